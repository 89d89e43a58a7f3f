import type { Candidate } from '../candidate.ts';
import {
  AGGREGATING,
  BEFORE_KINDS,
  EXPLAINING,
  GROUPING_WORDS,
  MEASURING_WORDS,
  RATE_WORDS,
  THOSE,
} from '../lexicon/explaining.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { type Token, wordLike } from '../token.ts';
import { isRows } from './deed-words.ts';
import { isRestriction, meaningsOf } from './restated.ts';
import type { Spoken } from './spoken.ts';
import type { Clarified } from './without-clarifiers.ts';

/** An explanation, by tokens: it is for what ends at `at`, and stands from `from` to `to`; what follows begins at `stop`. */
interface Note {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly stop: number;
}

/**
 * The ways to ask with an explanation in place of what it explains: "jumbo loans, i.e. loans above $500k" are these, and "our
 * burden, meaning A divided by B" is that. What a question says of its own words holds.
 */
export function withExplained(spoken: Spoken): readonly Clarified[] {
  const note = noteIn(spoken.tokens);
  if (note === null) return [];
  const [rows, measure] = [ofKind(spoken, note), ofMeasure(spoken, note)];
  return [
    ...(rows === null ? [] : [{ tokens: rows, claims: [isRestricted] }]),
    ...(measure === null ? [] : [{ tokens: measure, claims: [isComputed] }]),
  ];
}

/** "jumbo loans (first name, last name)" lists columns and says of no rows which they are. */
function isRestricted(query: LogicalQuery): boolean {
  return (query.kind === 'aggregate' && query.having !== null) || ('where' in query && query.where !== null);
}

function isComputed({ kind }: LogicalQuery): boolean {
  return kind === 'aggregate';
}

function noteIn(tokens: readonly Token[]): Note | null {
  for (let at = 1; at < tokens.length; at += 1) {
    const norm = tokens[at]?.norm ?? '';
    if (norm === '(') {
      const to = tokens.findIndex((one, place) => place > at && one.norm === ')');
      return to < 0 ? null : { at, from: at + 1 + leadAt(tokens, at + 1), to, stop: to + 1 };
    }
    const begin = norm === ',' || norm === '-' || norm === '–' || norm === '—' ? at + 1 : at;
    const lead = leadAt(tokens, begin);
    // "customers say" is nothing that explains.
    if (lead === 0 || (begin === at && lead < APART_MIN)) continue;
    const from = begin + lead;
    const end = tokens.findIndex((one, place) => place >= from && ENDS.has(one.norm));
    const to = end < 0 ? tokens.length : end;
    return { at, from, to, stop: tokens[to]?.norm === ',' ? to + 1 : to };
  }
  return null;
}

/** Without a comma before it only what is long enough explains something: "defined as". */
const APART_MIN = 2;
const ENDS: ReadonlySet<string> = new Set([',', '?', '.', ';', '!']);

/** How many words announce an explanation there. */
function leadAt(tokens: readonly Token[], at: number): number {
  const said = tokens
    .slice(at, at + LEAD_MAX)
    .map(({ norm }) => norm)
    .join(' ');
  return EXPLAINING.exec(said)?.[0].trim().split(' ').length ?? 0;
}

const LEAD_MAX = 6;

/** "jumbo loans": what the question calls so are rows that it describes. */
function ofKind({ tokens, candidates }: Spoken, { at, from, to, stop }: Note): readonly Token[] | null {
  const rows = rowsIn(candidates, { end: at });
  if (rows === undefined) return null;
  const isBracket = tokens[at]?.norm === '(' && leadAt(tokens, at + 1) === 0;
  if (isBracket && !describes(candidates, { from, to })) return null;
  let begin = rows.start;
  while (
    isOfKind(tokens[begin - 1]) &&
    rows.start - begin < KIND_MAX &&
    !isSaid(candidates, begin - 1, isBracket)
  )
    begin -= 1;
  if (begin === rows.start) return null;
  const described = tokens.slice(from, to);
  const named = tokens.slice(rows.start, rows.end);
  const own = rowsIn(candidates, { start: from }) ?? rowsIn(candidates, { end: to });
  if (own !== undefined && !isSame(own, rows)) return null;
  const written =
    own !== undefined
      ? described
      : THOSE.has(described[0]?.norm ?? '')
        ? [...named, ...described.slice(1)]
        : [...named, ...jointOf(candidates, described[0], from), ...described];
  return [...tokens.slice(0, begin), ...written, ...tokens.slice(stop)];
}

const KIND_MAX = 3;

function isOfKind(token: Token | undefined): boolean {
  return (
    token !== undefined && (token.kind === 'word' || token.norm === '-') && !BEFORE_KINDS.has(token.norm)
  );
}

/** "(issued in 2024)" says more of them, and "(over $500k)" may be what the word before them means. */
function describes(
  candidates: readonly Candidate[],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const within = candidates.filter(
    ({ start, end, match }) => start >= from && end <= to && match === 'exact',
  );
  return (
    !within.some(({ meaning }) => meaning.kind === 'time') &&
    within.some(({ meaning }) => meaning.kind === 'number' || meaning.kind === 'segment')
  );
}

/** A value, a time or a number, which restricts by itself; beside a mere bracket also a state that is known. */
function isSaid(candidates: readonly Candidate[], at: number, isBracket: boolean): boolean {
  return candidates.some(
    ({ start, end, meaning, match }) =>
      start <= at &&
      end > at &&
      match === 'exact' &&
      (SAID.has(meaning.kind) || (isBracket && meaning.kind === 'segment')),
  );
}

const SAID: ReadonlySet<Candidate['meaning']['kind']> = new Set([
  'number',
  'time',
  'value',
  'field',
  'metric',
]);

function rowsIn(
  candidates: readonly Candidate[],
  place: { readonly start: number } | { readonly end: number },
): Candidate | undefined {
  const found = candidates.filter(
    (one) => isRows(one) && ('start' in place ? one.start === place.start : one.end === place.end),
  );
  return found.toSorted((one, other) => other.end - other.start - (one.end - one.start))[0];
}

function isSame({ meaning }: Candidate, { meaning: other }: Candidate): boolean {
  return meaning.kind === 'dataset' && other.kind === 'dataset' && meaning.dataset === other.dataset;
}

/** "loans *with* FICO over 700", "loans *that are* late or paid off", "loans over 5k". */
function jointOf(candidates: readonly Candidate[], first: Token | undefined, at: number): readonly Token[] {
  if (first === undefined || CLAUSES.has(first.norm)) return [];
  const here = candidates.filter(({ start, match }) => start === at && match === 'exact');
  if (
    here.some(
      ({ meaning }) => meaning.kind === 'language' && /^(?:compare|more|less|between)/.test(meaning.sense),
    )
  )
    return [];
  const isState = here.some(({ meaning }) => meaning.kind === 'segment' || meaning.kind === 'value');
  const words = isState && first.norm !== 'status' ? ['that', 'are'] : ['with'];
  return words.map((norm) => wordLike(first, norm));
}

const CLAUSES: ReadonlySet<string> = new Set(
  'above below between over that under which who whose with without in from of at'.split(' '),
);

/** "our burden, meaning A divided by B": a measure that is told in other words, by what it is grouped by before or after them. */
function ofMeasure({ tokens, candidates }: Spoken, { at, from, to, stop }: Note): readonly Token[] | null {
  const grouping = tokens.slice(0, at).findIndex(({ norm }) => GROUPING_WORDS.has(norm));
  const head = tokens.slice(0, grouping < 0 ? at : grouping);
  const told = tokens.slice(from, to);
  const again = new Set(candidates.filter((one) => one.start >= from && one.end <= to).flatMap(meaningsOf));
  const restricts = candidates.some(
    (one) =>
      one.end <= head.length &&
      one.meaning.kind !== 'language' &&
      isRestriction(one) &&
      !meaningsOf(one).some((meaning) => again.has(meaning)),
  );
  const isMeasured =
    told.some(({ norm }) => MEASURING_WORDS.has(norm)) ||
    candidates.some(({ start, end, meaning }) => start === from && end === to && meaning.kind === 'metric');
  // "count of power users, by which I mean borrowers with …": what is asked of them is not told again.
  const isAsked = head.some(({ norm }) => AGGREGATING.has(norm) && !told.some((one) => one.norm === norm));
  if (restricts || isAsked || !isMeasured || told.length < TOLD_MIN) return null;
  const isRate = head.some(({ norm }) => RATE_WORDS.has(norm));
  const groups = grouping < 0 ? [] : tokens.slice(grouping, at);
  return [...asQuotient(told, { isRate }), ...groups, ...tokens.slice(stop)];
}

/** Fewer words are no measure. */
const TOLD_MIN = 2;

/** "principal over requested amount" divides the two; a rate that is a quotient is one in percent. */
function asQuotient(told: readonly Token[], { isRate }: { readonly isRate: boolean }): readonly Token[] {
  const at = told.findIndex(
    ({ norm }, place) =>
      norm === '/' || norm === 'divided' || (norm === 'over' && told[place + 1]?.kind === 'word'),
  );
  const like = told[at];
  if (like === undefined) return told;
  const end = told[at + 1]?.norm === 'by' ? at + 2 : at + 1;
  const words = (isRate ? 'as a percentage of' : 'divided by').split(' ');
  return [...told.slice(0, at), ...words.map((norm) => wordLike(like, norm)), ...told.slice(end)];
}
