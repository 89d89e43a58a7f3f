import { costing, either, optional, sequence, symbol } from '../../parser.ts';
import type { FieldTerm, MeasureSketch } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { word } from '../words.ts';

/** A metric that is defined as a weighted average goes before one that the words spell out. */
const SPELLED_OUT = 0.1;

/** "weighted average rate", "average rate weighted by principal". */
export const weighted = symbol<MeasureSketch>(() => costing(SPELLED_OUT, weightedAverage));

const weightedAverage = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([word('weighted-average'), quantityField], (_, field) => weightedBy(null, field)),
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
