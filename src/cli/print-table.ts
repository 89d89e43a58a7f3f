import type { ResultProfile } from '../database/mod.ts';

/** More would push the beginning off the screen; `--json` and `--csv` give all. */
const ROWS_MAX = 50;
const CELL_CHARACTERS_MAX = 60;

/**
 * The first rows of a result as a table of text, and a line that says how many there are in all; of a statement that
 * yields none, how many it changed.
 */
export function printTable(profile: ResultProfile): string {
  if (profile.changedRowCount !== undefined) return `${rowsOf(profile.changedRowCount)} changed\n`;
  const names = profile.columns.map(({ name }) => name);
  const rows = profile.sample.slice(0, ROWS_MAX).map((row) => names.map((name) => toCell(row[name])));
  const widths = names.map((name, i) => Math.max(width(name), ...rows.map((row) => width(row[i] ?? ''))));
  const isNumber = profile.columns.map(({ types }) =>
    types.every((type) => type === 'integer' || type === 'real'),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => pad(cell, widths[i] ?? 0, isNumber[i] === true))
      .join('  ')
      .trimEnd();
  const ruler = widths.map((count) => '─'.repeat(count)).join('  ');
  const count = countRows(profile.rowCount, rows.length);
  return `${[line(names.map((name) => toCell(name))), ruler, ...rows.map(line)].join('\n')}\n${count}\n`;
}

function countRows(total: number, shown: number): string {
  return shown < total ? `${rowsOf(total)}, the first ${shown} shown` : rowsOf(total);
}

function rowsOf(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;
}

/** Control characters, which could steer the terminal, become visible; long text is cut. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  const text = String(value).replace(/[\p{Cc}\p{Cf}]/gu, '·');
  const characters = [...text];
  return characters.length > CELL_CHARACTERS_MAX
    ? `${characters.slice(0, CELL_CHARACTERS_MAX - 1).join('')}…`
    : text;
}

function width(text: string): number {
  return [...text].length;
}

function pad(text: string, columns: number, toTheRight: boolean): string {
  const blanks = ' '.repeat(Math.max(0, columns - width(text)));
  return toTheRight ? blanks + text : text + blanks;
}
