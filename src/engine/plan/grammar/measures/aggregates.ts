import type { AggregateFunction } from '../../../../shared/mod.ts';
import {
  costing,
  either,
  listOf,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  terminal,
} from '../../parser.ts';
import type { FieldTerm, MeasureSketch } from '../../sketch.ts';
import { columnQuantity, quantityField, timeField } from '../fields.ts';
import { of } from '../joints.ts';
import { somebodySo } from '../somebody.ts';
import { extreme } from '../superlatives.ts';
import { ordinal, plainNumber, restrict } from '../terms.ts';
import { member, word } from '../words.ts';

const FUNCTIONS = ['avg', 'sum', 'max', 'min', 'median', 'stddev'] as const;

/** "average", "total", "median". */
export const aggregateWord: Parser<AggregateFunction> = terminal(
  'language',
  ({ meaning }) => FUNCTIONS.find((name) => name === meaning.sense) ?? null,
  FUNCTIONS,
);

/** "p90". */
const percentileName: Parser<number> = mapped(
  member('percentile', ['5', '10', '20', '25', '50', '75', '80', '90', '95', '99']),
  Number,
);

/** "p90", "90th percentile". */
export const percentileRank: Parser<number> = symbol(() =>
  either(
    percentileName,
    sequence([either(ordinal, plainNumber), word('percentile')], (percentile) => percentile),
  ),
);

/** "highest", "largest". */
export const largest = extreme('value', 'size');
const latest = extreme('time', 'value');

/** The aggregate is likelier to be that of a field after it: "rate, average income". */
const AFTER_QUANTITY = 0.3;

/** "average interest rate", "highest balance", "earliest issue date", "90th percentile of income". */
export const fieldAggregate = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([aggregateWord, optional(of), quantityField], (fn, _, field) => aggregateOf(fn, field)),
    sequence(
      [aggregateWord, somebodySo, columnQuantity],
      (fn, { dataset, conditions: [condition] }, said) => {
        const field = restrict(said, dataset);
        return field === null || condition === undefined
          ? null
          : { kind: 'restricted', measure: aggregateOf(fn, { ...field, owner: dataset }), condition };
      },
    ),
    sequence([word('stddev-population'), optional(of), quantityField], (_, __, field) => ({
      ...aggregateOf('stddev', field),
      ofPopulation: true,
    })),
    sequence([percentileName, optional(of), quantityField], (percentile, _, field) => ({
      ...aggregateOf('percentile', field),
      percentile,
    })),
    sequence([largest, optional(of), quantityField], (fn, _, field) => extremeOf(fn, field)),
    latestDate,
    sequence([aggregateWord, optional(of), timeField], (fn, _, field) =>
      fn === 'min' || fn === 'max' ? aggregateOf(fn, field) : null,
    ),
    // "interest rate average"
    costing(
      AFTER_QUANTITY,
      sequence([quantityField, aggregateWord], (field, fn) => aggregateOf(fn, field)),
    ),
    sequence(
      [either(ordinal, plainNumber), word('percentile'), optional(of), quantityField],
      // "50th percentile of income": its median
      (percentile, _, __, field) =>
        percentile === 50
          ? aggregateOf('median', field)
          : { ...aggregateOf('percentile', field), percentile },
    ),
  ),
);

/** "latest issue date", "when was the last charge-off"; the "most recent charge-off" itself is a row. */
const latestDate: Parser<MeasureSketch> = revised(
  sequence([latest, optional(of), timeField], (fn, _, field) => extremeOf(fn, field)),
  (found, { words }, at) =>
    found.filter(
      ({ end, cost }) => cost === 0 || [...words.slice(0, 2), ...words.slice(at, end)].some(isOfTime),
    ),
);

function isOfTime(word: string): boolean {
  return OF_TIME.test(word);
}

const OF_TIME = /^(?:when|dates?|days?|times?|years?|months?|timestamps?)$/;

/** "lowest, average and highest"; one alone is a list as well. */
export const aggregateList: Parser<readonly AggregateFunction[]> = symbol(() =>
  either(listOf(either(aggregateWord, largest, latest), word('and')), juxtaposed),
);

/** "total and average principal": the aggregates are all of the one field. */
export const severalAggregates = symbol<readonly MeasureSketch[]>(() =>
  either(
    sequence(
      [
        aggregateList,
        optional(of),
        either(quantityField, timeField),
        optional(sequence([word('and'), aggregateWord], (_, fn) => fn)),
      ],
      // "largest and smallest amount and the average": of it too
      (functions, _, field, last) => {
        const all = last === null ? functions : [...functions, last];
        return all.length < 2 ? null : all.map((fn) => aggregateOf(fn, field));
      },
    ),
    severalPercentiles,
  ),
);

/** One of several numbers of a field: "median", "p90", "25th" of "25th and 75th percentile". */
interface Statistic {
  readonly fn: AggregateFunction;
  readonly percentile: number | null;
}

const statistic: Parser<Statistic> = either<Statistic>(
  mapped(aggregateWord, (fn) => ({ fn, percentile: null })),
  mapped(percentileRank, (percentile) => ({ fn: 'percentile', percentile })),
  sequence([ordinal, optional(word('percentile'))], (percentile) =>
    percentile > 0 && percentile < 100 ? { fn: 'percentile', percentile } : null,
  ),
);

/** "25th, 50th and 75th percentile of income", "average, median and p90 of principal": one field for all. */
const severalPercentiles: Parser<readonly MeasureSketch[]> = symbol(() =>
  revised(
    sequence(
      [listOf(statistic, word('and')), optional(of), quantityField],
      (statistics, _, field): readonly MeasureSketch[] | null =>
        statistics.length < 2 || statistics.every(({ percentile }) => percentile === null)
          ? null
          : statistics.map(({ fn, percentile }) => ({ ...aggregateOf(fn, field), percentile })),
    ),
    (found, { words }, at) =>
      found.filter(({ end }) => words.slice(at, end).some((one) => PERCENTILE.test(one))),
  ),
);

const PERCENTILE = /^(?:p\d\d?|p|(?:per)?centiles?|pctl?s?)$/;

/** "min avg max": different ones, without a word between. */
const juxtaposed: Parser<readonly AggregateFunction[]> = symbol(() =>
  sequence([aggregateWord, aggregateWord, optional(aggregateWord)], (first, second, third) => {
    const all = third === null ? [first, second] : [first, second, third];
    // "the city with max total rent" has the greatest total.
    const isEndOfAll = third === null && isEnd(first) && !isEnd(second);
    // "average total rent per month" is one of those too.
    const isOfTotals = all.includes('sum');
    return isEndOfAll || isOfTotals || new Set(all).size < all.length ? null : all;
  }),
);

function isEnd(fn: AggregateFunction): boolean {
  return fn === 'max' || fn === 'min';
}

/** The sketch of an aggregate over a field. */
export function aggregateOf(
  fn: AggregateFunction,
  field: FieldTerm,
): Extract<MeasureSketch, { kind: 'aggregate' }> {
  return { kind: 'aggregate', function: fn, field, distinct: false, percentile: null };
}

/** The sketch of the greatest or least of a field. */
export function extremeOf(fn: AggregateFunction, field: FieldTerm): MeasureSketch {
  return { ...aggregateOf(fn, field), isSuperlative: true };
}
