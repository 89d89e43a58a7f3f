import type { Candidate } from './candidate.ts';
import { OF_TODAY } from './lexicon/askings.ts';
import { IDLE_WORDS } from './lexicon/idle-words.ts';
import type { Sense } from './lexicon/words.ts';
import type { Token } from './token.ts';

/** The words of the question of which nothing is known and that say nothing where they stand, as such. */
export function idleWords(tokens: readonly Token[], known: readonly Candidate[]): readonly Candidate[] {
  const { adjectives, participles, collections, adverbs, holders, enders, others } = IDLE_WORDS;
  const isIdle = ({ norm }: Token, at: number): boolean =>
    adverbs.has(norm) ||
    (holders.has(norm) && known.some(({ end, meaning }) => end === at && meaning.kind === 'field')) ||
    (enders.has(norm) && at > 1 && (tokens[at + 1]?.kind ?? 'symbol') === 'symbol') ||
    (others.has(norm) && SOMEONE.has(tokens[at - 1]?.norm ?? '')) ||
    (participles.has(norm) && BE.has(tokens[at - 1]?.norm ?? '')) ||
    // "home type" is no type of anything: the word is a part of the name.
    (adjectives.has(norm) &&
      known.some((one) => one.start === at + 1 && isNamed(one) && one.match !== 'partial'));
  /** "the open loan portfolio", "the mortgage book". */
  const isCollection = ({ norm }: Token, at: number): boolean =>
    collections.has(norm) &&
    known.some(({ end, meaning }) => end === at && HAS_ROWS.has(meaning.kind)) &&
    !known.some(({ start, meaning }) => start === at && meaning.kind !== 'language');
  return tokens.flatMap((token, at) =>
    isCollection(token, at) || (isIdle(token, at) && !known.some(({ start, end }) => start <= at && end > at))
      ? [fillerAt(at)]
      : [],
  );
}

function fillerAt(start: number): Candidate {
  return { start, end: start + 1, meaning: { kind: 'language', sense: FILLER }, match: 'exact', cost: 0 };
}

const FILLER: Sense = 'filler';
const SOMEONE: ReadonlySet<string> = new Set(['somebody', 'someone']);
const BE: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were', 'been']);
/** "the simple average", "the actual number". */
const COMPUTED = /^(?:average|sum|count|median|max|min|percent|share|rate)/;

const HAS_ROWS: ReadonlySet<Candidate['meaning']['kind']> = new Set(['dataset', 'segment', 'value']);

function isNamed({ meaning }: Candidate): boolean {
  return meaning.kind === 'language' ? COMPUTED.test(meaning.sense) : meaning.kind !== 'number';
}

/** "the *current* number of late payments" is today's, and not of those that are called current. */
export function withTodays(known: readonly Candidate[], tokens: readonly Token[]): readonly Candidate[] {
  const todays = tokens.flatMap(({ norm }, at) =>
    OF_TODAY.has(norm) && isAsked(known, at + 1) && !isNamedValue(known, at) ? [at] : [],
  );
  if (todays.length === 0) return known;
  const others = known.filter(
    ({ start, end, meaning }) => !(todays.includes(start) && end === start + 1 && STATES.has(meaning.kind)),
  );
  return [...others, ...todays.map(fillerAt)];
}

/** A number that is computed: "number of", "average", "default rate". */
function isAsked(known: readonly Candidate[], at: number): boolean {
  return known.some(
    ({ start, match, meaning }) =>
      start === at &&
      // "the term of current *loans on average*" is no average loan size.
      ((meaning.kind === 'metric' && match !== 'partial') ||
        (meaning.kind === 'language' && COMPUTED.test(meaning.sense))),
  );
}

/** "with *status* current" names the column whose value it is. */
function isNamedValue(known: readonly Candidate[], at: number): boolean {
  const names = known.flatMap(({ end, meaning }) =>
    end === at && meaning.kind === 'field' ? [meaning] : [],
  );
  return known.some(
    ({ start, meaning }) =>
      start === at &&
      meaning.kind === 'value' &&
      names.some(({ dataset, field }) => dataset === meaning.dataset && field === meaning.field),
  );
}

const STATES: ReadonlySet<Candidate['meaning']['kind']> = new Set(['segment', 'value']);
