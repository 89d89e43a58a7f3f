import type { Block } from './emit-options.ts';
import type { Printed } from './print-expression.ts';
import type { Select } from './select.ts';

/** Conditions on groups: in HAVING where the SELECT groups, in WHERE where its rows are groups already. */
export function withHaving({ select, rowsAreGroups }: Block, conditions: readonly Printed[]): Select {
  return rowsAreGroups
    ? { ...select, where: [...select.where, ...conditions] }
    : { ...select, having: [...select.having, ...conditions] };
}
