import type { LogicalQuery } from '../logical-query.ts';
import { partsOf } from './rewrite.ts';

/** Every table that is named anywhere in the query. */
export function tablesIn(query: LogicalQuery): ReadonlySet<string> {
  const known = TABLES.get(query);
  if (known !== undefined) return known;
  const tables = new Set<string>();
  for (const part of partsOf(query)) {
    if ('table' in part && typeof part.table === 'string') tables.add(part.table);
    if ('related' in part && typeof part.related === 'string') tables.add(part.related);
    if ('from' in part && typeof part.from === 'string') tables.add(part.from);
  }
  TABLES.set(query, tables);
  return tables;
}

/** Several checks look at the same query, which never changes. */
const TABLES = new WeakMap<LogicalQuery, ReadonlySet<string>>();
