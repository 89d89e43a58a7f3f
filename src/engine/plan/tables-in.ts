import type { LogicalQuery } from '../logical-query.ts';
import { partsOf } from './rewrite.ts';

/** Every table that is named anywhere in the query. */
export function tablesIn(query: LogicalQuery): ReadonlySet<string> {
  return new Set(
    partsOf(query).flatMap((part) => {
      const table = 'table' in part && typeof part.table === 'string' ? [part.table] : [];
      const related = 'related' in part && typeof part.related === 'string' ? [part.related] : [];
      const from = 'from' in part && typeof part.from === 'string' ? [part.from] : [];
      return [...table, ...related, ...from];
    }),
  );
}
