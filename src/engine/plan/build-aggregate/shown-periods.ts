import { type DatePart, type Expression, operandsOf } from '../../../shared/mod.ts';
import type { TimeMeaning } from '../../candidate.ts';
import { conjunctsOf } from '../../conjuncts.ts';
import { aggregatesOf, mapExpression } from '../../expression-walk.ts';
import { isSame } from '../../is-same.ts';
import type { Condition, MeasureOutput, Output } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { columnsOf } from '../columns-in.ts';
import type { Draft } from '../draft.ts';
import { aggregateOver } from '../expressions.ts';
import { undecided } from '../rejection.ts';
import { allOf } from '../resolve-condition/combine.ts';
import type { ConditionScope } from '../resolve-condition/condition-scope.ts';
import { resolveCondition } from '../resolve-condition/resolve-condition.ts';
import { type ConditionSketch, isBareTime } from '../sketch.ts';
import { allOfGroups } from './having.ts';

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
  if (transform?.kind !== 'change' || parts.length === 0) return { tests: [], onRows: conditions };
  const tests = conditions.filter(isOfPeriods).flatMap((one) => {
    const test = testOf(resolveCondition(assembly, one, scope));
    return test === null ? [] : [ofFirstDay(test, scope.anchor)];
  });
  const onRows = conditions.filter((one) => !isOfPeriods(one));
  return tests.length + onRows.length < conditions.length
    ? { tests: [], onRows: conditions }
    : { tests, onRows };
}

/**
 * "3-month moving average in 2025": that of January is also over the November and December before, so that what the rows' time has to
 * be says which periods are shown, however the time is said.
 */
export function windowsShown(
  tests: Tests,
  {
    measures,
    dimensions,
  }: { readonly measures: readonly MeasureOutput[]; readonly dimensions: readonly Output[] },
): Tests {
  const window = measures.map(({ transform }) => transform).find((one) => one?.kind === 'moving-average');
  const course = dimensions.find(({ name }) => name === window?.over)?.expression;
  if (course?.kind !== 'date-part') return tests;
  const { operand: date, part } = course;
  if (date.kind !== 'column') return tests;
  const isOfDate = (expression: Expression): boolean =>
    columnsOf(expression).some((one) => isSame(one, date));
  const timeOf = (one: Condition): Expression | null => {
    const test = testOf(one);
    return test !== null && isOfDate(test) && daysOf(test).length > 0 ? test : null;
  };
  const conditions = conjunctsOf(tests.where);
  const times = conditions.map(timeOf).filter((one) => one !== null);
  const filters = measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ filter }) => filter));
  const isCutOff =
    times.some((one) => !daysOf(one).every((day) => STARTS[part]?.test(day))) ||
    filters.some((one) => one !== null && isOfDate(one));
  if (isCutOff) undecided('whether what was before the time counts is not said');
  if (times.length === 0) return tests;
  const shown = times.map((one) => ofFirstDay(one, date.table));
  return {
    where: allOf(conditions.filter((one) => timeOf(one) === null)),
    having: allOfGroups([...(tests.having === null ? [] : [tests.having]), ...shown]),
  };
}

/** What rows have to be, and groups. */
interface Tests {
  readonly where: Condition | null;
  readonly having: Expression | null;
}

/** The days that a test names. */
function daysOf(expression: Expression): readonly string[] {
  if (expression.kind === 'literal') return typeof expression.value === 'string' ? [expression.value] : [];
  return operandsOf(expression).flatMap(daysOf);
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
  day: /$/,
};

function isOfWhole({ start, end }: TimeMeaning, part: DatePart): boolean {
  const begins = STARTS[part];
  return begins !== undefined && [start, end].every((day) => day === null || begins.test(day));
}
