import type { PeriodUnit, Season } from '../lexicon/times.ts';
import {
  type BoundWord,
  type Clock,
  calendarPeriod,
  dayBefore,
  dayPeriod,
  monthPeriod,
  type Period,
  type Recurring,
  recurringIn,
  seasonPeriod,
  span,
  toDatePeriod,
  tomorrow,
} from './period.ts';

/** What is since, after, before or up to a period; `start` or `end` undefined means that the inner period has no such end. */
export function bound(
  word: BoundWord,
  start: string | null | undefined,
  end: string | null | undefined,
  inner: Period | undefined,
): Period | null {
  // "from the beginning of March to June" is no time since one.
  if (inner === undefined || inner.ends !== undefined || inner.isToNow || (start ?? end ?? null) === null)
    return null;
  const label = `${word} ${inner.label}`;
  const { isRelative, cost } = inner;
  const whole: Period = {
    ...span(start ?? null, end ?? null, { grain: 'range', label }),
    isRelative,
    cost,
    about: { word, inner },
  };
  return word === 'from' ? { ...whole, first: inner } : whole;
}

/** From what is since one bound to what is before the other; null where they do not face each other. */
export function betweenBoth(one: Period, other: Period): Period | null {
  const [first, second] = withYearShared(one, other);
  const [lower, upper] = first.end === null ? [first, second] : [second, first];
  if (lower.start === null || lower.end !== null || upper.start !== null || upper.end === null) return null;
  if (lower.start >= upper.end) return null;
  const label = `${lower.label} and ${upper.label}`;
  return {
    ...span(lower.start, upper.end, { grain: 'range', label }),
    isRelative: lower.isRelative || upper.isRelative,
    cost: lower.cost + upper.cost,
  };
}

/** "after February but before July 2023": the year that only the second names is that of the first too. */
function withYearShared(first: Period, second: Period): readonly [Period, Period] {
  const [inner, named] = [first.about?.inner, second.about?.inner];
  const word = first.about?.word;
  if (!inner?.recurring || !named?.start || named.recurring !== null || word === undefined)
    return [first, second];
  const dated = nearest(inner.recurring, named.start, 'before');
  const isUpper = word === 'before' || word === 'through';
  if (dated === null || isUpper) return [first, second];
  const own = bound(word, word === 'after' ? dated.end : dated.start, null, dated);
  return [own ?? first, second];
}

/** Both ends included; what has no year takes it from the other end. */
export function rangePeriod(
  first: Period | null | undefined,
  last: Period | null | undefined,
): Period | null {
  if (!first?.start || !last?.start) return null;
  const from = first.recurring === null ? first : nearest(first.recurring, last.start, 'before');
  const to =
    first.recurring === null && last.recurring !== null
      ? nearest(last.recurring, first.start, 'after')
      : last;
  if (!from?.start || !from.end || !to?.start || !to.end) return null;
  if (from.start > to.start || from.end > to.end) return null;
  return {
    ...span(from.start, to.end, { grain: 'range', label: `${from.label} to ${to.label}` }),
    isRelative: from.isRelative || to.isRelative,
    cost: first.cost + last.cost,
    ends: last.recurring === null ? [from, to] : [{ ...from, recurring: first.recurring }, to],
  };
}

/** Of two periods whose year is said beside them: "in 2023 between March and June". */
export function rangeInYear(
  first: Period | undefined,
  last: Period | undefined,
  year: number,
): Period | null {
  if (!first?.recurring || !last?.recurring) return null;
  return rangePeriod(recurringIn(year, first.recurring), recurringIn(year, last.recurring));
}

/** What a part of a year is bounded by, which is named without a year. */
type PartBound = Readonly<Partial<Record<'before' | 'through' | 'after' | 'from', Period | undefined>>>;

/** The part of a year before, through, after or from something in it: "in 2023 before July", "in 2023 up to June". */
export function partOfYear(year: number, said: PartBound): Period | null {
  const [[word, named] = []] = Object.entries(said);
  const inner = named?.recurring ? recurringIn(year, named.recurring) : null;
  if (inner === null) return null;
  const start = word === 'after' ? inner.end : word === 'from' ? inner.start : `${year}-01-01`;
  const end = word === 'before' ? inner.start : word === 'through' ? inner.end : `${year + 1}-01-01`;
  if (start === null || end === null || start >= end) return null;
  return {
    ...span(start, end, { grain: 'range', label: `${year} ${word} ${inner.label}` }),
    cost: named?.cost ?? 0,
  };
}

/** The time of something that recurs which is at the given day or else nearest to it on one side. */
function nearest(recurring: Recurring, day: string, side: 'before' | 'after'): Period | null {
  const year = Number(day.slice(0, 4));
  const same = recurringIn(year, recurring);
  if (same?.start == null) return null;
  if (side === 'before') return same.start <= day ? same : recurringIn(year - 1, recurring);
  return same.start >= day ? same : recurringIn(year + 1, recurring);
}

/** From the beginning of a period to the as-of date. */
export function rangeToNow(first: Period | undefined, clock: Clock): Period | null {
  if (!first?.start || first.start > clock.asOf) return null;
  const label = `${first.label} to ${clock.asOf}`;
  return { ...relative(span(first.start, tomorrow(clock), { grain: 'range', label })), isToNow: true };
}

/** A calendar period that was named relative to the as-of date; the reading says both. */
export function named(name: string, period: Period): Period {
  return { ...relative(period), label: `${name} (${period.label})` };
}

/** The same period, marked as counted from the as-of date. */
export function relative(period: Period): Period {
  return { ...period, isRelative: true };
}

/** `1 month`, `3 months`. */
export function counted(count: number, unit: PeriodUnit): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The period of this unit that holds the day a year before the as-of date. */
export function yearAgo(unit: PeriodUnit, clock: Clock): Period {
  return calendarPeriod(unit, 0, { ...clock, asOf: dayBefore(1, 'year', clock) });
}

/** "last year to date": the period before the current one, up to the same day of it, so that the two compare. */
export function toDayBefore(unit: PeriodUnit, clock: Clock): Period {
  return toDatePeriod(unit, { ...clock, asOf: dayBefore(1, unit, clock) });
}

/** "2024 to date"; "last year to date" has an end of its own. */
export function rangeToDate(first: Period | undefined, clock: Clock): Period | null {
  const isLast = BEFORE_NOW.some((unit) => first?.start === calendarPeriod(unit, -1, clock).start);
  return first?.isRelative === true && isLast ? null : rangeToNow(first, clock);
}

const BEFORE_NOW: readonly PeriodUnit[] = ['year', 'quarter', 'month', 'week'];

/** `2024 YTD`: up to the same day of that year, so that years compare. */
export function yearToDay(year: number, clock: Clock): Period | null {
  const [month, day] = [Number(clock.asOf.slice(5, 7)), Number(clock.asOf.slice(8))];
  const last = dayPeriod(year, month, day) ?? dayPeriod(year, month, day - 1);
  if (!last?.end) return null;
  const label = `${year} to ${last.label}`;
  return relative(span(`${year}-01-01`, last.end, { grain: 'range', label }));
}

/** The latest month of this number that ended before the current month began. */
export function previousMonth(month: number, clock: Clock): Period {
  const year = Number(clock.asOf.slice(0, 4));
  const period = monthPeriod(year, month);
  return relative(
    period.end !== null && period.end <= `${clock.asOf.slice(0, 7)}-01`
      ? period
      : monthPeriod(year - 1, month),
  );
}

/** The latest season that has ended on the as-of date or before. */
export function latestSeason(season: Season, clock: Clock): Period {
  const year = Number(clock.asOf.slice(0, 4));
  const recent = [year, year - 1].map((each) => seasonPeriod(each, season));
  const ended = recent.find(({ end }) => end !== null && end <= tomorrow(clock));
  return relative(ended ?? seasonPeriod(year - 2, season));
}
