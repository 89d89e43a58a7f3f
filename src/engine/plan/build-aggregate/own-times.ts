import type { Assembly, ResolvedMeasure } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { undecided } from '../rejection.ts';
import { resolveCondition } from '../resolve-condition/resolve-condition.ts';
import { type ConditionSketch, isBareTime, type MeasureSketch } from '../sketch.ts';
import type { Roles } from './asked-roles.ts';
import { rolesOf } from './roles.ts';
import { withSharedBeginning } from './shared-beginning.ts';
import { withSharedEnd } from './shared-end.ts';

/**
 * The roles of the nouns. A time that is said beside measures of different tables is each one's own: applications made
 * then, loans issued then.
 */
export function withOwnTimes(
  assembly: Assembly,
  whole: Draft,
): { readonly draft: Draft; readonly roles: Roles } {
  const { cost } = assembly;
  const roles = rolesOf(assembly, whole);
  if (new Set(roles.measures.map(({ table }) => table)).size < 2) {
    checkOneDate(whole, roles);
    const shared = withSharedBeginning(withSharedEnd(assembly, whole), roles);
    if (shared === whole) return { draft: whole, roles };
    assembly.cost = cost;
    assembly.manySides.clear();
    return { draft: shared, roles: rolesOf(assembly, shared) };
  }
  const draft = sharedTimesOut(whole);
  const hasPeriods =
    [...draft.groups, ...draft.columns].some((one) => one.kind === 'part' && one.field === null) ||
    // "applications and loan volume, 2024 vs 2025"
    (draft.compare?.as === 'rows' && draft.compare.sides.some(isBareTime));
  if (hasPeriods) undecided('which date the periods are of is not said, for measures with different dates');
  const times = draft.conditions.filter(({ kind }) => kind === 'time');
  if (draft.measures.some((one) => timesIn(one).length > 0) || !times.every(isBareTime))
    undecided('which date the time is of is not said, for measures with different dates');
  if (times.length === 0) return { draft, roles };
  const [main, ...others] = draft === whole ? roles.measures : rolesOf(assembly, draft).measures;
  const within = (measure: ResolvedMeasure): ResolvedMeasure => {
    const scope = { anchor: measure.table, mentioned: new Set<string>(), date: measure.date };
    const own = times.map((time) => resolveCondition(assembly, time, scope));
    return { ...measure, conditions: [...measure.conditions, ...own] };
  };
  return {
    draft: { ...draft, conditions: draft.conditions.filter((one) => !isIn(times, one)) },
    roles: { ...roles, measures: [within(main), ...others.map(within)] },
  };
}

/** "monthly collections against amounts due": what was paid then, what was due then. */
function checkOneDate({ groups, columns, conditions }: Draft, { measures }: Roles): void {
  const dates = measures.flatMap(({ date }) => (date === null ? [] : [JSON.stringify(date)]));
  const isTimed =
    conditions.some(isBareTime) ||
    [...groups, ...columns].some((one) => one.kind === 'part' && one.field === null);
  if (isTimed && new Set(dates).size > 1)
    undecided('which date the time is of is not said, for measures with different dates');
}

/** A time at the end of a list of numbers is said of all: "number of applications and number of loans in 2025". */
function sharedTimesOut(draft: Draft): Draft {
  const { measures, conditions } = draft;
  const last = measures.at(-1);
  const isList = measures.length > 1 && measures.every((one) => one === last || timesIn(one).length === 0);
  if (!isList || last?.kind !== 'count' || conditions.some(isBareTime)) return draft;
  const times = timesIn(last);
  if (times.length === 0 || !times.every(isBareTime)) return draft;
  const nominal = {
    ...last.nominal,
    conditions: last.nominal.conditions.filter((one) => !isIn(times, one)),
  };
  return {
    ...draft,
    measures: [...measures.slice(0, -1), { ...last, nominal }],
    conditions: [...conditions, ...times],
  };
}

function timesIn(measure: MeasureSketch): readonly ConditionSketch[] {
  return measure.kind === 'count' ? measure.nominal.conditions.filter(({ kind }) => kind === 'time') : [];
}

function isIn(all: readonly ConditionSketch[], one: ConditionSketch): boolean {
  return all.includes(one);
}
