import type { DurationUnit } from '../../../shared/mod.ts';
import { costing, either, greedy, optional, type Parser, sequence, symbol } from '../parser.ts';
import { DURATION_UNITS } from '../quantities.ts';
import type { FieldTerm, MeasureSketch, Moment, Nominal } from '../sketch.ts';
import { lifetimeTerm, spanOf } from '../span-terms.ts';
import { participle } from './fields.ts';
import { nominal } from './forward.ts';
import { of } from './joints.ts';
import { aggregateOf } from './measures/aggregates.ts';
import { moment } from './moments.ts';
import { nthPair } from './nth.ts';
import { datasetTerm, restrict } from './terms.ts';
import { member, word } from './words.ts';

/** `open` where the words do not say it. */
type Unit = DurationUnit | 'open';

const spanBetween: Parser<Unit> = member('span-between', [...DURATION_UNITS, 'open']);
const spanToDo: Parser<Unit> = member('span-to-do', [...DURATION_UNITS, 'open']);
const spanSince: Parser<Unit> = member('span-since', ['days', 'weeks', 'months', 'years', 'open']);
const howLongAgo: Parser<Unit> = member('how-long-ago', ['days', 'weeks', 'months', 'years', 'open']);
const howLong: Parser<Unit> = member('how-long', [...DURATION_UNITS, 'open']);

/** ", in days", "(minutes)". */
const inUnit: Parser<DurationUnit> = symbol(() =>
  sequence(
    [
      optional(word('comma', 'bracket')),
      member('in-span', ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years']),
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
    // "days since issue"
    sequence([spanSince, moment, optional(inUnit)], (unit, from, later) =>
      spanOf(from, { kind: 'now' }, known(unit, later)),
    ),
    costing(FROM_THE_USUAL, lifetime),
    costing(
      FROM_THE_USUAL,
      sequence([spanToDo, moment, optional(inUnit)], (unit, to, later) =>
        spanOf({ kind: 'default' }, to, known(unit, later)),
      ),
    ),
  ),
);

/** "duration of an outage in minutes", "contract length". */
const lifetime: Parser<FieldTerm> = symbol(() =>
  either<FieldTerm>(
    sequence([word('lifetime'), ofRowsIfSaid, unitIfSaid], (_, dataset, unit) => lifetimeTerm(dataset, unit)),
    sequence([datasetTerm, word('lifetime'), unitIfSaid], (dataset, _, unit) => lifetimeTerm(dataset, unit)),
  ),
);

/** Of what, and the unit: never left to other words. */
const ofRowsIfSaid: Parser<string | null> = greedy(sequence([of, datasetTerm], (_, dataset) => dataset));
const unitIfSaid: Parser<DurationUnit | null> = greedy(symbol(() => inUnit));

/** From the usual date of the rows, where it is not said from when. */
const FROM_THE_USUAL = 0.1;

function known(unit: Unit, later: DurationUnit | null): DurationUnit | null {
  return unit === 'open' ? later : unit;
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
    // "how long do completed repairs take on average"
    sequence(
      [onAverage, howLong, nominal, onAverage, word('lasts'), onAverage, optional(inUnit)],
      (before, unit, rows, first, _, last, later) =>
        lasting(howLongOf(lifetimeTerm(rows.dataset, known(unit, later)), before ?? first ?? last), rows),
    ),
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

/** "days since the last payment", "how long ago was the first loan issued": as much as has passed since the one is the least. */
export const sinceLast: Parser<MeasureSketch> = symbol(() =>
  sequence(
    [
      either<Unit>(
        spanSince,
        howLongAgo,
        sequence([lengthAsked, optional(inUnit), word('since-then')], ({ unit }, first) => first ?? unit),
      ),
      member('since-end', ['min', 'max']),
      either(moment, doneTo),
      optional(inUnit),
    ],
    (unit, end, from, later) => aggregateOf(end, spanOf(from, { kind: 'now' }, known(unit, later))),
  ),
);

/** "the last *admitted student*". */
const doneTo: Parser<Moment> = symbol(() =>
  sequence([participle, datasetTerm], (field, dataset) => {
    const own = restrict(field, dataset);
    return own === null ? null : { kind: 'date', field: own };
  }),
);

function lasting(measure: MeasureSketch, rows: Nominal): MeasureSketch {
  return rows.conditions.length === 0
    ? measure
    : { kind: 'restricted', measure, condition: { kind: 'exists', nominal: rows, isSelf: true } };
}

function howLongOf(field: FieldTerm, average: string | null): MeasureSketch {
  return average === null ? { kind: 'bare', field } : aggregateOf('avg', field);
}
