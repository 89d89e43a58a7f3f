import type { ColumnProfile, ResultProfile } from '../../database/mod.ts';
import type { ColumnMeaning, ColumnRole, Unit } from '../../shared/mod.ts';
import type { TimeScale } from '../chart-specification.ts';

/** A column of the result, as the choice of a chart sees it. */
export interface ChartColumn {
  readonly name: string;
  /** The name as a title: `Average interest rate`. */
  readonly title: string;
  readonly role: ColumnRole;
  readonly unit: Unit | null;
  readonly profile: ColumnProfile;
  /** How times are written; null for other columns. */
  readonly timeScale: TimeScale | null;
}

const LONG_TEXT = 60;
/** `YYYY-MM-DD`. */
const DAY_LENGTH = 10;
/** `YYYY-MM`. */
const MONTH_LENGTH = 7;
const PERIOD = /^\d{4}(?:-?(?:Q[1-4]|W\d{2}))?$/;
const YEAR = /^\d{4}$/;
const QUARTER = /^\d{4}-Q[1-4]$/;
const MONTH = /^\d{4}-\d{2}$/;
const ORDERED_NAME =
  /(?:^|_| )(?:grade|band|bracket|bucket|tier|month|quarter|weekday|day_of_week|size|term)(?:$|_| )/i;
const GEOGRAPHY_NAME = /(?:^|_| )(?:state|country|region|county|city|zip)(?:$|_| )/i;
const IDENTIFIER_NAME = /(?:^|_| )(?:id|key|code|uuid|number)$/i;
const PERCENT_NAME = /(?:^|_| )(?:percent|percentage|pct)(?:$|_| )/i;
const SHARE_NAME = /(?:^|_| )(?:share|percent_of|pct_of|proportion)(?:$|_| )/i;
const RATE_NAME = /(?:^|_| )(?:rate|percent|percentage|pct)(?:$|_| )/i;
const COUNT_NAME = /(?:^|_| )(?:count|number_of|number of|how_many|row_count)(?:$|_| )/i;
const AGGREGATE_NAME = /^(?:avg|average|mean|median|min|max|sum|total|count|number)(?:_| |$)/i;
const YEAR_NAME = /(?:^|_| )year(?:$|_| )/i;

/** Says what each column of a result is: by its meaning where one is known and the values bear it out, else by a guess. */
export function toChartColumns(
  meanings: readonly ColumnMeaning[] | null,
  profile: ResultProfile,
): readonly ChartColumn[] {
  return profile.columns.map((column, index) => {
    const stated = meanings?.find(({ name }) => name === column.name);
    const role =
      stated !== undefined && agrees(stated.role, column)
        ? statedRole(stated.role, column)
        : guessRole(column, index, profile);
    return {
      name: column.name,
      title: toTitle(column.name),
      role,
      unit: stated === undefined ? guessUnit(column, role) : stated.unit,
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

/** Short texts name things, which can be compared; so can bounds of bands, though they are numbers. */
function statedRole(role: ColumnRole, { types, textLengthMax }: ColumnProfile): ColumnRole {
  const isShortText = types.every((type) => type === 'text') && textLengthMax <= LONG_TEXT;
  return role === 'text' && isShortText ? 'category' : role;
}

function guessRole(column: ColumnProfile, index: number, profile: ResultProfile): ColumnRole {
  const { name, types, distinctCount, textLengthMax } = column;
  if (types.length === 0 || types.includes('blob')) return 'text';
  if (isNumeric(column)) {
    if (SHARE_NAME.test(name)) return 'share';
    if (RATE_NAME.test(name)) return 'rate';
    if (AGGREGATE_NAME.test(name) || COUNT_NAME.test(name)) return 'measure';
    if (YEAR_NAME.test(name) && isTime(column)) return 'time';
    if (IDENTIFIER_NAME.test(name)) return 'identifier';
    if (ORDERED_NAME.test(name) && types[0] === 'integer' && distinctCount <= 60) return 'ordered-category';
    return index === 0 && numbersRows(column, profile) ? 'ordered-category' : 'measure';
  }
  if (types.length > 1) return 'text';
  if (isTime(column)) return 'time';
  if (textLengthMax > LONG_TEXT) return 'text';
  if (IDENTIFIER_NAME.test(name) && distinctCount === profile.rowCount) return 'identifier';
  if (ORDERED_NAME.test(name)) return 'ordered-category';
  return GEOGRAPHY_NAME.test(name) ? 'geography' : 'category';
}

/** Whole numbers that climb from row to row before a measure: what the rows were grouped by. */
function numbersRows(
  { name, types, distinctCount, nullCount }: ColumnProfile,
  profile: ResultProfile,
): boolean {
  const { rowCount, columns, sample } = profile;
  if (columns.length < 2 || rowCount < 2 || rowCount > sample.length) return false;
  if (types[0] !== 'integer' || types.length > 1 || distinctCount + nullCount !== rowCount) return false;
  const values = sample.map((row) => row[name]).filter(isNumber);
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}

/** Integers beyond 2^53 are bigint. */
export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** Fractions never exceed 1, which percentages of a few rows can hardly avoid. */
function guessUnit({ name, min, max }: ColumnProfile, role: ColumnRole): Unit | null {
  if (PERCENT_NAME.test(name)) return { kind: 'percent' };
  if (role === 'share' || role === 'rate') {
    const isFraction = typeof min === 'number' && typeof max === 'number' && min >= -1 && max <= 1;
    return { kind: isFraction ? 'fraction' : 'percent' };
  }
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
function timeScale({ min, max, textLengthMax }: ColumnProfile): TimeScale {
  const ends = [String(min), String(max)];
  if (ends.every((end) => YEAR.test(end))) return 'year';
  if (ends.every((end) => QUARTER.test(end))) return 'quarter';
  if (ends.every((end) => PERIOD.test(end))) return 'period';
  if (ends.every((end) => MONTH.test(end)) && textLengthMax === MONTH_LENGTH) return 'month';
  return textLengthMax > DAY_LENGTH ? 'moment' : 'day';
}

const CALL = /^(COUNT|SUM|TOTAL|AVG|MIN|MAX)\((?:DISTINCT\s+)?(?:\w+\.)?(\w+|\*)\)$/i;
const CALL_TITLES: Readonly<Record<string, string>> = {
  SUM: 'Total',
  TOTAL: 'Total',
  AVG: 'Average',
  MIN: 'Lowest',
  MAX: 'Highest',
};
const TITLE_LENGTH_MAX = 40;

/**
 * `avg_interest_rate` becomes `Avg interest rate`, `SUM(l.principal)` `Total principal`; what is written as a title
 * stays, as far as there is room for it.
 */
function toTitle(name: string): string {
  const [, call, argument = ''] = CALL.exec(name) ?? [];
  const aggregate = call === undefined ? '' : (CALL_TITLES[call.toUpperCase()] ?? 'count');
  const words = call === undefined ? name : aggregate === 'count' ? aggregate : `${aggregate} ${argument}`;
  const spaced = words.replace(/_+/g, ' ').replace(/\s+/g, ' ').trim();
  const isPlain = /^[\p{Ll}\p{N} ]+$/u.test(spaced);
  const title = isPlain ? spaced.charAt(0).toUpperCase() + spaced.slice(1) : spaced;
  return title.length > TITLE_LENGTH_MAX ? `${title.slice(0, TITLE_LENGTH_MAX - 1).toWellFormed()}…` : title;
}
