import { either, mapped, symbol } from '../../parser.ts';
import type { MeasureSketch } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { fieldAggregate } from './aggregates.ts';
import { count } from './counts.ts';
import { metric, restricted } from './metrics.ts';

/** What a share or a ratio may be of: a count, a metric, an aggregate, a quantity. */
export const summable = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    count,
    metric,
    restricted,
    fieldAggregate,
    mapped(quantityField, (field) => ({ kind: 'bare', field })),
  ),
);
