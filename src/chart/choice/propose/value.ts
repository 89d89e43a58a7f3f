import type { ValueChart } from '../../chart-specification.ts';
import { type Shape, toDimension, toMeasure } from '../shape.ts';

const MEASURES_MAX = 4;

/** The numbers of a single row. */
export function proposeValue({ rowCount, dimensions, measures, others }: Shape): ValueChart[] {
  const [label, ...more] = dimensions;
  const hasNull = measures.some(({ profile }) => profile.nullCount > 0);
  if (rowCount !== 1 || others.length > 0 || more.length > 0 || hasNull) return [];
  if (measures.length === 0 || measures.length > MEASURES_MAX) return [];
  return [
    {
      kind: 'value',
      measures: measures.map(toMeasure),
      label: label === undefined ? null : toDimension(label),
    },
  ];
}
