import type { Knowledge } from '../../catalog/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import { joinPath } from '../joins/join-path.ts';
import type { Condition, LogicalQuery } from '../logical-query.ts';
import { tablesIn } from './tables-in.ts';

/** Every table that is named, and those by way of which they are brought together. */
export function tablesOnWay(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  knowledge: Knowledge,
): ReadonlySet<string> {
  const named = tablesIn(query);
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  const aggregated = outputs.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  const base = query.kind === 'list' ? query.from : aggregated[0];
  const ways = [...waysIn(query.where), ...[...named].map((table) => [base ?? table, table] as const)];
  return new Set([
    ...named,
    ...ways.flatMap(([from, to]) => {
      const path = joinPath(knowledge, { from, to, named });
      return 'kind' in path ? [] : path.map((hop) => hop.to);
    }),
  ]);
}

function waysIn(condition: Condition | null): (readonly [string, string])[] {
  switch (condition?.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(waysIn);
    case 'not':
      return waysIn(condition.of);
    case 'exists':
      return [[condition.table, condition.related], ...waysIn(condition.where)];
    case 'related-aggregate':
      return [[condition.table, condition.aggregate.table], ...waysIn(condition.where)];
    case 'related-measure':
      return [[condition.table, condition.related]];
    default:
      return [];
  }
}
