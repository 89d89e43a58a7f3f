import {
  ARTICLES,
  BEFORE_LENGTHS,
  QUANTITIES,
  SCALE_WORDS,
  TENS_WORDS,
  UNIT_WORDS,
} from '../lexicon/numbers.ts';
import { UNITS } from '../lexicon/times.ts';
import { type NumberLiteral, parseNumberAt } from '../number-literal.ts';
import type { Token } from '../token.ts';

/** A counting number in digits, in words or in both: `12`, `1.5 million`, `twenty five`, `half a dozen`. */
export interface Cardinal {
  readonly literal: NumberLiteral;
  /** Index of the token after it. */
  readonly end: number;
}

/** Reads the longest cardinal that begins at `index`; `withAnd` also takes `one hundred and five` as one. */
export function readCardinal(
  tokens: readonly Token[],
  index: number,
  options: { readonly withAnd: boolean } = { withAnd: true },
): Cardinal | null {
  const base =
    readDigits(tokens, index) ??
    readQuantity(tokens, index) ??
    readFraction(tokens, index) ??
    readWords(tokens, index, options.withAnd) ??
    readArticle(tokens, index);
  return base === null ? null : readScales(tokens, readHalf(tokens, base));
}

function readDigits(tokens: readonly Token[], index: number): Cardinal | null {
  const token = tokens[index];
  if (token?.kind !== 'number') return null;
  const found = parseNumberAt(token.norm, 0);
  return found === null || found.literal.sign === 'ordinal'
    ? null
    : { literal: found.literal, end: index + 1 };
}

function readQuantity(tokens: readonly Token[], index: number): Cardinal | null {
  const found = QUANTITIES.find(({ words }) => words.every((word, at) => tokens[index + at]?.norm === word));
  return found === undefined ? null : bare(found.value, index + found.words.length);
}

/** `half a million`: the article belongs to the fraction, the scale follows. */
function readFraction(tokens: readonly Token[], index: number): Cardinal | null {
  if (tokens[index]?.norm !== 'half' || !isArticle(tokens[index + 1])) return null;
  return isScale(tokens[index + 2]) ? bare(0.5, index + 2) : null;
}

function readArticle(tokens: readonly Token[], index: number): Cardinal | null {
  if (!isArticle(tokens[index])) return null;
  const isLength =
    UNITS.has(tokens[index + 1]?.norm ?? '') && BEFORE_LENGTHS.has(tokens[index - 1]?.norm ?? '');
  return isLength || isScale(tokens[index + 1]) ? bare(1, index + 1) : null;
}

/** Number words: groups below 1,000, each with a smaller scale than the one before it. */
function readWords(tokens: readonly Token[], index: number, withAnd: boolean): Cardinal | null {
  let total = 0;
  let end = index;
  let limit = Number.POSITIVE_INFINITY;
  for (let group = readGroup(tokens, end, withAnd); group !== null; group = readRest(tokens, end, withAnd)) {
    const scale = wordScale(tokens[group.end]);
    if (scale >= 1e3 && scale >= limit) break;
    const closes = scale >= 1e3;
    total += group.value * (closes ? scale : 1);
    end = closes ? group.end + 1 : group.end;
    if (!closes) break;
    limit = scale;
  }
  if (end === index) return null;
  // `five million` keeps its scale apart, for ranges such as `two to five million`.
  const scale = Number.isFinite(limit) && total % limit === 0 ? limit : 1;
  return { literal: { mantissa: total / scale, scale, sign: null }, end };
}

/** What follows a closed group: `two thousand five hundred`, `two thousand and five`. */
function readRest(tokens: readonly Token[], index: number, withAnd: boolean): Group | null {
  if (tokens[index]?.norm !== 'and') return readGroup(tokens, index, withAnd);
  const rest = withAnd ? readBelow100(tokens, index + 1) : null;
  return rest === null || isScale(tokens[rest.end]) ? null : rest;
}

interface Group {
  readonly value: number;
  readonly end: number;
}

/** A number below 1,000: `twenty five`, `three hundred`, `one hundred and five`. */
function readGroup(tokens: readonly Token[], index: number, withAnd: boolean): Group | null {
  const first = readBelow100(tokens, index);
  if (first === null || first.value === 0 || tokens[first.end]?.norm !== 'hundred') return first;
  const value = first.value * 100;
  const end = first.end + 1;
  const hasAnd = withAnd && tokens[end]?.norm === 'and';
  const rest = readBelow100(tokens, hasAnd ? end + 1 : end);
  // `one hundred and two hundred` are two numbers.
  if (rest === null || (hasAnd && isScale(tokens[rest.end]))) return { value, end };
  return { value: value + rest.value, end: rest.end };
}

function readBelow100(tokens: readonly Token[], index: number): Group | null {
  const word = tokens[index]?.norm ?? '';
  const unit = UNIT_WORDS.get(word);
  if (unit !== undefined) return { value: unit, end: index + 1 };
  const tens = TENS_WORDS.get(word);
  if (tens === undefined) return null;
  const rest = UNIT_WORDS.get(tokens[index + 1]?.norm ?? '');
  return rest === undefined || rest === 0 || rest > 9
    ? { value: tens, end: index + 1 }
    : { value: tens + rest, end: index + 2 };
}

/** `two and a half`. */
function readHalf(tokens: readonly Token[], base: Cardinal): Cardinal {
  const isHalf = ['and', 'a', 'half'].every((word, at) => tokens[base.end + at]?.norm === word);
  if (!isHalf || base.literal.scale !== 1) return base;
  return { literal: { ...base.literal, mantissa: base.literal.mantissa + 0.5 }, end: base.end + 3 };
}

/** The scale words after it: `hundred thousand`, `million`, `grand`. */
function readScales(tokens: readonly Token[], base: Cardinal): Cardinal {
  let { literal, end } = base;
  for (let count = 0; count < 2; count += 1) {
    const word = tokens[end]?.kind === 'word' ? SCALE_WORDS.get(tokens[end]?.norm ?? '') : undefined;
    const isSigned = literal.sign !== null && literal.sign !== 'money';
    if (word === undefined || isSigned || literal.scale >= word.scale) break;
    literal = { ...literal, scale: literal.scale * word.scale, sign: word.sign ?? literal.sign };
    end += 1;
  }
  return { literal, end };
}

function bare(value: number, end: number): Cardinal {
  return { literal: { mantissa: value, scale: 1, sign: null }, end };
}

function wordScale(token: Token | undefined): number {
  return token?.kind === 'word' ? (SCALE_WORDS.get(token.norm)?.scale ?? 1) : 1;
}

function isScale(token: Token | undefined): boolean {
  return wordScale(token) > 1;
}

function isArticle(token: Token | undefined): boolean {
  return token !== undefined && ARTICLES.has(token.norm);
}
