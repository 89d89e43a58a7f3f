import { PHRASE, phrase } from './grammar/sentence.ts';
import { type Chart, either } from './parser.ts';
import type { Phrase } from './sketch.ts';

/** One way to read the whole question as a sequence of phrases. */
export interface Segmentation {
  readonly phrases: readonly Phrase[];
  readonly cost: number;
}

interface State {
  readonly last: Phrase | null;
  readonly before: State | null;
  readonly cost: number;
}

/** Partial readings kept at each position. */
const BEAM = 64;

/** The cheapest readings of the whole question, cheapest first; empty when it cannot be read to its end. */
export function segment(chart: Chart): readonly Segmentation[] {
  const beams: State[][] = Array.from({ length: chart.length + 1 }, () => []);
  beams[0]?.push({ last: null, before: null, cost: 0 });
  const read = either(phrase);
  for (let at = 0; at < chart.length; at += 1) {
    const states = kept(beams[at] ?? []);
    if (states.length === 0) continue;
    for (const start of chart.skips[at] ?? [at]) {
      if (start === chart.length) {
        beams[start]?.push(...states);
        continue;
      }
      for (const { value, end, cost } of read(chart, start)) {
        for (const state of states)
          beams[end]?.push({ last: value, before: state, cost: state.cost + cost + PHRASE });
      }
    }
  }
  return kept(beams[chart.length] ?? []).map((state) => ({ phrases: unwind(state), cost: state.cost }));
}

/** The last position up to which the question can be read. */
export function furthest(chart: Chart): number {
  const reached = new Set([0]);
  let last = 0;
  for (let at = 0; at < chart.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const start of chart.skips[at] ?? [at]) {
      last = Math.max(last, start);
      for (const { end } of phrase(chart, start)) {
        reached.add(end);
        last = Math.max(last, end);
      }
    }
  }
  return last;
}

function kept(states: readonly State[]): readonly State[] {
  return [...states].sort((a, b) => a.cost - b.cost).slice(0, BEAM);
}

function unwind(state: State): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (let at: State | null = state; at !== null; at = at.before) {
    if (at.last !== null) phrases.unshift(at.last);
  }
  return phrases;
}
