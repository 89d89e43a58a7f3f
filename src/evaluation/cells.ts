import type { RowValue } from '../database/mod.ts';

/** Two decimals are what money and percentages are shown with; the rest is room for a rounding on each side. */
const ROUNDING_MAX = 0.011;

/** What adding up in another order may change. */
const RELATIVE = 1e-6;

/**
 * Whether two cells say the same. Whole numbers and texts do when they are equal. Other numbers do within one millionth,
 * or where one may be a rounding of the other: within 1.1 of the last decimal of the one with fewer, 0.011 at most.
 */
export function isClose(a: RowValue, b: RowValue): boolean {
  if (a === b) return true;
  if (!isNumber(a) || !isNumber(b)) return false;
  if (isExact(a) && isExact(b)) return BigInt(a) === BigInt(b);
  const [x, y] = [Number(a), Number(b)];
  const difference = Math.abs(x - y);
  return (
    difference <= RELATIVE * Math.max(Math.abs(x), Math.abs(y)) ||
    difference <= Math.min(ROUNDING_MAX, 1.1 * 10 ** -Math.min(decimals(x), decimals(y)))
  );
}

/** A total order: NULL, numbers by value, text by code units. */
export function compareCells(a: RowValue, b: RowValue): number {
  const [kindOfA, kindOfB] = [kindOf(a), kindOf(b)];
  if (kindOfA !== kindOfB) return kindOfA - kindOfB;
  if (a === null || b === null || a === b) return 0;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether nothing but the very same cell is close to it. */
export function isExact(cell: RowValue): boolean {
  return typeof cell !== 'number' || Number.isSafeInteger(cell);
}

export function isNumber(cell: RowValue): cell is number | bigint {
  return typeof cell === 'number' || typeof cell === 'bigint';
}

/** More digits than a double holds make an identifier, which must not be rounded. */
const NUMERIC_TEXT = /^[+-]?(?=[\d.]{1,16}$)\d+(?:\.\d+)?$/;

/** Text that is a number as that number, anything else as it is. */
export function toNumber(cell: RowValue): RowValue {
  return typeof cell === 'string' && NUMERIC_TEXT.test(cell) ? Number(cell) : cell;
}

function kindOf(cell: RowValue): number {
  return cell === null ? 0 : isNumber(cell) ? 1 : 2;
}

function decimals(value: number): number {
  const text = String(value);
  if (text.includes('e')) return Math.abs(value) < 1 ? Number.POSITIVE_INFINITY : 0;
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
}
