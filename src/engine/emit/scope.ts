import type { Knowledge } from '../../catalog/mod.ts';
import { type JoinPlan, type JoinRequest, joinPlan } from '../joins/join-plan.ts';
import { fieldOf } from './expand-fields.ts';
import { quoteIdentifier } from './identifier.ts';

/** The FROM clause of one SELECT, and what columns are called in it. */
export interface Scope {
  readonly knowledge: Knowledge;
  readonly plan: JoinPlan;
  readonly from: string;
  readonly joins: readonly string[];
  has(table: string): boolean;
  column(table: string, column: string): string;
  /** Whether the column can be NULL here, be it by an outer join. */
  isNullable(table: string, column: string): boolean;
  /** Whether some table here has a column of this name, which then hides an alias. */
  hasColumn(name: string): boolean;
}

/** Joins what is requested; throws JoinError where it cannot be. */
export function createScope(
  knowledge: Knowledge,
  request: Pick<JoinRequest, 'base'> & Partial<JoinRequest>,
): Scope {
  const none: ReadonlySet<string> = new Set();
  const plan = joinPlan(knowledge, {
    dimensions: none,
    outputs: none,
    conditions: none,
    required: none,
    seed: [],
    ...request,
  });
  const tables = new Set([plan.base, ...plan.joins.map(({ hop }) => hop.to)]);
  const outer = new Set(plan.joins.filter(({ isOuter }) => isOuter).map(({ hop }) => hop.to));
  const qualified = (table: string, column: string): string =>
    `${quoteIdentifier(table)}.${quoteIdentifier(column)}`;
  return {
    knowledge,
    plan,
    from: tableName(knowledge, plan.base),
    joins: plan.joins.map(({ hop, isOuter }) => {
      const on = hop.toColumns.map(
        (column, index) =>
          `${qualified(hop.to, column)} = ${qualified(hop.from, hop.fromColumns[index] ?? column)}`,
      );
      return `${isOuter ? 'LEFT JOIN' : 'JOIN'} ${tableName(knowledge, hop.to)} ON ${on.join(' AND ')}`;
    }),
    has: (table) => tables.has(table),
    column(table, column) {
      if (!tables.has(table)) throw new Error(`${table}.${column} is named where ${table} is not joined`);
      return tables.size === 1 ? quoteIdentifier(column) : qualified(table, column);
    },
    isNullable: (table, column) =>
      outer.has(table) || (fieldOf(knowledge, table, column)?.isNullable ?? true),
    hasColumn: (name) =>
      knowledge.datasets.some(
        (dataset) =>
          tables.has(dataset.name) &&
          dataset.fields.some((field) => field.name.toLowerCase() === name.toLowerCase()),
      ),
  };
}

/** A table as a FROM clause names it, with its alias where it plays a role. */
function tableName({ datasets }: Knowledge, name: string): string {
  const table = datasets.find((dataset) => dataset.name === name)?.roleOf;
  return table === undefined
    ? quoteIdentifier(name)
    : `${quoteIdentifier(table)} AS ${quoteIdentifier(name)}`;
}
