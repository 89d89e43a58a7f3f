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
  const moved = withMarginFirst(tokens);
  const named = withQuantityFirst(moved);
  return withoutThatIs(named, (at) =>
    find(named).some(({ end, meaning }) => end === at && meaning.kind === 'field'),
  );
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
  if (first === undefined || first.kind !== 'number') return null;
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

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const EXCEED = set('exceed exceeded exceeding exceeds surpass surpasses surpassing');
const SIDES = set('above below');
const MORE = set('greater higher larger lower smaller');
const MORE_THAN = set('greater higher more');
const THAN = set('than');
const OVER = set('over');
const AT = set('at');
const LEAST = set('least');
const OR = set('or');
const UNITS = set('% dollars pct percent percentage point points');
const THE = set('the their its');
const AVERAGE = set('average avg mean');
const CLAUSES = set('that when where which who whose with');
const ARE = set('are lie');
const THAT = set('that which');
const LIE = set('is are lies lie');
