import type { Expression } from '../../../shared/mod.ts';
import type { Column } from '../columns-in.ts';

/** A column compared with a value. */
export interface OfValue {
  readonly left: Column;
  readonly operator: string;
  readonly right: Extract<Expression, { kind: 'literal' }>;
}

/** Whether a part of a query compares a column with a value. */
export function isOfValue(part: object): part is OfValue {
  if (!('kind' in part && part.kind === 'binary' && 'left' in part && 'right' in part)) return false;
  const { right } = part;
  return (
    isColumn(part.left) &&
    typeof right === 'object' &&
    right !== null &&
    'kind' in right &&
    right.kind === 'literal'
  );
}

/** Whether something is a column of a query. */
export function isColumn(value: unknown): value is Column {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'column';
}
