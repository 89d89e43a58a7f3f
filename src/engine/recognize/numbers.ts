import type { Candidate } from '../candidate.ts';
import {
  BEFORE_PRONOUN_ONE,
  CURRENCY_PREFIXES,
  ORDINAL_TENS_WORDS,
  ORDINAL_UNIT_WORDS,
  RANGE_CONNECTORS,
  TENS_WORDS,
  UNIT_PHRASES,
} from '../lexicon/numbers.ts';
import { LENGTHS, LONGER } from '../lexicon/units.ts';
import { literalValue, type NumberLiteral } from '../number-literal.ts';
import type { NumberSign, Token } from '../token.ts';
import { readCardinal } from './cardinal.ts';
import { withoutQuoted } from './without-quoted.ts';

/** What a number would be if it were not what it says at first sight (`one` as a pronoun, `36m` as months). */
const COST_UNLIKELY = 1;
/** Longest term that `36m` may mean in months; 40 years. */
const MONTHS_MAX = 480;

/** Finds every number of the question, in digits or words, with its unit and, where it has one, also without it. */
export function recognizeNumbers(question: readonly Token[]): Candidate[] {
  const tokens = withoutQuoted(question);
  const phrases = readPhrases(tokens);
  return phrases.flatMap((phrase, index) => [
    ...toCandidates(tokens, phrase, impliedBy(tokens, phrase, phrases[index - 1], phrases[index + 1])),
    ...withoutAnd(tokens, phrase),
  ]);
}

/** A number with what is written around it: `$ 10 million`, `7 percent`, `36-month`. */
interface Phrase {
  readonly start: number;
  /** After the number itself. */
  readonly numberEnd: number;
  /** After its unit; the same without one. */
  readonly end: number;
  readonly literal: NumberLiteral;
  readonly sign: NumberSign | null;
  readonly factor: number;
}

function readPhrases(tokens: readonly Token[], options = { withAnd: true }): Phrase[] {
  const phrases: Phrase[] = [];
  let index = 0;
  while (index < tokens.length) {
    const phrase = readOrdinal(tokens, index) ?? readPhrase(tokens, index, options);
    if (phrase !== null) phrases.push(phrase);
    index = phrase?.end ?? index + 1;
  }
  return phrases;
}

function readPhrase(tokens: readonly Token[], start: number, options: { withAnd: boolean }): Phrase | null {
  const hasCurrency = CURRENCY_PREFIXES.has(tokens[start]?.norm ?? '');
  const cardinal = readCardinal(tokens, hasCurrency ? start + 1 : start, options);
  if (cardinal === null) return null;
  const { literal, end } = cardinal;
  if (hasCurrency && literal.sign !== null && literal.sign !== 'money') return null;
  const sign = hasCurrency ? 'money' : literal.sign;
  const unit = UNIT_PHRASES.find(
    (entry) =>
      (sign === null || sign === entry.sign) &&
      entry.words.every((word, at) => tokens[end + at]?.norm === word) &&
      // In "from 2021 to 2023 year by year" no number of years.
      !(entry.words[0] === 'year' && /^(?:19|20)\d\d$/.test(tokens[end - 1]?.norm ?? '')) &&
      !isPrefixOfNext(tokens, end),
  );
  if (unit === undefined) return { start, numberEnd: end, end, literal, sign, factor: 1 };
  const { words, factor } = unit;
  return { start, numberEnd: end, end: end + words.length, literal, sign: unit.sign, factor };
}

/** In `between 5 and $10`, or `5 $10`, the currency belongs to the number after it. */
function isPrefixOfNext(tokens: readonly Token[], index: number): boolean {
  const [currency, next] = [tokens[index], tokens[index + 1]];
  if (currency === undefined || !CURRENCY_PREFIXES.has(currency.norm) || next?.kind !== 'number')
    return false;
  return next.number?.sign === null && tokens[index - 1]?.end !== currency.start;
}

function readOrdinal(tokens: readonly Token[], start: number): Phrase | null {
  const token = tokens[start];
  if (token === undefined) return null;
  if (token.number?.sign === 'ordinal') return ordinal(token.number.value, start, start + 1);
  const single = ORDINAL_UNIT_WORDS.get(token.norm) ?? ORDINAL_TENS_WORDS.get(token.norm);
  if (single !== undefined) return ordinal(single, start, start + 1);
  const tens = TENS_WORDS.get(token.norm);
  const unit = ORDINAL_UNIT_WORDS.get(tokens[start + 1]?.norm ?? '');
  if (tens === undefined || unit === undefined || unit > 9) return null;
  return ordinal(tens + unit, start, start + 2);
}

function ordinal(value: number, start: number, end: number): Phrase {
  const literal = { mantissa: value, scale: 1, sign: 'ordinal' } as const;
  return { start, numberEnd: end, end, literal, sign: 'ordinal', factor: 1 };
}

/** What the other end of a range says for this one: the scale of `5 to 7 million`, the sign of `5-7%`. */
interface Implied {
  readonly scale: number | null;
  readonly sign: NumberSign | null;
}

function impliedBy(
  tokens: readonly Token[],
  phrase: Phrase,
  before: Phrase | undefined,
  after: Phrase | undefined,
): Implied {
  const hasNext = after !== undefined && isRange(tokens, phrase, after);
  const hasPrevious = before !== undefined && isRange(tokens, before, phrase);
  const { literal } = phrase;
  const scale =
    hasNext && literal.scale === 1 && after.literal.scale > 1 && literal.mantissa < after.literal.mantissa
      ? after.literal.scale
      : null;
  if (phrase.sign !== null) return { scale, sign: null };
  if (hasNext && after.sign !== 'ordinal' && after.factor === 1) return { scale, sign: after.sign };
  return { scale, sign: hasPrevious && before.sign === 'money' ? 'money' : null };
}

function isRange(tokens: readonly Token[], first: Phrase, second: Phrase): boolean {
  const connector = tokens[first.end]?.norm ?? '';
  if (second.start !== first.end + 1 || !RANGE_CONNECTORS.has(connector)) return false;
  return connector !== 'and' || tokens[first.start - 1]?.norm === 'between';
}

function toCandidates(tokens: readonly Token[], phrase: Phrase, implied: Implied): Candidate[] {
  const { start, numberEnd, end, literal, factor } = phrase;
  const sign = phrase.sign ?? implied.sign;
  const cost = isPronoun(tokens, phrase) ? COST_UNLIKELY : 0;
  const value = literalValue(literal);
  const found = [candidate(start, end, Number((value * factor).toPrecision(15)), sign, cost)];
  if (implied.scale !== null) {
    const scaled = literalValue({ ...literal, scale: implied.scale });
    found.splice(
      0,
      1,
      candidate(start, end, scaled, sign, 0),
      candidate(start, end, value, sign, COST_UNLIKELY),
    );
  }
  if (end > numberEnd) found.push(candidate(start, numberEnd, value, literal.sign, cost));
  const metres = metresOf(tokens, phrase);
  if (metres !== null) {
    const inMetres = candidate(start, numberEnd, metres, 'unit:meter', cost);
    // "balances higher than 2m" are in millions, and nothing is taller than so many.
    if (!tokens.slice(start - 2, numberEnd + 1).some(({ norm }) => OF_AMOUNTS.has(norm))) return [inMetres];
    found.push(inMetres);
  }
  if (isMonthsShort(tokens[start], value)) {
    found.push(candidate(start, numberEnd, literal.mantissa, 'months', COST_UNLIKELY));
  }
  return found;
}

/** `between one hundred and fifty` may also be 100 and 50: what `and` joined is offered in parts too. */
function withoutAnd(tokens: readonly Token[], phrase: Phrase): Candidate[] {
  const span = tokens.slice(phrase.start, phrase.numberEnd);
  const isJoined = span.some(({ norm }, index) => norm === 'and' && span[index + 1]?.norm !== 'a');
  if (!isJoined) return [];
  return readPhrases(span, { withAnd: false }).map(({ start, end, literal, sign }) =>
    candidate(phrase.start + start, phrase.start + end, literalValue(literal), sign, 0),
  );
}

function isPronoun(tokens: readonly Token[], { start, end }: Phrase): boolean {
  if (tokens[start]?.norm !== 'one' || end !== start + 1) return false;
  return BEFORE_PRONOUN_ONE.has(tokens[start - 1]?.norm ?? '') || tokens[end]?.norm === 'of';
}

const OF_AMOUNTS: ReadonlySet<string> = new Set(['high', 'higher', 'lower']);

/** "taller than 2 m", "2m tall": millions, or metres. */
function metresOf(tokens: readonly Token[], { start, numberEnd, literal, sign }: Phrase): number | null {
  if (literal.scale !== 1e6 || sign !== null || !/^[\d.]*m$/.test(tokens[numberEnd - 1]?.norm ?? ''))
    return null;
  const [before, than, after] = [tokens[start - 2], tokens[start - 1], tokens[numberEnd]];
  const isLength =
    LENGTHS.has(after?.norm ?? '') || (than?.norm === 'than' && LONGER.has(before?.norm ?? ''));
  return isLength ? literal.mantissa : null;
}

/** `36m loans`: millions, or a term. */
function isMonthsShort(token: Token | undefined, value: number): boolean {
  return token !== undefined && /^\d{1,3}m$/.test(token.norm) && value <= MONTHS_MAX * 1e6;
}

function candidate(
  start: number,
  end: number,
  value: number,
  sign: NumberSign | null,
  cost: number,
): Candidate {
  return { start, end, meaning: { kind: 'number', value, sign }, match: 'exact', cost };
}
