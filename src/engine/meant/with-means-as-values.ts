import { type Knowledge, participleOf } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { unknownTokens } from '../find-candidates.ts';
import { type Token, wordLike } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with the way in which something was done as the value of the column that tells it: harvests *picked by hand* and *hand-picked*
 * ones have the picking method hand, tickets *reported by phone* the channel phone. The very tokens where no one column tells it, or the
 * deed is known and the value stands in no other column.
 */
export function withMeansAsValues(tokens: readonly Token[], { find, knowledge }: Meanings): readonly Token[] {
  if (!tokens.some((_, at) => isDoneBy(tokens, at) || isJoined(tokens, at))) return tokens;
  const candidates = find(tokens);
  const unknown = new Set(unknownTokens(tokens, candidates));
  for (const [at, token] of tokens.entries()) {
    if (isJoined(tokens, at)) {
      const end = tokens[at - 1]?.norm === '-' ? at - 1 : at;
      const means = meansAt(end - 1, candidates, knowledge);
      const isMeant = means?.end === end && (unknown.has(token) || isDeedOf(token.norm, means.label));
      if (isMeant) return [...tokens.slice(0, end), ...tokens.slice(at + 1)];
    }
    if (!isDoneBy(tokens, at)) continue;
    const start = ARTICLES.has(tokens[at + 2]?.norm ?? '') ? at + 3 : at + 2;
    const means = meansAt(start, candidates, knowledge);
    if (means === null || !(unknown.has(token) || means.isOneOfSeveral)) continue;
    const words = `with ${means.label}`.split(' ').map((norm) => wordLike(token, norm));
    // What is known of the deed is said of them too: "tickets resolved by phone".
    return [...tokens.slice(0, unknown.has(token) ? at : at + 1), ...words, ...tokens.slice(start)];
  }
  return tokens;
}

const BY: ReadonlySet<string> = new Set('by over through using via'.split(' '));
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
const PARTICIPLE = /(?:ed|en|ht|de|nt|ld)$/;

/** "picked by", "sent via" */
function isDoneBy(tokens: readonly Token[], at: number): boolean {
  return PARTICIPLE.test(tokens[at]?.norm ?? '') && BY.has(tokens[at + 1]?.norm ?? '');
}

/** "hand-picked", "machine cut" */
function isJoined(tokens: readonly Token[], at: number): boolean {
  return at > 0 && PARTICIPLE.test(tokens[at]?.norm ?? '') && tokens[at + 1]?.kind === 'word';
}

/** "picked" of the `picking method`. */
function isDeedOf(done: string, label: string): boolean {
  return label.split(' ').some((word) => participleOf(word.replace(/ing$/, '')) === done);
}

interface Means {
  readonly end: number;
  readonly label: string;
  /** The value stands in other columns too. */
  readonly isOneOfSeveral: boolean;
}

/** The value there of the one column of ways in which something is done. */
function meansAt(at: number, candidates: readonly Candidate[], { datasets }: Knowledge): Means | null {
  const here = candidates.filter(
    ({ start, meaning, match }) => start === at && meaning.kind === 'value' && match === 'exact',
  );
  const end = Math.max(0, ...here.map((one) => one.end));
  const columns = new Map<string, string>();
  for (const { end: last, meaning } of here) {
    if (last !== end || meaning.kind !== 'value') continue;
    const field = datasets
      .find(({ name }) => name === meaning.dataset)
      ?.fields.find(({ name }) => name === meaning.field);
    columns.set(`${meaning.dataset}.${meaning.field}`, field?.label ?? '');
  }
  const [label, ...others] = [...columns.values()].filter((one) => WAYS.test(one));
  return label === undefined || others.length > 0 ? null : { end, label, isOneOfSeveral: columns.size > 1 };
}

const WAYS = /\b(?:channel|means|medium|method|mode)$/;
