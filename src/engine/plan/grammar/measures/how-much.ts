import { either, mapped, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import type { MeasureSketch } from '../../sketch.ts';
import { counting, quantityField } from '../fields.ts';
import { word } from '../words.ts';
import { aggregateOf } from './aggregates.ts';
import { metric } from './metrics.ts';

/** "how much principal and how much interest": the total of each. */
export const howMuch: Parser<MeasureSketch> = symbol(() =>
  sequence(
    [
      word('how-much'),
      either<MeasureSketch>(
        metric,
        mapped(quantityField, (field) => ({ ...aggregateOf('sum', field), isHowMuch: true })),
      ),
    ],
    (_, one) => one,
  ),
);

/** "how many docks are there in each town": all of them, as the rows hold the number; what is left at a moment adds up to nothing. */
export const howManyInAll: Parser<MeasureSketch> = symbol(() =>
  where(
    revised(
      sequence([word('count'), counting], (_, field) => aggregateOf('sum', field)),
      (found, { index }) =>
        found.filter(({ value }) =>
          value.field.alternatives.every(
            ({ dataset, field }) => !LEFT.test(index.field(dataset, field).label),
          ),
        ),
    ),
    ({ words }, at) => words.slice(at).some((one) => IN_ALL.has(one)),
  ),
);

const IN_ALL: ReadonlySet<string> = new Set([
  'altogether',
  'combined',
  'each',
  'every',
  'overall',
  'per',
  'there',
  'total',
]);
const LEFT = /\b(?:available|balance|level|left|remaining|stock|unused)\b/;
