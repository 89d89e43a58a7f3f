import { AS_OF_DAY, type Day, FIRST_DAY, toParts, weekdayOf, yearOf } from './calendar.ts';
import { at } from './distribution.ts';
import type { Random, Weighted } from './random.ts';

/** Average of a market rate in the quarter of `day`, percent: the bank prime rate, or a 30-year fixed mortgage. */
export function marketRate(rate: 'prime' | 'mortgage', day: Day): number {
  const { year, month } = toParts(day);
  const quarter = (year - 2018) * 4 + Math.floor((month - 1) / 3);
  return at(rate === 'prime' ? PRIME : MORTGAGE, Math.min(quarter, PRIME.length - 1));
}

/** The days on which `count` applications arrive, in order: growth, the pandemic, seasons and weekdays in them. */
export function planApplicationDays(random: Random, count: number): readonly Day[] {
  const days = listDays();
  return Array.from({ length: count }, () => random.next())
    .map((share) => dayAtShare(days, share))
    .sort((a, b) => a - b);
}

/** How many borrowers of a vintage default, against an average one (1): cheap money and relief in 2020, stress in 2022. */
export function vintageRisk(issuedOn: Day): number {
  return at([1, 1.05, 0.78, 0.98, 1.42, 1.22, 1.02, 0.95], yearOf(issuedOn) - 2018);
}

/** Bank prime loan rate, quarterly averages 2018 to 2025, rounded (Federal Reserve, release H.15). */
const PRIME = [
  4.53, 4.8, 5.01, 5.28, 5.5, 5.5, 5.31, 4.83, 4.42, 3.25, 3.25, 3.25, 3.25, 3.25, 3.25, 3.25, 3.29, 3.94,
  5.35, 6.82, 7.69, 8.16, 8.43, 8.5, 8.5, 8.5, 8.47, 7.81, 7.5, 7.5, 7.46, 7.02,
];

/** 30-year fixed mortgage rate, quarterly averages 2018 to 2025, rounded (Freddie Mac, Primary Mortgage Market Survey). */
const MORTGAGE = [
  4.28, 4.54, 4.57, 4.78, 4.37, 4.0, 3.66, 3.7, 3.51, 3.24, 2.95, 2.76, 2.88, 3.0, 2.87, 3.08, 3.82, 5.27,
  5.62, 6.66, 6.37, 6.51, 7.04, 7.3, 6.75, 7.0, 6.51, 6.63, 6.83, 6.79, 6.57, 6.23,
];

/** Applications of a year against those of 2019; the pandemic's months come on top. */
const YEAR_VOLUME = [0.78, 1, 1.02, 1.16, 1.4, 1.4, 1.56, 1.74];
const MONTH_VOLUME = [0.93, 0.9, 1.03, 1.04, 1.08, 1.09, 1.06, 1.07, 0.99, 0.98, 0.95, 0.88];
/** From March to December 2020. */
const PANDEMIC_VOLUME = [0.78, 0.42, 0.46, 0.58, 0.68, 0.74, 0.8, 0.84, 0.88, 0.9];
/** Sunday to Saturday. */
const WEEKDAY_VOLUME = [0.25, 1.15, 1.1, 1.05, 1, 0.95, 0.5];

/** Every day of the book with its share of the volume, added up. */
function listDays(): readonly Weighted<Day>[] {
  const days: Weighted<Day>[] = [];
  let sum = 0;
  for (let day = FIRST_DAY; day <= AS_OF_DAY; day++) {
    sum += volumeOn(day);
    days.push([day, sum]);
  }
  return days;
}

function volumeOn(day: Day): number {
  const { year, month } = toParts(day);
  const pandemic = year === 2020 && month >= 3 ? at(PANDEMIC_VOLUME, month - 3) : 1;
  return (
    at(YEAR_VOLUME, year - 2018) * at(MONTH_VOLUME, month - 1) * at(WEEKDAY_VOLUME, weekdayOf(day)) * pandemic
  );
}

function dayAtShare(days: readonly Weighted<Day>[], share: number): Day {
  const target = share * at(days, days.length - 1)[1];
  let low = 0;
  let high = days.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(days, middle)[1] > target) high = middle;
    else low = middle + 1;
  }
  return at(days, low)[0];
}
