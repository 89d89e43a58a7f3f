import { either, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { Comparison, ConditionSketch, FieldTerm } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { be } from '../joints.ts';
import { datasetTerm, restrict } from '../terms.ts';
import { comparison, word } from '../words.ts';

const average: Parser<'avg' | 'median'> = mapped(word('avg', 'average-of', 'median'), (sense) =>
  sense === 'median' ? 'median' : 'avg',
);

/** "above average": a comparison with the average in one turn of speech. */
const aboveOrBelow: Parser<Comparison> = either<Comparison>(
  mapped(word('above-average'), () => '>'),
  mapped(word('below-average'), () => '<'),
);

/** What each row is compared with is computed over all: "above average", "interest rate below the median". */
export const versusCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence(
      [optional(quantityField), optional(be), aboveOrBelow, optional(quantityField)],
      (before, _, operator, after) =>
        before !== null && after !== null ? null : versus(before ?? after, operator, 'avg'),
    ),
    // "interest rate above the average", "larger than the average loan"
    sequence(
      [optional(quantityField), optional(be), comparison, average, optional(quantityField)],
      (before, _, operator, fn, after) =>
        before !== null && after !== null && !isSameTerm(before, after)
          ? null
          : versus(before ?? after, operator, fn),
    ),
    sequence([comparison, average, datasetTerm], (operator, fn) => versus(null, operator, fn)),
  ),
);

function versus(field: FieldTerm | null, operator: Comparison, fn: 'avg' | 'median'): ConditionSketch {
  return { kind: 'versus', field, operator, function: fn };
}

function isSameTerm(left: FieldTerm, right: FieldTerm): boolean {
  return left.alternatives.some((alternative) => restrict(right, alternative.dataset) !== null);
}
