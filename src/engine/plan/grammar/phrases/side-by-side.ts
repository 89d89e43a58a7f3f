import { either, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch, Phrase } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { segmentTerm, time, valueTerm } from '../terms.ts';
import { word } from '../words.ts';
import { phraseJoint } from './phrase-joint.ts';

const side = either<ConditionSketch>(
  mapped(time, (span) => ({ kind: 'time', field: null, times: [span] })),
  mapped(valueTerm, (value) => ({ kind: 'value', field: null, values: [value] })),
  mapped(segmentTerm, (segment) => ({ kind: 'segment', segments: [segment] })),
);

/** The noun that both sides are of may stand after the first: "secured *loans* versus unsecured". */
const nounBetween = optional(
  either<unknown>(
    mapped(nominal, ({ conditions }) => (conditions.length === 0 ? true : null)),
    word('of'),
  ),
);

/** Two things side by side: "2023 vs 2024", "secured versus unsecured", "difference between Texas and Ohio". */
export const sideBySide: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    sequence(
      [optional(phraseJoint), side, nounBetween, word('versus-strict'), optional(word('of')), side],
      (_, left, __, ___, ____, right) => compare(left, right),
    ),
    sequence(
      [word('difference'), optional(word('of')), side, word('and', 'versus'), side],
      (_, __, left, ___, right) => compare(left, right),
    ),
    sequence([word('between'), side, word('and'), side], (_, left, __, right) => compare(left, right)),
  ),
);

function compare(...sides: readonly ConditionSketch[]): Phrase {
  return { kind: 'compare', sides };
}
