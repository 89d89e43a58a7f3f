import type { Unit } from '../shared/mod.ts';

/**
 * A chart as plain data that can be written as JSON, free of any plotting library. `printPython()` turns it into code,
 * `plotlyFigure()` into a figure for plotly.js.
 */
export type ChartSpecification = ValueChart | BarChart | LineChart | TableChart;

/** One number, or a few side by side, from a result of one row. */
export interface ValueChart {
  readonly kind: 'value';
  readonly measures: readonly MeasureField[];
  /** A column of the same row that says what the number is of (`state`: CA); null where there is none. */
  readonly label: DimensionField | null;
}

/** Bars over a category. */
export interface BarChart {
  readonly kind: 'bar';
  readonly orientation: 'vertical' | 'horizontal';
  readonly category: DimensionField;
  /** Bars of different colours beside each other; null for one colour. */
  readonly series: DimensionField | null;
  /** Measures of one unit share a panel. */
  readonly panels: readonly (readonly MeasureField[])[];
  /** `rows` keeps the order of the result, `value` puts the largest first. */
  readonly sort: 'rows' | 'value';
  /** Only the largest categories are drawn; the others are summed where a sum means something, else left out. */
  readonly top: { readonly count: number; readonly of: number; readonly others: 'sum' | 'omit' } | null;
  /** How many categories are drawn. */
  readonly count: number;
}

/** Lines over time. */
export interface LineChart {
  readonly kind: 'line';
  readonly time: TimeField;
  /** One line per value; null for one line per measure. */
  readonly series: DimensionField | null;
  readonly panels: readonly (readonly MeasureField[])[];
}

/** The rows as they are, where no other chart would be honest. */
export interface TableChart {
  readonly kind: 'table';
  readonly columns: readonly TableField[];
  /** Rows beyond this many are not shown. */
  readonly rowsMax: number;
}

/** A column with its title. */
export interface DimensionField {
  readonly column: string;
  readonly title: string;
}

/** A column of times. */
export interface TimeField extends DimensionField {
  /** Moments, days and months go on a time axis; years, quarters and weeks stand in order, as they are written. */
  readonly scale: 'moment' | 'day' | 'month' | 'period';
}

/** A column of numbers. */
export interface MeasureField extends DimensionField {
  readonly unit: Unit | null;
}

/** A column of a table. */
export interface TableField extends DimensionField {
  /** Decimals of numbers, which are written in the format of their unit; null for what is written as it is. */
  readonly decimals: number | null;
  readonly unit: Unit | null;
}
