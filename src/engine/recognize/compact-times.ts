import { COUNT_MAX, type PeriodUnit, SHORT_UNITS } from '../lexicon/times.ts';
import type { Token } from '../token.ts';
import type { Reading } from './captures.ts';

/** Reads `2024q3`, `3q24`, `2024h1`. */
export function readCompact(token: Token | undefined): Reading[] {
  const word = token?.norm ?? '';
  const [, year, letter, number] = /^((?:19|20)\d\d)([qh])y?([1-4])$/.exec(word) ?? [];
  const [, number2, letter2, year2] = /^([1-4])([qh])((?:20)?\d\d)$/.exec(word) ?? [];
  const digits = year ?? year2;
  if (digits === undefined) return [];
  const part = Number(number ?? number2);
  const isQuarter = (letter ?? letter2) === 'q';
  if (!isQuarter && part > 2) return [];
  return [{ end: 1, captures: { year: fullYear(digits), [isQuarter ? 'quarter' : 'half']: part } }];
}

/** Reads `w12`, `week 12`. */
export function readWeek(tokens: readonly Token[], index: number): Reading[] {
  const short = /^w(\d{1,2})$/.exec(tokens[index]?.norm ?? '');
  if (short !== null) return [{ end: 1, captures: { week: Number(short[1]) } }];
  const [name, number = ''] = [tokens[index]?.norm, tokens[index + 1]?.norm];
  return name === 'week' && /^\d{1,2}$/.test(number) ? [{ end: 2, captures: { week: Number(number) } }] : [];
}

/** Reads `l12m`, `t30d`: the last so many months, days. */
export function readShortSpan(token: Token | undefined): Reading[] {
  const [, count, letter = ''] = /^[lt](\d{1,3})([dwmqy])$/.exec(token?.norm ?? '') ?? [];
  return count === undefined ? [] : toSpan(Number(count), SHORT_UNITS.get(letter), 1);
}

/** So many of a unit, where there can be so many. */
export function toSpan(count: number, unit: PeriodUnit | undefined, end: number): Reading[] {
  if (unit === undefined || !Number.isInteger(count) || count < 1 || count > COUNT_MAX[unit]) return [];
  return [{ end, captures: { count, unit } }];
}

/** `24` is 2024, `98` is 1998. */
export function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length > 2 ? year : year < 70 ? 2000 + year : 1900 + year;
}
