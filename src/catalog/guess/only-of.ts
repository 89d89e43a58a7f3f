import type { Expression } from '../../shared/mod.ts';
import type { Holders } from '../catalog.ts';

/** What is so of the rows of a table that alone have something; nothing where any may have it. */
export function onlyOf(holders: Holders | undefined, table: string): { readonly only?: Expression } {
  if (holders === undefined) return {};
  const operand: Expression = { kind: 'column', table, column: holders.column };
  const values = holders.values.map((value): Expression => ({ kind: 'literal', value }));
  const [first, ...others] = values;
  if (first === undefined) return {};
  return {
    only:
      others.length === 0
        ? { kind: 'binary', operator: '=', left: operand, right: first }
        : { kind: 'in', operand, values, negated: false },
  };
}
