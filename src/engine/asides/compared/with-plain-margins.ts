import { UNIT_WORDS } from '../../lexicon/numbers.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Meanings } from '../../meant/rewording.ts';
import type { Token } from '../../token.ts';
import { after, past, spoken, spokenAll } from './words-at.ts';

/**
 * The tokens with how much lies between two that are compared before the word that compares them: "exceeds the average fee by more than
 * 5 dollars" is "more than 5 dollars above the average fee". The very tokens where no such margin is said.
 */
export function withPlainMargins(
  tokens: readonly Token[],
  { find }: Pick<Meanings, 'find'>,
): readonly Token[] {
  const named = withQuantityFirst(withMarginFirst(withQuantityNamed(tokens)));
  const isQuantityEnd = (at: number): boolean =>
    find(named).some(({ end, meaning }) => end === at && QUANTITIES.has(meaning.kind));
  return withVerbAsSide(withoutThatIs(named, isQuantityEnd), isQuantityEnd);
}

/** "boats *priced* 5 higher than the average fee": with a fee that is so. */
function withQuantityNamed(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ norm }) => PRICED.has(norm));
  const priced = tokens[at];
  if (priced === undefined) return tokens;
  const side = sideAfter(tokens, marginAt(tokens, at + 1)?.end ?? at + 1);
  const average = side === null ? null : after(tokens, past(tokens, side, THE), AVERAGE);
  const of = tokens.findIndex(({ norm }, place) => average !== null && place >= average && norm === 'of');
  if (average === null || of <= average) return tokens;
  const start =
    after(tokens, at - 2, THAT, LIE) === at ? at - 2 : LIE.has(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
  return [
    ...tokens.slice(0, start),
    ...spokenAll(priced, start === at - 1 ? 'have a' : 'with a'),
    ...tokens.slice(average, of),
    ...tokens.slice(at + 1),
  ];
}

/** "a fee *that exceeds* that of all": above it. */
function withVerbAsSide(tokens: readonly Token[], isQuantityEnd: (at: number) => boolean): readonly Token[] {
  const at = tokens.findIndex(
    (_, place) => after(tokens, place, THAT, EXCEED) !== null && isQuantityEnd(place),
  );
  const beside = tokens[at];
  if (at < 1 || beside === undefined) return tokens;
  return [...tokens.slice(0, at), spoken(beside, 'above'), ...tokens.slice(at + 2)];
}

/** "exceeds A by more than 5": "is more than 5 above A". */
function withMarginFirst(tokens: readonly Token[]): readonly Token[] {
  for (const [at, verb] of tokens.entries()) {
    const isVerb = EXCEED.has(verb.norm);
    const side = isVerb ? at + 1 : sideAfter(tokens, at);
    if (side === null) continue;
    const by = tokens.findIndex(
      ({ norm }, place) => place > side && norm === 'by' && marginAt(tokens, place + 1) !== null,
    );
    const level = tokens.slice(side, by);
    const margin = by < 0 ? null : marginAt(tokens, by + 1);
    if (margin === null || !isLevel(level)) continue;
    const being =
      verb.norm.endsWith('ing') || !isVerb ? [] : [spoken(verb, verb.norm.endsWith('s') ? 'is' : 'are')];
    const word = isVerb ? [spoken(verb, 'above')] : tokens.slice(at, side);
    return [...tokens.slice(0, at), ...being, ...margin.said, ...word, ...level, ...tokens.slice(margin.end)];
  }
  return tokens;
}

/** "the average fee", with nothing beside it. */
function isLevel(level: readonly Token[]): boolean {
  const average = past(level, 0, THE);
  return (
    AVERAGE.has(level[average]?.norm ?? '') &&
    !level.some(({ kind, norm }) => kind === 'symbol' || CLAUSES.has(norm))
  );
}

function sideAfter(tokens: readonly Token[], at: number): number | null {
  return after(tokens, at, SIDES) ?? after(tokens, at, MORE, THAN);
}

/** "more than 5 points", "5 points or more", "at least 5": where it ends, and in the plain order. */
function marginAt(
  tokens: readonly Token[],
  at: number,
): { readonly said: readonly Token[]; readonly end: number } | null {
  const number =
    after(tokens, at, OVER) ?? after(tokens, at, MORE_THAN, THAN) ?? after(tokens, at, AT, LEAST) ?? at;
  const first = tokens[number];
  if (first === undefined || (first.kind !== 'number' && !UNIT_WORDS.has(first.norm))) return null;
  const unit = past(tokens, number + 1, UNITS);
  const amount = tokens.slice(number, unit);
  if (number > at) return { said: [...tokens.slice(at, number), ...amount], end: unit };
  const orMore = after(tokens, unit, OR, MORE_THAN);
  return orMore === null ? null : { said: [...spokenAll(first, 'at least'), ...amount], end: orMore };
}

/** "boats are more than 5 above the average fee": "boats have a fee more than 5 above the average fee". */
function withQuantityFirst(tokens: readonly Token[]): readonly Token[] {
  for (const [at, verb] of tokens.entries()) {
    const rows = tokens[at - 1];
    if (!ARE.has(verb.norm) || rows?.kind !== 'word' || !rows.norm.endsWith('s')) continue;
    const margin = marginAt(tokens, at + 1);
    const side = margin === null ? null : sideAfter(tokens, margin.end);
    const average = side === null ? null : after(tokens, past(tokens, side, THE), AVERAGE);
    if (average === null) continue;
    const of = tokens.findIndex(({ norm }, place) => place >= average && norm === 'of');
    if (of <= average) continue;
    const quantity = tokens.slice(average, of);
    return [...tokens.slice(0, at), spoken(verb, 'have'), ...quantity, ...tokens.slice(at + 1)];
  }
  return tokens;
}

/** "a fee *that is* more than 5 above the average": what is compared stands right before. */
function withoutThatIs(tokens: readonly Token[], isQuantityEnd: (at: number) => boolean): readonly Token[] {
  const at = tokens.findIndex(
    (_, place) =>
      after(tokens, place, THAT, LIE) !== null &&
      (marginAt(tokens, place + 2) !== null || sideAfter(tokens, place + 2) !== null) &&
      isQuantityEnd(place),
  );
  return at < 1 ? tokens : [...tokens.slice(0, at), ...tokens.slice(at + 2)];
}

const QUANTITIES: ReadonlySet<string> = new Set(['field', 'metric']);
const PRICED = wordSet('priced');
const EXCEED = wordSet('exceed exceeded exceeding exceeds surpass surpasses surpassing');
const SIDES = wordSet('above below');
const MORE = wordSet('greater higher larger lower smaller');
const MORE_THAN = wordSet('greater higher more');
const THAN = wordSet('than');
const OVER = wordSet('over');
const AT = wordSet('at');
const LEAST = wordSet('least');
const OR = wordSet('or');
const UNITS = wordSet('% dollars pct percent percentage point points');
const THE = wordSet('the their its');
const AVERAGE = wordSet('average avg mean');
const CLAUSES = wordSet('that when where which who whose with');
const ARE = wordSet('are lie');
const THAT = wordSet('that which');
const LIE = wordSet('is are lies lie');
