import { conjunctsOf } from '../conjuncts.ts';
import { aggregatesOf, tablesOf } from '../expression-walk.ts';
import type { AggregateQuery, Condition } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense } from './rejection.ts';

/**
 * "number of borrowers by grade for loans issued in 2024": the grades are those of these loans, not of all loans that such
 * borrowers have. What related rows must be so is asked of the rows that bring the groups along.
 */
export function rowsOfGroups(index: KnowledgeIndex, query: AggregateQuery): AggregateQuery {
  const measured = new Set(
    query.measures.flatMap(({ expression }) => aggregatesOf(expression)).map(({ table }) => table),
  );
  const [base, ...others] = measured;
  if (base === undefined || others.length > 0 || query.where === null) return query;
  const grouped = query.dimensions.flatMap(({ expression }) => [...tablesOf(expression)]);
  const far = grouped.filter((table) => table !== base && !index.isToOne(base, table));
  const bringsGroups = (table: string): boolean =>
    !index.isToOne(base, table) && far.some((of) => of === table || index.isToOne(table, of));
  const conditions = conjunctsOf(query.where).map((condition) => {
    const had = rowsHad(condition, base);
    return had === null || !bringsGroups(had.related) ? { condition } : { condition, had };
  });
  const asked = conditions.flatMap(({ had }) => had?.where ?? []);
  if (conditions.every(({ had }) => had === undefined)) return query;
  if (asked.length > 1) noSense('which of the rows that are named the groups are of is not said');
  const of = conditions.flatMap(({ condition, had }) => (had === undefined ? condition : (had.where ?? [])));
  return { ...query, where: of.length === 0 ? null : { kind: 'all', of } };
}

/** Related rows of which there must be one: those of `related` for which `where` holds. Null for every other condition. */
function rowsHad(condition: Condition, base: string): { related: string; where: Condition | null } | null {
  if (condition.kind === 'exists') return condition.table === base ? condition : null;
  if (condition.kind !== 'related-aggregate' || condition.table !== base) return null;
  const { aggregate, operator, value, where } = condition;
  const isOne = (operator === '>' && value === 0) || (operator === '>=' && value === 1);
  if (!isOne || aggregate.function !== 'count' || aggregate.argument !== null) return null;
  const filter: readonly Condition[] =
    aggregate.filter === null ? [] : [{ kind: 'test', expression: aggregate.filter }];
  const of = [...conjunctsOf(where), ...filter];
  return { related: aggregate.table, where: of.length === 0 ? null : { kind: 'all', of } };
}
