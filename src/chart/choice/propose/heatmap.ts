import type { HeatmapChart } from '../../chart-specification.ts';
import { countOf, isDiverging, isOnePointEach, type Shape, toDimension, toMeasure } from '../shape.ts';

const SIDE_MIN = 3;
const SIDE_MAX = 40;
const COLUMNS_MAX = 100;
/** Of the cells that must have a row. */
const FILLED_MIN = 0.3;

/** Cells over two dimensions; time runs from left to right. */
export function proposeHeatmap(shape: Shape): HeatmapChart[] {
  const [first, second, ...more] = shape.dimensions;
  const [measure, ...moreMeasures] = shape.measures;
  if (first === undefined || second === undefined || measure === undefined) return [];
  if (more.length + moreMeasures.length + shape.others.length > 0) return [];
  const [x, y] =
    first.role === 'time' || countOf(first) > countOf(second) ? [first, second] : [second, first];
  const [columns, rows] = [countOf(x), countOf(y)];
  if (Math.min(columns, rows) < SIDE_MIN || rows > SIDE_MAX || columns > COLUMNS_MAX) return [];
  if (!isOnePointEach(shape, x, y) || shape.rowCount < columns * rows * FILLED_MIN) return [];
  return [
    {
      kind: 'heatmap',
      x: toDimension(x),
      y: toDimension(y),
      measure: toMeasure(measure),
      isDiverging: isDiverging(measure),
      rowCount: shape.rowCount,
      rows,
    },
  ];
}
