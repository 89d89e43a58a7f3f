import { either, optional, sequence, symbol } from '../../parser.ts';
import type { MeasureSketch } from '../../sketch.ts';
import { quantityField, timeField } from '../fields.ts';
import { computedMeasure } from '../forward.ts';
import { of } from '../joints.ts';
import { time } from '../terms.ts';
import { word } from '../words.ts';
import { aggregateWord } from './aggregates.ts';

/** "average gap between requested amount and principal", "average days from issue date to charge-off date". */
export const gap = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence(
      [
        aggregateWord,
        optional(of),
        word('difference'),
        optional(word('between')),
        quantityField,
        word('and', 'versus'),
        quantityField,
      ],
      (fn, _, __, ___, from, ____, to) => ({ kind: 'gap', function: fn, from, to, isInDays: false }),
    ),
    // "average ratio of speed to weight"
    sequence(
      [aggregateWord, optional(of), word('ratio'), quantityField, word('ratio-to'), quantityField],
      (fn, _, __, from, ___, to) =>
        fn === 'sum' ? null : { kind: 'gap', function: fn, from, to, isInDays: false, isRatio: true },
    ),
    sequence(
      [
        aggregateWord,
        optional(of),
        word('days-between'),
        timeField,
        word('and', 'range-and', 'range-to'),
        timeField,
      ],
      (fn, _, __, from, ___, to) => ({ kind: 'gap', function: fn, from, to, isInDays: true }),
    ),
    sequence(
      [word('average-days-between'), timeField, word('and', 'range-and', 'range-to'), timeField],
      (_, from, __, to) => ({
        kind: 'gap',
        function: 'avg',
        from,
        to,
        isInDays: true,
      }),
    ),
  ),
);

/** "volume minus recoveries". */
export const minus = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([plain, word('minus'), plain], (left, _, right) => ({ kind: 'minus', left, right })),
    // "volume in 2025 minus volume in 2024"
    sequence([timed, word('minus'), timed], (left, _, right) => ({ kind: 'minus', left, right })),
  ),
);

const plain = symbol<MeasureSketch>(() => computedMeasure);
const timed = symbol<MeasureSketch>(() =>
  sequence([computedMeasure, time], (measure, span) => ({
    kind: 'restricted',
    measure,
    condition: { kind: 'time', field: null, times: [span] },
  })),
);
