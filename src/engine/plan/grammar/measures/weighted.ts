import { costing, either, optional, type Parser, revised, sequence, symbol, typed } from '../../parser.ts';
import type { FieldTerm, MeasureSketch } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { word } from '../words.ts';

/** A metric that is defined as a weighted average goes before one that the words spell out. */
const SPELLED_OUT = 0.1;

/** "weighted average rate", "average rate weighted by principal". */
export const weighted = symbol<MeasureSketch>(() => costing(SPELLED_OUT, weightedAverage));

const BY: ReadonlySet<string> = new Set(['by']);

/** An amount of money is a weight, and no group: "weighted average rate by term" has a row for each term. */
const moneyField: Parser<FieldTerm> = revised(quantityField, (found, { index }) =>
  found.filter(({ value: { alternatives } }) =>
    alternatives.every(({ dataset, field }) => index.field(dataset, field).unit?.kind === 'money'),
  ),
);

const weightedAverage = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([word('weighted-average'), quantityField], (_, field) => weightedBy(null, field)),
    // "weighted average rate by principal"
    sequence([word('weighted-average'), quantityField, typed(BY), moneyField], (_, field, __, weight) =>
      weightedBy(weight, field),
    ),
    // "principal weighted average term"
    sequence(
      [quantityField, word('weighted-average'), optional(word('avg')), quantityField],
      (weight, _, __, field) => weightedBy(weight, field),
    ),
    sequence(
      [optional(word('avg', 'weighted-average')), quantityField, word('weighted'), quantityField],
      (_, field, __, weight) => weightedBy(weight, field),
    ),
  ),
);

function weightedBy(weight: FieldTerm | null, field: FieldTerm): MeasureSketch {
  return { kind: 'weighted', field, weight };
}
