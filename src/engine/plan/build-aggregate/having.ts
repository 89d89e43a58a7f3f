import type { Expression } from '../../../shared/mod.ts';
import type { AggregateQuery } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { binary, isTotal, literal } from '../expressions.ts';
import { noSense, undecided } from '../rejection.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { withFilter } from '../resolve-measure/filters.ts';
import { resolveMeasure } from '../resolve-measure/resolve-measure.ts';
import type { ConditionSketch, MeasureSketch, SketchOf } from '../sketch.ts';

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
  const operands = conditions.filter(isOnGroups).map((sketch) => groupTest(assembly, sketch, scope));
  const [first] = operands;
  return {
    having:
      first === undefined || operands.length === 1
        ? (first ?? null)
        : { kind: 'logical', operator: 'and', operands },
    versus: conditions.flatMap((one) => (one.kind === 'overall' ? [versusWhole(assembly, one, scope)] : [])),
    onRows: conditions.filter((one) => !isOnGroups(one) && one.kind !== 'overall'),
  };
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

/** Whether a condition is on groups: it counts or aggregates their rows. */
export function isOnGroups(
  condition: ConditionSketch,
): condition is SketchOf<'count'> | SketchOf<'aggregate'> {
  return condition.kind === 'count' || condition.kind === 'aggregate';
}

function groupTest(
  assembly: Assembly,
  sketch: SketchOf<'count'> | SketchOf<'aggregate'>,
  { anchor, mentioned }: ConditionScope,
): Expression {
  const measure: MeasureSketch =
    sketch.kind === 'count' ? { kind: 'count', nominal: sketch.nominal } : sketch.measure;
  const { output } = withFilter(resolveMeasure(assembly, measure, { anchor, mentioned }));
  const value = sketch.kind === 'count' ? sketch.value : sketch.quantity.value;
  return binary(output.expression, sketch.operator, literal(value));
}
