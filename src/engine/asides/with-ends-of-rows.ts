import type { Candidate } from '../candidate.ts';
import { ENDS, ENDS_ABOUT, type EndAbout, HIGH_ENDS, LOW_ENDS } from '../lexicon/order-ends.ts';
import type { Token } from '../token.ts';

/**
 * The question with the end of its order alone, where the rows that come first are named again: "put the most frequent *genre* first",
 * "the oldest *author* first"; without an end that says again what is ranked anyway: "the five best ones, best first". Null where it
 * ends otherwise.
 */
export function withEndsOfRows(
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): readonly Token[] | null {
  const stop = tokens.findLastIndex(({ kind }) => kind !== 'symbol') + 1;
  const place = PLACES.find((words) => isAt(tokens, stop - words.length, words));
  if (place === undefined) return null;
  const last = stop - place.length;
  const end = endBefore(tokens, last);
  if (end === null) return null;
  const begin = leadBefore(tokens, end.start);
  const before = tokens.slice(0, begin);
  if (isSaidBefore(end.words, before)) return [...withoutMark(before), ...tokens.slice(stop)];
  const noun = { start: end.start + end.words.length, end: last };
  const isIdle = noun.end > noun.start && isOfRows(noun, end.words, { tokens, begin, candidates });
  const isPut = begin < end.start && PUTTING.has(tokens[begin]?.norm ?? '') && noun.end === noun.start;
  if (!isIdle && !isPut) return null;
  return [...before, ...tokens.slice(end.start, noun.start), ...tokens.slice(last)];
}

const PLACES: readonly (readonly string[])[] = [['first'], ['on', 'top'], ['at', 'the', 'top'], ['down']];
const SAID: readonly (readonly string[])[] = [
  ...new Set([...ENDS.flat(), ...HIGH_ENDS, ...LOW_ENDS, 'best', 'worst']),
]
  .map((end) => end.split(' '))
  .sort((a, b) => b.length - a.length);
const NOUN_MAX = 2;
const PUTTING: ReadonlySet<string> = new Set('display list place put rank show sort'.split(' '));
const LEADING: ReadonlySet<string> = new Set(['and', 'from', 'the', 'with', ...PUTTING]);
/** "the most common genre first": the groups. */
const OF_GROUPS = wordsAbout('occurrence').add('busiest');
/** "the oldest author first": the rows; "the highest price first" is an order by it. */
const OF_ROWS = wordsAbout('age');

function wordsAbout(what: EndAbout): Set<string> {
  return new Set(ENDS_ABOUT.flatMap(([about, words]) => (about === what ? [...words] : [])));
}

function isAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return at > 0 && words.every((word, index) => tokens[at + index]?.norm === word);
}

/** The end that the words right before `last` say, with a noun after it or without. */
function endBefore(
  tokens: readonly Token[],
  last: number,
): { readonly start: number; readonly words: readonly string[] } | null {
  for (let length = 0; length <= NOUN_MAX; length += 1) {
    const words = SAID.find((some) => isAt(tokens, last - length - some.length, some));
    if (words !== undefined) return { start: last - length - words.length, words };
  }
  return null;
}

function leadBefore(tokens: readonly Token[], at: number): number {
  let begin = at;
  while (LEADING.has(tokens[begin - 1]?.norm ?? '')) begin -= 1;
  return begin;
}

/** "the *top* 5 …, best first". */
function isSaidBefore([word = '']: readonly string[], before: readonly Token[]): boolean {
  const same = RANKS.get(word);
  return same !== undefined && before.some(({ norm }) => same.has(norm));
}

const RANKS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['best', new Set(['best', 'top'])],
  ['worst', new Set(['bottom', 'worst'])],
]);

/** Whether the noun is what has a row anyway. */
function isOfRows(
  { start, end }: { readonly start: number; readonly end: number },
  words: readonly string[],
  {
    tokens,
    begin,
    candidates,
  }: { readonly tokens: readonly Token[]; readonly begin: number; readonly candidates: readonly Candidate[] },
): boolean {
  const said = candidates.filter(
    (one) => one.start === start && one.end === end && one.meaning.kind !== 'language',
  );
  const isGroup = tokens.slice(0, begin).some(({ norm }) => norm === tokens[end - 1]?.norm);
  const isRow = said.some(({ meaning, match }) => meaning.kind === 'dataset' && match !== 'misspelt');
  return words.some((word) => (OF_GROUPS.has(word) ? isRow || isGroup : OF_ROWS.has(word) && isRow));
}

function withoutMark(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(({ kind }) => kind !== 'symbol');
  return tokens.slice(0, last + 1);
}
