/** A date as the number of days since 1970-01-01, so that the generator needs no clock, zone or locale. */
export type Day = number;

/** The day of a calendar date; months count from 1 (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"). */
export function toDay(year: number, month: number, dayOfMonth: number): Day {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Year, month (1 to 12) and day of the month of a day; the inverse of `toDay`. */
export function toParts(day: Day): {
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
} {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** The day as `YYYY-MM-DD`. */
export function toIso(day: Day): string {
  let text = isoTexts.get(day);
  if (text === undefined) {
    const { year, month, dayOfMonth } = toParts(day);
    text = `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
    isoTexts.set(day, text);
  }
  return text;
}

/** Half a million dates are printed, of some thirty thousand different days. */
const isoTexts = new Map<Day, string>();

/** The same day of the month `months` later; the 29th to 31st become the 28th, so that every month has it. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, dayOfMonth } = toParts(day);
  const index = year * 12 + month - 1 + months;
  return toDay(Math.floor(index / 12), (index % 12) + 1, Math.min(dayOfMonth, 28));
}

/** The calendar year of a day. */
export function yearOf(day: Day): number {
  return toParts(day).year;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The day itself, or the Monday after it when it falls on a weekend. */
export function toBusinessDay(day: Day): Day {
  const weekday = weekdayOf(day);
  if (weekday === 6) return day + 2;
  return weekday === 0 ? day + 1 : day;
}

/** The first day that loans were applied for. */
export const FIRST_DAY = toDay(2018, 1, 1);

/** The day the book was closed for this extract; nothing that has happened lies after it. */
export const AS_OF_DAY = toDay(2025, 12, 31);
