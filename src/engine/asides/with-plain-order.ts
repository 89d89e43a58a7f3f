import { singularOf } from '../../catalog/mod.ts';
import {
  ALPHABETICAL,
  FIRST_ENDS,
  FIRST_TIMES,
  ORDER_BEGINS,
  ORDER_NOUNS,
  ORDER_WORDS,
  OTHER_ENDS,
} from '../lexicon/plain-orders.ts';
import { textOf } from '../plan/text-of.ts';
import type { Token } from '../token.ts';

/**
 * The question with a note of order in plain words: "…, sorted with the largest balance on top" and "…, from most to least" are
 * "…, highest first", "…, January to December, please" is "…, earliest first". A note has words of order and those said before it alone, and no
 * number: it chooses no rows. Null where there is none, or what comes first is not certain.
 */
export function withPlainOrder(tokens: readonly Token[]): readonly Token[] | null {
  for (const { start, end } of notesOf(tokens)) {
    const body = tokens.slice(0, start);
    const mark = tokens[start];
    const typed = tokens.slice(start, end);
    const note = withoutOtherEnd(typed);
    const plain = plainOrder(note, body) ?? (note === typed ? null : firstAlone(note));
    if (plain === null || mark === undefined || plain === textOf(typed.map(({ norm }) => norm))) continue;
    const kept = body.at(-1)?.kind === 'symbol' ? body.slice(0, -1) : body;
    const said = plain === '' ? [] : [',', ...plain.split(' ')].map((norm) => spoken(norm, mark));
    const rest = tokens.slice(end);
    return [...kept, ...said, ...rest];
  }
  return null;
}

/** Whether the words say no more than in which order the rows of the rest come. */
export function isOrderNote(note: readonly Token[], rest: readonly Token[]): boolean {
  return note.length > 1 && plainOrder(note, rest) !== null;
}

interface Note {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

const BODY_MIN = 3;
const MARKS: ReadonlySet<string> = new Set([',', '.', ';', ':', '(', ')', '?', '!', '-', '–', '—']);

/** What may be a note: a part between marks, or what an opening word begins, up to the next mark. */
function notesOf(tokens: readonly Token[]): readonly Note[] {
  return tokens.flatMap((token, start): Note[] => {
    if (start < BODY_MIN || token.kind === 'symbol') return [];
    const isApart = isMark(tokens[start - 1]);
    const next = tokens.slice(start).findIndex(isMark);
    const end = next < 0 ? tokens.length : start + next;
    const isBegun = ORDER_BEGINS.has(token.norm) || isLedIn(tokens.slice(start, end));
    return isApart || isBegun ? [{ start, end }] : [];
  });
}

/** "in *descending* order", "from high to low". */
function isLedIn([first, ...rest]: readonly Token[]): boolean {
  if (first?.norm === 'in') return rest.some(({ norm }) => ORDER_NOUNS.has(norm));
  return first?.norm === 'from' && isTurned(rest.map(({ norm }) => norm));
}

/** "high to low", "the largest down", "January to December", "the first year to the last". */
function isTurned(words: readonly string[]): boolean {
  const ways = words.flatMap((word) => FIRST_ENDS.get(word) ?? FIRST_TIMES.get(word) ?? []);
  const isToLast = words.includes('december') || (words.includes('first') && words.includes('last'));
  const isBoth = words.includes('to') && (new Set(ways).size === 2 || isToLast);
  return isBoth || (ways.length > 0 && words.some((word) => DOWN.has(word)));
}

const DOWN: ReadonlySet<string> = new Set(['down', 'downwards', 'on', 'onwards', 'up', 'upwards']);

function isMark(token: Token | undefined): boolean {
  return token?.kind === 'symbol' && MARKS.has(token.norm);
}

/** "the youngest at the top *and the oldest at the bottom*": what is last where the other end is first says no more. */
function withoutOtherEnd(note: readonly Token[]): readonly Token[] {
  const and = note.findIndex(({ norm }) => norm === 'and');
  const [first, last] = [note.slice(0, and), note.slice(and + 1)].map((part) =>
    part.map(({ norm }) => norm).filter((word) => word !== 'the'),
  );
  if (and < 0 || first === undefined || last === undefined) return note;
  const [end = '', ...place] = last;
  const isLast = LAST.has(place.at(-1) ?? '') && place.slice(0, -1).every((word) => ON.has(word));
  return isLast && first.includes(OTHER_ENDS.get(end) ?? '') ? note.slice(0, and) : note;
}

/** "put the youngest at the top" of what has no number: "youngest first". */
function firstAlone(note: readonly Token[]): string | null {
  const words = note.map(({ norm }) => norm).filter((word) => !ON.has(word) || word === 'top');
  const [end = '', place = '', ...more] = ORDER_BEGINS.has(words[0] ?? '') ? words.slice(1) : words;
  const isFirst = more.length === 0 && (place === 'first' || place === 'top');
  return isFirst && OTHER_ENDS.has(end) ? `${end} first` : null;
}

const LAST: ReadonlySet<string> = new Set(['bottom', 'end', 'last']);

/** The note in plain words, none where the order is that of the groups anyway; null where it is no note, or what comes first is not certain. */
function plainOrder(note: readonly Token[], body: readonly Token[]): string | null {
  const words = note.map(({ norm }) => norm);
  const known = new Set(body.map(({ norm }) => singularOf(norm)));
  // "what do they *earn*?": the best "earning" group
  const isKnown = (norm: string): boolean =>
    known.has(singularOf(norm)) || known.has(norm.replace(/ing$/, ''));
  const isOfNote = ({ norm, kind }: Token): boolean =>
    kind !== 'number' && (NOTE_WORDS.some((some) => some.has(norm)) || isKnown(norm));
  if (!note.every(isOfNote) || !isOrder(note) || isOfOthers(words, body)) return null;
  if (words.some((word) => ALPHABETICAL.has(word))) return 'in alphabetical order';
  const [time] = words.flatMap((word) => FIRST_TIMES.get(word) ?? []);
  const [way] = words.flatMap((word) => FIRST_ENDS.get(word) ?? []);
  if (time !== undefined && (way === undefined || words.includes('most')))
    return time === 'asc' ? 'earliest first' : 'latest first';
  if (way === undefined)
    return words.includes('first') && words.some((word) => PERIODS.has(word)) ? 'earliest first' : null;
  // "from the shortest term to the longest": the order of the groups themselves.
  if (isOfGroup(words, body)) return way === 'asc' ? '' : null;
  return byNumber(words, { way, known });
}

const NOTE_WORDS: readonly { has(word: string): boolean }[] = [
  ORDER_WORDS,
  ORDER_BEGINS,
  ALPHABETICAL,
  FIRST_ENDS,
  FIRST_TIMES,
];

/** "average price by town, most common first": what is common is a number of rows. "January to December" of no year are of every one. */
function isOfOthers(words: readonly string[], body: readonly Token[]): boolean {
  const isFrequent = words.some((word) => FREQUENT.has(word)) && !body.some(({ norm }) => COUNTED.has(norm));
  return isFrequent || (words.includes('january') && !body.some(({ norm }) => YEAR.test(norm)));
}

/** "largest *balance* on top": by which of two numbers; null where "highest total" is none that is asked for. */
function byNumber(
  words: readonly string[],
  { way, known }: { readonly way: 'asc' | 'desc'; readonly known: ReadonlySet<string> },
): string | null {
  const end = words.findIndex((word) => FIRST_ENDS.has(word));
  const figure = words[end + 1] ?? '';
  if (FIGURES.has(figure) && !known.has(singularOf(figure))) return null;
  // "the best *earning* state": the number alone says which comes first.
  const isOfVerb = words[end + 1]?.endsWith('ing') === true;
  const isSaid = (word: string): boolean => known.has(singularOf(word)) && !ORDER_WORDS.has(word);
  const nouns = words.slice(end + 1).filter((word) => !isOfVerb && (isSaid(word) || PARTS.has(word)));
  // The best of some numbers is their lowest; but who earns best earns most.
  const merit = isOfVerb ? undefined : words.find((word) => MERITS.has(word));
  if (merit !== undefined) return nouns.length === 0 ? `${merit} first` : null;
  // What is long is no number of rows.
  const [most, least] = OF_LENGTH.has(words[end] ?? '') ? ['longest', 'shortest'] : ['highest', 'lowest'];
  const said = words[end] ?? '';
  const counted = OF_NUMBER.has(said) && nouns.length > 0 ? said : null;
  return [counted ?? (way === 'asc' ? least : most), ...nouns, 'first'].join(' ');
}

const MERITS: ReadonlySet<string> = new Set(['best', 'worst']);
const FIGURES: ReadonlySet<string> = new Set(['average', 'number', 'sum', 'total', 'totals']);
/** "how many percent are late, highest *percentage* at the top": none of the other numbers. */
const PARTS: ReadonlySet<string> = new Set(['percent', 'percentage', 'proportion', 'share']);
const FREQUENT: ReadonlySet<string> = new Set(['common', 'frequent', 'often']);
const COUNTED: ReadonlySet<string> = new Set(['count', 'counts', 'many', 'number', 'often']);
const YEAR = /^(?:19|20)\d\d$/;
const OF_NUMBER: ReadonlySet<string> = new Set(['fewest', 'most']);
const OF_LENGTH: ReadonlySet<string> = new Set(['long', 'longest', 'short', 'shortest']);
const PERIODS: ReadonlySet<string> = new Set(['month', 'months', 'quarter', 'quarters', 'year', 'years']);

/** It says what comes first, last, or how rows are sorted. */
function isOrder(note: readonly Token[]): boolean {
  const words = note.map(({ norm }) => norm);
  const [first = '', second = ''] = words;
  const hasEnd = words.some((word) => FIRST_ENDS.has(word) || FIRST_TIMES.has(word));
  const isFirst =
    words.at(-1) === 'first' && words.length > 1 && (hasEnd || words.some((w) => PERIODS.has(w)));
  const isOnTop = words.some((word, at) => word === 'top' && ON.has(words[at - 1] ?? '')) && hasEnd;
  const isBegun =
    [first, second].some((word) => ORDER_BEGINS.has(word)) && (hasEnd || words.includes('first'));
  const isAlone = words.some((word) => ALPHABETICAL.has(word) || SAID_ALONE.has(word));
  const isIn = first === 'in' && words.some((word) => ORDER_NOUNS.has(word)) && hasEnd;
  return (
    isFirst || isOnTop || isBegun || isAlone || isIn || isTurned(first === 'from' ? words : ['', ...words])
  );
}

const ON: ReadonlySet<string> = new Set(['at', 'on', 'the', 'up', 'very']);
const SAID_ALONE: ReadonlySet<string> = new Set([
  'ascending',
  'chronological',
  'chronologically',
  'descending',
]);

/** It names what the question groups by, and neither the one "*with* the most" of something nor the best "*selling*" one: "by *term*, from the shortest *term* to the longest". */
function isOfGroup(words: readonly string[], body: readonly Token[]): boolean {
  return body.some(
    ({ norm }, at) =>
      GROUPING.has(body[at - 1]?.norm ?? '') &&
      words.includes(norm) &&
      !HAVING.has(words[words.indexOf(norm) + 1] ?? '') &&
      !words[words.indexOf(norm) - 1]?.endsWith('ing') &&
      !PERIODS.has(norm),
  );
}

const HAVING: ReadonlySet<string> = new Set(['having', 'with']);
const GROUPING: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);

function spoken(norm: string, like: Token): Token {
  return { ...like, kind: norm === ',' ? 'symbol' : 'word', norm, text: norm, number: null };
}
