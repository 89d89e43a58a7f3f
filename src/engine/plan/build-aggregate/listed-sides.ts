import type { Draft } from '../draft.ts';
import { noSense, undecided } from '../rejection.ts';
import { sidesOf } from '../sides.ts';
import { type ConditionSketch, type DimensionSketch, isBareTime, type MeasureSketch } from '../sketch.ts';

/** What the question sets side by side: by "compare", or by asking of each "in 2024 and in 2025". */
export function withSides(draft: Draft): Draft {
  const { compare, rank } = draft;
  const groups = [...draft.groups, ...draft.columns];
  if (compare?.isApart === true && groups.some((one) => isOfEach(one, compare.sides)))
    return noSense('each of the times has a row already');
  if (compare !== null) return compare.isApart === true ? inColumns(draft) : draft;
  if (rank !== null) return draft;
  if (draft.openers.has('compare')) return withListedSides(draft);
  const { rest, lists } = takeLists(draft, (one) =>
    one.kind === 'time' && one.isApart === true ? sidesOf(one) : [],
  );
  const [sides, ...others] = lists;
  if (sides === undefined || others.length > 0) return draft;
  if (groups.some((one) => isOfEach(one, sides))) return withTimesJoined(draft);
  // By another date than the usual one no row could be called after the time.
  const as = sides.every(isBareTime) ? 'rows' : 'columns';
  return inColumns({ ...rest, compare: { kind: 'compare', sides, as } });
}

/** "for 2023 and for 2024, year by year": there is a row for each of them already. */
function isOfEach(group: DimensionSketch, sides: readonly ConditionSketch[]): boolean {
  return (
    group.kind === 'part' &&
    sides.every((side) => side.kind === 'time' && side.times.every(({ grain }) => grain === group.part))
  );
}

function withTimesJoined(draft: Draft): Draft {
  const conditions = draft.conditions.map((one) => {
    if (one.kind !== 'time') return one;
    const { isApart: _, ...time } = one;
    return time;
  });
  return { ...draft, conditions };
}

/** One row for each group, the sides beside one another. */
function inColumns(draft: Draft): Draft {
  const { compare, groups, columns, transform } = draft;
  const isOfGroups = groups.length + columns.length > 0 && transform === null;
  return compare?.as === 'rows' && isOfGroups ? { ...draft, compare: { ...compare, as: 'columns' } } : draft;
}

/**
 * "compare the approval rate of online and branch applications" asks for each of the two: what the conditions list is
 * set side by side. Rejects where nothing is listed, or more than one thing.
 */
function withListedSides(draft: Draft): Draft {
  const { groups, columns } = draft;
  // "compare late and current loans by region": what stands first is what is compared.
  const isOfSides = draft.startsWithNominal && draft.nominals[0]?.conditions.some(areListed) === true;
  if (isOfSides && groups.length > 0)
    undecided('whether each of the two or both together are meant is not said');
  if (groups.length + columns.length > 0 && !conditionsOf(draft).some(areTimes)) return draft;
  const { rest, lists } = takeLists(draft, listedIn);
  const [sides, ...others] = lists;
  if (sides === undefined || others.length > 0) {
    if (draft.measures.length > 1) return draft; // The measures are what is compared.
    return undecided('what is compared with what is not said');
  }
  return {
    ...rest,
    nominals: rest.nominals.filter(({ conditions }, at) => at === 0 || conditions.length > 0),
    compare: { kind: 'compare', sides, as: 'rows' },
  };
}

/** What is said of the rows, wherever it stands. */
function conditionsOf({ conditions, nominals, measures }: Draft): readonly ConditionSketch[] {
  const ofMeasures = measures.flatMap((one) => {
    if (one.kind === 'restricted') return [one.condition];
    return one.kind === 'count' ? one.nominal.conditions : [];
  });
  return [...conditions, ...nominals.flatMap((one) => one.conditions), ...ofMeasures];
}

/** What the draft's conditions list, and the draft without it. */
function takeLists(
  draft: Draft,
  listed: (condition: ConditionSketch) => readonly ConditionSketch[],
): { readonly rest: Draft; readonly lists: readonly (readonly ConditionSketch[])[] } {
  const lists: (readonly ConditionSketch[])[] = [];
  const take = (conditions: readonly ConditionSketch[]): readonly ConditionSketch[] =>
    conditions.filter((one) => {
      const sides = listed(one);
      if (sides.length > 1) lists.push(sides);
      return sides.length < 2;
    });
  const rest: Draft = {
    ...draft,
    conditions: take(draft.conditions),
    nominals: draft.nominals.map((one) => ({ ...one, conditions: take(one.conditions) })),
    measures: draft.measures.map((one) => withoutList(one, take)),
  };
  return { rest, lists };
}

/** "compare volume by region for 2024 and 2025": of other lists the groups are what is compared. */
function areTimes(condition: ConditionSketch): boolean {
  return condition.kind === 'time' && listedIn(condition).length > 1;
}

function areListed(condition: ConditionSketch): boolean {
  return condition.kind !== 'time' && sidesOf(condition).length > 1;
}

/** "compare 2023 to 2024 volume" speaks of two years, and not of a span of them. */
function listedIn(condition: ConditionSketch): readonly ConditionSketch[] {
  const [only, ...others] = condition.kind === 'time' ? condition.times : [];
  const [first, last] = only?.ends ?? [];
  if (condition.kind !== 'time' || others.length > 0 || first === undefined || last === undefined)
    return sidesOf(condition);
  return first.end === last.start ? sidesOf({ ...condition, times: [first, last] }) : [condition];
}

function withoutList(
  measure: MeasureSketch,
  take: (conditions: readonly ConditionSketch[]) => readonly ConditionSketch[],
): MeasureSketch {
  if (measure.kind === 'restricted')
    return take([measure.condition]).length === 0 ? measure.measure : measure;
  if (measure.kind !== 'count') return measure;
  return { ...measure, nominal: { ...measure.nominal, conditions: take(measure.nominal.conditions) } };
}

/**
 * "volume by month, 2024 vs 2025" sets the months of the years side by side, and times that are no calendar period
 * ("H1 2025 versus H1 2024") stand in columns, as no row could be called after them.
 */
export function withMatchingPeriods(draft: Draft): Draft {
  const { compare, groups } = draft;
  const grains = (compare?.sides ?? []).map((side) => (isBareTime(side) ? side.times[0]?.grain : undefined));
  if (compare === null || grains.length === 0 || grains.some((grain) => grain === undefined)) return draft;
  const isInColumns = compare.as === 'rows' && grains.every((grain) => grain === 'range');
  const areYears = grains.every((grain) => grain === 'year');
  return {
    ...draft,
    compare: isInColumns ? { ...compare, as: 'columns' } : compare,
    groups: areYears ? groups.map(ofEveryYear) : groups,
  };
}

function ofEveryYear(group: DimensionSketch): DimensionSketch {
  if (group.kind !== 'part') return group;
  if (group.part === 'month') return { ...group, part: 'month-of-year' };
  return group.part === 'quarter' ? { ...group, part: 'quarter-of-year' } : group;
}
