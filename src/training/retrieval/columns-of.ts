import type { Knowledge } from '../../catalog/mod.ts';
import { type Expression, operandsOf } from '../../shared/mod.ts';
import { scanSql } from '../split-statements.ts';

/** A column of a table; null for the table alone. */
export interface TableColumn {
  readonly table: string;
  readonly column: string | null;
}

/** The columns that an expression is made of, and the tables whose rows it counts. */
export function columnsOf(expression: Expression): TableColumn[] {
  const own: TableColumn[] =
    expression.kind === 'column'
      ? [{ table: expression.table, column: expression.column }]
      : expression.kind === 'aggregate'
        ? [{ table: expression.table, column: null }]
        : [];
  return [...own, ...operandsOf(expression).flatMap(columnsOf)];
}

/**
 * The tables and columns that a statement names. It goes by the words alone: a name that two of its tables have stands
 * for both.
 */
export function columnsOfSql(sql: string, { datasets }: Knowledge): TableColumn[] {
  const words = new Set<string>();
  for (const { kind, start, end } of scanSql(sql)) {
    if (kind !== 'code' && kind !== 'quoted') continue;
    const text = sql.slice(start, end);
    if (text.startsWith("'")) continue;
    if (kind === 'quoted') words.add(text.slice(1, -1).toLowerCase());
    else for (const [word] of text.toLowerCase().matchAll(/[\p{L}_][\p{L}\p{N}_$]*/gu)) words.add(word);
  }
  return datasets
    .filter(({ name }) => words.has(name.toLowerCase()))
    .flatMap(({ name: table, fields }): TableColumn[] => [
      { table, column: null },
      ...fields.flatMap(({ name }) => (words.has(name.toLowerCase()) ? [{ table, column: name }] : [])),
    ]);
}
