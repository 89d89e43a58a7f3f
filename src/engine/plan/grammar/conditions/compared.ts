import type { ConditionSketch, FieldTerm, Quantity } from '../../sketch.ts';
import type { Bound, Range } from './bounds.ts';

/** A quantity against a bound; without a field the number tells which is meant. */
export function compare(field: FieldTerm | null, { operator, quantity: amount }: Bound): ConditionSketch {
  return { kind: 'compare', field, operator, quantity: amount };
}

/** A field that has the very amount. */
export function exactly(field: FieldTerm | null, amount: Quantity): ConditionSketch {
  return compare(field, { operator: '=', quantity: amount });
}

/** A field between two ends, both included. */
export function within(field: FieldTerm | null, { low, high }: Range): ConditionSketch {
  return { kind: 'range', field, low, high };
}

/** Both ends as they are said: "from 20 to below 35". */
export function between(field: FieldTerm | null, ends: readonly Bound[]): ConditionSketch {
  return { kind: 'and', of: ends.map((end) => compare(field, end)) };
}

/** A field that has one of several amounts. */
export function oneOf(field: FieldTerm, amounts: readonly Quantity[]): ConditionSketch {
  const all = amounts.map((amount) => exactly(field, amount));
  const [first] = all;
  return first !== undefined && all.length === 1 ? first : { kind: 'or', of: all };
}
