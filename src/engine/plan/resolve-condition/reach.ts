import { conditionTables } from '../../expression-walk.ts';
import { joinPath } from '../../joins/join-path.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';
import type { ConditionScope } from './condition-scope.ts';

/** What a row has one of is nearer to it than what it has many of. */
const OF_THE_ONE = 0.1;
const OF_THE_MANY = 0.2;

/** Rows of another table are reached from those of the anchor; rows of the anchor itself need no reaching. */
export function onRelated(
  assembly: Assembly,
  { related, where }: { readonly related: string; readonly where: Condition | null },
  { anchor }: ConditionScope,
): Condition | null {
  if (related === anchor) return where;
  const { index } = assembly;
  if (!Number.isFinite(index.distance(anchor, related)))
    return noSense(`${related} and ${anchor} are not related`);
  const isToOne = index.isToOne(anchor, related);
  assembly.cost += isToOne ? OF_THE_ONE : OF_THE_MANY;
  if (isToOne && where !== null && leadsThrough(index, { anchor, related, where })) return where;
  return { kind: 'exists', table: anchor, related, where };
}

/** Whether the way to all that the condition is of is by way of the related row: a class is of a department by its course, and by its teacher. */
function leadsThrough(
  { knowledge, isToOne }: KnowledgeIndex,
  {
    anchor,
    related,
    where,
  }: { readonly anchor: string; readonly related: string; readonly where: Condition },
): boolean {
  return [...conditionTables(where)].every((table) => {
    if (table === related || table === anchor || !isToOne(related, table)) return true;
    const path = joinPath(knowledge, { from: anchor, to: table, named: new Set([anchor, table]) });
    return 'kind' in path || path.some(({ to }) => to === related);
  });
}

/**
 * Two things asked of rows that each row has many of may hold for different ones: "borrowers declined in 2025" are
 * applications that are both. Unless the words say it with one noun, it is not known.
 */
export function checkManySide(assembly: Assembly, table: string, { anchor }: ConditionScope): void {
  if (table === anchor || assembly.index.isToOne(anchor, table)) return;
  const key = `${anchor} ${table}`;
  if (assembly.manySides.has(key))
    noSense(`two things are said of ${table}, and whether both must be true of the same one is not said`);
  assembly.manySides.add(key);
}

/**
 * What is said after an inner noun of what the outer one has is said of the outer one: "rate of loans for self-employed
 * borrowers issued in 2023" is not of borrowers that have any such loan, and students of a faculty that "have more than two payments" have
 * them themselves, as the faculty has them by its students only.
 */
export function checkInner({ index }: Assembly, table: string, { anchor, outer }: ConditionScope): void {
  if (outer === undefined || index.isToOne(anchor, table)) return;
  const isOfOuter = table === outer || index.isToOne(outer, table) || isBy(outer, { anchor, table, index });
  if (isOfOuter) noSense(`it is said of ${outer}, not of ${anchor}`);
}

/** Whether the one has the others by way of the outer ones only. */
function isBy(
  outer: string,
  {
    anchor,
    table,
    index,
  }: { readonly anchor: string; readonly table: string; readonly index: KnowledgeIndex },
): boolean {
  if (!index.isToOne(outer, anchor)) return false;
  const path = joinPath(index.knowledge, { from: anchor, to: table, named: new Set([anchor, table, outer]) });
  return !('kind' in path) && path.some(({ to }) => to === outer);
}
