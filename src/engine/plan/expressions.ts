import type { AggregateExpression, AggregateFunction, BinaryOperator, Expression } from '../../shared/mod.ts';
import type { Condition } from '../logical-query.ts';
import type { Assembly } from './assembly.ts';
import type { ResolvedField } from './resolved-field.ts';

/** The column of a field, also of a derived one: the emitter spells it out; what the question makes is spelt out here. */
export function columnOf({ index }: Assembly, { dataset, field, made }: ResolvedField): Expression {
  return made?.expression ?? index.columnOf(dataset.name, field.name);
}

/** A number or a text. */
export function literal(value: string | number): Expression {
  return { kind: 'literal', value };
}

/** `left operator right`. */
export function binary(left: Expression, operator: BinaryOperator, right: Expression): Expression {
  return { kind: 'binary', operator, left, right };
}

/** Both hold; without a left side the right one alone. */
export function both(left: Expression | null, right: Expression): Expression {
  return left === null ? right : { kind: 'logical', operator: 'and', operands: [left, right] };
}

/** `100 * part / whole`. */
export function percentOf(part: Expression, whole: Expression): Expression {
  return binary(binary(literal(100), '*', part), '/', whole);
}

/** An aggregate over all rows of a table; without an argument it is over the rows themselves. */
export function aggregateOver(
  table: string,
  fn: AggregateFunction,
  argument: Expression | null,
): AggregateExpression {
  return { kind: 'aggregate', function: fn, table, argument, distinct: false, filter: null };
}

/** A condition on one row. */
export function test(expression: Expression): Condition {
  return { kind: 'test', expression };
}

/** The operand is one of the values. */
export function isOneOf(operand: Expression, values: readonly (string | number)[]): Expression {
  const literals = values.map(literal);
  const [first] = literals;
  return literals.length === 1 && first !== undefined
    ? binary(operand, '=', first)
    : { kind: 'in', operand, values: literals, negated: false };
}

/** Whether the expression is a sum or a count: what adds up over groups and over time. */
export function isTotal(expression: Expression): boolean {
  return (
    expression.kind === 'aggregate' && (expression.function === 'sum' || expression.function === 'count')
  );
}
