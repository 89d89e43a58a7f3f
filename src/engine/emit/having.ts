import type { Expression } from '../../shared/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { AggregateQuery, Condition } from '../logical-query.ts';
import type { Block, Emission } from './emit-options.ts';
import { comparison, enclose, LEVEL, type Printed } from './print-expression.ts';
import { EMPTY_SELECT, formatSubselect, type Select } from './select.ts';

/** What is asked of groups: of their values, and of those against the same of all rows together. */
export function havingTests(query: AggregateQuery, block: Block, emission: Emission): readonly Printed[] {
  const { having, versus = [] } = query;
  return [
    ...(having === null ? [] : [block.print(having)]),
    ...versus.map((one) => {
      const value = formatSubselect(comparedWith(one, query, emission));
      const whole = one.percent === undefined ? value : `${one.percent / 100} * ${value}`;
      return comparison(`${enclose(block.print(one.left), LEVEL.sum)} ${one.operator} ${whole}`);
    }),
  ];
}

/** The value of all rows together for which a condition holds. */
export function overallSelect(expression: Expression, where: Condition | null, emission: Emission): Select {
  const base = aggregatesOf(expression)[0]?.table;
  if (base === undefined) throw new Error('A value of all rows together is of aggregates');
  const whole = emission.createBlock({
    base,
    dimensions: [],
    measures: [expression],
    where,
    seed: [],
    isShown: () => false,
  });
  return { ...whole.select, columns: [{ sql: whole.print(expression).sql, alias: null }] };
}

/** The value of all rows together, or the average of those of the groups. */
function comparedWith(
  { right, isOfGroups, than, percent }: NonNullable<AggregateQuery['versus']>[number],
  { dimensions, where }: AggregateQuery,
  emission: Emission,
): Select {
  // What says that the groups have a name is no condition on all rows.
  const rows =
    isOfGroups === true || percent !== undefined ? where : than === undefined ? null : within(where, than);
  if (isOfGroups !== true) return overallSelect(right, rows, emission);
  const base = aggregatesOf(right)[0]?.table;
  if (base === undefined) throw new Error('A value of groups is of aggregates');
  const groups = emission.createBlock({
    base,
    dimensions,
    measures: [right],
    where: rows,
    seed: [],
    isShown: () => false,
  });
  const values = { ...groups.select, columns: [{ sql: groups.print(right).sql, alias: 'value' }] };
  return {
    ...EMPTY_SELECT,
    columns: [{ sql: 'AVG(value)', alias: null }],
    from: formatSubselect(values),
  };
}

function within(where: Condition | null, than: Expression): Condition {
  const group: Condition = { kind: 'test', expression: than };
  return where === null ? group : { kind: 'all', of: [where, group] };
}

/** Conditions on groups: in HAVING where the SELECT groups, in WHERE where its rows are groups already. */
export function withHaving({ select, rowsAreGroups }: Block, conditions: readonly Printed[]): Select {
  return rowsAreGroups
    ? { ...select, where: [...select.where, ...conditions] }
    : { ...select, having: [...select.having, ...conditions] };
}
