import type { Expression } from '../../../shared/mod.ts';
import { operandsOf } from '../../../shared/mod.ts';
import { conjunctsOf, filtersOf, testsOf } from '../../conjuncts.ts';
import { isSame } from '../../is-same.ts';
import { joinPath } from '../../joins/join-path.ts';
import type { Condition, LogicalQuery } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense, undecided } from '../rejection.ts';
import { textOf } from '../text-of.ts';

/**
 * Rejects conditions that say nothing: a column compared with itself, and "at least one loan" beside "at least one late
 * payment" of a loan. Nobody asks for them, so that what was said has gone elsewhere.
 */
export function checkIdle(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  checkLeft(query, words);
  const conditions = conjunctsOf(query.where);
  if ([...testsOf(query.where), ...filtersOf(query)].some(comparesItself))
    noSense('a column is compared with itself');
  if (!words.includes('and') && hasIdleExistence(conditions, index))
    undecided('whose the state is is not said');
}

/** Rejects all rows where those that are left are asked for: "how many payments are left on loan 900". */
function checkLeft(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || !LEFT.test(textOf(words))) return;
  const isCounted = query.measures.some(
    ({ expression }) => expression.kind === 'aggregate' && expression.argument === null,
  );
  const said = JSON.stringify([query.where, query.measures]);
  if (isCounted && !RESTRICTED.test(said)) noSense('those that are left are not all of them');
}

const LEFT = /\b(?:is|are|was|were) (?:still )?(?:left|behind)\b|\b(?:remain|remains)\b/;
/** Of some state: empty, or one of the names. */
const RESTRICTED = /"kind":"(?:is-null|null|in)"|"kind":"literal","value":"[a-z]/i;

function comparesItself(expression: Expression): boolean {
  if (expression.kind !== 'binary' || !COMPARISONS.has(expression.operator))
    return operandsOf(expression).some(comparesItself);
  const [left, right] = [columnsOf(expression.left), columnsOf(expression.right)];
  const [only] = left;
  return left.length === 1 && right.length === 1 && only !== undefined && isSame(only, right[0]);
}

const COMPARISONS: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>=']);

function columnsOf(expression: Expression): readonly Expression[] {
  return expression.kind === 'column' ? [expression] : operandsOf(expression).flatMap(columnsOf);
}

/** Rows that must be there anyway for the others to be. */
function hasIdleExistence(conditions: readonly Condition[], index: KnowledgeIndex): boolean {
  const existing = conditions.flatMap((one) => (one.kind === 'exists' ? [one] : []));
  return existing.some(
    (idle) =>
      idle.where === null &&
      existing.some((one) => {
        if (one === idle || one.table !== idle.table) return false;
        const path = joinPath(index.knowledge, {
          from: one.table,
          to: one.related,
          named: new Set([idle.related]),
        });
        return !('kind' in path) && path.slice(0, -1).some(({ to }) => to === idle.related);
      }),
  );
}
