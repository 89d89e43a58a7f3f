import type { AggregateFunction } from '../../../shared/mod.ts';
import {
  costing,
  either,
  listOf,
  mapped,
  optional,
  type Parser,
  sequence,
  symbol,
  terminal,
} from '../parser.ts';
import type { ConditionSketch, FieldTerm, MeasureSketch, Nominal, RankQuality } from '../sketch.ts';
import { datasetTerm, metricTerm, ordinal, ownedField, plainNumber, segmentTerm, word } from '../terms.ts';
import { attachedCondition, conditionList, predicate } from './conditions.ts';
import { isDiscrete, isQuantity, isTime } from './field-kinds.ts';
import { computedMeasure } from './forward.ts';
import { leading, nominal } from './nominals.ts';

const quantityField = ownedField(isQuantity);
const timeField = ownedField(isTime);
/** A number may be the count itself ("number of citations"): only names and categories are counted. */
const namingField = ownedField((field) => isDiscrete(field) && field.type === 'text');
const of = word('of');

const AGGREGATES: Readonly<Record<string, AggregateFunction>> = {
  avg: 'avg',
  sum: 'sum',
  max: 'max',
  min: 'min',
  median: 'median',
  stddev: 'stddev',
};

const aggregate: Parser<AggregateFunction> = terminal(({ meaning }) =>
  meaning.kind === 'language' ? (AGGREGATES[meaning.sense] ?? null) : null,
);

/** Superlatives are aggregates too: "highest interest rate", "earliest issue date". */
function superlative(...qualities: readonly RankQuality[]): Parser<AggregateFunction> {
  return terminal(({ meaning }) => {
    if (meaning.kind !== 'language') return null;
    const [family, direction, quality] = meaning.sense.split(':');
    if (family !== 'rank' || !qualities.some((known) => known === quality)) return null;
    return direction === 'desc' ? 'max' : 'min';
  });
}

const largest = superlative('value', 'size');
const latest = superlative('time', 'value');

const fieldAggregate = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([aggregate, optional(of), quantityField], (fn, _, field) => aggregateOf(fn, field)),
    sequence([largest, optional(of), quantityField], (fn, _, field) => superlativeOf(fn, field)),
    sequence([latest, optional(of), timeField], (fn, _, field) => superlativeOf(fn, field)),
    sequence([aggregate, optional(of), timeField], (fn, _, field) =>
      fn === 'min' || fn === 'max' ? aggregateOf(fn, field) : null,
    ),
    // "interest rate average"
    costing(
      0.3,
      sequence([quantityField, aggregate], (field, fn) => aggregateOf(fn, field)),
    ),
    sequence(
      [percentileRank, word('percentile'), optional(of), quantityField],
      (percentile, _, __, field) => ({
        kind: 'aggregate',
        function: 'percentile',
        field,
        distinct: false,
        percentile,
      }),
    ),
  ),
);

const percentileRank = either(ordinal, plainNumber);

function aggregateOf(fn: AggregateFunction, field: FieldTerm): Extract<MeasureSketch, { kind: 'aggregate' }> {
  return { kind: 'aggregate', function: fn, field, distinct: false, percentile: null };
}

function superlativeOf(fn: AggregateFunction, field: FieldTerm): MeasureSketch {
  return { ...aggregateOf(fn, field), isSuperlative: true };
}

const count = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([word('count'), nominal], (_, rows) => ({ kind: 'count', nominal: rows })),
    // "loan count", "loans #"
    sequence([datasetTerm, word('count')], (dataset) => countOf(dataset)),
    // "loans in Texas: how many?", "state and count"
    costing(
      0.3,
      mapped(word('count'), (): MeasureSketch => ({ kind: 'count-subject' })),
    ),
    // "total loans"
    costing(
      0.2,
      sequence([word('total'), nominal], (_, rows): MeasureSketch => ({ kind: 'count', nominal: rows })),
    ),
    sequence(
      [word('count-distinct'), nominal],
      (_, rows): MeasureSketch => ({ kind: 'count', nominal: rows }),
    ),
    sequence(
      [either(word('count-distinct'), word('count')), optional(word('distinct')), namingField],
      (_, __, field): MeasureSketch => ({
        kind: 'aggregate',
        function: 'count',
        field,
        distinct: true,
        percentile: null,
      }),
    ),
  ),
);

function countOf(dataset: string): MeasureSketch {
  return { kind: 'count', nominal: { kind: 'nominal', dataset, conditions: [] } };
}

const metric = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    mapped(metricTerm, (metrics): MeasureSketch => ({ kind: 'metric', metrics, aggregate: null })),
    costing(
      0.1,
      sequence(
        [aggregate, optional(of), metricTerm],
        (fn, _, metrics): MeasureSketch => ({
          kind: 'metric',
          metrics,
          aggregate: fn,
        }),
      ),
    ),
  ),
);

/** A metric that is defined as a weighted average goes before one that the words spell out. */
const SPELLED_OUT = 0.1;

/** "2024 volume", "secured default rate": a metric of some rows only. */
const restricted = symbol<MeasureSketch>(() =>
  sequence(
    [leading, metric],
    (condition, inner): MeasureSketch => ({ kind: 'restricted', measure: inner, condition }),
  ),
);

const weighted = symbol<MeasureSketch>(() => costing(SPELLED_OUT, spelledOutWeighted));

const spelledOutWeighted = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([word('weighted-average'), quantityField], (_, field) => ({
      kind: 'weighted',
      field,
      weight: null,
    })),
    // "principal weighted average term"
    sequence(
      [quantityField, word('weighted-average'), optional(word('avg')), quantityField],
      (weight, _, __, field) => ({
        kind: 'weighted',
        field,
        weight,
      }),
    ),
    sequence(
      [optional(word('avg', 'weighted-average')), quantityField, word('weighted'), quantityField],
      (_, field, __, weight) => ({
        kind: 'weighted',
        field,
        weight,
      }),
    ),
  ),
);

const conditions = conditionList(attachedCondition);

const share = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    // "percentage of loans in Texas that are late"
    sequence(
      [word('share'), optional(of), nominal, predicate],
      (_, __, rows, which): MeasureSketch => ({
        kind: 'share',
        of: rows,
        which: [which],
      }),
    ),
    // "share of late loans": the one condition is what is asked, all rows are the base
    sequence([word('share'), optional(of), nominal], (_, __, rows) => shareOfRows(rows)),
    // "share of volume in Texas", "what percentage of volume came from brokers"
    sequence(
      [word('share'), optional(of), summable, optional(word('be')), conditions],
      (_, __, measure, ___, which): MeasureSketch => ({
        kind: 'share',
        of: measure,
        which: [which],
      }),
    ),
    sequence(
      [word('share'), optional(of), summable],
      (_, __, measure): MeasureSketch => ({
        kind: 'share-of-total',
        of: measure,
      }),
    ),
    sequence(
      [summable, word('share-of-total')],
      (measure): MeasureSketch => ({ kind: 'share-of-total', of: measure }),
    ),
    sequence(
      [summable, word('share')],
      (measure): MeasureSketch => ({ kind: 'share-of-total', of: measure }),
    ),
  ),
);

function shareOfRows(rows: Nominal): MeasureSketch | null {
  const [only, ...others] = rows.conditions;
  if (only === undefined) return { kind: 'share-of-total', of: { kind: 'count', nominal: rows } };
  return others.length > 0
    ? null
    : { kind: 'share', of: { ...rows, conditions: [] }, which: [only], isImplied: true };
}

const summable = symbol<MeasureSketch>(() =>
  either(
    count,
    metric,
    restricted,
    fieldAggregate,
    mapped(quantityField, (field): MeasureSketch => ({ kind: 'bare', field })),
  ),
);

const ratio = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence(
      [word('ratio'), ratioPart, word('ratio-to'), ratioPart],
      (_, numerator, __, denominator): MeasureSketch => ({
        kind: 'ratio',
        numerator,
        denominator,
      }),
    ),
    // "ratio of approved to declined applications"
    sequence(
      [word('ratio'), segmentTerm, word('ratio-to'), nominal],
      (_, segment, __, rows): MeasureSketch => ({
        kind: 'ratio',
        numerator: {
          kind: 'count',
          nominal: {
            ...rows,
            conditions: [{ kind: 'segment', segments: [segment] }, ...rows.conditions.slice(1)],
          },
        },
        denominator: { kind: 'count', nominal: rows },
      }),
    ),
    sequence(
      [ratioPart, percentOfJoint, ratioPart],
      (numerator, _, denominator): MeasureSketch => ({
        kind: 'ratio',
        numerator,
        denominator,
      }),
    ),
  ),
);

const percentOfJoint = word('ratio-to-explicit');

const ratioPart: Parser<MeasureSketch> = symbol(() =>
  either(
    summable,
    mapped(nominal, (rows): MeasureSketch => ({ kind: 'count', nominal: rows })),
  ),
);

/** A measure that says how it is computed: an aggregate, a count, a metric, a share. */
computedMeasure.define(
  symbol(() => either(fieldAggregate, count, metric, restricted, weighted, share, ratio)),
);

export { computedMeasure };

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

/** "total and average principal", "average principal and interest rate": the aggregate carries over. */
const severalAggregates = symbol<readonly MeasureSketch[]>(() =>
  sequence(
    [listOf(either(aggregate, largest, latest), word('and')), optional(of), either(quantityField, timeField)],
    (functions, _, field) => (functions.length < 2 ? null : functions.map((fn) => aggregateOf(fn, field))),
  ),
);

const separator = word('and', 'versus-and');

/** One or more measures: "number of loans, total principal and average rate". */
export const measureList: Parser<readonly MeasureSketch[]> = symbol(() =>
  mapped(
    listOf(
      either(
        severalAggregates,
        mapped(measure, (one): readonly MeasureSketch[] => [one]),
      ),
      separator,
    ),
    (lists) => carryAggregates(lists.flat()),
  ),
);

function carryAggregates(measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  let last: AggregateFunction | null = null;
  return measures.map((one) => {
    if (one.kind === 'aggregate' && !one.distinct && one.percentile === null) last = one.function;
    return one.kind === 'bare' && last !== null ? aggregateOf(last, one.field) : one;
  });
}

/** Conditions that restrict what was named before. */
export const trailingConditions: Parser<readonly ConditionSketch[]> = symbol(() =>
  mapped(conditions, (condition) => [condition]),
);
