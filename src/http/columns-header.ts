import type { ColumnMeaning } from '../shared/mod.ts';

/** Header lines of a server are often limited to 8 KB. */
const LENGTH_MAX = 4_096;

/**
 * The header that says what the columns of a result mean, so that a page can draw the chart of the chart code: JSON in
 * ASCII, an array of `{name, role, unit}`. None where nothing is known, or too much.
 */
export function columnsHeader(columns: readonly ColumnMeaning[] | null): Readonly<Record<string, string>> {
  if (columns === null) return {};
  const json = JSON.stringify(columns.map(({ name, role, unit }) => ({ name, role, unit })));
  const ascii = json.replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return ascii.length > LENGTH_MAX ? {} : { 'x-loanq-columns': ascii };
}
