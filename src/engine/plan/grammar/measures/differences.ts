import { costing, either, growing, mapped, type Parser, sequence, symbol } from '../../parser.ts';
import type { MeasureSketch } from '../../sketch.ts';
import { columnQuantity, quantityField } from '../fields.ts';
import { computedMeasure, nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { time } from '../terms.ts';
import { word } from '../words.ts';

/** "volume minus recoveries", "principal of charged-off loans less recoveries", "(late loans divided by all loans)". */
export const minus = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    mapped(chain, (sum) => (isComputed(sum) && !isPlain(sum) ? sum : null)),
    // "volume in 2025 minus volume in 2024"
    sequence([timed, word('minus'), timed], (left, _, right) => ({
      kind: 'minus',
      operator: '-',
      left,
      right,
    })),
  ),
);

/** "(recoveries divided by losses)". */
export const bracketed: Parser<MeasureSketch> = symbol(() =>
  sequence(
    [word('bracket', 'made-bracket'), either(chain, computedMeasure), word('bracket', 'made-bracket')],
    (_, inner) => inner,
  ),
);

/** A ratio within a sum; a quantity without an aggregate is a total there. */
const part: Parser<MeasureSketch> = symbol(() =>
  either<MeasureSketch>(
    computedMeasure,
    mapped(quantityField, (field) => ({ kind: 'bare', field })),
    // "outstanding principal of late loans"
    sequence([columnQuantity, of, nominal], (field, _, rows): MeasureSketch => {
      const measure: MeasureSketch = { kind: 'bare', field };
      return rows.conditions.length === 0
        ? measure
        : { kind: 'restricted', measure, condition: { kind: 'exists', nominal: rows, isSelf: true } };
    }),
  ),
);

interface Step {
  readonly operator: '+' | '-' | '/';
  readonly right: MeasureSketch;
}

/** What a plain ratio, sum or difference of columns is, the rows have by themselves. */
const OF_PARTS = 0.05;

const chain: Parser<MeasureSketch> = symbol(() =>
  costing(
    OF_PARTS,
    growing<MeasureSketch, Step>(
      part,
      either<Step>(
        sequence([word('minus'), part], (_, right) => ({ operator: '-', right })),
        sequence([word('plus'), part], (_, right) => ({ operator: '+', right })),
        sequence([word('divided'), part], (_, right) => ({ operator: '/', right })),
      ),
      (left, { operator, right }) =>
        isUneven(left, right)
          ? null
          : {
              whole:
                operator === '/'
                  ? { kind: 'ratio', numerator: left, denominator: right }
                  : { kind: 'minus', operator, left, right },
              cost: 0,
            },
    ),
  ),
);

/** "total due less amount paid on late loans" is of those all; "average payment divided by income" is not of a total. */
function isUneven(left: MeasureSketch, right: MeasureSketch): boolean {
  const first = partsOf(left)[0];
  const isOfSome = right.kind === 'restricted' && first?.kind !== 'restricted';
  const all = [...partsOf(left), ...partsOf(right)];
  const isAverage = all.some((one) => one.kind === 'aggregate' && one.function !== 'sum');
  return isOfSome || (isAverage && all.some(({ kind }) => kind === 'bare'));
}

function isComputed({ kind }: MeasureSketch): boolean {
  return kind === 'minus' || kind === 'ratio';
}

/** Whether it is of columns alone, and so a quantity of each row. */
function isPlain(measure: MeasureSketch): boolean {
  return partsOf(measure).every(({ kind }) => kind === 'bare');
}

function partsOf(measure: MeasureSketch): readonly MeasureSketch[] {
  if (measure.kind === 'minus') return [...partsOf(measure.left), ...partsOf(measure.right)];
  if (measure.kind === 'ratio') return [...partsOf(measure.numerator), ...partsOf(measure.denominator)];
  return [measure];
}

const timed = symbol<MeasureSketch>(() =>
  sequence([computedMeasure, time], (measure, span) => ({
    kind: 'restricted',
    measure,
    condition: { kind: 'time', field: null, times: [span] },
  })),
);
