import type { CatalogColumn, CatalogTable } from '../catalog.ts';

/** Where a column stands. */
export interface ColumnPlace {
  readonly table: CatalogTable;
  readonly column: CatalogColumn;
  /** The column's name with its parts apart. */
  readonly spelled: string;
  /** Of the column's name, from the naming of the whole database. */
  readonly words: readonly string[];
  /** Of the singular label of its table. */
  readonly tableWords: readonly string[];
  readonly isKey: boolean;
  readonly currency: string;
}

/** `first name` is not asked for as `first`. */
export const NAME_KINDS: ReadonlySet<string> = new Set([
  'first',
  'last',
  'full',
  'middle',
  'given',
  'family',
]);

/** Whether it holds years: called so, with whole numbers that are years. */
export function isYear(column: CatalogColumn, words: readonly string[]): boolean {
  const latest = Number(column.max);
  return words.includes('year') && Number(column.min) >= EARLIEST && latest >= 1800 && latest <= 2200;
}

/** Countries are founded before Christ, too. */
const EARLIEST = -5000;
