import type { CatalogTable, ForeignKey, Holders } from '../catalog.ts';
import { type Query, quoteName } from './query.ts';

/** Larger tables are not read again for this. */
const ROWS_MAX = 200_000;
/** Nor are references looked up in larger ones. */
const REFERRING_MAX = 1_000_000;
/** Fewer rows may lack something by chance. */
const ROWS_MIN = 5;
/** Of a column with more values none says which rows have something. */
const KINDS_MAX = 8;
/** SQLite takes 500 terms in a compound SELECT. */
const COLUMNS_MAX = 20;

/** A table and what its rows have or have not: an SQL expression that is NULL of those that have not, by a name. */
interface Had {
  readonly table: CatalogTable;
  readonly things: readonly { readonly name: string; readonly sql: string }[];
}

/**
 * Which rows alone have a value in each column that is empty of others, where the values of one column tell them apart without exception: those
 * with the status `closed` have a closing date, and no others.
 */
export async function findHolders(query: Query, table: CatalogTable): Promise<ReadonlyMap<string, Holders>> {
  const things = table.columns
    .filter(({ nullCount }) => nullCount > 0 && nullCount < table.rowCount)
    .map(({ name }) => ({ name, sql: quoteName(name) }));
  return tellApart(await readKinds(query, { table, things }), ({ rows, had }) => had === rows);
}

/** The same of the rows that a key refers to: only those with the decision `approved` are referred to, if not all of these. */
export async function findReferred(
  query: Query,
  { from, fromColumns, to, toColumns }: ForeignKey,
  tables: readonly CatalogTable[],
): Promise<Holders | undefined> {
  const [referring, table] = [from, to].map((called) => tables.find(({ name }) => name === called));
  const [[source], [target]] = [fromColumns, toColumns];
  if (table === undefined || referring === undefined || referring.rowCount > REFERRING_MAX) return undefined;
  if (source === undefined || target === undefined || fromColumns.length > 1) return undefined;
  const sql = `CASE WHEN ${quoteName(target)} IN (SELECT ${quoteName(source)} FROM ${quoteName(from)}) THEN 1 END`;
  const kinds = await readKinds(query, { table, things: [{ name: from, sql }] });
  return tellApart(kinds, ({ rows, had }) => 2 * had >= rows).get(from);
}

/** How many rows there are with a value of a column, and how many of these have the thing. */
interface Kind {
  readonly column: string;
  readonly value: string | number;
  readonly thing: string;
  readonly rows: number;
  readonly had: number;
}

async function readKinds(query: Query, { table, things: all }: Had): Promise<readonly Kind[]> {
  const things = all.slice(0, COLUMNS_MAX);
  const columns = table.columns.filter(isOfKinds).slice(0, COLUMNS_MAX);
  if (things.length === 0 || columns.length === 0 || table.rowCount > ROWS_MAX) return [];
  const counts = things.map(({ sql }, index) => `count(${sql}) AS had${index}`).join(', ');
  const terms = columns.map(
    ({ name }, place) =>
      `SELECT ${place} AS place, ${quoteName(name)} AS value, count(*) AS n, ${counts} FROM ${quoteName(table.name)} GROUP BY ${quoteName(name)}`,
  );
  const rows = await query(terms.join(' UNION ALL '));
  return rows.flatMap((row) => {
    const column = columns[Number(row['place'])]?.name ?? '';
    const { value } = row;
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return things.map(({ name }, index) => ({
      column,
      value,
      thing: name,
      rows: Number(row['n']),
      had: Number(row[`had${index}`]),
    }));
  });
}

/** A column of few values, each of which rows have. */
function isOfKinds({ values, nullCount, content }: CatalogTable['columns'][number]): boolean {
  const isKind = content === 'text' || content === 'boolean' || content === 'integer';
  return isKind && nullCount === 0 && values !== null && values.length > 1 && values.length <= KINDS_MAX;
}

/** For each thing the first column that tells the rows which have it from those of which none has. */
function tellApart(kinds: readonly Kind[], haveIt: (kind: Kind) => boolean): ReadonlyMap<string, Holders> {
  const found = new Map<string, Holders>();
  for (const [thing, ofThing] of Map.groupBy(kinds, (kind) => kind.thing)) {
    for (const [column, values] of Map.groupBy(ofThing, (kind) => kind.column)) {
      const having = values.filter(({ had }) => had > 0);
      const lacking = values.filter(({ had }) => had === 0);
      const isTold = having.every(haveIt) && [having, lacking].every((side) => sizeOf(side) >= ROWS_MIN);
      if (isTold && !found.has(thing)) found.set(thing, { column, values: having.map(({ value }) => value) });
    }
  }
  return found;
}

function sizeOf(kinds: readonly Kind[]): number {
  return kinds.reduce((sum, { rows }) => sum + rows, 0);
}
