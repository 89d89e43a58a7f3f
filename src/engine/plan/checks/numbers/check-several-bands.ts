import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';

/** Rejects a number of rows by an amount of which each has several: "trips by hours of delay" of their legs would be in many bands. */
export function checkSeveralBands(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const counted = query.measures.flatMap(({ expression }) =>
    aggregatesOf(expression).flatMap(({ function: name, table }) => (name === 'count' ? [table] : [])),
  );
  const several = query.dimensions
    .flatMap(({ expression }) => columnsOf(expression))
    .find(
      ({ table, column }) =>
        index.field(table, column).role === 'measure' &&
        counted.some((rows) => rows !== table && index.isToOne(table, rows) && !index.isToOne(rows, table)),
    );
  if (several === undefined) return;
  const { label } = index.field(several.table, several.column);
  undecided(`each of them may have several of ${label}`);
}
