import { singularOf } from '../../catalog/mod.ts';
import type { Token } from '../token.ts';

/**
 * The question with the maximum that one of them has as the highest: "the name of the hall with the *maximum* capacity" is that of
 * one hall, and no maximum of each name. "Each hall with its maximum capacity" stays as it is.
 */
export function withEndRanked(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ norm }, place) => ENDS.has(norm) && isOfOne(tokens, place));
  const token = tokens[at];
  const end = ENDS.get(token?.norm ?? '');
  if (token === undefined || end === undefined) return tokens;
  const isSaid = tokens[at - 1]?.norm === 'the';
  const highest = (isSaid ? [end] : ['the', end]).map((norm) => ({ ...token, norm, text: norm }));
  return [...tokens.slice(0, at), ...highest, ...tokens.slice(at + 1)];
}

/** Behind "… of the *hall* with the", "show the *city* that has the", and before a quantity alone. */
function isOfOne(tokens: readonly Token[], at: number): boolean {
  if (AFTER.has(tokens[at + 1]?.norm ?? '') || tokens[at + 1]?.kind !== 'word') return false;
  const has = tokens[at - 1]?.norm === 'the' ? at - 2 : at - 1;
  if (!HAVING.has(tokens[has]?.norm ?? '')) return false;
  const before = tokens.slice(0, RELATIVE.has(tokens[has - 1]?.norm ?? '') ? has - 1 : has);
  if (before[0]?.norm === 'for' || before.some(({ norm }) => EACH.has(norm))) return false;
  const noun = before.at(-1)?.norm ?? '';
  const the = before.findLastIndex(({ norm }) => norm === 'the' || norm === 'of');
  // "the names of halls with the maximum capacity" are of those that have it, however many these are.
  return the >= 0 && (singularOf(noun) === noun || before.some(({ norm }) => norm === 'of'));
}

const ENDS: ReadonlyMap<string, string> = new Map([
  ['maximum', 'highest'],
  ['max', 'highest'],
  ['minimum', 'lowest'],
  ['min', 'lowest'],
]);
const HAVING: ReadonlySet<string> = new Set(['had', 'has', 'have', 'having', 'with']);
const RELATIVE: ReadonlySet<string> = new Set(['that', 'which', 'who']);
const EACH: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);
/** "the maximum *and* minimum capacity", "a maximum *of* 40 seats" */
const AFTER: ReadonlySet<string> = new Set(['amount', 'and', 'average', 'mean', 'of', 'or', 'to', 'total']);
