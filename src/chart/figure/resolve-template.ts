import { assertNever } from '../../shared/mod.ts';
import {
  type Binding,
  type CellFormat,
  isBinding,
  type Template,
  type TemplateObject,
} from '../recipe/recipe.ts';
import type { Row } from './row.ts';
import { textOf } from './text-of.ts';

/** Anything that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What bindings stand for: rows, and the value of the group that they are. */
export interface Scope {
  readonly rows: readonly Row[];
  readonly group: string;
}

/** The template with the values of the rows in the places of its bindings. */
export function resolveTemplate(template: TemplateObject, scope: Scope): Readonly<Record<string, Json>> {
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, resolve(value, scope)]));
}

function resolve(template: Template, scope: Scope): Json {
  if (isBinding(template)) return resolveBinding(template, scope);
  if (isList(template)) return template.map((each) => resolve(each, scope));
  if (typeof template === 'object' && template !== null) return resolveTemplate(template, scope);
  return template;
}

function isList(template: Template): template is readonly Template[] {
  return Array.isArray(template);
}

function resolveBinding(binding: Binding, { rows, group }: Scope): Json {
  if (binding.bind === 'group') return group;
  const values = rows.map((row) => toJson(row[binding.column]));
  switch (binding.bind) {
    case 'column':
      return values;
    case 'cells':
      return values.map((value) => cellOf(value, binding.format));
    case 'distinct':
      return [...new Set(values)];
    case 'first':
      return Number(values[0]);
    case 'caption':
      return `${textOf(values[0])}<br>${binding.caption}`;
    default:
      return assertNever(binding);
  }
}

function toJson(value: unknown): string | number | boolean | null {
  const isPlain = typeof value === 'string' || typeof value === 'boolean';
  return isPlain || (typeof value === 'number' && Number.isFinite(value)) ? value : null;
}

function cellOf(value: string | number | boolean | null, format: CellFormat | null): string {
  if (value === null) return '';
  if (format === null || typeof value !== 'number') return textOf(value);
  const { prefix, suffix, decimals, isFraction } = format;
  const [whole = '', fraction] = toFixed(isFraction ? value * 100 : value, decimals).split('.');
  const grouped = isFraction ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${prefix}${grouped}${fraction === undefined ? '' : `.${fraction}`}${isFraction ? '%' : suffix}`;
}

/** As Python rounds: what lies exactly between two numbers becomes the even one. */
function toFixed(value: number, decimals: number): string {
  const scaled = value * 10 ** decimals;
  // Only halves of powers of two can lie there; other products are rounded themselves.
  const isTie = Number.isInteger(value * 2 ** (decimals + 1)) && Math.abs(scaled % 1) === 0.5;
  if (!isTie) return value.toFixed(decimals);
  const below = Math.floor(scaled);
  return ((below % 2 === 0 ? below : below + 1) / 10 ** decimals).toFixed(decimals);
}
