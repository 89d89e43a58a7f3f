import type { ChartColumn } from './chart-column.ts';

const DAY_MS = 86_400_000;
/** A calendar with many more periods than values would be drawn for a few strays. */
const SPARSE = 4;

/** How many periods there are from the first to the last; null where that cannot be told, or means nothing. */
export function periodCount({ timeScale, profile: { min, max, distinctCount } }: ChartColumn): number | null {
  const [first, last] = [String(min), String(max)];
  const count = spanOf(timeScale, first, last);
  return count === null || Number.isNaN(count) || count > distinctCount * SPARSE ? null : count;
}

function spanOf(scale: ChartColumn['timeScale'], first: string, last: string): number | null {
  const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4));
  switch (scale) {
    case 'year':
      return years + 1;
    case 'quarter':
      return years * 4 + Number(last.at(-1)) - Number(first.at(-1)) + 1;
    case 'month':
      return years * 12 + Number(last.slice(5)) - Number(first.slice(5)) + 1;
    case 'day':
      return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
    default:
      return null;
  }
}
