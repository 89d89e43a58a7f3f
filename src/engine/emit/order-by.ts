import type { Knowledge } from '../../catalog/mod.ts';
import type { Expression } from '../../shared/mod.ts';
import type { Order } from '../logical-query.ts';
import { WEEKDAYS } from './date-part-sql.ts';
import { fieldOf } from './expand-fields.ts';
import { toLiteral } from './literal.ts';

/** A column that rows can be ordered by. */
export interface OrderKey {
  readonly name: string;
  /** SQL by which to order. */
  readonly sql: string;
  readonly isNullable: boolean;
}

/** ORDER BY terms: what was asked for, then every other key, so that the order is total. NULLs come last. */
export function orderTerms(
  order: readonly Order[],
  keys: readonly OrderKey[],
  ties: readonly OrderKey[],
): readonly string[] {
  const asked = order.map(({ by, direction }) => {
    const key = keys.find(({ name }) => name === by);
    if (key === undefined) throw new Error(`The query is ordered by ${by}, which it does not show`);
    return orderTerm(key, direction);
  });
  const rest = ties
    .filter(({ name }) => !order.some(({ by }) => by === name))
    .map((key) => orderTerm(key, 'asc'));
  return [...new Set([...asked, ...rest])];
}

/** NULLs are the smallest values to SQLite: they are last already in a descending order. */
export function orderTerm({ sql, isNullable }: OrderKey, direction: Order['direction']): string {
  if (direction === 'desc') return `${sql} DESC`;
  return isNullable ? `${sql} NULLS LAST` : sql;
}

/** The key that puts the values of a dimension in their own order: weekdays, bands, grades that are not alphabetical. */
export function dimensionKey(
  dimension: { readonly name: string; readonly expression: Expression },
  written: { readonly alias: string; readonly inExpression: string; readonly isNullable: boolean },
  knowledge: Knowledge,
): OrderKey {
  const { name, expression } = dimension;
  const { alias, inExpression, isNullable } = written;
  if (expression.kind === 'date-part' && expression.part === 'weekday') {
    const days = WEEKDAYS.map((day) => day.slice(0, 3)).join('');
    return { name, sql: `INSTR('${days}', SUBSTR(${inExpression}, 1, 3))`, isNullable };
  }
  const values = orderOf(expression, knowledge);
  if (values === null || isSorted(values)) return { name, sql: alias, isNullable };
  const ranks = values.map((value, index) => `WHEN ${toLiteral(value)} THEN ${index + 1}`);
  return {
    name,
    sql: `CASE ${inExpression} ${ranks.join(' ')} ELSE ${values.length + 1} END`,
    isNullable: false,
  };
}

function orderOf(expression: Expression, knowledge: Knowledge): readonly string[] | null {
  if (expression.kind === 'column')
    return fieldOf(knowledge, expression.table, expression.column)?.order ?? null;
  if (expression.kind !== 'case') return null;
  const results = [...expression.branches.map(({ then }) => then), expression.otherwise];
  const labels = results.flatMap((result) =>
    result?.kind === 'literal' && typeof result.value === 'string' ? [result.value] : [],
  );
  const nulls = results.filter(
    (result) => result === null || (result.kind === 'literal' && result.value === null),
  );
  return labels.length + nulls.length === results.length ? [...new Set(labels)] : null;
}

function isSorted(values: readonly string[]): boolean {
  return values.every((value, index) => index === 0 || (values[index - 1] ?? '') < value);
}
