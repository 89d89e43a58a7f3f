/** The types that columns get. */
export type ColumnType = 'INTEGER' | 'REAL' | 'TEXT';

/** Gathers what the values of a column are while they pass by. */
export interface ColumnObserver {
  add(value: string): void;
  /** How many values were empty. */
  emptyCount(): number;
  /** The type that holds every value without a loss. */
  type(): ColumnType;
  /** What would have to be written otherwise to be calculated with; null where there is nothing of that kind. */
  advice(): string | null;
}

/** No leading zeros, which codes have, and no plus, which telephone numbers have. */
const INTEGER = /^-?(?:0|[1-9]\d{0,18})$/;

/** An exponent needs a point or a sign: `1E5` is an article's number. */
const REAL = /^-?(?:(?:0|[1-9]\d*)?\.\d+(?:[eE][+-]?\d{1,3})?|(?:0|[1-9]\d*)[eE][+-]\d{1,3})$/;

const INTEGER_MAX = 2n ** 63n - 1n;

/** A double gives back so many digits of a number that was printed from one. */
const DIGITS_MAX = 17;

const FORMATTED_NUMBER = /^[-+(]?\s*(?:[$€£¥]\s*)?\d[\d.,'\u00a0\u202f ]*\s*(?:[$€£¥%]|[A-Z]{3})?\)?$/;
const FORMATTED_DATE = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?:[ T].*)?$/;

/** An observer of one column; empty values, which are NULL, say nothing of its type. */
export function observeColumn(): ColumnObserver {
  const seen = { integer: false, long: false, real: false, text: false };
  const isAll = { number: true, date: true, hasMark: false };
  let emptyCount = 0;
  function addText(value: string): void {
    seen.text = true;
    isAll.number &&= FORMATTED_NUMBER.test(value);
    isAll.date &&= FORMATTED_DATE.test(value);
    isAll.hasMark ||= /[.,$€£¥%]/.test(value);
  }
  return {
    add(value) {
      const text = value.trim();
      if (text === '') {
        emptyCount += 1;
        return;
      }
      if (INTEGER.test(text) && isLong(text) !== null) {
        seen.integer = true;
        seen.long ||= isLong(text) === true;
      } else if (REAL.test(text) && isExact(text)) seen.real = true;
      else addText(text);
    },
    emptyCount: () => emptyCount,
    type() {
      if (seen.text || (seen.real && seen.long)) return 'TEXT';
      if (seen.real) return 'REAL';
      return seen.integer ? 'INTEGER' : 'TEXT';
    },
    advice() {
      if (!seen.text) return null;
      if (isAll.date && !seen.integer && !seen.real) return 'dates are understood as YYYY-MM-DD';
      return isAll.number && isAll.hasMark ? 'numbers are understood as 1234.56' : null;
    },
  };
}

/** Whether an integer is beyond what a double holds; null where 64 bits do not hold it. */
function isLong(text: string): boolean | null {
  if (text.length < 16) return false;
  const value = BigInt(text);
  if (value > INTEGER_MAX || value < -INTEGER_MAX - 1n) return null;
  return !Number.isSafeInteger(Number(text));
}

function isExact(text: string): boolean {
  const digits = text
    .replace(/[eE].*$/, '')
    .replaceAll(/[-.]/g, '')
    .replace(/^0+/, '');
  return digits.length <= DIGITS_MAX && Number.isFinite(Number(text));
}
