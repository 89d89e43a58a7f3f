import { assertNever } from './assert-never.ts';
import type { Expression } from './expression.ts';

/** The direct operands of an expression, in order. */
export function operandsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'column':
    case 'literal':
    // What it is made of is of other rows.
    case 'related':
      return [];
    case 'binary':
      return [expression.left, expression.right];
    case 'logical':
      return expression.operands;
    case 'not':
    case 'is-null':
    case 'date-part':
      return [expression.operand];
    case 'in':
      return [expression.operand, ...expression.values];
    case 'case':
      return [
        ...expression.branches.flatMap(({ when, then }) => [when, then]),
        ...(expression.otherwise === null ? [] : [expression.otherwise]),
      ];
    case 'function':
      return expression.arguments;
    case 'aggregate':
      return [expression.argument, expression.filter].filter((operand) => operand !== null);
    default:
      return assertNever(expression);
  }
}
