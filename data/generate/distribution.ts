/** The value at `share` (0 to 1) of a distribution given by its quantiles at equal steps, straight lines between. */
export function quantile(quantiles: readonly number[], share: number): number {
  const position = Math.min(Math.max(share, 0), 1) * (quantiles.length - 1);
  const index = Math.min(Math.floor(position), quantiles.length - 2);
  const low = at(quantiles, index);
  return low + (at(quantiles, index + 1) - low) * (position - index);
}

/** The share of a standard normal distribution below `z`, from a table in steps of a half. */
export function normalShare(z: number): number {
  return quantile(NORMAL_SHARES, (z + 3) / 6);
}

/** The item at `index`; throws if there is none. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`No item at ${index} of ${items.length}`);
  return item;
}

/** `value`, but not below `min` nor above `max`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** `value` as the nearest multiple of `step`. */
export function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** `value` rounded to two decimals. */
export function roundToCents(value: number): number {
  return Math.round(value * 100) / 100;
}

/** From z = -3 to z = 3; the ends are closed so that every draw has its place. */
const NORMAL_SHARES = [
  0, 0.0062, 0.0228, 0.0668, 0.1587, 0.3085, 0.5, 0.6915, 0.8413, 0.9332, 0.9772, 0.9938, 1,
] as const;
