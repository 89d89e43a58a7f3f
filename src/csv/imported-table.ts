import type { ColumnType } from './column-type.ts';

/** A table that was made of a CSV file. */
export interface ImportedTable {
  readonly name: string;
  readonly rowCount: number;
  readonly columns: readonly ImportedColumn[];
}

/** A column of it. */
export interface ImportedColumn extends PlannedColumn {
  readonly isPrimaryKey: boolean;
}

/** What is known of a column once all its values have been seen. */
export interface PlannedColumn {
  readonly name: string;
  /** As the file names it. */
  readonly title: string;
  readonly type: ColumnType;
  /** In how many rows it is NULL; where in none, it is declared so. */
  readonly emptyCount: number;
  /** What would have to be written otherwise to be understood; null where there is nothing of that kind. */
  readonly advice: string | null;
}
