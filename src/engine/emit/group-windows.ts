import type { AggregateQuery, MeasureOutput, Order } from '../logical-query.ts';
import { isShown } from '../shown.ts';
import { aggregateName } from './combined-block.ts';
import { cteName } from './cte-name.ts';
import type { Block, Emission } from './emit-options.ts';
import { havingTests, overallSelect, withHaving } from './having.ts';
import { quoteIdentifier } from './identifier.ts';
import { keptPositions } from './kept-positions.ts';
import { isNullableMeasure } from './nullable.ts';
import { dimensionKey, type OrderKey, orderTerm, orderTerms } from './order-by.ts';
import { overClause } from './over-clause.ts';
import { comparison, LEVEL, type Printed, printJunction } from './print-expression.ts';
import { isRounded, rounded } from './round.ts';
import {
  type Cte,
  EMPTY_SELECT,
  formatSubselect,
  type Select,
  type SelectColumn,
  toColumn,
} from './select.ts';
import { previousValueSql, transformSql } from './transform-sql.ts';
import { uniqueName } from './unique-name.ts';

/** A chain of CTEs, each reading from the one before. */
interface Chain {
  readonly ctes: readonly Cte[];
  /** The last one. */
  readonly from: string;
  /** Which dimensions can be NULL. */
  readonly areNullable: readonly boolean[];
}

/**
 * Shares, changes, running totals, ranks and the first groups within each group: calculated over the grouped rows,
 * which come from a CTE. Shares, changes and totals are of all groups, also of those that `having` then hides.
 */
export function calculateOverGroups(query: AggregateQuery, block: Block, emission: Emission): Select {
  const taken = new Set(query.dimensions.map(({ name }) => name));
  const raw = rawColumns(query, block, taken);
  const isHiddenLater =
    (query.having !== null || query.versus !== undefined) && query.measures.some(looksAtOtherGroups);
  const qualifies = isHiddenLater ? uniqueName('qualifies', taken) : null;
  const test = havingTests(query, block, emission);
  const hoisted = block.select.with;
  const grouped: Select = {
    ...withHaving(block, isHiddenLater ? [] : test),
    with: [],
    columns: [
      ...query.dimensions.map(({ name }, index) => toColumn(block.dimensions[index] ?? '', name)),
      ...raw.columns,
      ...(qualifies === null ? [] : [toColumn(printJunction('and', test).sql, qualifies)]),
    ],
  };
  const named = (wanted: string): string =>
    cteName(
      wanted,
      emission.knowledge,
      hoisted.map(({ name }) => name),
    );
  let chain: Chain = {
    ctes: [...hoisted, { name: named('grouped'), selects: [grouped] }],
    from: named('grouped'),
    areNullable: block.areNullable,
  };
  const passed = [
    ...query.dimensions.map(({ name }) => name),
    ...raw.names,
    ...(qualifies === null ? [] : [qualifies]),
  ];

  const previous = new Map<MeasureOutput, string>();
  const compared = query.measures.flatMap((measure): readonly SelectColumn[] => {
    if (measure.transform?.kind !== 'change') return [];
    const value = quoteIdentifier(raw.nameOf(measure));
    const name = uniqueName(`previous_${raw.nameOf(measure)}`, taken);
    previous.set(measure, quoteIdentifier(name));
    return [toColumn(previousValueSql(value, measure.transform, query.dimensions), name)];
  });
  if (compared.length > 0)
    chain = append(chain, named('compared'), { columns: [...plain(passed), ...compared] });

  const values = query.measures.map((measure) =>
    transformSql(quoteIdentifier(raw.nameOf(measure)), measure, {
      previous: previous.get(measure) ?? null,
      overall:
        measure.transform?.kind === 'overall'
          ? formatSubselect(overallSelect(measure.expression, null, emission))
          : null,
      dimensions: query.dimensions,
    }),
  );
  if (qualifies === null && query.kept === undefined && query.perGroup === null) {
    return finish(query, chain, { values, emission });
  }
  const calculated = query.measures.map(({ name }, index) => toColumn(values[index] ?? '', name));
  const filter = [
    ...(qualifies === null ? [] : [{ sql: quoteIdentifier(qualifies), level: LEVEL.atom }]),
    ...keptTests(query),
  ];
  if (query.measures.some(({ transform }) => transform !== null)) {
    const kept = [...query.dimensions.map(({ name }) => name), ...(qualifies === null ? [] : [qualifies])];
    chain = append(chain, named('calculated'), { columns: [...plain(kept), ...calculated] });
  }
  const names = query.measures.map(({ name }) => quoteIdentifier(name));
  if (query.perGroup === null) return { ...finish(query, chain, { values: names, emission }), where: filter };
  return firstPerGroup({ ...query, perGroup: query.perGroup }, chain, {
    emission,
    filter,
    taken,
    name: named('ranked'),
  });
}

/** How the number changed by which groups are kept. */
function keptTests({ kept }: AggregateQuery): readonly Printed[] {
  return kept === undefined
    ? []
    : [comparison(`${quoteIdentifier(kept.by)} ${kept.operator} ${String(kept.value)}`)];
}

/** Numbers the groups within their partition and keeps the first ones. */
function firstPerGroup(
  query: AggregateQuery & { readonly perGroup: NonNullable<AggregateQuery['perGroup']> },
  chain: Chain,
  options: {
    readonly emission: Emission;
    readonly filter: readonly Printed[];
    readonly taken: Set<string>;
    readonly name: string;
  },
): Select {
  const { emission, filter, taken, name } = options;
  for (const measure of query.measures) taken.add(measure.name);
  const position = quoteIdentifier(uniqueName('position', taken));
  const { partitionBy } = query.perGroup;
  const names = query.measures.map((measure) => quoteIdentifier(measure.name));
  const keys = orderKeys(query, names, { emission, areNullable: chain.areNullable });
  const ties = keys.slice(0, query.dimensions.length).filter((key) => !partitionBy.includes(key.name));
  const order = orderTerms(query.order, keys, ties);
  const number = `ROW_NUMBER() ${overClause({ partitionBy: partitionBy.map(quoteIdentifier), orderBy: order })}`;
  const outputs = [...query.dimensions, ...query.measures].map((output) => output.name);
  const ranked = append(chain, name, {
    columns: [...plain(outputs), { sql: number, alias: position }],
    where: filter,
  });
  const groups = partitionBy.map((by): string => {
    const key = keys.find((candidate) => candidate.name === by);
    if (key === undefined) throw new Error(`The groups are partitioned by ${by}, which is no dimension`);
    return orderTerm(key, directionOf(by, query.order));
  });
  return {
    ...finish(query, ranked, { values: names, emission }),
    where: keptPositions(position, query.perGroup),
    orderBy: [...groups, position],
  };
}

function directionOf(name: string, order: readonly Order[]): Order['direction'] {
  return order.find(({ by }) => by === name)?.direction ?? 'asc';
}

/** The outermost SELECT: rounding, order and limit. */
function finish(
  query: AggregateQuery,
  chain: Chain,
  { values, emission }: { readonly values: readonly string[]; readonly emission: Emission },
): Select {
  const measures = query.measures.map((measure, index) => {
    const value = values[index] ?? '';
    return toColumn(isRounded(measure, emission) ? rounded(value, emission) : value, measure.name);
  });
  const outputs = [...query.dimensions, ...query.measures];
  const shown = outputs.map((output) => isShown(query, output));
  const shownNames = new Set(
    outputs.filter((_, index) => shown[index]).map(({ name }) => quoteIdentifier(name)),
  );
  const exact = query.measures.map((measure, index) => {
    const name = quoteIdentifier(measure.name);
    const value = values[index] ?? '';
    if (isShown(query, measure) && !isRounded(measure, emission)) return name;
    // In ORDER BY a bare name would be the column shown, which may be rounded.
    return shownNames.has(value) ? `${chain.from}.${value}` : value;
  });
  const keys = orderKeys(query, exact, { emission, areNullable: chain.areNullable });
  return {
    ...EMPTY_SELECT,
    with: chain.ctes,
    columns: [...plain(query.dimensions.map(({ name }) => name)), ...measures].filter(
      (_, index) => shown[index],
    ),
    from: chain.from,
    orderBy: orderTerms(query.order, keys, keys.slice(0, query.dimensions.length)),
    limit: query.limit,
    offset: query.offset,
  };
}

function orderKeys(
  query: AggregateQuery,
  measures: readonly string[],
  { emission, areNullable }: { readonly emission: Emission; readonly areNullable: readonly boolean[] },
): readonly OrderKey[] {
  return [
    ...query.dimensions.map((dimension, index) => {
      const name = quoteIdentifier(dimension.name);
      const isNullable = areNullable[index] ?? true;
      return dimensionKey(dimension, { alias: name, inExpression: name, isNullable }, emission.knowledge);
    }),
    ...query.measures.map((measure, index) => ({
      name: measure.name,
      sql: measures[index] ?? '',
      isNullable: measure.transform !== null || isNullableMeasure(measure.expression),
    })),
  ];
}

/** The grouped values from which the measures are calculated, one column for each different one. */
function rawColumns(query: AggregateQuery, block: Block, taken: Set<string>) {
  const names = new Map<string, string>();
  const shownFirst = query.measures.toSorted(
    (a, b) => Number(a.transform !== null) - Number(b.transform !== null),
  );
  for (const { name, expression, transform } of shownFirst) {
    const key = JSON.stringify(expression);
    if (names.has(key)) continue;
    const wanted =
      transform === null ? name : expression.kind === 'aggregate' ? aggregateName(expression) : 'value';
    names.set(key, uniqueName(wanted, taken));
  }
  const nameOf = ({ expression }: MeasureOutput): string => names.get(JSON.stringify(expression)) ?? '';
  const measures = query.measures.filter(
    (measure, index) => query.measures.findIndex((other) => nameOf(other) === nameOf(measure)) === index,
  );
  return {
    nameOf,
    names: measures.map(nameOf),
    columns: measures.map((measure) => toColumn(block.print(measure.expression).sql, nameOf(measure))),
  };
}

function looksAtOtherGroups({ transform }: MeasureOutput): boolean {
  return transform !== null && transform.kind !== 'rank' && transform.kind !== 'overall';
}

function plain(names: readonly string[]): readonly SelectColumn[] {
  return names.map((name) => ({ sql: quoteIdentifier(name), alias: null }));
}

function append(chain: Chain, name: string, select: Pick<Select, 'columns'> & Partial<Select>): Chain {
  const cte = { name, selects: [{ ...EMPTY_SELECT, ...select, from: chain.from }] };
  return { ...chain, ctes: [...chain.ctes, cte], from: name };
}
