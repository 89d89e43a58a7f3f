import type { Expression } from '../../shared/mod.ts';
import { datePartText } from './date-part-sql.ts';

/** A number that a calendar part is compared with as the part is written, `'03'` for 3; others unchanged. */
export function toPartText(part: Expression, value: Expression): Expression {
  if (part.kind !== 'date-part' || value.kind !== 'literal' || typeof value.value !== 'number') return value;
  const text = datePartText(part.part, value.value);
  return text === null ? value : { kind: 'literal', value: text };
}

/** Whether the value is a number that text would never equal: columns convert what they are compared with. */
export function isNumeric(expression: Expression): boolean {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'number';
    case 'binary':
      return ['+', '-', '*', '/'].includes(expression.operator);
    case 'aggregate':
      return expression.function !== 'min' && expression.function !== 'max';
    default:
      return false;
  }
}

/** Whether the value is a real number whatever the columns hold. */
export function isReal(expression: Expression): boolean {
  switch (expression.kind) {
    case 'aggregate':
      return ['avg', 'median', 'percentile', 'stddev'].includes(expression.function);
    case 'literal':
      return typeof expression.value === 'number' && !Number.isInteger(expression.value);
    case 'binary':
      return (
        expression.operator === '/' ||
        ('+-*'.includes(expression.operator) && (isReal(expression.left) || isReal(expression.right)))
      );
    case 'function':
      return expression.name.toLowerCase() === 'julianday';
    default:
      return false;
  }
}
