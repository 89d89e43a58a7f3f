import type { Expression } from '../../../shared/mod.ts';
import type { MeasureOutput } from '../../logical-query.ts';
import { literal } from '../expressions.ts';

/** A total, which is zero where there are no rows, and not unknown; any other expression as it is. */
export function noneIsZero(expression: Expression): Expression {
  return isTotal(expression)
    ? { kind: 'function', name: 'coalesce', arguments: [expression, literal(0)] }
    : expression;
}

/**
 * "the largest drop in volume from 2023 to 2024" of groups: who had nothing in one of the two times has lost, or gained, all of it. Only
 * of totals of some of the rows, and not where all together have one value.
 */
export function withTotalsCompared(
  measures: readonly MeasureOutput[],
  isGrouped: boolean,
): readonly MeasureOutput[] {
  if (!isGrouped) return measures;
  return measures.map((one) => {
    const expression = compared(one.expression);
    return expression === one.expression ? one : { ...one, expression };
  });
}

/** The differences in an expression, with zero for what there is not. */
function compared(expression: Expression): Expression {
  if (expression.kind !== 'binary') return expression;
  const [left, right] = [compared(expression.left), compared(expression.right)];
  const areTotals =
    expression.operator === '-' && isTotal(left) && isTotal(right) && isOfSome(left) && isOfSome(right);
  if (areTotals) return { ...expression, left: noneIsZero(left), right: noneIsZero(right) };
  return left === expression.left && right === expression.right ? expression : { ...expression, left, right };
}

function isTotal(expression: Expression): boolean {
  return expression.kind === 'aggregate' && expression.function === 'sum';
}

function isOfSome(expression: Expression): boolean {
  return expression.kind === 'aggregate' && expression.filter != null;
}
