import type { Catalog, CatalogTable, ForeignKey } from '../catalog.ts';
import { findForeignKeys } from './find-foreign-keys.ts';
import { findHolders, findReferred } from './find-holders.ts';
import { findPrimaryKey } from './find-primary-key.ts';
import { profileColumns } from './profile-columns.ts';
import { type Query, quoteName, quoteText } from './query.ts';

/**
 * Reads tables, columns, keys and values of the SQLite database that `query` runs statements on. It only reads.
 * A view whose statement fails is left out, as no question about it could be answered.
 */
export async function introspect(query: Query): Promise<Catalog> {
  const list = await query(
    `SELECT m.name AS name, l.type AS type FROM sqlite_master AS m
     JOIN pragma_table_list AS l ON l.name = m.name AND l.schema = 'main'
     WHERE l.type IN ('table', 'view', 'virtual') AND substr(m.name, 1, 7) NOT IN ('sqlite_', 'libsql_')
     ORDER BY m.rowid`,
  );
  const tables: CatalogTable[] = [];
  for (const row of list) {
    const kind = row['type'] === 'view' ? 'view' : 'table';
    const table = await readTable(query, String(row['name']), kind);
    if (table !== null) tables.push(table);
  }
  const keyed = tables.map((table) => ({ ...table, primaryKey: findPrimaryKey(table, tables) }));
  return { ...(await readName(query)), tables: keyed, foreignKeys: await readKeys(query, keyed) };
}

async function readKeys(query: Query, tables: readonly CatalogTable[]): Promise<ForeignKey[]> {
  const keys: ForeignKey[] = [];
  for (const key of await findForeignKeys(query, tables)) {
    const holders = await findReferred(query, key, tables);
    keys.push(holders === undefined ? key : { ...key, holders });
  }
  return keys;
}

/** The name of the file, without its folder and its ending. */
async function readName(query: Query): Promise<Pick<Catalog, 'name'>> {
  const [main] = await query("SELECT file FROM pragma_database_list WHERE name = 'main'");
  const file = String(main?.['file'] ?? '');
  const name = file
    .slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
    .replace(/\.[^.]*$/, '');
  return name === '' ? {} : { name };
}

async function readTable(query: Query, name: string, kind: 'table' | 'view'): Promise<CatalogTable | null> {
  try {
    return await readReadableTable(query, name, kind);
  } catch (error) {
    if (kind === 'view') return null;
    throw error;
  }
}

async function readReadableTable(query: Query, name: string, kind: 'table' | 'view'): Promise<CatalogTable> {
  const schema = await query(
    `SELECT name, type, "notnull" AS required, pk FROM pragma_table_xinfo(${quoteText(name)}) WHERE hidden <> 1 ORDER BY cid`,
  );
  const declared = schema.map((row) => ({
    name: String(row['name']),
    declaredType: String(row['type'] ?? ''),
    isNullable: Number(row['required']) === 0 && Number(row['pk']) === 0,
  }));
  const count = await query(`SELECT count(*) AS n FROM ${quoteName(name)}`);
  const rowCount = Number(count[0]?.['n'] ?? 0);
  const primaryKey = schema
    .filter((row) => Number(row['pk']) > 0)
    .sort((a, b) => Number(a['pk']) - Number(b['pk']))
    .map((row) => String(row['name']));
  const table: CatalogTable = {
    name,
    kind,
    rowCount,
    columns: await profileColumns(query, { name, rowCount, primaryKey, columns: declared }),
    primaryKey,
    uniqueKeys: await readUniqueKeys(query, name),
  };
  const holders = await findHolders(query, table);
  const columns = table.columns.map((column) => {
    const found = holders.get(column.name);
    return found === undefined ? column : { ...column, holders: found };
  });
  return holders.size === 0 ? table : { ...table, columns };
}

async function readUniqueKeys(query: Query, table: string): Promise<string[][]> {
  const rows = await query(
    `SELECT l.name AS key, i.name AS column_name FROM pragma_index_list(${quoteText(table)}) AS l, pragma_index_info(l.name) AS i
     WHERE l."unique" = 1 AND l.partial = 0 AND l.origin <> 'pk' ORDER BY l.seq, i.seqno`,
  );
  const keys = new Map<string, (string | null)[]>();
  for (const row of rows) {
    const column = typeof row['column_name'] === 'string' ? row['column_name'] : null;
    const key = String(row['key']);
    keys.set(key, [...(keys.get(key) ?? []), column]);
  }
  // A column without a name is an expression: such an index says nothing about a column.
  return [...keys.values()].flatMap((columns) => {
    const named = columns.filter((column) => column !== null);
    return named.length === columns.length ? [named] : [];
  });
}
