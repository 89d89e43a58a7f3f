import type { CatalogColumn, CatalogTable } from '../catalog.ts';
import { singularOf } from '../names/plural.ts';
import { splitName } from '../names/split-name.ts';

/**
 * The primary key: as declared, else the column that is complete, without duplicates and named like the key of this
 * table. Empty where there is none, or where all columns are keys (a table that links others).
 */
export function findPrimaryKey(table: CatalogTable, tables: readonly CatalogTable[]): readonly string[] {
  if (table.primaryKey.length > 0) return table.primaryKey;
  const others = tables.filter((other) => other.name !== table.name);
  const ranked = table.columns
    .filter((column) => isUnique(table, column))
    .map((column) => ({ column, rank: keyRank(table, column, others) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  const [best, second] = ranked;
  if (best === undefined || best.rank === second?.rank) return [];
  return table.columns.length > 1 &&
    table.columns.every(({ name }) => isIdName(name) || isCutKey(name.toLowerCase(), table.name))
    ? []
    : [best.column.name];
}

/** Whether the column holds each value once and no NULL, as far as the profile can tell. */
export function isUnique(table: CatalogTable, column: CatalogColumn): boolean {
  if (table.uniqueKeys.some((key) => key.length === 1 && key[0] === column.name)) return true;
  if (table.primaryKey.length === 1 && table.primaryKey[0] === column.name) return true;
  return table.rowCount > 0 && column.nullCount === 0 && column.distinctCount === table.rowCount;
}

/** Whether the name ends as the names of identifiers do: `id`, `customer_id`, `bid`, `uuid`; but `paid` tells what is paid. */
export function isIdName(name: string): boolean {
  if (WORDS.test(name)) return false;
  return (
    /(?:^|[\W_])(?:id|key|uuid|guid)$|[a-z](?:Id|ID|Key)$|^[a-z]{1,2}id$/.test(name) ||
    splitName(name).at(-1) === 'id'
  );
}

const WORDS = /^(?:acid|grid|laid|paid|raid|said|void)$/i;

/** How much the name says that the column is this table's key; 0 for not at all. */
function keyRank(table: CatalogTable, column: CatalogColumn, others: readonly CatalogTable[]): number {
  const own = compact(table.name);
  const name = column.name.toLowerCase().replaceAll(/[\W_]/g, '');
  if (name === 'id') return 10;
  for (const [rank, end] of [
    [9, 'id'],
    [8, 'key'],
    [7, 'code'],
    [6, 'number'],
    [6, 'no'],
    [5, 'name'],
  ] as const) {
    if (name === own + end || (end !== 'id' && name === `${own}${end}s`)) return rank;
  }
  if (name === `${own.slice(0, 1)}id`) return 8;
  // What another table is called, `program_id` of `program_requirements` is its key, also where each stands there once.
  if (others.some((other) => name === `${compact(other.name)}id`)) return 0;
  if (isCutKey(name, table.name)) return 8;
  const isElsewhere = others.some((other) =>
    other.columns.some((c) => c.name.toLowerCase() === column.name.toLowerCase()),
  );
  return isIdName(column.name) && !isElsewhere ? 4 : 0;
}

/** Cut short and joined: `amenid` of `dorm_amenity`. */
function isCutKey(name: string, table: string): boolean {
  const cut = /^([a-z]{3,})id$/.exec(name)?.[1];
  return cut !== undefined && splitName(table).some((word) => word.startsWith(cut));
}

function compact(table: string): string {
  const words = splitName(table);
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join('');
}
