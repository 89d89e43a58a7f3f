import { aggregatesOf } from '../expression-walk.ts';
import type { AggregateQuery, LogicalQuery, MeasureOutput } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense, undecided } from './rejection.ts';
import { partsOf } from './rewrite.ts';
import { tablesCalled } from './tables-called.ts';
import { textOf } from './text-of.ts';

/** Rejects what is no difference where one is asked for, and the difference of other rows than those that it is said to be over. */
export function checkDifferences(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  if (HOW_MUCH_MORE.test(textOf(words)) && !query.measures.some(isDifference))
    noSense('how much the one is more than the other is not in the answer');
  checkRowsOfDifference(query, words, index);
}

/** "How much less than requested did we lend?" */
const HOW_MUCH_MORE =
  /^(?:(?:and|by|so|then) )?how (?:many|much) (?:above|below|fewer|higher|larger|less|lower|more|smaller)\b(?! than (?:an?\b|one\b|\$|[\d.]))/;

function isDifference({ expression, transform }: MeasureOutput): boolean {
  return transform?.kind === 'change' || partsOf(expression).some(isMinus);
}

function isMinus(part: object): boolean {
  return 'kind' in part && part.kind === 'binary' && 'operator' in part && part.operator === '-';
}

/** "requested amount minus amount lent, over all loans": of their applications, and not of all that there are. */
function checkRowsOfDifference(
  { measures }: AggregateQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const [, noun = ''] = OVER_ALL.exec(textOf(words)) ?? [];
  const tables = noun === '' ? [] : tablesCalled(noun, index);
  if (tables.length === 0) return;
  const isOfOthers = measures.some(
    ({ expression }) =>
      partsOf(expression).some(isMinus) &&
      new Set(aggregatesOf(expression).map(({ table }) => table)).size > 1,
  );
  if (isOfOthers) undecided('whether the difference is of each row or of all is not said');
}

const OVER_ALL = /\b(?:across|for|of|on|over) (?:all|every|each)(?: (?:of )?(?:our|the))? ([a-z]+)\b/;
