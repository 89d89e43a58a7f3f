import { conjunctsOf } from '../conjuncts.ts';
import { conditionTables } from '../expression-walk.ts';
import type { Condition } from '../logical-query.ts';
import type { Emission } from './emit-options.ts';
import { isNullableExpression } from './nullable.ts';
import { comparison, LEVEL, type Printed, printExpression, printOperand } from './print-expression.ts';
import { namesOf } from './related-value-sql.ts';
import { requiredTables } from './required-tables.ts';
import { createScope, type Scope } from './scope.ts';
import { EMPTY_SELECT, formatSubselect } from './select.ts';

/** Where it is printed: the tables of its row. */
interface Place {
  readonly emission: Emission;
  readonly scope: Scope;
}

/** `value IN (SELECT column …)`: whether a row of another table has the same value. */
export function sharedValueSql(
  { value, with: column, where }: Extract<Condition, { kind: 'shares-value' }>,
  {
    place,
    negated,
    printAll,
  }: {
    readonly place: Place;
    readonly negated: boolean;
    readonly printAll: (conditions: readonly Condition[], place: Place) => readonly Printed[];
  },
): Printed {
  const conditions = conjunctsOf(where);
  const scope = createScope(place.emission.knowledge, {
    base: column.table,
    conditions: new Set(conditions.flatMap((one) => [...conditionTables(one)])),
    required: requiredTables(conditions),
  });
  const sql = printExpression(column, namesOf(scope));
  // A single NULL among the values would make NOT IN unknown for every row.
  const present = negated && isNullableExpression(column, scope) ? [comparison(`${sql} IS NOT NULL`)] : [];
  const select = formatSubselect({
    ...EMPTY_SELECT,
    columns: [{ sql, alias: null }],
    from: scope.from,
    joins: scope.joins,
    where: [...printAll(conditions, { ...place, scope }), ...present],
  });
  const left = printOperand(value, namesOf(place.scope), LEVEL.sum);
  return { sql: `${left} ${negated ? 'NOT IN' : 'IN'} ${select}`, level: LEVEL.comparison };
}
