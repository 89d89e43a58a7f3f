import { aggregatesOf } from './expression-walk.ts';
import type { LogicalQuery } from './logical-query.ts';

/** The one table whose rows a query lists or computes from. */
export function tableOf(query: LogicalQuery): string | null {
  if (query.kind === 'list') return query.from;
  if (query.kind === 'values' || query.sides !== undefined || query.versus !== undefined) return null;
  const tables = new Set(
    query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)),
  );
  const [only, ...others] = tables;
  return others.length === 0 ? (only ?? null) : null;
}
