import { either, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type {
  Comparison,
  ConditionSketch,
  DimensionSketch,
  FieldTerm,
  Nominal,
  SketchOf,
} from '../../sketch.ts';
import { factor } from '../factors.ts';
import { discreteField, quantityField } from '../fields.ts';
import { nominal } from '../forward.ts';
import { be, of } from '../joints.ts';
import { datasetTerm, restrict } from '../terms.ts';
import { comparison, word } from '../words.ts';
import { type Bound, bound } from './bounds.ts';

const average: Parser<'avg' | 'median'> = mapped(word('avg', 'average-of', 'median'), (sense) =>
  sense === 'median' ? 'median' : 'avg',
);

/** "above average": a comparison with the average in one turn of speech. */
const aboveOrBelow: Parser<Comparison> = either<Comparison>(
  mapped(word('above-average'), () => '>'),
  mapped(word('below-average'), () => '<'),
);

/** What the average is over: "of open loans", "of their state". */
interface Population {
  readonly over: Nominal | null;
  readonly within: DimensionSketch | null;
}

const EVERYONE: Population = { over: null, within: null };

const population: Parser<Population> = mapped(
  optional(
    either<Population>(
      sequence([word('of-own'), discreteField], (_, field) => ({
        over: null,
        within: { kind: 'field', field },
      })),
      sequence([word('of-own'), datasetTerm], (_, dataset) => ({
        over: null,
        within: { kind: 'dataset', dataset },
      })),
      sequence([of, nominal], (_, over) => ({ over, within: null })),
    ),
  ),
  (named) => named ?? EVERYONE,
);

/** What each row is compared with is computed over all: "above average", "interest rate below the median". */
export const versusCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence(
      [optional(quantityField), optional(be), aboveOrBelow, optional(quantityField), population],
      (before, _, operator, after, whom) =>
        before !== null && after !== null
          ? null
          : versus(before ?? after, { operator, fn: 'avg', times: 1, ...whom }),
    ),
    // "interest rate above the average", "larger than twice the average loan amount of open loans"
    sequence(
      [
        optional(quantityField),
        optional(be),
        optional(of),
        comparison,
        optional(factor),
        average,
        optional(quantityField),
        population,
      ],
      (before, _, __, operator, times, fn, after, whom) =>
        before !== null && after !== null && !isSameTerm(before, after)
          ? null
          : versus(before ?? after, { operator, fn, times: times ?? 1, ...whom }),
    ),
    // "interest rate more than 5 points above the average of their grade"
    sequence(
      [
        quantityField,
        optional(be),
        optional(of),
        pointsBound,
        comparison,
        average,
        optional(quantityField),
        population,
      ],
      (field, _, __, { operator, quantity }, side, fn, after, whom) =>
        after !== null && !isSameTerm(field, after)
          ? null
          : beyond(versus(field, { operator: side, fn, times: 1, ...whom }), operator, quantity.value),
    ),
    // "larger than the average loan of its grade"
    sequence(
      [comparison, optional(factor), average, datasetTerm, population],
      (operator, times, fn, _, whom) => versus(null, { operator, fn, times: times ?? 1, ...whom }),
    ),
  ),
);

const pointsBound: Parser<Bound> = sequence([bound, optional(word('points'))], (limit) => limit);

interface Versus extends Population {
  readonly operator: Comparison;
  readonly fn: 'avg' | 'median';
  readonly times: number;
}

function versus(field: FieldTerm | null, { operator, fn, times, over, within }: Versus): SketchOf<'versus'> {
  return { kind: 'versus', field, operator, function: fn, factor: times, over, within };
}

/** By more than so much above, or below. */
function beyond(
  { kind, ...versus }: SketchOf<'versus'>,
  operator: Comparison,
  by: number,
): ConditionSketch | null {
  const isAbove = versus.operator === '>';
  if ((!isAbove && versus.operator !== '<') || (operator !== '>' && operator !== '>=')) return null;
  const strict = isAbove ? '>' : '<';
  const margin = isAbove ? -by : by;
  return { kind, ...versus, operator: operator === '>' ? strict : `${strict}=`, margin };
}

function isSameTerm(left: FieldTerm, right: FieldTerm): boolean {
  return left.alternatives.some((alternative) => restrict(right, alternative.dataset) !== null);
}
