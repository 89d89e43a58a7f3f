import { isSame } from '../../../is-same.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf, columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import type { Cue } from '../cues.ts';
import { stateBefore } from '../states-before.ts';

/**
 * Rejects one number of rows in several states where these are listed beside the groups: "rides by month, early and late" has a number of
 * each. "In Ohio, Texas and Maine" lists places, of which the first stands before the comma.
 */
export function checkLumped(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0 || !areLumped(query, index)) return;
  for (const [at, word] of words.entries())
    if (word === ',' && areStates(words, at + 1, index) && !isListed(words, at, index))
      undecided('whether they are to be told apart or counted together is not said');
}

/** Whether one number is of rows that are so, by what is no group. */
function areLumped({ where, dimensions, measures }: AggregateQuery, index: KnowledgeIndex): boolean {
  if (where === null || measures.length > 1) return false;
  const ofGroups = dimensions.flatMap(({ expression }) => columnsOf(expression));
  return columnsOfCondition(where).some(
    (column) =>
      index.field(column.table, column.column).role !== 'time' &&
      !ofGroups.some((one) => isSame(one, column)),
  );
}

/** "late and on time", "late, current and paid off" up to the end or another comma. */
function areStates(words: readonly string[], from: number, index: KnowledgeIndex): boolean {
  let start = from;
  let isJoined = false;
  for (let at = from; at <= words.length; at += 1) {
    const word = words[at];
    if (word !== undefined && word !== 'and' && !ENDS.has(word)) continue;
    const length = at - start;
    if (length === 0 || stateBefore(words.slice(start, at), length, index)?.split(' ').length !== length)
      return false;
    if (isJoined) return true;
    if (word !== ',' && word !== 'and') return false;
    isJoined = word === 'and';
    start = at + 1;
  }
  return false;
}

const ENDS: ReadonlySet<string> = new Set([',', '.', '?', 'by', 'for', 'in', 'per']);

/** "in Ohio, …", and no "by branch, …". */
function isListed(words: readonly string[], at: number, index: KnowledgeIndex): boolean {
  const state = stateBefore(words, at, index);
  if (state === null) return false;
  return !GROUPING.has(words[at - state.split(' ').length - 1] ?? '');
}

const GROUPING: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);

/** Without it {@link checkLumped} holds on to nothing. */
export const LUMPED_CUES: readonly Cue[] = [','];
