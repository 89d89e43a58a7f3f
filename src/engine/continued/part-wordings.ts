import { PART_COPULAS, PART_ONES, PART_RELATIVES, PART_SUBJECTS } from '../lexicon/parts-of-them.ts';
import type { Token } from '../token.ts';
import { spokenLike } from './state-said.ts';

/** The ways to ask for the number of the rows that are so. */
export function partWordings(state: readonly Token[], rows: string): readonly (readonly Token[])[] {
  const [first] = state;
  if (first === undefined) return [];
  const spoken = (words: string): readonly Token[] => spokenLike(state, words);
  const count = spoken('number of');
  const noun = spoken(rows);
  const that = spoken('that');
  const bare = withoutOnes(state);
  if (bare.length < state.length) return [[...count, ...bare, ...noun]];
  if (PART_RELATIVES.has(first.norm)) return [[...count, ...noun, ...state]];
  if (PART_COPULAS.has(first.norm) || PART_SUBJECTS.has(first.norm))
    return [[...count, ...noun, ...that, ...state]];
  return [
    [...count, ...noun, ...that, ...spoken('are'), ...state],
    [...count, ...noun, ...that, ...state],
    [...count, ...noun, ...state],
    [...count, ...state, ...noun],
  ];
}

/** "late ones" are late. */
function withoutOnes(state: readonly Token[]): readonly Token[] {
  return PART_ONES.has(state.at(-1)?.norm ?? '') ? state.slice(0, -1) : state;
}
