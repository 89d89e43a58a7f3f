import { type ColumnRole, UNKNOWN_CURRENCY, type Unit } from '../../../../src/shared/mod.ts';
import { isNumeric, type Row } from '../service/parse-rows.ts';

/** How the values of a column are shown. */
export interface ColumnFormat {
  readonly name: string;
  readonly isNumeric: boolean;
  /** Text of a value; NULL has none. */
  format(value: unknown): string;
}

/** What is known of a column's meaning. */
export interface Meaning {
  readonly role: ColumnRole | null;
  readonly unit: Unit | null;
}

const LOCALE = 'en-US';
const PLAIN_NUMBER_NAME = /(?:^|_)(?:id|year|zip|code|key)$/i;
const ROWS_LOOKED_AT = 1000;

/** The format of a column, by its meaning where the values bear it out. */
export function columnFormat(name: string, meaning: Meaning, rows: readonly Row[]): ColumnFormat {
  const values = rows
    .slice(0, ROWS_LOOKED_AT)
    .map((row) => row[name])
    .filter((value) => value !== null);
  const areNumbers = values.length > 0 && values.every(isNumeric);
  const asNumber = areNumbers ? numberFormat(name, meaning, values.filter(isNumeric)) : null;
  const asDate = areNumbers ? null : dateFormat(values);
  return {
    name,
    isNumeric: areNumbers,
    format(value) {
      if (isNumeric(value) && asNumber !== null) return asNumber(value);
      if (typeof value === 'string' && asDate !== null) return asDate(value);
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    },
  };
}

type Numeric = number | bigint;
type Format<T> = (value: T) => string;

function numberFormat(name: string, { role, unit }: Meaning, values: readonly Numeric[]): Format<Numeric> {
  const decimals = Math.max(0, ...values.map(decimalsOf));
  const digits = (max: number) => ({
    minimumFractionDigits: Math.min(decimals, max),
    maximumFractionDigits: Math.max(Math.min(decimals, max), 0),
  });
  switch (unit?.kind) {
    case 'money':
      return formatter({
        ...(unit.currency === UNKNOWN_CURRENCY ? {} : { style: 'currency', currency: unit.currency }),
        minimumFractionDigits: decimals === 0 ? 0 : 2,
        maximumFractionDigits: decimals === 0 ? 0 : 2,
      });
    case 'percent': {
      const format = formatter(digits(2));
      return (value) => `${format(value)}%`;
    }
    case 'fraction':
      return formatter({ style: 'percent', maximumFractionDigits: 2 });
    case 'duration': {
      const format = formatter(digits(1));
      return (value) => `${format(value)} ${Number(value) === 1 ? unit.of.replace(/s$/, '') : unit.of}`;
    }
    case 'count':
    case 'score':
      return formatter(digits(2));
    case undefined: {
      const isName = role === 'identifier' || role === 'time' || PLAIN_NUMBER_NAME.test(name);
      return isName ? String : formatter(digits(6));
    }
  }
}

/** What would be a row of zeros is written as it is. */
function formatter(options: Intl.NumberFormatOptions): Format<Numeric> {
  const { format } = new Intl.NumberFormat(LOCALE, options);
  return (value) => (typeof value === 'number' && isExtreme(Math.abs(value)) ? String(value) : format(value));
}

function isExtreme(size: number): boolean {
  return size >= 1e18 || (size > 0 && size < 1e-6);
}

/** As many as the value is written with. */
function decimalsOf(value: Numeric): number {
  const text = String(value);
  return text.includes('e') ? 6 : (text.split('.')[1]?.length ?? 0);
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^(\d{4})-(\d{2})$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Days and months as people write them; null for a column of anything else. */
function dateFormat(values: readonly unknown[]): Format<string> | null {
  const isAll = (pattern: RegExp) =>
    values.length > 0 && values.every((value) => typeof value === 'string' && pattern.test(value));
  if (isAll(DATE)) return moments(DATE);
  return isAll(MONTH) ? moments(MONTH) : null;
}

/** `2024-02-09` as 9 Feb 2024, which no one reads as the second of September. What is no date stays. */
function moments(pattern: RegExp): Format<string> {
  return (text) => {
    const [, year, month, day] = pattern.exec(text) ?? [];
    const name = MONTHS[Number(month) - 1];
    if (name === undefined) return text;
    return `${day === undefined ? '' : `${Number(day)} `}${name} ${year}`;
  };
}
