import { POLITE_OPENINGS, SHOWING } from '../lexicon/requests.ts';
import type { Token } from '../token.ts';

/** A question without the words with which any may open, and the plainest of them that asks for the same. */
export interface Opened {
  readonly opening: readonly Token[];
  readonly rest: readonly Token[];
}

/** Fewer words are no question of their own. */
const REST_MIN = 2;

/** "Hi, can I get …" is "show …", and "please, how many …" is "how many …". Null where the question does not open so. */
export function splitOpening(tokens: readonly Token[]): Opened | null {
  const found = tokens.findIndex(
    ({ norm }, at) => (norm !== ',' && norm !== "'d" && !POLITE_OPENINGS.has(norm)) || isShareOf(tokens, at),
  );
  if (found <= 0 || tokens.length - found < REST_MIN) return null;
  const verb = tokens.slice(0, found).find(({ norm }) => SHOWING.has(norm));
  const opening = verb === undefined ? [] : [{ ...verb, norm: 'show' }];
  return { opening, rest: tokens.slice(found) };
}

/** "please show *share of* late loans", "share in each grade" ask for a share, and to share nothing. */
export function isShareOf(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.norm === 'share' && AFTER_NOUN.has(tokens[at + 1]?.norm ?? '');
}

const AFTER_NOUN: ReadonlySet<string> = new Set(['by', 'held', 'in', 'of', 'per', 'that']);
