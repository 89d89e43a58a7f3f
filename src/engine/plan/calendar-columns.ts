import type { Field } from '../../catalog/mod.ts';
import type { DatePart, Expression } from '../../shared/mod.ts';
import type { TimeMeaning } from '../candidate.ts';
import { isOneOf } from './expressions.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** What columns are called that hold a part of a date by itself. */
const LABELS: Readonly<Partial<Record<DatePart, readonly string[]>>> = {
  year: ['year'],
  quarter: ['quarter'],
  'quarter-of-year': ['quarter'],
  month: ['month', 'month name', 'month number'],
  'month-of-year': ['month', 'month name', 'month number'],
  week: ['week', 'week number'],
  weekday: ['weekday', 'day of week', 'day of the week', 'day name', 'day'],
};

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

/** The column of the table that holds that part of the date of its rows: `year`, `month`; null for none. */
export function calendarColumn(index: KnowledgeIndex, table: string, part: DatePart): Field | null {
  const labels = LABELS[part] ?? [];
  const { fields } = index.dataset(table);
  const [column, ...others] = fields.filter(
    (field) =>
      field.expression === null &&
      labels.includes(field.label) &&
      holds(field, part) &&
      // `2024-05` is no month of the year.
      (part === 'month' || fields.every(({ monthColumn }) => monthColumn !== field.name)),
  );
  return column === undefined || others.length > 0 ? null : column;
}

function holds({ type, label, values }: Field, part: DatePart): boolean {
  if (type === 'date' || type === 'timestamp') return false;
  return part !== 'weekday' || label !== 'day' || (values ?? []).every(({ value }) => isDay(value));
}

function isDay(value: string | number): boolean {
  return WEEKDAYS.some((day) => isShortFor(String(value), day));
}

/** `Mon` and `MO` are Monday too. */
function isShortFor(value: string, day: string): boolean {
  const letters = value.trim().toLowerCase();
  return letters.length > 1 && day.toLowerCase().startsWith(letters);
}

/** A test of a column that holds names of weekdays; null where it does not hold all of them so. */
export function onWeekdays(index: KnowledgeIndex, table: string, days: readonly string[]): Expression | null {
  const column = calendarColumn(index, table, 'weekday');
  const stored = (column?.values ?? [])
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  const wanted = stored.filter((value) => days.some((day) => isShortFor(value, day)));
  if (column === null || stored.length === 0 || !stored.every(isDay)) return null;
  // A day on which nothing is held: as it would be written in full.
  return isOneOf(index.columnOf(table, column.name), wanted.length > 0 ? wanted : days);
}

/** A test that a table's month is the one that the time spans, by its name or number; null where it is no month. */
export function inMonth(
  index: KnowledgeIndex,
  table: string,
  { start, end, grain }: TimeMeaning,
): Expression | null {
  const column = calendarColumn(index, table, 'month');
  if (column === null || grain !== 'month' || start === null || end === null) return null;
  const month = Number(start.slice(5, 7));
  const next = Number(end.slice(5, 7));
  if ((month % 12) + 1 !== next) return null;
  const name = MONTHS[month - 1] ?? '';
  const names = (column.values ?? []).map(({ value }) => value);
  const stored = names.find((value) => typeof value === 'string' && value.toLowerCase() === name);
  const held = stored ?? (column.type === 'integer' ? month : undefined);
  return held === undefined ? null : isOneOf(index.columnOf(table, column.name), [held]);
}
