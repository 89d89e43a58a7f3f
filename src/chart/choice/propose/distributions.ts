import type { BoxChart, HistogramChart, ScatterChart } from '../../chart-specification.ts';
import type { ChartColumn } from '../chart-column.ts';
import { countOf, isOnePointEach, type Shape, toDimension, toMeasure } from '../shape.ts';

const VALUES_MIN = 12;
const BOXES_MAX = 20;
/** Fewer rows than this have no quartiles worth a box. */
const ROWS_PER_BOX_MIN = 5;
const POINTS_MIN = 8;
const POINTS_MAX = 50_000;
const COLORS_MAX = 6;
/** Fewer points than this have no trend. */
const TREND_POINTS_MIN = 10;

/** How often the values of a lone measure occur; what the rows are called is no part of it. */
export function proposeHistogram({ rowCount, dimensions, measures, others }: Shape): HistogramChart[] {
  const [measure, ...more] = measures;
  if (measure === undefined || more.length + dimensions.length > 0) return [];
  if (rowCount < VALUES_MIN || measure.profile.distinctCount < VALUES_MIN) return [];
  return others.every(isName) ? [{ kind: 'histogram', measure: toMeasure(measure) }] : [];
}

/** How a measure spreads within categories that have many rows each. */
export function proposeBox({ rowCount, dimensions, measures, others }: Shape): BoxChart[] {
  const [category, ...moreDimensions] = dimensions;
  const [measure, ...moreMeasures] = measures;
  if (category === undefined || measure === undefined) return [];
  if (moreDimensions.length + moreMeasures.length > 0 || !others.every(isName)) return [];
  const count = countOf(category);
  if (count > BOXES_MAX || rowCount < count * ROWS_PER_BOX_MIN) return [];
  return [{ kind: 'box', category: toDimension(category), measure: toMeasure(measure) }];
}

/** Two measures against each other. */
export function proposeScatter(shape: Shape): ScatterChart[] {
  const [x, y, ...moreMeasures] = shape.measures;
  const [category, ...moreDimensions] = shape.dimensions;
  if (x === undefined || y === undefined || moreMeasures.length + moreDimensions.length > 0) return [];
  if (shape.rowCount < POINTS_MIN || shape.rowCount > POINTS_MAX || !shape.others.every(isName)) return [];
  if (!hasSpread(x) || !hasSpread(y) || category?.role === 'time') return [];
  const isLabel = category !== undefined && isOnePointEach(shape, category);
  if (category !== undefined && !isLabel && countOf(category) > COLORS_MAX) return [];
  const field = category === undefined ? null : toDimension(category);
  return [
    {
      kind: 'scatter',
      x: toMeasure(x),
      y: toMeasure(y),
      series: isLabel ? null : field,
      label: isLabel ? field : null,
      hasTrend: shape.rowCount >= TREND_POINTS_MIN && (isLabel || field === null),
      rowCount: shape.rowCount,
    },
  ];
}

/** Identifiers and names: what a row is called, not what it is like. */
function isName({ role, profile }: ChartColumn): boolean {
  return role === 'identifier' || profile.textLengthMax > 0;
}

function hasSpread({ profile }: ChartColumn): boolean {
  return profile.distinctCount >= POINTS_MIN && profile.min !== profile.max;
}
