import type { DatePart } from '../../shared/mod.ts';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A calendar part of the ISO date that `date` (SQL of any shape) gives, as text. */
export function datePartSql(part: DatePart, date: string): string {
  return PARTS[part](date);
}

/** The part as a number to calculate with; null where it has none. */
export function datePartNumberSql(part: DatePart, date: string): string | null {
  if (part === 'quarter-of-year') return quarterNumber(date);
  const isNumeral = part === 'year' || part === 'month-of-year' || part === 'day-of-month';
  return isNumeral ? `CAST(${PARTS[part](date)} AS INTEGER)` : null;
}

/** A number as the part is written: `0003`, `03` or `Q3`; null where no such part has this number. */
export function datePartText(part: DatePart, number: number): string | null {
  if (!Number.isInteger(number) || number < 0) return null;
  if (part === 'year') return number <= 9999 ? String(number).padStart(4, '0') : null;
  if (part === 'quarter-of-year') return number <= 9 ? `Q${number}` : null;
  const hasTwoDigits = part === 'month-of-year' || part === 'day-of-month';
  return hasTwoDigits && number <= 99 ? String(number).padStart(2, '0') : null;
}

const PARTS: Readonly<Record<DatePart, (date: string) => string>> = {
  year: (date) => `STRFTIME('%Y', ${date})`,
  quarter: (date) => `STRFTIME('%Y', ${date}) || '-Q' || (${quarterNumber(date)})`,
  month: (date) => `STRFTIME('%Y-%m', ${date})`,
  week: isoWeek,
  day: (date) => `DATE(${date})`,
  'quarter-of-year': (date) => `'Q' || (${quarterNumber(date)})`,
  'month-of-year': (date) => `STRFTIME('%m', ${date})`,
  'day-of-month': (date) => `STRFTIME('%d', ${date})`,
  weekday: (date) => {
    const branches = WEEKDAYS.map((name, index) => `WHEN '${index}' THEN '${name}'`);
    return `CASE STRFTIME('%w', ${date})\n  ${branches.join('\n  ')}\nEND`;
  },
};

/** The day on which a period begins whose text SQL gives; null for parts that recur. */
export function periodStartSql(part: DatePart, period: string): string | null {
  switch (part) {
    case 'year':
      return `${period} || '-01-01'`;
    case 'month':
      return `${period} || '-01'`;
    case 'quarter':
      return `PRINTF('%s-%02d-01', SUBSTR(${period}, 1, 4), SUBSTR(${period}, 7, 1) * 3 - 2)`;
    default:
      return null;
  }
}

function quarterNumber(date: string): string {
  return `(STRFTIME('%m', ${date}) + 2) / 3`;
}

/** ISO 8601 weeks belong to the year of their Thursday; stock SQLite before 3.46 has no `%G` and `%V`. */
function isoWeek(date: string): string {
  const thursday = `DATE(${date}, '-3 days', 'weekday 4')`;
  return `STRFTIME('%Y', ${thursday}) || '-W' || PRINTF('%02d', (STRFTIME('%j', ${thursday}) - 1) / 7 + 1)`;
}

/** SQL text that numbers the periods of a printed part one by one, so that windows can count them; null if it has none. */
export function periodNumberSql(part: DatePart, printed: string): string | null {
  switch (part) {
    case 'year':
    case 'month-of-year':
    case 'day-of-month':
      return `CAST(${printed} AS INTEGER)`;
    case 'quarter-of-year':
      return `CAST(SUBSTR(${printed}, 2) AS INTEGER)`;
    case 'quarter':
      return `4 * SUBSTR(${printed}, 1, 4) + SUBSTR(${printed}, 7, 1)`;
    case 'month':
      return `12 * SUBSTR(${printed}, 1, 4) + SUBSTR(${printed}, 6, 2)`;
    case 'week':
      // The week of January 4 is the first; Julian days begin with a Monday.
      return `CAST((JULIANDAY(SUBSTR(${printed}, 1, 4) || '-01-04') + 0.5) / 7 AS INTEGER) + SUBSTR(${printed}, 7, 2)`;
    case 'day':
      return `JULIANDAY(${printed})`;
    case 'weekday':
      return null;
  }
}
