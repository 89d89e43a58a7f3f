import type { HeatmapChart } from '../../chart-specification.ts';
import { MISSING } from '../../recipe/recipe.ts';
import type { ChartColumn } from '../chart-column.ts';
import { countOf, isDiverging, isOnePointEach, type Shape, toDimension, toMeasure } from '../shape.ts';

const SIDE_MIN = 3;
const SIDE_MAX = 40;
const COLUMNS_MAX = 100;
/** Of the cells that must have a row. */
const FILLED_MIN = 0.3;
/** More cells than this are too small for their number. */
const NUMBERED_CELLS_MAX = 80;
/** Of all columns of cells, in characters that can still be read. */
const WIDTH_MAX = 70;

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
      order: { x: orderOf(shape, x, y), y: orderOf(shape, y, x) },
      measure: toMeasure(measure),
      isDiverging: isDiverging(measure),
      cells: shape.rowCount > NUMBERED_CELLS_MAX ? 'empty' : hasRoom(measure, columns) ? 'exact' : 'short',
      rows,
    },
  ];
}

/**
 * By name where the rows come so: then a cell that is missing moves nothing. Else in the order of the rows, which is one
 * that names do not have, as of states or bands.
 */
function orderOf({ sample }: Shape, of: ChartColumn, within: ChartColumn): 'rows' | 'name' {
  if (of.role === 'time') return 'name';
  const last = new Map<unknown, string>();
  for (const row of sample) {
    const [name, group] = [String(row[of.name] ?? MISSING), row[within.name]];
    if (name < (last.get(group) ?? '')) return 'rows';
    last.set(group, name);
  }
  return 'name';
}

/** As it is written with its decimals and commas. */
function hasRoom({ profile: { min, max, types } }: ChartColumn, columns: number): boolean {
  const decimals = types.includes('real') ? DECIMALS : 0;
  return columns * (Math.max(...[min, max].map(lengthOf)) + decimals) <= WIDTH_MAX;
}

/** `.25`. */
const DECIMALS = 3;

/** Characters of a number's whole part: 7 of `-12,345.67`. */
function lengthOf(end: number | string | null): number {
  const digits = Math.trunc(Math.abs(Number(end))).toFixed(0).length;
  return digits + Math.floor((digits - 1) / 3) + (Number(end) < 0 ? 1 : 0);
}
