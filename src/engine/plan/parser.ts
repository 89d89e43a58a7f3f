import type { Candidate, Meaning } from '../candidate.ts';
import { type Beginning, beginning, beginningOfWords, mayBegin, nextToBegin } from './beginning.ts';
import type { Chart, Parsed } from './chart.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { cheapest, EFFORT_MAX, file, prune } from './readings.ts';

export type { Chart, Parsed } from './chart.ts';

/**
 * A non-deterministic parser: at a position of the question it returns every way to read on from there.
 * Combined with memoization this is a chart parser (Norvig, "Techniques for Automatic Memoization", 1991):
 * each grammar symbol is parsed once per position, however many rules ask for it.
 */
export interface Parser<T> {
  (chart: Chart, at: number): readonly Parsed<T>[];
  /** What its readings begin with; undefined where that is not known. */
  readonly begins?: Beginning | undefined;
}

const NONE: readonly Parsed<never>[] = [];

/** How many symbols there are. */
let symbols = 0;

/** Parses `parser` once per position. Each has a place of its own in the memo, so wrap each symbol once, at module level. */
export function symbol<T>(parser: () => Parser<T>): Parser<T> {
  let inner: Parser<T> | null = null;
  const number = symbols;
  symbols += 1;
  const begins = beginning(() => {
    inner ??= parser();
    return inner;
  });
  const memoized: Parser<T> = (chart, at) => {
    if (!mayBegin(begins, chart.marks, at)) return NONE;
    chart.memo[at] ??= new Array(symbols);
    const row = chart.memo[at];
    const known = row[number];
    // This place of each row holds only what this very parser returned, so its type is Parsed<T>.
    if (known !== undefined) return known as readonly Parsed<T>[];
    row[number] = NONE;
    inner ??= parser();
    const result = prune(chart, inner(chart, at));
    row[number] = result;
    return result;
  };
  return Object.assign(memoized, { begins });
}

/** A symbol that is used before it is defined; `define` says once, at module level, what it is. */
export interface Forward<T> extends Parser<T> {
  define(parser: Parser<T>): void;
}

const UNDEFINED = {};

/** Declares a symbol that another file defines. */
export function forward<T>(): Forward<T> {
  let defined: Parser<T> | null = null;
  const parser: Parser<T> = (chart, at) => {
    if (defined === null) throw new Error('a symbol of the grammar is declared and not defined');
    return defined(chart, at);
  };
  return Object.assign(parser, {
    begins: beginning(() => defined ?? UNDEFINED),
    define(definition: Parser<T>): void {
      defined = definition;
    },
  });
}

/** Reads candidates of the kind that `pick` accepts: of words of the language those with one of the senses, where they are known. */
export function terminal<K extends Meaning['kind'], T>(
  kind: K,
  pick: (candidate: CandidateOf<K>, chart: Chart) => T | null,
  senses: readonly string[] = [],
): Parser<T> {
  const marks = senses.length > 0 ? senses : [`kind:${kind}`];
  return beginningWith(beginning([], { marks }), (chart, at) => {
    let found: Parsed<T>[] | null = null;
    for (const candidate of chart.candidatesAt[at] ?? NO_CANDIDATES) {
      if (!isOf(candidate, kind)) continue;
      const value = pick(candidate, chart);
      if (value === null) continue;
      found ??= [];
      found.push({ value, end: candidate.end, cost: candidate.cost });
    }
    return found ?? NONE;
  });
}

const NO_CANDIDATES: readonly Candidate[] = [];

/** A candidate whose meaning is of one kind. */
export type CandidateOf<K extends Meaning['kind']> = Candidate & {
  readonly meaning: Extract<Meaning, { readonly kind: K }>;
};

function isOf<K extends Meaning['kind']>(candidate: Candidate, kind: K): candidate is CandidateOf<K> {
  return candidate.meaning.kind === kind;
}

/** A parser that is made of no others: its readings, never empty, begin with what has one of the marks. */
export function handmade<T>(marks: readonly string[], parser: Parser<T>): Parser<T> {
  return beginningWith(beginning([], { marks }), parser);
}

/** The part where it can be read, else nothing (then `null`): what it reads is never left to others. */
export function greedy<T>(part: Parser<T>): Parser<T | null> {
  return beginningWith(beginning([part], { mayBeEmpty: true }), (chart, at) => {
    const said = part(chart, at);
    return said.length > 0 ? said : [{ value: null, end: at, cost: 0 }];
  });
}

/** Reads a word of the language that has the sense. */
export function senseTerminal(sense: string): Parser<string> {
  return beginningWith(
    beginning([], { marks: [sense] }),
    (chart, at) => chart.sensesAt[at]?.get(sense) ?? NONE,
  );
}

/** Reads one of the words as it is typed, whatever it means. */
export function typed(words: ReadonlySet<string>): Parser<string> {
  return beginningWith(beginningOfWords(words), (chart, at) => {
    const value = chart.words[at];
    return value !== undefined && words.has(value) ? [{ value, end: at + 1, cost: 0 }] : NONE;
  });
}

/** A parser whose readings begin so. */
function beginningWith<T>(begins: Beginning | undefined, parser: Parser<T>): Parser<T> {
  return Object.assign(parser, { begins });
}

/** Reads the parts one after another; words without meaning may stand between them. */
export function sequence<const P extends readonly [Parser<unknown>, ...Parser<unknown>[]], R>(
  parts: P,
  produce: (...values: { [K in keyof P]: P[K] extends Parser<infer T> ? T : never }) => R | null,
): Parser<R> {
  // The values are collected in the order of `parts`, so they have the types that `produce` takes.
  const produceOf = produce as (...values: unknown[]) => R | null;
  const [first] = parts;
  const begins = beginning(parts, { isInTurn: true });
  return beginningWith(begins, (chart, at) => {
    if (!mayBegin(begins, chart.marks, at)) return NONE;
    if (chart.effort > EFFORT_MAX) return NONE;
    // Most sequences end with their first part.
    const firsts = first(chart, at);
    if (firsts.length === 0) return NONE;
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
      for (const start of skipsAt(chart, end)) {
        for (const result of part(chart, start)) {
          // An empty reading needs no skipped words before it.
          if (result.end === start && start !== end) continue;
          values[done] = result.value;
          readOn(done + 1, result.end, cost + result.cost);
        }
      }
    };
    for (const { value, end, cost } of firsts) {
      values[0] = value;
      readOn(1, end, cost);
    }
    return results;
  });
}

/** Every reading of every alternative. */
export function either<T>(...alternatives: readonly Parser<T>[]): Parser<T> {
  const next = nextToBegin(alternatives);
  return beginningWith(beginning(alternatives), (chart, at) => {
    const { marks } = chart;
    let found: readonly Parsed<T>[] = NONE;
    for (let one = next(marks, at, 0); one >= 0; one = next(marks, at, one + 1)) {
      const more = alternatives[one]?.(chart, at);
      if (more !== undefined) found = joined(found, more);
    }
    return found;
  });
}

/** Nearly always one of them is empty. */
function joined<T>(found: readonly Parsed<T>[], more: readonly Parsed<T>[]): readonly Parsed<T>[] {
  if (more.length === 0) return found;
  return found.length === 0 ? more : [...found, ...more];
}

/** The part, or nothing (then `null`). */
export function optional<T>(part: Parser<T>): Parser<T | null> {
  return beginningWith(beginning([part], { mayBeEmpty: true }), (chart, at) => {
    const nothing: Parsed<null> = { value: null, end: at, cost: 0 };
    const found = part(chart, at);
    return found.length === 0 ? [nothing] : [...found, nothing];
  });
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
  return beginningWith(head.begins, (chart, at) => {
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
  });
}

/** The same readings, each costing `penalty` more. */
export function costing<T>(penalty: number, part: Parser<T>): Parser<T> {
  return revised(part, (found) =>
    found.map(({ value, end, cost }) => ({ value, end, cost: cost + penalty })),
  );
}

/** Readings after which nothing but marks follow. */
export function atEnd<T>(parser: Parser<T>): Parser<T> {
  return revised(parser, (found, { words, length }) => {
    let last = length;
    while (last > 0 && /^[^\p{L}\d]+$/u.test(words[last - 1] ?? '')) last -= 1;
    return found.filter(({ end }) => end >= last);
  });
}

/** Readings with their value transformed; `null` drops the reading. */
export function mapped<T, R>(part: Parser<T>, produce: (value: T) => R | null): Parser<R> {
  return revised(part, (found) => {
    const results: Parsed<R>[] = [];
    for (const { value, end, cost } of found) {
      const produced = produce(value);
      if (produced !== null) results.push({ value: produced, end, cost });
    }
    return results;
  });
}

/** The readings of a part in view of the question around them; `revise` is asked where there are any. */
export function revised<T, R>(
  part: Parser<T>,
  revise: (found: readonly Parsed<T>[], chart: Chart, at: number) => readonly Parsed<R>[],
): Parser<R> {
  return beginningWith(part.begins, (chart, at) => {
    const found = part(chart, at);
    return found.length === 0 ? NONE : revise(found, chart, at);
  });
}

/** The same readings with their value transformed in view of what is known; `null` drops the reading. */
export function inView<T, R>(
  part: Parser<T>,
  produce: (value: T, index: KnowledgeIndex) => R | null,
): Parser<R> {
  return revised(part, (found, { index }) =>
    found.flatMap(({ value, end, cost }) => {
      const produced = produce(value, index);
      return produced === null ? [] : [{ value: produced, end, cost }];
    }),
  );
}

/** The readings of a part at positions that are so. */
export function where<T>(part: Parser<T>, isSo: (chart: Chart, at: number) => boolean): Parser<T> {
  return beginningWith(part.begins, (chart, at) => (isSo(chart, at) ? part(chart, at) : NONE));
}

function skipsAt({ skips }: Chart, at: number): readonly number[] {
  return skips[at] ?? [at];
}
