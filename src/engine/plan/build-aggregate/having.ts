import type { Expression } from '../../../shared/mod.ts';
import { isSame } from '../../is-same.ts';
import type { AggregateQuery, Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { binary, isTotal, literal } from '../expressions.ts';
import { toMeasureNumber } from '../quantities.ts';
import { noSense, undecided } from '../rejection.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { withFilter } from '../resolve-measure/filters.ts';
import { resolveMeasure } from '../resolve-measure/resolve-measure.ts';
import {
  type ConditionSketch,
  isBareTime,
  isOfGroups,
  isPartOfTime,
  type MeasureSketch,
  type OfGroups,
  type SketchOf,
} from '../sketch.ts';
import { changeTest } from './change-test.ts';

/** Conditions on groups, and those that are on rows. */
export interface SplitConditions {
  readonly having: Expression | null;
  /** Groups against all rows together. */
  readonly versus: NonNullable<AggregateQuery['versus']>;
  readonly onRows: readonly ConditionSketch[];
}

/** Counts and aggregates asked of groups are conditions on the groups; the rest is on rows. */
export function splitConditions(
  assembly: Assembly,
  draft: Draft,
  { scope, dimensions }: { readonly scope: ConditionScope; readonly dimensions: readonly Output[] },
): SplitConditions {
  const { conditions } = draft;
  if (dimensions.length === 0) return { having: null, versus: [], onRows: conditions };
  checkNumberOfRows(draft);
  const operands = conditions.flatMap((one) =>
    isOfGroups(one) && one.kind !== 'overall' && !isOfShare(one) ? [groupTest(assembly, one, scope)] : [],
  );
  return {
    having: allOfGroups(operands),
    versus: conditions.flatMap((one) =>
      one.kind === 'overall'
        ? [versusWhole(assembly, one, { draft, scope, dimensions })]
        : isOfShare(one)
          ? [versusPart(assembly, one, scope)]
          : [],
    ),
    onRows: conditions.filter((one) => !isOfGroups(one)),
  };
}

/** "late loans by branch, at least 100 loans": a hundred late ones, or a hundred of which some are late. */
function checkNumberOfRows({ conditions, measures, rank, byMeasures, nominals }: Draft): void {
  const bounded = conditions.flatMap((one) =>
    one.kind === 'count' && one.nominal.conditions.length === 0 ? [one.nominal.dataset] : [],
  );
  if (bounded.length === 0) return;
  const said = [...measures, ...byMeasures, ...(rank?.by ? [rank.by] : [])];
  // Where no number is named it is that of the rows.
  const isOfRows = said.length === 0 && (rank === null || rank.quality === 'number');
  const counted = [
    ...said.flatMap((one) => (one.kind === 'count' ? [one.nominal] : [])),
    ...(isOfRows ? nominals : []),
  ].filter(({ dataset }) => bounded.includes(dataset));
  const restrictions = [
    ...counted.flatMap((rows) => rows.conditions),
    ...(counted.length > 0 || isOfRows ? conditions : []),
  ];
  if (restrictions.some(({ kind }) => kind === 'segment' || kind === 'value'))
    undecided('whether the number is that of all rows or of those that are counted is not said');
}

/** What is asked of groups, all of it; null for nothing. */
export function allOfGroups(operands: readonly Expression[]): Expression | null {
  const [first] = operands;
  return first === undefined || operands.length === 1
    ? (first ?? null)
    : { kind: 'logical', operator: 'and', operands };
}

type Versus = NonNullable<AggregateQuery['versus']>[number];

function versusWhole(
  assembly: Assembly,
  sketch: SketchOf<'overall'>,
  {
    draft,
    scope: { anchor, mentioned },
    dimensions,
  }: {
    readonly draft: Draft;
    readonly scope: ConditionScope;
    readonly dimensions: readonly Output[];
  },
): Versus {
  const { measure, operator, rows, per, isAverage, than } = sketch;
  const resolved = resolveMeasure(assembly, measure, { anchor, mentioned });
  if (rows !== undefined && rows !== resolved.table)
    return noSense('the whole that is named is one of something else');
  if (than !== undefined)
    return versusGroup(withFilter(resolved).output.expression, { ...sketch, than }, dimensions);
  const isOfGroups = per !== undefined || (isAverage === true && isTotal(resolved.output.expression));
  if (isOfGroups) return versusAverage(withFilter(resolved).output.expression, sketch, draft);
  const { expression } = resolved.output;
  if (resolved.conditions.length > 0)
    return undecided('whether all are those with the same conditions is not said');
  // What adds up is more for all together than for any group.
  if (isTotal(expression)) return noSense('a part is never more than the whole');
  return { left: expression, operator, right: expression };
}

type OfShare = SketchOf<'aggregate'> & {
  readonly measure: Extract<MeasureSketch, { readonly kind: 'share-of-total' }>;
};

function isOfShare(condition: ConditionSketch): condition is OfShare {
  return condition.kind === 'aggregate' && condition.measure.kind === 'share-of-total';
}

/** "whose share of the volume is below 5 %": so much of what all groups have together. */
function versusPart(
  assembly: Assembly,
  { measure, operator, quantity }: OfShare,
  { anchor, mentioned }: ConditionScope,
): Versus {
  const resolved = resolveMeasure(assembly, measure, { anchor, mentioned });
  const { expression } = resolved.output;
  if (quantity.sign !== 'percent') return noSense('a share is in percent');
  if (resolved.conditions.length > 0) return undecided('what the whole of the share is is not said');
  return { left: expression, operator, right: expression, percent: quantity.value };
}

/** "above the average branch": of what each of the groups has, the average. */
function versusAverage(
  value: Expression,
  { operator, per, isOfPeriod }: SketchOf<'overall'>,
  { groups, columns, nominals, conditions }: Draft,
): Versus {
  const isGroup =
    per === undefined ||
    [...groups, ...columns].some((one) => isSame(one, per)) ||
    (per.kind === 'dataset' && nominals.some(({ dataset }) => dataset === per.dataset));
  if (!isGroup) return noSense('the average that is named is one of other groups');
  if (isOfPeriod === true && !conditions.some(isBareTime))
    return undecided('which period is meant is not said');
  return { left: value, operator, right: value, isOfGroups: true };
}

/** "than grade C": of what is grouped by, the group of that value. */
function versusGroup(
  value: Expression,
  { operator, than }: SketchOf<'overall'> & { readonly than: SketchOf<'value'> },
  [dimension, ...others]: readonly Output[],
): Versus {
  const column = dimension?.expression;
  const named = than.values
    .flatMap(({ alternatives }) => alternatives)
    .find(
      ({ dataset, field }) =>
        column?.kind === 'column' && column.table === dataset && column.column === field,
    );
  if (column === undefined || named === undefined || others.length > 0)
    return noSense('the group that is named is of another kind');
  return { left: value, operator, right: value, than: binary(column, '=', literal(named.value)) };
}

function groupTest(
  assembly: Assembly,
  sketch: Exclude<OfGroups, { kind: 'overall' }>,
  scope: ConditionScope,
): Expression {
  if (sketch.kind === 'stepped')
    return noSense('whether the change is by month, by quarter or by year is not said');
  if (sketch.kind === 'changed') return changeTest(assembly, sketch, scope);
  if (sketch.kind === 'aggregate' && isPartOfTime(sketch.measure))
    return undecided('of which time the whole of the share is is not said');
  const { mentioned } = scope;
  const anchor = sketch.kind === 'count' ? sketch.nominal.dataset : scope.anchor;
  const measure = sketch.kind === 'count' ? counted(sketch) : sketch.measure;
  const { output } = withFilter(resolveMeasure(assembly, measure, { anchor, mentioned }));
  const value = sketch.kind === 'count' ? sketch.value : toMeasureNumber(sketch.quantity, output);
  return binary(output.expression, sketch.operator, literal(value));
}

/** "copies in at least 5 branches" counts the different branches. */
function counted({ nominal, distinctOf, valuesOf, partsOf }: SketchOf<'count'>): MeasureSketch {
  if (valuesOf !== undefined || partsOf !== undefined)
    return undecided('of what the different values are is not said');
  if (distinctOf === undefined) return { kind: 'count', nominal };
  return nominal.conditions.length === 0
    ? { kind: 'count-different', dataset: distinctOf }
    : undecided('of which of them the number is not said');
}
