import { either, optional, type Parser, revised, sequence, symbol } from '../parser.ts';
import type { DimensionSketch, FieldTerm, Quantity } from '../sketch.ts';
import { quantityField } from './fields.ts';
import { quantity } from './terms.ts';
import { word } from './words.ts';

/** "credit score band", "50-point credit score band", "income bracket of $25,000", "credit score, in bands of 50 points", "age in decades". */
export const bands: Parser<DimensionSketch> = symbol(() =>
  either<DimensionSketch>(
    // A column that is wholly called so is none: the "price tier" of a restaurant.
    revised(
      sequence([quantityField, word('band')], (field): DimensionSketch => ({ kind: 'band', field })),
      (found, { candidatesAt }, at) =>
        found.filter(
          ({ end }) =>
            candidatesAt[at]?.some(
              (one) => one.end === end && one.meaning.kind === 'field' && one.match === 'exact',
            ) !== true,
        ),
    ),
    sequence([word('band'), word('of'), quantityField], (_, __, field) => ({ kind: 'band', field })),
    sequence([width, quantityField, word('band'), optional(word('lower-bound'))], (size, field) =>
      banded(field, size),
    ),
    sequence([quantityField, word('band'), word('of'), width], (field, _, __, size) => banded(field, size)),
    sequence([quantityField, within, word('band'), word('of'), width], (field, _, __, ___, size) =>
      banded(field, size),
    ),
    // "amount band (10k steps)", "score bands (50 wide)"
    sequence([quantityField, within, width, word('band', 'band-wide')], (field, _, size) =>
      banded(field, size),
    ),
    // "credit scores, bucket size 50", "principal with a bin width of 10,000"
    sequence(
      [quantityField, within, word('band-width'), optional(word('of')), width],
      (field, _, __, ___, size) => banded(field, size),
    ),
    sequence([word('band'), word('of'), width, word('of'), quantityField], (_, __, size, ___, field) =>
      banded(field, size),
    ),
    sequence([width, word('band'), word('of'), quantityField], (size, _, __, field) => banded(field, size)),
    sequence([word('decade'), optional(word('of')), quantityField], (_, __, field) => banded(field, DECADE)),
    sequence([quantityField, within, word('decade')], (field) => banded(field, DECADE)),
  ),
);

const DECADE: Quantity = { value: 10, sign: null };

/** Between what is put into bands and the bands: "in", ", in", "band (". */
const within: Parser<unknown> = symbol(() =>
  sequence([optional(word('band')), optional(word('comma', 'bracket')), optional(word('of'))], () => true),
);

/** "50 points", "$10,000", "10". */
const width: Parser<Quantity> = symbol(() =>
  either<Quantity>(
    quantity,
    sequence([quantity, word('points')], (size) => (size.sign === null ? size : null)),
  ),
);

function banded(field: FieldTerm, size: Quantity): DimensionSketch | null {
  // "volume by age group in 2025" names a year.
  const isYear = size.sign === null && size.value >= 1900 && size.value < 2100;
  return size.value > 0 && !isYear ? { kind: 'band', field, width: size } : null;
}
