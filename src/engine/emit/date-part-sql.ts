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

/** A calendar part of the ISO date that `date` (SQL of any shape) gives. */
export function datePartSql(part: DatePart, date: string): string {
  return PARTS[part](date);
}

const PARTS: Readonly<Record<DatePart, (date: string) => string>> = {
  year: (date) => `CAST(STRFTIME('%Y', ${date}) AS INTEGER)`,
  quarter: (date) => `STRFTIME('%Y', ${date}) || '-Q' || ((STRFTIME('%m', ${date}) + 2) / 3)`,
  month: (date) => `STRFTIME('%Y-%m', ${date})`,
  week: isoWeek,
  day: (date) => `DATE(${date})`,
  'quarter-of-year': (date) => `(STRFTIME('%m', ${date}) + 2) / 3`,
  'month-of-year': (date) => `CAST(STRFTIME('%m', ${date}) AS INTEGER)`,
  'day-of-month': (date) => `CAST(STRFTIME('%d', ${date}) AS INTEGER)`,
  weekday: (date) => {
    const branches = WEEKDAYS.map((name, index) => `WHEN '${index}' THEN '${name}'`);
    return `CASE STRFTIME('%w', ${date})\n  ${branches.join('\n  ')}\nEND`;
  },
};

/** ISO 8601 weeks belong to the year of their Thursday; stock SQLite before 3.46 has no `%G` and `%V`. */
function isoWeek(date: string): string {
  const thursday = `DATE(${date}, '-3 days', 'weekday 4')`;
  return `STRFTIME('%Y', ${thursday}) || '-W' || PRINTF('%02d', (STRFTIME('%j', ${thursday}) - 1) / 7 + 1)`;
}

/** SQL text that numbers the periods of a printed part one by one, so that windows can count them; null if it has none. */
export function periodNumberSql(part: DatePart, printed: string): string | null {
  switch (part) {
    case 'year':
    case 'quarter-of-year':
    case 'month-of-year':
    case 'day-of-month':
      return printed;
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
