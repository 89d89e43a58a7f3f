import type { Expression } from '../../../shared/mod.ts';
import type { Condition, Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { isSame } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { type ConditionScope, defaultDate } from '../resolve-condition/condition-scope.ts';
import { resolveCondition } from '../resolve-condition/resolve-condition.ts';
import { calendarOutput } from '../resolve-dimension.ts';
import { toExpression } from '../resolve-measure/filters.ts';
import type { ConditionSketch } from '../sketch.ts';
import { withoutRest } from './compared-measures.ts';

/** Two things side by side: rows of either, grouped by which it is. */
export function resolveSideBySide(
  assembly: Assembly,
  sides: readonly ConditionSketch[],
  scope: ConditionScope,
): { readonly dimension: Output; readonly where: Condition } {
  const conditions = withoutRest(sides).map((side) => resolveCondition(assembly, side, scope));
  const where: Condition = { kind: 'any', of: conditions };
  const dimension =
    sides[0]?.kind === 'time' ? periodOf(assembly, sides, scope) : columnOf(assembly, conditions);
  return { dimension, where };
}

/** "2023 vs 2024": the year. */
function periodOf(assembly: Assembly, sides: readonly ConditionSketch[], scope: ConditionScope): Output {
  const [grain, ...others] = new Set(
    sides.map((side) => (side.kind === 'time' ? side.times[0]?.grain : undefined)),
  );
  return grain === undefined || grain === 'range' || others.length > 0
    ? noSense('the periods are of different lengths')
    : calendarOutput(assembly, grain, defaultDate(assembly, scope));
}

/** "Texas vs Ohio": the state. */
function columnOf({ index }: Assembly, conditions: readonly Condition[]): Output {
  const [column, ...others] = conditions.map((condition) => testedColumn(toExpression(condition)));
  if (column?.kind !== 'column' || others.some((other) => !isSame(other, column)))
    return noSense('the two sides are not of one kind');
  const { label } = index.field(column.table, column.column);
  return { name: column.column, label, expression: column, role: 'category', unit: null };
}

function testedColumn(expression: Expression): Expression | null {
  return expression.kind === 'binary' && expression.left.kind === 'column' ? expression.left : null;
}
