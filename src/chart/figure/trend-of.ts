import type { Row } from './row.ts';

/** The line of least squares through the rows that have both numbers, as the two points at its ends. */
export function trendOf(
  rows: readonly Row[],
  { x, y }: { readonly x: string; readonly y: string },
): readonly Row[] {
  const points = rows.flatMap((row) => {
    const [along, up] = [row[x], row[y]];
    return typeof along === 'number' && typeof up === 'number' ? [{ along, up }] : [];
  });
  const mean = (pick: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [meanAlong, meanUp] = [mean(({ along }) => along), mean(({ up }) => up)];
  const covariance = mean(({ along, up }) => (along - meanAlong) * (up - meanUp));
  const slope = covariance / mean(({ along }) => (along - meanAlong) ** 2);
  const ends = points.reduce<readonly [number, number]>(
    ([low, high], { along }) => [Math.min(low, along), Math.max(high, along)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return ends.map((end) => ({ [x]: end, [y]: meanUp + slope * (end - meanAlong) }));
}
