import type { CatalogColumn, CatalogTable } from '../catalog.ts';

/** `cause_descr` beside `cause_code` says what each code means, and is asked for as the cause. */
export function isMeaningOfCode(
  { columns, rowCount }: CatalogTable,
  { name, values, distinctCount }: CatalogColumn,
): boolean {
  const stem = MEANING.exec(name)?.[1]?.toLowerCase();
  return (
    stem !== undefined &&
    values !== null &&
    distinctCount * 2 <= rowCount &&
    columns.some((other) => CODE.exec(other.name)?.[1]?.toLowerCase() === stem)
  );
}

const MEANING = /^(.*[a-z])_?(?:descr?|description|desc)$/i;
const CODE = /^(.*[a-z])_?(?:code|cd|id|no|num|nbr|key)$/i;
