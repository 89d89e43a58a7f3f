import type { Dataset } from '../../catalog/mod.ts';
import type { AggregateExpression, Expression } from '../../shared/mod.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { countedRows } from '../counted-rows.ts';
import { aggregatesOf, conditionTables, tablesOf } from '../expression-walk.ts';
import { joinPath } from '../joins/join-path.ts';
import type { AggregateQuery, Condition } from '../logical-query.ts';
import { printConditions } from './condition-sql.ts';
import type { Block, Emission } from './emit-options.ts';
import { quoteIdentifier } from './identifier.ts';
import { isNullableExpression } from './nullable.ts';
import { comparison, LEVEL, print, printExpression } from './print-expression.ts';
import { namesOf } from './related-value-sql.ts';
import { requiredTables } from './required-tables.ts';
import { createScope } from './scope.ts';
import { type Cte, EMPTY_SELECT, type Select, type SelectColumn, toColumn } from './select.ts';
import { uniqueName } from './unique-name.ts';

interface Totals {
  readonly table: string;
  readonly cte: Cte;
  readonly block: Block;
  /** The column of each aggregate. */
  column(aggregate: AggregateExpression): string | null;
}

/**
 * Aggregates over different tables, each grouped by itself and then joined by the dimensions, so that neither
 * multiplies the other and no group of either is lost; also a single one with the groups that have no rows.
 */
export function combinedBlock(query: AggregateQuery, emission: Emission): Block {
  const { dimensions } = query;
  const measures = measuresOf(query);
  const tables = [...new Set(measures.flatMap(aggregatesOf).map(({ table }) => table))];
  const taken = new Set(emission.knowledge.datasets.map(({ name }) => name));
  const totals = tables.map((table) => createTotals(table, query, { emission, taken }));
  const areNullable = dimensions.map((_, index) => totals.some(({ block }) => block.areNullable[index]));
  const spine = createSpine(query, totals, { emission, taken });
  const names = dimensions.map(({ name }) => quoteIdentifier(name));
  const [first, ...others] = totals.map(({ cte }) => cte);
  if (first === undefined) throw new Error('A query without aggregates is no aggregate query');

  const joins =
    spine === null
      ? others.map(({ name }) => `CROSS JOIN ${name}`)
      : totals.map(({ cte }) => {
          const on = names.map(
            (name, index) => `${cte.name}.${name} ${areNullable[index] ? 'IS' : '='} ${spine.name}.${name}`,
          );
          return `LEFT JOIN ${cte.name} ON ${on.join(' AND ')}`;
        });
  return {
    select: {
      ...EMPTY_SELECT,
      with: [...totals.map(({ cte }) => cte), ...(spine?.ctes ?? [])],
      from: spine?.name ?? first.name,
      joins,
    },
    dimensions: names.map((name) => `${spine?.name}.${name}`),
    areNullable,
    rowsAreGroups: true,
    print: (measure) =>
      print(measure, {
        column: (table, column) => {
          throw new Error(`${table}.${column} is neither grouped nor aggregated`);
        },
        related: ({ table, related }) => {
          throw new Error(`${related} of ${table} are neither grouped nor aggregated`);
        },
        aggregate: (aggregate) => {
          const owner = totals.find(({ table }) => table === aggregate.table);
          const sql = `${owner?.cte.name}.${owner?.column(aggregate)}`;
          const isZeroWithoutRows = aggregate.function === 'count' || aggregate.function === 'sum';
          const shown = spine !== null && isZeroWithoutRows ? `COALESCE(${sql}, 0)` : sql;
          return { sql: shown, level: LEVEL.atom };
        },
      }),
  };
}

/** All expressions over aggregates that a query needs. */
export function measuresOf({ measures, having, versus = [] }: AggregateQuery): readonly Expression[] {
  return [
    ...measures.map(({ expression }) => expression),
    ...(having === null ? [] : [having]),
    ...versus.map(({ left }) => left),
  ];
}

interface Allocation {
  readonly emission: Emission;
  readonly taken: Set<string>;
}

function createTotals(table: string, query: AggregateQuery, { emission, taken }: Allocation): Totals {
  const aggregates = uniqueAggregates(measuresOf(query).flatMap(aggregatesOf)).filter(
    (aggregate) => aggregate.table === table,
  );
  const block = emission.createBlock({
    base: table,
    dimensions: query.dimensions,
    measures: aggregates,
    where: query.where,
    seed: [],
  });
  const columnNames = new Set(query.dimensions.map(({ name }) => name));
  const named = aggregates.map((aggregate) => {
    const shown = query.measures.find(({ expression }) => keyOf(expression) === keyOf(aggregate));
    const name = uniqueName(shown?.name ?? aggregateName(aggregate), columnNames);
    return { key: keyOf(aggregate), alias: quoteIdentifier(name), sql: block.print(aggregate).sql };
  });
  const columns = [
    ...dimensionColumns(query, block.dimensions),
    ...named.map(({ sql, alias }) => ({ sql, alias })),
  ];
  const label = emission.knowledge.datasets.find(({ name }) => name === table)?.label ?? table;
  const name = uniqueName(`${label.replaceAll(/[^A-Za-z0-9]+/g, '_').toLowerCase()}_totals`, taken);
  return {
    table,
    block,
    cte: { name: quoteIdentifier(name), selects: [{ ...block.select, columns }] },
    column: (aggregate) => named.find(({ key }) => key === keyOf(aggregate))?.alias ?? null,
  };
}

/** A name for the column of an aggregate that is not shown by itself. */
export function aggregateName(aggregate: AggregateExpression): string {
  const { argument } = aggregate;
  if (argument === null) return countedRows(aggregate) === null ? 'row_count' : 'matching_count';
  return `${aggregate.function}_${argument.kind === 'column' ? argument.column : 'value'}`;
}

/** The groups of the result: those of every total, and with `keepEmptyGroups` those that could have rows. */
function createSpine(
  query: AggregateQuery,
  totals: readonly Totals[],
  { emission, taken }: Allocation,
): { readonly name: string; readonly ctes: readonly Cte[] } | null {
  if (query.dimensions.length === 0) return null;
  const names = query.dimensions.map(({ name }) => quoteIdentifier(name));
  const columns = names.map((sql) => ({ sql, alias: null }));
  const ofTotals = totals.map(({ cte }): Select => ({ ...EMPTY_SELECT, columns, from: cte.name }));
  const possible = query.keepEmptyGroups ? possibleGroups(query, totals, { emission, taken }) : null;
  const name = uniqueName('all_groups', taken);
  const selects = [...(possible === null ? [] : [possible.select]), ...ofTotals];
  return { name, ctes: [...(possible?.ctes ?? []), { name, selects }] };
}

/** Every combination of the dimensions' values, taken from the tables that hold them. */
function possibleGroups(
  query: AggregateQuery,
  totals: readonly Totals[],
  { emission, taken }: Allocation,
): { readonly ctes: readonly Cte[]; readonly select: Select } {
  const owners = ownersOf(query);
  const parts = owners.map(({ table, dimensions }) => {
    const isAggregated = totals.some((total) => total.table === table);
    const where = isAggregated
      ? []
      : conjunctsOf(query.where).filter((part) => isAbout(part, table, emission));
    const scope = createScope(emission.knowledge, {
      base: table,
      outputs: new Set(dimensions.flatMap(({ expression }) => [...tablesOf(expression)])),
      conditions: new Set(where.flatMap((part) => [...conditionTables(part)])),
      required: requiredTables(where),
    });
    const sql = dimensions.map(({ expression }) => printExpression(expression, namesOf(scope)));
    const select: Select = {
      ...EMPTY_SELECT,
      distinct: true,
      columns: dimensionColumns({ dimensions }, sql),
      from: scope.from,
      joins: scope.joins,
      where: [
        ...printConditions(where, { emission, scope }),
        ...dimensions.flatMap(({ expression }, index) =>
          isNullableExpression(expression, scope) ? [comparison(`${sql[index]} IS NOT NULL`)] : [],
        ),
      ],
    };
    return { table, dimensions, select };
  });
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return { ctes: [], select: only.select };
  const ctes = parts.map(({ table, select }) => {
    const name = quoteIdentifier(uniqueName(`all_${table}`, taken));
    return { name, selects: [select] };
  });
  const owner = (name: string): number =>
    parts.findIndex(({ dimensions }) => dimensions.some((dimension) => dimension.name === name));
  const [first, ...others] = ctes;
  const columns = query.dimensions.map(({ name }) => ({
    sql: `${ctes[owner(name)]?.name}.${quoteIdentifier(name)}`,
    alias: null,
  }));
  const joins = others.map(({ name }) => `CROSS JOIN ${name}`);
  return { ctes, select: { ...EMPTY_SELECT, columns, from: first?.name ?? null, joins } };
}

/** The tables whose columns the dimensions are, with the dimensions of each. */
function ownersOf(query: AggregateQuery) {
  const owners: { table: Dataset['name']; dimensions: AggregateQuery['dimensions'][number][] }[] = [];
  for (const dimension of query.dimensions) {
    const [table] = tablesOf(dimension.expression);
    if (table === undefined) continue;
    const shared = owners.find((owner) => owner.table === table);
    if (shared === undefined) owners.push({ table, dimensions: [dimension] });
    else shared.dimensions.push(dimension);
  }
  return owners;
}

/** Whether a condition speaks only of what a row of the table has one of. */
function isAbout(condition: Condition, table: string, { knowledge }: Emission): boolean {
  const tables = conditionTables(condition);
  return [...tables].every((other) => {
    if (other === table) return true;
    const path = joinPath(knowledge, { from: table, to: other, named: tables });
    return !('kind' in path) && path.every((hop) => !hop.isToMany);
  });
}

function dimensionColumns(
  { dimensions }: Pick<AggregateQuery, 'dimensions'>,
  sql: readonly string[],
): readonly SelectColumn[] {
  return dimensions.map(({ name }, index) => toColumn(sql[index] ?? '', name));
}

function uniqueAggregates(aggregates: readonly AggregateExpression[]): readonly AggregateExpression[] {
  return [...new Map(aggregates.map((aggregate) => [keyOf(aggregate), aggregate])).values()];
}

function keyOf(expression: Expression): string {
  return JSON.stringify(expression);
}
