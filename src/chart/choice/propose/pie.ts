import type { PieChart } from '../../chart-specification.ts';
import type { ChartColumn } from '../chart-column.ts';
import {
  countOf,
  isAdditive,
  isNonNegative,
  isOnePointEach,
  isOrdered,
  type Shape,
  toDimension,
  toMeasure,
} from '../shape.ts';

const SLICES_MAX = 6;
/** Shares are rounded before they come here. */
const ROUNDING = 0.02;

/** A ring of at most six parts: of shares that make a whole, or of amounts that can be summed. */
export function proposePie(shape: Shape): PieChart[] {
  const [category, ...more] = shape.categories;
  const [measure, ...moreMeasures] = shape.measures;
  if (category === undefined || measure === undefined || shape.times.length > 0) return [];
  if (more.length + moreMeasures.length + shape.others.length > 0) return [];
  const count = countOf(category);
  if (count < 2 || count > SLICES_MAX || !isOnePointEach(shape, category)) return [];
  if (measure.profile.nullCount > 0 || !isNonNegative(measure) || !isWhole(shape, measure)) return [];
  const sort = isOrdered(category) ? 'rows' : 'value';
  return [{ kind: 'pie', category: toDimension(category), measure: toMeasure(measure), sort }];
}

/** Shares must add up to all; whether amounts are all that there is, only the question can say. */
function isWhole({ sample }: Shape, measure: ChartColumn): boolean {
  if (measure.role !== 'share') return isAdditive(measure);
  const sum = sample.reduce((total, row) => total + Number(row[measure.name]), 0);
  return Math.abs(sum - 100) <= 100 * ROUNDING || Math.abs(sum - 1) <= ROUNDING;
}
