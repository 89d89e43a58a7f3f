import { aggregatesOf } from '../expression-walk.ts';
import type { AggregateQuery, Output } from '../logical-query.ts';
import { isShown } from '../shown.ts';
import { combinedBlock, measuresOf } from './combined-block.ts';
import type { Block, Emission } from './emit-options.ts';
import { calculateOverGroups } from './group-windows.ts';
import { havingTests, withHaving } from './having.ts';
import { isNullableMeasure } from './nullable.ts';
import { dimensionKey, type OrderKey, orderTerms } from './order-by.ts';
import { isRounded, rounded } from './round.ts';
import { type Select, toColumn } from './select.ts';

/** The SELECT of an aggregate query; throws JoinError where its tables cannot be joined. */
export function aggregateQuerySelect(query: AggregateQuery, emission: Emission): Select {
  const tables = new Set(
    measuresOf(query)
      .flatMap(aggregatesOf)
      .map(({ table }) => table),
  );
  const [base] = tables;
  if (base === undefined) throw new Error('A query without aggregates is no aggregate query');
  const isCombined = tables.size > 1 || (query.keepEmptyGroups && query.dimensions.length > 0);
  const isPlain = query.perGroup === null && query.measures.every(({ transform }) => transform === null);
  const block = isCombined
    ? combinedBlock(query, emission)
    : emission.createBlock({
        base,
        dimensions: query.dimensions,
        measures: measuresOf(query),
        where: query.where,
        seed: [],
        isShown: (dimension) => !isPlain || isShown(query, dimension),
      });
  if (!isPlain) return calculateOverGroups(query, block, emission);

  const dimensions = query.dimensions.map((dimension, index) =>
    dimensionColumn(block, { dimension, index, query, emission }),
  );
  const measures = query.measures.map((measure) => {
    const exact = block.print(measure.expression).sql;
    const isShownRounded = isRounded(measure, emission);
    const column = toColumn(isShownRounded ? rounded(exact, emission) : exact, measure.name);
    const isExact = isShown(query, measure) && !isShownRounded;
    const key: OrderKey = {
      name: measure.name,
      sql: isExact ? (column.alias ?? column.sql) : exact,
      isNullable: isNullableMeasure(measure.expression),
    };
    return { column, key };
  });
  const ties = dimensions.map(({ key }) => key);
  const filtered = withHaving(block, havingTests(query, block, emission));
  return {
    ...filtered,
    columns: [...dimensions, ...measures]
      .filter(({ key }) => isShown(query, key))
      .map(({ column }) => column),
    orderBy:
      ties.length === 0 ? [] : orderTerms(query.order, [...ties, ...measures.map(({ key }) => key)], ties),
    limit: query.limit,
    offset: query.offset,
  };
}

function dimensionColumn(
  block: Block,
  {
    dimension,
    index,
    query,
    emission,
  }: {
    readonly dimension: Output;
    readonly index: number;
    readonly query: AggregateQuery;
    readonly emission: Emission;
  },
) {
  const sql = block.dimensions[index] ?? '';
  const column = toColumn(sql, dimension.name);
  const key = dimensionKey(
    dimension,
    {
      // Without an alias of its own the bare name could be a column of several tables.
      alias: isShown(query, dimension) ? (column.alias ?? sql) : sql,
      inExpression: block.select.groupBy[index] ?? sql,
      isNullable: block.areNullable[index] ?? true,
    },
    emission.knowledge,
  );
  return { column, key };
}
