import type { Catalog } from '../catalog.ts';

/** The columns that no row lacks, as `table.column`. */
export function completeColumns({ tables }: Catalog): ReadonlySet<string> {
  return new Set(
    tables.flatMap(({ name, columns }) =>
      columns.filter(({ nullCount }) => nullCount === 0).map((column) => `${name}.${column.name}`),
    ),
  );
}
