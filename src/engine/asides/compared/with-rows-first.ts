import { wordSet } from '../../lexicon/word-set.ts';
import type { Meanings } from '../../meant/rewording.ts';
import type { Token } from '../../token.ts';
import { after, past, pastName, spokenAll } from './words-at.ts';

/**
 * The tokens with the rows as those that have what is compared: "on how many boats is the fee above the average" is "how many boats have
 * a fee above the average". The very tokens where the question does not begin so.
 */
export function withRowsFirst(tokens: readonly Token[], { find }: Pick<Meanings, 'find'>): readonly Token[] {
  const asked = after(tokens, 0, PLACES, HOW, MANY) ?? after(tokens, 0, PLACES, WHICH);
  const first = tokens[0];
  if (asked === null || first === undefined) return tokens;
  const verb = tokens.findIndex(({ norm }, at) => at > asked && VERBS.has(norm));
  if (verb < 0 || verb > asked + ROWS_MAX) return tokens;
  const candidates = find(tokens);
  const start = past(tokens, verb + 1, THE);
  const quantity = pastName(
    candidates,
    past(tokens, start, AVERAGE),
    ({ meaning }) => meaning.kind === 'field' || meaning.kind === 'metric',
  );
  const being = quantity === null ? null : past(tokens, quantity, LIE);
  if (quantity === null || being === null || !COMPARING.has(tokens[being]?.norm ?? '')) return tokens;
  return [
    ...tokens.slice(1, verb),
    ...spokenAll(first, 'have a'),
    ...tokens.slice(start, quantity),
    ...tokens.slice(being),
  ].map((token) => (EXCEED.has(token.norm) ? { ...token, norm: 'above' } : token));
}

const PLACES = wordSet('at for from in on under with');
const HOW = wordSet('how');
const MANY = wordSet('many');
const WHICH = wordSet('what which');
const VERBS = wordSet('are did do does is was were');
const THE = wordSet('the their its');
const AVERAGE = wordSet('average avg mean');
const LIE = wordSet('be lie sit stand');
const EXCEED = wordSet('exceed surpass');
const COMPARING = wordSet(
  'above at below exceed greater higher larger less lower more over smaller surpass under',
);
const ROWS_MAX = 6;
