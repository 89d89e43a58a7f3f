import type { Candidate } from '../candidate.ts';
import type { Sense } from '../lexicon/words.ts';
import { meaningKey } from '../meaning-key.ts';
import { createInterner, type Interner } from './interner.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { createMarks, type Marks } from './marks.ts';

/** One way to read a span that begins where the parser was asked and ends before token `end`. */
export interface Parsed<T> {
  readonly value: T;
  readonly end: number;
  /** Sum of the candidates' costs and of the rules' penalties; lower is better. */
  readonly cost: number;
}

/** What the parsers read from: the candidates by where they begin, and the results so far. */
export interface Chart {
  readonly index: KnowledgeIndex;
  /** The question's tokens, normal. */
  readonly words: readonly string[];
  readonly length: number;
  readonly candidatesAt: readonly (readonly Candidate[])[];
  /** Words of the language by where they begin and what they mean, ready to be returned. */
  readonly sensesAt: readonly ReadonlyMap<string, readonly Parsed<string>[]>[];
  /** What stands at each position, which tells what may begin there. */
  readonly marks: Marks;
  /** Positions after any run of words that carry no meaning ("the", "please"), the position itself first. */
  readonly skips: readonly (readonly number[])[];
  /** The readings at each position of each symbol, by its number. */
  readonly memo: (readonly Parsed<unknown>[] | undefined)[][];
  readonly interner: Interner;
  /** How much was put together so far: readings, each by the tokens that it grew to. */
  effort: number;
}

/** Sorts the candidates of a question by where they begin. `words` are the tokens' norms. */
export function createChart(
  candidates: readonly Candidate[],
  { index, words }: { readonly index: KnowledgeIndex; readonly words: readonly string[] },
): Chart {
  const { length } = words;
  const candidatesAt: Candidate[][] = Array.from({ length }, () => []);
  for (const candidate of cheapest(candidates)) candidatesAt[candidate.start]?.push(candidate);
  return {
    index,
    words,
    length,
    candidatesAt,
    sensesAt: candidatesAt.map(sensesOf),
    marks: createMarks(candidatesAt, words),
    skips: skipsOver(candidatesAt),
    memo: [],
    interner: createInterner(),
    effort: 0,
  };
}

const FILLER: Sense = 'filler';

function skipsOver(candidatesAt: readonly (readonly Candidate[])[]): readonly (readonly number[])[] {
  const { length } = candidatesAt;
  const skips: number[][] = Array.from({ length: length + 1 }, () => []);
  for (let at = length; at >= 0; at -= 1) {
    const further = (candidatesAt[at] ?? [])
      .filter(({ meaning }) => meaning.kind === 'language' && meaning.sense === FILLER)
      .flatMap(({ end }) => skips[end] ?? []);
    skips[at] = [...new Set([at, ...further])];
  }
  return skips;
}

function sensesOf(candidates: readonly Candidate[]): ReadonlyMap<string, readonly Parsed<string>[]> {
  const senses = new Map<string, Parsed<string>[]>();
  for (const { meaning, end, cost } of candidates) {
    if (meaning.kind !== 'language') continue;
    const reading = { value: meaning.sense, end, cost };
    const known = senses.get(meaning.sense);
    if (known === undefined) senses.set(meaning.sense, [reading]);
    else known.push(reading);
  }
  return senses;
}

/** One candidate for each meaning of a span. */
function cheapest(candidates: readonly Candidate[]): Iterable<Candidate> {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = `${candidate.start} ${candidate.end} ${meaningKey(candidate.meaning)}`;
    const known = best.get(key);
    if (known === undefined || candidate.cost < known.cost) best.set(key, candidate);
  }
  return best.values();
}
