import { aggregatesOf } from '../expression-walk.ts';
import type { AggregateQuery } from '../logical-query.ts';
import type { Block, Emission } from './emit-options.ts';
import { comparison, enclose, LEVEL, type Printed } from './print-expression.ts';
import { formatSubselect, type Select } from './select.ts';

/** What is asked of groups: of their values, and of those against the same of all rows together. */
export function havingTests(
  { having, versus = [], where }: AggregateQuery,
  block: Block,
  emission: Emission,
): readonly Printed[] {
  return [
    ...(having === null ? [] : [block.print(having)]),
    ...versus.map(({ left, operator, right }) => {
      const base = aggregatesOf(right)[0]?.table;
      if (base === undefined) throw new Error('A value of all rows together is of aggregates');
      const whole = emission.createBlock({ base, dimensions: [], measures: [right], where, seed: [] });
      const value = formatSubselect({
        ...whole.select,
        columns: [{ sql: whole.print(right).sql, alias: null }],
      });
      return comparison(`${enclose(block.print(left), LEVEL.sum)} ${operator} ${value}`);
    }),
  ];
}

/** Conditions on groups: in HAVING where the SELECT groups, in WHERE where its rows are groups already. */
export function withHaving({ select, rowsAreGroups }: Block, conditions: readonly Printed[]): Select {
  return rowsAreGroups
    ? { ...select, where: [...select.where, ...conditions] }
    : { ...select, having: [...select.having, ...conditions] };
}
