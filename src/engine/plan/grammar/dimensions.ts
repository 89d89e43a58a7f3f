import { costing, either, listOf, mapped, type Parser, sequence, symbol } from '../parser.ts';
import type { DimensionSketch } from '../sketch.ts';
import { datasetTerm, datePart, everyPeriod, ownedField, word } from '../terms.ts';
import { isDiscrete, isQuantity, isTime } from './field-kinds.ts';

const discreteField = ownedField(isDiscrete);
const quantityField = ownedField(isQuantity);
const timeField = ownedField(isTime);

/** Something to group by or to show: "grade", "issue month", "credit score band", "branch". */
export const dimension: Parser<DimensionSketch> = symbol(() =>
  either<DimensionSketch>(
    mapped(discreteField, (field): DimensionSketch => ({ kind: 'field', field })),
    mapped(timeField, (field): DimensionSketch => ({ kind: 'field', field })),
    mapped(quantityField, (field): DimensionSketch => ({ kind: 'field', field })),
    mapped(datePart, (part): DimensionSketch => ({ kind: 'part', part, field: null })),
    sequence(
      [datePart, word('of'), timeField],
      (part, _, field): DimensionSketch => ({ kind: 'part', part, field }),
    ),
    // "year due", "due month"
    sequence([datePart, timeField], (part, field): DimensionSketch => ({ kind: 'part', part, field })),
    sequence([timeField, datePart], (field, part): DimensionSketch => ({ kind: 'part', part, field })),
    sequence([quantityField, word('band')], (field): DimensionSketch => ({ kind: 'band', field })),
    sequence(
      [word('band'), word('of'), quantityField],
      (_, __, field): DimensionSketch => ({ kind: 'band', field }),
    ),
    mapped(datasetTerm, (dataset): DimensionSketch => ({ kind: 'dataset', dataset })),
    mapped(word('name-of'), (): DimensionSketch => ({ kind: 'display', dataset: null })),
    sequence([datasetTerm, word('name-of')], (dataset): DimensionSketch => ({ kind: 'display', dataset })),
    sequence(
      [word('name-of'), word('of'), datasetTerm],
      (_, __, dataset): DimensionSketch => ({
        kind: 'display',
        dataset,
      }),
    ),
    // "loan status", "branch name": a table before one of its fields is `ownedField`; "product category" likewise.
    costing(
      0.2,
      sequence([discreteField, word('band')], (field): DimensionSketch => ({ kind: 'field', field })),
    ),
  ),
);

const separator = either(word('and'), word('or'));

/** "grade and state", "year, quarter". */
export const dimensionList: Parser<readonly DimensionSketch[]> = symbol(() => listOf(dimension, separator));

const every: Parser<DimensionSketch> = mapped(
  everyPeriod,
  (part): DimensionSketch => ({
    kind: 'part',
    part,
    field: null,
  }),
);

/** "by grade", "per state and year", "for each branch", "monthly". */
export const grouping: Parser<readonly DimensionSketch[]> = symbol(() =>
  either(
    sequence([word('group'), listOf(either(dimension, every), separator)], (_, dimensions) => dimensions),
    costing(0.1, listOf(every, separator)),
  ),
);
