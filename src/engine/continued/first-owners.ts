import type { AggregateQuery, Condition, LogicalQuery, MeasureOutput } from '../logical-query.ts';
import type { KnowledgeIndex } from '../plan/knowledge-index.ts';
import { overRows } from '../plan/resolve-measure/filters.ts';
import { tableOf } from '../table-of.ts';
import { attempted } from './state-said.ts';

/** The rows that a list has first, as a condition on a row. */
export type FirstRows = Extract<Condition, { kind: 'first-rows' }>;

/**
 * The rows of a table that come first by what belongs to each of them, as a condition on a row: of a question for such groups, "top 20
 * borrowers by outstanding balance". Null where the groups are no rows of one table, or they are not simply the first of all.
 */
export function firstOwners(
  query: LogicalQuery | null,
  number: number,
  index: KnowledgeIndex,
): FirstRows | null {
  if (query?.kind !== 'aggregate' || query.limit !== number || query.offset > 0) return null;
  if (query.perGroup !== null || query.having !== null || query.keepEmptyGroups) return null;
  if (query.kept !== undefined || query.isTogether === true || query.counted !== undefined) return null;
  const owner = ownerIn(query, index);
  const [first] = query.order;
  const by = query.measures.find(({ name }) => name === first?.by);
  if (owner === null || first === undefined || by === undefined || by.transform !== null) return null;
  return firstBy(by, { owner, direction: first.direction, number, query, index });
}

/** The table of whose rows each is a group: all that is grouped by is theirs, what tells them apart among it. */
function ownerIn({ dimensions }: AggregateQuery, index: KnowledgeIndex): string | null {
  const columns = dimensions.flatMap(({ expression }) => (expression.kind === 'column' ? [expression] : []));
  const owner = columns[0]?.table;
  if (owner === undefined || columns.length < dimensions.length) return null;
  if (!columns.every(({ table }) => table === owner)) return null;
  const { rowCount, primaryKey } = index.dataset(owner);
  const tellsApart = columns.some(
    ({ column }) => primaryKey.includes(column) || index.field(owner, column).distinctCount === rowCount,
  );
  return tellsApart ? owner : null;
}

interface Ranking {
  readonly owner: string;
  readonly direction: 'asc' | 'desc';
  readonly number: number;
  /** What the ranking is of. */
  readonly query: AggregateQuery;
  readonly index: KnowledgeIndex;
}

/** So many of the owner's rows, by the measure of what belongs to each; null where that is said of other rows. */
export function firstBy(
  by: MeasureOutput,
  { owner, direction, number, query, index }: Ranking,
): FirstRows | null {
  const related = tableOf(query);
  const [key, ...others] = index.dataset(owner).primaryKey;
  if (related === null || related === owner || key === undefined || others.length > 0) return null;
  if (!index.isToOne(related, owner) || index.isToOne(owner, related)) return null;
  const { where } = query;
  const value = where === null ? by.expression : attempted(() => overRows(by.expression, where));
  if (value === null || by.name === key) return null;
  const shown = {
    name: key,
    label: index.field(owner, key).label,
    expression: index.columnOf(owner, key),
    role: 'identifier',
    unit: null,
  } as const;
  const ranked = {
    ...by,
    expression: { kind: 'related', table: owner, related, value, position: null, orderBy: [] },
  } as const;
  return {
    kind: 'first-rows',
    rows: {
      kind: 'list',
      from: owner,
      fields: [shown, ranked],
      hidden: [by.name],
      distinct: false,
      // Who has none is no last one.
      where: { kind: 'exists', table: owner, related, where },
      order: [{ by: by.name, direction }],
      limit: number,
      offset: 0,
      perGroup: null,
      assumptions: [],
    },
  };
}
