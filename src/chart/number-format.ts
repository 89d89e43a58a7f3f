import type { Unit } from '../shared/mod.ts';
import type { MeasureField, TableField } from './chart-spec.ts';

/** How numbers of a unit are written. */
export interface NumberFormat {
  readonly prefix: string;
  readonly suffix: string;
  /** d3-format of one value; trailing zeros after the point are dropped where there is a `~`. */
  readonly value: string;
  /** d3-format of the axis; empty leaves it to the library, with `B` for billions. */
  readonly axis: string;
}

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹' };
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

/** The same as a template for Python's `str.format`. */
export function pythonFormat({ unit, format }: TableField): string {
  const { prefix, suffix } = numberFormat(unit);
  if (unit?.kind === 'fraction') return '{:.2%}';
  const digits =
    unit?.kind === 'money' || unit?.kind === 'percent' || format === 'real' ? '{:,.2f}' : '{:,.0f}';
  return `${braced(prefix)}${digits}${suffix}`;
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
      return unit.currency;
    case 'percent':
    case 'fraction':
      return '%';
    case 'duration':
      return unit.of;
    default:
      return null;
  }
}

function braced(text: string): string {
  return text.replace(/[{}]/g, '$&$&');
}
