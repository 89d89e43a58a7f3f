import { literalValue } from '../number-literal.ts';
import { readCardinal } from '../recognize/cardinal.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The question without the number of those that there are: "rank the four regions by volume" is of all of them, where there are
 * four. "The four regions with the most loans" are as many of them.
 */
export function withoutNumberOfAll(
  tokens: readonly Token[],
  { find, knowledge: { datasets } }: Meanings,
): readonly Token[] {
  for (const at of tokens.keys()) {
    if (!DEFINITE.has(tokens[at]?.norm ?? '') || !OF_ALL.has(tokens[at - 1]?.norm ?? '')) continue;
    const number = readCardinal(tokens, at + 1);
    if (number === null || number.literal.sign !== null) continue;
    const value = literalValue(number.literal);
    const named = find(tokens).filter(({ start }) => start === number.end);
    // "the five *business* term loans" are no five businesses.
    const end = Math.max(...named.map((one) => one.end));
    const areAll = named.some(({ meaning, match, ...one }) => {
      if (one.end < end || match === 'misspelt') return false;
      if (meaning.kind !== 'dataset' && meaning.kind !== 'field') return false;
      const dataset = datasets.find(({ name }) => name === meaning.dataset);
      return meaning.kind === 'dataset'
        ? dataset?.rowCount === value
        : dataset?.fields.find(({ name }) => name === meaning.field)?.distinctCount === value;
    });
    if (areAll) return [...tokens.slice(0, at + 1), ...tokens.slice(number.end)];
  }
  return tokens;
}

const DEFINITE: ReadonlySet<string> = new Set(['all', 'our', 'the', 'these']);

/** Before all of some things. */
const OF_ALL: ReadonlySet<string> = new Set(
  'across all among amongst between by compare each every for of order over per rank sort'.split(' '),
);
