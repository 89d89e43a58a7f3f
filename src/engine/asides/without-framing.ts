import type { Candidate } from '../candidate.ts';
import { SOON } from '../lexicon/chat.ts';
import { SENTENCE_ENDS } from '../lexicon/cues.ts';
import { CLOSINGS, OPENINGS } from '../lexicon/framing.ts';
import { createSeeker } from '../seek.ts';
import { shownOutputs } from '../shown.ts';
import type { Token } from '../token.ts';
import type { Claim } from './claims.ts';
import { isRestriction, isSaidIn, meaningsOf } from './restated.ts';
import type { Clarified } from './without-clarifiers.ts';

/**
 * The question without what is said around it of whoever asks, of the occasion and of the asking: "for the branch managers' call
 * we'd love to see …", "…, could you check?". An occasion that names rows or a time that the rest does not say again stays. Null
 * where there is none.
 */
export function withoutFraming(tokens: readonly Token[], candidates: readonly Candidate[]): Clarified | null {
  let from = 0;
  for (let cut = openingOf(tokens, { from, to: tokens.length, candidates }); cut > from; ) {
    from = cut;
    cut = openingOf(tokens, { from, to: tokens.length, candidates });
  }
  const opened = tokens.slice(from);
  const rest = withoutClosings(opened);
  const isChanged = from > 0 || rest.length < opened.length;
  if (!isChanged || rest.length < REST_MIN || UNFINISHED.has(rest[0]?.norm ?? '')) return null;
  const count = OF_SO_MANY.exec(spoken(opened))?.[1];
  return { tokens: rest, claims: count === undefined ? [] : [shows(COUNTS.indexOf(count))] };
}

/** "… is not needed, just *three numbers*." */
const OF_SO_MANY =
  /\b(?:just|only) (?:the )?(one|two|three|four|five) (?:numbers?|figures?|counts?|totals?|values?)\b/;
const COUNTS: readonly string[] = ['none', 'one', 'two', 'three', 'four', 'five'];

function shows(count: number): Claim {
  return (query) => query.kind === 'aggregate' && shownOutputs(query).length === count;
}

/** Fewer words are no question of their own. */
const REST_MIN = 2;
/** What does not begin a question: "I need *to*", "we want *that*". */
const UNFINISHED: ReadonlySet<string> = new Set([
  'and',
  'but',
  'if',
  'not',
  'or',
  'than',
  'that',
  'to',
  'whether',
]);

interface Range {
  readonly from: number;
  readonly to: number;
}

const openingsIn = createSeeker(OPENINGS, (form) => form);
const closingsIn = createSeeker(CLOSINGS, (form) => form);

/** Where the opening ends that begins at `from`; `from` where there is none. */
function openingOf(
  tokens: readonly Token[],
  { from, to, candidates }: Range & { readonly candidates: readonly Candidate[] },
): number {
  const said = tokens.slice(from, to);
  const text = spoken(said);
  for (const form of openingsIn(text)) {
    const found = form.exec(text);
    if (found === null || found[0].length === 0) continue;
    const length = wordsIn(found[0]);
    const [end, rest] = [from + length, to - from - length];
    if (rest >= REST_MIN && restrictsNothing(tokens, candidates, { from, to: end })) return end;
  }
  return from;
}

/** The tokens without what their sentences end with: "…, could you check? Count each person once." */
function withoutClosings(tokens: readonly Token[]): readonly Token[] {
  const cut = cutIn(tokens);
  return cut === null ? tokens : withoutClosings(cut);
}

function cutIn(tokens: readonly Token[]): readonly Token[] | null {
  const marks = tokens.flatMap(({ kind, norm }, at) =>
    kind === 'symbol' && SENTENCE_ENDS.has(norm) ? [at + 1] : [],
  );
  for (const to of new Set([tokens.length, ...marks.toReversed()])) {
    const text = spoken(tokens.slice(0, to));
    for (const form of closingsIn(text)) {
      const found = form.exec(text);
      if (found === null || found.index === 0) continue;
      const rest = tokens.slice(to);
      const mark = rest.length > 0 ? tokens.slice(to - 1, to) : [];
      return [...tokens.slice(0, wordsIn(text.slice(0, found.index))), ...mark, ...rest];
    }
  }
  return null;
}

function spoken(tokens: readonly Token[]): string {
  // As typed: a word that the data does not have may have been taken for one of its own, misspelt.
  return tokens.map(({ text, norm }) => (WRITTEN.test(text) ? text.toLowerCase() : norm)).join(' ');
}

const WRITTEN = /^[a-z]{4,}$/i;

function wordsIn(text: string): number {
  return text.trim().split(' ').length;
}

/** No value, number or time is said there but those that are said again after it. */
function restrictsNothing(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
  { from, to }: Range,
): boolean {
  const again = new Set(candidates.filter(({ start }) => start >= to).flatMap(meaningsOf));
  return candidates
    .filter((one) => one.start >= from && one.end <= to && restricts(one, tokens))
    .every((one) => isSaidIn(one, again));
}

function restricts(one: Candidate, tokens: readonly Token[]): boolean {
  // "a" is hardly the grade.
  if (
    one.cost >= LOOSE ||
    !isRestriction(one) ||
    !RESTRICTING.has(one.meaning.kind) ||
    one.match === 'inflected'
  )
    return false;
  const words = tokens.slice(one.start, one.end);
  // "access" is hardly short for "accepted".
  if (one.match === 'abbreviated' && words.every(({ norm }) => norm.length > SHORT)) return false;
  // "one on one", "quick *second*"
  if (one.meaning.kind === 'number') return words.some(({ kind }) => kind === 'number');
  // "tomorrow's meeting", "on Friday": when something is wanted.
  return one.meaning.kind !== 'time' || !words.every(({ norm }) => SOON.has(norm) || WHEN.has(norm));
}

const SHORT = 4;
/** What costs more is hardly meant. */
const LOOSE = 0.5;
const WHEN: ReadonlySet<string> = new Set([
  "'s",
  'before',
  'by',
  'for',
  'in',
  'next',
  'on',
  'the',
  'this',
  'week',
  'yesterday',
]);
const RESTRICTING: ReadonlySet<Candidate['meaning']['kind']> = new Set([
  'value',
  'segment',
  'number',
  'time',
]);
