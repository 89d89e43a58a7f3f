/** A table with its columns, as far as they are named. */
export interface NamedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string }[];
}

/** Longer beginnings are words rather than signs of a table. */
const SIGN = /^(\p{L}{1,4})_(?=.)/u;
const TABLES_MIN = 3;

/**
 * The sign that each table puts before its own name and those of its columns (`cu_cust`: `cu_id`, `cu_nm`), with its
 * underscore. Only where most of the tables have one of their own: `in_stock` alone is a name.
 */
export function tableSigns(tables: readonly NamedTable[]): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  for (const { name, columns } of tables) {
    const sign = SIGN.exec(name)?.[0].toLowerCase();
    const own = columns.filter((column) => column.name.toLowerCase().startsWith(sign ?? ' '));
    // Columns that refer to others may be called as those are.
    if (sign !== undefined && own.length * 2 > columns.length) signs.set(name, sign);
  }
  const isStyle = signs.size >= TABLES_MIN && signs.size * 3 >= tables.length * 2;
  return isStyle && new Set(signs.values()).size === signs.size ? signs : new Map();
}
