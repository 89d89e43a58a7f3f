import { costing, either, mapped, optional, sequence, symbol } from '../../parser.ts';
import type { MeasureSketch } from '../../sketch.ts';
import { of } from '../joints.ts';
import { leading } from '../nominals.ts';
import { metricTerm } from '../terms.ts';
import { aggregateWord } from './aggregates.ts';

/** An aggregate word may belong to the metric's own name, which then goes before. */
const WITH_AGGREGATE = 0.1;

/** "default rate", "total volume". */
export const metric = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    mapped(metricTerm, (metrics): MeasureSketch => ({ kind: 'metric', metrics, aggregate: null })),
    costing(
      WITH_AGGREGATE,
      sequence(
        [aggregateWord, optional(of), metricTerm],
        (aggregate, _, metrics): MeasureSketch => ({ kind: 'metric', metrics, aggregate }),
      ),
    ),
  ),
);

/** "2024 volume", "secured default rate": a metric of some rows only. */
export const restricted = symbol<MeasureSketch>(() =>
  sequence([leading, metric], (condition, measure) => ({ kind: 'restricted', measure, condition })),
);
