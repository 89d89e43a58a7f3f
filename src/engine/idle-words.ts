import type { Candidate } from './candidate.ts';
import { IDLE_WORDS } from './lexicon/idle-words.ts';
import type { Sense } from './lexicon/words.ts';
import type { Token } from './token.ts';

/** The words of the question of which nothing is known and that say nothing where they stand, as such. */
export function idleWords(tokens: readonly Token[], known: readonly Candidate[]): readonly Candidate[] {
  const { adjectives, participles, collections, adverbs, holders } = IDLE_WORDS;
  const isIdle = ({ norm }: Token, at: number): boolean =>
    adverbs.has(norm) ||
    (holders.has(norm) && known.some(({ end, meaning }) => end === at && meaning.kind === 'field')) ||
    (participles.has(norm) && BE.has(tokens[at - 1]?.norm ?? '')) ||
    (adjectives.has(norm) && known.some((one) => one.start === at + 1 && isNamed(one)));
  /** "the open loan portfolio", "the mortgage book". */
  const isCollection = ({ norm }: Token, at: number): boolean =>
    collections.has(norm) &&
    known.some(({ end, meaning }) => end === at && HAS_ROWS.has(meaning.kind)) &&
    !known.some(({ start, meaning }) => start === at && meaning.kind !== 'language');
  return tokens.flatMap((token, at) =>
    isCollection(token, at) || (isIdle(token, at) && !known.some(({ start, end }) => start <= at && end > at))
      ? [{ start: at, end: at + 1, meaning: { kind: 'language', sense: FILLER }, match: 'exact', cost: 0 }]
      : [],
  );
}

const FILLER: Sense = 'filler';
const BE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'been']);
/** "the simple average", "the actual number". */
const COMPUTED = /^(?:average|sum|count|median|max|min|percent|share|rate)/;

const HAS_ROWS: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'segment', 'value']);

function isNamed({ meaning }: Candidate): boolean {
  return meaning.kind === 'language' ? COMPUTED.test(meaning.sense) : meaning.kind !== 'number';
}
