import type { Candidate } from '../candidate.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/**
 * A non-deterministic parser: at a position of the question it returns every way to read on from there.
 * Combined with memoization this is a chart parser (Norvig, "Techniques for Automatic Memoization", 1991):
 * each grammar symbol is parsed once per position, however many rules ask for it.
 */
export type Parser<T> = (chart: Chart, at: number) => readonly Parsed<T>[];

/** One way to read a span that begins where the parser was asked and ends before token `end`. */
export interface Parsed<T> {
  readonly value: T;
  readonly end: number;
  /** Sum of the candidates' costs and of the rules' penalties; lower is better. */
  readonly cost: number;
  /** Candidates that were read, in order. */
  readonly uses: readonly Candidate[];
}

/** What the parsers read from: the candidates by where they begin, and the results so far. */
export interface Chart {
  readonly index: KnowledgeIndex;
  /** The question's tokens, normal. */
  readonly words: readonly string[];
  readonly length: number;
  readonly candidatesAt: readonly (readonly Candidate[])[];
  /** Positions after any run of words that carry no meaning ("the", "please"), the position itself first. */
  readonly skips: readonly (readonly number[])[];
  readonly memo: Map<object, (readonly Parsed<unknown>[] | undefined)[]>;
}

/** At most so many readings of one symbol at one position and end are kept, the cheapest first. */
const READINGS_MAX = 12;

/** Parses `parser` once per position. The memo is keyed by identity, so wrap each symbol once, at module level. */
export function symbol<T>(parser: () => Parser<T>): Parser<T> {
  let inner: Parser<T> | null = null;
  const memoized: Parser<T> = (chart, at) => {
    let row = chart.memo.get(memoized);
    if (row === undefined) {
      row = [];
      chart.memo.set(memoized, row);
    }
    const known = row[at];
    // Each row holds only what this very parser returned, so its type is Parsed<T>.
    if (known !== undefined) return known as readonly Parsed<T>[];
    row[at] = [];
    inner ??= parser();
    const result = prune(inner(chart, at));
    row[at] = result;
    return result;
  };
  return memoized;
}

/** A symbol that is used before it is defined; `define` says once, at module level, what it is. */
export interface Forward<T> extends Parser<T> {
  define(parser: Parser<T>): void;
}

/** Declares a symbol that another file defines. */
export function forward<T>(): Forward<T> {
  let defined: Parser<T> | null = null;
  const parser: Parser<T> = (chart, at) => {
    if (defined === null) throw new Error('a symbol of the grammar is declared and not defined');
    return defined(chart, at);
  };
  return Object.assign(parser, {
    define(definition: Parser<T>): void {
      defined = definition;
    },
  });
}

/** Reads candidates that `pick` accepts. */
export function terminal<T>(pick: (candidate: Candidate, chart: Chart) => T | null): Parser<T> {
  return (chart, at) => {
    const found: Parsed<T>[] = [];
    for (const candidate of chart.candidatesAt[at] ?? []) {
      const value = pick(candidate, chart);
      if (value !== null) {
        found.push({ value, end: candidate.end, cost: candidate.cost, uses: [candidate] });
      }
    }
    return found;
  };
}

/** Reads the parts one after another; words without meaning may stand between them. */
export function sequence<const P extends readonly Parser<unknown>[], R>(
  parts: P,
  produce: (...values: { [K in keyof P]: P[K] extends Parser<infer T> ? T : never }) => R | null,
): Parser<R> {
  return (chart, at) => {
    let states: { values: unknown[]; end: number; cost: number; uses: readonly Candidate[] }[] = [
      { values: [], end: at, cost: 0, uses: [] },
    ];
    for (const [index, part] of parts.entries()) {
      const next: typeof states = [];
      for (const state of states) {
        const starts = index === 0 ? [state.end] : (chart.skips[state.end] ?? [state.end]);
        for (const start of starts) {
          for (const result of part(chart, start)) {
            // An empty reading needs no skipped words before it.
            if (result.end === start && start !== state.end) continue;
            next.push({
              values: [...state.values, result.value],
              end: result.end,
              cost: state.cost + result.cost,
              uses: result.uses.length === 0 ? state.uses : [...state.uses, ...result.uses],
            });
          }
        }
      }
      if (next.length === 0) return [];
      states = next;
    }
    const results: Parsed<R>[] = [];
    for (const { values, end, cost, uses } of states) {
      // The values were collected in the order of `parts`, so they have the types that `produce` takes.
      const value = (produce as (...values: unknown[]) => R | null)(...values);
      if (value !== null) results.push({ value, end, cost, uses });
    }
    return results;
  };
}

/** Every reading of every alternative. */
export function either<T>(...alternatives: readonly Parser<T>[]): Parser<T> {
  return (chart, at) => alternatives.flatMap((alternative) => alternative(chart, at));
}

/** The part, or nothing (then `null`). */
export function optional<T>(part: Parser<T>): Parser<T | null> {
  return (chart, at) => [...part(chart, at), { value: null, end: at, cost: 0, uses: [] }];
}

/** One or more parts with `separator` between them. */
export function listOf<T>(part: Parser<T>, separator: Parser<unknown>): Parser<readonly T[]> {
  return growing<readonly T[], T>(
    mapped(part, (value) => [value]),
    sequence([separator, part], (_, value) => value),
    (whole, value) => ({ whole: [...whole, value], cost: 0 }),
  );
}

/** A head and any number of parts after it, taken in one by one; `add` returns the whole and what adding costs. */
export function growing<H, T>(
  head: Parser<H>,
  part: Parser<T>,
  add: (whole: H, value: T) => { readonly whole: H; readonly cost: number } | null,
): Parser<H> {
  return (chart, at) => {
    const results: Parsed<H>[] = [];
    let layer = head(chart, at);
    while (layer.length > 0) {
      results.push(...layer);
      const next: Parsed<H>[] = [];
      for (const state of layer) {
        for (const start of chart.skips[state.end] ?? [state.end]) {
          for (const more of part(chart, start)) {
            const grown = add(state.value, more.value);
            if (grown === null) continue;
            next.push({
              value: grown.whole,
              end: more.end,
              cost: state.cost + more.cost + grown.cost,
              uses: [...state.uses, ...more.uses],
            });
          }
        }
      }
      layer = prune(next);
    }
    return results;
  };
}

/** The same readings, each costing `penalty` more. */
export function costing<T>(penalty: number, part: Parser<T>): Parser<T> {
  return (chart, at) => part(chart, at).map((result) => ({ ...result, cost: result.cost + penalty }));
}

/** Readings with their value transformed; `null` drops the reading. */
export function mapped<T, R>(part: Parser<T>, produce: (value: T) => R | null): Parser<R> {
  return sequence([part], (value) => produce(value as T));
}

/** Equal readings merged, and the cheapest kept for each end. */
function prune<T>(results: readonly Parsed<T>[]): readonly Parsed<T>[] {
  if (results.length < 2) return results;
  const byEnd = new Map<number, Map<string, Parsed<T>>>();
  for (const result of results) {
    let group = byEnd.get(result.end);
    if (group === undefined) {
      group = new Map();
      byEnd.set(result.end, group);
    }
    const key = JSON.stringify(result.value);
    const known = group.get(key);
    if (known === undefined || result.cost < known.cost) group.set(key, result);
  }
  const kept: Parsed<T>[] = [];
  for (const group of byEnd.values()) {
    const ordered = [...group.entries()].sort(([a, x], [b, y]) => x.cost - y.cost || (a < b ? -1 : 1));
    for (const [, result] of ordered.slice(0, READINGS_MAX)) kept.push(result);
  }
  return kept;
}
