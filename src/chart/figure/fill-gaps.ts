import type { Step } from '../recipe/recipe.ts';
import type { Row } from './row.ts';

const DAY_MS = 86_400_000;

/** The rows with one for each missing period, or each missing period of a series; rows are in order of time before and after. */
export function fillGaps(
  rows: readonly Row[],
  { column, scale, series }: Extract<Step, { kind: 'fill-gaps' }>,
): readonly Row[] {
  const periods = periodsBetween(String(rows[0]?.[column]), String(rows.at(-1)?.[column]), scale);
  const groups = series === null ? [null] : [...new Set(rows.map((row) => row[series]))];
  const found = Map.groupBy(rows, (row) => keyOf(row[column], series === null ? null : row[series]));
  return periods.flatMap((period) =>
    groups.flatMap((group) => {
      const empty = { [column]: period, ...(series === null ? {} : { [series]: group }) };
      return found.get(keyOf(period, group)) ?? [empty];
    }),
  );
}

function keyOf(period: unknown, group: unknown): string {
  return JSON.stringify([period, group]);
}

type Scale = Extract<Step, { kind: 'fill-gaps' }>['scale'];

/** Every period from the first to the last, as they are written. */
function periodsBetween(first: string, last: string, scale: Scale): string[] {
  if (scale === 'day') {
    const [start, end] = [Date.parse(first), Date.parse(last)];
    return range((end - start) / DAY_MS + 1, (index) =>
      new Date(start + index * DAY_MS).toISOString().slice(0, DAY_LENGTH),
    );
  }
  const { perYear, write } = CALENDARS[scale];
  const [start, end] = [ordinalOf(first, perYear), ordinalOf(last, perYear)];
  return range(end - start + 1, (index) => {
    const ordinal = start + index;
    return write(Math.floor(ordinal / perYear), (ordinal % perYear) + 1);
  });
}

/** `YYYY-MM-DD`. */
const DAY_LENGTH = 10;

const CALENDARS: Readonly<
  Record<
    Exclude<Scale, 'day'>,
    { readonly perYear: number; readonly write: (year: number, part: number) => string }
  >
> = {
  month: { perYear: 12, write: (year, part) => `${year}-${String(part).padStart(2, '0')}-01` },
  quarter: { perYear: 4, write: (year, part) => `${year}-Q${part}` },
  year: { perYear: 1, write: (year) => String(year) },
};

/** Periods since the year 0: of `2024-03-01`, `2024-Q1`, `2024`. */
function ordinalOf(period: string, perYear: number): number {
  const [year = '', part = '1'] = period.split('-');
  return Number(year) * perYear + Number(part.replace('Q', '')) - 1;
}

function range<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
