import { either, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { FieldTerm, SketchOf } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { be, of } from '../joints.ts';
import { quantity } from '../terms.ts';
import { word } from '../words.ts';
import { allOfThem } from './versus.ts';

interface Part {
  readonly operator: '>' | '<=';
  readonly percentile: number;
}

/** "in the top 10 percent", "in the bottom 25 %": above the 90th percentile, up to the 25th. */
const part: Parser<Part> = sequence([word('in-top', 'in-bottom'), quantity], (end, { value, sign }) => {
  if (sign !== 'percent' || value <= 0 || value >= 100) return null;
  return end === 'in-top'
    ? { operator: '>', percentile: 100 - value }
    : { operator: '<=', percentile: value };
});

/** "of all customers": whose percentile it is. */
const whole = optional(sequence([of, allOfThem], (_, over) => over));

/** Those whose value is among the highest or lowest: "in the top 10 percent by income", "with a score in the bottom quarter". */
export const inPartCondition: Parser<SketchOf<'versus'>> = symbol(() =>
  either<SketchOf<'versus'>>(
    sequence([part, whole, word('group', 'of'), quantityField], (which, over, _, field) =>
      inPart(field, which, over),
    ),
    sequence([quantityField, optional(be), part, whole], (field, _, which, over) =>
      inPart(field, which, over),
    ),
  ),
);

function inPart(
  field: FieldTerm,
  { operator, percentile }: Part,
  over: SketchOf<'versus'>['over'],
): SketchOf<'versus'> {
  return {
    kind: 'versus',
    field,
    operator,
    function: 'percentile',
    percentile,
    factor: 1,
    over,
    within: null,
  };
}
