import type { DatePart, Expression } from '../../../shared/mod.ts';
import type { TimeMeaning } from '../../candidate.ts';
import { mapExpression } from '../../expression-walk.ts';
import type { Condition, Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import type { Draft } from '../draft.ts';
import { aggregateOver } from '../expressions.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { resolveCondition } from '../resolve-condition/resolve-condition.ts';
import { type ConditionSketch, isBareTime } from '../sketch.ts';

/** Times that say which periods are shown, and the conditions that are left. */
export interface ShownPeriods {
  readonly tests: readonly Expression[];
  readonly onRows: readonly ConditionSketch[];
}

/**
 * "month over month change in 2025": January is compared with the December before, so that the time says which periods
 * are shown, and not which rows there are.
 */
export function shownPeriods(
  assembly: Assembly,
  conditions: readonly ConditionSketch[],
  {
    draft: { transform },
    scope,
    dimensions,
  }: { readonly draft: Draft; readonly scope: ConditionScope; readonly dimensions: readonly Output[] },
): ShownPeriods {
  const parts = dimensions.flatMap(({ expression }) =>
    expression.kind === 'date-part' ? [expression.part] : [],
  );
  const isOfPeriods = (one: ConditionSketch): boolean =>
    isBareTime(one) && one.times.every((time) => parts.every((part) => isOfWhole(time, part)));
  const reachesBack =
    transform?.kind === 'change' || (transform?.kind === 'moving-average' && transform.reachesBack === true);
  if (!reachesBack || parts.length === 0) return { tests: [], onRows: conditions };
  const tests = conditions.filter(isOfPeriods).flatMap((one) => {
    const test = testOf(resolveCondition(assembly, one, scope));
    return test === null ? [] : [ofFirstDay(test, scope.anchor)];
  });
  const onRows = conditions.filter((one) => !isOfPeriods(one));
  return tests.length + onRows.length < conditions.length
    ? { tests: [], onRows: conditions }
    : { tests, onRows };
}

/** One of several times is a test too. */
function testOf(condition: Condition): Expression | null {
  if (condition.kind === 'test') return condition.expression;
  if (condition.kind !== 'any') return null;
  const operands = condition.of.map(testOf).filter((one) => one !== null);
  return operands.length < condition.of.length ? null : { kind: 'logical', operator: 'or', operands };
}

/** A period is within the time where its first day is. */
function ofFirstDay(expression: Expression, table: string): Expression {
  return mapExpression(expression, (node) =>
    node.kind === 'column' ? aggregateOver(table, 'min', node) : null,
  );
}

const STARTS: Partial<Record<DatePart, RegExp>> = {
  year: /-01-01$/,
  quarter: /-(?:01|04|07|10)-01$/,
  month: /-01$/,
};

function isOfWhole({ start, end }: TimeMeaning, part: DatePart): boolean {
  const begins = STARTS[part];
  return begins !== undefined && [start, end].every((day) => day === null || begins.test(day));
}
