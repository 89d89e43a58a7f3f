import type { Row, Rows } from '../service/parse-rows.ts';

/** The rows as CSV with a heading (RFC 4180). NULL is an empty field, an empty text `""`. */
export function toCsv({ names, rows }: Rows): string {
  const lines = rows.map((row) => names.map((name) => csvField(row[name] ?? null)).join(','));
  return `${[names.map(csvField).join(','), ...lines].join('\r\n')}\r\n`;
}

function csvField(value: unknown): string {
  if (value === null) return '';
  const text = String(value);
  return text === '' || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The rows for a spreadsheet to paste: cells divided by tabs. */
export function toTabs({ names, rows }: Rows): string {
  const cell = (value: unknown): string => String(value ?? '').replace(/[\t\r\n]+/g, ' ');
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => cells.map(cell).join('\t'))
    .join('\n');
}

/** The rows as JSON, one row a line, its columns in their order. */
export function toJson({ names, rows }: Rows): string {
  const object = (row: Row): string =>
    `  {${names.map((name) => `${JSON.stringify(name)}: ${jsonValue(row[name])}`).join(', ')}}`;
  return rows.length === 0 ? '[]\n' : `[\n${rows.map(object).join(',\n')}\n]\n`;
}

function jsonValue(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value ?? null);
}
