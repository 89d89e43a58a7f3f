import type { Expression } from '../../../shared/mod.ts';
import type { TimeMeaning } from '../../candidate.ts';
import { verbStem } from '../../lexicon/inflection.ts';
import type { Condition } from '../../logical-query.ts';
import type { Assembly } from '../assembly.ts';
import { inMonth, onWeekdays } from '../calendar-columns.ts';
import { isMadeOfDeeds, isPastForm } from '../deeds.ts';
import { binary, columnOf, isOneOf, literal, test } from '../expressions.ts';
import { isStanding } from '../is-standing.ts';
import { isOfPeople } from '../people.ts';
import { noSense, Rejected, undecided } from '../rejection.ts';
import { resolveField } from '../resolve-field.ts';
import type { SketchOf } from '../sketch.ts';
import { combine } from './combine.ts';
import { type ConditionScope, defaultDate } from './condition-scope.ts';
import { checkInner, checkManySide, onRelated } from './reach.ts';

/** "in 2023 or 2024", "issued last quarter". */
export function resolveTimes(
  assembly: Assembly,
  { field, times, isJoined, isApart, done }: SketchOf<'time'>,
  scope: ConditionScope,
): Condition {
  if (field === null && !isSince(assembly, times, scope)) checkHappens(assembly, scope);
  if (field === null && done === undefined && times.some(({ label }) => label.startsWith(TODAY)))
    undecided('whether it happened today or is so today is not said');
  if (isJoined === true && times.some(({ end }) => end === null) && times.some(({ start }) => start === null))
    noSense('no day is in both times');
  // "borrowers with loans in 2023 and in 2024"
  if (isApart === true && scope.outer !== undefined)
    undecided('whether it was in each of the times or in any of them is not said');
  const { cost } = assembly;
  const date =
    field === null ? defaultDate(assembly, scope) : columnOf(assembly, resolveField(assembly, field, scope));
  if (done !== undefined) checkCreation(assembly, done, date);
  const month = field === null ? null : monthOfBirth(assembly, date, times);
  if (month !== null) return resolveRecurring(assembly, { kind: 'recurring', field, ...month }, scope);
  if (date.kind === 'column') {
    checkManySide(assembly, date.table, scope);
    checkInner(assembly, date.table, scope);
    checkRecorded(assembly, date, times);
    if (done === undefined && isDoneByPeople(assembly, date, scope)) {
      if (isJoined === true) undecided('whether it was in each of the times or in any of them is not said');
      // That the date is of what they did is no choice that the words left open.
      assembly.cost = cost;
      const where = combine(
        'any',
        times.map((time) => test(withinDate(assembly, date, time))),
      );
      return onRelated(assembly, { related: date.table, where }, scope) ?? where;
    }
    if (done === undefined) checkOwn(assembly, date, scope);
  }
  return combine(
    'any',
    times.map((time) => test(withinDate(assembly, date, time))),
  );
}

/** "born in March": of whichever year. */
function monthOfBirth(
  { index }: Assembly,
  date: Expression,
  [time, ...others]: readonly TimeMeaning[],
): Pick<SketchOf<'recurring'>, 'part' | 'values'> | null {
  const isOfBirth = date.kind === 'column' && BIRTH.test(index.field(date.table, date.column).label);
  if (!isOfBirth || time?.recurs?.unit !== 'month' || others.length > 0) return null;
  return { part: 'month-of-year', values: [String(time.recurs.number).padStart(2, '0')] };
}

const BIRTH = /\b(?:birth|born)/;

/** "the delinquency rate today" is of no day's loans. */
const TODAY = 'today';

/**
 * A bare time is of what happens, not of who or where: "customers who borrowed in 2022" need not have come in 2022. A
 * state that has a date of its own ("new customers") says what happened.
 */
function checkHappens({ index }: Assembly, { anchor, date }: ConditionScope): void {
  const { labelPlural } = index.dataset(anchor);
  if (isStanding(index, anchor) && (date ?? null) === null)
    noSense(`what ${labelPlural} did, or what was done, at that time is not said`);
}

/** "customers since 2020": the date is called so. */
function isSince({ index }: Assembly, times: readonly TimeMeaning[], { anchor }: ConditionScope): boolean {
  const { defaultDate } = index.dataset(anchor);
  const isNamed = defaultDate !== null && /(?:^| )since$/.test(index.field(anchor, defaultDate).label);
  return isNamed && times.every(({ label }) => label.startsWith('since '));
}

/** "customers who applied in 2024" have an application of then; of people alone the verb says what they did. */
function isDoneByPeople(
  { index }: Assembly,
  { table, column }: Extract<Expression, { kind: 'column' }>,
  { anchor }: ConditionScope,
): boolean {
  const isTheirs = index.knowledge.relationships.some(({ from, to }) => from === table && to === anchor);
  const event = index.dataset(table);
  if (!isTheirs || event.defaultDate !== column) return false;
  const { label, synonyms } = index.field(table, column);
  return (
    isOfPeople(index.dataset(anchor)) ||
    [label, ...synonyms].some((name) => isPastForm(name) && isMadeOfDeeds(name, event))
  );
}

/** "branches closed in 2020": it is loans that are closed, and those of a branch are not the branch. */
function checkOwn(
  { index }: Assembly,
  { table, column }: Extract<Expression, { kind: 'column' }>,
  { anchor }: ConditionScope,
): void {
  if (table !== anchor && !index.isToOne(anchor, table))
    noSense(`${index.dataset(anchor).labelPlural} have no ${index.field(table, column).label}`);
}

/** "on a Monday": a part of the date, whichever year it is. */
export function resolveRecurring(
  assembly: Assembly,
  { field, part, values }: SketchOf<'recurring'>,
  scope: ConditionScope,
): Condition {
  if (field === null && part === 'weekday') {
    const named = onWeekdays(assembly.index, scope.anchor, values);
    if (named !== null) return test(named);
    checkDays(assembly, scope);
  }
  if (field === null) checkHappens(assembly, scope);
  const date =
    field === null ? defaultDate(assembly, scope) : columnOf(assembly, resolveField(assembly, field, scope));
  if (date.kind === 'column') checkManySide(assembly, date.table, scope);
  return test(isOneOf({ kind: 'date-part', part, operand: date }, values));
}

/** "flights on Mondays", where a column says on which days they go. */
function checkDays({ index }: Assembly, { anchor }: ConditionScope): void {
  const days = index
    .dataset(anchor)
    .fields.find(({ type, label }) => type === 'text' && /\bdays\b/.test(label));
  if (days !== undefined) undecided(`whether the day is that of the date or of ${days.label} is not said`);
}

/** The time as a test on the date, or on its year where that is all that is kept. */
export function withinDate({ index }: Assembly, date: Expression, time: TimeMeaning): Expression {
  if (date.kind !== 'column') return within(date, time);
  const { yearColumn: year, monthColumn } = index.field(date.table, date.column);
  if (monthColumn !== undefined) return withinMonths(index.columnOf(date.table, monthColumn), time);
  if (year === undefined) return within(date, time);
  const column = index.columnOf(date.table, year);
  const month = inMonth(index, date.table, time);
  const toYear = index.field(date.table, year).type === 'text' ? String : Number;
  if (month === null) return withinYears(column, time, toYear);
  const whole = withinYears(column, yearAround(time), toYear);
  return { kind: 'logical', operator: 'and', operands: [whole, month] };
}

/** The months of the time; from one to the next they are in the order of their texts. */
function withinMonths(month: Expression, { start, end }: TimeMeaning): Expression {
  const first = monthOf(start);
  const next = monthOf(end);
  const isOne = first !== null && next !== null && next === monthAfter(first);
  return isOne ? binary(month, '=', literal(first)) : within(month, { start: first, end: next });
}

/** The month that begins on the day; null for none. */
function monthOf(day: string | null): string | null {
  if (day === null) return null;
  return day.endsWith('-01') ? day.slice(0, 7) : noSense('only the month is known, not the day');
}

function monthAfter(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** The year of a month. */
function yearAround(time: TimeMeaning): TimeMeaning {
  const year = Number(time.start?.slice(0, 4));
  return { ...time, start: `${year}-01-01`, end: `${year + 1}-01-01` };
}

/** `toYear` makes of a year what the column keeps of it. */
function withinYears(
  year: Expression,
  { start, end }: TimeMeaning,
  toYear: (year: number) => number | string,
): Expression {
  const [first, next] = [yearOf(start), yearOf(end)];
  if (first !== null && next === first + 1) return binary(year, '=', literal(toYear(first)));
  const bounds = [
    ...(first === null ? [] : [binary(year, '>=', literal(toYear(first)))]),
    ...(next === null ? [] : [binary(year, '<', literal(toYear(next)))]),
  ];
  const [only] = bounds;
  if (only === undefined) return noSense('the time has neither beginning nor end');
  return bounds.length === 1 ? only : { kind: 'logical', operator: 'and', operands: bounds };
}

/** The year that begins on the day; null for none. */
function yearOf(day: string | null): number | null {
  if (day === null) return null;
  return day.endsWith('-01-01') ? Number(day.slice(0, 4)) : noSense('only the year is known, not the day');
}

/** "books published in 1990" are not those that the shop got then: the date must be of the verb or of nothing else. */
function checkCreation({ index }: Assembly, done: string, date: Expression): void {
  if (date.kind !== 'column') return;
  const { label, labelPlural } = index.dataset(date.table);
  const field = index.field(date.table, date.column);
  const own = new Set([...label.split(' '), ...labelPlural.split(' ')]);
  const words = field.label.split(' ').filter((word) => !NEUTRAL_DATES.has(word) && !own.has(word));
  const isOfVerb = words.some((word) => verbStem(word).startsWith(verbStem(done).slice(0, 5)));
  if (words.length === 0 || isOfVerb) return;
  // Another date is called after the verb: "released" of a release, and not of the admission.
  const isOther = index.knowledge.datasets.some((dataset) =>
    dataset.fields.some(
      (one) => one.role === 'time' && one.label.split(' ').some((word) => verbStem(word) === verbStem(done)),
    ),
  );
  if (isOther) noSense(`${field.label} is not when it was so`);
  undecided(`whether ${field.label} is when it was so is not said`);
}

/** Words of dates that say of no event what it is. */
const NEUTRAL_DATES: ReadonlySet<string> = new Set(
  'at created creation date datetime day of on recorded time timestamp when year'.split(' '),
);

/** What is asked of days after the last one that the data has is a forecast. */
function checkRecorded(
  { index }: Assembly,
  { table, column }: Extract<Expression, { kind: 'column' }>,
  times: readonly TimeMeaning[],
): void {
  const { min, max, label } = index.field(table, column);
  if (typeof min !== 'string' || typeof max !== 'string') return;
  const isAfter = times.some(({ start }) => start !== null && start > max);
  const isBefore = times.some(({ end }) => end !== null && end <= min.slice(0, 10));
  const message = isAfter
    ? `the last ${label} is ${max.slice(0, 10)}`
    : `the first ${label} is ${min.slice(0, 10)}`;
  if (isAfter || isBefore) throw new Rejected({ kind: 'unanswerable', message });
}

/** The half-open interval as a test on an ISO date or timestamp. */
export function within(date: Expression, { start, end }: Pick<TimeMeaning, 'start' | 'end'>): Expression {
  const bounds: Expression[] = [];
  if (start !== null) bounds.push(binary(date, '>=', literal(start)));
  if (end !== null) bounds.push(binary(date, '<', literal(end)));
  const [first] = bounds;
  if (first === undefined) return noSense('the time has neither beginning nor end');
  return bounds.length === 1 ? first : { kind: 'logical', operator: 'and', operands: bounds };
}
