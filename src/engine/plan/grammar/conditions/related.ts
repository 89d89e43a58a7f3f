import { costing, either, listOf, optional, type Parser, sequence, symbol } from '../../parser.ts';
import { isYearLike } from '../../quantities.ts';
import type { ConditionSketch, MeasureSketch, Nominal } from '../../sketch.ts';
import { computedMeasure, nominal } from '../forward.ts';
import { copula, having, lacking, of } from '../joints.ts';
import { plainNumber } from '../terms.ts';
import { word } from '../words.ts';
import { type Bound, bound, range } from './bounds.ts';
import { SLIGHTLY_ROUGH } from './roughness.ts';

/** What is asked of related rows: "with late payments", "with at least 2 loans", "whose average rate is above 10 %". */
export const relatedCondition = symbol<ConditionSketch>(() =>
  either(existsCondition, byCondition, countCondition, aggregateCondition),
);

/** "of late loans": rows that belong to others; within a noun phrase only. */
export const belongingCondition = symbol<ConditionSketch>(() =>
  sequence([of, nominal], (_, rows) => ({ kind: 'exists', nominal: rows })),
);

const existsCondition = either<ConditionSketch>(
  sequence([having, nominal], (_, rows) => ({ kind: 'exists', nominal: rows })),
  sequence([lacking, nominal], (_, rows) => ({ kind: 'not', of: { kind: 'exists', nominal: rows } })),
  sequence(
    [word('with'), optional(word('both')), listOf(nominal, word('conjunction', 'both'))],
    (_, __, all) => (all.length < 2 ? null : eachExists(all)),
  ),
);

/** "books by British authors"; "books by author" is a grouping. */
const byCondition: Parser<ConditionSketch> = costing(
  SLIGHTLY_ROUGH,
  sequence([word('agent'), nominal], (_, rows) =>
    rows.conditions.length === 0 ? null : { kind: 'exists', nominal: rows },
  ),
);

/** "both an auto loan and a mortgage": a row of each. */
function eachExists(nominals: readonly Nominal[]): ConditionSketch {
  return {
    kind: 'and',
    of: nominals.map((one): ConditionSketch => ({ kind: 'exists', nominal: one, isSeparate: true })),
  };
}

const countCondition = either<ConditionSketch>(
  sequence([optional(having), bound, nominal], (_, { operator, quantity: amount }, rows) =>
    amount.sign === null ? { kind: 'count', nominal: rows, operator, value: amount.value } : null,
  ),
  // "in 2025 loans" counts no loans.
  sequence([having, plainNumber, nominal], (_, value, rows) =>
    isYearLike(value) ? null : { kind: 'count', nominal: rows, operator: '=', value },
  ),
);

/** "with an average rate above 10 %", "whose total principal exceeds $1m". */
const aggregateCondition = either<ConditionSketch>(
  sequence([word('with'), computedMeasure, copula, optional(of), bound], (_, measure, __, ___, limit) =>
    aggregate(measure, limit),
  ),
  sequence(
    [word('with'), computedMeasure, copula, optional(of), range],
    (_, measure, __, ___, { low, high }) => ({
      kind: 'and',
      of: [
        aggregate(measure, { operator: '>=', quantity: low }),
        aggregate(measure, { operator: '<=', quantity: high }),
      ],
    }),
  ),
  sequence([word('with'), bound, optional(of), computedMeasure], (_, limit, __, measure) =>
    aggregate(measure, limit),
  ),
);

function aggregate(measure: MeasureSketch, limit: Bound): ConditionSketch {
  return { kind: 'aggregate', measure, ...limit };
}
