import type { Unit } from '../shared/mod.ts';

/**
 * A chart as plain data that can be written as JSON, free of any plotting library. `printPython()` turns it into code,
 * `plotlyFigure()` into a figure for plotly.js.
 */
export type ChartSpecification =
  | ValueChart
  | BarChart
  | LineChart
  | PieChart
  | HistogramChart
  | BoxChart
  | ScatterChart
  | HeatmapChart
  | MapChart
  | TableChart;

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
  /** Bars of different colours; null for one colour. */
  readonly series: DimensionField | null;
  /** How bars of different colours stand: beside each other, on each other, or on each other up to 100 %. */
  readonly mode: 'group' | 'stack' | 'share';
  /** Measures of one unit share a panel. */
  readonly panels: readonly (readonly MeasureField[])[];
  /** `rows` keeps the order of the result, `value` puts the largest first. */
  readonly sort: 'rows' | 'value';
  /** Only the largest categories are drawn; the others are summed where a sum means something, else left out. */
  readonly top: { readonly count: number; readonly of: number; readonly others: 'sum' | 'omit' } | null;
  /** How many categories are drawn. */
  readonly count: number;
}

/** Lines over time, or areas that stand on each other. */
export interface LineChart {
  readonly kind: 'line' | 'area';
  readonly time: TimeField;
  /** One line per value; null for one line per measure. */
  readonly series: DimensionField | null;
  readonly panels: readonly (readonly MeasureField[])[];
  /** How many times there are, at least. */
  readonly count: number;
  /** Whether periods, or those of a line, are missing: they get a gap. */
  readonly hasGaps: boolean;
}

/** The parts of a whole. */
export interface PieChart {
  readonly kind: 'pie';
  readonly category: DimensionField;
  readonly measure: MeasureField;
  /** `rows` keeps the order of the result, `value` puts the largest first. */
  readonly sort: 'rows' | 'value';
}

/** How often values occur. */
export interface HistogramChart {
  readonly kind: 'histogram';
  readonly measure: MeasureField;
}

/** How values spread within categories: quartiles, range, outliers. */
export interface BoxChart {
  readonly kind: 'box';
  readonly category: DimensionField;
  readonly measure: MeasureField;
}

/** Two measures against each other, a point for each row. */
export interface ScatterChart {
  readonly kind: 'scatter';
  readonly x: MeasureField;
  readonly y: MeasureField;
  /** Points of different colours; null for one colour. */
  readonly series: DimensionField | null;
  /** What a point is of; null where nothing says it. */
  readonly label: DimensionField | null;
  /** Whether the line of least squares is drawn. */
  readonly hasTrend: boolean;
  readonly rowCount: number;
}

/** A measure as the colour of cells. */
export interface HeatmapChart {
  readonly kind: 'heatmap';
  readonly x: DimensionField;
  readonly y: DimensionField;
  /** How the columns and the rows of cells stand: as they come in the result, or by name. */
  readonly order: { readonly x: 'rows' | 'name'; readonly y: 'rows' | 'name' };
  readonly measure: MeasureField;
  /** What stands in the cells: the value as it is, the value in short where it has no room, or nothing. */
  readonly cells: 'exact' | 'short' | 'empty';
  /** Whether the measure goes below zero and above it. */
  readonly isDiverging: boolean;
  /** How many rows of cells there are. */
  readonly rows: number;
}

/** A measure as the colour of the states of the USA. */
export interface MapChart {
  readonly kind: 'map';
  readonly state: DimensionField;
  /** Postal codes of the values, where they are none themselves; else null. */
  readonly codes: Readonly<Record<string, string>> | null;
  readonly measure: MeasureField;
  readonly isDiverging: boolean;
}

/** The rows as they are, where no other chart would be honest. */
export interface TableChart {
  readonly kind: 'table';
  readonly columns: readonly TableField[];
  /** Rows beyond this many are not shown. */
  readonly rowsMax: number;
  readonly rowCount: number;
}

/** A column with its title. */
export interface DimensionField {
  readonly column: string;
  readonly title: string;
}

/** A column of times. */
export interface TimeField extends DimensionField {
  readonly scale: TimeScale;
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

/** How times are written: moments, days and months go on a time axis; quarters, years and other periods (weeks) stand in order, as they are written. */
export type TimeScale = 'moment' | 'day' | 'month' | 'quarter' | 'year' | 'period';
