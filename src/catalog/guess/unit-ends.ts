import { UNIT_NAMES } from './thesaurus.ts';

/** Behind the name of a quantity: what it is of, or its unit. */
export const COUNTED = / (?:per [a-z]+|days|hours|minutes|months|weeks|years)$/;

/** Behind the name of what is measured: its unit. */
const MEASURED_IN =
  / (?:cm|feet|ft|hl|kg|kmh|km|kwh|lbs?|meters|metres|miles|ml|mm|mph|mwh|pounds|tons|tonnes)$/;

/** "kilometres" of a `distance_km`, where no other column of the table is in them. */
export function unitNames(label: string, labels: readonly string[]): readonly string[] {
  const unit = /^[a-z]+ ([a-z]+)$/.exec(label)?.[1] ?? '';
  const isOnly = labels.filter((other) => other.split(' ').includes(unit)).length === 1;
  return isOnly ? (UNIT_NAMES.get(unit) ?? []) : [];
}

/** "range", also said with its unit, of a `range_miles` where no other column of the table begins so. */
export function measuredNames(label: string, labels: readonly string[]): readonly string[] {
  const measured = label.replace(MEASURED_IN, '');
  const isOnly = labels.filter((other) => `${other} `.startsWith(`${measured} `)).length === 1;
  return measured !== label && isOnly ? [measured, `${measured} in${label.slice(measured.length)}`] : [];
}
