import { aggregatesOf } from '../../expression-walk.ts';
import type { Assembly, ResolvedMeasure } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { isTotal } from '../expressions.ts';
import { inTime } from '../grammar/measures/two-sides.ts';
import { undecided } from '../rejection.ts';
import { resolveCondition } from '../resolve-condition/resolve-condition.ts';
import { totalled } from '../resolve-measure/resolve-measure.ts';
import { type ConditionSketch, isBareTime, type MeasureOf, type MeasureSketch } from '../sketch.ts';
import type { Roles } from './asked-roles.ts';
import { rolesOf } from './roles.ts';
import { withSharedBeginning } from './shared-beginning.ts';
import { withSharedEnd } from './shared-end.ts';
import { withoutEmptyConditions } from './without-empty-conditions.ts';

/**
 * The roles of the nouns. A time that is said beside measures of different tables is each one's own: applications made
 * then, loans issued then.
 */
export function withOwnTimes(
  assembly: Assembly,
  said: Draft,
): { readonly draft: Draft; readonly roles: Roles } {
  const whole = withoutEmptyConditions(said, assembly.index);
  const { cost } = assembly;
  const again = (draft: Draft): Roles => {
    assembly.cost = cost;
    assembly.manySides.clear();
    return rolesOf(assembly, draft);
  };
  const roles = rolesOf(assembly, whole);
  if (new Set(roles.measures.map(({ table }) => table)).size < 2) {
    const timed = withTimesOfSides(whole, roles);
    if (timed !== whole) return { draft: timed, roles: again(timed) };
    checkOneDate(assembly, whole, roles);
    const shared = withSharedBeginning(withSharedEnd(assembly, whole), roles, assembly.index);
    return shared === whole ? { draft: whole, roles } : { draft: shared, roles: again(shared) };
  }
  const draft = sharedTimesOut(whole);
  // "applications and loan volume, 2024 vs 2025"
  const arePeriods = draft.compare?.as === 'rows' && draft.compare.sides.some(isBareTime);
  if (hasPeriods(draft) || arePeriods)
    undecided('which date the periods are of is not said, for measures with different dates');
  const times = draft.conditions.filter(({ kind }) => kind === 'time');
  if (draft.measures.some((one) => timesIn(one).length > 0) || !times.every(isBareTime)) undecided(OF_DATES);
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

/** "in 2024, ratio of applications to loans": applications made then, loans issued then; a rate of both has one of the dates. */
function withTimesOfSides(draft: Draft, { measures: resolved }: Roles): Draft {
  const [first, ...others] = draft.measures;
  const tables = new Set(
    resolved.flatMap(({ output }) => aggregatesOf(output.expression).map(({ table }) => table)),
  );
  const times = draft.conditions.filter(isBareTime);
  if (first === undefined || others.length > 0 || tables.size < 2 || !isTimed(draft)) return draft;
  const isQuotient = first.kind === 'metric' && resolved[0].output.unit?.kind === 'percent';
  if (isQuotient || (isOfTwo(first) && hasPeriods(draft))) undecided(OF_DATES);
  if (!isOfTwo(first) || times.length === 0) return draft;
  const then = (side: MeasureSketch): MeasureSketch => times.reduce(inTime, side);
  return {
    ...draft,
    measures: [
      first.kind === 'ratio'
        ? { ...first, numerator: then(first.numerator), denominator: then(first.denominator) }
        : { ...first, left: then(first.left), right: then(first.right) },
    ],
    conditions: draft.conditions.filter((one) => !isIn(times, one)),
  };
}

function isOfTwo(measure: MeasureSketch): measure is MeasureOf<'ratio' | 'minus'> {
  return measure.kind === 'ratio' || measure.kind === 'minus';
}

function hasPeriods({ groups, columns }: Draft): boolean {
  return [...groups, ...columns].some((one) => one.kind === 'part' && one.field === null);
}

function isTimed(draft: Draft): boolean {
  return draft.conditions.some(isBareTime) || hasPeriods(draft);
}

const OF_DATES = 'which date the time is of is not said, for measures with different dates';

/** "monthly collections against amounts due": what was paid then, what was due then; "ratio of recoveries to volume in 2023". */
function checkOneDate(assembly: Assembly, draft: Draft, { measures: resolved }: Roles): void {
  if (!isTimed(draft)) return;
  const { index } = assembly;
  const trial = {
    ...assembly,
    assumptions: new Set<string>(),
    manySides: new Set<string>(),
    measured: new Set<string>(),
  };
  const dateOf = ({ date, table, output }: ResolvedMeasure): readonly string[] => {
    const column = date?.column ?? index.dataset(table).defaultDate;
    const isTotalOfMoney = output.unit?.kind === 'money' && aggregatesOf(output.expression).every(isTotal);
    return column === null || (date === null && !isTotalOfMoney) ? [] : [`${table}.${column}`];
  };
  const sidesOf = (one: MeasureSketch): readonly MeasureSketch[] =>
    one.kind === 'ratio'
      ? [one.numerator, one.denominator]
      : one.kind === 'minus'
        ? [one.left, one.right]
        : [];
  const dates = resolved.flatMap((measure, at) => {
    const sketch = draft.measures[at];
    const sides = sketch === undefined ? [] : sidesOf(sketch);
    return sides.length === 0
      ? dateOf(measure)
      : sides.flatMap((side) =>
          dateOf(
            assembly.resolveMeasure(trial, totalled(side), { anchor: measure.table, mentioned: new Set() }),
          ),
        );
  });
  if (new Set(dates).size > 1) undecided(OF_DATES);
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
