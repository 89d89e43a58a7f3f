import type { Chart, Parsed } from './chart.ts';

/** At most so many readings of one symbol at one position and end are kept, the cheapest first. */
const READINGS_MAX = 12;

/**
 * Beyond this effort only the cheapest reading is kept, and beyond the second none is made: no question that a person
 * asks takes as much, and the time that one takes stays bounded whatever its words are.
 */
const EFFORT_EASY = 8_000;
/** The second of them: {@link isStrained} tells the first. */
export const EFFORT_MAX = 24_000;

/** Whether the question took more effort than one that a person asks, so that only what is cheapest is followed. */
export function isStrained({ effort }: Chart): boolean {
  return effort > EFFORT_EASY;
}

/** Equal readings merged, and the cheapest kept for each end. */
export function prune<T>(chart: Chart, results: readonly Parsed<T>[]): readonly Parsed<T>[] {
  if (results.length < 2) return results;
  const byEnd: Parsed<T>[][] = [];
  for (const result of results) file(byEnd, result);
  return byEnd.flatMap((group) => cheapest(chart, group));
}

/** Puts a reading to those that end where it does. */
export function file<T>(byEnd: Parsed<T>[][], result: Parsed<T>): void {
  const group = byEnd[result.end];
  if (group === undefined) byEnd[result.end] = [result];
  else group.push(result);
}

/** Equal readings merged, and the cheapest kept, of readings that end together. */
export function cheapest<T>(chart: Chart, results: readonly Parsed<T>[]): readonly Parsed<T>[] {
  if (results.length < 2) return results;
  const max = isStrained(chart) ? 1 : READINGS_MAX;
  const distinct = new Map<number, Parsed<T>>();
  for (const result of results.toSorted((a, b) => a.cost - b.cost)) {
    const id = chart.interner.idOf(result.value);
    if (!distinct.has(id)) distinct.set(id, result);
    if (distinct.size === max) break;
  }
  return [...distinct.values()];
}
