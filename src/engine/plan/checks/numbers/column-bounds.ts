import type { Expression } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import type { Condition } from '../../../logical-query.ts';

/** What a column is asked to be above and below, where nothing is in all of it: "2022" and "2023" of one date. */
export function holdsForNone(where: Condition | null): boolean {
  return isEmpty(testsOf(where).filter(isOfRange).flatMap(boundsOf));
}

/** A rate may be of nothing but one value. */
export function isOfRange(expression: Expression): boolean {
  return expression.kind === 'binary' && expression.operator !== '=';
}

/** One end of what a column is asked to be. */
export interface Bound {
  readonly column: string;
  readonly side: 'low' | 'high';
  readonly value: string | number;
  readonly isOpen: boolean;
}

/** What rows are asked to be above and below: "600-660" and "above 720" hold for none together. */
export function boundsOf(expression: Expression): readonly Bound[] {
  if (expression.kind !== 'binary' || expression.right.kind !== 'literal') return [];
  const { operator, left, right } = expression;
  if (left.kind !== 'column' || right.value === null) return [];
  const column = `${left.table}.${left.column}`;
  const low: Bound = { column, side: 'low', value: right.value, isOpen: operator === '>' };
  const high: Bound = { column, side: 'high', value: right.value, isOpen: operator === '<' };
  if (operator === '=') return [low, high];
  if (operator === '>' || operator === '>=') return [low];
  return operator === '<' || operator === '<=' ? [high] : [];
}

/** Whether no value is within all of the bounds of its column. */
export function isEmpty(bounds: readonly Bound[]): boolean {
  return bounds.some((low) =>
    bounds.some(
      (high) =>
        low.side === 'low' &&
        high.side === 'high' &&
        low.column === high.column &&
        typeof low.value === typeof high.value &&
        (low.value > high.value || (low.value === high.value && (low.isOpen || high.isOpen))),
    ),
  );
}

/**
 * Whether one number has two ends of a kind: "a price under 5, 5 to 10, and 10 or more" is of three ranges. What is late is so by more
 * than 0 days, whatever else is said of them.
 */
export function areOfSeveralRanges(bounds: readonly Bound[]): boolean {
  const ends = bounds
    .filter(({ value }) => typeof value === 'number' && value !== 0)
    .map(({ column, side }) => `${column} ${side}`);
  return new Set(ends).size < ends.length;
}
