import type { ResultProfile } from '../../database/mod.ts';
import type { ColumnRole } from '../../shared/mod.ts';
import type { DimensionField, MeasureField } from '../chart-specification.ts';
import { type ChartColumn, isNumber } from './chart-column.ts';

/** A result by what its columns are for. */
export interface Shape {
  readonly rowCount: number;
  readonly times: readonly ChartColumn[];
  readonly categories: readonly ChartColumn[];
  /** Times and categories. */
  readonly dimensions: readonly ChartColumn[];
  readonly measures: readonly ChartColumn[];
  /** Identifiers and free text: rows that have them are things of their own, to be listed. */
  readonly others: readonly ChartColumn[];
  readonly columns: readonly ChartColumn[];
  /** The first rows: all of them where `rowCount` is no greater. */
  readonly sample: ResultProfile['sample'];
}

const MEASURES_MAX = 4;
const PANELS_MAX = 3;

/** Sorts the columns of a result by what they are for. */
export function toShape(columns: readonly ChartColumn[], { rowCount, sample }: ResultProfile): Shape {
  const having = (...roles: ColumnRole[]): ChartColumn[] =>
    columns.filter(({ role }) => roles.includes(role));
  const [times, categories] = [having('time'), having('category', 'ordered-category', 'geography')];
  return {
    rowCount,
    columns,
    times,
    categories,
    dimensions: [...times, ...categories],
    measures: columns.filter(isMeasure),
    others: having('identifier', 'text'),
    sample,
  };
}

/** True for a column of quantities. */
export function isMeasure({ role }: ChartColumn): boolean {
  return role === 'measure' || role === 'share' || role === 'rate';
}

/** True for a column whose values come in an order of their own. */
export function isOrdered({ role }: ChartColumn): boolean {
  return role === 'time' || role === 'ordered-category';
}

/** Values, and no value as one of them. */
export function countOf({ profile }: ChartColumn): number {
  return profile.distinctCount + (profile.nullCount > 0 ? 1 : 0);
}

/** No two rows fall on one point, as far as the counts can tell; else a line or a bar would hide rows. */
export function isOnePointEach({ rowCount }: Shape, ...dimensions: readonly ChartColumn[]): boolean {
  return rowCount <= dimensions.reduce((product, column) => product * countOf(column), 1);
}

/** Sums of counts and totals mean something, sums of averages and rates do not. */
export function isAdditive({ role, unit, name }: ChartColumn): boolean {
  if (role === 'share') return true;
  if (role !== 'measure' || NOT_ADDITIVE_NAME.test(name)) return false;
  return unit?.kind === 'count' || ADDITIVE_NAME.test(name);
}

const NOT_ADDITIVE_NAME =
  /(?:^|_| )(?:avg|average|mean|median|min|max|minimum|maximum|lowest|highest|p\d+|per|distinct|unique|rate|change|growth|difference|cumulative|running)(?:$|_| )/i;
const ADDITIVE_NAME = /(?:^|_| )(?:total|sum|count|volume|balance|collections|collected)(?:$|_| )/i;

/** True when no value is below zero: parts of a whole can be drawn only of these. */
export function isNonNegative({ profile: { min } }: ChartColumn): boolean {
  return typeof min === 'number' && min >= 0;
}

/** True when values lie on both sides of zero. */
export function isDiverging({ profile: { min, max } }: ChartColumn): boolean {
  return typeof min === 'number' && typeof max === 'number' && min < 0 && max > 0;
}

/** How the rows run by a measure; null when they do not, or more were not seen. */
export function directionOf({ rowCount, sample }: Shape, { name }: ChartColumn): 'up' | 'down' | null {
  const values = sample.map((row) => row[name]).filter(isNumber);
  if (values.length < 2 || values.length < rowCount) return null;
  if (values.every((value, index) => value <= (values[index - 1] ?? value))) return 'down';
  return values.every((value, index) => value >= (values[index - 1] ?? value)) ? 'up' : null;
}

/** Measures of like unit share a panel; null when there are none, or too many to read. */
export function toPanels(measures: readonly ChartColumn[]): readonly (readonly MeasureField[])[] | null {
  const panels = [...Map.groupBy(measures.map(toMeasure), unitKey).values()];
  const isReadable = panels.length <= PANELS_MAX && panels.every((panel) => panel.length <= MEASURES_MAX);
  return panels.length > 0 && isReadable ? panels : null;
}

/** Equal for measures that one axis can show; nothing is known to be like a measure without a unit. */
function unitKey({ unit, column }: MeasureField): string {
  if (unit === null) return `unknown ${column}`;
  return unit.kind === 'money' ? unit.currency : unit.kind === 'duration' ? unit.of : unit.kind;
}

/** The column as the specification of a chart names it. */
export function toDimension({ name, title }: ChartColumn): DimensionField {
  return { column: name, title };
}

/** The column as the specification of a chart names it. */
export function toMeasure({ name, title, unit }: ChartColumn): MeasureField {
  return { column: name, title, unit };
}
