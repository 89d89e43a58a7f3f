import type { Chart } from '../../chart.ts';
import { type Parser, revised } from '../../parser.ts';
import type { ConditionSketch, MeasureOf, MeasureSketch } from '../../sketch.ts';
import { tablesCalled } from '../../tables-called.ts';
import { shareField } from '../conditions/values.ts';

type OfTwo = MeasureOf<'ratio' | 'minus'>;

/**
 * What is said after the second of two sides is said of both: "ratio of volume to loans in Texas" leaves the place to what all is
 * of, and "ratio of applications to loans in 2024" has its time on each side. A side that says it itself has its own.
 */
export function ofBothSides(parser: Parser<MeasureSketch>): Parser<MeasureSketch> {
  return revised(parser, (found, chart) =>
    found.flatMap((reading) => {
      const { value, end } = reading;
      if (value.kind !== 'ratio' && value.kind !== 'minus') return [reading];
      const tail = tailOf(value, chart, end);
      if (tail === null) return [reading];
      if (tail.kind !== 'time') return [];
      const made = withLeft(value, tail);
      return made === null ? [] : [{ ...reading, value: made }];
    }),
  );
}

/** What is said after the noun of the second side, where the first says nothing like it; null where it is the second's own. */
function tailOf(measure: OfTwo, { words, index }: Chart, end: number): ConditionSketch | null {
  const [left, right] = sidesOf(measure);
  const tail = right.kind === 'count' ? right.nominal.conditions.at(-1) : undefined;
  if (right.kind !== 'count' || tail === undefined) return null;
  const { dataset } = right.nominal;
  const noun = words.findLastIndex((word, at) => at < end && tablesCalled(word, index).includes(dataset));
  // "ratio of late loans to auto loans" says it before the noun; "to loans *for* students" after it.
  if (noun === end - 1 || !(OF_ALL.has(tail.kind) || PLACING.has(words[noun + 1] ?? ''))) return null;
  const own = conditionsOf(left);
  // "ratio of loans to loans in Texas": of all to some of them.
  const isOfAll = left.kind === 'count' && own.length === 0 && left.nominal.dataset === dataset;
  return isOfAll || own.some((one) => areAlike(one, tail)) ? null : tail;
}

/** Two times, two places, rows of two people. */
function areAlike(one: ConditionSketch, other: ConditionSketch): boolean {
  if (one.kind !== 'value' || other.kind !== 'value') return one.kind === other.kind;
  return shareField([...one.values, ...other.values]);
}

const PLACING: ReadonlySet<string> = new Set(['among', 'for', 'from', 'to']);

/** When, where and whose. */
const OF_ALL: ReadonlySet<ConditionSketch['kind']> = new Set(['exists', 'time', 'value']);

function sidesOf(measure: OfTwo): readonly [left: MeasureSketch, right: MeasureSketch] {
  return measure.kind === 'ratio' ? [measure.numerator, measure.denominator] : [measure.left, measure.right];
}

function conditionsOf(measure: MeasureSketch): readonly ConditionSketch[] {
  switch (measure.kind) {
    case 'count':
      return measure.nominal.conditions;
    case 'restricted':
      return [...conditionsOf(measure.measure), measure.condition].flatMap((one) =>
        one.kind === 'and' ? one.of : [one],
      );
    default:
      return [];
  }
}

function withLeft(measure: OfTwo, time: ConditionSketch): OfTwo | null {
  const [left] = sidesOf(measure);
  if (left.kind === 'ratio' || left.kind === 'minus') return null;
  const then = inTime(left, time);
  return measure.kind === 'ratio' ? { ...measure, numerator: then } : { ...measure, left: then };
}

/** The same of that time. */
export function inTime(measure: MeasureSketch, time: ConditionSketch): MeasureSketch {
  return measure.kind === 'count'
    ? {
        ...measure,
        nominal: { ...measure.nominal, conditions: [...measure.nominal.conditions, time] },
      }
    : { kind: 'restricted', measure, condition: time };
}
