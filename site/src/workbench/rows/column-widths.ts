import type { Row } from '../service/parse-rows.ts';
import type { ColumnFormat } from './column-format.ts';
import { wordsOf } from './table-cells.tsx';

const ROWS_MEASURED = 200;
/** Pixels; longer texts are cut off. */
const TEXT_MAX = 340;
/** The room on both sides of a text; the style sheet has the same for its widths. */
const PADDING = 29;
const PADDING_NARROW = 18;
const NARROW = 600;
/** The sizes of the style sheet. */
const CELL = '14px';
const HEADING = '600 13px';
/** Of the arrow that shows the order, and of what is lost to rounding. */
const ARROW = 16;
const SLACK = 3;

/**
 * Pixels of each column, so that the columns keep their places while the rows go by. Long names take two lines where they
 * have no room, in pixels, for one.
 */
export function columnWidths(
  formats: readonly ColumnFormat[],
  rows: readonly Row[],
  room: number,
): readonly number[] {
  const padding = innerWidth <= NARROW ? PADDING_NARROW : PADDING;
  const toWidth = (text: number): number => Math.ceil(Math.min(text, TEXT_MAX)) + SLACK + padding;
  const cells = formats.map((format) => widest(textsOf(format, rows), CELL));
  const names = formats.map(({ name }) => widest([name], HEADING) + ARROW);
  const whole = cells.map((cell, at) => toWidth(Math.max(cell, names[at] ?? 0)));
  if (whole.reduce((sum, width) => sum + width, 0) <= room) return whole;
  return formats.map(({ name }, at) => {
    const word = widest(wordsOf(name), HEADING);
    const half = (names[at] ?? 0) / 2 + ARROW;
    return toWidth(Math.max(cells[at] ?? 0, word, Math.min(half, names[at] ?? 0)));
  });
}

function textsOf(format: ColumnFormat, rows: readonly Row[]): readonly string[] {
  return rows.slice(0, ROWS_MEASURED).map((row) => {
    const value = row[format.name] ?? null;
    return value === null ? 'NULL' : format.format(value);
  });
}

/** Letters are of different widths, so that the widest text is among the longest. */
function widest(texts: readonly string[], font: string): number {
  const different = new Set(texts.map((text) => text.replace(/\d/g, '0'))); // As the table sets them.
  const longest = [...different].toSorted((a, b) => b.length - a.length).slice(0, TEXTS_MEASURED);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return LETTER * (longest[0]?.length ?? 0);
  pen.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(0, ...longest.map((text) => pen.measureText(text).width));
}

const TEXTS_MEASURED = 20;
const LETTER = 9;
