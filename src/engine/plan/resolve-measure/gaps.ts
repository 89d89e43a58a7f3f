import type { Expression } from '../../../shared/mod.ts';
import type { Assembly, ResolvedMeasure, Scope } from '../assembly.ts';
import { aggregateOver, binary, columnOf } from '../expressions.ts';
import { noSense } from '../rejection.ts';
import { type ResolvedField, resolveField } from '../resolve-field.ts';
import type { MeasureOf } from '../sketch.ts';
import { measureOf } from './measure-of.ts';

/** "average gap between requested amount and principal": of rows that have both. */
export function resolveGap(
  assembly: Assembly,
  { function: fn, from: first, to: second, isInDays, isRatio }: MeasureOf<'gap'>,
  scope: Scope,
): ResolvedMeasure {
  const from = resolveField(assembly, first, scope);
  const to = resolveField(assembly, second, { ...scope, anchor: from.dataset.name });
  const table = rowsOfBoth(assembly, from, to);
  if (isRatio === true) {
    const ratio = binary(columnOf(assembly, from), '/', columnOf(assembly, to));
    return measureOf(`${FUNCTIONS[fn] ?? fn} ${from.field.label} per ${to.field.label}`, {
      expression: aggregateOver(table, fn, ratio),
      meaning: { role: 'rate', unit: null },
      table,
    });
  }
  if (from.field.unit?.kind !== to.field.unit?.kind) noSense('quantities of different kinds');
  const [start, end] = [columnOf(assembly, from), columnOf(assembly, to)];
  const difference = isInDays ? binary(days(end), '-', days(start)) : binary(start, '-', end);
  const unit = isInDays ? ({ kind: 'duration', of: 'days' } as const) : from.field.unit;
  const what = isInDays
    ? `days from ${from.field.label} to ${to.field.label}`
    : `${from.field.label} minus ${to.field.label}`;
  return measureOf(`${FUNCTIONS[fn] ?? noSense('a difference is averaged or added up')} ${what}`, {
    expression: aggregateOver(table, fn, difference),
    meaning: { role: 'measure', unit },
    table,
  });
}

const FUNCTIONS: Partial<Record<MeasureOf<'gap'>['function'], string>> = {
  avg: 'average',
  sum: 'total',
  min: 'lowest',
  max: 'highest',
  median: 'median',
};

/** The table whose rows have one value of both. */
function rowsOfBoth(
  { index }: Assembly,
  { dataset: one }: ResolvedField,
  { dataset: other }: ResolvedField,
): string {
  if (index.isToOne(one.name, other.name)) return one.name;
  return index.isToOne(other.name, one.name) ? other.name : noSense('the two are not of the same rows');
}

function days(date: Expression): Expression {
  return { kind: 'function', name: 'julianday', arguments: [date] };
}
