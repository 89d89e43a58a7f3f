import type { AggregateExpression } from '../../shared/mod.ts';
import { countedRows } from '../counted-rows.ts';
import { aggregateSql, needsWindow } from './aggregate-sql.ts';
import type { Block } from './emit-options.ts';
import { quoteIdentifier } from './identifier.ts';
import { overClause } from './over-clause.ts';
import { print } from './print-expression.ts';
import { EMPTY_SELECT, type Select, type SelectColumn, toColumn } from './select.ts';
import { uniqueName } from './unique-name.ts';

/** The rows of a block before they are grouped. */
export interface BlockRows {
  readonly select: Select;
  readonly dimensions: readonly NamedSql[];
  /** What tells two rows of the base table apart. */
  readonly key: readonly NamedSql[];
  readonly isFannedOut: boolean;
  /** Argument with its filter folded in; null for all rows. */
  argument(aggregate: AggregateExpression): string | null;
  isNullable(aggregate: AggregateExpression): boolean;
  /** A name for a CTE that no table has. */
  cteName(wanted: string): string;
}

interface NamedSql {
  readonly name: string;
  readonly sql: string;
}

interface Argument extends NamedSql {
  readonly isNullable: boolean;
  readonly aggregates: readonly AggregateExpression[];
}

/**
 * A block whose rows are written out in a CTE first: made distinct where joins repeat them, ranked where an aggregate
 * looks at their order.
 */
export function preparedBlock(
  rows: BlockRows,
  aggregates: readonly AggregateExpression[],
): Omit<Block, 'areNullable' | 'rowsAreGroups'> {
  const taken = new Set(rows.dimensions.map(({ name }) => name));
  const args = collectArguments(rows, aggregates, taken);
  const key = rows.key.map((column) => ({ ...column, name: uniqueName(column.name, taken) }));
  const plain = (named: readonly NamedSql[]): readonly SelectColumn[] =>
    named.map(({ name, sql }) => toColumn(sql, name));
  const byName = <Named extends NamedSql>(named: readonly Named[]): readonly Named[] =>
    named.map((item) => ({ ...item, sql: quoteIdentifier(item.name) }));

  const windows = (dimensions: readonly NamedSql[], ranked: readonly Argument[]): readonly SelectColumn[] =>
    ranked.flatMap((argument) => windowColumns(dimensions, argument));
  const distinct: Select = {
    ...rows.select,
    distinct: true,
    columns: plain([...rows.dimensions, ...key, ...args]),
  };
  const matching = rows.cteName('matching');
  const ranked = rows.cteName('ranked');
  const hasWindows = aggregates.some(needsWindow);
  const ctes = rows.isFannedOut
    ? [
        { name: matching, selects: [distinct] },
        ...(hasWindows
          ? [
              {
                name: ranked,
                selects: [
                  {
                    ...EMPTY_SELECT,
                    from: matching,
                    columns: [
                      ...plain(byName([...rows.dimensions, ...args])),
                      ...windows(byName(rows.dimensions), byName(args)),
                    ],
                  },
                ],
              },
            ]
          : []),
      ]
    : [
        {
          name: ranked,
          selects: [
            {
              ...rows.select,
              columns: [...plain([...rows.dimensions, ...args]), ...windows(rows.dimensions, args)],
            },
          ],
        },
      ];
  const dimensions = rows.dimensions.map(({ name }) => quoteIdentifier(name));
  return {
    select: { ...EMPTY_SELECT, with: ctes, from: ctes.at(-1)?.name ?? null, groupBy: dimensions },
    dimensions,
    print: (measure) =>
      print(measure, {
        column: (table, column) => {
          throw new Error(`${table}.${column} is neither grouped nor aggregated`);
        },
        related: ({ table, related }) => {
          throw new Error(`${related} of ${table} are neither grouped nor aggregated`);
        },
        aggregate: (aggregate) => {
          const argument =
            args.find(({ aggregates: users }) => users.some((user) => isSame(user, aggregate))) ?? null;
          const named = (suffix: string): string => quoteIdentifier(`${argument?.name}_${suffix}`);
          return aggregateSql(aggregate, {
            argument: argument === null ? null : quoteIdentifier(argument.name),
            filter: null,
            rank: named('rank'),
            count: named('count'),
            mean: named('mean'),
          });
        },
      }),
  };
}

function isSame(left: AggregateExpression, right: AggregateExpression): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

/** One column for each different argument. */
function collectArguments(
  rows: BlockRows,
  aggregates: readonly AggregateExpression[],
  taken: Set<string>,
): readonly Argument[] {
  const found = new Map<string, Argument>();
  for (const aggregate of aggregates) {
    const sql = rows.argument(aggregate);
    if (sql === null) continue;
    const known = found.get(sql);
    const column =
      aggregate.argument?.kind === 'column' && countedRows(aggregate) === null
        ? aggregate.argument.column
        : 'value';
    found.set(sql, {
      name: known?.name ?? uniqueName(column, taken),
      sql,
      isNullable: rows.isNullable(aggregate),
      aggregates: [...(known?.aggregates ?? []), aggregate],
    });
  }
  return [...found.values()];
}

/** Rank and number of a group's values, and their mean, as the aggregates of this argument need them. */
function windowColumns(dimensions: readonly NamedSql[], argument: Argument): readonly SelectColumn[] {
  const uses = (...functions: readonly string[]): boolean =>
    argument.aggregates.some((aggregate) => functions.includes(aggregate.function));
  const group = dimensions.map(({ sql }) => sql);
  const { sql, name } = argument;
  const named = (suffix: string): string => quoteIdentifier(`${name}_${suffix}`);
  const whole = overClause({ partitionBy: group, orderBy: [] });
  const ranks = uses('median', 'percentile')
    ? [
        {
          // NULLs are ranked apart, so that the values are numbered from 1.
          sql: `ROW_NUMBER() ${overClause({ partitionBy: argument.isNullable ? [...group, `${sql} IS NULL`] : group, orderBy: [sql] })}`,
          alias: named('rank'),
        },
        { sql: `COUNT(${sql}) ${whole}`, alias: named('count') },
      ]
    : [];
  const means = uses('stddev') ? [{ sql: `AVG(${sql}) ${whole}`, alias: named('mean') }] : [];
  return [...ranks, ...means];
}
