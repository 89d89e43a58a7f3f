import type { Field } from '../../../../catalog/mod.ts';
import { isToldBy } from '../../../asides/told-deeds.ts';
import { testsOf } from '../../../conjuncts.ts';
import { DEED_VERBS } from '../../../lexicon/deed-verbs.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { tablesOnWay } from '../../tables-on-way.ts';
import { datesOf } from './dates-of.ts';
import { BEFORE_TIMES, isNamedPeriod, isTime } from './said-times.ts';

/**
 * Rejects another date of the rows where a deed is dated by its own: "decided on 15 December 2025" goes by `decided_on`. Rejects also
 * rows without a number where one is asked for in its unit: "what was the longest it took, in days".
 */
export function checkDatedDeeds(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  checkOfPeople(query, words, index);
  if (isInUnit(words) && query.kind === 'list' && !shownOutputs(query).some(({ role }) => role === 'measure'))
    noSense('how much it is is what is asked for');
  const dated = words.flatMap((word, at) => {
    const isDated = BEFORE_TIMES.has(words[at + 1] ?? '') && isTime(words.slice(at + 2));
    if (!isDated && !isNamedPeriod(words[at + 1], words[at + 2])) return [];
    // By the name of the column: "decided on on 15 December".
    return [BEFORE_TIMES.has(word) ? (words[at - 1] ?? '') : word];
  });
  if (dated.length === 0) return;
  // The periods that are shown are tested as groups.
  const measures = query.kind === 'aggregate' ? [query.measures, query.having] : [];
  let written: string | null = null;
  const asked = (): string => {
    written ??= JSON.stringify([query.where, measures], withoutNulls);
    return written;
  };
  const timed = testsOf(query.where)
    .flatMap(columnsOf)
    .filter(({ table, column }) => index.field(table, column).role === 'time');
  const isAsked = (column: string): boolean => asked().includes(`"column":"${column}"`);
  for (const deed of dated) {
    // "defaulted loans originated since 2023" were issued then.
    const dates = timed.flatMap(({ table }) => datesCalled(deed, table, index));
    if (dates.length > 0 && !dates.some(isAsked)) noSense('what was done then goes by its own date');
  }
  for (const dates of datesOfClauses(words, index))
    if (!dates.some(isAsked)) noSense('what they did then goes by its own date');
  for (const { table } of timed)
    for (const { name, role } of index.dataset(table).fields)
      if (role === 'time' && dated.includes(deedOf(name)) && !isAsked(name))
        noSense('what was done then goes by its own date');
}

/** That they are decided at all is no day on which they were: "decided from July to September" is no `decided_on IS NOT NULL`. */
function withoutNulls(_: string, part: unknown): unknown {
  return isRecord(part) && part['kind'] === 'is-null' ? null : part;
}

function isRecord(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null;
}

/** "customers who borrowed since 2020": since when they are customers is no date of what they did. */
function checkOfPeople(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const verb = words
    .map((word) => DEED_VERBS.get(word))
    .find((one) => one !== undefined && one.nouns.length > 0);
  if (verb === undefined) return;
  const dated = testsOf(query.where)
    .flatMap(columnsOf)
    .filter(({ table, column }) => index.isParty(table) && isSinceWhen(index.field(table, column)));
  // "open loans of customers who joined in 2023"
  const isSaid = datesOfClauses(words, index).some((dates) =>
    dated.some(({ column }) => dates.includes(column)),
  );
  if (dated.length === 0 || isSaid) return;
  const told = index.knowledge.datasets.filter((one) => one.isVisible && isToldBy(verb, one));
  if (told.length === 0) return;
  const tables = tablesOnWay(query, index.knowledge);
  // "have not borrowed since 2020"
  const isTimed = words.some(
    (word, at) =>
      DEED_VERBS.get(word) === verb && SINCE.has(words[at + 1] ?? '') && isTime(words.slice(at + 2)),
  );
  if (isTimed || !told.some(({ name }) => tables.has(name)))
    noSense('what was done then goes by its own date');
}

/** `customer_since`: it says what they are, where `registered_on` says what they did. */
function isSinceWhen({ role, label }: Field): boolean {
  return role === 'time' && /(?:^| )since$/.test(label);
}

/** The dates of rows that are called by what was done then, and tell of all rows, or have no other name for it: "payments *made*". */
function datesCalled(deed: string, table: string, index: KnowledgeIndex): readonly string[] {
  const { defaultDate, fields } = index.dataset(table);
  const dates = datesOf(deed, table, index);
  if (defaultDate !== null && dates.has(defaultDate)) return withYears([defaultDate], fields);
  const called = fields.flatMap(({ name, role, synonyms }) =>
    role === 'time' && dates.has(name) && synonyms.includes(deed) ? [name] : [],
  );
  return withYears(called, fields);
}

/** With the columns that keep the years of dates: who "joined in 2015" has 2015 for the `joined_year`. */
function withYears(dates: readonly string[], fields: readonly Field[]): readonly string[] {
  return [
    ...dates,
    ...fields.flatMap(({ name, yearColumn }) => (dates.includes(name) ? (yearColumn ?? []) : [])),
  ];
}

/** The dates of clauses that say what somebody did: of "customers who *signed up in 2023*", whatever is counted of them. */
function datesOfClauses(words: readonly string[], index: KnowledgeIndex): readonly (readonly string[])[] {
  return words.flatMap((word, at) => {
    if (!CLAUSES.has(word)) return [];
    const length = words.slice(at + 1, at + DEED_MAX).findIndex((one) => BEFORE_TIMES.has(one));
    if (length < 1 || !isTime(words.slice(at + length + 2))) return [];
    // "became clients of ours" tells as much as "became clients".
    const deeds = Array.from({ length }, (_, last) => words.slice(at + 1, at + 2 + last).join(' '));
    return peopleCalled(words[at - 1] ?? '', index)
      .map((table) => deeds.flatMap((deed) => datesCalled(deed, table, index)))
      .filter((dates) => dates.length > 0);
  });
}

/** The tables of those who did it. */
function peopleCalled(noun: string, index: KnowledgeIndex): readonly string[] {
  if (!ANYBODY.has(noun)) return tablesCalled(noun, index);
  return index.knowledge.datasets.flatMap(({ name }) => (index.isParty(name) ? [name] : []));
}

const ANYBODY: ReadonlySet<string> = new Set([
  'anybody',
  'anyone',
  'everybody',
  'everyone',
  'people',
  'those',
]);
const CLAUSES: ReadonlySet<string> = new Set(['that', 'which', 'who']);
/** "who became a customer of ours in". */
const DEED_MAX = 6;

/** "decided" of `decided_on`. */
function deedOf(column: string): string {
  return DATED.exec(column.toLowerCase())?.[1] ?? '';
}

const DATED = /^([a-z]+ed)_(?:on|at|date)$/;
const SINCE: ReadonlySet<string> = new Set(['after', 'before', 'during', 'in', 'since']);

/** "what was the longest …, in days?" */
function isInUnit(words: readonly string[]): boolean {
  const said = words.filter((word) => word !== '?' && word !== '.');
  return said[0] === 'what' && said.at(-2) === 'in' && UNITS.has(said.at(-1) ?? '');
}

const UNITS: ReadonlySet<string> = new Set([
  'days',
  'dollars',
  'hours',
  'minutes',
  'months',
  'percent',
  'years',
]);
