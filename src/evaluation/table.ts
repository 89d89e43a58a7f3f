import type { RowValue } from '../database/mod.ts';

/** A result to compare: every row has `width` cells, in the order of the columns. */
export interface Table {
  readonly width: number;
  readonly rows: readonly (readonly RowValue[])[];
}
