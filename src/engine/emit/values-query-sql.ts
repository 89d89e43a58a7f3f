import type { SetQuery } from '../logical-query.ts';
import { quoteIdentifier } from './identifier.ts';
import { toLiteral } from './literal.ts';
import { EMPTY_SELECT, formatSelect, indent } from './select.ts';

/** SQL that gives fixed rows, in their order. */
export function valuesQuerySql({ columns, rows }: SetQuery): string {
  const names = columns.map(({ name }) => quoteIdentifier(name));
  const [first, ...others] = rows;
  if (first !== undefined && others.length === 0) {
    const cells = names.map((alias, index) => ({ sql: toLiteral(first[index] ?? null), alias }));
    return formatSelect({ ...EMPTY_SELECT, columns: cells });
  }
  const cells = rows.map((row) => `(${names.map((_, index) => toLiteral(row[index] ?? null)).join(', ')})`);
  const list =
    cells.length === 0
      ? `SELECT ${names.map(() => 'NULL').join(', ')}\nWHERE 0`
      : `VALUES\n${indent(cells.join(',\n'))}`;
  const outer = formatSelect({
    ...EMPTY_SELECT,
    columns: names.map((sql) => ({ sql, alias: null })),
    from: 'listed',
  });
  return `WITH listed (${names.join(', ')}) AS (\n${indent(list)}\n)\n${outer}`;
}
