import type { AggregateExpression } from '../../shared/mod.ts';
import { conjunctsOf } from '../conjuncts.ts';
import { countedRows } from '../counted-rows.ts';
import { aggregatesOf, conditionTables, tablesOf } from '../expression-walk.ts';
import { JoinError } from '../joins/join-problem.ts';
import { aggregateSql, needsWindow } from './aggregate-sql.ts';
import { type ConditionPlace, printCondition, printConditions } from './condition-sql.ts';
import { cteName } from './cte-name.ts';
import type { Block, BlockRequest, Emission, NamedExpression } from './emit-options.ts';
import { quoteIdentifier } from './identifier.ts';
import { isNullableExpression } from './nullable.ts';
import { preparedBlock } from './prepared-block.ts';
import { LEVEL, print, printExpression, printNumber, printOperand } from './print-expression.ts';
import { namesOf } from './related-value-sql.ts';
import { requiredTables } from './required-tables.ts';
import { createScope, type Scope } from './scope.ts';
import { EMPTY_SELECT } from './select.ts';

/**
 * Groups the rows of one table. Where a dimension lies on a many side, a row counts once in each group it belongs to.
 * Throws JoinError where the tables cannot be joined.
 */
export function createBlock(request: BlockRequest, emission: Emission): Block {
  const aggregates = request.measures.flatMap(aggregatesOf);
  const scope = createBlockScope(request, aggregates, emission);
  const place = { emission, scope };
  const where = printConditions(conjunctsOf(request.where), place);
  const select = { ...EMPTY_SELECT, from: scope.from, joins: scope.joins, where };
  const key = emission.knowledge.datasets.find(({ name }) => name === request.base)?.primaryKey ?? [];
  const rows = {
    select,
    dimensions: request.dimensions.map(({ name, expression }) => ({
      name,
      sql: printExpression(expression, namesOf(scope)),
    })),
    key: (key.length === 0 ? ['rowid'] : key).map((column) => ({
      name: column,
      sql: scope.column(request.base, column),
    })),
    isFannedOut: scope.plan.isFannedOut,
    cteName: (wanted: string) => cteName(wanted, emission.knowledge),
    argument: (aggregate: AggregateExpression) => printArgument(aggregate, place),
    isNullable: (aggregate: AggregateExpression) =>
      countedRows(aggregate) !== null ||
      (aggregate.argument !== null && isNullableExpression(aggregate.argument, scope)),
  };
  const areNullable = request.dimensions.map(({ expression }) => isNullableExpression(expression, scope));
  const isDirect = aggregates.every(
    (aggregate) => !needsWindow(aggregate) && (!rows.isFannedOut || countsOnce(aggregate, key)),
  );
  if (!isDirect) return { ...preparedBlock(rows, aggregates), areNullable, rowsAreGroups: false };
  return {
    select: {
      ...select,
      groupBy: request.dimensions.map((dimension) => groupKey(dimension, request, scope)),
    },
    dimensions: rows.dimensions.map(({ sql }) => sql),
    areNullable,
    rowsAreGroups: false,
    print: (measure) =>
      print(measure, {
        ...namesOf(scope),
        aggregate: (aggregate) => {
          const isRowCount = aggregate.function === 'count' && aggregate.argument === null;
          const once = isRowCount && rows.isFannedOut;
          const argument = once ? (rows.key[0]?.sql ?? null) : printPlainArgument(aggregate, scope);
          const counted = countedRows(aggregate);
          const filter = counted === null ? null : printCondition(counted, place).sql;
          return aggregateSql(once ? { ...aggregate, distinct: true } : aggregate, { argument, filter });
        },
      }),
  };
}

function createBlockScope(
  { base, dimensions, where, seed }: BlockRequest,
  aggregates: readonly AggregateExpression[],
  { knowledge }: Emission,
): Scope {
  const conditions = conjunctsOf(where);
  const stray = aggregates.find(({ table }) => table !== base);
  if (stray !== undefined) throw new JoinError({ kind: 'many-values', base, related: stray.table });
  return createScope(knowledge, {
    base,
    seed,
    dimensions: unionOf(dimensions.map(({ expression }) => tablesOf(expression))),
    outputs: unionOf(aggregates.map(({ argument }) => tablesOf(argument))),
    conditions: unionOf([
      conditionTables(where),
      ...aggregates.map((one) => conditionTables(countedRows(one))),
    ]),
    required: requiredTables(conditions),
  });
}

/** Whether repeated rows do not change the aggregate, or its row count can be one of keys. */
function countsOnce(aggregate: AggregateExpression, key: readonly string[]): boolean {
  if (aggregate.function === 'min' || aggregate.function === 'max') return true;
  if (aggregate.function !== 'count') return false;
  return aggregate.argument === null ? key.length === 1 : aggregate.distinct;
}

/** An alias stands for a computed dimension where it is shown and no column of that name hides it. */
function groupKey(dimension: NamedExpression, request: BlockRequest, scope: Scope): string {
  const { name, expression } = dimension;
  const hasAlias = expression.kind !== 'column' && (request.isShown?.(dimension) ?? true);
  return hasAlias && !scope.hasColumn(name)
    ? quoteIdentifier(name)
    : printExpression(expression, namesOf(scope));
}

function printPlainArgument({ function: name, argument }: AggregateExpression, scope: Scope): string | null {
  if (argument === null) return null;
  const isCalculated = name !== 'count' && name !== 'min' && name !== 'max';
  return (isCalculated ? printNumber : printOperand)(argument, namesOf(scope), LEVEL.or);
}

/** The argument with the filter folded in: NULL, which aggregates ignore, where the filter does not hold. */
function printArgument(aggregate: AggregateExpression, place: ConditionPlace): string | null {
  const argument = printPlainArgument(aggregate, place.scope);
  const counted = countedRows(aggregate);
  if (counted === null) return argument;
  const filter = printCondition(counted, place).sql;
  return `CASE WHEN ${filter} THEN ${argument ?? 1} END`;
}

function unionOf(sets: readonly ReadonlySet<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
