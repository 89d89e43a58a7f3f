import { Temporal } from 'temporal-polyfill';
import type { TimeMeaning } from '../candidate.ts';
import type { PeriodUnit, Season } from '../lexicon/times.ts';
import { dayLabel, monthLabel } from './period-labels.ts';

/** A span of days with what else is known of it while the question is read. */
export interface Period extends Omit<TimeMeaning, 'kind' | 'ends' | 'first' | 'recurs'> {
  /** What recurs every year, where the year was not written: `March`, `Q3`, `March 5`. */
  readonly recurring: Recurring | null;
  readonly cost: number;
  /** Of a range: the periods that it begins and ends with. */
  readonly ends?: readonly [Period, Period];
  /** Of a time without an end: the period that it begins with. */
  readonly first?: Period;
  /** It goes on to the as-of date, so nothing is since or before it. */
  readonly isToNow?: boolean;
  /** Of a time without a beginning or an end: what it is since, before, and so on. */
  readonly about?: { readonly word: BoundWord; readonly inner: Period };
}

/** On which side of something a time lies that has no beginning or no end. */
export type BoundWord = 'since' | 'from' | 'after' | 'before' | 'through';

/** A part of the year that comes back every year. */
export interface Recurring {
  readonly unit: 'half' | 'quarter' | 'month' | 'day';
  /** 1 for January, Q1, the first half; for days the month. */
  readonly number: number;
  /** Day of the month; 0 but for days. */
  readonly day: number;
}

/** From when relative dates count. */
export interface Clock {
  /** ISO day that "today" means. */
  readonly asOf: string;
  readonly weekStart: 'monday' | 'sunday';
}

type Written = Pick<Period, 'grain' | 'label'>;

/** The days from `start` to before `end` (ISO). */
export function span(start: string | null, end: string | null, written: Written): Period {
  return { start, end, ...written, isRelative: false, recurring: null, cost: 0 };
}

/** A calendar year. */
export function yearPeriod(year: number): Period {
  return span(iso(year, 1), iso(year + 1, 1), { grain: 'year', label: String(year) });
}

/** Half 1 or 2 of a year. */
export function halfPeriod(year: number, half: number): Period {
  const label = `the ${half === 1 ? 'first' : 'second'} half of ${year}`;
  return span(iso(year, half * 6 - 5), iso(year, half * 6 + 1), { grain: 'range', label });
}

/** Quarter 1 to 4 of a year. */
export function quarterPeriod(year: number, quarter: number): Period {
  const label = `Q${quarter} ${year}`;
  return span(iso(year, quarter * 3 - 2), iso(year, quarter * 3 + 1), { grain: 'quarter', label });
}

/** Month 1 to 12 of a year. */
export function monthPeriod(year: number, month: number): Period {
  return span(iso(year, month), iso(year, month + 1), { grain: 'month', label: monthLabel(year, month) });
}

/** One day; null when the calendar has no such day (February 30). */
export function dayPeriod(year: number, month: number, day: number): Period | null {
  const date = plainDate(year, month, day);
  return date === null ? null : dayOf(date);
}

/** Week `week` of an ISO 8601 year; null when that year has no such week. */
export function isoWeekPeriod(year: number, week: number): Period | null {
  const fourth = Temporal.PlainDate.from({ year, month: 1, day: 4 });
  const monday = fourth.subtract({ days: fourth.dayOfWeek - 1 }).add({ days: (week - 1) * 7 });
  if (week < 1 || monday.yearOfWeek !== year) return null;
  return { ...weekFrom(monday), label: `week ${week} of ${year}` };
}

/** The calendar period of this unit that holds the day `offset` units from the as-of date. */
export function calendarPeriod(unit: PeriodUnit, offset: number, clock: Clock): Period {
  return containing(unit, moved(Temporal.PlainDate.from(clock.asOf), unit, offset), clock);
}

/** The latest calendar period of this unit that has ended on the as-of date or before. */
export function completePeriod(unit: PeriodUnit, clock: Clock): Period {
  const current = calendarPeriod(unit, 0, clock);
  return current.end === tomorrow(clock) ? current : calendarPeriod(unit, -1, clock);
}

/**
 * The `count` units that end with the as-of date, which is the last day of them: 12 months as of 2025-12-31 begin on
 * 2025-01-01. They are counted back from the day after, so that the months before a month's end are whole months.
 */
export function rollingPeriod(count: number, unit: PeriodUnit, clock: Clock): Period {
  const end = Temporal.PlainDate.from(tomorrow(clock));
  return dated(moved(end, unit, -count).toString(), end.toString(), `the last ${counted(count, unit)}`);
}

/** The `count` whole calendar periods up to the latest that has ended on the as-of date or before. */
export function completeSpan(count: number, unit: PeriodUnit, clock: Clock): Period | null {
  const { end } = completePeriod(unit, clock);
  if (end === null) return null;
  const first = moved(Temporal.PlainDate.from(end), unit, -count).toString();
  return dated(
    first,
    end,
    `the last ${count === 1 ? 'full' : `${count} full`} ${unit}${count === 1 ? '' : 's'}`,
  );
}

/** The `count` units that begin with the day after the as-of date. */
export function upcomingPeriod(count: number, unit: PeriodUnit, clock: Clock): Period {
  const start = Temporal.PlainDate.from(tomorrow(clock));
  return dated(start.toString(), moved(start, unit, count).toString(), `the next ${counted(count, unit)}`);
}

/** From the beginning of the current calendar period to the as-of date. */
export function toDatePeriod(unit: PeriodUnit, clock: Clock): Period {
  return dated(calendarPeriod(unit, 0, clock).start, tomorrow(clock), `the ${unit} to date`);
}

/** The ISO day `count` units before the as-of date. */
export function dayBefore(count: number, unit: PeriodUnit, clock: Clock): string {
  return moved(Temporal.PlainDate.from(clock.asOf), unit, -count).toString();
}

/** The day that begins or ends a period, or null where it has no such end. */
export function edgeOf(period: Period, edge: 'first' | 'last'): Period | null {
  const day = edge === 'first' ? period.start : period.end;
  if (day === null) return null;
  const date = Temporal.PlainDate.from(day);
  const { isRelative, cost } = period;
  return { ...dayOf(edge === 'first' ? date : date.subtract({ days: 1 })), isRelative, cost };
}

/** The first or last `count` units of a period. */
export function partOf(
  period: Period,
  edge: 'first' | 'last',
  count: number,
  unit: PeriodUnit,
): Period | null {
  const { start, end, isRelative } = period;
  if (start === null || end === null) return null;
  const label = `the ${edge} ${counted(count, unit)} of ${period.label}`;
  const part =
    edge === 'first'
      ? span(start, moved(Temporal.PlainDate.from(start), unit, count).toString(), { grain: 'range', label })
      : span(moved(Temporal.PlainDate.from(end), unit, -count).toString(), end, { grain: 'range', label });
  const isInside = (part.start ?? '') >= start && (part.end ?? '') <= end;
  return isInside ? { ...part, isRelative } : null;
}

/** The `count` units that end or begin with a period, or those that begin after it; null where it has no such end. */
export function spanBeside(
  period: Period,
  {
    side,
    count,
    unit,
  }: {
    readonly side: 'ending' | 'beginning' | 'following';
    readonly count: number;
    readonly unit: PeriodUnit;
  },
): Period | null {
  const { start, end, label, isRelative, cost } = period;
  if (start === null || end === null) return null;
  const edge = side === 'beginning' ? start : end;
  const other = moved(Temporal.PlainDate.from(edge), unit, side === 'ending' ? -count : count).toString();
  const [from, to] = side === 'ending' ? [other, edge] : [edge, other];
  if (side !== 'following' && (from > start || to < end)) return null;
  return { ...dated(from, to, `the ${counted(count, unit)} ${side} ${label}`), isRelative, cost };
}

/** The `count` units before a period begins; null where it has no beginning. */
export function spanBefore(period: Period, count: number, unit: PeriodUnit): Period | null {
  const { start, label, isRelative, cost } = period;
  if (start === null) return null;
  const from = moved(Temporal.PlainDate.from(start), unit, -count).toString();
  return { ...dated(from, start, `the ${counted(count, unit)} before ${label}`), isRelative, cost };
}

/** As long as a period and right before it; null where it has no beginning or no end. */
export function lengthBefore({ start, end, label, cost }: Period): Period | null {
  if (start === null || end === null) return null;
  const [first, last] = [Temporal.PlainDate.from(start), Temporal.PlainDate.from(end)];
  const length = first.until(last, { largestUnit: first.day === last.day ? 'months' : 'days' });
  return { ...dated(first.subtract(length).toString(), start, `as long before ${label}`), cost };
}

/** A year before a period; null where it has no beginning or no end. */
export function yearBefore({ start, end, label, grain, cost }: Period): Period | null {
  if (start === null || end === null) return null;
  const [first, last] = [start, end].map((day) =>
    Temporal.PlainDate.from(day).subtract({ years: 1 }).toString(),
  );
  if (first === undefined || last === undefined) return null;
  return { ...dated(first, last, `a year before ${label}`), grain, cost };
}

/** A season by its meteorological months in the northern hemisphere; winter begins in December of its year. */
export function seasonPeriod(year: number, season: Season): Period {
  const months = `${monthLabel(year, season.month)} to ${monthLabel(year, season.month + 2)}`;
  return span(iso(year, season.month), iso(year, season.month + 3), {
    grain: 'range',
    label: `${season.name} ${year} (${months})`,
  });
}

/** The week that holds a day. */
export function weekOf(day: string, clock: Clock): Period {
  return containing('week', Temporal.PlainDate.from(day), clock);
}

/** What recurs, in a given year; null when that year does not have it (February 29). */
export function recurringIn(year: number, { unit, number, day }: Recurring): Period | null {
  switch (unit) {
    case 'half':
      return halfPeriod(year, number);
    case 'quarter':
      return quarterPeriod(year, number);
    case 'month':
      return monthPeriod(year, number);
    case 'day':
      return dayPeriod(year, number, day);
  }
}

/** What recurs, the latest time that has begun on the as-of date; null when there is none in the last 8 years. */
export function latestRecurring(recurring: Recurring, clock: Clock): Period | null {
  const thisYear = Number(clock.asOf.slice(0, 4));
  for (let year = thisYear; year >= thisYear - 8; year -= 1) {
    const period = recurringIn(year, recurring);
    if (period?.start && period.start <= clock.asOf) return { ...period, isRelative: true, recurring };
  }
  return null;
}

/** The day after the as-of date. */
export function tomorrow(clock: Clock): string {
  return Temporal.PlainDate.from(clock.asOf).add({ days: 1 }).toString();
}

function containing(unit: PeriodUnit, date: Temporal.PlainDate, clock: Clock): Period {
  switch (unit) {
    case 'day':
      return dayOf(date);
    case 'week': {
      const before = clock.weekStart === 'monday' ? date.dayOfWeek - 1 : date.dayOfWeek % 7;
      return weekFrom(date.subtract({ days: before }));
    }
    case 'month':
      return monthPeriod(date.year, date.month);
    case 'quarter':
      return quarterPeriod(date.year, Math.ceil(date.month / 3));
    case 'year':
      return yearPeriod(date.year);
  }
}

function dayOf(date: Temporal.PlainDate): Period {
  const label = dayLabel(date);
  return span(date.toString(), date.add({ days: 1 }).toString(), { grain: 'day', label });
}

function weekFrom(first: Temporal.PlainDate): Period {
  const label = `the week of ${dayLabel(first)}`;
  return span(first.toString(), first.add({ days: 7 }).toString(), { grain: 'week', label });
}

/** A relative range, which shows its days. */
function dated(start: string | null, end: string, name: string): Period {
  const last = Temporal.PlainDate.from(end).subtract({ days: 1 });
  const days = start === last.toString() ? start : `${start} to ${last}`;
  return { ...span(start, end, { grain: 'range', label: `${name} (${days})` }), isRelative: true };
}

function moved(date: Temporal.PlainDate, unit: PeriodUnit, count: number): Temporal.PlainDate {
  return unit === 'quarter' ? date.add({ months: count * 3 }) : date.add({ [`${unit}s`]: count });
}

function counted(count: number, unit: PeriodUnit): string {
  return count === 1 ? unit : `${count} ${unit}s`;
}

/** First day of a month; months past December are those of the next year. */
function iso(year: number, month: number): string {
  const [y, m] = month > 12 ? [year + 1, month - 12] : [year, month];
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-01`;
}

function plainDate(year: number, month: number, day: number): Temporal.PlainDate | null {
  if (month < 1 || month > 12 || day < 1) return null;
  const date = Temporal.PlainDate.from({ year, month, day: 1 });
  return day > date.daysInMonth ? null : date.with({ day });
}
