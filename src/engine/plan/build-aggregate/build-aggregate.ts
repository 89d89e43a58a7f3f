import { testsOf } from '../../conjuncts.ts';
import { aggregatesOf } from '../../expression-walk.ts';
import { isSame } from '../../is-same.ts';
import type { AggregateQuery, MeasureOutput, Output } from '../../logical-query.ts';
import { agreeWithRestated } from '../agree-with-restated.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { isKnownByName } from '../known-by-name.ts';
import { mergeOutputs } from '../merge-outputs.ts';
import { withUniqueNames } from '../naming.ts';
import { noSense, undecided } from '../rejection.ts';
import { allOf } from '../resolve-condition/combine.ts';
import { resolveDimension } from '../resolve-dimension.ts';
import { withFilter } from '../resolve-measure/filters.ts';
import { totalled } from '../resolve-measure/resolve-measure.ts';
import type { DimensionSketch } from '../sketch.ts';
import {
  checkNames,
  checkNumberOfOne,
  checkOnce,
  checkOwnQuantity,
  checkWhatChanged,
} from './asked-checks.ts';
import { askedOfRows, tablesOfGroups } from './asked-of-rows.ts';
import type { Roles } from './asked-roles.ts';
import { keptBy, takeChosenPeriods, withGroupsAsked } from './chosen-periods.ts';
import { comparedMeasures } from './compared-measures.ts';
import { isConstantRate, isRateOfOutcome } from './constant-rate.ts';
import { groupingScope, isOfNamedRow, presenceOf } from './grouping.ts';
import { checkGrouping } from './grouping-checks.ts';
import { ofPeriods, takePeriods } from './growth-between.ts';
import { allOfGroups, splitConditions } from './having.ts';
import { hiddenOf } from './hidden.ts';
import { withMatchingPeriods, withSides } from './listed-sides.ts';
import { mergeMeasures, withoutSaidAgain } from './merge-measures.ts';
import { namedByKey } from './named-by-key.ts';
import { withTotalsCompared } from './none-as-zero.ts';
import { namesOfKey, withOrderKey } from './order-key.ts';
import { withOwnTimes } from './own-times.ts';
import { rankingOf } from './ranking.ts';
import { checkResult } from './result-checks.ts';
import { withSharedLead } from './shared-beginning.ts';
import { withSharedTail } from './shared-tail.ts';
import { shownPeriods, windowsShown } from './shown-periods.ts';
import { resolveSideBySide } from './side-by-side.ts';
import { periodsCompared, sharesWithin, transformed } from './transforms.ts';
import { withChangeShown } from './with-change-shown.ts';
import { withNoneCounted } from './with-none-counted.ts';

/** One row per group: "average rate by grade for loans issued in 2024", "top 5 states by volume". */
export function buildAggregate(assembly: Assembly, spoken: Draft): AggregateQuery {
  const keyed = withOrderKey(assembly, withSharedLead(spoken));
  const whole = withSharedTail(assembly, keyed.draft);
  checkOwnQuantity(whole);
  checkWhatChanged(whole);
  const chosen = takeChosenPeriods(withGroupsAsked(namedByKey(assembly, whole)));
  const { draft: dated, periods } = takePeriods(
    withMatchingPeriods(withSides(withChangeShown(assembly.index, withTotals(chosen.draft)))),
  );
  const { draft, roles } = withoutOwnRows(assembly, withOwnTimes(assembly, dated));
  const { scope, groups: groupSketches } = groupingScope(assembly, draft, roles);
  const groups = groupSketches.flatMap((sketch) => resolveDimension(assembly, sketch, scope));
  const subjects = roles.subjects.flatMap((sketch) => resolveDimension(assembly, sketch, scope));
  const { compare } = draft;
  const isInRows = compare !== null && compare.as === 'rows';
  const sides = isInRows ? resolveSideBySide(assembly, compare, scope) : null;
  const dimensions = withUniqueNames(
    mergeOutputs(
      [...groups, ...subjects, ...(sides?.kind === 'column' ? [sides.dimension] : [])],
      assembly.index,
    ),
  );
  const ofThemselves = (output: Output): boolean => !isOfNamedRow(assembly, output, dimensions);
  checkGrouping({
    draft,
    roles,
    groups: groups.filter(ofThemselves),
    subjects: subjects.filter(ofThemselves),
    dimensions,
  });
  checkNumberOfOne(assembly, draft, roles);
  checkNames(assembly, roles, dimensions);

  const split = splitConditions(assembly, draft, { scope, dimensions });
  const { versus } = split;
  const { tests, onRows } = shownPeriods(assembly, split.onRows, { draft, scope, dimensions });
  const ofGroups = allOfGroups([...(split.having === null ? [] : [split.having]), ...tests]);
  const merged = mergeMeasures(
    compare !== null && !isInRows
      ? comparedMeasures(assembly, roles.measures, { compare, scope })
      : roles.measures.flatMap((one) =>
          periods === null ? [one] : ofPeriods(assembly, one, { periods, scope }),
        ),
  );
  const asked = [
    ...merged.conditions,
    ...askedOfRows(
      assembly,
      {
        restrictions: roles.restrictions,
        isDated: roles.measures[0].date !== null,
        had: draft.had,
        conditions: onRows,
        grouped: tablesOfGroups(groups),
      },
      scope,
    ),
    ...(sides?.kind === 'column' ? [sides.where] : []),
  ];
  const present = presenceOf(assembly, dimensions, {
    subjects,
    anchor: scope.anchor,
    measured: new Set(
      roles.measures.flatMap(({ output }) => aggregatesOf(output.expression).map(({ table }) => table)),
    ),
  });
  const said = allOf([...asked, ...present]);
  const agreed = agreeWithRestated(assembly, said, { draft, scope });
  checkOnce(draft, roles);

  const wholes =
    draft.whole === undefined
      ? periodsCompared(draft, dimensions)
      : resolveDimension(assembly, draft.whole, scope);
  const columns = transformed(draft.transform, {
    measures: sharesWithin(withoutSaidAgain(merged.outputs, asked), dimensions, wholes),
    dimensions,
  });
  const outputs = withUniqueNames<Output | MeasureOutput>([...dimensions, ...columns]);
  const measures = outputs.filter((output) => 'transform' in output);
  const { where, having } = windowsShown({ where: agreed, having: ofGroups }, { measures, dimensions });
  if (asked.length > 0 && versus.some(({ isOfGroups, than }) => isOfGroups !== true && than === undefined))
    undecided('whether all are those with the same conditions is not said');
  if (measures.some((measure) => isConstantRate(measure, where)))
    undecided('whether the share is of those alone or of all is not said');
  const grouped = dimensions.map((one) => one.expression);
  if (measures.some((measure) => isRateOfOutcome(measure, grouped)))
    undecided('of which rows each group has the share is not said');
  // "declined for low income": both are the part.
  if (measures.some((measure) => isRateOfOutcome(measure, testsOf(where))))
    noSense('all of them are what the share is of');
  checkResult({ draft, dimensions, measures });
  const isTogether = asksForAllTogether(draft, measures);
  const { hidden, ...kept } = keptBy(chosen, measures);
  const ranking = rankingOf(draft, {
    index: assembly.index,
    groups,
    dimensions,
    measures,
    main: roles.measures[0],
    resolved: roles.measures,
    ranked: lastOf(measures, roles),
    changed: isOfChange(whole) ? measures.at(-1) : undefined,
    having,
  });
  const isOne = ranking.limit === 1 && ranking.perGroup === null;
  return {
    kind: 'aggregate',
    dimensions,
    having,
    ...withNoneCounted({ where, having, measures: withTotalsCompared(measures, dimensions.length > 0) }),
    ...kept,
    ...(versus.length === 0 ? {} : { versus }),
    ...ranking,
    ...(sides?.kind === 'apart' ? { sides: apart(sides.sides, outputs, draft) } : {}),
    keepEmptyGroups: draft.keepEmptyGroups,
    ...(isTogether ? { isTogether } : {}),
    hidden: isTogether
      ? outputs.filter((output) => output !== measures[0]).map(({ name }) => name)
      : [
          ...hiddenOf(outputs, draft, {
            subjects,
            named: tablesOfNames(assembly, dimensions, isOne),
            showsRanks: assembly.index.knowledge.showsRanks === true,
          }),
          ...hidden,
          ...namesOfKey(outputs, keyed),
        ],
    assumptions: [...assembly.assumptions],
  };
}

/** What runs up is a total: "cumulative principal by month". */
function withTotals(draft: Draft): Draft {
  return draft.transform?.kind === 'running-total'
    ? { ...draft, measures: draft.measures.map(totalled) }
    : draft;
}

/** Sides that no column tells apart: nothing runs over both of them. */
function apart(
  sides: NonNullable<AggregateQuery['sides']>,
  outputs: readonly (Output | MeasureOutput)[],
  { rank, transform, order }: Draft,
): NonNullable<AggregateQuery['sides']> {
  const isOverAll = outputs.some((output) => 'transform' in output && output.transform !== null);
  if (rank !== null || transform !== null || order !== null || isOverAll)
    noSense('sides that overlap are not ranked');
  const [, name = sides.output.name] = [...withUniqueNames([...outputs, sides.output])]
    .slice(-2)
    .map((one) => one.name);
  return { ...sides, output: { ...sides.output, name } };
}

/** What is ranked by comes after the measures that are shown, and may be one of them. */
function lastOf(outputs: readonly MeasureOutput[], { measures }: Roles): MeasureOutput | undefined {
  const last = measures.at(-1);
  const isLast =
    (of: MeasureOutput | undefined) =>
    ({ expression, transform }: MeasureOutput): boolean =>
      isSame(expression, of?.expression) && isSame(transform, of?.transform);
  // Of several numbers each keeps the rows that it is of.
  const own = last === undefined || outputs.length === 1 ? undefined : withFilter(last).output;
  return outputs.find(isLast(own)) ?? outputs.find(isLast(last?.output)) ?? outputs.at(-1);
}

/** "the biggest increase", "the highest moving average" ranks by it, however many numbers are shown. */
function isOfChange({ transform, rank, byMeasures }: Draft): boolean {
  const isOverTime = transform?.kind === 'change' || transform?.kind === 'moving-average';
  return isOverTime && (rank?.by ?? null) === null && byMeasures.length === 0;
}

/** Those whose rows need no key beside their names: the only one, people by first and last names, what goes by its name. */
function tablesOfNames({ index }: Assembly, outputs: readonly Output[], isOne: boolean): ReadonlySet<string> {
  const named = tablesOfGroups(outputs.filter(({ role }) => role !== 'identifier'));
  return new Set(
    [...named].filter((table) => {
      const dataset = index.dataset(table);
      return isOne || dataset.display.length > 1 || isKnownByName(index, dataset);
    }),
  );
}

/** "average fare per booking", where each booking has one: the average of all. Of things with names it may be of each. */
function withoutOwnRows({ index }: Assembly, made: ReturnType<typeof withOwnTimes>): typeof made {
  const { draft, roles } = made;
  const isAverage = roles.measures.every(
    ({ output: { expression } }) => expression.kind === 'aggregate' && expression.function === 'avg',
  );
  const isOwn = (group: DimensionSketch): boolean =>
    group.kind === 'dataset' &&
    roles.measures.every(({ table }) => table === group.dataset) &&
    index.dataset(group.dataset).display.length === 0;
  return isAverage && draft.groups.some(isOwn)
    ? { draft: { ...draft, groups: draft.groups.filter((group) => !isOwn(group)) }, roles }
    : made;
}

/** "What share of the volume do the top 5 states have?" is one number; "the top 5 states and their share" are five. */
function asksForAllTogether(draft: Draft, [first]: readonly MeasureOutput[]): boolean {
  const { rank, groups, openers, startsWithRank, startsWithColumns, startsWithNominal } = draft;
  const isShareOfSeveral = first?.transform?.kind === 'share-of-total' && (rank?.limit ?? 1) > 1;
  const startsWithThem = startsWithRank || startsWithColumns || startsWithNominal;
  const wantsThem = startsWithThem || groups.length > 0 || openers.has('list');
  return isShareOfSeveral && !wantsThem;
}
