import type { ColumnProfile, ResultProfile } from '../../database/mod.ts';

const DISTINCT_MAX = 1_000;
const SAMPLE_ROWS_MAX = 200;
const TEMPORAL =
  /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?|-Q[1-4])?$/;

/**
 * The profile that the database makes of a result, made of its rows instead, where they are all that one has. Whole
 * numbers count as integers.
 */
export function profileRows(rows: readonly Readonly<Record<string, unknown>>[]): ResultProfile {
  const names = Object.keys(rows[0] ?? {});
  return {
    rowCount: rows.length,
    columns: names.map((name) =>
      profileColumn(
        name,
        rows.map((row) => row[name]),
      ),
    ),
    sample: rows.slice(0, SAMPLE_ROWS_MAX),
  };
}

function profileColumn(name: string, values: readonly unknown[]): ColumnProfile {
  const present = values.filter((value) => value !== null && value !== undefined);
  const numbers = present.filter((value) => typeof value === 'number');
  const texts = present.filter((value) => typeof value === 'string');
  const ends = numbers.length > 0 ? endsOf(numbers) : endsOf(texts);
  return {
    name,
    types: [...new Set(present.map(typeOf))],
    nullCount: values.length - present.length,
    distinctCount: Math.min(DISTINCT_MAX, new Set(present).size),
    ...ends,
    isTemporal: texts.length > 0 && texts.every((text) => TEMPORAL.test(text)),
    textLengthMax: texts.reduce((longest, { length }) => Math.max(longest, length), 0),
  };
}

function typeOf(value: unknown): ColumnProfile['types'][number] {
  if (typeof value !== 'number') return 'text';
  return Number.isSafeInteger(value) ? 'integer' : 'real';
}

function endsOf<T extends number | string>(values: readonly T[]): { min: T | null; max: T | null } {
  let [min = null, max = null]: (T | null)[] = [values[0] ?? null, values[0] ?? null];
  for (const value of values) {
    if (min === null || value < min) min = value;
    if (max === null || value > max) max = value;
  }
  return { min, max };
}
