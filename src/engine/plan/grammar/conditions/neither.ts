import { listOf, type Parser, sequence, where } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { word } from '../words.ts';

/** "neither in this nor in that *and* over 100" goes on with what is so. */
export const nor: Parser<string> = where(
  word('nor'),
  ({ words }, at) => words[at] !== 'and' || !words.slice(0, at).includes('nor'),
);

/** "neither 36 nor 60", "neither in this nor in that": what is not, two or more of it. */
export function neitherOf<T>(one: Parser<T>): Parser<readonly T[]> {
  return sequence([word('neither'), listOf(one, nor)], (_, all) => (all.length < 2 ? null : all));
}

/** None of the conditions holds. */
export function noneOf(conditions: readonly (ConditionSketch | null)[]): ConditionSketch {
  const of = conditions.filter((one) => one !== null);
  return { kind: 'and', of: of.map((one): ConditionSketch => ({ kind: 'not', of: one })) };
}
