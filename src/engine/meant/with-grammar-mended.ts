import { singularOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import {
  AFTER_COUNTED,
  AFTER_IN_AVERAGE,
  AFTER_PERCENTS,
  BEFORE_NEED,
  PERCENTS,
} from '../lexicon/broken-grammar.ts';
import { DEGREES, type Degree } from '../lexicon/degrees.ts';
import type { Token } from '../token.ts';
import type { Means } from './rewording.ts';

/**
 * The question in the grammar that is meant where it has none: "most high rate" is the highest, "how much % of" asks what
 * percentage, "how much loans we have" how many, "in average" is "on average". The very tokens where nothing is broken.
 */
export function withGrammarMended(tokens: readonly Token[], { find }: Pick<Means, 'find'>): readonly Token[] {
  if (!tokens.some(({ norm }) => BROKEN.has(norm))) return tokens;
  const mended = tokens.flatMap((token, at): readonly Token[] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    switch (token.norm) {
      case 'most':
      case 'more':
        return isCompared(tokens, at) ? [] : [token];
      case 'in':
        return next?.norm === 'average' && isEnded(tokens, at + 2) ? [as(token, 'on')] : [token];
      case 'need':
        return isNeeded(tokens, at) ? [as(token, 'show')] : [token];
      case 'how':
        return asksForPart(tokens, at) ? [as(token, 'what')] : [token];
      case 'much':
      case 'many':
        if (before?.norm === 'how' && asksForPart(tokens, at - 1)) return [];
        return isCountedAt(tokens, at, find) ? [as(token, 'many')] : [token];
      default:
        break;
    }
    const degree = isCompared(tokens, at - 1) ? degreeOf(token.norm) : undefined;
    if (degree !== undefined)
      return [as(token, before?.norm === 'most' ? degree.superlative : degree.comparative)];
    const isPart = PERCENTS.has(token.norm) && asksForPart(tokens, at - 2);
    if (!isPart) return [token];
    return [as(token, 'percentage'), ...(next?.norm === 'of' ? [] : [as(token, 'of')])];
  });
  const isMended = mended.length !== tokens.length || mended.some((token, at) => token !== tokens[at]);
  return withWholeFirst(isMended ? mended : tokens, tokens);
}

const BROKEN: ReadonlySet<string> = new Set(['average', 'many', 'more', 'most', 'much', 'need']);

function as(token: Token, norm: string): Token {
  return { ...token, kind: 'word', norm, number: null };
}

/** An adjective that is compared by its ending. */
function degreeOf(norm: string | undefined): Degree | undefined {
  const [degree] = DEGREES.get(norm ?? '') ?? [];
  return degree?.superlative.startsWith('most ') === true || LATE.has(norm ?? '') ? undefined : degree;
}

/** "most late payments" are the most that are late. */
const LATE: ReadonlySet<string> = new Set(['late']);

/** "most high rate", "more old than": with no ending; "most new customers" may be the most of them. */
function isCompared(tokens: readonly Token[], at: number): boolean {
  const [word, adjective, next] = tokens.slice(at, at + 3).map(({ norm }) => norm);
  if (at < 0 || degreeOf(adjective) === undefined) return false;
  if (word === 'more') return next === 'than';
  if (word !== 'most') return false;
  const rest = tokens.slice(at + 2, at + 2 + NOUN_MAX);
  const stop = rest.findIndex(({ norm, kind }) => kind !== 'word' || STOPS.has(norm));
  const noun = stop < 0 ? rest : rest.slice(0, stop);
  return tokens[at - 1]?.kind === 'number' || noun.every(({ norm }) => singularOf(norm) === norm);
}

const NOUN_MAX = 4;
const STOPS: ReadonlySet<string> = new Set(
  'and are at by did for from had has have in is of on or per that to was were which who with'.split(' '),
);

function isEnded(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm;
  return norm === undefined || AFTER_IN_AVERAGE.has(norm);
}

/** "for every product category need …" */
const SCOPE_MAX = 4;

/** "need volume by branch", "customers in Ohio, need name and income" */
function isNeeded(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.norm, tokens[at + 1]?.norm];
  if (next === undefined || next === 'to') return false;
  const isScoped = tokens[0]?.norm === 'for' && EACH.has(tokens[1]?.norm ?? '') && at <= SCOPE_MAX;
  return before === undefined || BEFORE_NEED.has(before) || isScoped;
}

/** "how much % of loans", "how many percent of applications" */
function asksForPart(tokens: readonly Token[], at: number): boolean {
  const [how, many, percent, next] = tokens.slice(Math.max(at, 0), at + 4).map(({ norm }) => norm);
  if (at < 0 || how !== 'how' || (many !== 'much' && many !== 'many') || !PERCENTS.has(percent ?? ''))
    return false;
  // "in each region how much percent is each grade" is of each region, or of all.
  if (tokens.filter(({ norm }) => EACH.has(norm)).length > 1) return false;
  return next === 'of' || isWholeSaid(tokens, at) || !AFTER_PERCENTS.has(next ?? '');
}

/** "of all volume lent in 2024 how many %", "from payments received how much percent" */
function isWholeSaid(tokens: readonly Token[], at: number): boolean {
  return at > 1 && WHOLES.has(tokens[0]?.norm ?? '');
}

const EACH: ReadonlySet<string> = new Set(['each', 'every']);
const WHOLES: ReadonlySet<string> = new Set(['from', 'of']);

/** "from all loans how many % …" with the comma that is meant. */
function withWholeFirst(mended: readonly Token[], typed: readonly Token[]): readonly Token[] {
  const how = typed.findIndex(({ norm }) => norm === 'how');
  if (!asksForPart(typed, how) || !isWholeSaid(typed, how)) return mended;
  const what = mended.findIndex(({ norm }, at) => norm === 'what' && mended[at + 1]?.norm === 'percentage');
  const [first, asked] = [mended[0], mended[what]];
  if (first === undefined || asked === undefined) return mended;
  const end = mended[what - 1]?.norm === ',' ? what - 1 : what;
  const rest = mended.slice(what + 2);
  return [
    as(first, 'of'),
    ...mended.slice(1, end),
    { ...as(asked, ','), kind: 'symbol' },
    ...mended.slice(what, what + 2),
    ...(rest[0]?.norm === 'of' ? rest.slice(1) : rest),
  ];
}

/** Whether "how much" at the place is of rows, which are counted: "how much open loans we have". */
function isCountedAt(tokens: readonly Token[], at: number, find: Means['find']): boolean {
  if (tokens[at]?.norm !== 'much' || tokens[at - 1]?.norm !== 'how') return false;
  const candidates = find(tokens);
  const noun = candidates.find(
    ({ start, end, meaning }) =>
      meaning.kind === 'dataset' &&
      start > at &&
      start <= at + 1 + LIKE_MAX &&
      singularOf(tokens[end - 1]?.norm ?? '') !== tokens[end - 1]?.norm,
  );
  if (noun === undefined) return false;
  const isLike = (place: number): boolean =>
    candidates.some(
      ({ start, end, meaning }) =>
        start <= place && place < end && end <= noun.start && LIKE.has(meaning.kind),
    );
  const between = Array.from({ length: noun.start - at - 1 }, (_, place) => at + 1 + place);
  const next = tokens[noun.end]?.norm;
  return between.every(isLike) && (next === undefined || AFTER_COUNTED.has(next));
}

const LIKE_MAX = 3;
const LIKE: ReadonlySet<Candidate['meaning']['kind']> = new Set(['segment', 'value']);
