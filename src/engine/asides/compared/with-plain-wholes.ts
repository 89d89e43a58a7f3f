import { wordSet } from '../../lexicon/word-set.ts';
import type { Meanings } from '../../meant/rewording.ts';
import type { Token } from '../../token.ts';
import { after, past, pastName, spokenAll } from './words-at.ts';

/**
 * The tokens with all together as what each is compared with, in whatever construction it is said: "higher than it is overall", "above
 * the company-wide figure", "that of all boats taken together". The very tokens where nothing is held against such a whole.
 */
export function withPlainWholes(
  tokens: readonly Token[],
  { find }: Pick<Meanings, 'find'>,
): readonly Token[] {
  const start = tokens.findIndex((_, at) => COMPARING.has(tokens[at - 1]?.norm ?? '') && isWhole(tokens, at));
  const beside = tokens[start];
  if (beside !== undefined) {
    const end = wholeAt(tokens, start) ?? start;
    return [...tokens.slice(0, start), ...spokenAll(beside, 'the company as a whole'), ...tokens.slice(end)];
  }
  return withoutTogether(tokens, find);
}

function isWhole(tokens: readonly Token[], at: number): boolean {
  return wholeAt(tokens, at) !== null;
}

/** After "it is overall", "they do as a whole", "the company-wide figure". */
function wholeAt(tokens: readonly Token[], at: number): number | null {
  const being = after(tokens, at, IT, IS);
  const end =
    being === null
      ? (after(tokens, at, THE, OVERALL, FIGURE) ?? after(tokens, at, THE, BOOK, WIDE, FIGURE))
      : (after(tokens, being, OVERALL) ?? after(tokens, being, AS, A, WHOLE));
  return end !== null && isEnd(tokens[end]) ? end : null;
}

/** "that of all boats *taken together*", "*the one for* all boats": all of them are one. */
function withoutTogether(tokens: readonly Token[], find: Meanings['find']): readonly Token[] {
  const start = tokens.findIndex(
    (_, at) => COMPARING.has(tokens[at - 1]?.norm ?? '') && ofAllAt(tokens, at) !== null,
  );
  const all = start < 0 ? null : ofAllAt(tokens, start);
  const beside = tokens[start];
  if (all === null || beside === undefined) return tokens;
  const rows = pastName(find(tokens), past(tokens, all, THE), ({ meaning }) => meaning.kind === 'dataset');
  if (rows === null) return tokens;
  const taken = past(tokens, rows, TAKEN);
  const end = after(tokens, taken, TOGETHER) ?? rows;
  if (!isEnd(tokens[end])) return tokens;
  return [
    ...tokens.slice(0, start),
    ...spokenAll(beside, 'that of all'),
    ...tokens.slice(all, rows),
    ...tokens.slice(end),
  ];
}

/** After "that of all", "the one for all", "the figure across all". */
function ofAllAt(tokens: readonly Token[], at: number): number | null {
  return after(tokens, at, THAT, OF, ALL) ?? after(tokens, at, THE, FIGURE, OF, ALL);
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || ENDS.has(token.norm);
}

const COMPARING = wordSet('above below exceed exceeding exceeds over surpass surpasses than under');
const IT = wordSet('it that they');
const IS = wordSet('are do does is was were');
const OVERALL = wordSet('altogether overall');
const AS = wordSet('as');
const A = wordSet('a');
const WHOLE = wordSet('whole');
const THE = wordSet('our the');
const BOOK = wordSet('bank book company portfolio');
const WIDE = wordSet('wide');
const FIGURE = wordSet('average figure level mean number one rate value');
const THAT = wordSet('that those');
const OF = wordSet('across among for of over');
const ALL = wordSet('all');
const TAKEN = wordSet('put taken');
const TOGETHER = wordSet('combined together');
const ENDS = wordSet(', . ; ? ! and with');
