import type { AggregateExpression, Expression } from '../shared/mod.ts';
import { assertNever, operandsOf } from '../shared/mod.ts';
import { withCondition } from './counted-rows.ts';
import type { Condition } from './logical-query.ts';

/** The tables whose columns an expression names, those inside its aggregates included. */
export function tablesOf(expression: Expression | null): Set<string> {
  const tables = new Set<string>();
  function visit(node: Expression): void {
    if (node.kind === 'column' || node.kind === 'related') tables.add(node.table);
    operandsOf(node).forEach(visit);
  }
  if (expression !== null) visit(expression);
  return tables;
}

/** The aggregates of an expression, outermost, in order. */
export function aggregatesOf(expression: Expression): readonly AggregateExpression[] {
  switch (expression.kind) {
    case 'aggregate':
      return [expression];
    case 'column':
    case 'literal':
      return NO_AGGREGATES;
    default:
      return operandsOf(expression).flatMap(aggregatesOf);
  }
}

const NO_AGGREGATES: readonly AggregateExpression[] = [];

/** The tables of whose rows a condition speaks, related rows aside. */
export function conditionTables(condition: Condition | null): Set<string> {
  if (condition === null) return new Set();
  switch (condition.kind) {
    case 'test':
      return tablesOf(condition.expression);
    case 'all':
    case 'any':
      return new Set(condition.of.flatMap((part) => [...conditionTables(part)]));
    case 'not':
      return conditionTables(condition.of);
    case 'exists':
    case 'related-aggregate':
    case 'related-measure':
      return new Set([condition.table]);
    case 'compare-to-aggregate':
      return tablesOf(condition.left);
    case 'shares-value':
      return tablesOf(condition.value);
    case 'first-rows':
      return new Set([condition.rows.from]);
    default:
      return assertNever(condition);
  }
}

/** A copy in which `replace` decided about each node: what it returns stands, null goes on into the operands. */
export function mapExpression(
  expression: Expression,
  replace: (node: Expression) => Expression | null,
): Expression {
  const replaced = replace(expression);
  if (replaced !== null) return replaced;
  const map = (node: Expression): Expression => mapExpression(node, replace);
  switch (expression.kind) {
    case 'column':
    case 'literal':
      return expression;
    case 'binary':
      return { ...expression, left: map(expression.left), right: map(expression.right) };
    case 'logical':
      return { ...expression, operands: expression.operands.map(map) };
    case 'not':
    case 'is-null':
    case 'date-part':
      return { ...expression, operand: map(expression.operand) };
    case 'in':
      return { ...expression, operand: map(expression.operand), values: expression.values.map(map) };
    case 'case':
      return {
        ...expression,
        // biome-ignore lint/suspicious/noThenProperty: SQL's word; a branch is never awaited.
        branches: expression.branches.map(({ when, then }) => ({ when: map(when), then: map(then) })),
        otherwise: expression.otherwise === null ? null : map(expression.otherwise),
      };
    case 'function':
      return { ...expression, arguments: expression.arguments.map(map) };
    case 'related':
      return { ...expression, value: map(expression.value), orderBy: expression.orderBy.map(map) };
    case 'aggregate':
      return withCondition(
        {
          ...expression,
          argument: expression.argument === null ? null : map(expression.argument),
          filter: expression.filter === null ? null : map(expression.filter),
        },
        (condition) => mapCondition(condition, map),
      );
    default:
      return assertNever(expression);
  }
}

/** A copy with every expression in it made anew. */
export function mapCondition(condition: Condition, map: (expression: Expression) => Expression): Condition {
  const again = (part: Condition): Condition => mapCondition(part, map);
  switch (condition.kind) {
    case 'test':
      return { ...condition, expression: map(condition.expression) };
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map(again) };
    case 'not':
      return { ...condition, of: again(condition.of) };
    case 'exists':
      return { ...condition, where: condition.where === null ? null : again(condition.where) };
    case 'shares-value': {
      const where = condition.where === null ? null : again(condition.where);
      return { ...condition, value: map(condition.value), where };
    }
    case 'first-rows': {
      const { rows } = condition;
      const fields = rows.fields.map((field) => ({ ...field, expression: map(field.expression) }));
      return {
        ...condition,
        rows: { ...rows, fields, where: rows.where === null ? null : again(rows.where) },
      };
    }
    case 'related-measure':
      return {
        ...condition,
        measure: map(condition.measure),
        ...(typeof condition.against === 'object' ? { against: { than: map(condition.against.than) } } : {}),
      };
    case 'related-aggregate':
    case 'compare-to-aggregate': {
      const aggregate = map(condition.aggregate);
      if (aggregate.kind !== 'aggregate') throw new Error('An aggregate becomes an aggregate');
      const where = condition.where === null ? null : again(condition.where);
      return condition.kind === 'related-aggregate'
        ? { ...condition, aggregate, where }
        : {
            ...condition,
            aggregate,
            where,
            left: map(condition.left),
            ...(condition.within === undefined ? {} : { within: map(condition.within) }),
          };
    }
    default:
      return assertNever(condition);
  }
}
