import type { Expression } from '../../shared/mod.ts';
import { conditionTables } from '../expression-walk.ts';
import { JoinError } from '../joins/join-problem.ts';
import type { Condition, ListQuery } from '../logical-query.ts';
import type { Emission } from './emit-options.ts';
import { quoteIdentifier } from './identifier.ts';
import { isNullableExpression } from './nullable.ts';
import { overClause } from './over-clause.ts';
import { comparison, LEVEL, type Printed, printExpression } from './print-expression.ts';
import { namesOf } from './related-value-sql.ts';
import { createScope, type Scope } from './scope.ts';
import { EMPTY_SELECT, formatSubselect, type Select } from './select.ts';

/** Where it is printed: the tables of its row. */
interface Place {
  readonly emission: Emission;
  readonly scope: Scope;
}

/** `key IN (SELECT key … ORDER BY … LIMIT …)`: rows that a list has first. */
export function firstRowsSql(rows: ListQuery, place: Place, negated: boolean): Printed {
  return isAmong(
    place.emission.selectList(rows),
    { table: rows.from, key: keyOf(rows.from, place) },
    place,
    negated,
  );
}

type OwnGroup = Extract<Condition, { kind: 'compare-to-aggregate' }> & { readonly within: Expression };

/** A row against the average of its own group, or of those in it that are so: the keys of rows that a window function tells. */
export function withinGroupSql(
  { left, operator, aggregate, factor, within, where }: OwnGroup,
  {
    place,
    negated,
    print,
  }: {
    readonly place: Place;
    readonly negated: boolean;
    readonly print: (condition: Condition, place: Place) => Printed;
  },
): Printed {
  const { table } = aggregate;
  const key = keyOf(table, place);
  if (aggregate.function !== 'avg') throw manyRows(table, place);
  const inner = createScope(place.emission.knowledge, {
    base: table,
    conditions: new Set(where === null ? [] : conditionTables(where)),
  });
  const names = namesOf(inner);
  const value = printExpression(left, names);
  const averaged = aggregate.argument === null ? value : printExpression(aggregate.argument, names);
  const group = printExpression(within, names);
  const over = overClause({ partitionBy: [group], orderBy: [] });
  // Every row is compared, also one that the average leaves out.
  const filter = where === null ? '' : ` FILTER (WHERE ${print(where, { ...place, scope: inner }).sql})`;
  const compared: Select = {
    ...EMPTY_SELECT,
    columns: [
      { sql: inner.column(table, key), alias: null },
      { sql: value, alias: 'own_value' },
      { sql: `AVG(${averaged})${filter} ${over}`, alias: 'group_average' },
    ],
    from: inner.from,
    joins: inner.joins,
    // Rows of no group are in none together.
    where: isNullableExpression(within, inner) ? [comparison(`${group} IS NOT NULL`)] : [],
  };
  const keys: Select = {
    ...EMPTY_SELECT,
    columns: [{ sql: quoteIdentifier(key), alias: null }],
    from: formatSubselect(compared),
    where: [comparison(`own_value ${operator} ${factor === undefined ? '' : `${factor} * `}group_average`)],
  };
  return isAmong(keys, { table, key }, place, negated);
}

function isAmong(
  keys: Select,
  { table, key }: { readonly table: string; readonly key: string },
  { scope }: Place,
  negated: boolean,
): Printed {
  const sql = `${scope.column(table, key)} ${negated ? 'NOT IN' : 'IN'} ${formatSubselect(keys)}`;
  return { sql, level: LEVEL.comparison };
}

/** The one column of the primary key; throws JoinError where there is none or are several. */
function keyOf(table: string, place: Place): string {
  const dataset = place.emission.knowledge.datasets.find(({ name }) => name === table);
  const [key, ...others] = dataset?.primaryKey ?? [];
  if (key === undefined || others.length > 0) throw manyRows(table, place);
  return key;
}

function manyRows(related: string, { scope }: Place): JoinError {
  return new JoinError({ kind: 'many-values', base: scope.plan.base, related });
}
