import type { ColumnRole, Unit } from '../../../../src/shared/mod.ts';
import type { Row } from '../service/service.ts';

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
  const isNumeric = values.length > 0 && values.every((value) => typeof value === 'number');
  const asNumber = isNumeric ? numberFormat(name, meaning, values.filter(isNumber)) : null;
  const asDate = isNumeric ? null : dateFormat(values);
  return {
    name,
    isNumeric,
    format(value) {
      if (typeof value === 'number' && asNumber !== null) return asNumber(value);
      if (typeof value === 'string' && asDate !== null) return asDate(value);
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    },
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

type Format<T> = (value: T) => string;

function numberFormat(name: string, { role, unit }: Meaning, values: readonly number[]): Format<number> {
  const decimals = Math.max(0, ...values.map(decimalsOf));
  const digits = (max: number) => ({
    minimumFractionDigits: Math.min(decimals, max),
    maximumFractionDigits: Math.max(Math.min(decimals, max), 0),
  });
  switch (unit?.kind) {
    case 'money':
      return formatter({
        style: 'currency',
        currency: unit.currency,
        ...(decimals === 0 ? { maximumFractionDigits: 0 } : {}),
      });
    case 'percent': {
      const format = formatter(digits(2));
      return (value) => `${format(value)}%`;
    }
    case 'fraction':
      return formatter({ style: 'percent', maximumFractionDigits: 2 });
    case 'duration': {
      const format = formatter(digits(1));
      return (value) => `${format(value)} ${value === 1 ? unit.of.replace(/s$/, '') : unit.of}`;
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

function formatter(options: Intl.NumberFormatOptions): Format<number> {
  const { format } = new Intl.NumberFormat(LOCALE, options);
  return (value) => format(value);
}

/** As many as the value is written with. */
function decimalsOf(value: number): number {
  const text = String(value);
  return text.includes('e') ? 6 : (text.split('.')[1]?.length ?? 0);
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;

/** Days and months as people write them; null for a column of anything else. */
function dateFormat(values: readonly unknown[]): Format<string> | null {
  const isAll = (pattern: RegExp) =>
    values.length > 0 && values.every((value) => typeof value === 'string' && pattern.test(value));
  if (isAll(DATE)) return moments({ day: 'numeric', month: 'short', year: 'numeric' });
  return isAll(MONTH) ? moments({ month: 'short', year: 'numeric' }) : null;
}

function moments(options: Intl.DateTimeFormatOptions): Format<string> {
  const { format } = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (text) => {
    const time = Date.parse(text);
    return Number.isNaN(time) ? text : format(time);
  };
}
