import type { ResultProfile } from '../../database/mod.ts';
import type { ColumnRole } from '../../shared/mod.ts';
import type {
  BarChart,
  ChartSpecification,
  DimensionField,
  LineChart,
  MeasureField,
  TableChart,
  ValueChart,
} from '../chart-specification.ts';
import type { ChartColumn } from './chart-column.ts';
import { isNumeric } from './chart-column.ts';

const BARS_MAX = 30;
const TOP_BARS = 20;
const SERIES_MAX = 10;
const GROUPED_SERIES_MAX = 6;
const MEASURES_MAX = 4;
const DECIMALS_MAX = 4;
const PANELS_MAX = 3;
const TABLE_ROWS_MAX = 500;

/** A chart that would be true to the result, before it is asked whether it is the best. */
export interface Proposal {
  readonly specification: ChartSpecification;
  readonly shape: Shape;
}

/** A result by what its columns are for. */
export interface Shape {
  readonly rowCount: number;
  readonly times: readonly ChartColumn[];
  readonly categories: readonly ChartColumn[];
  readonly measures: readonly ChartColumn[];
  /** Identifiers and free text: rows that have them are things of their own, to be listed. */
  readonly others: readonly ChartColumn[];
  readonly columns: readonly ChartColumn[];
}

/** Every chart that shows all columns of the result truly; the table always is one. */
export function proposeCharts(columns: readonly ChartColumn[], profile: ResultProfile): readonly Proposal[] {
  const shape = toShape(columns, profile.rowCount);
  const specs: readonly ChartSpecification[] = [
    ...proposeValue(shape),
    ...proposeLine(shape),
    ...proposeBars(shape),
    ...proposeGroupedBars(shape),
    tableOf(columns, profile),
  ];
  return specs.map((spec) => ({ specification: spec, shape }));
}

function toShape(columns: readonly ChartColumn[], rowCount: number): Shape {
  const having = (...roles: ColumnRole[]): ChartColumn[] =>
    columns.filter(({ role }) => roles.includes(role));
  return {
    rowCount,
    columns,
    times: having('time'),
    categories: having('category', 'ordered-category', 'geography'),
    measures: having('measure', 'share', 'rate'),
    others: having('identifier', 'text'),
  };
}

function proposeValue(shape: Shape): ValueChart[] {
  const labels = [...shape.times, ...shape.categories];
  const hasNull = shape.measures.some(({ profile }) => profile.nullCount > 0);
  if (shape.rowCount !== 1 || shape.others.length > 0 || labels.length > 1 || hasNull) return [];
  if (shape.measures.length === 0 || shape.measures.length > MEASURES_MAX) return [];
  const label = labels[0] === undefined ? null : toDimension(labels[0]);
  return [{ kind: 'value', measures: shape.measures.map(toMeasure), label }];
}

function proposeLine(shape: Shape): LineChart[] {
  const [time, ...otherTimes] = shape.times;
  const [series, ...otherCategories] = shape.categories;
  const panels = toPanels(shape.measures);
  if (time === undefined || otherTimes.length + otherCategories.length + shape.others.length > 0) return [];
  if (panels === null || countOf(time) < 2 || !isOnePointEach(shape, time, series)) return [];
  if (series !== undefined && (countOf(series) > SERIES_MAX || shape.measures.length > 1)) return [];
  const field = { ...toDimension(time), scale: time.timeScale ?? 'period' };
  return [{ kind: 'line', time: field, series: series === undefined ? null : toDimension(series), panels }];
}

/** Bars over one dimension. */
function proposeBars(shape: Shape): BarChart[] {
  const [dimension, ...more] = [...shape.categories, ...shape.times];
  const panels = toPanels(shape.measures);
  if (dimension === undefined || more.length + shape.others.length > 0 || panels === null) return [];
  if (shape.rowCount < 2 || !isOnePointEach(shape, dimension, undefined)) return [];
  const count = countOf(dimension);
  const isOrdered = dimension.role !== 'category' && dimension.role !== 'geography';
  const tooMany = count > BARS_MAX;
  // The largest of an ordered scale, or by one measure of several, would be a chart of something else.
  if (tooMany && (isOrdered || shape.measures.length > 1)) return [];
  const others = shape.measures.every(isAdditive) ? 'sum' : 'omit';
  const top = tooMany ? ({ count: TOP_BARS, of: count, others } as const) : null;
  const bar = {
    kind: 'bar',
    category: toDimension(dimension),
    series: null,
    panels,
    sort: isOrdered || shape.measures.length > 1 ? 'rows' : 'value',
    top,
    count: top === null ? count : top.count + (others === 'sum' ? 1 : 0),
  } as const;
  return [
    { ...bar, orientation: 'vertical' },
    { ...bar, orientation: 'horizontal' },
  ];
}

/** Bars over two dimensions: the one with fewer values, or the one that is not ordered, gives the colours. */
function proposeGroupedBars(shape: Shape): BarChart[] {
  const [first, second, ...more] = [...shape.times, ...shape.categories];
  const [measure, ...otherMeasures] = shape.measures;
  if (first === undefined || second === undefined || measure === undefined) return [];
  if (more.length + otherMeasures.length + shape.others.length > 0) return [];
  const [category, series] = countOf(second) > countOf(first) ? [second, first] : [first, second];
  if (countOf(series) > GROUPED_SERIES_MAX || countOf(category) * countOf(series) > 2 * BARS_MAX) return [];
  if (!isOnePointEach(shape, category, series)) return [];
  const fields = {
    count: countOf(category),
    category: toDimension(category),
    series: toDimension(series),
    panels: [[toMeasure(measure)]],
  };
  return [{ kind: 'bar', orientation: 'vertical', ...fields, sort: 'rows', top: null }];
}

function tableOf(columns: readonly ChartColumn[], { sample }: ResultProfile): TableChart {
  const fields = columns.map((column) => ({
    ...toDimension(column),
    decimals: decimalsOf(column, sample),
    unit: column.unit,
  }));
  return { kind: 'table', columns: fields, rowsMax: TABLE_ROWS_MAX };
}

/** Cents and hundredths of a percent, else as many as the values have; identifiers and years are left as they are. */
function decimalsOf(column: ChartColumn, sample: ResultProfile['sample']): number | null {
  if (!isNumeric(column.profile) || !isMeasure(column)) return null;
  if (column.unit?.kind === 'money' || column.unit?.kind === 'percent' || column.unit?.kind === 'fraction')
    return 2;
  const lengths = sample.map((row) => String(row[column.name]).split('.')[1]?.length ?? 0);
  return Math.min(DECIMALS_MAX, Math.max(0, ...lengths));
}

/** No two rows fall on one point, as far as the counts can tell; else a line or a bar would hide rows. */
function isOnePointEach(shape: Shape, first: ChartColumn, second: ChartColumn | undefined): boolean {
  return shape.rowCount <= countOf(first) * (second === undefined ? 1 : countOf(second));
}

/** Values, and no value as one of them. */
function countOf({ profile }: ChartColumn): number {
  return profile.distinctCount + (profile.nullCount > 0 ? 1 : 0);
}

/** Measures of like unit share a panel; null when there are none, or too many to read. */
function toPanels(measures: readonly ChartColumn[]): readonly (readonly MeasureField[])[] | null {
  const groups = Map.groupBy(measures.map(toMeasure), unitKey);
  const panels = [...groups.values()];
  const isReadable = panels.length <= PANELS_MAX && panels.every((panel) => panel.length <= MEASURES_MAX);
  return panels.length > 0 && isReadable ? panels : null;
}

/** Equal for measures that one axis can show; nothing is known to be like a measure without a unit. */
function unitKey({ unit, column }: MeasureField): string {
  if (unit === null) return `unknown ${column}`;
  return unit.kind === 'money' ? unit.currency : unit.kind === 'duration' ? unit.of : unit.kind;
}

/** Sums of counts and totals mean something, sums of averages and rates do not. */
function isAdditive({ role, unit, name }: ChartColumn): boolean {
  if (
    role !== 'measure' ||
    /(?:^|_| )(?:avg|average|mean|median|min|max|minimum|maximum|p\d+|per|distinct|unique|rate)(?:$|_| )/i.test(
      name,
    )
  )
    return false;
  return unit?.kind === 'count' || /(?:^|_| )(?:total|sum|count|volume)(?:$|_| )/i.test(name);
}

function isMeasure({ role }: ChartColumn): boolean {
  return role === 'measure' || role === 'share' || role === 'rate';
}

function toDimension({ name, title }: ChartColumn): DimensionField {
  return { column: name, title };
}

function toMeasure({ name, title, unit }: ChartColumn): MeasureField {
  return { column: name, title, unit };
}
