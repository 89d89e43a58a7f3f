import type { Knowledge } from '../../catalog/mod.ts';
import { type Hop, reverseHop } from '../joins/join-path.ts';
import { fieldOf } from './expand-fields.ts';
import { comparison, LEVEL, type Printed } from './print-expression.ts';
import type { Scope } from './scope.ts';
import { EMPTY_SELECT, formatSubselect, type Select } from './select.ts';

/** What the inner query selects from: rows of a scope, or groups. */
type Inner =
  | { readonly scope: Scope; readonly where: readonly Printed[] }
  | { readonly block: Select; readonly key: readonly string[]; readonly having: Printed };

/**
 * `key IN (SELECT key …)`: whether a row has a related one. Unlike EXISTS it is evaluated once, whatever indexes there
 * are. `hops` lead from a table of the scope to the related one.
 */
export function semiJoinSql(
  hops: readonly Hop[],
  options: {
    readonly scope: Scope;
    readonly knowledge: Knowledge;
    readonly negated: boolean;
    readonly inner: (
      base: string,
      seed: readonly Hop[],
      key: { table: string; columns: readonly string[] },
    ) => Inner;
  },
): Printed {
  const [first] = hops;
  const base = hops.at(-1)?.to;
  if (first === undefined || base === undefined)
    throw new Error('A related row is reached by at least one key');
  const { scope, knowledge, negated } = options;
  const key = { table: first.to, columns: first.toColumns };
  const inner = options.inner(base, hops.slice(1).reverse().map(reverseHop), key);
  const outerKey = first.fromColumns.map((column) => scope.column(first.from, column));

  const innerKey =
    'scope' in inner ? key.columns.map((column) => inner.scope.column(key.table, column)) : inner.key;
  // A single NULL among the keys would make NOT IN unknown for every row.
  const nullable = key.columns.map((column) => fieldOf(knowledge, key.table, column)?.isNullable ?? true);
  const present = negated
    ? innerKey.filter((_, index) => nullable[index]).map((sql) => comparison(`${sql} IS NOT NULL`))
    : [];
  const columns = innerKey.map((sql) => ({ sql, alias: null }));
  const select: Select =
    'scope' in inner
      ? {
          ...EMPTY_SELECT,
          columns,
          from: inner.scope.from,
          joins: inner.scope.joins,
          where: [...inner.where, ...present],
        }
      : { ...inner.block, columns, having: [inner.having, ...present] };

  const membership = `${tuple(outerKey)} ${negated ? 'NOT IN' : 'IN'} ${formatSubselect(select)}`;
  const absent = negated
    ? first.fromColumns
        .filter((column) => scope.isNullable(first.from, column))
        .map((column) => `${scope.column(first.from, column)} IS NULL`)
    : [];
  return absent.length === 0
    ? { sql: membership, level: LEVEL.comparison }
    : { sql: [...absent, membership].join(' OR '), level: LEVEL.or };
}

function tuple(columns: readonly string[]): string {
  return columns.length === 1 ? columns.join('') : `(${columns.join(', ')})`;
}
