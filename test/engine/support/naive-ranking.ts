import type { AggregateQuery, ListQuery, MeasureOutput, Order } from '../../../src/engine/logical-query.ts';
import { measure } from './expressions.ts';
import { compareValues, type createEvaluator, type Value } from './naive-evaluator.ts';

type Evaluator = ReturnType<typeof createEvaluator>;
/** The outputs of one row of a result, by name. */
type Cells = Readonly<Record<string, Value>>;

/** The rows of an aggregate query in their order: those that qualify, with their shares of all. */
export function rankGroups(query: AggregateQuery, evaluator: Evaluator): readonly (readonly Value[])[] {
  const { dimensions, measures, having } = query;
  if (having !== null && having.kind !== 'binary') throw new Error('Groups qualify by one comparison');
  const plain = [...measures, ...(having === null ? [] : [measure('having', having.left)])];
  const names = [...dimensions, ...plain].map(({ name }) => name);
  const groups = evaluator
    .answer({ ...query, measures: plain })
    .map((row): Cells => Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])));
  const limit = having?.right.kind === 'literal' ? having.right.value : null;
  const rows = groups
    .filter(
      (group) => having === null || compareValues(having.operator, group['having'] ?? null, limit) === 1,
    )
    .map((group) => ({
      ...group,
      ...Object.fromEntries(measures.map((each) => [each.name, shown(each, group, groups)])),
    }));
  const ties = dimensions.map(({ name }) => name);
  return inOrder(rows, { ...query, ties, outputs: [...ties, ...measures.map(({ name }) => name)] });
}

function shown({ name, transform }: MeasureOutput, group: Cells, groups: readonly Cells[]): Value {
  const value = group[name] ?? null;
  if (transform?.kind !== 'share-of-total') return value;
  const total = groups
    .filter((other) => transform.within.every((by) => other[by] === group[by]))
    .reduce((sum, other) => sum + Number(other[name] ?? 0), 0);
  return value === null || total === 0 ? null : (100 * Number(value)) / total;
}

/** The rows of a list in their order. */
export function listRanked(query: ListQuery, evaluator: Evaluator): readonly (readonly Value[])[] {
  const outputs = query.fields.map(({ name }) => name);
  const rows = evaluator.list(query).map(
    ({ row, key }): Cells => ({
      ...Object.fromEntries(outputs.map((name, index) => [name, key[index] ?? null])),
      // Every table begins with its primary key.
      key: Object.values(row)[0] ?? null,
    }),
  );
  if (!query.distinct) return inOrder(rows, { ...query, ties: ['key'], outputs });
  const { hidden = [], perGroup, order } = query;
  const parts = outputs.filter((name) => !hidden.includes(name) || perGroup?.partitionBy.includes(name));
  const different = Map.groupBy(rows, (row) => JSON.stringify(parts.map((name) => row[name])));
  const merged = [...different.values()].map((same): Cells => {
    const firsts = order
      .filter(({ by }) => !parts.includes(by))
      .map((term) => [term.by, same.toSorted(byTerms([term]))[0]?.[term.by] ?? null]);
    return { ...same[0], ...Object.fromEntries(firsts) };
  });
  return inOrder(merged, { ...query, ties: parts, outputs });
}

interface Ranking extends Pick<AggregateQuery, 'order' | 'perGroup' | 'limit' | 'offset' | 'hidden'> {
  /** Decide between rows that the order does not tell apart. */
  readonly ties: readonly string[];
  readonly outputs: readonly string[];
}

function inOrder(rows: readonly Cells[], ranking: Ranking): readonly (readonly Value[])[] {
  const { order, perGroup, limit, offset, hidden = [], ties, outputs } = ranking;
  const ascending = (names: readonly string[]): readonly Order[] =>
    names.map((by) => ({ by, direction: 'asc' }));
  const sorted = rows.toSorted(byTerms([...order, ...ascending(ties)]));
  const kept = perGroup === null ? sorted : firstOfEach(sorted, order, perGroup);
  return kept
    .slice(offset, limit === null ? undefined : offset + limit)
    .map((row) => outputs.filter((name) => !hidden.includes(name)).map((name) => row[name] ?? null));
}

function firstOfEach(
  sorted: readonly Cells[],
  order: readonly Order[],
  { partitionBy, limit }: NonNullable<AggregateQuery['perGroup']>,
): readonly Cells[] {
  const groups = Map.groupBy(sorted, (row) => JSON.stringify(partitionBy.map((name) => row[name])));
  const first = [...groups.values()].flatMap((rows) => rows.slice(0, limit));
  const terms = partitionBy.map(
    (by): Order => order.find((term) => term.by === by) ?? { by, direction: 'asc' },
  );
  return first.toSorted(byTerms(terms));
}

/** NULLs come last in either direction. */
function byTerms(terms: readonly Order[]): (left: Cells, right: Cells) => number {
  return (left, right) => {
    for (const { by, direction } of terms) {
      const [one, other] = [left[by] ?? null, right[by] ?? null];
      if (one === other) continue;
      if (one === null) return 1;
      if (other === null) return -1;
      return one < other === (direction === 'asc') ? -1 : 1;
    }
    return 0;
  };
}
