import { aggregatesOf } from '../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';

/** Rejects a number of rows for each single one of them, which is always one. */
export function checkSingleRows(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const single = tablesByKey(query, index);
  const counted = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const isOne = counted.every(
    ({ function: name, argument, filter, table }) =>
      name === 'count' && argument === null && filter === null && single.includes(table),
  );
  if (isOne && counted.length > 0) noSense('each that is counted is one row');
}

/** The tables whose rows are the groups, each by its key. */
export function tablesByKey({ dimensions }: AggregateQuery, index: KnowledgeIndex): readonly string[] {
  return dimensions.flatMap(({ expression }) => {
    if (expression.kind !== 'column') return [];
    const { primaryKey } = index.dataset(expression.table);
    return primaryKey.length === 1 && primaryKey[0] === expression.column ? [expression.table] : [];
  });
}
