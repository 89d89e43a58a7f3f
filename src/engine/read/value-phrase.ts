import type { Field } from '../../catalog/mod.ts';
import { UNKNOWN_CURRENCY, type Unit } from '../../shared/mod.ts';

const CURRENCY_SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹' };

/** Values of at most this length are codes, which their first synonym explains. */
const CODE_LENGTH_MAX = 3;

/** A value as a person writes it, with the unit of its field: `$10,000`, `7 %`, `36 months`, `TX (Texas)`. */
export function valuePhrase(
  value: string | number | null,
  field: Pick<Field, 'unit' | 'type' | 'values' | 'role'> | undefined,
): string {
  if (value === null) return 'nothing';
  if (field?.type === 'boolean' && (value === 0 || value === 1)) return value === 1 ? 'yes' : 'no';
  if (typeof value === 'number')
    return field?.role === 'key' || field?.role === 'category'
      ? String(value)
      : amountPhrase(value, field?.unit ?? null);
  const synonym = field?.values?.find((candidate) => candidate.value === value)?.synonyms[0];
  const isCode = value.length <= CODE_LENGTH_MAX && synonym !== undefined && synonym.length > CODE_LENGTH_MAX;
  const shown = value === '' || /^\s|\s$|[,"]/.test(value) ? `"${value}"` : value;
  return isCode ? `${shown} (${synonym})` : shown;
}

/** A number with its unit. */
export function amountPhrase(value: number, unit: Unit | null): string {
  switch (unit?.kind) {
    case 'money': {
      const sign =
        CURRENCY_SIGNS[unit.currency] ?? (unit.currency === UNKNOWN_CURRENCY ? '' : `${unit.currency} `);
      return `${value < 0 ? '-' : ''}${sign}${groupDigits(Math.abs(value))}`;
    }
    case 'percent':
      return `${groupDigits(value)} %`;
    case 'fraction':
      return `${groupDigits(Number((value * 100).toPrecision(12)))} %`;
    case 'duration':
      return `${groupDigits(value)} ${value === 1 ? unit.of.slice(0, -1) : unit.of}`;
    default:
      return groupDigits(value);
  }
}

/** `12345.5` as `12,345.5`. */
export function groupDigits(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  if (!/^-?\d+$/.test(whole)) return String(value);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** `1st`, `2nd`, `93rd`. */
export function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
