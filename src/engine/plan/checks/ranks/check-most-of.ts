import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { AFTER_NOUNS, BUSY, DISTINCT } from '../../../lexicon/cues.ts';
import { isDone } from '../../../lexicon/inflection.ts';
import { VERB_FORMS } from '../../../lexicon/words/relations.ts';
import type { LogicalQuery, Output } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { tellsOf } from '../../tells-of.ts';

/** Rejects a number of those who are busy: "the two busiest vets" have most of something else: it is not the vets that are counted. */
export function checkBusy(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const at = words.findIndex((word) => BUSY.has(word));
  if (at < 0 || query.kind !== 'aggregate') return;
  const busy = rowsAfter(words, at + 1, index);
  if (rowsRanked(query).some((table) => busy.includes(table)))
    noSense('those who are busy are not what there is most of');
}

/**
 * Rejects the number of those who have: "which tutor has the most pupils" and "tutors by number of pupils" count no tutors of each
 * pupil.
 */
export function checkHad(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const at = words.findIndex(
    (word, place) =>
      (MOST.has(word) && HAVING.has(words[place - 2] ?? '')) ||
      (word === 'of' && BY_NUMBER.test(words.slice(Math.max(0, place - 3), place).join(' '))),
  );
  if (at < 0 || query.kind !== 'aggregate') return;
  const had = rowsAfter(words, at + 1, index);
  const counted = rowsRanked(query);
  const isOfHad = ({ expression }: Output): boolean =>
    [...tablesOf(expression)].every((table) => had.includes(table));
  const isTurned = counted.length > 0 && !counted.some((table) => had.includes(table));
  if (isTurned && query.dimensions.length > 0 && query.dimensions.every(isOfHad))
    noSense('what they have most of is what is counted');
}

/**
 * Rejects groups by each of those that are counted: "the ward with the most different patients" has a number of them, and
 * so has "the city with the most breweries".
 */
export function checkDifferent(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const most = words.findIndex((word) => MOST.has(word));
  if (most < 0) return;
  const isDifferent = DISTINCT.has(words[most + 1] ?? '');
  const start = isDifferent ? most + 2 : most + 1;
  const counted = isDifferent ? rowsAfter(words, start, index) : [];
  const noun = query.dimensions.length > 1 ? (words[start] ?? '') : '';
  const isOfCounted = ({ expression }: Output): boolean =>
    [...tablesOf(expression)].some((table) => counted.includes(table)) || isCalled(expression, noun, index);
  if (query.dimensions.some(isOfCounted)) noSense('what they have most of is what is counted');
}

/** Whether the plural calls the values of a column, and no rows: "breweries" those of a `brewery_name`. */
function isCalled(expression: Expression, noun: string, index: KnowledgeIndex): boolean {
  const one = singularOf(noun);
  if (expression.kind !== 'column' || one === noun || tablesCalled(noun, index).length > 0) return false;
  const { label, synonyms } = index.field(expression.table, expression.column);
  return [label, ...synonyms].some(
    (name) =>
      name
        .replace(/ name$/, '')
        .split(' ')
        .at(-1) === one,
  );
}

/** Rejects a number of rows for the most of what is no number: "the line with the most downtime" has been down the longest. */
export function checkMuch(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const noun = words[words.findIndex((word) => MOST.has(word)) + 1] ?? '';
  const isLasting = (table: string): boolean =>
    index.dataset(table).fields.filter(({ role }) => role === 'time').length > 1;
  const called = LASTING.test(noun) ? tablesCalled(noun, index) : [];
  if (rowsRanked(query).some((table) => called.includes(table) && isLasting(table)))
    noSense('the most of what lasts is not how often it was');
}

const LASTING = /(?:absence|delay|downtime|leave|overtime|uptime|time)$/;

/** Rejects the number of those to whom something is done: "the genre borrowed most often" has no most books, where loans are of books. */
export function checkDoneMost(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.order.length === 0) return;
  const done = words.filter(
    (_, at) => MOST.has(words[at - 1] ?? '') || OFTEN.test(words.slice(at + 1, at + 5).join(' ')),
  );
  // "awarded most often" is no `year_awarded`.
  const isColumn = ({ label }: Output): boolean =>
    done.some((word) => isDone(word) && label.includes(' ') && label.split(' ').includes(word));
  if (query.dimensions.length > 1 && query.dimensions.some(isColumn))
    noSense('how often it is done is what is asked for');
  const verbs = done.flatMap((word) => VERB_FORMS.get(word) ?? []);
  if (verbs.length === 0) return;
  const counted = rowsRanked(query);
  const isOfDeed = index.knowledge.datasets.some(
    (deed) =>
      !counted.includes(deed.name) &&
      verbs.some(
        (verb) => tellsOf(verb, deed) && !counted.some((table) => tellsOf(verb, index.dataset(table))),
      ) &&
      counted.some((table) => index.isToOne(deed.name, table)),
  );
  if (isOfDeed) noSense('how often it is done is not how many there are');
}

/** "played (the) most", "ordered most often", "sold the least in 2024"; "bought the most books" counts books. */
const OFTEN =
  /^(?:the )?(?:fewest|least|most)(?: (?:frequently|often|times))?(?:$| (?:\?|at|by|during|for|from|in|on|over|since|to)(?: |$))/;

/** "ranked by the number of" */
const BY_NUMBER = /(?:^| )by (?:the |their )?(?:count|number)$/;

const HAVING: ReadonlySet<string> = new Set(['had', 'has', 'have', 'having', 'with']);
const MOST: ReadonlySet<string> = new Set(['fewest', 'least', 'most']);

/** The tables whose rows are counted for the order. */
function rowsRanked({ measures, order }: Extract<LogicalQuery, { kind: 'aggregate' }>): readonly string[] {
  return measures
    .filter(({ name }) => order.some(({ by }) => by === name))
    .flatMap(({ expression }) => aggregatesOf(expression))
    .flatMap((one) => (one.function === 'count' && one.argument === null ? [one.table] : []));
}

/** The tables that the noun after a superlative calls: "late payments", "auto loan accounts". */
export function rowsAfter(words: readonly string[], start: number, index: KnowledgeIndex): readonly string[] {
  const length = words.slice(start).findIndex((word) => AFTER_NOUNS.has(word));
  const phrase = words.slice(start, length < 0 ? words.length : start + length);
  return phrase.map((word) => tablesCalled(word, index)).findLast((tables) => tables.length > 0) ?? [];
}
