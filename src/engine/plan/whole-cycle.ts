import type { TimeMeaning } from '../candidate.ts';

/** "January to December", "Q1 to Q4": all parts of a year, of which year is not said. */
export function isWholeCycle({ ends }: TimeMeaning): boolean {
  const [first, last] = ends ?? [];
  if (first?.recurs?.number !== 1 || first.grain !== last?.grain) return false;
  return first.start?.slice(5) === '01-01' && last.end?.slice(5) === '01-01';
}
