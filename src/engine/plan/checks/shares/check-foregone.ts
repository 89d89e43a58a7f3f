import type { AggregateExpression, Expression } from '../../../../shared/mod.ts';
import { testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { LogicalQuery, MeasureOutput, Output } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { valuesOf } from '../rows/check-contradiction.ts';

/**
 * Rejects shares that are all of their whole before anything is counted: of "share of prepaid loans that were closed early" all
 * were, as "prepaid" says so; and the heading of "Prepayment: share of the loans that …" restricts nothing.
 */
export function checkForegone(query: LogicalQuery, { knowledge }: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  // "how many were approved, and what approval rate does that make": all of the approved ones were.
  if (query.measures.some(({ expression }) => isOfItself(expression)))
    noSense('something is held against itself');
  if (
    query.dimensions.some((dimension) => query.measures.every((measure) => isOfOneGroup(measure, dimension)))
  )
    noSense('each number is of one of the groups only');
  const tests = testsOf(query.where);
  if (tests.length === 0) return;
  for (const { expression } of query.measures) {
    if (
      expression.kind === 'aggregate' ||
      knowledge.metrics.some((one) => isSame(one.expression, expression))
    )
      continue;
    const [above, below] = aggregatesOf(expression);
    if (above !== undefined && below !== undefined && isPart(above, below) && isForegone(above, tests))
      noSense('all of them are so');
  }
}

/** A part of itself, or the difference from it. */
function isOfItself(expression: Expression): boolean {
  if (expression.kind === 'aggregate') return false;
  const [one, other, ...others] = aggregatesOf(expression);
  if (one === undefined || other === undefined || others.length > 0) return false;
  const [first, second] = [one, other].map(({ filter }) => (filter === null ? [] : testConjunctsOf(filter)));
  const isWithin = (these: readonly Expression[] = [], those: readonly Expression[] = []): boolean =>
    these.every((test) => those.some((that) => isSame(test, that)));
  const isBare = isSame({ ...one, filter: null }, { ...other, filter: null });
  return isBare && isWithin(first, second) && isWithin(second, first);
}

/** "the average of paid-off loans and of charged-off loans, one row for each status" */
function isOfOneGroup({ expression }: MeasureOutput, { expression: group }: Output): boolean {
  const aggregates = aggregatesOf(expression);
  return (
    aggregates.length === 1 &&
    aggregates.every(
      ({ filter }) => filter?.kind === 'binary' && filter.operator === '=' && isSame(filter.left, group),
    )
  );
}

/** Whether it is the same of some of the rows. */
function isPart(above: AggregateExpression, below: AggregateExpression): boolean {
  return above.filter !== null && isSame({ ...above, filter: null }, below);
}

function isForegone({ filter }: AggregateExpression, tests: readonly Expression[]): boolean {
  return filter !== null && testConjunctsOf(filter).every((one) => tests.some((test) => follows(one, test)));
}

/** Whether what is so for the second is so for the first. */
function follows(one: Expression, test: Expression): boolean {
  if (isSame(one, test)) return true;
  const [wanted] = valuesOf(one);
  const [given] = valuesOf(test);
  return (
    wanted !== undefined &&
    given !== undefined &&
    wanted.column === given.column &&
    given.values.isSubsetOf(wanted.values)
  );
}
