import { type Expression, operandsOf } from '../../shared/mod.ts';
import type { Condition, LogicalQuery } from '../logical-query.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

/** An expression that is a column. */
export type Column = Extract<Expression, { kind: 'column' }>;

/** The columns that a query shows, counts or tests, related rows included. */
export function columnsIn(query: Asked): readonly Column[] {
  const known = COLUMNS.get(query);
  if (known !== undefined) return known;
  const found = columnsOfQuery(query);
  COLUMNS.set(query, found);
  return found;
}

/** Many look at the same query, which never changes. */
const COLUMNS = new WeakMap<Asked, readonly Column[]>();

function columnsOfQuery(query: Asked): readonly Column[] {
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  const tested = query.where === null ? [] : columnsOfCondition(query.where);
  return [...outputs.flatMap(({ expression }) => columnsOf(expression)), ...tested];
}

/** The columns that an expression names, those of what its aggregates count included. */
export function columnsOf(expression: Expression): readonly Column[] {
  if (expression.kind === 'literal') return NONE;
  const columns: Column[] = [];
  collectColumns(expression, columns);
  return columns;
}

const NONE: readonly Column[] = [];

function collectColumns(expression: Expression, columns: Column[]): void {
  if (expression.kind === 'column') columns.push(expression);
  else for (const operand of operandsOf(expression)) collectColumns(operand, columns);
  if (expression.kind === 'aggregate' && expression.filter != null)
    collectColumns(expression.filter, columns);
}

/** The columns that a condition names, those of related rows included. */
export function columnsOfCondition(condition: Condition): readonly Column[] {
  switch (condition.kind) {
    case 'test':
      return columnsOf(condition.expression);
    case 'all':
    case 'any':
      return condition.of.flatMap(columnsOfCondition);
    case 'not':
      return columnsOfCondition(condition.of);
    case 'compare-to-aggregate':
      return columnsOf(condition.left);
    case 'shares-value': {
      const others = condition.where === null ? [] : columnsOfCondition(condition.where);
      return [...columnsOf(condition.value), condition.with, ...others];
    }
    case 'first-rows':
      return columnsIn(condition.rows);
    default:
      return 'where' in condition && condition.where !== null ? columnsOfCondition(condition.where) : [];
  }
}
