import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a number of others: "among the tall players, how many of them have a goal" counts players, and no goals; and an amount of all
 * beside the number of some where it is that of these.
 */
export function checkOfThem(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'aggregate' && AMOUNT_OF_THEM.test(textOf(words)) && isOfOthersToo(query))
    noSense('the amount is of those that are counted');
  const how = words.findIndex((_, at) => OF_THEM.every((word, place) => words[at + place] === word));
  // What the question begins with may have been put last.
  const among = how > 0 && AMONG.has(words[0] ?? '') ? 0 : words.findLastIndex((word) => LAST.has(word));
  if (query.kind !== 'aggregate' || how < 0 || among < 0) return;
  const named = words.slice(among + 1).find((word) => tablesCalled(word, index).length > 0);
  if (named === undefined) return;
  const those = new Set(tablesCalled(named, index));
  const counted = query.measures.flatMap(({ expression }) =>
    aggregatesOf(expression).map(({ table }) => table),
  );
  if (counted.length > 0 && !counted.some((table) => those.has(table)))
    noSense('what is counted are others than those that were named');
}

/**
 * Rejects groups of rows that are said to be of the groups: "branches by fees on *their loans*" has no row for each loan. "branches and
 * the number of *their loans*" has one for each branch.
 */
export function checkTheirRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  if (query.dimensions.length === 0 && query.measures.length > 1 && NUMBER_OF_THEIRS.test(textOf(words)))
    noSense('what each of them has is not in the answer');
  if (query.dimensions.length < 2) return;
  const theirs = words.flatMap((word, at) =>
    THEIR.has(word) && OF.has(words[at - 1] ?? '') ? tablesCalled(words[at + 1] ?? '', index) : [],
  );
  const isOfRows = query.dimensions.some(({ expression }) => {
    if (expression.kind !== 'column' || !theirs.includes(expression.table)) return false;
    const { primaryKey, display } = index.dataset(expression.table);
    return [...primaryKey, ...display].includes(expression.column);
  });
  if (isOfRows) noSense('what belongs to the groups is no group');
}

/** "the number of late trips and the total fee on them" */
const AMOUNT_OF_THEM =
  /\b(?:count|how many|number)\b.* and (?:the |their )?(?:[a-z]+ ){1,4}(?:of|on) (?:them|these|those)\b/;

/** Whether some rows are counted and all of the same table added up. */
function isOfOthersToo({ measures }: AggregateQuery): boolean {
  const of = measures.flatMap(({ expression }) => aggregatesOf(expression));
  return of.some(
    (one) =>
      one.function === 'count' &&
      one.filter !== null &&
      of.some((other) => other.table === one.table && other.function === 'sum' && other.filter === null),
  );
}

const NUMBER_OF_THEIRS =
  /^(?:please )?(?:(?:list|show|give|name|display|get|report|tell)(?: me| us)? )?(?:the |all |our )*[a-z]+s (?:,? ?and|with|plus|alongside|beside|next to|along with|together with|as well as) (?:the )?(?:[a-z]+ ){1,3}of their [a-z]+s\b/;
const THEIR: ReadonlySet<string> = new Set(['its', 'their']);
const OF: ReadonlySet<string> = new Set(['at', 'for', 'from', 'in', 'of', 'on', 'through']);
const AMONG: ReadonlySet<string> = new Set(['among', 'amongst', 'of', 'out']);
const LAST: ReadonlySet<string> = new Set(['among', 'amongst']);
const OF_THEM: readonly string[] = ['how', 'many', 'of', 'them'];

/** Without one of these {@link checkOfThem} holds on to nothing. */
export const OF_THEM_CUES: readonly Cue[] = ['them', AMOUNT_OF_THEM];

/** Without one of these {@link checkTheirRows} holds on to nothing. */
export const THEIR_ROWS_CUES: readonly Cue[] = [NUMBER_OF_THEIRS, THEIR];
