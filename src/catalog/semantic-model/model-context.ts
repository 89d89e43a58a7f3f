import { type Expression, LoanqError, type Unit } from '../../shared/mod.ts';
import type { Catalog } from '../catalog.ts';
import { parseExpression } from './parse-expression.ts';
import { resolveName } from './resolve-name.ts';
import type { ModelField, ModelUnit } from './schema.ts';

/** What the parts of a model are read against. */
export interface ModelContext {
  readonly catalog: Catalog;
  /** The table of each of the model's datasets. */
  readonly tables: ReadonlyMap<string, string>;
  readonly asOfDate: string | null;
  readonly currency: string;
  /** Derived fields by table and name. */
  readonly derived: ReadonlyMap<string, ReadonlyMap<string, Expression>>;
}

/** The expression in SQLite's dialect, or in ANSI SQL. */
export function sqlOf(expression: ModelField['expression'], where: string): string {
  const { dialects } = expression;
  const found = ['SQLITE', 'ANSI_SQL'].flatMap((name) => dialects.filter(({ dialect }) => dialect === name));
  const [first] = found;
  if (first !== undefined) return first.expression;
  throw new LoanqError('misconfigured', `${where}: no expression in dialect ANSI_SQL (or SQLITE)`);
}

/** Parses SQL of the model; errors start with `where`. */
export function parseSql(
  sql: string,
  table: string | null,
  options: { context: ModelContext; where: string },
): Expression {
  const { context, where } = options;
  try {
    return parseExpression(sql, { ...context, table });
  } catch (cause) {
    if (!(cause instanceof LoanqError)) throw cause;
    throw new LoanqError('misconfigured', `${where}: ${cause.message}`, { cause });
  }
}

/** The condition of rows that alone have something; absent for none. */
export function onlyOf(
  sql: string | undefined,
  table: string,
  { context, where }: { readonly context: ModelContext; readonly where: string },
): { readonly only?: Expression } {
  return sql === undefined ? {} : { only: parseSql(sql, table, { context, where: `${where} only` }) };
}

/** The stored column or derived field that `column` or `table.column` names. */
export function columnOf(
  path: string,
  table: string | null,
  options: { readonly context: ModelContext; readonly where: string },
): { readonly table: string; readonly column: string } {
  const resolved = resolveName(path.split('.'), { ...options.context, table });
  if ('expression' in resolved && resolved.expression.kind === 'column') {
    return { table: resolved.expression.table, column: resolved.expression.column };
  }
  const problem = 'problem' in resolved ? resolved.problem : 'a column is needed';
  throw new LoanqError('misconfigured', `${options.where} date: ${problem}`);
}

/** The table of a dataset and columns of it, as the database spells them. */
export function locate(
  dataset: string,
  columns: readonly string[],
  options: { readonly context: ModelContext; readonly where: string },
): { readonly table: string; readonly columns: readonly string[] } {
  const { context, where } = options;
  const table = context.tables.get(dataset);
  const found = context.catalog.tables.find(({ name }) => name === table);
  if (found === undefined) {
    const known = [...context.tables.keys()].join(', ');
    throw new LoanqError('misconfigured', `${where}: no dataset "${dataset}"; the model has ${known}`);
  }
  return {
    table: found.name,
    columns: columns.map((column) => {
      const match = found.columns.find(({ name }) => name.toLowerCase() === column.toLowerCase());
      if (match !== undefined) return match.name;
      const known = found.columns.map(({ name }) => name).join(', ');
      throw new LoanqError(
        'misconfigured',
        `${where}: no column "${column}" in ${found.name}; it has ${known}`,
      );
    }),
  };
}

/** The unit that a model's word stands for; null for `none`. */
export function toModelUnit(unit: ModelUnit, currency: string): Unit | null {
  switch (unit) {
    case 'none':
      return null;
    case 'money':
      return { kind: 'money', currency };
    case 'days':
    case 'months':
    case 'years':
      return { kind: 'duration', of: unit };
    case 'percent':
    case 'fraction':
    case 'count':
    case 'score':
      return { kind: unit };
  }
}
