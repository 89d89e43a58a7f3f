import { conditionTables } from '../../../src/engine/expression-walk.ts';
import type { AggregateQuery, Condition, ListQuery } from '../../../src/engine/logical-query.ts';
import type { AggregateExpression, Expression } from '../../../src/shared/mod.ts';
import { aggregate, aggregateQuery, measure } from './expressions.ts';

/** A row, by column. */
export type Row = Readonly<Record<string, string | number | null>>;
export type Tables = Readonly<Record<string, readonly Row[]>>;
export type Value = string | number | null;
/** The rows that one row determines, by table; null where a key leads nowhere. */
type Environment = Readonly<Record<string, Row | null>>;

type Named = ReadonlySet<string>;

/** A row of `base`, what is joined to it, and the tables that are spoken of there. */
interface Place {
  readonly base: string;
  readonly environment: Environment;
  readonly named: Named;
}

/** Keys of the loan book, written down a second time so that the engine's own paths are not trusted. */
const REFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payments: { loans: 'loan_id' },
  loans: {
    applications: 'application_id',
    borrowers: 'borrower_id',
    products: 'product_id',
    branches: 'branch_id',
  },
  applications: { borrowers: 'borrower_id', products: 'product_id', branches: 'branch_id' },
};

/** Answers aggregate queries by going through all rows, the slow and obvious way. */
export function createEvaluator(tables: Tables) {
  const cache = new Map<Row, Environment>();

  function environmentOf(table: string, row: Row): Environment {
    const known = cache.get(row);
    if (known !== undefined) return known;
    const found: Record<string, Row | null> = { [table]: row };
    for (const [target, column] of Object.entries(REFERENCES[table] ?? {})) {
      found[target] =
        tables[target]?.find((other) => other[column] === row[column] && row[column] !== null) ?? null;
    }
    if (table === 'payments') {
      const loan = found['loans'] ?? null;
      for (const target of ['applications', 'borrowers', 'products', 'branches']) {
        found[target] = loan === null ? null : (environmentOf('loans', loan)[target] ?? null);
      }
    }
    cache.set(row, found);
    return found;
  }

  /** The table of which one row tells what `table` holds for a row of `base`; null if the row itself tells. */
  function anchorOf(base: string, table: string, named: Named): string | null {
    if (table === base || table in forward(base)) return null;
    return ['loans', 'payments', 'applications'].includes(table) ? table : linkOf(named);
  }

  /** Borrowers, products and branches are linked by loans, or by applications where only those are spoken of. */
  function linkOf(named: Named): string {
    return named.has('applications') && !named.has('loans') ? 'applications' : 'loans';
  }

  function forward(table: string): Readonly<Record<string, unknown>> {
    if (table === 'payments') return { loans: 1, ...REFERENCES['loans'] };
    return REFERENCES[table] ?? {};
  }

  /** Each related row with the rows known through it; several times where several rows link the two. */
  function related(
    from: { table: string; row: Row | null },
    to: string,
    named: Named,
  ): readonly Environment[] {
    const { table, row } = from;
    if (row === null) return [];
    if (to in forward(table)) {
      const target = environmentOf(table, row)[to] ?? null;
      if (target === null) return [];
      const loan = table === 'payments' ? (environmentOf(table, row)['loans'] ?? null) : null;
      return [{ ...(loan === null ? {} : environmentOf('loans', loan)), ...environmentOf(to, target) }];
    }
    const rows = tables[to] ?? [];
    if (table in forward(to)) {
      return rows
        .map((other) => environmentOf(to, other))
        .filter((environment) => environment[table] === row);
    }
    const link = linkOf(named);
    return (tables[link] ?? [])
      .map((between) => environmentOf(link, between))
      .filter((environment) => environment[table] === row && environment[to] !== null);
  }

  function evaluate(expression: Expression, environment: Environment): Value {
    switch (expression.kind) {
      case 'column':
        return environment[expression.table]?.[expression.column] ?? null;
      case 'literal':
        return expression.value;
      case 'binary': {
        const right = evaluate(expression.right, environment);
        // A year is text, and means the number that it is compared with.
        const isPart = expression.left.kind === 'date-part' && right !== null;
        return compareValues(
          expression.operator,
          evaluate(expression.left, environment),
          isPart ? String(right) : right,
        );
      }
      case 'in': {
        const operand = evaluate(expression.operand, environment);
        if (operand === null) return null;
        const isIn = expression.values.some((value) => evaluate(value, environment) === operand);
        return Number(isIn !== expression.negated);
      }
      case 'is-null':
        return Number((evaluate(expression.operand, environment) === null) !== expression.negated);
      case 'logical': {
        const values = expression.operands.map((operand) => evaluate(operand, environment));
        return expression.operator === 'and' ? conjunction(values) : disjunction(values);
      }
      case 'not':
        return negation(evaluate(expression.operand, environment));
      case 'date-part': {
        const date = evaluate(expression.operand, environment);
        if (date === null) return null;
        const [year, month] = String(date).split('-');
        if (expression.part === 'year') return year ?? null;
        if (expression.part === 'month') return `${year}-${month}`;
        if (expression.part === 'quarter') return `${year}-Q${Math.ceil(Number(month) / 3)}`;
        throw new Error(`The evaluator knows no ${expression.part}`);
      }
      default:
        throw new Error(`The evaluator knows no ${expression.kind}`);
    }
  }

  /** Whether a condition holds for a row of `base`; `environment` has the rows that are joined to it. */
  function holds(condition: Condition, place: Place): Value {
    const { environment } = place;
    switch (condition.kind) {
      case 'all':
        return holdsAll(condition.of, place);
      case 'any':
        return disjunction(condition.of.map((part) => holds(part, place)));
      case 'not':
        return negation(holds(condition.of, place));
      case 'test':
        return holdsAll([condition], place);
      case 'exists':
        return Number(matching(condition, condition.related, environment).length > 0);
      case 'related-aggregate': {
        const { aggregate } = condition;
        const rows = new Set(
          matching(condition, aggregate.table, environment).map((found) => found[aggregate.table]),
        );
        const value = aggregateRows(
          aggregate,
          [...rows].filter((row) => row !== null && row !== undefined),
        );
        return (
          compareValues(
            condition.operator,
            value ?? (aggregate.function === 'sum' ? 0 : null),
            condition.value,
          ) ?? 0
        );
      }
      case 'shares-value':
      case 'first-rows':
      case 'related-measure':
        throw new Error('The evaluator knows plain aggregates only');
      case 'compare-to-aggregate': {
        const { aggregate, where, operator, left } = condition;
        const rows = (tables[aggregate.table] ?? []).filter(
          (row) =>
            where === null ||
            holds(where, placeOf(aggregate.table, environmentOf(aggregate.table, row), where)) === 1,
        );
        return compareValues(operator, evaluate(left, environment), aggregateRows(aggregate, rows));
      }
    }
  }

  function matching(
    { table, where }: { readonly table: string; readonly where: Condition | null },
    to: string,
    environment: Environment,
  ): readonly Environment[] {
    const named = new Set([table, to, ...conditionTables(where)]);
    const found = related({ table, row: environment[table] ?? null }, to, named);
    return found.filter((inner) => where === null || holds(where, placeOf(to, inner, where)) === 1);
  }

  function placeOf(base: string, environment: Environment, where: Condition | null): Place {
    return { base, environment, named: new Set([base, ...conditionTables(where)]) };
  }

  /** Tests on rows that refer to the base's are about one such row. */
  function holdsAll(conditions: readonly Condition[], place: Place): Value {
    const { base, environment, named } = place;
    const own: Value[] = [];
    const others: Expression[] = [];
    for (const condition of conditions.flatMap(flatten)) {
      const isRelated =
        condition.kind === 'test' &&
        columnTables(condition.expression).some((table) => !(table in environment));
      if (isRelated && condition.kind === 'test') others.push(condition.expression);
      else if (condition.kind === 'test') own.push(evaluate(condition.expression, environment));
      else own.push(holds(condition, place));
    }
    if (others.length === 0) return conjunction(own);
    const names = others.flatMap(columnTables).flatMap((table) => anchorOf(base, table, named) ?? []);
    const anchor = ['payments', 'loans', 'applications'].find((table) => names.includes(table)) ?? 'loans';
    const from = anchor === 'payments' && 'loans' in environment ? 'loans' : base;
    const found = related({ table: from, row: environment[from] ?? null }, anchor, named).some(
      (inner) => conjunction(others.map((expression) => evaluate(expression, inner))) === 1,
    );
    return conjunction([...own, Number(found)]);
  }

  function aggregateRows(aggregate: AggregateExpression, rows: readonly Row[]): Value {
    const { table, argument, filter } = aggregate;
    const kept = rows.filter((row) => filter === null || evaluate(filter, environmentOf(table, row)) === 1);
    if (argument === null) return kept.length;
    const all = kept
      .map((row) => evaluate(argument, environmentOf(table, row)))
      .filter((value) => value !== null);
    const values = aggregate.distinct ? [...new Set(all)] : all;
    if (aggregate.function === 'count') return values.length;
    const numbers = values.map(Number).toSorted((a, b) => a - b);
    return aggregateNumbers(aggregate, numbers);
  }

  /** The rows of the result, without their order. */
  function answer(query: AggregateQuery): Value[][] {
    const bases = [...new Set(query.measures.map(({ expression }) => baseOf(expression)))];
    const groups = new Map<string, { key: Value[]; rows: Map<string, Set<Row>> }>();
    for (const base of bases) {
      for (const { row, key } of keyedRows(base, query)) {
        const name = JSON.stringify(key);
        const group = groups.get(name) ?? { key, rows: new Map() };
        groups.set(name, group);
        const members = group.rows.get(base) ?? new Set();
        members.add(row);
        group.rows.set(base, members);
      }
    }
    if (query.dimensions.length === 0 && groups.size === 0) groups.set('[]', { key: [], rows: new Map() });
    const isCombined = bases.length > 1 && query.dimensions.length > 0;
    return [...groups.values()].map(({ key, rows }) => [
      ...key,
      ...query.measures.map(({ expression }) => {
        if (expression.kind !== 'aggregate') throw new Error('The evaluator knows plain aggregates only');
        const value = aggregateRows(expression, [...(rows.get(expression.table) ?? [])]);
        return isCombined && expression.function === 'sum' ? (value ?? 0) : value;
      }),
    ]);
  }

  /** The rows of a table for which the condition holds, with their values of the dimensions. */
  function keyedRows(base: string, query: AggregateQuery): readonly { row: Row; key: Value[] }[] {
    const named = namedOf(base, query);
    return (tables[base] ?? []).flatMap((row) =>
      contexts(base, row, query)
        .filter(
          (environment) => query.where === null || holds(query.where, { base, environment, named }) === 1,
        )
        .map((environment) => ({
          row,
          key: query.dimensions.map(({ expression }) => evaluate(expression, environment)),
        })),
    );
  }

  /** The fields of the rows, each row as often as they have different values for it, without order. */
  function list({ from, fields, where }: ListQuery): readonly { row: Row; key: Value[] }[] {
    const count = measure('count', aggregate('count', from));
    return keyedRows(from, aggregateQuery([count], { dimensions: fields, where }));
  }

  /** The row with what is joined for the dimensions: several times where a dimension is of rows that refer to it. */
  function contexts(base: string, row: Row, query: AggregateQuery): readonly Environment[] {
    const named = namedOf(base, query);
    const tablesOfDimensions = query.dimensions.flatMap(({ expression }) => columnTables(expression));
    const distant = tablesOfDimensions.filter((table) => anchorOf(base, table, named) !== null);
    const referring = ['payments', 'loans', 'applications'].find((table) => distant.includes(table));
    const anchor = referring ?? (distant.length === 0 ? undefined : linkOf(named));
    if (anchor === undefined) return [environmentOf(base, row)];
    return related({ table: base, row }, anchor, named).map((inner) => ({
      ...inner,
      ...environmentOf(base, row),
    }));
  }

  return { answer, list };
}

/** The tables that a query names where it is about rows of `base`. */
function namedOf(base: string, { dimensions, measures, where }: AggregateQuery): Named {
  const expressions = measures
    .map(({ expression }) => expression)
    .filter((expression) => baseOf(expression) === base);
  const outputs = [...dimensions.map(({ expression }) => expression), ...expressions].flatMap(columnTables);
  return new Set([base, ...outputs, ...conditionTables(where)]);
}

function flatten(condition: Condition): readonly Condition[] {
  return condition.kind === 'all' ? condition.of.flatMap(flatten) : [condition];
}

function baseOf(expression: Expression): string {
  if (expression.kind !== 'aggregate') throw new Error('The evaluator knows plain aggregates only');
  return expression.table;
}

function columnTables(expression: Expression): readonly string[] {
  return [...JSON.stringify(expression).matchAll(/"table":"(\w+)"/g)].map((match) => match[1] ?? '');
}

/** A comparison as SQL makes it. */
export function compareValues(operator: string, left: Value, right: Value): Value {
  if (left === null || right === null) return null;
  switch (operator) {
    case '=':
      return Number(left === right);
    case '<>':
      return Number(left !== right);
    case '<':
      return Number(left < right);
    case '<=':
      return Number(left <= right);
    case '>':
      return Number(left > right);
    case '>=':
      return Number(left >= right);
    default:
      throw new Error(`The evaluator knows no ${operator}`);
  }
}

function conjunction(values: readonly Value[]): Value {
  if (values.includes(0)) return 0;
  return values.includes(null) ? null : 1;
}

function disjunction(values: readonly Value[]): Value {
  if (values.includes(1)) return 1;
  return values.includes(null) ? null : 0;
}

function negation(value: Value): Value {
  return value === null ? null : Number(value === 0);
}

function aggregateNumbers(
  { function: name, percentile }: AggregateExpression,
  sorted: readonly number[],
): Value {
  const total = sorted.reduce((sum, value) => sum + value, 0);
  const count = sorted.length;
  if (count === 0) return null;
  switch (name) {
    case 'sum':
      return total;
    case 'avg':
      return total / count;
    case 'min':
      return sorted[0] ?? null;
    case 'max':
      return sorted.at(-1) ?? null;
    case 'median':
      return interpolate(sorted, 0.5);
    case 'percentile':
      return interpolate(sorted, (percentile ?? 50) / 100);
    case 'stddev': {
      const squares = sorted.reduce((sum, value) => sum + (value - total / count) ** 2, 0);
      return count < 2 ? null : Math.sqrt(squares / (count - 1));
    }
    default:
      throw new Error(`The evaluator knows no ${name}`);
  }
}

function interpolate(sorted: readonly number[], fraction: number): number {
  const position = (sorted.length - 1) * fraction;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}
