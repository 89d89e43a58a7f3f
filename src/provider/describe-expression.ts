import { assertNever, type DatePart, type Expression } from '../shared/mod.ts';

/**
 * An expression as a model reads it: SQL, written for understanding and never run. What runs is emitted by the engine,
 * which knows about joins and rounding; here a metric's definition fits one line.
 */
export function describeExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'column':
      return `${expression.table}.${expression.column}`;
    case 'literal':
      return typeof expression.value === 'string'
        ? `'${expression.value.replaceAll("'", "''")}'`
        : String(expression.value ?? 'NULL');
    case 'binary':
      return `${operand(expression.left)} ${expression.operator.toUpperCase()} ${operand(expression.right)}`;
    case 'logical':
      return expression.operands.map(operand).join(` ${expression.operator.toUpperCase()} `);
    case 'not':
      return `NOT ${operand(expression.operand)}`;
    case 'is-null':
      return `${operand(expression.operand)} IS ${expression.negated ? 'NOT ' : ''}NULL`;
    case 'in':
      return `${operand(expression.operand)} ${expression.negated ? 'NOT ' : ''}IN (${list(expression.values)})`;
    case 'case':
      return describeCase(expression);
    case 'function':
      return `${expression.name}(${list(expression.arguments)})`;
    case 'date-part':
      return DATE_PARTS[expression.part].replaceAll('?', describeExpression(expression.operand));
    case 'related':
      if (expression.position === null)
        return `${describeExpression(expression.value)} of the ${expression.related} of the ${expression.table}`;
      return `${describeExpression(expression.value)} of number ${expression.position} of the ${expression.related} of the ${expression.table}`;
    case 'aggregate':
      return describeAggregate(expression);
    default:
      return assertNever(expression);
  }
}

const DATE_PARTS = {
  year: "strftime('%Y', ?)",
  quarter: "strftime('%Y', ?) || '-Q' || ((CAST(strftime('%m', ?) AS INTEGER) + 2) / 3)",
  month: "strftime('%Y-%m', ?)",
  week: "strftime('%Y-W%W', ?)",
  day: 'date(?)',
  'quarter-of-year': "'Q' || ((CAST(strftime('%m', ?) AS INTEGER) + 2) / 3)",
  'month-of-year': "strftime('%m', ?)",
  weekday: "strftime('%w', ?)",
  'day-of-month': "strftime('%d', ?)",
} as const satisfies Record<DatePart, string>;

function describeCase({ branches, otherwise }: Extract<Expression, { kind: 'case' }>): string {
  const arms = branches.map(
    ({ when, then }) => `WHEN ${describeExpression(when)} THEN ${describeExpression(then)}`,
  );
  const end = otherwise === null ? [] : [`ELSE ${describeExpression(otherwise)}`];
  return ['CASE', ...arms, ...end, 'END'].join(' ');
}

function describeAggregate(aggregate: Extract<Expression, { kind: 'aggregate' }>): string {
  const { argument, distinct, filter, percentile } = aggregate;
  const of = argument === null ? '*' : `${distinct ? 'DISTINCT ' : ''}${describeExpression(argument)}`;
  const rank = percentile === undefined ? '' : `, ${percentile}`;
  const rows = filter === null ? '' : ` FILTER (WHERE ${describeExpression(filter)})`;
  const from = argument === null ? ` over ${aggregate.table}` : '';
  return `${aggregate.function.toUpperCase()}(${of}${rank})${rows}${from}`;
}

function operand(expression: Expression): string {
  const text = describeExpression(expression);
  return expression.kind === 'binary' || expression.kind === 'logical' ? `(${text})` : text;
}

function list(expressions: readonly Expression[]): string {
  return expressions.map(describeExpression).join(', ');
}
