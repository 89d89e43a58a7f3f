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

/** Whether it holds years: called so, with whole numbers that are years. */
export function isYear(column: CatalogColumn, words: readonly string[]): boolean {
  const latest = Number(column.max);
  return words.includes('year') && Number(column.min) >= EARLIEST && latest >= 1800 && latest <= 2200;
}

/**
 * `founded` with whole numbers or texts that are years is the year in which something was founded: the words with that said; the
 * words as they are for any other column.
 */
export function asYears({ column, words, isKey }: ColumnPlace): readonly string[] {
  const [event = '', ...others] = words;
  const isOfEvent = !isKey && others.length === 0 && ONCE_FOR_ALL.has(event);
  const values = isOfEvent && YEAR_CONTENTS.has(column.content) ? (column.values ?? []) : [];
  const areYears = values.length > 0 && values.every((value) => YEAR.test(String(value)));
  return areYears ? [event, 'year'] : words;
}

/** What happens to something once, and is no number of anything. */
const ONCE_FOR_ALL: ReadonlySet<string> = new Set(
  `born built closed closing closure commissioned completed completion constructed construction created creation debut debuted
  demolished died discovered discovery dissolved established establishment formation formed foundation founded founding inaugurated
  inception incorporated introduced launch launched opened opening premiered publication published release released renovated
  season vintage`.split(/\s+/),
);

const YEAR_CONTENTS: ReadonlySet<string> = new Set(['integer', 'text']);
/** A text or a number that is a year. */
export const YEAR = /^(?:1\d|2[01])\d\d$/;

/** Countries are founded before Christ, too. */
const EARLIEST = -5000;
