import { conjunctsOf } from '../../../conjuncts.ts';
import { countedRows } from '../../../counted-rows.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { BOUND_ROWS } from '../../../lexicon/bounded-groups.ts';
import type { Condition, LogicalQuery, MeasureOutput } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { type MeasuresApart, mayBeOfSame, measuresApart } from '../../measures-apart.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects what is said of the rows of one of several numbers as said of all: "number of loans and average rate of late loans by branch",
 * "top 5 branches by volume of car loans, with the number of loans".
 */
export function checkMeasuresApart(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const apart = measuresApart(words, index);
  if (apart === null || apart.measures.every(({ areAll }) => areAll) || areSame(apart, words)) return;
  const isOfAll = conjunctsOf(query.where).some((one) => isOfRows(one, index));
  const isUnclear = apart.ranked !== null && mayBeOfSame(apart, words);
  if (isOfAll || isUnclear || query.kind === 'list' || !query.measures.some(isOfOwnRows))
    undecided('of which rows each of the numbers is is not said');
}

/**
 * Rejects groups that are chosen by a number of only those rows that the number shown is of: "average rate of late loans by grade for
 * grades with more than 500 loans" may be late ones, or any.
 */
export function checkBoundOfRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.having === null) return;
  const text = textOf(words);
  const said = BOUND_ROWS.exec(text)?.groups?.['rows'] ?? '';
  // "average rate of auto loans, for branches with more than 50 auto loans"
  if (said.includes(' ') && text.includes(` of ${said}`)) return;
  const rows = said.split(' ');
  const noun = rows.find((word) => tablesCalled(word, index).length > 0);
  if (noun === undefined || !isSaidMore(noun, words)) return;
  const isOfAll = conjunctsOf(query.where).some((one) => isOfRows(one, index));
  const isCounted = aggregatesOf(query.having).some((one) => one.function === 'count');
  if (isOfAll && isCounted && (rows.length === 1 || query.measures.every((one) => !isOfOwnRows(one))))
    undecided('of which rows the number is that chooses them is not said');
}

/** "average rate *of late loans*" */
function isSaidMore(noun: string, words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      word === 'of' && [2, 3, 4].some((more) => words[at + more] === noun) && words[at + 1] !== 'all',
  );
}

function areSame({ measures }: MeasuresApart, words: readonly string[]): boolean {
  return new Set(measures.map(({ rows }) => words.slice(...rows).join(' '))).size === 1;
}

function isOfOwnRows({ expression }: MeasureOutput): boolean {
  return aggregatesOf(expression).some((one) => countedRows(one) !== null);
}

/** A time is said of all of them, and that groups have a name of none. */
function isOfRows(condition: Condition, index: KnowledgeIndex): boolean {
  if (condition.kind === 'test' && condition.expression.kind === 'is-null') return false;
  return columnsOfCondition(condition).some(
    ({ table, column }) => index.field(table, column).role !== 'time',
  );
}

/** Without one of these {@link checkBoundOfRows} holds on to nothing. */
export const BOUND_OF_ROWS_CUES: readonly Cue[] = [BOUND_ROWS];
