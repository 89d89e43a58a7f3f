export { type ImportOptions, importCsv } from './import-csv.ts';
export type { ImportedColumn, ImportedTable } from './imported-table.ts';
export { nameTable } from './name-columns.ts';
