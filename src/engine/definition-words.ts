import type { Candidate } from './candidate.ts';
import type { Sense } from './lexicon/words.ts';
import type { Token } from './token.ts';

/** A part of the question, by tokens; the end is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The words of a question by what they mean for a definition. */
export interface Words {
  readonly tokens: readonly Token[];
  /** The ends of the words of a sense that begin there. */
  ends(sense: Sense, at: number): number | null;
  isOperator(at: number): boolean;
  /** Where a metric or a column ends there that begins with the position returned; null for none. */
  nameBefore(end: number): number | null;
  isRows(at: number): boolean;
  /** Something that restricts what is asked, and is no part of a name that the question makes: a value, a state, a time. */
  isFact(at: number): boolean;
  /** A word of which nothing is known. */
  isUnknown(at: number): boolean;
  /** The one metric that is named before there; null for none and for several. */
  metricBefore(at: number): Stretch | null;
}

/** What the words of a question name that may be defined or be in a formula. */
export function createWords(tokens: readonly Token[], candidates: readonly Candidate[]): Words {
  const senses = new Map<string, number>();
  const operators = new Set<number>();
  const names = new Map<number, number>();
  const rows = new Set<number>();
  const metrics: Stretch[] = [];
  const facts = new Set<number>();
  const known = new Set<number>();
  for (const { start, end, meaning, match } of candidates) {
    if (match !== 'misspelt') for (let at = start; at < end; at += 1) known.add(at);
    if (meaning.kind === 'language') {
      const key = `${meaning.sense} ${start}`;
      senses.set(key, Math.max(end, senses.get(key) ?? 0));
      if (OPERATORS.has(meaning.sense)) operators.add(start);
    } else if (
      (meaning.kind === 'metric' || meaning.kind === 'field') &&
      (match === 'exact' || match === 'inflected')
    ) {
      names.set(end, Math.min(start, names.get(end) ?? start));
      if (meaning.kind === 'metric') metrics.push({ start, end });
    } else if (meaning.kind === 'dataset') {
      rows.add(end - 1);
    } else if (FACTS.has(meaning.kind) && (match === 'exact' || match === 'inflected')) {
      for (let at = start; at < end; at += 1) facts.add(at);
    }
  }
  return {
    tokens,
    ends: (sense, at) => senses.get(`${sense} ${at}`) ?? null,
    isOperator: (at) =>
      operators.has(at) || tokens[at]?.norm === '/' || (tokens[at]?.norm === '-' && names.has(at)),
    nameBefore: (end) => names.get(end) ?? null,
    isRows: (at) => rows.has(at),
    isFact: (at) => facts.has(at),
    isUnknown: (at) => tokens[at]?.kind === 'word' && !known.has(at),
    metricBefore: (at) => {
      const before = metrics.filter(({ end }) => end <= at);
      const longest = before.reduce<Stretch | null>(
        (best, one) => (best === null || one.end - one.start > best.end - best.start ? one : best),
        null,
      );
      const isOne = before.every(
        (one) => longest !== null && one.start >= longest.start && one.end <= longest.end,
      );
      return isOne ? longest : null;
    },
  };
}

const FACTS: ReadonlySet<string> = new Set<Candidate['meaning']['kind']>([
  'value',
  'segment',
  'time',
  'number',
]);

const OPERATORS: ReadonlySet<string> = new Set<Sense>([
  'minus',
  'plus',
  'multiplied',
  'divided',
  'ratio-to-explicit',
]);
