import { quoteIdentifier } from './identifier.ts';
import { enclose, LEVEL, type Printed } from './print-expression.ts';

/** A SELECT statement in its clauses, each already SQL text. */
export interface Select {
  readonly with: readonly Cte[];
  readonly distinct: boolean;
  readonly columns: readonly SelectColumn[];
  readonly from: string | null;
  readonly joins: readonly string[];
  /** Joined by AND. */
  readonly where: readonly Printed[];
  readonly groupBy: readonly string[];
  readonly having: readonly Printed[];
  readonly orderBy: readonly string[];
  readonly limit: number | null;
  readonly offset: number;
}

export interface Cte {
  readonly name: string;
  /** One, or several joined by UNION. */
  readonly selects: readonly Select[];
}

export interface SelectColumn {
  readonly sql: string;
  /** Null where the column keeps its name. */
  readonly alias: string | null;
}

/** A column with its alias, which is left out where the column has that name already. */
export function toColumn(sql: string, name: string): SelectColumn {
  const alias = quoteIdentifier(name);
  return { sql, alias: sql === alias || sql.endsWith(`.${alias}`) ? null : alias };
}

export const EMPTY_SELECT: Select = {
  with: [],
  distinct: false,
  columns: [],
  from: null,
  joins: [],
  where: [],
  groupBy: [],
  having: [],
  orderBy: [],
  limit: null,
  offset: 0,
};

/** The statement laid out one clause a line, two spaces deep. */
export function formatSelect(select: Select): string {
  const lines = [
    ...formatWith(select.with),
    formatColumns(select),
    ...(select.from === null ? [] : [`FROM ${select.from}`]),
    ...select.joins,
    ...formatConditions('WHERE', select.where),
    ...(select.groupBy.length === 0 ? [] : [`GROUP BY ${select.groupBy.join(', ')}`]),
    ...formatConditions('HAVING', select.having),
    ...(select.orderBy.length === 0 ? [] : [`ORDER BY ${select.orderBy.join(', ')}`]),
    ...formatLimit(select),
  ];
  return lines.join('\n');
}

/** The statement in parentheses: on one line if it is short, else indented on lines of its own. */
export function formatSubselect(select: Select): string {
  const text = formatSelect(select);
  const inline = text.replaceAll('\n', ' ');
  const isShort = inline.length <= 70 && text.split('\n').length <= 3 && !text.includes('\n ');
  return isShort ? `(${inline})` : `(\n${indent(text)}\n)`;
}

/** Every line two spaces deeper. */
export function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

function formatWith(ctes: readonly Cte[]): readonly string[] {
  if (ctes.length === 0) return [];
  const parts = ctes.map(
    ({ name, selects }) => `${name} AS (\n${indent(selects.map(formatSelect).join('\nUNION\n'))}\n)`,
  );
  return [`WITH ${parts.join(',\n')}`];
}

function formatColumns({ columns, distinct }: Select): string {
  const select = distinct ? 'SELECT DISTINCT' : 'SELECT';
  const parts = columns.map(({ sql, alias }) => (alias === null ? sql : `${sql} AS ${alias}`));
  const isShort = parts.length === 1 && !parts[0]?.includes('\n');
  return isShort ? `${select} ${parts.join('')}` : `${select}\n${indent(parts.join(',\n'))}`;
}

function formatConditions(keyword: string, conditions: readonly Printed[]): readonly string[] {
  return conditions.map((condition, index) => {
    const sql = conditions.length === 1 ? condition.sql : enclose(condition, LEVEL.and);
    return index === 0 ? `${keyword} ${sql}` : indent(`AND ${sql}`);
  });
}

function formatLimit({ limit, offset }: Select): readonly string[] {
  if (limit === null && offset === 0) return [];
  // SQLite knows OFFSET only after LIMIT; a negative limit is none.
  const skipped = offset === 0 ? '' : ` OFFSET ${offset}`;
  return [`LIMIT ${limit ?? -1}${skipped}`];
}
