import { conjunctsOf } from '../conjuncts.ts';
import { aggregatesOf, conditionTables, tablesOf } from '../expression-walk.ts';
import type { ListQuery, Output } from '../logical-query.ts';
import { isShown } from '../shown.ts';
import { printConditions } from './condition-sql.ts';
import { cteName } from './cte-name.ts';
import type { Emission } from './emit-options.ts';
import { quoteIdentifier } from './identifier.ts';
import { keptPositions } from './kept-positions.ts';
import { isNullableExpression } from './nullable.ts';
import { dimensionKey, type OrderKey, orderTerm, orderTerms } from './order-by.ts';
import { overClause } from './over-clause.ts';
import { printExpression } from './print-expression.ts';
import { namesOf } from './related-value-sql.ts';
import { requiredTables } from './required-tables.ts';
import { isRounded, rounded } from './round.ts';
import { createScope, type Scope } from './scope.ts';
import { EMPTY_SELECT, type Select, type SelectColumn, toColumn } from './select.ts';
import { uniqueName } from './unique-name.ts';

/** The SELECT of a list query; throws JoinError where its tables cannot be joined. */
export function listQuerySelect(query: ListQuery, emission: Emission): Select {
  const scope = createListScope(query, emission);
  const fields = query.fields
    .map((field) => listField(field, query, { scope, emission }))
    .filter(({ use }) => use !== 'none');
  const shown = fields.filter(({ key }) => isShown(query, key));
  const isGrouped = fields.some(({ use }) => use === 'order');
  const select: Select = {
    ...EMPTY_SELECT,
    distinct: query.distinct && !isGrouped,
    columns: (query.perGroup === null ? shown : fields).map(({ column }) => column),
    from: scope.from,
    joins: scope.joins,
    where: printConditions(conjunctsOf(query.where), { emission, scope }),
    groupBy: isGrouped ? fields.filter(({ use }) => use === 'row').map(({ sql }) => sql) : [],
  };
  const keys = fields.map(({ key }) => key);
  if (query.perGroup !== null) {
    const ties = query.distinct ? keys : primaryKeys(query, scope, emission);
    return firstPerGroup({ ...query, perGroup: query.perGroup }, { select, keys, ties, emission });
  }
  const ties = query.distinct ? shown.map(({ key }) => key) : primaryKeys(query, scope, emission);
  return {
    ...select,
    orderBy: orderTerms(query.order, keys, ties),
    limit: query.limit,
    offset: query.offset,
  };
}

interface ListField {
  readonly sql: string;
  readonly column: SelectColumn;
  readonly key: OrderKey;
  /**
   * What it is to a list of different rows: a part of the row; one of many values, of which the first orders the row;
   * or nothing. All are parts of the row in other lists.
   */
  readonly use: 'row' | 'order' | 'none';
}

function listField(
  field: Output,
  query: ListQuery,
  { scope, emission }: { readonly scope: Scope; readonly emission: Emission },
): ListField {
  const { distinct, order, perGroup } = query;
  const sql = printExpression(field.expression, namesOf(scope));
  const column = toColumn(shownValue(field, sql, emission), field.name);
  const name = quoteIdentifier(field.name);
  const isShownField = isShown(query, field);
  const asked = order.find(({ by }) => by === field.name);
  const isPart = !distinct || isShownField || perGroup?.partitionBy.includes(field.name) === true;
  const use = isPart ? 'row' : asked === undefined ? 'none' : 'order';
  // In a CTE the fields are read by their names.
  const isRead = distinct && perGroup !== null && use === 'row';
  const hasName = distinct && isShownField && !scope.hasColumn(field.name);
  const written = {
    alias: isRead ? name : isShownField ? (column.alias ?? sql) : sql,
    inExpression: isRead || hasName ? name : sql,
    isNullable: isNullableExpression(field.expression, scope),
  };
  const key = dimensionKey(field, written, emission.knowledge);
  if (use !== 'order') return { sql, column, key, use };
  const first = `${asked?.direction === 'desc' ? 'MAX' : 'MIN'}(${key.sql})`;
  return {
    sql,
    column: { sql: first, alias: name },
    key: { ...key, sql: perGroup === null ? first : name },
    use,
  };
}

/** What is computed of the rows that belong to a row is rounded as it is where groups show it. */
function shownValue({ expression, unit }: Output, sql: string, emission: Emission): string {
  if (expression.kind !== 'related' || expression.position !== null) return sql;
  const measure = { expression: expression.value, unit, transform: null };
  return isRounded(measure, emission) ? rounded(sql, emission) : sql;
}

function createListScope({ from, fields, where, distinct }: ListQuery, { knowledge }: Emission): Scope {
  if (fields.some(({ expression }) => aggregatesOf(expression).length > 0)) {
    throw new Error('A list shows no aggregates');
  }
  const shown = new Set(fields.flatMap(({ expression }) => [...tablesOf(expression)]));
  const conditions = conjunctsOf(where);
  return createScope(knowledge, {
    base: from,
    // Repeated rows do no harm where each different one is shown once.
    ...(distinct ? { dimensions: shown } : { outputs: shown }),
    conditions: conditionTables(where),
    required: requiredTables(conditions),
  });
}

function primaryKeys({ from }: ListQuery, scope: Scope, { knowledge }: Emission): readonly OrderKey[] {
  const columns = knowledge.datasets.find(({ name }) => name === from)?.primaryKey ?? [];
  return columns.map((column) => ({ name: column, sql: scope.column(from, column), isNullable: false }));
}

/** Numbers the rows within their group and keeps the first ones. */
function firstPerGroup(
  query: ListQuery & { readonly perGroup: NonNullable<ListQuery['perGroup']> },
  parts: {
    readonly select: Select;
    readonly keys: readonly OrderKey[];
    readonly ties: readonly OrderKey[];
    readonly emission: Emission;
  },
): Select {
  const { keys, ties, emission } = parts;
  const { partitionBy } = query.perGroup;
  const names = keys.map(({ name }) => name);
  const byName = names.map((name) => ({ sql: quoteIdentifier(name), alias: null }));
  const listed = { name: cteName('listed', emission.knowledge), selects: [parts.select] };
  const source = query.distinct ? { ...EMPTY_SELECT, columns: byName, from: listed.name } : parts.select;
  const sqlOf = (name: string): string => {
    const column = source.columns[names.indexOf(name)];
    if (column === undefined)
      throw new Error(`The rows are grouped by ${name}, which the list does not show`);
    return column.sql;
  };
  // A window cannot see the aliases of its own SELECT.
  const visible = keys.map((key) => ({
    ...key,
    sql: key.sql === quoteIdentifier(key.name) ? sqlOf(key.name) : key.sql,
  }));
  const order = orderTerms(query.order, visible, query.distinct ? visible : ties);
  const number = `ROW_NUMBER() ${overClause({ partitionBy: partitionBy.map(sqlOf), orderBy: order })}`;
  const position = quoteIdentifier(uniqueName('position', new Set(names)));
  const name = cteName('ranked', emission.knowledge);
  const ranked = {
    name,
    selects: [{ ...source, columns: [...source.columns, { sql: number, alias: position }] }],
  };
  const groups = partitionBy.map((by) => {
    const direction = query.order.find((asked) => asked.by === by)?.direction ?? 'asc';
    const isNullable = keys.find((key) => key.name === by)?.isNullable ?? true;
    return orderTerm({ name: by, sql: quoteIdentifier(by), isNullable }, direction);
  });
  return {
    ...EMPTY_SELECT,
    with: query.distinct ? [listed, ranked] : [ranked],
    columns: byName.filter((_, index) => isShown(query, { name: names[index] ?? '' })),
    from: name,
    where: keptPositions(position, query.perGroup),
    orderBy: [...groups, position],
    limit: query.limit,
    offset: query.offset,
  };
}
