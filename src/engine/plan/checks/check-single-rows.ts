import type { AggregateQuery, LogicalQuery } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';

/** Rejects a number of rows for each single one of them, which is always one. */
export function checkSingleRows(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  // "the number of shops in each town" may be one everywhere; the first of them is then the first of all.
  const unique = query.limit === null ? [] : tablesByUnique(query, index);
  const single = [...tablesByKey(query, index), ...unique];
  const isOne = query.measures.some(
    ({ expression: one }) =>
      one.kind === 'aggregate' &&
      one.function === 'count' &&
      one.argument === null &&
      one.filter === null &&
      // "the number of patients" of each single visit is one as well.
      single.some((table) => table === one.table || index.isToOne(table, one.table)),
  );
  if (isOne) noSense('each that is counted is one row');
}

/** The same by what no two of them share: "the most used code" of coupons that have one each. */
function tablesByUnique({ dimensions }: AggregateQuery, index: KnowledgeIndex): readonly string[] {
  return dimensions.flatMap(({ expression }) => {
    if (expression.kind !== 'column') return [];
    const { rowCount } = index.dataset(expression.table);
    const { distinctCount } = index.field(expression.table, expression.column);
    return rowCount > SINGLE_MIN && distinctCount === rowCount ? [expression.table] : [];
  });
}

/** Of fewer rows it may be so by chance. */
const SINGLE_MIN = 5;

/** The tables whose rows are the groups, each by its key, also of several columns. */
export function tablesByKey({ dimensions }: AggregateQuery, index: KnowledgeIndex): readonly string[] {
  const columns = dimensions.flatMap(({ expression }) => (expression.kind === 'column' ? [expression] : []));
  return [...new Set(columns.map(({ table }) => table))].filter((table) => {
    const { primaryKey } = index.dataset(table);
    return (
      primaryKey.length > 0 &&
      primaryKey.every((key) => columns.some((one) => one.table === table && one.column === key))
    );
  });
}
