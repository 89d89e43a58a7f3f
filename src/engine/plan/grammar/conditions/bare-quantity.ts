import { BEFORE_LENGTHS, PLACES } from '../../../lexicon/numbers.ts';
import { either, mapped, revised, symbol } from '../../parser.ts';
import { isDuration } from '../../quantities.ts';
import type { ConditionSketch } from '../../sketch.ts';
import { tablesCalled } from '../../tables-called.ts';
import { quantity } from '../terms.ts';
import { bound, openRange, range } from './bounds.ts';
import { between, compare, exactly, within } from './compared.ts';

/**
 * "over $10k", "between $5k and $10k", "36-month": the quantity tells which field. "Within 2 days" and "in under a year" tell how
 * long something took.
 */
export const bareQuantity = revised(
  symbol(() => anyQuantity),
  (found, { words, index }, at) => {
    const before = words[at - 1] ?? '';
    const after = tablesCalled(before, index);
    return found.flatMap((reading) => {
      if (reading.value.kind !== 'compare') return [reading];
      const { operator, quantity: amount } = reading.value;
      const isTaken = TAKING.has(before) || (operator === '=' && BEFORE_LENGTHS.has(before));
      if (isTaken && isDuration(amount.sign)) return [];
      // "more than 4 % of the loans" are a part of them, as in "whose loans more than 4 % are late".
      const isOfTheirs = words[reading.end] === 'of' || words[at - 2] === 'whose';
      if (amount.sign === 'percent' && isOfTheirs) return [];
      // "loans under 7 %" are of less.
      if (operator === '=' && PLACES.has(before)) return [];
      return after.length === 0 ? [reading] : [{ ...reading, value: { ...reading.value, after } }];
    });
  },
);

const TAKING: ReadonlySet<string> = new Set(['in', 'within']);

const anyQuantity = either<ConditionSketch>(
  mapped(bound, (limit) => compare(null, limit)),
  mapped(range, (ends) => within(null, ends)),
  mapped(openRange, (ends) => between(null, ends)),
  // A bare quantity is exact where its unit tells what it is of.
  mapped(quantity, (amount) =>
    amount.sign === null || amount.sign === 'money' ? null : exactly(null, amount),
  ),
);
