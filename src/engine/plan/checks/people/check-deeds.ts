import type { Field } from '../../../../catalog/mod.ts';
import { type Expression, operandsOf } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import {
  AFTER_VERBS,
  AUXILIARIES_OF_ACTS,
  BEFORE_PARTICIPLES,
  BEING,
  DAYS,
  PARTICLES,
} from '../../../lexicon/cues.ts';
import { verbStem } from '../../../lexicon/inflection.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { isDeedOf, isPastForm } from '../../deeds.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalled } from '../../tables-called.ts';
import { tablesOnWay } from '../../tables-on-way.ts';
import { spacedTextOf } from '../../text-of.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

/**
 * Rejects a query that loses what was done, where a table tells of it: patients "treated by volunteers" have treatments,
 * and those "released in 2023" need not have been admitted then.
 */
export function checkDeeds(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  checkDay(query, words, index);
  for (const [at, word] of words.entries()) {
    const isPast = isPastForm(word);
    // "did each keeper treat"
    const isAfterDid =
      !isPast &&
      AFTER_VERBS.has(words[at + 1] ?? '?') &&
      words.slice(0, at).some((one) => AUXILIARIES_OF_ACTS.has(one));
    if (!(isPast || isAfterDid) || PARTICLES.has(words[at + 1] ?? '')) continue;
    if (isPast) checkWhose(query, { words, at, index });
    const deeds = index.knowledge.datasets.filter(
      (dataset) => dataset.isVisible && dataset.roleOf === undefined && isDeedOf(word, dataset),
    );
    if (deeds.length > 0) checkDeed(query, { word, deeds: deeds.map(({ name }) => name), index });
  }
}

/** "towns by the number of animals they brought in": the verb says what they did, and asks for no day of it. */
function checkDay(query: Asked, words: readonly string[], index: KnowledgeIndex): void {
  // "average recovery per charged-off loan" is of all of them.
  if (query.kind !== 'aggregate' || (query.dimensions.length < 2 && !words.includes('per'))) return;
  const said = spacedTextOf(words);
  for (const { expression } of query.dimensions) {
    if (expression.kind !== 'column') continue;
    const { role, label } = index.field(expression.table, expression.column);
    if (role === 'time' && !said.includes(` ${label} `) && !words.some((word) => DAYS.has(word)))
      noSense('no day is asked for');
  }
}

interface Act {
  readonly words: readonly string[];
  /** Where in them the act is. */
  readonly at: number;
  readonly index: KnowledgeIndex;
}

/** "residents opened in 2023": the date is that of the site of each, which nobody named. */
function checkWhose(query: Asked, { words, at, index }: Act): void {
  const act = words[at] ?? '';
  const before =
    words.slice(0, at).findLast((word) => !BEFORE_PARTICIPLES.has(word) && !BEING.has(word)) ?? '';
  const subjects = tablesCalled(before, index);
  const [subject, ...others] = subjects;
  if (subject === undefined || others.length > 0) return;
  const dated = conjunctsOf(query.where)
    .flatMap((one) => (one.kind === 'test' ? [...datesIn(one.expression)] : []))
    .filter(({ table, column }) => isCalled(index.field(table, column), act));
  const isOfOther = dated.every(
    ({ table }) => table !== subject && index.isToOne(subject, table) && !index.isToOne(table, subject),
  );
  if (dated.length > 0 && isOfOther)
    noSense(`when ${index.dataset(subject).labelPlural} were ${act} is not known`);
}

type Column = Extract<Expression, { kind: 'column' }>;

function datesIn(expression: Expression): readonly Column[] {
  return expression.kind === 'column' ? [expression] : operandsOf(expression).flatMap(datesIn);
}

function isCalled({ role, label, synonyms }: Field, act: string): boolean {
  return role === 'time' && [label, ...synonyms].some((name) => tells(name, act));
}

interface Deed {
  readonly word: string;
  /** The tables that tell of it. */
  readonly deeds: readonly string[];
  readonly index: KnowledgeIndex;
}

function checkDeed(query: Asked, { word, deeds, index }: Deed): void {
  const tables = tablesOnWay(query, index.knowledge);
  const tests = conjunctsOf(query.where).flatMap((one) => (one.kind === 'test' ? [one.expression] : []));
  const isSaid = (literal: string): boolean => literal.toLowerCase() === word;
  const isState = tests.some((one) => literalsOf(one).some(isSaid));
  const isDenied = tests.some(
    (one) => one.kind === 'binary' && one.operator === '<>' && literalsOf(one).some(isSaid),
  );
  if (isDenied && !deeds.some((table) => tables.has(table)))
    noSense(`whether they were ${word} is told elsewhere`);
  const isDated = [...tables].some((table) =>
    index.dataset(table).fields.some(({ role, label }) => role === 'time' && tells(label, word)),
  );
  // "quantity ordered": the lines of an order are ordered with it.
  const isPart = (deed: string): boolean =>
    [...tables].some(
      (table) =>
        index.isToOne(table, deed) && index.dataset(table).label.startsWith(`${index.dataset(deed).label} `),
    );
  if (!isState && !isDated && !deeds.some((table) => tables.has(table) || isPart(table)))
    noSense(`nothing of what is asked for tells what was ${word}`);
  const assumed = query.assumptions.flatMap((one) => (one.startsWith('time is by ') ? [one.slice(11)] : []));
  if (assumed.length > 0 && !assumed.some((date) => tells(date, word) || isDateOf(date, { deeds, index })))
    noSense(`the time is not when they were ${word}`);
}

function tells(label: string, word: string): boolean {
  return label.split(' ').some((one) => verbStem(one) === verbStem(word));
}

function isDateOf(date: string, { deeds, index }: Pick<Deed, 'deeds' | 'index'>): boolean {
  return deeds.some((table) => index.dataset(table).fields.some(({ label }) => label === date));
}
