import { either, optional, type Parser, sequence, symbol } from '../../parser.ts';
import { isYearLike } from '../../quantities.ts';
import type { ConditionSketch, Nominal } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { having } from '../joints.ts';
import { quantity } from '../terms.ts';
import { trailingComparison, word } from '../words.ts';
import { type Bound, bound, range } from './bounds.ts';
import { wholeNominal } from './whole-nominal.ts';

/** "more than 2 loans", "between 20 and 50 loans", "more than 20 but fewer than 50 loans". */
export const boundedCount: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([optional(having), bound, wholeNominal], (_, limit, rows) => counted(rows, limit)),
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

function counted(rows: Nominal, { operator, quantity: amount }: Bound): ConditionSketch | null {
  return amount.sign === null ? { kind: 'count', nominal: rows, operator, value: amount.value } : null;
}

function both(low: ConditionSketch | null, high: ConditionSketch | null): ConditionSketch | null {
  return low === null || high === null ? null : { kind: 'and', of: [low, high] };
}
