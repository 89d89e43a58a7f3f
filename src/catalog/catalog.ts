/** What introspection found in a database: plain data, before any meaning is given to it. */
export interface Catalog {
  /** What the database's file is called, without its ending; absent for one that is kept in no file. */
  readonly name?: string;
  readonly tables: readonly CatalogTable[];
  readonly foreignKeys: readonly ForeignKey[];
}

export interface CatalogTable {
  readonly name: string;
  readonly kind: 'table' | 'view';
  readonly rowCount: number;
  readonly columns: readonly CatalogColumn[];
  /** Declared, or found: a complete column of different values that is named like a key. Empty if there is none. */
  readonly primaryKey: readonly string[];
  /** Declared ones, the primary key aside. */
  readonly uniqueKeys: readonly (readonly string[])[];
}

export interface CatalogColumn {
  readonly name: string;
  /** As in CREATE TABLE; empty where nothing is declared. */
  readonly declaredType: string;
  readonly isNullable: boolean;
  readonly content: ColumnContent;
  readonly nullCount: number;
  /** Number of different values, counted up to 10,001, of REAL columns up to 1,001: then it means "at least". */
  readonly distinctCount: number;
  /** Of numbers and dates (as stored); null otherwise. */
  readonly min: number | string | null;
  readonly max: number | string | null;
  /** All different values, if there are at most 10,000 and none is longer than 200 characters; else null. */
  readonly values: readonly (string | number)[] | null;
  /** Absent where no column tells which rows have a value in this one. */
  readonly holders?: Holders;
}

/** The rows that alone have something: those with one of these values in a column of the same table. */
export interface Holders {
  readonly column: string;
  readonly values: readonly (string | number)[];
}

/**
 * What the values look like. Numbers that are moments: seconds or milliseconds since 1970, or `20240131`. Loose dates have
 * one digit or two for day, month and year (`7/4/24`), and perhaps a time behind them.
 * `empty` where there is no value to tell.
 */
export type ColumnContent =
  | 'integer'
  | 'real'
  | 'text'
  | 'date'
  | 'timestamp'
  | 'boolean'
  | 'unix-seconds'
  | 'unix-milliseconds'
  | 'compact-date'
  | 'day-first-date'
  | 'month-first-date'
  | 'loose-day-first-date'
  | 'loose-month-first-date'
  | 'blob'
  | 'empty';

/** A key from the many side (`from`) to the one side. */
export interface ForeignKey {
  readonly from: string;
  readonly fromColumns: readonly string[];
  readonly to: string;
  readonly toColumns: readonly string[];
  /** Written in the schema; otherwise found by name and values. */
  readonly isDeclared: boolean;
  /** No NULL, and every value has its row in `to`. */
  readonly isTotal: boolean;
  /** At most one row of `from` per row of `to`. */
  readonly isUnique: boolean;
  /** Which rows of `to` alone are referred to; absent where no column tells. */
  readonly holders?: Holders;
}
