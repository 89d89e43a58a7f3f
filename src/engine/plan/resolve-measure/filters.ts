import type { Expression } from '../../../shared/mod.ts';
import { assertNever } from '../../../shared/mod.ts';
import { restrictRows } from '../../counted-rows.ts';
import type { Condition } from '../../logical-query.ts';
import type { ResolvedMeasure } from '../assembly.ts';
import { both } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { allOf } from '../resolve-condition/combine.ts';

/** The measure with its conditions moved into its aggregate, so that measures with different ones can stand together. */
export function withFilter(measure: ResolvedMeasure): ResolvedMeasure {
  const where = allOf(measure.conditions);
  if (where === null) return measure;
  const expression = overRows(measure.output.expression, where);
  return { ...measure, conditions: [], output: { ...measure.output, expression } };
}

/** The expression with every aggregate over only those rows for which the condition holds. */
export function overRows(expression: Expression, where: Condition): Expression {
  if (where.kind === 'all' && where.of.length === 0) return expression;
  if (isOfRowAlone(where)) return filteredBy(expression, toExpression(where));
  switch (expression.kind) {
    case 'aggregate':
      return restrictRows(expression, where);
    case 'binary':
      return {
        ...expression,
        left: overRows(expression.left, where),
        right: overRows(expression.right, where),
      };
    case 'literal':
      return expression;
    default:
      return noSense('the conditions do not fit the measure');
  }
}

/** Whether the row and what it leads to decide, and no related rows. */
export function isOfRowAlone(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.every(isOfRowAlone);
  return condition.kind === 'not' ? isOfRowAlone(condition.of) : condition.kind === 'test';
}

/** The expression with every aggregate over only those rows for which `filter` holds. */
export function filteredBy(expression: Expression, filter: Expression): Expression {
  switch (expression.kind) {
    case 'aggregate':
      return { ...expression, filter: both(expression.filter, filter) };
    case 'binary': {
      const [left, right] = [filteredBy(expression.left, filter), filteredBy(expression.right, filter)];
      return { ...expression, left, right };
    }
    case 'literal':
      return expression;
    default:
      return noSense('the conditions do not fit the measure');
  }
}

/** The condition as an expression inside an aggregate, where it can be on the row and its one side only. */
export function toExpression(condition: Condition): Expression {
  switch (condition.kind) {
    case 'test':
      return condition.expression;
    case 'all':
      return { kind: 'logical', operator: 'and', operands: condition.of.map(toExpression) };
    case 'any':
      return { kind: 'logical', operator: 'or', operands: condition.of.map(toExpression) };
    case 'not':
      return { kind: 'not', operand: toExpression(condition.of) };
    case 'exists':
    case 'related-aggregate':
    case 'related-measure':
    case 'compare-to-aggregate':
    case 'shares-value':
    case 'first-rows':
      return noSense('a share by related rows is not supported');
    default:
      return assertNever(condition);
  }
}
