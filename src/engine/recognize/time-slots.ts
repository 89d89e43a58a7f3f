import { UNIT_PHRASES, UNIT_WORDS } from '../lexicon/numbers.ts';
import {
  AFTER_TIMES,
  BEFORE_QUANTITY,
  CLOSING,
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
import { literalValue } from '../number-literal.ts';
import type { Token } from '../token.ts';
import type { Captures, Input, Reading } from './captures.ts';
import { readCardinal } from './cardinal.ts';
import { fullYear, readCompact, readShortSpan, readWeek, toSpan } from './compact-times.ts';

type Slot = (input: Input, index: number) => readonly Reading[];

/** Before a time that is no certain one. */
const ANY: ReadonlySet<string> = new Set(['a', 'an', 'any', 'each', 'every', 'the']);

/** The slots of patterns, by the name that stands in angle brackets. */
export const SLOTS = {
  year: readYear,
  /** Four digits. */
  yyyy: ({ tokens }, index) =>
    fromWord(/^(?:19|20)\d\d$/, tokens[index], (digits) => ({ year: Number(digits) })),
  /** Two digits of a year, not before 1970. */
  yy: ({ tokens }, index) => fromWord(/^'?(\d\d)$/, tokens[index], (digits) => ({ year: fullYear(digits) })),
  lastYear: ({ tokens }, index) =>
    fromWord(/^\d\d$/, tokens[index], (digits) => ({ lastYear: Number(digits) })),
  month: ({ tokens }, index) => readMonth(tokens, index),
  mm: ({ tokens }, index) => fromWord(/^\d{1,2}$/, tokens[index], (digits) => ({ month: Number(digits) })),
  day: ({ tokens }, index) =>
    fromWord(/^(\d{1,2})(?:st|nd|rd|th)?$/, tokens[index], (digits) => ({ day: Number(digits) })),
  /** A day of a month in words: `fifteenth`. */
  nthDay: ({ tokens }, index) => {
    const day = DAY_ORDINALS.get(tokens[index]?.norm ?? '');
    return day === undefined ? [] : [{ end: 1, captures: { day } }];
  },
  lastDay: ({ tokens }, index) =>
    fromWord(/^(\d{1,2})(?:st|nd|rd|th)?$/, tokens[index], (digits) => ({ lastDay: Number(digits) })),
  iso: ({ tokens }, index) => readIso(tokens[index]),
  quarter: ({ tokens }, index) => readPart(tokens, index, 'quarter'),
  half: ({ tokens }, index) => readPart(tokens, index, 'half'),
  /** Quarter or half and year in one word: `2024q3`, `3q24`. */
  compact: ({ tokens }, index) => readCompact(tokens[index]),
  week: ({ tokens }, index) => readWeek(tokens, index),
  season: ({ tokens }, index) => {
    const season = SEASONS.get(tokens[index]?.norm ?? '');
    return season === undefined ? [] : [{ end: 1, captures: { season } }];
  },
  decade: ({ tokens }, index) => {
    const century = tokens[index]?.norm === 'nineteen' ? (tokens[index + 1]?.norm === '-' ? 2 : 1) : 0;
    const year = DECADES.get(tokens[index + century]?.norm ?? '');
    if (year !== undefined) return [{ end: century + 1, captures: { year } }];
    return fromWord(/^(19[0-9]0|20[0-9]0|[3-9]0)s$/, tokens[index], (digits) => ({
      year: digits.length === 2 ? 1900 + Number(digits) : Number(digits),
    }));
  },
  /** Nothing more, or a mark. */
  end: ({ tokens }, index) =>
    tokens[index] === undefined || tokens[index]?.kind === 'symbol' ? [{ end: 0, captures: {} }] : [],
  /** Nothing more, a mark, or a word that begins something else. */
  close: ({ tokens }, index) => {
    const next = tokens[index];
    return next === undefined || next.kind === 'symbol' || CLOSING.has(next.norm)
      ? [{ end: 0, captures: {} }]
      : [];
  },
  /** Nothing more, a mark, or a word that begins something else: none that says what was done later. */
  closeOfTime: ({ tokens }, index) => {
    const next = tokens[index];
    return next === undefined ||
      next.kind === 'symbol' ||
      CLOSING.has(next.norm) ||
      AFTER_TIMES.has(next.norm)
      ? [{ end: 0, captures: {} }]
      : [];
  },
  /** What is not the last of a longer one: "last month", but not "last month *of a quarter*". */
  ofNone: ({ tokens }, index) => {
    const isOfOne = tokens[index]?.norm === 'of' && ANY.has(tokens[index + 1]?.norm ?? '');
    return isOfOne && UNITS.has(tokens[index + 2]?.norm ?? '') ? [] : [{ end: 0, captures: {} }];
  },
  unit: ({ tokens }, index) => {
    const unit = UNITS.get(tokens[index]?.norm ?? '');
    return unit === undefined ? [] : [{ end: 1, captures: { unit } }];
  },
  sameUnit: ({ tokens }, index) => {
    const sameUnit = UNITS.get(tokens[index]?.norm ?? '');
    return sameUnit === undefined ? [] : [{ end: 1, captures: { sameUnit } }];
  },
  /** A number of units: `12 months`, `two years`, `90d`. */
  span: ({ tokens }, index) => readSpan(tokens, index),
  /** A number from two on, whose unit is said elsewhere: `the three most recent years`. */
  count: ({ tokens }, index) => readCount(tokens, index),
  /** Which month of a year: `third`, `12th`. */
  nth: ({ tokens }, index) => {
    const month = MONTH_ORDINALS.get(tokens[index]?.norm ?? '');
    return month === undefined ? [] : [{ end: 1, captures: { month } }];
  },
  /** `l12m`, `t12m`, `l30d`. */
  shortSpan: ({ tokens }, index) => readShortSpan(tokens[index]),
  period: ({ periods, tokens }, index) =>
    [index, ...afterUnit(tokens, index)].flatMap((at) =>
      (periods.get(at) ?? []).map(({ period, end }) => ({
        end: end - index,
        captures: { periods: [period] },
      })),
    ),
} satisfies Record<string, Slot>;

/** The name of a slot. */
export type SlotName = keyof typeof SLOTS;

/** Where a period begins that its unit is said before: "before *the year* 2020", "between *the years* 2021 and 2023". */
function afterUnit(tokens: readonly Token[], index: number): readonly number[] {
  const first = tokens[index]?.norm ?? '';
  const at = first === 'calendar' ? index + 1 : index;
  if (!UNIT_BEFORE.has(tokens[at]?.norm ?? '')) return [];
  if (tokens[at + 1]?.norm !== 'of') return [at + 1];
  // "the months of 2025" are more than one time.
  return tokens[at]?.norm.endsWith('s') ? [] : [at + 2];
}

const UNIT_BEFORE: ReadonlySet<string> = new Set(['year', 'years', 'month', 'months', 'quarter', 'quarters']);

function readCount(tokens: readonly Token[], index: number): Reading[] {
  const cardinal = readCardinal(tokens, index);
  if (cardinal === null || cardinal.literal.sign !== null) return [];
  const count = literalValue(cardinal.literal);
  const isCount = Number.isInteger(count) && count > 1 && count <= COUNTED_MAX;
  return isCount ? [{ end: cardinal.end - index, captures: { count } }] : [];
}

/** Of any unit this many stay within two centuries. */
const COUNTED_MAX = 200;

/** `2024`, `'24`, `this year`, `CY2024`. */
function readYear({ tokens, clock }: Input, index: number): Reading[] {
  const token = tokens[index];
  if (token === undefined) return [];
  if (/^(?:19|20)\d\d$/.test(token.norm) || isOldYear(tokens, index)) {
    if (isUnitPhrase(tokens, index + 1)) return [];
    const cost = isQuantity(tokens, index) ? 1 : 0;
    return [{ end: 1, captures: { year: Number(token.norm), cost } }];
  }
  if (/^'\d\d$/.test(token.norm)) return [{ end: 1, captures: { year: fullYear(token.norm.slice(1)) } }];
  const [, inCalendar] = /^cy'?((?:(?:19|20)\d\d)|\d\d)$/.exec(token.norm) ?? [];
  if (inCalendar !== undefined) return [{ end: 1, captures: { year: fullYear(inCalendar) } }];
  const offset = YEAR_OFFSETS.get(token.norm);
  if (offset === undefined || tokens[index + 1]?.norm !== 'year') return [];
  const year = Number(clock.asOf.slice(0, 4)) + offset;
  return [{ end: 2, captures: { year, isRelative: true } }];
}

/** "before 1850", "in 1789": where no word of time is before it, it is rather a number. */
function isOldYear(tokens: readonly Token[], index: number): boolean {
  return /^1[4-8]\d\d$/.test(tokens[index]?.norm ?? '') && BEFORE_YEARS.has(tokens[index - 1]?.norm ?? '');
}

const BEFORE_YEARS: ReadonlySet<string> = new Set(['after', 'before', 'during', 'in', 'since', 'until']);

/** "more than 2000" is of no year; "later than 2019" is. */
function isQuantity(tokens: readonly Token[], index: number): boolean {
  const [before, word] = [tokens[index - 2]?.norm ?? '', tokens[index - 1]?.norm ?? ''];
  // "collected over 2024" may be either.
  if (word === 'over' && !/00$/.test(tokens[index]?.norm ?? '')) return false;
  return BEFORE_QUANTITY.has(word) && !(word === 'than' && OF_TIMES.has(before));
}

const OF_TIMES: ReadonlySet<string> = new Set(['earlier', 'later', 'older', 'newer', 'sooner']);

/** A unit after four digits makes them a quantity: `2000 dollars`. */
function isUnitPhrase(tokens: readonly Token[], index: number): boolean {
  return UNIT_PHRASES.some(
    ({ words }) => words[0] !== 'year' && words.every((word, at) => tokens[index + at]?.norm === word),
  );
}

function readMonth(tokens: readonly Token[], index: number): Reading[] {
  const name = tokens[index]?.norm ?? '';
  const month = MONTHS.get(name);
  if (month === undefined) return [];
  const hasPoint = name.length < 5 && tokens[index + 1]?.norm === '.' && index + 2 < tokens.length;
  return [{ end: hasPoint ? 2 : 1, captures: { month } }];
}

function readIso(token: Token | undefined): Reading[] {
  const [, year, month, day] = /^([12]\d{3})-(\d\d)(?:-(\d\d))?$/.exec(token?.norm ?? '') ?? [];
  if (year === undefined) return [];
  return [{ end: 1, captures: { year: Number(year), month: Number(month), day: Number(day ?? 0) } }];
}

/** `q3`, `3q`, `q 3`, `quarter 3`, `third quarter`; likewise halves. */
function readPart(tokens: readonly Token[], index: number, part: 'quarter' | 'half'): Reading[] {
  const { short, max } = YEAR_PARTS[part];
  const names: ReadonlySet<string> = YEAR_PARTS[part].names;
  const first = tokens[index]?.norm ?? '';
  const skipped = tokens[index + 1]?.norm === 'calendar' ? 1 : 0;
  const second = tokens[index + 1 + skipped]?.norm ?? '';
  const match = short.exec(first);
  if (match !== null) return [{ end: 1, captures: { [part]: Number(match[1] ?? match[2]) } }];
  const counted = /^[1-4]$/.test(second) ? Number(second) : UNIT_WORDS.get(second);
  const number = names.has(first) && counted !== undefined ? counted : PART_ORDINALS.get(first);
  if (number === undefined || number < 1 || number > max || !(names.has(first) || names.has(second)))
    return [];
  const end = 2 + skipped;
  return [
    { end: end + (part === 'half' ? yearAfter(tokens, index + end) : 0), captures: { [part]: number } },
  ];
}

/** "the first half*-year* of 2024". */
function yearAfter(tokens: readonly Token[], index: number): number {
  const dash = tokens[index]?.norm === '-' ? 1 : 0;
  return tokens[index + dash]?.norm === 'year' ? dash + 1 : 0;
}

function readSpan(tokens: readonly Token[], index: number): Reading[] {
  const token = tokens[index];
  const sign = token?.number?.sign;
  if (token?.number && (sign === 'days' || sign === 'weeks' || sign === 'months' || sign === 'years')) {
    return toSpan(token.number.value, UNITS.get(sign), 1);
  }
  // Of time, `12m` is 12 months.
  const months = /^(\d{1,3})m$/.exec(token?.norm ?? '');
  if (months !== null) return toSpan(Number(months[1]), 'month', 1);
  const half = readHalfYear(tokens, index);
  if (half > 0) return toSpan(6, 'month', half);
  if (token?.norm === 'decade') return toSpan(10, 'year', 1);
  const cardinal = readCardinal(tokens, index) ?? readArticle(token, index);
  if (cardinal === null || cardinal.literal.sign !== null) return [];
  const [count, unit] = [literalValue(cardinal.literal), tokens[cardinal.end]?.norm ?? ''];
  const end = cardinal.end + 1 - index;
  return /^decades?$/.test(unit) ? toSpan(10 * count, 'year', end) : toSpan(count, UNITS.get(unit), end);
}

/** How many words of "half a year", "half-year" there are. */
function readHalfYear(tokens: readonly Token[], index: number): number {
  if (tokens[index]?.norm !== 'half') return 0;
  const between = tokens[index + 1]?.norm;
  const unit = index + (between === 'a' || between === '-' ? 2 : 1);
  return UNITS.get(tokens[unit]?.norm ?? '') === 'year' ? unit + 1 - index : 0;
}

function readArticle(token: Token | undefined, index: number) {
  if (token?.norm !== 'a' && token?.norm !== 'an') return null;
  return { literal: { mantissa: 1, scale: 1, sign: null }, end: index + 1 };
}

function fromWord(
  pattern: RegExp,
  token: Token | undefined,
  capture: (digits: string) => Partial<Captures>,
): Reading[] {
  const match = token === undefined ? null : pattern.exec(token.norm);
  return match === null ? [] : [{ end: 1, captures: capture(match[1] ?? match[0]) }];
}
