import { UNIT_NAMES } from './thesaurus.ts';

/** Behind the name of a quantity: what it is of, or its unit. */
export const COUNTED = / (?:per [a-z]+|days|hours|minutes|months|seconds|weeks|years)$/;

/** Behind the name of what is measured: its unit. */
const MEASURED_IN =
  / (?:acres|celsius|cm|fahrenheit|feet|ft|gallons|grams|ha|hectares|hl|inches|kg|kilograms|kilometers|kilometres|kmh|km|knots|kw|kwh|lbs?|liters|litres|meters|metres|miles|ml|mm|mph|mw|mwh|ounces|oz|pounds|sqft|sqm|tons|tonnes|volts|watts)$/;

/** "kilometres" of a `distance_km`, where no other column of the table is in them. */
export function unitNames(label: string, labels: readonly string[]): readonly string[] {
  const unit = /^[a-z]+ ([a-z]+)$/.exec(label)?.[1] ?? '';
  const isOnly = labels.filter((other) => other.split(' ').includes(unit)).length === 1;
  return isOnly ? (UNIT_NAMES.get(unit) ?? []) : [];
}

/** "range", also said with its unit, of a `range_miles` where no other column of the table begins so. */
export function measuredNames(label: string, labels: readonly string[]): readonly string[] {
  const measured = label.replace(MEASURED_IN, '').replace(STORED_IN, '');
  const isOnly = labels.filter((other) => `${other} `.startsWith(`${measured} `)).length === 1;
  if (measured === label || !isOnly) return [];
  const name = STORED_IN.test(label) ? `${measured} usage` : measured;
  return [name, `${name} in${label.slice(measured.length)}`];
}

/** Units of what is stored or sent. */
const STORED_IN = / (?:gb|kb|mb|tb)$/;

/** "reply time", also said with its unit, of a `reply_minutes` where no other column of the table begins so. */
export function timedNames(label: string, labels: readonly string[]): readonly string[] {
  const [, base = '', unit = ''] = TIMED_IN.exec(label) ?? [];
  const isOnly = labels.filter((other) => `${other} `.startsWith(`${base} `)).length === 1;
  if (base === '' || !isOnly) return [];
  const time = LASTING.test(base) ? base : `${base} time`;
  const names = [time, `${time} in ${unit}`];
  return time === base
    ? names
    : [...names, `${base} in ${unit}`, `time to ${base}`, `time to ${base} in ${unit}`];
}

const TIMED_IN = /^([a-z ]+) (seconds|minutes|hours|days|weeks|months|years)$/;
/** What is a time by itself. */
const LASTING = /\b(?:age|delay|duration|gap|lag|length|period|tenure|term|time|wait)$/;
