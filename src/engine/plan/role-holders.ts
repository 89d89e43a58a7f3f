import { singularOf } from '../../catalog/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { Condition, LogicalQuery } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense } from './rejection.ts';
import { allOf, combine } from './resolve-condition/combine.ts';

/** The query where the rows of a role are those that play it: sellers are the users that some listing is of. */
export function withRoleHolders(query: LogicalQuery, index: KnowledgeIndex): LogicalQuery {
  if (query.kind === 'values') return query;
  const tables =
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  const [role, ...others] = new Set(tables);
  if (role === undefined || !tables.some((table) => index.dataset(table).roleOf !== undefined)) return query;
  const plays = index.knowledge.relationships
    .filter(({ to }) => to === role)
    .map(({ from }): Condition => ({ kind: 'exists', table: role, related: from, where: null }));
  // A tie that is seen from its other end is played by none.
  if (plays.length === 0) return query;
  if (others.length > 0) return noSense('a part that rows play is measured together with others');
  const asked = query.where?.kind === 'all' ? query.where.of : query.where === null ? [] : [query.where];
  const isAsked = asked.some(
    (one) => one.kind === 'exists' && one.table === role && plays.some((other) => isOf(other, one.related)),
  );
  const isCounted = asked.some(
    (one) =>
      one.kind === 'related-aggregate' &&
      one.table === role &&
      plays.some((other) => isOf(other, one.aggregate.table)),
  );
  if (isAsked) return query;
  const kind = isCounted ? null : kindCalledSo(role, index);
  return { ...query, where: allOf([kind ?? combine('any', plays), ...asked]) };
}

/** "drivers": the employees whose job title is driver, and not only those who drive a run already. */
function kindCalledSo(role: string, index: KnowledgeIndex): Condition | null {
  const { label, fields } = index.dataset(role);
  const called = fields.flatMap(({ role: kind, name, values }) =>
    kind === 'category'
      ? (values ?? []).flatMap(({ value }) => (isCalled(value, label) ? [{ name, value }] : []))
      : [],
  );
  const [only, ...others] = called;
  if (only === undefined || others.length > 0) return null;
  const left = index.columnOf(role, only.name);
  const right = { kind: 'literal', value: only.value } as const;
  return { kind: 'test', expression: { kind: 'binary', operator: '=', left, right } };
}

function isCalled(value: string | number, label: string): boolean {
  return typeof value === 'string' && singularOf(value.toLowerCase()) === label;
}

function isOf(condition: Condition, related: string): boolean {
  return condition.kind === 'exists' && condition.related === related;
}
