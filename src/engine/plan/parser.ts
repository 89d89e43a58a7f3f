import type { Candidate } from '../candidate.ts';
import type { Chart, Parsed } from './chart.ts';
import { cheapest, EFFORT_MAX, file, prune } from './readings.ts';

export type { Chart, Parsed } from './chart.ts';

/**
 * A non-deterministic parser: at a position of the question it returns every way to read on from there.
 * Combined with memoization this is a chart parser (Norvig, "Techniques for Automatic Memoization", 1991):
 * each grammar symbol is parsed once per position, however many rules ask for it.
 */
export type Parser<T> = (chart: Chart, at: number) => readonly Parsed<T>[];

const NONE: readonly Parsed<never>[] = [];

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
    row[at] = NONE;
    inner ??= parser();
    const result = prune(chart, inner(chart, at));
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
    let found: Parsed<T>[] | null = null;
    for (const candidate of chart.candidatesAt[at] ?? []) {
      const value = pick(candidate, chart);
      if (value === null) continue;
      found ??= [];
      found.push({ value, end: candidate.end, cost: candidate.cost });
    }
    return found ?? NONE;
  };
}

/** Reads the parts one after another; words without meaning may stand between them. */
export function sequence<const P extends readonly Parser<unknown>[], R>(
  parts: P,
  produce: (...values: { [K in keyof P]: P[K] extends Parser<infer T> ? T : never }) => R | null,
): Parser<R> {
  // The values are collected in the order of `parts`, so they have the types that `produce` takes.
  const produceOf = produce as (...values: unknown[]) => R | null;
  return (chart, at) => {
    if (chart.effort > EFFORT_MAX) return NONE;
    const results: Parsed<R>[] = [];
    const values: unknown[] = [];
    const readOn = (done: number, end: number, cost: number): void => {
      const part = parts[done];
      if (part === undefined) {
        chart.effort += 1;
        const value = produceOf(...values);
        if (value !== null) results.push({ value, end, cost });
        return;
      }
      for (const start of done === 0 ? [end] : skipsAt(chart, end)) {
        for (const result of part(chart, start)) {
          // An empty reading needs no skipped words before it.
          if (result.end === start && start !== end) continue;
          values[done] = result.value;
          readOn(done + 1, result.end, cost + result.cost);
        }
      }
    };
    readOn(0, at, 0);
    return results;
  };
}

/** Every reading of every alternative. */
export function either<T>(...alternatives: readonly Parser<T>[]): Parser<T> {
  return (chart, at) => {
    let first: readonly Parsed<T>[] = NONE;
    let all: Parsed<T>[] | null = null;
    for (const alternative of alternatives) {
      const found = alternative(chart, at);
      if (found.length === 0) continue;
      if (first.length === 0) {
        first = found;
      } else {
        all ??= [...first];
        for (const result of found) all.push(result);
      }
    }
    return all ?? first;
  };
}

/** The part, or nothing (then `null`). */
export function optional<T>(part: Parser<T>): Parser<T | null> {
  return (chart, at) => {
    const nothing: Parsed<null> = { value: null, end: at, cost: 0 };
    const found = part(chart, at);
    return found.length === 0 ? [nothing] : [...found, nothing];
  };
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
    const heads = head(chart, at);
    if (heads.length === 0) return NONE;
    const results: Parsed<H>[] = [];
    const byEnd: Parsed<H>[][] = [];
    for (const whole of heads) file(byEnd, whole);
    // A part is never empty, so that all readings up to an end are known when it is reached.
    for (let end = at; end < byEnd.length; end += 1) {
      const wholes = cheapest(chart, byEnd[end] ?? NONE);
      if (wholes.length === 0) continue;
      for (const whole of wholes) results.push(whole);
      for (const start of skipsAt(chart, end)) {
        for (const more of part(chart, start)) {
          if (more.end <= end) continue;
          for (const whole of wholes) {
            chart.effort += more.end - at;
            const grown = add(whole.value, more.value);
            if (grown === null) continue;
            const cost = whole.cost + more.cost + grown.cost;
            file(byEnd, { value: grown.whole, end: more.end, cost });
          }
        }
      }
    }
    return results;
  };
}

/** The same readings, each costing `penalty` more. */
export function costing<T>(penalty: number, part: Parser<T>): Parser<T> {
  return (chart, at) => {
    const found = part(chart, at);
    return found.length === 0
      ? NONE
      : found.map(({ value, end, cost }) => ({ value, end, cost: cost + penalty }));
  };
}

/** Readings after which nothing but marks follow. */
export function atEnd<T>(parser: Parser<T>): Parser<T> {
  return (chart, at) => {
    let last = chart.length;
    while (last > 0 && /^[^\p{L}\d]+$/u.test(chart.words[last - 1] ?? '')) last -= 1;
    return parser(chart, at).filter(({ end }) => end >= last);
  };
}

/** Readings with their value transformed; `null` drops the reading. */
export function mapped<T, R>(part: Parser<T>, produce: (value: T) => R | null): Parser<R> {
  return (chart, at) => {
    const found = part(chart, at);
    if (found.length === 0) return NONE;
    const results: Parsed<R>[] = [];
    for (const { value, end, cost } of found) {
      const produced = produce(value);
      if (produced !== null) results.push({ value: produced, end, cost });
    }
    return results;
  };
}

function skipsAt({ skips }: Chart, at: number): readonly number[] {
  return skips[at] ?? [at];
}
