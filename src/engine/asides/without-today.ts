import { PASSING, STOCKS } from '../lexicon/cues.ts';
import { isDone } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';
import type { Clarified } from './without-clarifiers.ts';

/**
 * The question without "today" where it asks for what is so: "how many loans are open today", "the balance by region as we stand
 * today". What was done today is something else. Null where nothing of the kind is said.
 */
export function withoutToday(tokens: readonly Token[]): Clarified | null {
  const at = tokens.findIndex(({ norm }) => norm === 'today');
  if (at < 0 || tokens.length < WORDS_MIN) return null;
  const lead = LEADS.find((words) =>
    words.every((word, place) => tokens[at - words.length + place]?.norm === word),
  );
  const begin = at - (lead?.length ?? 0);
  const said = tokens.filter((_, place) => place < begin || place > at);
  const state = said.findLastIndex(({ norm }) => STATES.test(norm));
  if (state < 0) return null;
  // "late payments received today", "loans that became overdue today"
  const isOfDeed = tokens
    .slice(Math.max(0, begin - DEED_NEAR), begin)
    .some(({ norm }) => !STATES.test(norm) && (isDone(norm) || BECAME.has(norm)));
  if (isOfDeed || said.some(({ norm }) => OTHER.has(norm))) return null;
  const isSaidToBe = lead !== undefined || said.some(({ norm }) => BEING.has(norm) || STOCKS.has(norm));
  return isSaidToBe ? { tokens: said, claims: [] } : null;
}

const WORDS_MIN = 3;
const DEED_NEAR = 3;

/** "as we stand today". */
const LEADS: readonly (readonly string[])[] = [
  'as we stand',
  'as things stand',
  'as it stands',
  'as they stand',
  'as of',
].map((words) => words.split(' '));

const STATES = new RegExp(`^(?:${PASSING}|${[...STOCKS].join('|')})$`);
const BEING: ReadonlySet<string> = new Set(['are', 'has', 'have', 'is', "'s", 'owe', 'owes']);
/** A rate today may be that of what came today. */
const OTHER: ReadonlySet<string> = new Set(['did', 'had', 'rate', 'rates', 'was', 'were']);
const BECAME: ReadonlySet<string> = new Set([
  'became',
  'become',
  'came',
  'come',
  'got',
  'get',
  'new',
  'went',
]);
