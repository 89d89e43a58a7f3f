import { singularOf } from '../../../../catalog/mod.ts';
import { either, listOf, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import { isYearLike } from '../../quantities.ts';
import type { ConditionSketch, FieldTerm, Nominal, SketchOf } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { having } from '../joints.ts';
import { aggregateOf } from '../measures/aggregates.ts';
import { kindField, remarks } from '../measures/counts.ts';
import { plainNumber, quantity } from '../terms.ts';
import { trailingComparison, word } from '../words.ts';
import { type Bound, bound, range } from './bounds.ts';
import { wholeNominal } from './whole-nominal.ts';

/** "more than 2 loans", "between 20 and 50 loans", "more than 20 but fewer than 50 loans". */
export const boundedCount: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([optional(having), bound, wholeNominal], (_, limit, rows) => counted(rows, limit)),
    kindsBounded,
    sequence([optional(having), bound, remarks], (_, limit, rows) => counted(rows, limit)),
    // "multiple charge-offs"
    sequence([optional(having), word('more-than-one'), nominal], (_, __, rows) => ({
      kind: 'count',
      nominal: rows,
      operator: '>=',
      value: 2,
    })),
    // "300 loans or more"
    sequence([optional(having), quantity, nominal, trailingComparison], (_, amount, rows, operator) =>
      counted(rows, { operator, quantity: amount }),
    ),
    sequence(
      [optional(having), bound, word('and', 'conjunction'), bound, nominal],
      (_, low, __, high, rows) => both(counted(rows, low), counted(rows, high)),
    ),
    sequence([optional(having), range, nominal], (_, { low, high }, rows) =>
      // "from 2020 to 2024 loans" counts none.
      isYearLike(low.value)
        ? null
        : both(
            counted(rows, { operator: '>=', quantity: low }),
            counted(rows, { operator: '<=', quantity: high }),
          ),
    ),
  ),
);

/** "with two loans", "who have either one or two loans"; "with 2025 loans" counts none. */
export const exactCount: Parser<ConditionSketch> = symbol(() =>
  sequence(
    [having, optional(word('or')), listOf(plainNumber, word('or')), wholeNominal],
    (_, __, values, rows) => {
      const counts = values.map(
        (value): ConditionSketch => ({ kind: 'count', nominal: rows, operator: '=', value }),
      );
      const [first, ...others] = counts;
      if (first === undefined || values.some(isYearLike)) return null;
      return others.length === 0 ? first : { kind: 'or', of: counts };
    },
  ),
);

/** "more than one area code", "under at least 3 brands": each kind counts once. */
const kindsBounded: Parser<ConditionSketch> = symbol(() =>
  revised(
    sequence([optional(having), bound, optional(word('distinct')), kindField], (_, limit, __, field) =>
      limit.quantity.sign === null ? ofKinds(limit, field) : null,
    ),
    (found, { words }) =>
      found.filter(({ value, end }) => value.quantity.value === 1 || isPlural(words[end - 1] ?? '')),
  ),
);

function ofKinds(limit: Bound, field: FieldTerm): SketchOf<'aggregate'> {
  return { kind: 'aggregate', measure: { ...aggregateOf('count', field), distinct: true }, ...limit };
}

function isPlural(word: string): boolean {
  return singularOf(word) !== word;
}

function counted(rows: Nominal, { operator, quantity: amount }: Bound): ConditionSketch | null {
  return amount.sign === null ? { kind: 'count', nominal: rows, operator, value: amount.value } : null;
}

function both(low: ConditionSketch | null, high: ConditionSketch | null): ConditionSketch | null {
  return low === null || high === null ? null : { kind: 'and', of: [low, high] };
}
