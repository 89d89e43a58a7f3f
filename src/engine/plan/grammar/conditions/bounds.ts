import { costing, either, listOf, mapped, optional, type Parser, sequence, symbol } from '../../parser.ts';
import type { Comparison, Quantity } from '../../sketch.ts';
import { not } from '../joints.ts';
import { quantity } from '../terms.ts';
import { comparison, trailingComparison, word } from '../words.ts';
import { SLIGHTLY_ROUGH } from './roughness.ts';

/** A number with what it is to something: above it, at least it. */
export interface Bound {
  readonly operator: Comparison;
  readonly quantity: Quantity;
}

/** Two numbers and all between them. */
export interface Range {
  readonly low: Quantity;
  readonly high: Quantity;
}

/** "more than 6,000 *a month*". */
export const per: Parser<'month' | 'year'> = either<'month' | 'year'>(
  mapped(word('per-month'), () => 'month'),
  mapped(word('per-year'), () => 'year'),
);

const by = (per: 'month' | 'year' | null, amount: Quantity): Quantity =>
  per === null ? amount : { ...amount, per };

/** "over $10k", "at least 5", "700 or more", "no more than 3". */
export const bound: Parser<Bound> = symbol(() =>
  either(
    sequence([comparison, quantity, optional(per)], (operator, amount, period) => ({
      operator,
      quantity: by(period, amount),
    })),
    // "100k or more a year", "100k a year or more"
    sequence([quantity, trailingComparison, optional(per)], (amount, operator, period) => ({
      operator,
      quantity: by(period, amount),
    })),
    sequence([quantity, per, trailingComparison], (amount, period, operator) => ({
      operator,
      quantity: by(period, amount),
    })),
    sequence([not, comparison, quantity, optional(per)], (_, operator, amount, period) => ({
      operator: OPPOSITES[operator],
      quantity: by(period, amount),
    })),
  ),
);

const OPPOSITES: Readonly<Record<Comparison, Comparison>> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** "between 5 and 7 percent", "from 600 to 700"; a unit written once holds for both ends. */
export const range: Parser<Range> = symbol(() =>
  either(
    sequence(
      [word('between'), quantity, word('range-and', 'range-to'), quantity, optional(per)],
      (_, low, __, high, period) => rangeOf(low, by(period, high)),
    ),
    costing(
      SLIGHTLY_ROUGH,
      sequence([quantity, word('range-to'), quantity, optional(per)], (low, _, high, period) =>
        rangeOf(low, by(period, high)),
      ),
    ),
  ),
);

/** "from 20 to below 35", "at least 20 but less than 35": two ends, of which the words say what is in it. */
export const openRange: Parser<readonly Bound[]> = symbol(() =>
  either<readonly Bound[]>(
    sequence(
      [optional(word('between')), quantity, word('range-and', 'range-to'), comparison, quantity],
      (_, low, __, operator, high) => endsOf({ operator: '>=', quantity: low }, { operator, quantity: high }),
    ),
    sequence([lower, optional(word('comma')), word('and', 'conjunction'), upper], (low, _, __, high) =>
      endsOf(low, high),
    ),
  ),
);

const lower: Parser<Bound> = mapped(bound, (one) => (/^>/.test(one.operator) ? one : null));
const upper: Parser<Bound> = mapped(bound, (one) => (/^</.test(one.operator) ? one : null));

/** A lower and an upper end, in that order; null for others. */
function endsOf(low: Bound, high: Bound): readonly Bound[] | null {
  if (low.quantity.value >= high.quantity.value || !/^</.test(high.operator)) return null;
  const sign = low.quantity.sign ?? high.quantity.sign;
  return [low, high].map((one) => ({
    ...one,
    quantity: { ...one.quantity, sign: one.quantity.sign ?? sign },
  }));
}

function rangeOf(low: Quantity, high: Quantity): Range | null {
  if (low.value > high.value) return null;
  const sign = low.sign ?? high.sign;
  return { low: { ...low, sign }, high: { ...high, sign: high.sign ?? sign } };
}

/** "36", "12 or 24 months": a unit written once holds for all. */
export const quantities: Parser<readonly Quantity[]> = symbol(() =>
  mapped(listOf(quantity, word('or')), sharing),
);

/** A unit that is written once holds for all. */
export function sharing(amounts: readonly Quantity[]): readonly Quantity[] {
  const sign = amounts.find((amount) => amount.sign !== null)?.sign ?? null;
  return amounts.map((amount) => ({ ...amount, sign: amount.sign ?? sign }));
}

/** "at least one". */
export const atLeastOne: Parser<true> = mapped(bound, ({ operator, quantity }) =>
  operator === '>=' && quantity.value === 1 && quantity.sign === null ? true : null,
);
