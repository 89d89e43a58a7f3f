import type { DatePart } from '../../shared/mod.ts';
import { enumerate } from './reader.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const DAY_MS = 86_400_000;

/** Days from `start` to the day before `end`, both ISO; null where it is open. */
export interface DayRange {
  readonly start: string | null;
  readonly end: string | null;
}

/** A range of days as a person says it: `in 2024`, `in Q3 2024`, `from March 2023 to May 2024`, `before 2022-01-15`. */
export function datePhrase({ start, end }: DayRange): string {
  if (start === null && end === null) return 'at any time';
  if (start === null) return `before ${end}`;
  if (end === null) return `since ${start}`;
  const last = addDays(end, -1);
  if (start > last) return 'on no day';
  if (start === last) return `on ${start}`;
  if (!start.endsWith('-01') || !end.endsWith('-01')) return `from ${start} to ${last}`;
  const months = monthNumber(end) - monthNumber(start);
  const month = monthNumber(start) % 12;
  const year = start.slice(0, 4);
  if (months === 12 && month === 0) return `in ${year}`;
  if (months === 3 && month % 3 === 0) return `in Q${month / 3 + 1} ${year}`;
  if (months === 1) return `in ${MONTHS[month]} ${year}`;
  if (months % 12 === 0 && month === 0) return `from ${year} to ${last.slice(0, 4)}`;
  return `from ${monthPhrase(start)} to ${monthPhrase(last)}`;
}

/** Several ranges of days, of which one is meant: `in 2023 or 2024`, `before 2020-01-01 or in Q3 2024`. */
export function datesPhrase(ranges: readonly DayRange[]): string {
  const phrases = [...new Set(ranges.map(datePhrase))];
  return enumerate(
    phrases.map((phrase, index) => {
      const [preposition = ''] = phrase.split(' ');
      const isSaid = phrases[index - 1]?.startsWith(`${preposition} `) === true;
      return isSaid && /^(?:in|on)$/.test(preposition) ? phrase.slice(preposition.length + 1) : phrase;
    }),
    'or',
  );
}

/** Whether text is an ISO day. */
export function isDay(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The day a number of days later. */
export function addDays(day: string, count: number): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : new Date(time + count * DAY_MS).toISOString().slice(0, 10);
}

/** A calendar part as a person says it: `2024`, `Q3 2024`, `March 2024`, `March`, `Q3`. */
export function partPhrase(part: DatePart, value: string): string {
  if (part === 'month-of-year') return MONTHS[Number(value) - 1] ?? value;
  return part === 'quarter-of-year' ? value.replace(/^Q?/, 'Q') : periodPhrase(value);
}

function periodPhrase(period: string): string {
  const match = /^(\d{4})-(Q[1-4]|\d{2})$/.exec(period);
  if (match === null) return period;
  const [, year, part = ''] = match;
  return part.startsWith('Q') ? `${part} ${year}` : `${MONTHS[Number(part) - 1] ?? part} ${year}`;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function monthPhrase(day: string): string {
  return `${MONTHS[monthNumber(day) % 12]} ${day.slice(0, 4)}`;
}
