import type { DurationUnit } from '../../../shared/mod.ts';
import { costing, either, optional, type Parser, sequence, symbol } from '../parser.ts';
import type { Derivation, FieldTerm, MeasureSketch, Moment } from '../sketch.ts';
import { aggregateOf } from './measures/aggregates.ts';
import { moment } from './moments.ts';
import { nthPair } from './nth.ts';
import { member, word } from './words.ts';

/** `open` where the words do not say it. */
type Unit = DurationUnit | 'open';

const spanBetween: Parser<Unit> = member('span-between', [
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'open',
]);
const spanToDo: Parser<Unit> = member('span-to-do', [
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'open',
]);
const howLong: Parser<Unit> = member('how-long', [
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'open',
]);

/** ", in days", "(minutes)". */
const inUnit: Parser<DurationUnit> = symbol(() =>
  sequence(
    [
      optional(word('comma', 'bracket')),
      member('in-span', ['minutes', 'hours', 'days', 'weeks', 'months', 'years']),
      optional(word('bracket')),
    ],
    (_, unit) => unit,
  ),
);

/** A length of time between two moments: "days from application to decision", "time to decide (in days)". */
export const span: Parser<FieldTerm> = symbol(() =>
  either<FieldTerm>(
    sequence([spanBetween, moment, word('span-to'), moment, optional(inUnit)], (unit, from, _, to, later) =>
      spanOf(from, to, known(unit, later)),
    ),
    sequence([spanBetween, nthPair, optional(inUnit)], (unit, [from, to], later) =>
      spanOf(from, to, known(unit, later)),
    ),
    // "application to funding lag"
    sequence(
      [moment, word('span-to'), moment, word('span-noun'), optional(inUnit)],
      (from, _, to, __, unit) => spanOf(from, to, known('open', unit)),
    ),
    costing(
      FROM_THE_USUAL,
      sequence([spanToDo, moment, optional(inUnit)], (unit, to, later) =>
        spanOf({ kind: 'default' }, to, known(unit, later)),
      ),
    ),
  ),
);

/** From the usual date of the rows, where it is not said from when. */
const FROM_THE_USUAL = 0.1;

function known(unit: Unit, later: DurationUnit | null): DurationUnit | null {
  return unit === 'open' ? later : unit;
}

/** The length of time from one moment to another. */
export function spanOf(from: Moment, to: Moment, unit: DurationUnit | null): FieldTerm {
  const derived: Derivation = { kind: 'duration', from, to, unit };
  return { alternatives: [], derived };
}

const passes = optional(word('span-passes'));
const onAverage = optional(word('on-average'));

/** "how long does it take on average from application to decision", "on average how many days pass between …". */
export const howLongMeasure: Parser<MeasureSketch> = symbol(() =>
  either<MeasureSketch>(
    sequence(
      [
        onAverage,
        optional(word('comma')),
        howLong,
        onAverage,
        passes,
        onAverage,
        word('span-from'),
        moment,
        word('span-to'),
        moment,
        optional(inUnit),
      ],
      (before, _, unit, first, __, second, ___, from, ____, to, later) =>
        howLongOf(spanOf(from, to, known(unit, later)), before ?? first ?? second),
    ),
    sequence(
      [
        onAverage,
        optional(word('comma')),
        howLong,
        onAverage,
        passes,
        onAverage,
        word('span-from'),
        nthPair,
        optional(inUnit),
      ],
      (before, _, unit, first, __, second, ___, [from, to], later) =>
        howLongOf(spanOf(from, to, known(unit, later)), before ?? first ?? second),
    ),
    costing(
      FROM_THE_USUAL,
      sequence(
        [
          onAverage,
          optional(word('comma')),
          howLong,
          onAverage,
          passes,
          onAverage,
          word('takes-to'),
          moment,
          optional(inUnit),
        ],
        (before, _, unit, first, __, second, ___, to, later) =>
          howLongOf(spanOf({ kind: 'default' }, to, known(unit, later)), before ?? first ?? second),
      ),
    ),
  ),
);

function howLongOf(field: FieldTerm, average: string | null): MeasureSketch {
  return average === null ? { kind: 'bare', field } : aggregateOf('avg', field);
}
