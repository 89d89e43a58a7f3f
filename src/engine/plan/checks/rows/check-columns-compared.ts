import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects what compares nothing, where something of the rows "is different from their" other ("whose home town is different from …"), or
 * is to be compared "with the overall" one or "with all loans".
 */
export function checkColumnsCompared(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  if (isOfOneSide(query) && WITH_ALL.test(textOf(words)))
    noSense('what is compared with what is not in the answer');
  const isCompared = testsOf(query.where).some(
    (test) => test.kind === 'binary' && columnsOf(test.left).length > 0 && columnsOf(test.right).length > 0,
  );
  if (isCompared) checkBothSides(query, words);
  if (!isCompared && COMPARED.test(textOf(words))) noSense('what is compared with what is not in the answer');
}

/** "more cows than bulls and oxen" are more than both, and no oxen are asked for. */
function checkBothSides(query: Exclude<LogicalQuery, { kind: 'values' }>, words: readonly string[]): void {
  const second = THAN_BOTH.exec(textOf(words))?.[1];
  const outputs = query.kind === 'list' ? query.fields : query.measures;
  if (second !== undefined && outputs.some(({ label }) => label.split(' ').includes(second)))
    noSense('what is compared is not asked for');
}

const THAN_BOTH = /\bthan (?:[a-z]+ ){1,3}(?:and|plus) (?:the )?([a-z]+)/;

const COMPARED =
  /\b(?:are|is|was|were) (?:different from|the same as) (?:her|his|its|the|their) [a-z]+(?: [a-z]+)? ?[?.]?$/;

const WITH_ALL =
  /\bcompare (?:(?!\b(?:to|versus|vs|with)\b).)*(?:against|to|versus|vs|with) (?:(?:the |our )?overall|all [a-z]+s)\b/;

/** Whether nothing is set beside what is measured. */
function isOfOneSide(query: LogicalQuery): boolean {
  if (query.kind !== 'aggregate' || query.having !== null) return false;
  if (query.sides !== undefined || query.versus !== undefined) return false;
  // Only for groups the sides stand in columns.
  return (
    query.dimensions.length === 0 ||
    query.measures.length === 1 ||
    !query.measures.some(({ expression }) => aggregatesOf(expression).some(({ filter }) => filter !== null))
  );
}

/** Without one of these {@link checkColumnsCompared} holds on to nothing. */
export const COLUMNS_COMPARED_CUES: readonly Cue[] = [WITH_ALL, THAN_BOTH, COMPARED];
