import type { CatalogColumn, ColumnContent } from '../catalog.ts';
import { isIdName } from './find-primary-key.ts';
import { type Query, quoteName } from './query.ts';
import { recognizeContent } from './recognize-content.ts';

const DISTINCT_MAX = 10_000;
/** Amounts are not asked for by their values: that there are many is enough. */
const DISTINCT_AMOUNTS_MAX = 1000;
/** The values of amounts are looked for in this many rows. */
const AMOUNT_ROWS_MAX = 20_000;
const VALUE_LENGTH_MAX = 200;
/** SQLite takes 500 terms in a compound SELECT and 2,000 result columns. */
const COLUMNS_PER_STATEMENT = 100;

interface DeclaredColumn {
  readonly name: string;
  readonly declaredType: string;
  readonly isNullable: boolean;
}

interface ProfiledTable {
  readonly name: string;
  readonly rowCount: number;
  /** Declared. */
  readonly primaryKey: readonly string[];
}

interface Distinct {
  readonly count: number;
  /** Different values, without blobs and long texts: all of them if `isComplete`. */
  readonly values: readonly (string | number)[];
  readonly isComplete: boolean;
  readonly hasBlob: boolean;
}

interface Range {
  readonly nullCount: number;
  readonly min: number | string | null;
  readonly max: number | string | null;
}

/** Counts, range, different values and kind of content of each column, with two statements per 100 columns. */
export async function profileColumns(
  query: Query,
  table: ProfiledTable & { readonly columns: readonly DeclaredColumn[] },
): Promise<CatalogColumn[]> {
  const profiled: CatalogColumn[] = [];
  for (let start = 0; start < table.columns.length; start += COLUMNS_PER_STATEMENT) {
    const columns = table.columns.slice(start, start + COLUMNS_PER_STATEMENT);
    const distincts = await readDistincts(query, table, columns);
    const pairs = columns.flatMap((column, index) => {
      const distinct = distincts[index];
      return distinct === undefined ? [] : [{ column, distinct }];
    });
    const ranges = await readRanges(query, table, pairs);
    for (const [index, pair] of pairs.entries()) {
      const range = ranges[index];
      if (range !== undefined) profiled.push(profile(pair.column, pair.distinct, range));
    }
  }
  return profiled;
}

function profile(column: DeclaredColumn, distinct: Distinct, range: Range): CatalogColumn {
  const content = recognizeContent({ column, range, ...distinct });
  const hasRange = !['text', 'blob', 'empty', 'boolean'].includes(content);
  return {
    ...column,
    content,
    nullCount: range.nullCount,
    distinctCount: distinct.count,
    min: hasRange ? range.min : null,
    max: hasRange ? range.max : null,
    values: distinct.isComplete && hasValues(content, distinct) ? distinct.values : null,
  };
}

/** Nobody asks for one of thousands of whole numbers by what it is called. */
function hasValues(content: ColumnContent, { count }: Distinct): boolean {
  return content === 'text' || content === 'boolean' || (content === 'integer' && count <= INTEGERS_MAX);
}

const INTEGERS_MAX = 1_000;

async function readDistincts(
  query: Query,
  table: ProfiledTable,
  columns: readonly DeclaredColumn[],
): Promise<Distinct[]> {
  const terms = columns.map((column, index) => {
    const kept = `CASE WHEN typeof(v) = 'blob' OR length(v) > ${VALUE_LENGTH_MAX} THEN NULL ELSE v END`;
    return (
      `SELECT ${index} AS place, count(*) AS n, max(typeof(v) = 'blob') AS blob, json_group_array(${kept}) AS list ` +
      `FROM (${distinctSql(table.name, column)})`
    );
  });
  const rows = await query(`${terms.join(' UNION ALL ')} ORDER BY place`);
  return rows.map((row, index) => {
    const list: unknown = JSON.parse(String(row['list']));
    const all = Array.isArray(list) ? list : [];
    const values = all
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .sort(compare);
    const count = Number(row['n']);
    const isAmounts = isAmount(columns[index]?.declaredType ?? '');
    const isRead = isAmounts ? table.rowCount <= AMOUNT_ROWS_MAX : true;
    return {
      count,
      values,
      isComplete:
        isRead && count <= (isAmounts ? DISTINCT_AMOUNTS_MAX : DISTINCT_MAX) && values.length === all.length,
      hasBlob: Number(row['blob'] ?? 0) > 0,
    };
  });
}

function distinctSql(table: string, { name, declaredType }: DeclaredColumn): string {
  const column = quoteName(name);
  const rows = `SELECT ${column} AS v FROM ${quoteName(table)} WHERE ${column} IS NOT NULL`;
  return isAmount(declaredType)
    ? `SELECT DISTINCT v FROM (${rows} LIMIT ${AMOUNT_ROWS_MAX}) LIMIT ${DISTINCT_AMOUNTS_MAX + 1}`
    : `SELECT DISTINCT v FROM (${rows}) LIMIT ${DISTINCT_MAX + 1}`;
}

function isAmount(declaredType: string): boolean {
  return /REAL|FLOA|DOUB|NUM|DEC/i.test(declaredType);
}

/**
 * Reads the table once more for what the lists of different values leave open. Of identifiers nobody asks for the least; that of the
 * key tells which rows there are, and its index has it at once.
 */
async function readRanges(
  query: Query,
  table: ProfiledTable,
  pairs: readonly { readonly column: DeclaredColumn; readonly distinct: Distinct }[],
): Promise<Range[]> {
  const terms = pairs.flatMap(({ column, distinct }, index) => {
    const name = quoteName(column.name);
    const isKey = table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
    const ends = [`min(${name})`, `max(${name})`] as const;
    const [low, high] = isKey ? ends.map((end) => `(SELECT ${end} FROM ${quoteName(table.name)})`) : ends;
    const isRead = !distinct.isComplete && !distinct.hasBlob && (isKey || !isIdName(column.name));
    return [
      ...(column.isNullable ? [`count(${name}) AS n${index}`] : []),
      ...(isRead ? [`${low} AS lo${index}`, `${high} AS hi${index}`] : []),
    ];
  });
  const rows =
    terms.length === 0 ? [] : await query(`SELECT ${terms.join(', ')} FROM ${quoteName(table.name)}`);
  const row = rows[0] ?? {};
  return pairs.map(({ column, distinct }, index) => ({
    nullCount: column.isNullable ? table.rowCount - Number(row[`n${index}`] ?? 0) : 0,
    min: distinct.isComplete ? (distinct.values[0] ?? null) : toValue(row[`lo${index}`]),
    max: distinct.isComplete ? (distinct.values.at(-1) ?? null) : toValue(row[`hi${index}`]),
  }));
}

/** Whole numbers beyond 2^53 may arrive as `bigint`; as bounds they are good enough as doubles. */
function toValue(value: unknown): number | string | null {
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** SQLite's order: numbers before text. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
