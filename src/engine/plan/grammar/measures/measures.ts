import type { AggregateFunction } from '../../../../shared/mod.ts';
import { costing, either, listOf, mapped, type Parser, symbol } from '../../parser.ts';
import type { MeasureSketch } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { computedMeasure } from '../forward.ts';
import { word } from '../words.ts';
import { aggregateOf, fieldAggregate, severalAggregates } from './aggregates.ts';
import { count } from './counts.ts';
import { metric, restricted } from './metrics.ts';
import { ratio } from './ratios.ts';
import { share } from './shares.ts';
import { weighted } from './weighted.ts';

/** A measure that says how it is computed: an aggregate, a count, a metric, a share. */
computedMeasure.define(
  symbol(() => either(fieldAggregate, count, metric, restricted, weighted, share, ratio)),
);

/** A quantity without an aggregate is weaker than a metric of the same name. */
const BARE = 0.15;

/** Any measure, also a quantity without an aggregate. */
export const measure: Parser<MeasureSketch> = symbol(() =>
  either(
    computedMeasure,
    costing(
      BARE,
      mapped(quantityField, (field): MeasureSketch => ({ kind: 'bare', field })),
    ),
  ),
);

/** One or more measures: "number of loans, total principal and average rate". */
export const measureList: Parser<readonly MeasureSketch[]> = symbol(() =>
  mapped(listOf(either(severalAggregates, single), word('and')), (lists) => carryAggregates(lists.flat())),
);

const single: Parser<readonly MeasureSketch[]> = mapped(measure, (one) => [one]);

/** "average principal and interest rate": the aggregate holds for what follows it. */
function carryAggregates(measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  let last: AggregateFunction | null = null;
  return measures.map((one) => {
    if (one.kind === 'aggregate' && !one.distinct && one.percentile === null) last = one.function;
    return one.kind === 'bare' && last !== null ? aggregateOf(last, one.field) : one;
  });
}
