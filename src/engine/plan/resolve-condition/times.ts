import type { Expression } from '../../../shared/mod.ts';
import type { TimeMeaning } from '../../candidate.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { binary, columnOf, isOneOf, literal, test } from '../expressions.ts';
import { noSense, Rejected } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { SketchOf } from '../sketch.ts';
import { combine } from './combine.ts';
import { type ConditionScope, defaultDate } from './condition-scope.ts';
import { checkManySide } from './reach.ts';

/** A bare time belongs to what happens, not to who or where: "loans of Texas branches in 2022" are loans of 2022. */
const TIME_OF_PARTY = 0.5;

/** "in 2023 or 2024", "issued last quarter". */
export function resolveTimes(
  assembly: Assembly,
  { field, times }: SketchOf<'time'>,
  scope: ConditionScope,
): Condition {
  if (field === null && assembly.index.isParty(scope.anchor)) {
    // A day, or a month, is of what happens: who was there on it is another question.
    if (times.some(({ grain }) => grain === 'day')) noSense('a day of people or places');
    assembly.cost += TIME_OF_PARTY;
  }
  const date =
    field === null ? defaultDate(assembly, scope) : columnOf(assembly, resolveField(assembly, field, scope));
  if (date.kind === 'column') {
    checkManySide(assembly, date.table, scope);
    checkRecorded(assembly, date, times);
  }
  return combine(
    'any',
    times.map((time) => test(within(date, time))),
  );
}

/** "on a Monday": a part of the date, whichever year it is. */
export function resolveRecurring(
  assembly: Assembly,
  { field, part, values }: SketchOf<'recurring'>,
  scope: ConditionScope,
): Condition {
  if (field === null && assembly.index.isParty(scope.anchor)) assembly.cost += TIME_OF_PARTY;
  const date =
    field === null ? defaultDate(assembly, scope) : columnOf(assembly, resolveField(assembly, field, scope));
  if (date.kind === 'column') checkManySide(assembly, date.table, scope);
  return test(isOneOf({ kind: 'date-part', part, operand: date }, values));
}

/** What is asked of days after the last one that the data has is a forecast. */
function checkRecorded(
  { index }: Assembly,
  { table, column }: Extract<Expression, { kind: 'column' }>,
  times: readonly TimeMeaning[],
): void {
  const { max, label } = index.field(table, column);
  if (typeof max !== 'string') return;
  const isAfter = times.some(({ start }) => start !== null && start > max);
  if (isAfter)
    throw new Rejected({ kind: 'unanswerable', message: `the last ${label} is ${max.slice(0, 10)}` });
}

/** The half-open interval as a test on an ISO date or timestamp. */
export function within(date: Expression, { start, end }: TimeMeaning): Expression {
  const bounds: Expression[] = [];
  if (start !== null) bounds.push(binary(date, '>=', literal(start)));
  if (end !== null) bounds.push(binary(date, '<', literal(end)));
  const [first] = bounds;
  if (first === undefined) return noSense('the time has neither beginning nor end');
  return bounds.length === 1 ? first : { kind: 'logical', operator: 'and', operands: bounds };
}
