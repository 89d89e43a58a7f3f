import { CONTRASTS, NONE_OF } from '../../../lexicon/cues.ts';
import { type Parser, revised } from '../../parser.ts';
import type { Nominal } from '../../sketch.ts';
import { nominal } from '../forward.ts';

/** What somebody has, without what they have not: "an application *but no loan*". */
export const wholeNominal: Parser<Nominal> = revised(nominal, (found, { words }, at) =>
  found.filter(({ value, end }) => !takesDenial(value, words.slice(at, end))),
);

/** Who has "an application but no loan" has no loan; the application is not asked to have none. */
export function takesDenial({ conditions }: Nominal, words: readonly string[]): boolean {
  const last = conditions.at(-1);
  const isNone = last?.kind === 'not' && last.of.kind === 'exists';
  return isNone && words.some((one, place) => isButNo(one, words[place + 1] ?? ''));
}

function isButNo(joint: string, next: string): boolean {
  return CONTRASTS.has(joint) && NONE_OF.has(next);
}
