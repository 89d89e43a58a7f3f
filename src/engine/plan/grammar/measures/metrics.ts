import { aggregatesOf } from '../../../expression-walk.ts';
import { BEING } from '../../../lexicon/cues.ts';
import {
  costing,
  either,
  inView,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
} from '../../parser.ts';
import type { ConditionSketch, MeasureSketch } from '../../sketch.ts';
import { columnQuantity } from '../fields.ts';
import { of } from '../joints.ts';
import { leading } from '../nominals.ts';
import { datasetTerm, metricTerm } from '../terms.ts';
import { word } from '../words.ts';
import { aggregateList, aggregateOf, aggregateWord, extremeOf, largest } from './aggregates.ts';

/** An aggregate word may belong to the metric's own name, which then goes before. */
const WITH_AGGREGATE = 0.1;

/** "was loan 77 booked" tells what was done with it, and asks for no amount that was booked. */
const named: Parser<readonly string[]> = revised(metricTerm, (found, { words }, at) => {
  const isOfRow = /^\d+$/.test(words[at - 1] ?? '') && BEING.has(words[at - 3] ?? '');
  return isOfRow ? found.filter(({ end }) => end > at + 1) : found;
});

/** "default rate", "total volume". */
export const metric = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    mapped(named, (metrics): MeasureSketch => ({ kind: 'metric', metrics, aggregate: null })),
    metricOfRows,
    rowsMetric,
    countedUnits,
    costing(
      WITH_AGGREGATE,
      sequence(
        [aggregateWord, optional(of), metricTerm],
        (aggregate, _, metrics): MeasureSketch => ({ kind: 'metric', metrics, aggregate }),
      ),
    ),
  ),
);

/** "cancellation rate of flights": of metrics with one name that of the rows which are named. */
const metricOfRows: Parser<MeasureSketch> = inView(
  sequence([metricTerm, of, datasetTerm], (metrics, _, dataset) => ({ metrics, dataset })),
  ({ metrics, dataset }, index) => {
    const own = metrics.filter((name) =>
      aggregatesOf(index.metric(name).expression).every(({ table }) => table === dataset),
    );
    return metrics.length > 1 && own.length === 1 ? { kind: 'metric', metrics: own, aggregate: null } : null;
  },
);

/** "application approval rate": of the rows that are named before it, which are those that it is of. */
const rowsMetric: Parser<MeasureSketch> = inView(
  sequence([datasetTerm, metricTerm], (dataset, metrics) => ({ metrics, dataset })),
  ({ metrics, dataset }, index) =>
    metrics.every((name) =>
      aggregatesOf(index.metric(name).expression).every(({ table }) => table === dataset),
    )
      ? { kind: 'metric', metrics, aggregate: null }
      : null,
);

/** "how many hours of downtime": so many units as there are in all. */
const countedUnits: Parser<MeasureSketch> = inView(
  sequence([word('count'), metricTerm], (_, metrics) => metrics),
  (metrics, index) => {
    const isOfUnits = metrics.every((name) => index.metric(name).isOfUnits === true);
    return isOfUnits ? { kind: 'metric', metrics, aggregate: null } : null;
  },
);

/** The words are likelier the name of one column: "total late fee". */
const OF_SOME = 0.15;

/** What is more than a word of a longer name: "overdue" is not, of "overdue amount". */
const surely: Parser<ConditionSketch> = revised(leading, (found) =>
  found.filter(({ cost }) => cost < UNSURE),
);

const UNSURE = 0.5;

/** "2024 volume", "secured default rate", "average mortgage interest rate": a number of some rows only. */
export const restricted = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([leading, metric], (condition, measure) => ({ kind: 'restricted', measure, condition })),
    ofSome(aggregateWord, columnQuantity, aggregateOf),
    ofSome(largest, columnQuantity, extremeOf),
    ofSome(aggregateWord, metricTerm, (aggregate, metrics) => ({ kind: 'metric', metrics, aggregate })),
  ),
);

/** "average mortgage rate": the rows stand within the number. */
function ofSome<F, Q>(
  aggregate: Parser<F>,
  quantity: Parser<Q>,
  measured: (aggregate: F, quantity: Q) => MeasureSketch,
): Parser<MeasureSketch> {
  return costing(
    OF_SOME,
    sequence([aggregate, surely, quantity], (fn, condition, one) => ({
      kind: 'restricted',
      measure: measured(fn, one),
      condition,
    })),
  );
}

/** "lowest and highest mortgage rate". */
export const severalOfSome = symbol<readonly MeasureSketch[]>(() =>
  costing(
    OF_SOME,
    sequence([aggregateList, surely, columnQuantity], (functions, condition, field) =>
      functions.length < 2
        ? null
        : functions.map((fn) => ({ kind: 'restricted', measure: aggregateOf(fn, field), condition })),
    ),
  ),
);
