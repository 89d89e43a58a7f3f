import type { AggregateFunction, DatePart, Expression } from '../../shared/mod.ts';
import { tablesOf } from './resolve-name.ts';
import type { SqlCursor } from './sql-cursor.ts';

/** Scalar functions of stock SQLite that depend on nothing but their arguments. */
const SCALAR_FUNCTIONS: ReadonlySet<string> = new Set(
  `abs coalesce concat date datetime ifnull iif instr julianday length lower ltrim max min nullif replace round rtrim
  sign strftime substr substring time trim unixepoch upper`.split(/\s+/),
);

const AGGREGATES: ReadonlyMap<string, AggregateFunction> = new Map([
  ['count', 'count'],
  ['sum', 'sum'],
  ['total', 'sum'],
  ['avg', 'avg'],
  ['min', 'min'],
  ['max', 'max'],
  ['median', 'median'],
  ['percentile', 'percentile'],
  ['stddev', 'stddev'],
]);

const DATE_PARTS: ReadonlySet<DatePart> = new Set<DatePart>([
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'quarter-of-year',
  'month-of-year',
  'weekday',
  'day-of-month',
]);

type Parse = (cursor: SqlCursor) => Expression;

/** Parses the rest of a function call, the opening parenthesis taken; `parse` reads what stands inside. */
export function parseCall(name: string, cursor: SqlCursor, parse: Parse): Expression {
  const lower = name.toLowerCase();
  if (lower === 'cast') return parseCast(cursor, parse);
  if (lower === 'date_part') return parseDatePart(cursor, parse);
  if (cursor.accept('*')) {
    cursor.expect(')');
    return lower === 'count'
      ? toAggregate('count', { args: [], isDistinct: false, filter: parseFilter(cursor, parse) }, cursor)
      : cursor.fail(`${name}(*): only COUNT takes *`);
  }
  const isDistinct = cursor.accept('DISTINCT');
  const args: Expression[] = [];
  if (!cursor.accept(')')) {
    do args.push(parse(cursor));
    while (cursor.accept(','));
    cursor.expect(')');
  }
  const aggregate = AGGREGATES.get(lower);
  // MIN and MAX of several values are not aggregates.
  if (aggregate !== undefined && (args.length === 1 || aggregate === 'percentile')) {
    return toAggregate(aggregate, { args, isDistinct, filter: parseFilter(cursor, parse) }, cursor);
  }
  if (isDistinct) cursor.fail(`DISTINCT in ${name}, which is no aggregate of one value`);
  if (!SCALAR_FUNCTIONS.has(lower)) {
    cursor.fail(
      `unknown function ${name}; known are ${[...AGGREGATES.keys(), ...SCALAR_FUNCTIONS].sort().join(', ')}`,
    );
  }
  return { kind: 'function', name: lower, arguments: args };
}

function toAggregate(
  fn: AggregateFunction,
  call: {
    readonly args: readonly Expression[];
    readonly isDistinct: boolean;
    readonly filter: Expression | null;
  },
  cursor: SqlCursor,
): Expression {
  const { filter, isDistinct } = call;
  const [argument = null, rank] = call.args;
  const table = aggregatedTable([argument, filter], cursor);
  const isRowCount = fn === 'count' && !isDistinct && argument !== null && isPrimaryKey(argument, cursor);
  return {
    kind: 'aggregate',
    function: fn,
    table,
    argument: isRowCount ? null : argument,
    distinct: isDistinct,
    filter,
    ...(fn === 'percentile' ? { percentile: parseRank(rank, cursor) } : {}),
  };
}

function parseFilter(cursor: SqlCursor, parse: Parse): Expression | null {
  if (!cursor.accept('FILTER')) return null;
  cursor.expect('(');
  cursor.expect('WHERE');
  const filter = parse(cursor);
  cursor.expect(')');
  return filter;
}

function parseRank(rank: Expression | undefined, cursor: SqlCursor): number {
  if (rank?.kind === 'literal' && typeof rank.value === 'number' && rank.value >= 0 && rank.value <= 100)
    return rank.value;
  return cursor.fail('PERCENTILE(column, rank) needs a rank from 0 to 100');
}

/** The table whose rows are aggregated: of all that are named, the one from whose rows keys lead to the others. */
function aggregatedTable(parts: readonly (Expression | null)[], cursor: SqlCursor): string {
  const { catalog, table } = cursor.scope;
  const named = new Set(parts.flatMap((part) => (part === null ? [] : tablesOf(part))));
  const [only] = named;
  if (only === undefined) {
    return table ?? cursor.fail('COUNT(*) of which table? Write COUNT(table.key) instead');
  }
  if (named.size === 1) return only;
  const many = [...named].filter((start) => {
    const reached = new Set([start]);
    for (const at of reached) for (const key of catalog.foreignKeys) if (key.from === at) reached.add(key.to);
    return [...named].every((other) => reached.has(other));
  });
  const [found] = many;
  if (many.length === 1 && found !== undefined) return found;
  return cursor.fail(
    `an aggregate over ${[...named].join(' and ')}, and no key leads from one of them to the others`,
  );
}

function isPrimaryKey(argument: Expression, cursor: SqlCursor): boolean {
  if (argument.kind !== 'column') return false;
  const key = cursor.scope.catalog.tables.find(({ name }) => name === argument.table)?.primaryKey ?? [];
  return key.length === 1 && key[0] === argument.column;
}

/** Of CAST, what plain operators say: there is no cast in the expression tree. */
function parseCast(cursor: SqlCursor, parse: Parse): Expression {
  const operand = parse(cursor);
  cursor.expect('AS');
  const type = cursor.take().text.toUpperCase();
  cursor.expect(')');
  if (type === 'TEXT')
    return { kind: 'binary', operator: '||', left: operand, right: { kind: 'literal', value: '' } };
  if (type === 'REAL')
    return { kind: 'binary', operator: '/', left: operand, right: { kind: 'literal', value: 1 } };
  return cursor.fail(`CAST to ${type}: only TEXT and REAL are known; for whole numbers use ROUND`);
}

function parseDatePart(cursor: SqlCursor, parse: Parse): Expression {
  const word = cursor.take();
  const part = [...DATE_PARTS].find((known) => known === word.text.toLowerCase());
  if (word.kind !== 'text' || part === undefined) {
    return cursor.fail(`DATE_PART('part', column) with a part of ${[...DATE_PARTS].join(', ')}`);
  }
  cursor.expect(',');
  const operand = parse(cursor);
  cursor.expect(')');
  return { kind: 'date-part', part, operand };
}
