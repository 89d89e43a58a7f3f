import type {
  AggregateQuery,
  Condition,
  ListQuery,
  MeasureOutput,
  Output,
} from '../../../src/engine/logical-query.ts';
import type { AggregateExpression, AggregateFunction, Expression } from '../../../src/shared/mod.ts';
import {
  aggregate,
  aggregateQuery,
  column,
  compare,
  datePart,
  listQuery,
  literal,
  measure,
  output,
} from './expressions.ts';
import type { Random } from './small-loan-book.ts';

/** Tables whose rows are aggregated or listed. */
const BASES = ['borrowers', 'branches', 'products', 'applications', 'loans', 'payments'] as const;

/** Columns to group by, test and aggregate; the tables further up refer to those further down. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  payments: ['days_late'],
  loans: ['grade', 'status', 'term_months'],
  applications: ['channel', 'decision'],
  borrowers: ['state', 'dependents'],
  products: ['category'],
  branches: ['region', 'state'],
};
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  payments: ['amount_paid', 'days_late'],
  loans: ['principal', 'term_months'],
  applications: ['requested_amount'],
  borrowers: ['annual_income', 'credit_score'],
  products: ['min_amount'],
  branches: [],
};
const DATES: Readonly<Record<string, string>> = {
  payments: 'due_on',
  loans: 'issued_on',
  applications: 'applied_on',
  borrowers: 'customer_since',
};
const FUNCTIONS: readonly AggregateFunction[] = [
  'count',
  'sum',
  'avg',
  'min',
  'max',
  'median',
  'percentile',
  'stddev',
];

function randomTest(random: Random, table: string): Expression {
  const name = random.pick(CATEGORIES[table] ?? []);
  const operand = column(table, name);
  const isText = !['days_late', 'term_months', 'dependents'].includes(name);
  const value = (): string | number => (isText ? `${name.slice(0, 2)}${random.below(3)}` : random.below(6));
  const date = DATES[table];
  const shapes: (() => Expression)[] = [
    () => compare(random.pick(['=', '<>'] as const), operand, value()),
    () => compare(random.pick(['<', '>=', '>', '<='] as const), operand, value()),
    () => ({
      kind: 'in',
      operand,
      values: [literal(value()), literal(value())],
      negated: random.chance(0.3),
    }),
    () => ({ kind: 'is-null', operand, negated: random.chance(0.5) }),
    () => ({ kind: 'not', operand: compare('=', operand, value()) }),
    () => ({
      kind: 'logical',
      operator: 'or',
      operands: [compare('=', operand, value()), compare('=', operand, value())],
    }),
  ];
  if (date !== undefined)
    shapes.push(() =>
      compare(
        random.pick(['=', '<>', '<', '<=', '>', '>='] as const),
        datePart('year', column(table, date)),
        random.pick([Number, String] as const)(2020 + random.below(3)),
      ),
    );
  return random.pick(shapes)();
}

/** Tables that a row of the base refers to, itself included. */
function ownTables(base: string): readonly string[] {
  const targets = ['borrowers', 'products', 'branches'];
  if (base === 'payments') return ['payments', 'loans', ...targets];
  if (base === 'loans') return ['loans', 'applications', ...targets];
  return base === 'applications' ? ['applications', ...targets] : [base];
}

function randomCondition(random: Random, base: string, depth: number): Condition {
  const own = ownTables(base);
  const inner = (table: string): Condition | null =>
    random.chance(0.3) || depth === 0 ? null : randomCondition(random, table, depth - 1);
  const others = BASES.filter((table) => table !== base);
  const leaf = (): Condition => ({ kind: 'test', expression: randomTest(random, random.pick(own)) });
  const shapes: (() => Condition)[] = [
    leaf,
    () => ({ kind: 'test', expression: randomTest(random, random.pick(BASES)) }),
    () => {
      const related = random.pick(others);
      return { kind: 'exists', table: base, related, where: inner(related) };
    },
    () => {
      const related = random.pick(others);
      return {
        kind: 'related-aggregate',
        table: base,
        aggregate: randomAggregate(random, related, ['count', 'sum', 'avg', 'max']),
        where: inner(related),
        operator: random.pick(['=', '<>', '<', '<=', '>', '>='] as const),
        value: random.below(4),
      };
    },
    () => {
      const table = random.pick(
        own.filter((name) => (NUMBERS[name] ?? []).length > 0).concat(base === 'branches' ? 'loans' : []),
      );
      return table === 'loans' && base === 'branches'
        ? leaf()
        : {
            kind: 'compare-to-aggregate',
            left: column(table, random.pick(NUMBERS[table] ?? [])),
            operator: random.pick(['<', '>='] as const),
            aggregate: randomAggregate(random, table, ['avg', 'median']),
            where: inner(table),
          };
    },
  ];
  if (depth > 0) {
    const parts = (): Condition[] => [
      randomCondition(random, base, depth - 1),
      randomCondition(random, base, depth - 1),
    ];
    shapes.push(
      () => ({ kind: 'all', of: parts() }),
      () => ({ kind: 'any', of: parts() }),
      () => ({ kind: 'not', of: randomCondition(random, base, depth - 1) }),
    );
  }
  return random.pick(shapes)();
}

function randomAggregate(
  random: Random,
  table: string,
  functions: readonly AggregateFunction[] = FUNCTIONS,
): AggregateExpression {
  const numbers = ownTables(table).flatMap((name) =>
    (NUMBERS[name] ?? []).map((number) => column(name, number)),
  );
  const filter = random.chance(0.25) ? randomTest(random, random.pick(ownTables(table))) : null;
  if (numbers.length === 0 || random.chance(0.3)) return aggregate('count', table, null, { filter });
  const name = random.pick(functions);
  const options =
    name === 'count'
      ? { distinct: random.chance(0.5) }
      : name === 'percentile'
        ? { percentile: 10 * random.below(11) }
        : {};
  return aggregate(name, table, random.pick(numbers), { ...options, filter });
}

/** Counts, sums and the like of one table or two, by up to two dimensions, with conditions of every kind. */
export function randomQuery(random: Random): AggregateQuery {
  const base = random.pick(BASES);
  const second = random.chance(0.2) ? random.pick(BASES) : base;
  const dimensionTables = random.pick([
    [],
    [random.pick(BASES)],
    [random.pick(BASES)],
    [random.pick(BASES), random.pick(BASES)],
  ]);
  const dimensions = dimensionTables.map((table, index) => randomOutput(random, table, index));
  const tables = [...new Set([base, second])];
  return aggregateQuery(
    tables.map((table, index) => measure(`value_${index}`, randomAggregate(random, table))),
    { dimensions, where: random.chance(0.7) && base === second ? randomCondition(random, base, 2) : null },
  );
}

/** A column or a period of it, under its own name or another one. */
function randomOutput(random: Random, table: string, index: number): Output {
  const date = DATES[table];
  const expression =
    date !== undefined && random.chance(0.3)
      ? datePart(random.pick(['year', 'quarter', 'month'] as const), column(table, date))
      : column(table, random.pick(CATEGORIES[table] ?? []));
  return output(
    random.chance(0.3) && expression.kind === 'column' ? `${expression.column}_${index}` : `group_${index}`,
    expression,
  );
}

/** As `randomQuery`, with shares, a condition on the groups, an order, and what is not shown. */
export function randomRanking(random: Random): AggregateQuery {
  const query = randomQuery(random);
  const measures = query.measures.map((each): MeasureOutput => {
    const { expression } = each;
    if (expression.kind !== 'aggregate') throw new Error('Random measures are plain aggregates');
    // Sums of squares differ in their last digits by the order of the rows, which then order the groups.
    const exact = ['stddev', 'percentile'].includes(expression.function)
      ? { ...expression, function: 'sum' as const }
      : expression;
    const within = query.dimensions.map(({ name }) => name).filter(() => random.chance(0.4));
    const isShare = (exact.function === 'sum' || exact.function === 'count') && random.chance(0.4);
    return { ...each, expression: exact, transform: isShare ? { kind: 'share-of-total', within } : null };
  });
  const counted = random.pick(measures).expression;
  const having = compare(random.pick(['>', '<=', '<>'] as const), counted, random.below(5));
  return {
    ...query,
    measures,
    having: random.chance(0.5) ? having : null,
    ...randomOrder(random, [...query.dimensions, ...measures]),
    perGroup: randomPerGroup(random, query.dimensions),
  };
}

/** Rows of one table with what they refer to, or the different ones of them, also by what refers to them. */
export function randomList(random: Random): ListQuery {
  const from = random.pick(BASES);
  const distinct = random.chance(0.6);
  const tables = distinct && random.chance(0.4) ? BASES : ownTables(from);
  const fields = [0, 1, 2].map((index) => randomOutput(random, random.pick(tables), index));
  return listQuery('loans', fields, {
    from,
    distinct,
    where: random.chance(0.5) ? randomCondition(random, from, 1) : null,
    ...randomOrder(random, fields),
    perGroup: randomPerGroup(random, fields),
  });
}

function randomOrder(random: Random, outputs: readonly Output[]) {
  const names = outputs.map(({ name }) => name);
  const shown = random.pick(names);
  const asked = names.filter(() => random.chance(0.4));
  return {
    order: asked.map((by) => ({ by, direction: random.pick(['asc', 'desc'] as const) })),
    limit: random.chance(0.5) ? 1 + random.below(5) : null,
    offset: random.chance(0.3) ? random.below(4) : 0,
    hidden: names.filter((name) => name !== shown && random.chance(0.3)),
  };
}

function randomPerGroup(random: Random, outputs: readonly Output[]) {
  const [first] = outputs;
  return first === undefined || random.chance(0.6)
    ? null
    : { partitionBy: [first.name], limit: 1 + random.below(3) };
}
