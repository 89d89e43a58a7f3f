import type { MeasureSketch } from './sketch.ts';

/** The end of a column, of all rows or some: "highest rate", "lowest mortgage rate". */
export function isSuperlative(measure: MeasureSketch): boolean {
  if (measure.kind === 'restricted') return isSuperlative(measure.measure);
  return measure.kind === 'aggregate' && measure.isSuperlative === true;
}
