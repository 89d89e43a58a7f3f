import { UNKNOWN_CURRENCY, type Unit } from '../../shared/mod.ts';
import type { MeasureField, TableField } from '../chart-specification.ts';
import type { CellFormat } from './recipe.ts';

/** How numbers of a unit are written. */
export interface NumberFormat {
  readonly prefix: string;
  readonly suffix: string;
  /** d3-format of one value; trailing zeros after the point are dropped where there is a `~`. */
  readonly value: string;
  /** d3-format of the axis; empty leaves it to the library, with `B` for billions. */
  readonly axis: string;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  INR: '₹',
  [UNKNOWN_CURRENCY]: '',
};
const PLAIN: NumberFormat = { prefix: '', suffix: '', value: ',.2~f', axis: '' };

/** Money has its symbol, percent its sign; a fraction is shown as percent. */
export function numberFormat(unit: Unit | null): NumberFormat {
  switch (unit?.kind) {
    case 'money':
      return { ...PLAIN, prefix: SYMBOLS[unit.currency] ?? `${unit.currency} `, value: ',.2f' };
    case 'percent':
      return { ...PLAIN, suffix: '%', value: ',.2f' };
    case 'fraction':
      return { ...PLAIN, value: '.2%', axis: '.1~%' };
    default:
      return PLAIN;
  }
}

/** d3-format of a value that has room, and whose unit stands beside it. */
export function exactFormat(unit: Unit | null): string {
  switch (unit?.kind) {
    case 'percent':
      return ',.2f';
    case 'fraction':
      return '.2%';
    default:
      return ',.2~f';
  }
}

/** d3-format of a value that has little room and whose unit stands beside it. */
export function shortFormat(unit: Unit | null): string {
  switch (unit?.kind) {
    case 'percent':
      return '.1f';
    case 'fraction':
      return '.1%';
    case 'count':
    case 'money':
      return '.3~s';
    default:
      return ',.2~f';
  }
}

/** How numbers of a unit are written in the cells of a table; null for what is written as it is. */
export function cellFormat({ unit, decimals }: TableField): CellFormat | null {
  if (decimals === null) return null;
  const { prefix, suffix } = numberFormat(unit);
  return { prefix, suffix, decimals, isFraction: unit?.kind === 'fraction' };
}

/** `Average interest rate (%)`, `Total principal (USD)`, `Term (months)`. */
export function axisTitle({ title, unit }: MeasureField): string {
  const name = unitName(unit);
  return name === null || title.toLowerCase().includes(name.toLowerCase()) ? title : `${title} (${name})`;
}

/** What stands for the unit in a title; null where none is needed. */
export function unitName(unit: Unit | null): string | null {
  switch (unit?.kind) {
    case 'money':
      return unit.currency === UNKNOWN_CURRENCY ? null : unit.currency;
    case 'percent':
    case 'fraction':
      return '%';
    case 'duration':
      return unit.of;
    default:
      return null;
  }
}
