import { isYear } from '../plan/grammar/fields.ts';
import { type Token, wordLike } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question with what is said of a year that is kept as a number, as it is said of a time: "a birth year *greater than* 1990" is
 * after it, and "the *highest* opening year" the latest. A year alone is an amount of nothing.
 */
export function withYearsAsTimes(
  tokens: readonly Token[],
  { find, knowledge: { datasets } }: Meanings,
): readonly Token[] {
  if (!tokens.some(({ norm }) => AMOUNT_WORDS.has(norm))) return tokens;
  const years = find(tokens).filter(({ meaning, match }) => {
    if (meaning.kind !== 'field' || match === 'misspelt') return false;
    const field = datasets
      .find(({ name }) => name === meaning.dataset)
      ?.fields.find(({ name }) => name === meaning.field);
    return field !== undefined && isYear(field);
  });
  // The last first, so that the places of those before it stay.
  const places = [...new Map(years.map(({ start, end }) => [end, { start, end }])).values()];
  return places
    .sort((one, other) => other.end - one.end)
    .reduce((said, { start, end }) => withEnd(withBound(said, end), start), tokens);
}

/** "*highest* opening year", "the top 3 clubs *by* founding year" */
function withEnd(tokens: readonly Token[], start: number): readonly Token[] {
  const before = tokens[start - 1];
  if (before === undefined) return tokens;
  // "by", "in terms of"
  const by = before.norm === 'by' ? start - 1 : isInTermsOf(tokens, start) ? start - 3 : null;
  if (by !== null) {
    const top = tokens.findLastIndex(({ norm }, at) => at < start && TOPS.has(norm));
    const isRanking = top >= 0 && isCount(tokens[top + 1]);
    const end = ENDS.get(tokens[top]?.norm ?? '') ?? 'latest';
    return isRanking
      ? [
          ...tokens.slice(0, top),
          ...tokens.slice(top + 1, by),
          ...['with', 'the', end].map((norm) => wordLike(before, norm)),
          ...tokens.slice(start),
        ]
      : tokens;
  }
  const end = ENDS.get(before.norm);
  return end === undefined || TOPS.has(before.norm)
    ? tokens
    : [...tokens.slice(0, start - 1), wordLike(before, end), ...tokens.slice(start)];
}

function isInTermsOf(tokens: readonly Token[], end: number): boolean {
  return ['in', 'terms', 'of'].every((norm, at) => tokens[end - 3 + at]?.norm === norm);
}

/** "opening year *is greater than* 1990", "opening year *of at least* 1990" */
function withBound(tokens: readonly Token[], end: number): readonly Token[] {
  // "how many opening years are above 1990" are none of those that opened.
  if (tokens[end - 1]?.norm === 'years') return withDirection(tokens, end);
  const from = LINKS.has(tokens[end]?.norm ?? '') ? end + 1 : end;
  const bound = BOUNDS.find(([said]) => said.every((norm, at) => tokens[from + at]?.norm === norm));
  const place = tokens[from]?.norm === 'the' ? from + 1 : from;
  const most = tokens[place];
  const extreme = TOPS.has(most?.norm ?? '') ? undefined : ENDS.get(most?.norm ?? '');
  // "whose opening year is the highest"
  if (most !== undefined && extreme !== undefined && from > end)
    return [...tokens.slice(0, place), wordLike(most, extreme), ...tokens.slice(place + 1)];
  if (bound === undefined) return withDirection(tokens, end);
  const [said, plain, added = []] = bound;
  const year = tokens[from + said.length];
  if (year === undefined || !YEAR.test(year.norm)) return tokens;
  const kept = plain === '' ? [] : [wordLike(year, plain)];
  // "is 1990 or later", and "opening year 1990 or later"
  const link = tokens.slice(end, from).filter(({ norm }) => norm !== 'of');
  return [
    ...tokens.slice(0, end),
    ...link,
    ...kept,
    year,
    ...added.map((norm) => wordLike(year, norm)),
    ...tokens.slice(from + said.length + 1),
  ];
}

/** "by opening year *from lowest to highest*" */
function withDirection(tokens: readonly Token[], end: number): readonly Token[] {
  const [from, first, to, last] = [0, 1, 2, 3].map((place) => tokens[end + place]?.norm ?? '');
  const ends = [ENDS.get(first ?? ''), ENDS.get(last ?? '')];
  const at = tokens[end];
  if (from !== 'from' || to !== 'to' || at === undefined || ends[0] === ends[1] || ends.includes(undefined))
    return tokens;
  const order = ends[0] === 'latest' ? 'descending' : 'ascending';
  const written = ['in', order, 'order'].map((norm) => wordLike(at, norm));
  return [...tokens.slice(0, end), ...written, ...tokens.slice(end + 4)];
}

function isCount(token: Token | undefined): boolean {
  return token?.kind === 'number' || COUNTS.has(token?.norm ?? '');
}

const YEAR = /^(?:1[5-9]|20)\d\d$/;
const LINKS: ReadonlySet<string> = new Set(['are', 'is', 'of', 'was', 'were']);
const TOPS: ReadonlySet<string> = new Set(['bottom', 'top']);
const COUNTS: ReadonlySet<string> = new Set('two three four five six seven eight nine ten'.split(' '));

const ENDS: ReadonlyMap<string, string> = new Map([
  ...['highest', 'largest', 'greatest', 'biggest', 'maximum', 'max', 'top'].map((norm): [string, string] => [
    norm,
    'latest',
  ]),
  ...['lowest', 'smallest', 'minimum', 'min', 'bottom'].map((norm): [string, string] => [norm, 'earliest']),
]);

type Bound = readonly [said: readonly string[], plain: string, added?: readonly string[]];

/** The longer first: "not less than" is no less. */
const BOUNDS: readonly Bound[] = [
  ...['no less than', 'not less than', 'no lower than', 'at least', 'no smaller than'].map(
    (said): Bound => [said.split(' '), '', ['or', 'later']],
  ),
  ...['no more than', 'not more than', 'no higher than', 'at most', 'no greater than'].map(
    (said): Bound => [said.split(' '), '', ['or', 'earlier']],
  ),
  ...['greater than', 'higher than', 'larger than', 'bigger than', 'more than', 'above', 'over', '>'].map(
    (said): Bound => [said.split(' '), 'after'],
  ),
  ...['less than', 'lower than', 'smaller than', 'below', 'under', '<'].map(
    (said): Bound => [said.split(' '), 'before'],
  ),
];

/** A question without any of them says nothing of an amount. */
const AMOUNT_WORDS: ReadonlySet<string> = new Set([
  ...ENDS.keys(),
  ...BOUNDS.flatMap(([said]) => said.slice(0, 1)),
]);
