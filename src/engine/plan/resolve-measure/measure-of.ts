import type { ColumnRole, Expression, Unit } from '../../../shared/mod.ts';
import type { MeasureOutput } from '../../logical-query.ts';
import type { ResolvedMeasure } from '../assembly.ts';
import { toTitle } from '../naming.ts';

/** What a number means: its role in a chart and its unit. */
export interface MeasureMeaning {
  readonly role: ColumnRole;
  readonly unit: Unit | null;
}

/** A number of rows or of different values. */
export const COUNT: MeasureMeaning = { role: 'measure', unit: { kind: 'count' } };
/** A part of a whole, in percent. */
export const SHARE: MeasureMeaning = { role: 'share', unit: { kind: 'percent' } };

/** A part of a whole, from 0 to 1. */
export const FRACTION: MeasureMeaning = { role: 'share', unit: { kind: 'fraction' } };

/** A measure over all rows of a table, named by its label. */
export function measureOf(label: string, { expression, meaning, table }: MeasureParts): ResolvedMeasure {
  return {
    output: outputOf(label, expression, meaning),
    table,
    conditions: [],
    date: null,
    lowerIsBetter: null,
  };
}

interface MeasureParts {
  readonly expression: Expression;
  readonly meaning: MeasureMeaning;
  /** The table whose rows are aggregated. */
  readonly table: string;
}

/** A column of the result for a measure. */
export function outputOf(label: string, expression: Expression, meaning: MeasureMeaning): MeasureOutput {
  return { ...named(label), expression, ...meaning, transform: null };
}

/** A label with the column's name made of it. */
export function named(label: string): { readonly name: string; readonly label: string } {
  return { name: toTitle(label), label };
}

/** What a quantity in that unit means once it is aggregated. */
export function meaningOf(unit: Unit | null): MeasureMeaning {
  return { role: unit?.kind === 'percent' ? 'rate' : 'measure', unit };
}

/** Of amounts of money a ratio is a part, which may be said in percent. */
export function ratioUnit(above: Unit | null, below: Unit | null): Unit | null {
  return above?.kind === 'money' && below?.kind === 'money' ? { kind: 'fraction' } : null;
}
