import type { Condition, Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { noSense } from '../rejection.ts';
import { type ConditionScope, segmentDate } from '../resolve-condition/condition-scope.ts';
import { resolveCondition, resolveNominal } from '../resolve-condition/resolve-condition.ts';
import { type ConditionSketch, isBareTime, type Nominal } from '../sketch.ts';
import type { Roles } from './asked-roles.ts';

/** What the noun phrases that restrict, and the conditions that are not on groups, ask of the rows that are measured. */
export function askedOfRows(
  assembly: Assembly,
  {
    restrictions,
    isDated,
    had,
    conditions,
    grouped,
  }: Pick<Roles, 'restrictions'> & Pick<Draft, 'conditions' | 'had'> & Grouped & Dated,
  scope: ConditionScope,
): readonly Condition[] {
  const apart = restrictions.map((said) => ({
    ...withoutTimes(assembly, said, { scope, isDated }),
    isHad: had.includes(said),
  }));
  return [
    ...apart.flatMap(({ nominal, isHad }, at) =>
      restriction(assembly, { nominal, isHad, isRepeated: at > 0, grouped }, scope),
    ),
    ...[...apart.flatMap(({ times }) => times), ...conditions].map((one) =>
      resolveCondition(assembly, one, scope),
    ),
  ];
}

/** "interest collected from borrowers in Texas in 2024", "from late payments in 2024": the time is that of the interest. */
function withoutTimes(
  assembly: Assembly,
  nominal: Nominal,
  { scope: { anchor }, isDated }: { readonly scope: ConditionScope } & Dated,
): { readonly nominal: Nominal; readonly times: readonly ConditionSketch[] } {
  const isOfMeasure =
    nominal.dataset === anchor
      ? isDated && segmentDate(assembly, nominal.conditions) === null
      : assembly.index.isToOne(anchor, nominal.dataset);
  if (!isOfMeasure) return { nominal, times: [] };
  const conditions = nominal.conditions.filter((one) => !isBareTime(one));
  return { nominal: { ...nominal, conditions }, times: nominal.conditions.filter(isBareTime) };
}

interface Dated {
  /** The measure has a date of its own, which is not that of its rows. */
  readonly isDated: boolean;
}

interface Grouped {
  /** The tables whose columns the groups are. */
  readonly grouped: ReadonlySet<string>;
}

function restriction(
  assembly: Assembly,
  {
    nominal,
    isHad,
    isRepeated,
    grouped,
  }: { readonly nominal: Nominal; readonly isHad: boolean; readonly isRepeated: boolean } & Grouped,
  scope: ConditionScope,
): readonly Condition[] {
  if (nominal.dataset === scope.anchor) {
    if (nominal.conditions.length === 0 && isRepeated) noSense('a noun that is said again');
    const condition = resolveNominal(assembly, nominal, scope);
    return condition === null ? [] : [condition];
  }
  if (nominal.conditions.length === 0) {
    if (!isAlwaysOf(assembly, { table: scope.anchor, other: nominal.dataset, grouped }))
      noSense('what one of the things that are named has to do with the rest is not said');
    assembly.cost += OF_ALL;
    return [];
  }
  const sketch: ConditionSketch = { kind: 'exists', nominal, ...(isHad ? {} : { isOf: true }) };
  return [resolveCondition(assembly, sketch, scope)];
}

/**
 * "declared value of shipments", where the items have it: every item is of a shipment. Of people it may be of each of them,
 * unless they are put into groups: "fines of members by their city".
 */
function isAlwaysOf(
  { index }: Assembly,
  { table, other, grouped }: { readonly table: string; readonly other: string } & Grouped,
): boolean {
  if (!index.isToOne(table, other)) return false;
  return grouped.has(other) || (!index.mayMiss(table, other) && !index.isParty(other));
}

const OF_ALL = 0.1;

/** The tables whose columns the groups are. */
export function tablesOfGroups(groups: readonly Output[]): ReadonlySet<string> {
  return new Set(
    groups.flatMap(({ expression }) => (expression.kind === 'column' ? [expression.table] : [])),
  );
}
