import { ALIKE, AT, ENDS, HAVING_ALIKE } from '../lexicon/same-parts.ts';
import type { Token } from '../token.ts';
import { spokenAs } from './deed-words.ts';

/**
 * The question with two columns compared in place of what rows have the same of both: trips with "the same start and end station",
 * or that "started and ended at the same station", are those whose start station is the same as the end station. Null where nothing
 * is told so.
 */
export function withSamePartsSaid(tokens: readonly Token[]): readonly Token[] | null {
  for (const [at, like] of tokens.entries()) {
    const alike = ALIKE.get(like.norm);
    if (alike === undefined) continue;
    const parts = partsAfter(tokens, at) ?? endsBefore(tokens, at);
    if (parts === null) continue;
    const { begin, first, second, end } = parts;
    return [
      ...tokens.slice(0, begin),
      spokenAs(like, 'whose'),
      ...first,
      ...alike.map((word) => spokenAs(like, word)),
      ...second,
      ...tokens.slice(end),
    ];
  }
  return null;
}

interface Parts {
  readonly begin: number;
  readonly first: readonly Token[];
  readonly second: readonly Token[];
  readonly end: number;
}

/** "(have) the same *start* and *end station*": the noun stands once for both. */
function partsAfter(tokens: readonly Token[], at: number): Parts | null {
  const and = tokens.findIndex(({ norm }, place) => place > at && norm === 'and');
  const rest = tokens.findIndex(({ kind }, place) => place > at && kind === 'symbol');
  const end = rest < 0 ? tokens.length : rest;
  const first = tokens.slice(at + 1, and);
  const second = tokens.slice(and + 1, end);
  const isShort =
    first.length > 0 && first.length <= PART_MAX && second.length > 1 && second.length <= PART_MAX;
  const article = ARTICLES.has(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
  if (and < 0 || !isShort || !HAVING_ALIKE.has(tokens[article - 1]?.norm ?? '')) return null;
  const begin = article - 1;
  return { begin, first: [...first, ...second.slice(-1)], second, end };
}

const PART_MAX = 3;
const ARTICLES: ReadonlySet<string> = new Set(['a', 'the']);

/** "*started* and *ended* at the same station". */
function endsBefore(tokens: readonly Token[], at: number): Parts | null {
  const article = ARTICLES.has(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
  const [one, and, other, joint] = tokens.slice(Math.max(0, article - 4), article);
  const noun = tokens[at + 1];
  if (one === undefined || other === undefined || noun?.kind !== 'word') return null;
  const [first, second] = [ENDS.get(one.norm), ENDS.get(other.norm)];
  if (and?.norm !== 'and' || !AT.has(joint?.norm ?? '') || first === undefined || second === undefined)
    return null;
  const before = tokens[article - 5]?.norm ?? '';
  const begin = BEFORE_ENDS.has(before) ? article - 5 : article - 4;
  return {
    begin,
    first: [spokenAs(one, first), noun],
    second: [spokenAs(other, second), noun],
    end: at + 2,
  };
}

const BEFORE_ENDS: ReadonlySet<string> = new Set(['both', 'that', 'which']);
