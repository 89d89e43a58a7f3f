import type { DatePart } from '../../../../shared/mod.ts';
import type { TimeMeaning } from '../../../candidate.ts';
import { either, mapped, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { ConditionSketch, MeasureSketch, SketchOf } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { computedMeasure, nominal } from '../forward.ts';
import { be, of } from '../joints.ts';
import { time } from '../terms.ts';
import { member, word } from '../words.ts';
import { type Bound, bound } from './bounds.ts';

type Changed = SketchOf<'changed'>;

/** "volume fell from 2024 to 2025", "with more loans in 2025 than in 2024": what groups have in two times, compared. */
export const changedCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    // "the default rate rose by more than 2 % from 2021 to 2022"
    sequence([comparedMeasure, verb, amount, periods], (measure, direction, by, times) =>
      changed(measure, { direction, by, periods: times }),
    ),
    // "grew their volume from 2023 to 2024", "falling volume in 2025 compared with 2024"
    sequence([verb, optional(of), comparedMeasure, amount, periods], (direction, _, measure, by, times) =>
      changed(measure, { direction, by, periods: times }),
    ),
    // "more loans in 2025 than in 2024"
    sequence([comparative, comparedMeasure, time, word('than'), time], (direction, measure, now, _, then) =>
      changed(measure, { direction, by: null, periods: [then, now], isCompared: true }),
    ),
    // "the rate was higher in 2025 than in 2024"
    sequence(
      [comparedMeasure, optional(be), comparative, time, word('than'), time],
      (measure, _, direction, now, __, then) =>
        changed(measure, { direction, by: null, periods: [then, now], isCompared: true }),
    ),
    steppedCondition,
  ),
);

/** "volume fell", "a drop in volume of more than 10 %", "lower volume than the month before": of the periods that are asked for. */
const steppedCondition: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([comparedMeasure, changeVerb, amount, before], (measure, direction, by, per) =>
      stepped(measure, { direction, by, per }),
    ),
    sequence([changeVerb, optional(of), comparedMeasure, amount, before], (direction, _, measure, by, per) =>
      stepped(measure, { direction, by, per }),
    ),
    sequence([comparative, comparedMeasure, comparedBefore], (direction, measure, per) =>
      stepped(measure, { direction, by: null, per }),
    ),
    sequence([comparedMeasure, optional(be), comparative, comparedBefore], (measure, _, direction, per) =>
      stepped(measure, { direction, by: null, per }),
    ),
  ),
);

function stepped(
  measure: MeasureSketch,
  parts: Omit<SketchOf<'stepped'>, 'kind' | 'measure'>,
): ConditionSketch {
  return { kind: 'stepped', measure, ...parts };
}

/** "over the previous month", "year over year"; from each period to the next where it is not said. */
const comparedBefore: Parser<DatePart> = either<DatePart>(
  mapped(word('yoy'), () => 'year'),
  mapped(word('qoq'), () => 'quarter'),
  mapped(word('mom'), () => 'month'),
);
const before: Parser<DatePart | null> = optional(comparedBefore);

/** "applications declined" are those that were. */
const changeVerb: Parser<'up' | 'down'> = revised(member('change', ['up', 'down']), (found, chart, at) =>
  (chart.candidatesAt[at] ?? []).some(({ meaning }) => STATES.has(meaning.kind)) ? [] : found,
);

function changed(measure: MeasureSketch, parts: Omit<Changed, 'kind' | 'measure'>): Changed {
  return { kind: 'changed', measure, ...parts };
}

const verb = member('change', ['up', 'down']);
const comparative = member('comparative', ['up', 'down']);

/** A measure, or what stands for one beside another time or group: "volume", "amount", "loans". */
export const comparedMeasure: Parser<MeasureSketch> = symbol(() =>
  either<MeasureSketch>(
    computedMeasure,
    mapped(quantityField, (field) => ({ kind: 'bare', field })),
    countBeforeVerb,
  ),
);

/** "whose applications rose"; "applications declined" are those that were. */
const countBeforeVerb: Parser<MeasureSketch> = revised(nominal, (found, chart) =>
  found
    .filter(({ end }) => !(chart.candidatesAt[end] ?? []).some(({ meaning }) => STATES.has(meaning.kind)))
    .map((reading) => ({ ...reading, value: { kind: 'count', nominal: reading.value } })),
);

const STATES: ReadonlySet<string> = new Set(['segment', 'value']);

/** "by more than 10 %". */
const amount: Parser<Bound | null> = optional(
  sequence([optional(word('agent')), bound], (_, limit) => limit),
);

/** "from 2023 to 2024", "in 2024 compared with 2023": the earlier one first. */
const periods: Parser<Changed['periods']> = symbol(() =>
  either<Changed['periods']>(
    mapped(time, ({ ends }) => (ends === undefined ? null : inOrder(...ends))),
    sequence([time, word('than', 'over-period', 'versus-strict', 'and'), time], (one, _, other) =>
      inOrder(one, other),
    ),
  ),
);

function inOrder(one: TimeMeaning, other: TimeMeaning): Changed['periods'] | null {
  if (one.grain !== other.grain || one.grain === 'day' || one.start === null || other.start === null)
    return null;
  if (one.start === other.start) return null;
  return one.start < other.start ? [one, other] : [other, one];
}
