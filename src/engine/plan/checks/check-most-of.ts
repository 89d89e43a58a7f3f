import { aggregatesOf, tablesOf } from '../../expression-walk.ts';
import { AFTER_NOUNS, BUSY, DISTINCT } from '../../lexicon/cues.ts';
import type { LogicalQuery, Output } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';
import { tablesCalled } from '../tables-called.ts';

/** Rejects a number of those who are busy: "the two busiest vets" have most of something else: it is not the vets that are counted. */
export function checkBusy(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const at = words.findIndex((word) => BUSY.has(word));
  if (at < 0 || query.kind !== 'aggregate') return;
  const busy = rowsAfter(words, at + 1, index);
  if (rowsRanked(query).some((table) => busy.includes(table)))
    noSense('those who are busy are not what there is most of');
}

/** Rejects the number of those who have: "which tutor has the most pupils" counts no tutors of each pupil. */
export function checkHad(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const at = words.findIndex((word, place) => MOST.has(word) && HAVING.has(words[place - 2] ?? ''));
  if (at < 0 || query.kind !== 'aggregate') return;
  const had = rowsAfter(words, at + 1, index);
  const counted = rowsRanked(query);
  const isOfHad = ({ expression }: Output): boolean =>
    [...tablesOf(expression)].every((table) => had.includes(table));
  const isTurned = counted.length > 0 && !counted.some((table) => had.includes(table));
  if (isTurned && query.dimensions.length > 0 && query.dimensions.every(isOfHad))
    noSense('what they have most of is what is counted');
}

/** Rejects groups by each of those that are counted: "the ward with the most different patients" has a number of them. */
export function checkDifferent(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const at = words.findIndex((word, place) => MOST.has(word) && DISTINCT.has(words[place + 1] ?? ''));
  const counted = at < 0 ? [] : rowsAfter(words, at + 2, index);
  const isOfCounted = ({ expression }: Output): boolean =>
    [...tablesOf(expression)].some((table) => counted.includes(table));
  if (query.dimensions.some(isOfCounted)) noSense('what they have most of is what is counted');
}

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
