import type { Expression } from '../../../shared/mod.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { binary, literal } from '../expressions.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { withFilter } from '../resolve-measure/filters.ts';
import { resolveMeasure } from '../resolve-measure/resolve-measure.ts';
import type { ConditionSketch, MeasureSketch, SketchOf } from '../sketch.ts';

/** Conditions on groups, and those that are on rows. */
export interface SplitConditions {
  readonly having: Expression | null;
  readonly onRows: readonly ConditionSketch[];
}

/** Counts and aggregates asked of groups are conditions on the groups; the rest is on rows. */
export function splitConditions(
  assembly: Assembly,
  { conditions }: Draft,
  { scope, isGrouped }: { readonly scope: ConditionScope; readonly isGrouped: boolean },
): SplitConditions {
  if (!isGrouped) return { having: null, onRows: conditions };
  const operands = conditions.filter(isOnGroups).map((sketch) => groupTest(assembly, sketch, scope));
  const [first] = operands;
  return {
    having:
      first === undefined || operands.length === 1
        ? (first ?? null)
        : { kind: 'logical', operator: 'and', operands },
    onRows: conditions.filter((one) => !isOnGroups(one)),
  };
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
