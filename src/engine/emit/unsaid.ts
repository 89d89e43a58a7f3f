import type { Knowledge } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';

/** The condition that a column has not the only value that it ever has, with the rows of which nothing is said: those are not so. */
export function withUnsaid(expression: Expression, { datasets }: Knowledge): Expression {
  if (expression.kind !== 'binary' || expression.operator !== '<>') return expression;
  const { left, right } = expression;
  if (left.kind !== 'column' || right.kind !== 'literal') return expression;
  const fields = datasets.find(({ name }) => name === left.table)?.fields ?? [];
  const field = fields.find(({ name }) => name === left.column);
  const [only, ...others] = field?.isNullable === true ? (field.values ?? []) : [];
  if (only?.value !== right.value || others.length > 0) return expression;
  const isUnsaid: Expression = { kind: 'is-null', operand: left, negated: false };
  return { kind: 'logical', operator: 'or', operands: [isUnsaid, expression] };
}
