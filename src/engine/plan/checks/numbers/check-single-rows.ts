import { testsOf } from '../../../conjuncts.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';

/** Rejects a number of rows for each single one of them, which is always one. */
export function checkSingleRows(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind === 'list') checkPartition(query);
  if (query.kind !== 'aggregate') return;
  checkNamed(query, index);
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

/** "games by the designer of Amber Road" are all of hers, and not that one game by its designer. */
function checkNamed(query: AggregateQuery, index: KnowledgeIndex): void {
  const named = testsOf(query.where).flatMap((one) =>
    one.kind === 'binary' &&
    one.operator === '=' &&
    one.left.kind === 'column' &&
    one.right.kind === 'literal'
      ? [one.left]
      : [],
  );
  const single = named.flatMap(({ table, column }) => {
    const { display, rowCount } = index.dataset(table);
    const isOwn = display.length === 1 && display[0] === column;
    return isOwn && index.field(table, column).distinctCount === rowCount ? [table] : [];
  });
  const isCounted = query.measures.some(
    ({ expression: one }) =>
      one.kind === 'aggregate' &&
      one.function === 'count' &&
      one.argument === null &&
      single.includes(one.table),
  );
  if (query.dimensions.length > 0 && isCounted) noSense('each that is counted is one row');
}

/** "the five newest cars by year and their cost" are not the newest of each cost. */
function checkPartition({ fields, perGroup }: ListQuery): void {
  const isAmount = fields.some(
    ({ name, role }) => perGroup?.partitionBy.includes(name) === true && role === 'measure',
  );
  if (isAmount) noSense('single amounts are no groups');
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
