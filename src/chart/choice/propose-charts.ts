import type { ResultProfile } from '../../database/mod.ts';
import type { ChartSpecification } from '../chart-specification.ts';
import type { ChartColumn } from './chart-column.ts';
import { proposeBars, proposeGroupedBars, proposeNestedBars } from './propose/bars.ts';
import { proposeBox, proposeHistogram, proposeScatter } from './propose/distributions.ts';
import { proposeHeatmap } from './propose/heatmap.ts';
import { proposeAreas, proposeLines } from './propose/lines.ts';
import { proposeMap } from './propose/map.ts';
import { proposePie } from './propose/pie.ts';
import { proposeTable } from './propose/table.ts';
import { proposeValue } from './propose/value.ts';
import { type Shape, toShape } from './shape.ts';

/** A chart that would be true to the result, before it is asked whether it is the best. */
export interface Proposal {
  readonly specification: ChartSpecification;
  readonly shape: Shape;
}

/** Says which charts of a kind would be true to a result of this shape. */
export type Propose = (shape: Shape) => readonly ChartSpecification[];

const PROPOSERS: readonly Propose[] = [
  proposeValue,
  proposeLines,
  proposeAreas,
  proposeBars,
  proposeGroupedBars,
  proposeNestedBars,
  proposePie,
  proposeMap,
  proposeHeatmap,
  proposeHistogram,
  proposeBox,
  proposeScatter,
  proposeTable,
];

/** Every chart that shows the result truly; the table always is one. */
export function proposeCharts(columns: readonly ChartColumn[], profile: ResultProfile): readonly Proposal[] {
  const shape = toShape(columns, profile);
  return PROPOSERS.flatMap((propose) => propose(shape)).map((specification) => ({ specification, shape }));
}
