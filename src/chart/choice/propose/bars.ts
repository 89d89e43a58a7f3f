import type { BarChart } from '../../chart-specification.ts';
import type { ChartColumn } from '../chart-column.ts';
import {
  countOf,
  directionOf,
  isAdditive,
  isNonNegative,
  isOnePointEach,
  isOrdered,
  type Shape,
  toDimension,
  toMeasure,
  toPanels,
} from '../shape.ts';

const BARS_MAX = 30;
const TOP_BARS = 20;
/** Times the largest bar. */
const OTHERS_MAX = 3;
const SERIES_MAX = 8;
/** More colours than this are hard to tell apart. */
const COLORS_MAX = 6;
const GROUPED_BARS_MAX = 60;

/** Bars over one dimension; only the largest where there are too many. */
export function proposeBars(shape: Shape): BarChart[] {
  const [dimension, ...more] = shape.dimensions;
  const panels = toPanels(shape.measures);
  if (dimension === undefined || more.length + shape.others.length > 0 || panels === null) return [];
  if (shape.rowCount < 2 || !isOnePointEach(shape, dimension)) return [];
  const count = countOf(dimension);
  const sort = sortOf(shape, dimension);
  const tooMany = count > BARS_MAX;
  // The first of an ordered scale, or the largest by one measure of several, would be a chart of something else.
  if (tooMany && (isOrdered(dimension) || shape.measures.length > 1)) return [];
  const others = sort === 'value' && canSumOthers(shape) ? 'sum' : 'omit';
  const top = tooMany ? ({ count: TOP_BARS, of: count, others } as const) : null;
  return upAndAcross({
    category: toDimension(dimension),
    series: null,
    mode: 'group',
    panels,
    sort,
    top,
    count: top === null ? count : top.count + (others === 'sum' ? 1 : 0),
  });
}

/** The others are summed where that means something, and does not dwarf what is shown. */
function canSumOthers({ rowCount, sample, measures }: Shape): boolean {
  const [measure] = measures;
  if (measure === undefined || !isAdditive(measure) || sample.length < rowCount) return false;
  const values = sample.map((row) => Number(row[measure.name])).toSorted((a, b) => b - a);
  const rest = values.slice(TOP_BARS).reduce((sum, value) => sum + value, 0);
  return rest <= OTHERS_MAX * (values[0] ?? 0);
}

/** Bars over two dimensions: the second gives the colours, unless they would be too many. */
export function proposeGroupedBars(shape: Shape): BarChart[] {
  const pair = pairOf(shape);
  if (pair === null) return [];
  const { category, series, measure } = pair;
  if (countOf(series) > SERIES_MAX || countOf(category) * countOf(series) > GROUPED_BARS_MAX) return [];
  if (!isOnePointEach(shape, category, series)) return [];
  if (isNested(shape, category) || isNested(shape, series)) return [];
  const bars = fieldsOf(pair);
  const canStack = isAdditive(measure) && isNonNegative(measure);
  return [
    ...upAndAcross({ ...bars, mode: 'group' }),
    ...(canStack ? upAndAcross({ ...bars, mode: 'stack' }) : []),
    ...(canStack ? upAndAcross({ ...bars, mode: 'share' }) : []),
  ];
}

/** Bars over a dimension whose values each belong to one value of another (cities in states), which gives the colours. */
export function proposeNestedBars(shape: Shape): BarChart[] {
  const pair = pairOf(shape);
  if (pair === null) return [];
  const { category, series, measure } = pair;
  const finer = [category, series].find((column) => isNested(shape, column));
  if (finer === undefined) return [];
  const coarser = finer === category ? series : category;
  if (countOf(coarser) > SERIES_MAX || countOf(finer) > BARS_MAX) return [];
  return upAndAcross({ ...fieldsOf({ category: finer, series: coarser, measure }), mode: 'stack' });
}

interface Pair {
  readonly category: ChartColumn;
  readonly series: ChartColumn;
  readonly measure: ChartColumn;
}

/** Two dimensions and one measure, and nothing else. */
function pairOf({ rowCount, dimensions, measures, others }: Shape): Pair | null {
  const [first, second, ...more] = dimensions;
  const [measure, ...moreMeasures] = measures;
  if (first === undefined || second === undefined || measure === undefined) return null;
  if (rowCount < 2 || more.length + moreMeasures.length + others.length > 0) return null;
  const isSwapped = countOf(second) > COLORS_MAX && countOf(second) > countOf(first);
  const [category, series] = isSwapped ? [second, first] : [first, second];
  return { category, series, measure };
}

/** Each value of the column stands in one row. */
function isNested({ rowCount }: Shape, column: ChartColumn): boolean {
  return countOf(column) === rowCount;
}

type Bars = Omit<BarChart, 'kind' | 'orientation'>;

function fieldsOf({ category, series, measure }: Pair): Omit<Bars, 'mode'> {
  return {
    category: toDimension(category),
    series: toDimension(series),
    panels: [[toMeasure(measure)]],
    sort: 'rows',
    top: null,
    count: countOf(category),
  };
}

function upAndAcross(bars: Bars): BarChart[] {
  return [
    { kind: 'bar', orientation: 'vertical', ...bars },
    { kind: 'bar', orientation: 'horizontal', ...bars },
  ];
}

/** An order of the rows that means something stays: of an ordered scale, or by the measure from the lowest. */
function sortOf(shape: Shape, dimension: ChartColumn): BarChart['sort'] {
  const [measure, ...more] = shape.measures;
  if (measure === undefined || more.length > 0 || isOrdered(dimension)) return 'rows';
  return shape.rowCount > 2 && directionOf(shape, measure) === 'up' ? 'rows' : 'value';
}
