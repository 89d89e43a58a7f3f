import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { isSame } from '../../../is-same.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects a list that shows nothing but what the question gave: of "the student Ada's friends", whose name is asked for is not Ada's
 * own, row by row.
 */
export function checkGiven(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  checkLimits(query, words);
  if (query.kind !== 'list') return;
  const [only, ...others] = query.fields;
  if (only === undefined || others.length > 0) return;
  const { expression } = only;
  if (expression.kind !== 'column') return;
  if (expression.table === query.from && !hasTies(query.where, index)) return;
  const isGiven = testsOf(query.where).some(
    (test) =>
      (test.kind === 'binary' && test.operator === '=' && isSame(test.left, expression)) ||
      (test.kind === 'in' && !test.negated && test.values.length === 1 && isSame(test.operand, expression)),
  );
  if (isGiven) noSense('what is asked for is what the question says');
}

/** "accounts over their limit" have one of their own, and not that of what they belong to. */
function checkLimits(query: LogicalQuery, words: readonly string[]): void {
  const isOfThem = OWN_LIMIT.test(textOf(words));
  if (!isOfThem || query.kind === 'values') return;
  const isOfOthers = testsOf(query.where).some(
    (test) =>
      test.kind === 'binary' &&
      test.left.kind === 'column' &&
      test.right.kind === 'column' &&
      test.left.table !== test.right.table,
  );
  if (isOfOthers) noSense('the limit is not their own');
}

const OWN_LIMIT =
  /\b(?:its|their) (?:credit |own |agreed |approved )*(?:cap|caps|ceiling|limit|limits|line)\b/;

/** Whether ties to others of their kind are asked of the rows, which then are asked for rather than their owners. */
function hasTies(where: Condition | null, index: KnowledgeIndex): boolean {
  return conjunctsOf(where).some(
    (one) =>
      one.kind === 'exists' &&
      index
        .dataset(one.related)
        .fields.some(({ expression }) => expression?.kind === 'column' && expression.table !== one.related),
  );
}
