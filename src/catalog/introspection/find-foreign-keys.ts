import type { CatalogColumn, CatalogTable, ForeignKey } from '../catalog.ts';
import { isUnique } from './find-primary-key.ts';
import { guessForeignKeys, type KeyGuess } from './guess-foreign-keys.ts';
import { type Query, quoteName, quoteText } from './query.ts';

/**
 * The declared keys, and for columns without one those that name and values leave no doubt about. A declared key to columns
 * that several rows share is none: each row would belong to all of these.
 */
export async function findForeignKeys(query: Query, tables: readonly CatalogTable[]): Promise<ForeignKey[]> {
  const declared: KeyGuess[] = [];
  for (const table of tables)
    for (const key of await readDeclared(query, table, tables))
      if (await isToOneRow(query, key, tables)) declared.push(key);
  const guessed = guessForeignKeys(tables, declared);
  const keys = [...declared, ...guessed];
  const found: ForeignKey[] = [];
  for (const key of declared) {
    const known = {
      isDeclared: true,
      holds: await holds(query, key),
      isOwn: isOwnKey(key, tables, keys),
    };
    found.push(toForeignKey(key, tables, known));
  }
  for (const key of guessed) {
    if (await holds(query, key))
      found.push(toForeignKey(key, tables, { isDeclared: false, holds: true, isOwn: true }));
  }
  return found;
}

async function readDeclared(
  query: Query,
  table: CatalogTable,
  tables: readonly CatalogTable[],
): Promise<KeyGuess[]> {
  const rows = await query(
    `SELECT id, "table" AS target, "from" AS source_column, "to" AS target_column
     FROM pragma_foreign_key_list(${quoteText(table.name)}) ORDER BY id DESC, seq`,
  );
  const keys = new Map<string, { target: CatalogTable; from: string[]; to: (string | null)[] }>();
  for (const row of rows) {
    const target = tables.find(({ name }) => name.toLowerCase() === String(row['target']).toLowerCase());
    if (target === undefined) continue;
    const key = keys.get(String(row['id'])) ?? { target, from: [], to: [] };
    key.from.push(columnNamed(table, String(row['source_column'])));
    key.to.push(row['target_column'] === null ? null : columnNamed(target, String(row['target_column'])));
    keys.set(String(row['id']), key);
  }
  return [...keys.values()].map(({ target, from, to }) => ({
    from: table.name,
    fromColumns: from,
    to: target.name,
    // A key that names no columns refers to the primary key.
    toColumns: to.map((column, index) => column ?? target.primaryKey[index] ?? 'rowid'),
  }));
}

/** As the table spells it: keys may be declared in another case. */
function columnNamed(table: CatalogTable, name: string): string {
  return table.columns.find((column) => column.name.toLowerCase() === name.toLowerCase())?.name ?? name;
}

/** Whether no two rows of the other side are the same in the columns that the key refers to. */
async function isToOneRow(query: Query, key: KeyGuess, tables: readonly CatalogTable[]): Promise<boolean> {
  const target = tables.find(({ name }) => name === key.to);
  const isKnown = [target?.primaryKey ?? [], ...(target?.uniqueKeys ?? [])].some(
    (unique) => unique.length > 0 && unique.every((column) => key.toColumns.includes(column)),
  );
  if (isKnown || key.toColumns.includes('rowid')) return true;
  const columns = key.toColumns.map(quoteName);
  const rows = await query(
    `SELECT EXISTS (
       SELECT 1 FROM ${quoteName(key.to)} WHERE ${columns.map((column) => `${column} IS NOT NULL`).join(' AND ')}
       GROUP BY ${columns.join(', ')} HAVING COUNT(*) > 1
     ) AS repeats`,
  );
  return Number(rows[0]?.['repeats']) === 0;
}

/** Whether every value has its row on the other side. */
async function holds(query: Query, key: KeyGuess): Promise<boolean> {
  const pairs = key.fromColumns.map((column, index) => [
    `a.${quoteName(column)}`,
    quoteName(key.toColumns[index] ?? ''),
  ]);
  const [first] = pairs;
  const isPresent = pairs.map(([from]) => `${from} IS NOT NULL`).join(' AND ');
  // IN makes an index of its own where the other side has none; a key of several columns always has one.
  const isMissing =
    pairs.length === 1 && first !== undefined
      ? `${first[0]} NOT IN (SELECT ${first[1]} FROM ${quoteName(key.to)} WHERE ${first[1]} IS NOT NULL)`
      : `NOT EXISTS (SELECT 1 FROM ${quoteName(key.to)} AS b WHERE ${pairs.map(([from, to]) => `b.${to} = ${from}`).join(' AND ')})`;
  const rows = await query(
    `SELECT EXISTS (SELECT 1 FROM ${quoteName(key.from)} AS a WHERE ${isPresent} AND ${isMissing}) AS broken`,
  );
  return Number(rows[0]?.['broken']) === 0;
}

/**
 * Whether the rows are told apart by the key, so that a row is what it refers to: where there is no other key of theirs, and they have
 * more than references, as a pair of others has not. By chance the values of other keys differ too.
 */
function isOwnKey(
  { from, fromColumns }: KeyGuess,
  tables: readonly CatalogTable[],
  keys: readonly KeyGuess[],
): boolean {
  const table = tables.find(({ name }) => name === from);
  const references = keys.filter((key) => key.from === from).length;
  const isFirst = table?.columns[0]?.name === fromColumns[0];
  return table?.primaryKey.length === 0 && isFirst && table.columns.length > 2 * references;
}

function toForeignKey(
  key: KeyGuess,
  tables: readonly CatalogTable[],
  known: { readonly isDeclared: boolean; readonly holds: boolean; readonly isOwn: boolean },
): ForeignKey {
  const table = tables.find(({ name }) => name === key.from);
  const columns = key.fromColumns.flatMap((name): CatalogColumn[] => {
    const column = table?.columns.find((candidate) => candidate.name === name);
    return column === undefined ? [] : [column];
  });
  const [only] = columns;
  const isSingle = columns.length === 1 && only !== undefined && table !== undefined;
  const isKey = [table?.primaryKey ?? [], ...(table?.uniqueKeys ?? [])].some(
    (unique) => unique.length > 0 && unique.every((column) => key.fromColumns.includes(column)),
  );
  return {
    ...key,
    isDeclared: known.isDeclared,
    isTotal: known.holds && columns.every((column) => column.nullCount === 0),
    isUnique: isKey || (isSingle && known.isOwn && isUnique(table, only) && table.rowCount > 20),
  };
}
