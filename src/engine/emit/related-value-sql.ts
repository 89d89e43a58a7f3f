import type { RelatedExpression } from '../../shared/mod.ts';
import { tablesOf } from '../expression-walk.ts';
import { joinPath, reverseHop } from '../joins/join-path.ts';
import { JoinError } from '../joins/join-problem.ts';
import { aggregateSql } from './aggregate-sql.ts';
import { quoteIdentifier } from './identifier.ts';
import { comparison, type Names, printExpression } from './print-expression.ts';
import { createScope, type Scope } from './scope.ts';
import { EMPTY_SELECT, formatSubselect, type Select } from './select.ts';

/** Names for an expression over one row of the scope. */
export function namesOf(scope: Scope): Names {
  return {
    column: (table, column) => scope.column(table, column),
    related: (value, ofAll) => {
      const sql = relatedValueSql(value, scope.knowledge);
      if (ofAll === undefined) return sql;
      const columns = [{ sql, alias: null }];
      return formatSubselect({ ...EMPTY_SELECT, columns, from: quoteIdentifier(value.table) });
    },
    // "loans with applications", of what was asked for in them: how many there are is no value of one row.
    aggregate: ({ argument }) => {
      const { base } = scope.plan;
      const [related = base] = argument === null ? [] : tablesOf(argument);
      throw new JoinError({ kind: 'many-values', base, related });
    },
  };
}

/**
 * The value of the first, second … of the related rows, or of all: a subquery that the row's own key ties to it. There is none of
 * what is said of the row itself: joined within, its name would hide the row; not joined, SQL takes the aggregate for one of all rows.
 */
function relatedValueSql(
  { table, related, value, position, isFromEnd, orderBy }: RelatedExpression,
  knowledge: Scope['knowledge'],
): string {
  const hops = joinPath(knowledge, { from: table, to: related, named: new Set([table, related]) });
  if ('kind' in hops) throw new JoinError(hops);
  const [first] = hops;
  if (tablesOf(value).has(table)) throw new JoinError({ kind: 'many-values', base: table, related });
  if (first === undefined) throw new JoinError({ kind: 'no-path', tables: [table, related] });
  const scope = createScope(knowledge, {
    base: related,
    seed: hops.slice(1).reverse().map(reverseHop),
    outputs: tablesOf(value),
  });
  const plain = namesOf(scope);
  const names: Names = {
    ...plain,
    aggregate: (one) => {
      const argument = one.argument === null ? null : printExpression(one.argument, plain);
      const filter = one.filter === null ? null : printExpression(one.filter, plain);
      return aggregateSql(one, { argument, filter });
    },
  };
  const select: Select = {
    ...EMPTY_SELECT,
    columns: [{ sql: printExpression(value, names), alias: null }],
    from: scope.from,
    joins: scope.joins,
    where: first.toColumns.map((column, at) => {
      const outer = `${quoteIdentifier(first.from)}.${quoteIdentifier(first.fromColumns[at] ?? column)}`;
      return comparison(`${scope.column(first.to, column)} = ${outer}`);
    }),
    orderBy: orderBy.map((term) => `${printExpression(term, names)}${isFromEnd === true ? ' DESC' : ''}`),
    limit: position === null ? null : 1,
    offset: position === null ? 0 : position - 1,
  };
  return formatSubselect(select);
}
