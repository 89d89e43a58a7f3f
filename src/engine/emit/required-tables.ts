import type { Expression } from '../../shared/mod.ts';
import { tablesOf } from '../expression-walk.ts';
import type { Condition } from '../logical-query.ts';

/** The tables whose row must be there for the conditions to hold: an outer join to them would be one in name only. */
export function requiredTables(conditions: readonly Condition[]): Set<string> {
  return new Set(conditions.flatMap((condition) => [...ofCondition(condition)]));
}

function ofCondition(condition: Condition): ReadonlySet<string> {
  switch (condition.kind) {
    case 'test':
      return ofExpression(condition.expression);
    case 'all':
      return requiredTables(condition.of);
    case 'compare-to-aggregate':
      return isStrict(condition.left) ? tablesOf(condition.left) : new Set();
    default:
      return new Set();
  }
}

function ofExpression(expression: Expression): ReadonlySet<string> {
  switch (expression.kind) {
    case 'logical':
      return expression.operator === 'and'
        ? new Set(expression.operands.flatMap((operand) => [...ofExpression(operand)]))
        : new Set();
    case 'is-null':
      return expression.negated && isStrict(expression.operand) ? tablesOf(expression.operand) : new Set();
    case 'in':
      return isStrict(expression.operand) ? tablesOf(expression.operand) : new Set();
    case 'binary':
      return isStrict(expression) ? tablesOf(expression) : new Set();
    default:
      return new Set();
  }
}

/** Whether NULL in any column makes the whole NULL. */
function isStrict(expression: Expression): boolean {
  switch (expression.kind) {
    case 'column':
      return true;
    case 'literal':
      return expression.value !== null;
    case 'binary':
      return isStrict(expression.left) && isStrict(expression.right);
    case 'date-part':
      return isStrict(expression.operand);
    default:
      return false;
  }
}
