import type { NumberSign } from './token.ts';

/** A number as written in digits: `$1.2m` is 1.2 × 1,000,000 of money. */
export interface NumberLiteral {
  readonly mantissa: number;
  readonly scale: number;
  readonly sign: NumberSign | null;
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mil: 1e6,
  mio: 1e6,
  b: 1e9,
  bn: 1e9,
};

const SIGNS: Readonly<Record<string, NumberSign>> = {
  '%': 'percent',
  pct: 'percent',
  percent: 'percent',
  $: 'money',
  '€': 'money',
  '£': 'money',
  '¥': 'money',
  '₹': 'money',
  usd: 'money',
  eur: 'money',
  gbp: 'money',
  st: 'ordinal',
  nd: 'ordinal',
  rd: 'ordinal',
  th: 'ordinal',
  d: 'days',
  day: 'days',
  days: 'days',
  w: 'weeks',
  wk: 'weeks',
  wks: 'weeks',
  week: 'weeks',
  weeks: 'weeks',
  mo: 'months',
  mos: 'months',
  mth: 'months',
  mths: 'months',
  month: 'months',
  months: 'months',
  y: 'years',
  yr: 'years',
  yrs: 'years',
  year: 'years',
  years: 'years',
};

/** At most 5 groups of thousands: more would not be exact, and the bound keeps matching linear. */
const LITERAL =
  /(?<minus>-?)(?<currency>(?:us)?\$|[€£¥₹])?(?<digits>\d{1,3}(?:,\d{3}){1,5}(?:\.\d+)?(?![\d,]\d)|\d+(?:\.\d+)?|\.\d+)(?<exponent>e[+-]?\d{1,3})?(?<scale>mil|mio|mm|mn|bn|[kmb])?(?<unit>%|pct|percent|usd|eur|gbp|[$€£¥₹]|st|nd|rd|th|days?|d|weeks?|wks?|w|months?|mths?|mos?|years?|yrs?|y)?(?![\p{L}\p{M}\p{N}]|\.\d)/uy;

/** Reads a number in digits at `index` of lower-case normal text; null if there is none or it would not be exact. */
export function parseNumberAt(
  text: string,
  index: number,
): { readonly literal: NumberLiteral; readonly length: number } | null {
  LITERAL.lastIndex = index;
  const match = LITERAL.exec(text);
  const groups = match?.groups;
  if (match === null || groups === undefined) return null;
  const { minus, currency, digits = '', exponent = '', scale, unit } = groups;
  const mantissa = Number(`${minus}${digits.replaceAll(',', '')}${exponent}`);
  const factor = scale === undefined ? 1 : (SCALES[scale] ?? 1);
  if (!isExact(mantissa * factor, digits)) return null;
  const written = unit === undefined ? null : (SIGNS[unit] ?? null);
  if (currency !== undefined && written !== null && written !== 'money') return null;
  const sign = currency === undefined ? written : 'money';
  if (sign === 'ordinal' && !/^\d+$/.test(digits)) return null;
  return { literal: { mantissa, scale: factor, sign }, length: match[0].length };
}

/** The number's value; multiplied so that 1.1 × 1,000,000 is 1,100,000 and not a fraction beside it. */
export function literalValue(literal: NumberLiteral): number {
  return Number((literal.mantissa * literal.scale).toPrecision(15));
}

function isExact(value: number, digits: string): boolean {
  const significant = digits.replace(/^[0.,]+/, '').replace(/[.,]/g, '').length;
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER && significant <= 15;
}
