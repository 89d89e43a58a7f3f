import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery, MeasureOutput } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';

/**
 * Rejects what is said after the last of several numbers as said of that one alone, where it may hold for all of them: "number of
 * borrowers and number of loans in Georgia".
 */
export function checkTailOfLast(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2) return;
  const last = query.measures.at(-1);
  const others = query.measures.slice(0, -1);
  const told = last === undefined ? [] : filteredBy(last);
  const tables = new Set(query.measures.flatMap(tablesCounted));
  if (
    told.length === 0 ||
    tables.size < query.measures.length ||
    others.some((one) => filteredBy(one).length > 0)
  )
    return;
  // "number of borrowers and number of late loans" says it before the noun; "income and number of loans of late borrowers" does not.
  const counted = last === undefined ? [] : tablesCounted(last);
  const isOfOwners = told.every(({ table }) => !counted.includes(table));
  const end = words.findLast((word) => /\w/.test(word)) ?? '';
  const isOfAll = told.every(
    ({ table, column }) =>
      index.field(table, column).role !== 'time' &&
      [...tables].every((one) => one === table || index.isToOne(one, table)),
  );
  if (isOfAll && (isOfOwners || tablesCalled(end, index).length === 0))
    undecided('whether it is said of all of them is not said');
}

function tablesCounted({ expression }: MeasureOutput): readonly string[] {
  return aggregatesOf(expression).map(({ table }) => table);
}

/** The columns by which only some of its rows are counted. */
function filteredBy({ expression }: MeasureOutput): ReturnType<typeof columnsOf> {
  return aggregatesOf(expression).flatMap(({ filter }) => (filter === null ? [] : columnsOf(filter)));
}
