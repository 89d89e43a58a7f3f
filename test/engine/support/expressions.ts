import type {
  AggregateQuery,
  Condition,
  ListQuery,
  MeasureOutput,
  Output,
} from '../../../src/engine/logical-query.ts';
import type {
  AggregateExpression,
  AggregateFunction,
  BinaryOperator,
  DatePart,
  Expression,
} from '../../../src/shared/mod.ts';

/** Short ways to write logical queries in tests. */
export function column(table: string, name: string): Expression {
  return { kind: 'column', table, column: name };
}

export function literal(value: string | number | null): Expression {
  return { kind: 'literal', value };
}

export function compare(
  operator: BinaryOperator,
  left: Expression,
  right: Expression | string | number,
): Expression {
  return { kind: 'binary', operator, left, right: typeof right === 'object' ? right : literal(right) };
}

export function test(
  operator: BinaryOperator,
  left: Expression,
  right: Expression | string | number,
): Condition {
  return { kind: 'test', expression: compare(operator, left, right) };
}

export function datePart(part: DatePart, operand: Expression): Expression {
  return { kind: 'date-part', part, operand };
}

export function aggregate(
  fn: AggregateFunction,
  table: string,
  argument: string | Expression | null = null,
  options: Partial<AggregateExpression> = {},
): AggregateExpression {
  return {
    kind: 'aggregate',
    function: fn,
    table,
    argument: typeof argument === 'string' ? column(table, argument) : argument,
    distinct: false,
    filter: null,
    ...options,
  };
}

export function output(name: string, expression: Expression, options: Partial<Output> = {}): Output {
  return { name, label: name.replaceAll('_', ' '), expression, role: 'category', unit: null, ...options };
}

export function measure(
  name: string,
  expression: Expression,
  options: Partial<MeasureOutput> = {},
): MeasureOutput {
  return { ...output(name, expression, { role: 'measure' }), transform: null, ...options };
}

export function aggregateQuery(
  measures: readonly MeasureOutput[],
  options: Partial<AggregateQuery> = {},
): AggregateQuery {
  return {
    kind: 'aggregate',
    dimensions: [],
    measures,
    where: null,
    having: null,
    order: [],
    limit: null,
    offset: 0,
    perGroup: null,
    keepEmptyGroups: false,
    assumptions: [],
    ...options,
  };
}

export function listQuery(
  from: string,
  fields: readonly Output[],
  options: Partial<ListQuery> = {},
): ListQuery {
  return {
    kind: 'list',
    from,
    fields,
    distinct: false,
    where: null,
    order: [],
    limit: null,
    offset: 0,
    perGroup: null,
    assumptions: [],
    ...options,
  };
}
