import type { BinaryOperator, Expression } from '../../shared/mod.ts';

/** The same condition, false where it was true and unknown where it was unknown. */
export function negate(expression: Expression): Expression {
  switch (expression.kind) {
    case 'not':
      return expression.operand;
    case 'is-null':
    case 'in':
      return { ...expression, negated: !expression.negated };
    case 'logical':
      return {
        kind: 'logical',
        operator: expression.operator === 'and' ? 'or' : 'and',
        operands: expression.operands.map(negate),
      };
    case 'binary': {
      const operator = OPPOSITES[expression.operator];
      return operator === undefined ? { kind: 'not', operand: expression } : { ...expression, operator };
    }
    default:
      return { kind: 'not', operand: expression };
  }
}

const OPPOSITES: Readonly<Partial<Record<BinaryOperator, BinaryOperator>>> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
