import type { LineChart } from '../../chart-specification.ts';
import type { ChartColumn } from '../chart-column.ts';
import { periodCount } from '../period-count.ts';
import {
  countOf,
  isAdditive,
  isNonNegative,
  isOnePointEach,
  type Shape,
  toDimension,
  toPanels,
} from '../shape.ts';

const SERIES_MAX = 8;
/** Days without a row are gaps where most days have one; else rows stand for longer spans. */
const DENSE = 0.5;

/** Lines over time: one per measure, or one per value of a category. */
export function proposeLines(shape: Shape): LineChart[] {
  const [time, ...otherTimes] = shape.times;
  const [series, ...otherCategories] = shape.categories;
  const panels = toPanels(shape.measures);
  if (time === undefined || otherTimes.length + otherCategories.length + shape.others.length > 0) return [];
  if (panels === null || time.profile.distinctCount < 2) return [];
  if (!isOnePointEach(shape, time, ...shape.categories)) return [];
  if (series !== undefined && (countOf(series) > SERIES_MAX || shape.measures.length > 1)) return [];
  return [
    {
      kind: 'line',
      time: { ...toDimension(time), scale: time.timeScale ?? 'period' },
      series: series === undefined ? null : toDimension(series),
      panels,
      count: time.profile.distinctCount,
      hasGaps: hasGaps(shape, time, series),
    },
  ];
}

/** Areas on each other: the parts of a total over time. */
export function proposeAreas(shape: Shape): LineChart[] {
  const [measure] = shape.measures;
  if (measure === undefined || !isAdditive(measure) || !isNonNegative(measure)) return [];
  return proposeLines(shape)
    .filter(({ series }) => series !== null)
    .map((line) => ({ ...line, kind: 'area', hasGaps: false }));
}

function hasGaps({ rowCount }: Shape, time: ChartColumn, series: ChartColumn | undefined): boolean {
  const all = periodCount(time);
  if (all === null) return false;
  const found = time.profile.distinctCount;
  if (time.timeScale === 'day' && found < all * DENSE) return false;
  return rowCount < all * (series === undefined ? 1 : countOf(series));
}
