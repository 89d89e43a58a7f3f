import type { Expression } from '../../../shared/mod.ts';
import type { AggregateQuery } from '../../logical-query.ts';
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
  isOfGroups,
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
  { conditions }: Draft,
  { scope, isGrouped }: { readonly scope: ConditionScope; readonly isGrouped: boolean },
): SplitConditions {
  if (!isGrouped) return { having: null, versus: [], onRows: conditions };
  const operands = conditions.flatMap((one) =>
    isOfGroups(one) && one.kind !== 'overall' ? [groupTest(assembly, one, scope)] : [],
  );
  return {
    having: allOfGroups(operands),
    versus: conditions.flatMap((one) => (one.kind === 'overall' ? [versusWhole(assembly, one, scope)] : [])),
    onRows: conditions.filter((one) => !isOfGroups(one)),
  };
}

/** What is asked of groups, all of it; null for nothing. */
export function allOfGroups(operands: readonly Expression[]): Expression | null {
  const [first] = operands;
  return first === undefined || operands.length === 1
    ? (first ?? null)
    : { kind: 'logical', operator: 'and', operands };
}

function versusWhole(
  assembly: Assembly,
  { measure, operator }: SketchOf<'overall'>,
  { anchor, mentioned }: ConditionScope,
): NonNullable<AggregateQuery['versus']>[number] {
  const { output, conditions } = resolveMeasure(assembly, measure, { anchor, mentioned });
  if (conditions.length > 0) return undecided('whether all are those with the same conditions is not said');
  // What adds up is more for all together than for any group.
  if (isTotal(output.expression)) return noSense('a part is never more than the whole');
  return { left: output.expression, operator, right: output.expression };
}

function groupTest(
  assembly: Assembly,
  sketch: Exclude<OfGroups, { kind: 'overall' }>,
  scope: ConditionScope,
): Expression {
  if (sketch.kind === 'changed') return changeTest(assembly, sketch, scope);
  const { mentioned } = scope;
  const anchor = sketch.kind === 'count' ? sketch.nominal.dataset : scope.anchor;
  const measure = sketch.kind === 'count' ? counted(sketch) : sketch.measure;
  const { output } = withFilter(resolveMeasure(assembly, measure, { anchor, mentioned }));
  const value = sketch.kind === 'count' ? sketch.value : toMeasureNumber(sketch.quantity, output);
  return binary(output.expression, sketch.operator, literal(value));
}

/** "copies in at least 5 branches" counts the different branches. */
function counted({ nominal, distinctOf, valuesOf }: SketchOf<'count'>): MeasureSketch {
  if (valuesOf !== undefined) return undecided('of what the different values are is not said');
  if (distinctOf === undefined) return { kind: 'count', nominal };
  return nominal.conditions.length === 0
    ? { kind: 'count-different', dataset: distinctOf }
    : undecided('of which of them the number is not said');
}
