import { listOf, type Parser, sequence } from '../../parser.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { word } from '../words.ts';

/** "neither 36 nor 60", "neither in this nor in that": what is not, two or more of it. */
export function neitherOf<T>(one: Parser<T>): Parser<readonly T[]> {
  return sequence([word('neither'), listOf(one, word('nor'))], (_, all) => (all.length < 2 ? null : all));
}

/** None of the conditions holds. */
export function noneOf(conditions: readonly (ConditionSketch | null)[]): ConditionSketch {
  const of = conditions.filter((one) => one !== null);
  return { kind: 'and', of: of.map((one): ConditionSketch => ({ kind: 'not', of: one })) };
}
