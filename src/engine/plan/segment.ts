import type { Chart } from './chart.ts';
import type { Draft } from './draft.ts';
import { PHRASE } from './grammar/phrases/costs.ts';
import { phrase } from './grammar/phrases/phrase.ts';
import type { Phrase } from './phrase.ts';
import { isStrained } from './readings.ts';

/** One way to read the whole question as a sequence of phrases. */
export interface Segmentation {
  readonly phrases: readonly Phrase[];
  readonly cost: number;
  /** Equal for readings that differ in words that say nothing only. */
  readonly key: string;
  /** What the phrases make, where they are of several clauses. */
  readonly draft?: Draft;
  /** How many clauses there are, each of which may be a little rough. */
  readonly clauses?: number;
}

/** A partial reading, by its last phrase. */
interface State {
  readonly last: Phrase | null;
  readonly before: State | null;
  readonly cost: number;
  /** Equal for states whose phrases say the same, one after another. */
  readonly path: number;
}

/** A state before it is known whether it is kept; `said` is the number of what its last phrase says. */
interface Arrival {
  readonly last: Phrase | null;
  readonly before: State;
  readonly cost: number;
  readonly said: number;
}

/** Partial readings kept at each position. */
const BEAM = 48;
/** The same for a question that was hard to parse. */
const BEAM_STRAINED = 8;

const START: State = { last: null, before: null, cost: 0, path: 0 };
const NOTHING_SAID = -1;
/** More than any question says: the numbers of what is said are below it. */
const SAID_MAX = 2 ** 24;

/** The cheapest readings of the whole question, cheapest first; empty when it cannot be read to its end. */
export function segment(chart: Chart): readonly Segmentation[] {
  const arrivals: Arrival[][] = Array.from({ length: chart.length + 1 }, () => []);
  const kept = createSieve(chart);
  for (let at = 0; at < chart.length; at += 1) {
    const states = at === 0 ? [START] : kept(arrivals[at] ?? []);
    if (states.length === 0) continue;
    for (const start of chart.skips[at] ?? [at]) {
      for (const { last, end, cost, said } of stepsFrom(chart, start)) {
        for (const before of states) arrivals[end]?.push({ last, before, cost: before.cost + cost, said });
      }
    }
  }
  return kept(arrivals[chart.length] ?? []).map((state) => {
    const phrases = unwind(state);
    return { phrases, cost: state.cost, key: keyOf(chart, phrases) };
  });
}

function keyOf({ interner }: Chart, phrases: readonly Phrase[]): string {
  const said = phrases.filter((phrase) => phrase.kind !== 'noise' || phrase.needsMore === true);
  return said.map((phrase) => interner.idOf(phrase)).join(' ');
}

/** The phrases that may stand next; words without meaning may end the question. */
function stepsFrom(
  chart: Chart,
  start: number,
): readonly {
  readonly last: Phrase | null;
  readonly end: number;
  readonly cost: number;
  readonly said: number;
}[] {
  if (start === chart.length) return [{ last: null, end: start, cost: 0, said: NOTHING_SAID }];
  return phrase(chart, start).map(({ value, end, cost }) => ({
    last: value,
    end,
    cost: cost + PHRASE,
    said: chart.interner.idOf(value),
  }));
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

/** Makes what keeps the cheapest states of a position, one of all that say the same. */
function createSieve(chart: Chart): (arrivals: readonly Arrival[]) => readonly State[] {
  const paths = new Map<number, number>();
  return (arrivals) => {
    const max = isStrained(chart) ? BEAM_STRAINED : BEAM;
    const states = new Map<number, State>();
    for (const { last, before, cost, said } of arrivals.toSorted((a, b) => a.cost - b.cost)) {
      if (states.size === max) break;
      const step = before.path * SAID_MAX + said;
      const path = said === NOTHING_SAID ? before.path : (paths.get(step) ?? paths.size + 1);
      if (said !== NOTHING_SAID) paths.set(step, path);
      if (!states.has(path)) states.set(path, { last, before, cost, path });
    }
    return [...states.values()];
  };
}

function unwind(state: State): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (let at: State | null = state; at !== null; at = at.before) {
    if (at.last !== null) phrases.unshift(at.last);
  }
  return phrases;
}
