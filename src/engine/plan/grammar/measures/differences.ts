import type { TimeMeaning } from '../../../candidate.ts';
import { isSame } from '../../../is-same.ts';
import { costing, either, growing, listOf, mapped, type Parser, sequence, symbol } from '../../parser.ts';
import type { MeasureOf, MeasureSketch } from '../../sketch.ts';
import { columnQuantity, quantityField } from '../fields.ts';
import { computedMeasure, nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { time } from '../terms.ts';
import { word } from '../words.ts';
import { ofBothSides } from './two-sides.ts';

/** "volume minus recoveries", "principal of charged-off loans less recoveries", "(late loans divided by all loans)". */
export const minus = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    ofBothSides(mapped(chain, (sum) => (isComputed(sum) && !isPlain(sum) ? sum : null))),
    // "volume in 2025 minus volume in 2024"
    sequence([timed, word('minus'), timed], (left, _, right) => ({
      kind: 'minus',
      operator: '-',
      left,
      right,
    })),
    // "difference between volume in 2024 and volume in 2025"
    sequence([word('difference'), sameInTimes], (_, [one, other, ...others]) =>
      one === undefined || other === undefined || others.length > 0 ? null : laterWithout(one, other),
    ),
  ),
);

/** What the later of two times has more than the earlier one. */
function laterWithout(one: Timed, other: Timed): MeasureSketch {
  const [right, left] =
    one.span.start !== null && one.span.start < (other.span.start ?? '') ? [one, other] : [other, one];
  return { kind: 'minus', operator: '-', left: left.measure, right: right.measure };
}

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

const timed: Parser<MeasureSketch> = symbol(() => mapped(timedMeasure, ({ measure }) => measure));

/** A measure over the rows of a time, which is said right after it. */
interface Timed {
  readonly measure: MeasureOf<'restricted'>;
  readonly span: TimeMeaning;
}

const timedMeasure: Parser<Timed> = symbol(() =>
  sequence([computedMeasure, time], (measure, span) => ({
    span,
    measure: { kind: 'restricted', measure, condition: { kind: 'time', field: null, times: [span] } },
  })),
);

const sameInTimes: Parser<readonly Timed[]> = symbol(() =>
  mapped(listOf(timedMeasure, word('and')), (all) => {
    const [first, ...others] = all;
    const isSaidAgain = others.every(({ measure }) => isSame(measure.measure, first?.measure.measure));
    const areApart = new Set(all.map(({ span }) => span.start)).size === all.length;
    return others.length > 0 && isSaidAgain && areApart ? all : null;
  }),
);

/** "volume in 2023 and volume in 2024": a number for each of the times. */
export const measuresInTimes: Parser<readonly MeasureSketch[]> = symbol(() =>
  mapped(sameInTimes, (all) => all.map(({ measure }) => measure)),
);
