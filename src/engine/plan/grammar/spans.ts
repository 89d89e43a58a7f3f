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

/** "application to decision", "the first and second loan". */
const ends: Parser<readonly [Moment, Moment]> = symbol(() =>
  either<readonly [Moment, Moment]>(
    sequence([moment, word('span-to'), moment], (from, _, to) => [from, to]),
    nthPair,
  ),
);

/** A length of time between two moments: "days from application to decision", "time to decide (in days)". */
export const span: Parser<FieldTerm> = symbol(() =>
  either<FieldTerm>(
    sequence([spanBetween, ends, optional(inUnit)], (unit, [from, to], later) =>
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

const onAverage = optional(word('on-average'));

/** "on average how many days pass": the unit, and whether the average is asked for. */
const lengthAsked: Parser<{ readonly unit: Unit; readonly average: string | null }> = symbol(() =>
  sequence(
    [onAverage, optional(word('comma')), howLong, onAverage, optional(word('span-passes')), onAverage],
    (before, _, unit, first, __, second) => ({ unit, average: before ?? first ?? second }),
  ),
);

/** "how long does it take on average from application to decision", "on average how many days pass between …". */
export const howLongMeasure: Parser<MeasureSketch> = symbol(() =>
  either<MeasureSketch>(
    sequence(
      [lengthAsked, word('span-from'), ends, optional(inUnit)],
      ({ unit, average }, _, [from, to], later) => howLongOf(spanOf(from, to, known(unit, later)), average),
    ),
    costing(
      FROM_THE_USUAL,
      sequence([lengthAsked, word('takes-to'), moment, optional(inUnit)], ({ unit, average }, _, to, later) =>
        howLongOf(spanOf({ kind: 'default' }, to, known(unit, later)), average),
      ),
    ),
  ),
);

function howLongOf(field: FieldTerm, average: string | null): MeasureSketch {
  return average === null ? { kind: 'bare', field } : aggregateOf('avg', field);
}
