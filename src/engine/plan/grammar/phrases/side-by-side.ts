import type { TimeMeaning } from '../../../candidate.ts';
import { costing, either, listOf, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { Phrase, PhraseOf } from '../../phrase.ts';
import { sidesOf } from '../../sides.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch, type Nominal } from '../../sketch.ts';
import { missingCondition } from '../conditions/missing.ts';
import { valuesOfField } from '../conditions/values.ts';
import { timeField } from '../fields.ts';
import { computedMeasure, nominal } from '../forward.ts';
import { listJoint, nounJoint, of } from '../joints.ts';
import { countOf } from '../measures/counts.ts';
import { measure } from '../measures/measures.ts';
import { segmentTerm, time } from '../terms.ts';
import { word } from '../words.ts';
import { SIDE_NOUN } from './costs.ts';
import { phraseJoint } from './phrase-joint.ts';

/** "2023", "the 2019 vintage", "secured", "Texas", "no credit score". */
const plainSide = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    mapped(time, (span) => ({ kind: 'time', field: null, times: [span] })),
    sequence([time, timeField], (span, field) => ({ kind: 'time', field, times: [span] })),
    valuesOfField,
    mapped(segmentTerm, (segment) => ({ kind: 'segment', segments: [segment] })),
    missingCondition,
  ),
);

/** Also "loans for credit card", "broker applications": rows with what is asked of them. */
const side: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(plainSide, costing(SIDE_NOUN, mapped(nominal, conditionOf))),
);

const rest: Parser<ConditionSketch> = symbol(() =>
  sequence([word('the-rest'), optional(nominal)], (_, rows) =>
    rows === null || rows.conditions.length === 0 ? { kind: 'rest' } : null,
  ),
);

const otherSide = either(side, rest);

function conditionOf({ conditions }: Nominal): ConditionSketch | null {
  const [only] = conditions;
  if (only === undefined) return null;
  return conditions.length === 1 ? only : { kind: 'and', of: conditions };
}

/** The noun that both sides are of may stand after the first: "secured *loans* versus unsecured". */
const nounBetween = optional(
  either<unknown>(
    mapped(nominal, ({ conditions }) => (conditions.length === 0 ? true : null)),
    of,
  ),
);

/** "online vs branch vs broker", "by paid off and charged off": more than two, or what is grouped by. */
const listedSides = either<readonly ConditionSketch[]>(
  sequence([word('group'), listOf(otherSide, either(word('versus-strict'), listJoint))], (_, sides) =>
    // "by product in 2024 and 2025" groups by the product.
    sides.some(isBareTime) ? null : sides,
  ),
  sequence([optional(phraseJoint), listOf(side, word('versus-strict'))], (_, sides) =>
    sides.length > 2 ? sides : null,
  ),
  // "with and without a credit score"
  sequence([word('with'), word('and', 'versus'), missingCondition], (_, __, without) => [
    { kind: 'not', of: without },
    without,
  ]),
);

/** Two things side by side: "2023 vs 2024", "secured versus unsecured", "difference between Texas and Ohio". */
export const sideBySide: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    sequence(
      [optional(phraseJoint), side, nounBetween, word('versus-strict'), optional(of), otherSide],
      (_, left, __, ___, ____, right) => compare('rows', left, right),
    ),
    mapped(listedSides, (listed) => {
      const sides = listed.flatMap(sidesOf);
      return sides.length > 1 ? compare('rows', ...sides) : null;
    }),
    sequence([word('between'), side, word('and'), otherSide], (_, left, __, right) =>
      compare('rows', left, right),
    ),
    // "in 2025 than in 2024", "of online applications exceed that of broker applications"
    sequence(
      [optional(nounJoint), side, nounBetween, word('than'), optional(of), otherSide],
      (_, left, __, ___, ____, right) => ({
        ...compare('rows', left, right),
        needsExcess: true,
      }),
    ),
    // "growth in volume 2022 over 2021"
    sequence([time, word('over-period'), time], (left, _, right) => ({
      ...compare('rows', during(left), during(right)),
      needsChange: true,
    })),
    // "compare volume in 2023 with 2024"
    sequence([optional(phraseJoint), time, word('versus'), time], (_, left, __, right) => ({
      ...compare('rows', during(left), during(right)),
      needsCompare: true,
    })),
    // "december 2025 volume compared to december 2024"
    sequence(
      [time, computedMeasure, word('versus-strict'), optional(of), time],
      (left, measured, _, __, right) => ({
        ...compare('rows', during(left), during(right)),
        measure: measured,
      }),
    ),
    difference,
    sequence([word('more-of'), nominal], (_, rows) => ({
      kind: 'excess',
      isBelow: false,
      measure: countOf(rows),
    })),
    sequence([word('fewer-of'), nominal], (_, rows) => ({
      kind: 'excess',
      isBelow: true,
      measure: countOf(rows),
    })),
    mapped(word('excess'), () => ({ kind: 'excess', isBelow: false })),
    mapped(word('excess-below'), () => ({ kind: 'excess', isBelow: true })),
    mapped(word('as-columns'), () => ({ kind: 'as-columns' })),
    sequence([side, word('first-side')], (first) => ({ kind: 'first-side', side: first })),
  ),
);

const difference = either<Phrase>(
  // "difference in default rate between grade A and grade B"
  sequence(
    [word('difference'), optional(of), measure, word('between'), side, word('and', 'versus'), otherSide],
    (_, __, of, ___, left, ____, right) => differ(of, left, right),
  ),
  // "difference between the average rate of unsecured and secured loans"
  sequence(
    [
      word('difference'),
      optional(of),
      measure,
      optional(nounJoint),
      side,
      word('and', 'versus'),
      optional(of),
      otherSide,
    ],
    (_, __, of, ___, left, ____, _____, right) => differ(of, left, right),
  ),
  // "difference between 2023 and 2024 in volume"
  sequence(
    [word('difference'), optional(of), side, word('and', 'versus'), otherSide, optional(of), measure],
    (_, __, left, ___, right, ____, of) => differ(of, left, right),
  ),
);

function differ(measured: MeasureSketch, left: ConditionSketch, right: ConditionSketch): Phrase {
  return { ...compare('difference', left, right), measure: measured };
}

function during(span: TimeMeaning): ConditionSketch {
  return { kind: 'time', field: null, times: [span] };
}

function compare(as: 'rows' | 'difference', ...sides: readonly ConditionSketch[]): PhraseOf<'compare'> {
  return { kind: 'compare', sides, as };
}
