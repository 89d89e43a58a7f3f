import { either, mapped, type Parser, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch, MeasureOf, MeasureSketch } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { plainNumber, segmentTerm } from '../terms.ts';
import { word } from '../words.ts';
import { aggregateOf } from './aggregates.ts';
import { countOf } from './counts.ts';
import { summable } from './summable.ts';

/** "ratio of late to current loans", "interest divided by volume". */
export const ratio = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([word('ratio'), part, word('ratio-to'), part], (_, numerator, __, denominator) =>
      ratioOf(...ofSame(numerator, denominator)),
    ),
    // "ratio of approved to declined applications": both are of the noun that is said once
    sequence([word('ratio'), segmentTerm, word('ratio-to'), nominal], (_, segment, __, rows) =>
      ratioOf(
        countOf({
          ...rows,
          conditions: [{ kind: 'segment', segments: [segment] }, ...rows.conditions.slice(1)],
        }),
        countOf(rows),
      ),
    ),
    // "declined applications divided by approved ones"
    sequence([nominal, word('ratio-to-explicit'), segmentTerm, word('ones')], (rows, _, segment) =>
      ratioOf(
        countOf(rows),
        countOf({
          ...rows,
          conditions: [{ kind: 'segment', segments: [segment] }, ...rows.conditions.slice(1)],
        }),
      ),
    ),
    // "approved applications per 100 applications"
    sequence([part, word('group'), plainNumber, part], (numerator, _, factor, denominator) =>
      HUNDREDS.has(factor) ? { ...ratioOf(numerator, denominator), factor } : null,
    ),
    sequence([part, word('ratio-to-explicit'), part], (numerator, _, denominator) =>
      ratioOf(...atOneTime(numerator, denominator)),
    ),
    // "recoveries as a percentage of losses"
    sequence([part, word('percent-of'), part], (numerator, _, denominator) => ({
      ...ratioOf(...atOneTime(numerator, denominator)),
      isPercent: true,
    })),
  ),
);

const part: Parser<MeasureSketch> = symbol(() =>
  either(
    summable,
    mapped(nominal, countOf),
    // "the altitude of Mont Blanc": of the one row that is called so
    sequence([quantityField, of, nominal], (field, _, { isName, conditions }): MeasureSketch | null => {
      const [condition] = conditions;
      const measure = aggregateOf('avg', field);
      return isName === true && condition !== undefined ? { kind: 'restricted', measure, condition } : null;
    }),
  ),
);

/** "late loans to open loans in Texas": where both sides are said by one condition, what comes after them is of both. */
function ofSame(
  above: MeasureSketch,
  below: MeasureSketch,
): readonly [above: MeasureSketch, below: MeasureSketch] {
  if (above.kind !== 'count' || below.kind !== 'count') return [above, below];
  const own = above.nominal.conditions.length;
  const { conditions, dataset } = below.nominal;
  const shared = conditions.slice(own);
  const isOfBoth =
    dataset === above.nominal.dataset && own > 0 && shared.every(({ kind }) => PLACES.has(kind));
  return isOfBoth
    ? [countOf({ ...above.nominal, conditions: [...above.nominal.conditions, ...shared] }), below]
    : [above, below];
}

/** "late loans as a percentage of all loans issued in 2024": a time that only the whole has is that of both. */
function atOneTime(
  above: MeasureSketch,
  below: MeasureSketch,
): readonly [above: MeasureSketch, below: MeasureSketch] {
  if (above.kind !== 'count' || below.kind !== 'count') return [above, below];
  const times = below.nominal.conditions.filter(({ kind }) => kind === 'time');
  const isOfBoth =
    above.nominal.dataset === below.nominal.dataset &&
    above.nominal.conditions.length > 0 &&
    !above.nominal.conditions.some(({ kind }) => kind === 'time');
  return isOfBoth
    ? [countOf({ ...above.nominal, conditions: [...above.nominal.conditions, ...times] }), below]
    : [above, below];
}

const PLACES: ReadonlySet<ConditionSketch['kind']> = new Set(['value', 'time', 'exists']);

const HUNDREDS: ReadonlySet<number> = new Set([10, 100, 1000, 10_000, 100_000, 1_000_000]);

function ratioOf(numerator: MeasureSketch, denominator: MeasureSketch): MeasureOf<'ratio'> {
  return { kind: 'ratio', numerator, denominator };
}
