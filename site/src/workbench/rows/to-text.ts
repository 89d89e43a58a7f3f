import type { Row } from '../service/service.ts';

/** The rows as CSV with a heading (RFC 4180). NULL is an empty field, an empty text `""`. */
export function toCsv(names: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map((row) => names.map((name) => csvField(row[name] ?? null)).join(','));
  return `${[names.map(csvField).join(','), ...lines].join('\r\n')}\r\n`;
}

function csvField(value: unknown): string {
  if (value === null) return '';
  const text = String(value);
  return text === '' || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The rows for a spreadsheet to paste: cells divided by tabs. */
export function toTabs(names: readonly string[], rows: readonly Row[]): string {
  const cell = (value: unknown): string => String(value ?? '').replace(/[\t\r\n]+/g, ' ');
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(cell).join('\t'))
    .join('\n');
}

/** The rows as JSON, one row a line. */
export function toJson(rows: readonly Row[]): string {
  return rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
}
