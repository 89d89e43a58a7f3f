import { ARTICLES, QUANTITIES, TENS_WORDS, UNIT_WORDS } from '../lexicon/numbers.ts';
import {
  DAY_ORDINALS,
  DECADES,
  MONTH_ORDINALS,
  MONTHS,
  PART_ORDINALS,
  SEASONS,
  UNITS,
  YEAR_OFFSETS,
  YEAR_PARTS,
} from '../lexicon/times.ts';
import type { SlotName } from './time-slots.ts';

/** Whether a slot may begin with the word, as far as the word alone tells it: most words begin no time. */
export function mayBeginSlot(slot: SlotName, norm: string): boolean {
  return BEGINNINGS[slot](norm);
}

const hasDigit = (norm: string): boolean => /\d/.test(norm);
const always = (): boolean => true;

const isOfPart = (norm: string, names: ReadonlySet<string>): boolean =>
  hasDigit(norm) || PART_ORDINALS.has(norm) || names.has(norm);

/** The first words of quantities. */
const COUNTS: ReadonlySet<string> = new Set(QUANTITIES.flatMap(({ words }) => words.slice(0, 1)));

const isNumber = (norm: string): boolean =>
  hasDigit(norm) ||
  UNIT_WORDS.has(norm) ||
  TENS_WORDS.has(norm) ||
  COUNTS.has(norm) ||
  ARTICLES.has(norm) ||
  norm === 'half' ||
  norm === 'decade';

const BEGINNINGS: Readonly<Record<SlotName, (norm: string) => boolean>> = {
  year: (norm) => hasDigit(norm) || YEAR_OFFSETS.has(norm),
  yyyy: hasDigit,
  yy: hasDigit,
  lastYear: hasDigit,
  month: (norm) => MONTHS.has(norm),
  mm: hasDigit,
  day: hasDigit,
  lastDay: hasDigit,
  nthDay: (norm) => DAY_ORDINALS.has(norm),
  iso: hasDigit,
  quarter: (norm) => isOfPart(norm, YEAR_PARTS.quarter.names),
  half: (norm) => isOfPart(norm, YEAR_PARTS.half.names),
  compact: hasDigit,
  week: (norm) => hasDigit(norm) || norm === 'week',
  season: (norm) => SEASONS.has(norm),
  decade: (norm) => hasDigit(norm) || norm === 'nineteen' || DECADES.has(norm),
  end: always,
  close: always,
  closeOfTime: always,
  ofNone: always,
  unit: (norm) => UNITS.has(norm),
  sameUnit: (norm) => UNITS.has(norm),
  span: isNumber,
  count: isNumber,
  nth: (norm) => MONTH_ORDINALS.has(norm),
  shortSpan: hasDigit,
  // What was found before begins with any word.
  period: always,
};
