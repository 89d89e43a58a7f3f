import type { Dataset, Field } from '../../catalog/mod.ts';
import type { DurationUnit } from '../../shared/mod.ts';
import { MEASURES, UNIT_SIZES, UNITS } from '../lexicon/units.ts';
import type { TimeOfDay } from '../token.ts';
import { noSense } from './rejection.ts';
import type { Quantity } from './sketch.ts';

/** How many of the shorter unit the longer one has, where that is always so. */
const UNITS_PER: Readonly<Record<string, number>> = {
  'months years': 12,
  'days weeks': 7,
  'minutes hours': 60,
  'seconds minutes': 60,
  'seconds hours': 3600,
};

/** The number in another unit; null where that depends on the calendar. */
function converted(value: number, from: DurationUnit, to: DurationUnit): number | null {
  if (from === to) return value;
  const [up, down] = [UNITS_PER[`${to} ${from}`], UNITS_PER[`${from} ${to}`]];
  if (up !== undefined) return value * up;
  return down === undefined ? null : value / down;
}

/** Units that spans between dates are told in, the shortest first. */
export const DURATION_UNITS = [
  'seconds',
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
] as const satisfies readonly DurationUnit[];
const DURATIONS: ReadonlySet<string> = new Set(DURATION_UNITS);

/** Whether the sign is a unit that spans between dates are told in. */
export function isDuration(sign: Quantity['sign']): sign is DurationUnit {
  return DURATIONS.has(sign ?? '');
}

/** Units of anything but time, which the names of columns say. */
const MEASURED: ReadonlySet<string> = new Set(MEASURES.flat());

/** The unit of measure that a sign stands for, with the one of its family that the field's numbers are in; null for any other. */
function measuresOf(
  sign: string,
  { label }: Pick<Field, 'label'>,
): { readonly unit: string; readonly held: string | null } | null {
  const unit = /^unit:(.+)$/.exec(sign)?.[1];
  if (unit === undefined) return null;
  const family = UNITS.find((one) => one.some(([first]) => first === unit)) ?? [];
  const words = label.split(' ');
  return { unit, held: family.find((forms) => forms.some((form) => words.includes(form)))?.[0] ?? null };
}

/**
 * "taller than 190 cm", where heights are numbers up to 205: these are in centimetres. In another unit of length such a number would be
 * far from them, but for kilometres and miles, which are of a size.
 */
function asHeld(value: number, unit: string, { min, max }: Pick<Field, 'min' | 'max'>): number | null {
  const isAmong = typeof min === 'number' && typeof max === 'number' && value >= min && value <= max;
  return isAmong && SIZED_APART.has(unit) ? value : null;
}

const SIZED_APART: ReadonlySet<string> = new Set(['centimeter', 'meter']);

/** So many of one unit in the other: 2 m are 200 cm. */
function inUnit(value: number, unit: string, held: string): number | null {
  if (unit === held) return value;
  const [from, to] = [UNIT_SIZES[unit], UNIT_SIZES[held]];
  return from === undefined || to === undefined ? null : Number(((value * from) / to).toPrecision(12));
}

/** What is by the month says so; what people have in a year often does not. "Loans over $20k per year" are a number for each year. */
const PER = {
  month: /\bmonth/,
  year: /annual|year|\b(?:income|salary|wages?|pay|earnings|compensation|revenue|sales|turnover|budget|rent|premium|fee|tuition|rate)\b/,
} as const;

/** The number to compare the field with, in the field's unit; rejects a quantity of another kind. */
export function toFieldNumber(said: Quantity, field: Field): number {
  const { unit, label, role, min, max } = field;
  const { value, sign, per } = inMetres(said, field) ?? inScale(said, field);
  if (per !== undefined && !PER[per].test(label)) noSense(`${label} is not by the ${per}`);
  // "a commission percentage above 10": no part of a whole is more than all of it.
  if (sign === null && unit?.kind === 'fraction' && Math.abs(value) > 1) return value / 100;
  // "average term in the year 2021", "in dollar terms from 2021 to 2023": no term of 2021 years.
  const isFar = isYearLike(value) && (typeof max !== 'number' || max < value);
  if (sign === null && unit?.kind === 'duration' && isFar) noSense('a year is no length of time');
  if (sign === null || sign === 'ordinal') return value;
  const measured = measuresOf(sign, { label });
  if (measured !== null)
    return (
      (measured.held === null
        ? asHeld(value, measured.unit, { min, max })
        : inUnit(value, measured.unit, measured.held)) ??
      noSense(`the unit of ${label} is not the one that is said`)
    );
  if (sign === 'money')
    return unit === null || unit.kind === 'money' ? value : noSense(`${label} is not an amount`);
  if (sign === 'percent') {
    if (unit?.kind === 'fraction') return value / 100;
    return unit?.kind === 'percent' ? value : noSense(`${label} is not a percentage`);
  }
  if (sign === 'hours' || sign === 'minutes' || sign === 'seconds')
    return (value * SECONDS[sign]) / (secondsOf(label) ?? noSense(`the unit of ${label} is not known`));
  if (unit === null && role === 'measure') {
    const held = label.split(' ').find((word) => MEASURED.has(word));
    return held === undefined ? value : noSense(`${label} is not a length of time`);
  }
  if (unit?.kind !== 'duration' || !isDuration(sign)) return noSense(`${label} is not a length of time`);
  return converted(value, sign, unit.of) ?? noSense(`${label} is counted in ${unit.of}`);
}

/** "a budget over 10 million" of a `budget_in_millions` is one over 10. */
function inScale(said: Quantity, { label }: Pick<Field, 'label'>): Quantity {
  const [, scale = ''] = /\b(thousand|million|billion)s?$/.exec(label) ?? [];
  const size = SCALES[scale] ?? Number.POSITIVE_INFINITY;
  return said.value >= size ? { ...said, value: said.value / size } : said;
}

const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** "with a height above 100 m": metres, where the column is a length and millions are far from all that it has; null for any other. */
function inMetres({ value, sign }: Quantity, { unit, label, name, max }: Field): Quantity | null {
  const isFar = value >= MILLION && typeof max === 'number' && max * FAR < value;
  if (sign !== null || !isFar || unit?.kind === 'money') return null;
  const isLength = LENGTH.test(label) || /(?:_m|[a-z]M)$/.test(name);
  return isLength ? { value: value / MILLION, sign: 'unit:meter' } : null;
}

const MILLION = 1e6;
const FAR = 1000;
const LENGTH = /\b(?:altitude|cm|depth|diameter|distance|elevation|height|km|length|mm|width)\b/;

/** The number to compare a measure with: a percentage of what is a part of something; no hours of an amount. */
export function toMeasureNumber(said: Quantity, { unit, label }: Pick<Field, 'unit' | 'label'>): number {
  const { value, sign, per } = inScale(said, { label });
  if (per !== undefined && !PER[per].test(label)) noSense(`${label} is not by the ${per}`);
  if (unit?.kind === 'money' && isDuration(sign)) noSense(`${label} is not a length of time`);
  if (sign !== 'percent' || unit?.kind === 'percent') return value;
  return unit?.kind === 'fraction' ? value / 100 : noSense(`${label} is not in percent`);
}

const SECONDS: Readonly<Record<TimeOfDay, number>> = { seconds: 1, minutes: 60, hours: 3600 };

/** How many seconds the unit has that a field's name says its numbers are in: `delay minutes`; null for none. */
function secondsOf(label: string): number | null {
  const words = label.split(' ');
  const [, unit] = /\b(second|minute|hour)s?\b/.exec(label) ?? [];
  if (unit === 'second' || unit === 'minute' || unit === 'hour') return SECONDS[`${unit}s`];
  return words.includes('days') ? 24 * SECONDS.hours : null;
}

/** The field that a bare quantity speaks of: "loans over $10k", "36-month loans"; null if none or several. */
export function impliedField(dataset: Dataset, { sign }: Quantity): Field | null {
  if (sign === null || sign === 'money') {
    const field = dataset.fields.find(({ name }) => name === dataset.defaultMeasure) ?? null;
    return field !== null && (sign === null || field.unit === null || field.unit.kind === 'money')
      ? field
      : null;
  }
  const named = sign === 'percent' ? dataset.defaultPercent : undefined;
  if (named !== undefined) return dataset.fields.find(({ name }) => name === named) ?? null;
  const fitting = dataset.fields.filter((field) => field.expression === null && fits(field, sign));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

function fits({ unit, label, role }: Field, sign: Quantity['sign']): boolean {
  if (sign === 'hours' || sign === 'minutes' || sign === 'seconds')
    return role === 'measure' && secondsOf(label) !== null;
  if (sign === 'percent') return unit?.kind === 'percent' || unit?.kind === 'fraction';
  const measured = sign === null ? null : measuresOf(sign, { label });
  if (measured !== null) return role === 'measure' && measured.held !== null;
  if (unit?.kind !== 'duration') return false;
  return isDuration(sign) && converted(1, sign, unit.of) !== null;
}

/** Whether a number without a unit is more likely a year. */
export function isYearLike(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value < 2100;
}
