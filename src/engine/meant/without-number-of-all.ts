import type { Candidate } from '../candidate.ts';
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
    const areAll = named.some((one) => one.end === end && isOfSoMany(one, value, datasets));
    if (areAll) return [...tokens.slice(0, at + 1), ...tokens.slice(number.end)];
  }
  return withoutAllLast(tokens, { find, datasets });
}

/** "default rate by region, *all four*, highest first" */
function withoutAllLast(
  tokens: readonly Token[],
  { find, datasets }: Pick<Meanings, 'find'> & Pick<Meanings['knowledge'], 'datasets'>,
): readonly Token[] {
  const at = tokens.findIndex(({ norm }, place) => norm === 'all' && tokens[place - 1]?.norm === ',');
  const number = at < 0 ? null : readCardinal(tokens, at + 1);
  if (number === null || number.literal.sign !== null) return tokens;
  const after = tokens[number.end];
  if (after !== undefined && after.kind !== 'symbol') return tokens;
  const value = literalValue(number.literal);
  const areAll = find(tokens).some((one) => one.end === at - 1 && isOfSoMany(one, value, datasets));
  return areAll ? [...tokens.slice(0, at - 1), ...tokens.slice(number.end)] : tokens;
}

/** Whether a name is that of rows or values of which there are so many. */
function isOfSoMany(
  { meaning, match }: Candidate,
  value: number,
  datasets: Meanings['knowledge']['datasets'],
): boolean {
  if (match === 'misspelt' || (meaning.kind !== 'dataset' && meaning.kind !== 'field')) return false;
  const dataset = datasets.find(({ name }) => name === meaning.dataset);
  return meaning.kind === 'dataset'
    ? dataset?.rowCount === value
    : dataset?.fields.find(({ name }) => name === meaning.field)?.distinctCount === value;
}

const DEFINITE: ReadonlySet<string> = new Set(['all', 'our', 'the', 'these']);

/** Before all of some things. */
const OF_ALL: ReadonlySet<string> = new Set(
  'across all among amongst arrange between by compare each every for of order over per put rank sort'.split(
    ' ',
  ),
);
