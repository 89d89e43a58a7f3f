import type { Temporal } from 'temporal-polyfill';
import { MONTH_LABELS } from '../lexicon/times.ts';

/** `March 2024`; months past December are those of the next year. */
export function monthLabel(year: number, month: number): string {
  return month > 12 ? monthLabel(year + 1, month - 12) : `${MONTH_LABELS[month - 1]} ${year}`;
}

/** `March 5, 2024`. */
export function dayLabel({ year, month, day }: Temporal.PlainDate): string {
  return `${MONTH_LABELS[month - 1]} ${day}, ${year}`;
}
