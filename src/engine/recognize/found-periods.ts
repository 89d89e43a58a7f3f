import type { FoundPeriod } from './captures.ts';

/** What is not strictly inside one of `covers`; linear, as no cover is longer than a few words. */
export function outside(found: readonly FoundPeriod[], covers: readonly FoundPeriod[]): FoundPeriod[] {
  const starts = byStart(covers);
  const longest = covers.reduce((length, { start, end }) => Math.max(length, end - start), 0);
  return found.filter(({ start, end }) => {
    for (let from = Math.max(0, end - longest); from <= start; from += 1) {
      const isInside = starts.get(from)?.some((cover) => cover.end >= end && cover.end - from > end - start);
      if (isInside) return false;
    }
    return true;
  });
}

/** Periods by the token that they begin with. */
export function byStart(periods: readonly FoundPeriod[]): ReadonlyMap<number, readonly FoundPeriod[]> {
  return Map.groupBy(periods, ({ start }) => start);
}
