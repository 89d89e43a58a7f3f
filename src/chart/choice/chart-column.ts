import type { ColumnProfile, ResultProfile } from '../../database/mod.ts';
import type { ColumnMeaning, ColumnRole, Unit } from '../../shared/mod.ts';
import type { TimeField } from '../chart-specification.ts';

/** A column of the result, as the choice of a chart sees it. */
export interface ChartColumn {
  readonly name: string;
  /** The name as a title: `Average interest rate`. */
  readonly title: string;
  readonly role: ColumnRole;
  readonly unit: Unit | null;
  readonly profile: ColumnProfile;
  /** How times are written; null for other columns. */
  readonly timeScale: TimeField['scale'] | null;
}

const LONG_TEXT = 60;
/** `YYYY-MM-DD`. */
const DAY_LENGTH = 10;
const PERIOD = /^\d{4}(?:-?(?:Q[1-4]|W\d{2}))?$/;
const MONTH = /^\d{4}-\d{2}$/;
const ORDERED_NAME =
  /(?:^|_| )(?:grade|band|bracket|bucket|tier|month|quarter|weekday|day_of_week|size|term)(?:$|_| )/i;
const GEOGRAPHY_NAME = /(?:^|_| )(?:state|country|region|county|city|zip)(?:$|_| )/i;
const IDENTIFIER_NAME = /(?:^|_| )(?:id|key|code|uuid|number)$/i;
const PERCENT_NAME = /(?:^|_| )(?:percent|percentage|pct)(?:$|_| )/i;
const COUNT_NAME = /(?:^|_| )(?:count|number_of|number of|how_many)(?:$|_| )/i;
const AGGREGATE_NAME = /^(?:avg|average|mean|median|min|max|sum|total|count|number)(?:_| |$)/i;
const YEAR_NAME = /(?:^|_| )year(?:$|_| )/i;

/** Says what each column of a result is: by its meaning where one is known and the values bear it out, else by a guess. */
export function toChartColumns(
  meanings: readonly ColumnMeaning[] | null,
  profile: ResultProfile,
): readonly ChartColumn[] {
  return profile.columns.map((column) => {
    const stated = meanings?.find(({ name }) => name === column.name);
    const role =
      stated !== undefined && agrees(stated.role, column) ? stated.role : guessRole(column, profile);
    return {
      name: column.name,
      title: toTitle(column.name),
      role,
      unit: stated === undefined ? guessUnit(column) : stated.unit,
      profile: column,
      timeScale: role === 'time' ? timeScale(column) : null,
    };
  });
}

/** True when the column holds numbers and nothing else but NULL. */
export function isNumeric({ types }: ColumnProfile): boolean {
  return types.length > 0 && types.every((type) => type === 'integer' || type === 'real');
}

/** A measure that holds text is none, nor is a time that does not look like one. */
function agrees(role: ColumnRole, column: ColumnProfile): boolean {
  if (role === 'measure' || role === 'share' || role === 'rate') return isNumeric(column);
  if (role === 'time') return isTime(column);
  return column.types.length > 0 && !column.types.includes('blob');
}

function guessRole(column: ColumnProfile, { rowCount }: ResultProfile): ColumnRole {
  const { name, types, distinctCount, textLengthMax } = column;
  if (types.length === 0 || types.includes('blob')) return 'text';
  if (isNumeric(column)) {
    if (AGGREGATE_NAME.test(name) || COUNT_NAME.test(name)) return 'measure';
    if (YEAR_NAME.test(name) && isTime(column)) return 'time';
    if (IDENTIFIER_NAME.test(name)) return 'identifier';
    if (ORDERED_NAME.test(name) && types[0] === 'integer' && distinctCount <= 60) return 'ordered-category';
    return 'measure';
  }
  if (types.length > 1) return 'text';
  if (isTime(column)) return 'time';
  if (textLengthMax > LONG_TEXT) return 'text';
  if (IDENTIFIER_NAME.test(name) && distinctCount === rowCount) return 'identifier';
  if (ORDERED_NAME.test(name)) return 'ordered-category';
  return GEOGRAPHY_NAME.test(name) ? 'geography' : 'category';
}

function guessUnit({ name }: ColumnProfile): Unit | null {
  if (PERCENT_NAME.test(name)) return { kind: 'percent' };
  return COUNT_NAME.test(name) ? { kind: 'count' } : null;
}

function isTime(column: ColumnProfile): boolean {
  const { types, min, max } = column;
  if (types.length !== 1) return false;
  if (types[0] === 'integer') return isYear(min) && isYear(max);
  return (
    column.isTemporal ||
    (typeof min === 'string' && typeof max === 'string' && PERIOD.test(min) && PERIOD.test(max))
  );
}

function isYear(value: number | string | null): boolean {
  return typeof value === 'number' && value >= 1900 && value <= 2100;
}

/** By the first and the last value: when they are written alike, all are. */
function timeScale({ min, max, textLengthMax }: ColumnProfile): TimeField['scale'] {
  const ends = [String(min), String(max)];
  if (ends.every((end) => PERIOD.test(end))) return 'period';
  if (ends.every((end) => MONTH.test(end))) return 'month';
  return textLengthMax > DAY_LENGTH ? 'moment' : 'day';
}

/** `avg_interest_rate` becomes `Avg interest rate`; what is written as a title stays. */
function toTitle(name: string): string {
  const spaced = name.replace(/_+/g, ' ').replace(/\s+/g, ' ').trim();
  const isPlain = /^[\p{Ll}\p{N} ]+$/u.test(spaced);
  return isPlain ? spaced.charAt(0).toUpperCase() + spaced.slice(1) : spaced;
}
