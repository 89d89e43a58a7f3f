import { aggregatesOf, conditionTables, tablesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';

/**
 * Rejects numbers and ranks over rows of which several are of one thing: a river has a row for each province that it flows through, with
 * its whole length. Within one province each river has one row.
 */
export function checkSameThings(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const outputs = query.kind === 'list' ? query.fields : query.dimensions;
  const told = new Set([
    ...outputs.flatMap(({ expression }) => [...tablesOf(expression)]),
    ...conditionTables(query.where),
  ]);
  const isRanked = query.kind === 'list' && query.limit !== null && query.limit > 1;
  const ranked = isRanked ? [query.from] : [];
  const measured =
    query.kind === 'list'
      ? []
      : query.measures.flatMap(({ expression }) =>
          aggregatesOf(expression).flatMap((one) =>
            ADDED.has(one.function) && !one.distinct ? one.table : [],
          ),
        );
  for (const table of [...ranked, ...measured]) {
    const place = placeOfThing(index, table);
    if (place !== null && !told.has(place))
      undecided(`whether ${index.dataset(table).labelPlural} that have several rows count once is not said`);
  }
}

const ADDED: ReadonlySet<string> = new Set(['avg', 'count', 'sum']);

/** What the rows of one thing differ by: the key of a table that holds, for things of a name, where each of them is. */
function placeOfThing(index: KnowledgeIndex, table: string): string | null {
  const { primaryKey, display, rowCount } = index.dataset(table);
  const [name, ...others] = display;
  const [place, ...more] = primaryKey.filter((one) => one !== name);
  if (name === undefined || others.length + more.length > 0 || primaryKey.length !== 2) return null;
  const { distinctCount } = index.field(table, name);
  const reference = index.knowledge.relationships.find(
    ({ from, fromColumns }) => from === table && fromColumns.length === 1 && fromColumns[0] === place,
  );
  return distinctCount < rowCount * REPEATED ? (reference?.to ?? null) : null;
}

/** Some things have the same name by chance. */
const REPEATED = 0.95;
