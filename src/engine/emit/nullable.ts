import type { Expression } from '../../shared/mod.ts';
import type { Scope } from './scope.ts';

/** Whether an expression over one row can be NULL. */
export function isNullableExpression(expression: Expression, scope: Scope): boolean {
  const isNullable = (operand: Expression): boolean => isNullableExpression(operand, scope);
  switch (expression.kind) {
    case 'column':
      return scope.isNullable(expression.table, expression.column);
    case 'literal':
      return expression.value === null;
    case 'date-part':
    case 'not':
      return isNullable(expression.operand);
    case 'is-null':
      return false;
    case 'binary':
      return expression.operator === '/' || isNullable(expression.left) || isNullable(expression.right);
    case 'case':
      return (
        expression.otherwise === null ||
        isNullable(expression.otherwise) ||
        expression.branches.some(({ then }) => isNullable(then))
      );
    default:
      return true;
  }
}

/** Whether an expression over the aggregates of a group, which has at least one row, can be NULL. */
export function isNullableMeasure(expression: Expression): boolean {
  switch (expression.kind) {
    case 'aggregate':
      return expression.function !== 'count';
    case 'literal':
      return expression.value === null;
    case 'binary':
      return (
        expression.operator === '/' ||
        isNullableMeasure(expression.left) ||
        isNullableMeasure(expression.right)
      );
    default:
      return true;
  }
}
