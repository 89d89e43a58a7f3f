import type { AggregateFunction } from '../../../../shared/mod.ts';
import {
  type Chart,
  costing,
  either,
  growing,
  mapped,
  type Parser,
  revised,
  sequence,
  symbol,
} from '../../parser.ts';
import type { MeasureOf, MeasureSketch } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { computedMeasure, nominal } from '../forward.ts';
import '../quantities.ts';
import { howLongMeasure } from '../spans.ts';
import { extreme, superlative } from '../superlatives.ts';
import { datasetTerm, restrict } from '../terms.ts';
import { word } from '../words.ts';
import {
  aggregateOf,
  aggregateWord,
  fieldAggregate,
  percentileRank,
  severalAggregates,
} from './aggregates.ts';
import { count, countOf } from './counts.ts';
import { bracketed, measuresInTimes, minus } from './differences.ts';
import { metric, restricted } from './metrics.ts';
import { nested } from './nested.ts';
import { ratio } from './ratios.ts';
import { share } from './shares.ts';
import { weighted } from './weighted.ts';

/** A measure that says how it is computed: an aggregate, a count, a metric, a share. */
computedMeasure.define(
  symbol(() =>
    either(
      fieldAggregate,
      count,
      metric,
      restricted,
      weighted,
      share,
      ratio,
      nested,
      howLongMeasure,
      bracketed,
    ),
  ),
);

/** A quantity without an aggregate is weaker than a metric of the same name. */
const BARE = 0.15;

/** Any measure, also a quantity without an aggregate. */
export const measure: Parser<MeasureSketch> = symbol(() =>
  either(
    computedMeasure,
    minus,
    differenceOf,
    howMuch,
    amount,
    again,
    costing(
      BARE,
      mapped(quantityField, (field): MeasureSketch => ({ kind: 'bare', field })),
    ),
  ),
);

/** "the difference between the highest and the lowest price". */
const differenceOf: Parser<MeasureSketch> = symbol(() =>
  sequence([word('difference'), measureList], (_, [left, right, ...others]) =>
    left?.kind !== 'aggregate' || right?.kind !== 'aggregate' || others.length > 0
      ? null
      : { kind: 'minus', operator: '-', left: ofSameRows(asNumber(left), right), right: asNumber(right) },
  ),
);

/** The highest price, and not what has it. */
function asNumber({ isSuperlative: _, ...measure }: MeasureOf<'aggregate'>): MeasureOf<'aggregate'> {
  return measure;
}

/** "the average and the lowest age of artists": both are of those that are named once. */
function ofSameRows(
  measure: MeasureOf<'aggregate'>,
  { field: { owner } }: MeasureOf<'aggregate'>,
): MeasureOf<'aggregate'> {
  const own = owner === undefined ? null : restrict(measure.field, owner);
  return own === null ? measure : { ...measure, field: own };
}

/** "how much principal and how much interest": the total of each. */
const howMuch: Parser<MeasureSketch> = symbol(() =>
  sequence(
    [
      word('how-much'),
      either<MeasureSketch>(
        metric,
        mapped(quantityField, (field) => ({ ...aggregateOf('sum', field), isHowMuch: true })),
      ),
    ],
    (_, one) => one,
  ),
);

/** "and for how much in total". */
const amount: Parser<MeasureSketch> = mapped(word('amount'), () => ({ kind: 'amount', nominal: null }));

const sameAgain: Parser<MeasureSketch> = symbol(() =>
  either<MeasureSketch>(
    mapped(either(aggregateWord, extreme('value', 'size', 'time')), (fn) => anew(fn, null)),
    mapped(longest, (fn) => anew(fn, null)),
    mapped(percentileRank, (percentile) => anew('percentile', percentile)),
  ),
);

function anew(fn: AggregateFunction, percentile: number | null): MeasureSketch {
  return { kind: 'again', function: fn, percentile, of: null };
}

/** "longest", "cheapest": of whatever was measured. */
const longest: Parser<'max' | 'min'> = mapped(superlative, ({ direction, property }) =>
  property === undefined ? null : direction === 'desc' ? 'max' : 'min',
);

/** "…, and the longest": after a joint, and with nothing of its own. */
const again: Parser<MeasureSketch> = revised(sameAgain, (found, chart, at) => {
  const before = chart.words[at - 1] === 'the' ? at - 2 : at - 1;
  if (!LIST_JOINTS.has(chart.words[before] ?? '')) return [];
  return found.filter(({ end }) => isLast(chart, end));
});

const LIST_JOINTS: ReadonlySet<string> = new Set(['and', ',', '&', '+', 'plus']);

/** Whether a list ends there: at a mark, or where something else begins. */
function isLast({ words, sensesAt }: Chart, end: number): boolean {
  const next = words[end];
  if (next === undefined || /^[^\p{L}\d]+$/u.test(next) || next === 'and') return true;
  return [...(sensesAt[end]?.keys() ?? [])].some((sense) => sense === 'group' || sense.startsWith('every:'));
}

/** One or more measures: "number of loans, total principal and average rate"; rows alone are no list of numbers. */
export const measureList: Parser<readonly MeasureSketch[]> = symbol(() => mapped(items, measuresOf));

function measuresOf(items: readonly ListItem[]): readonly MeasureSketch[] | null {
  const measures = carryShare(items);
  return measures === null || isNoList(items) || tearsRows(items)
    ? null
    : carryRows(carryAggregates(measures));
}

/** The same where rows that come first are said to be those that all is about: "for auto loans, count and volume". */
export const measureListOfRows: Parser<readonly MeasureSketch[]> = symbol(() =>
  mapped(items, (items) => (items[0]?.isRows === true ? null : measuresOf(items))),
);

const item: Parser<ListItem> = symbol(() => either(several, inTimes, single, rows));

/** "and their volume" is that of what was said before. */
const joint: Parser<{ readonly isOwned: boolean }> = revised(
  either(word('and'), word('versus-strict')),
  (found, chart) =>
    found
      .filter(({ end }) => !OF_GROUPS.has(chart.words[end - 1] ?? ''))
      .map(({ end, cost }) => ({
        value: { isOwned: chart.words.slice(end - 1, end + 1).some((one) => POSSESSIVES.has(one)) },
        end,
        cost,
      })),
);

/** ", by term" and "and per state" add groups. */
const OF_GROUPS: ReadonlySet<string> = new Set(['by', 'per', 'each']);

const POSSESSIVES: ReadonlySet<string> = new Set(['its', 'their']);

/** Rows that own a number are no number themselves: "branches with their volume". */
const items: Parser<readonly ListItem[]> = symbol(() =>
  growing<readonly ListItem[], { readonly isOwned: boolean; readonly next: ListItem }>(
    mapped(item, (first) => [first]),
    sequence([joint, either(item, partOfThat)], ({ isOwned }, next) => ({ isOwned, next })),
    (whole, { isOwned, next }) =>
      isOwned && whole.at(-1)?.measures[0]?.kind === 'count' && whole.at(-1)?.isRows === true
        ? null
        : { whole: [...whole, next], cost: 0 },
  ),
);

/** Rows that are counted come first: in "median income, all customers" they say whose it is. */
function isNoList(items: readonly ListItem[]): boolean {
  const isCountAlone = items.length === 1 && items[0]?.measures[0]?.kind === 'count-subject';
  const isLater = items.some(
    ({ isRows, measures }, at) =>
      isRows && measures[0]?.kind === 'count' && at > 0 && items[0]?.isRows !== true,
  );
  // "late loans, count and volume": the rows are those of the count.
  const [first, ...others] = items;
  const isOfRows = first?.isRows === true && others.some(({ measures: [one] }) => countsAgain(one, first));
  return isLater || isOfRows || (items.every(({ isRows }) => isRows) && !isCountAlone);
}

/** "charge-offs in 2024, number of loans": the same rows, which are charged off. */
function countsAgain(one: MeasureSketch | undefined, { measures: [rows] }: ListItem): boolean {
  if (one?.kind === 'count-subject') return true;
  if (one?.kind !== 'count' || rows?.kind !== 'count') return false;
  return one.nominal.dataset === rows.nominal.dataset && one.nominal.conditions.length === 0;
}

/** "number and rate of charge-offs" counts those, which the metric's name holds. */
function tearsRows(items: readonly ListItem[]): boolean {
  return items.some(
    ({ isOfRows }, at) => isOfRows === true && items[at - 1]?.measures[0]?.kind === 'count-subject',
  );
}

interface ListItem {
  readonly measures: readonly MeasureSketch[];
  /** Rows that are counted without a word that says so. */
  readonly isRows: boolean;
  /** A metric that names rows after "of": "rate of charge-offs". */
  readonly isOfRows?: boolean;
  /** "share of total": the part that each has of the total of what stands before it. */
  readonly isPartOfThat?: boolean;
}

const inTimes: Parser<ListItem> = mapped(measuresInTimes, (measures) => ({ measures, isRows: false }));
const several: Parser<ListItem> = mapped(severalAggregates, (measures) => ({ measures, isRows: false }));
const single: Parser<ListItem> = revised(measure, (found, chart, at) =>
  found.map(({ value, end, cost }) => ({
    value: {
      measures: [value],
      isRows: value.kind === 'count-subject',
      isOfRows: value.kind === 'metric' && chart.words.slice(at, end).includes('of'),
    },
    end,
    cost,
  })),
);

const ROWS_COUNTED = 0.25;

/** Rows in a list of numbers: "applications, approvals and approval rate", "loans, unique borrowers and volume". */
const rows: Parser<ListItem> = symbol(() =>
  costing(
    ROWS_COUNTED,
    either<ListItem>(
      mapped(nominal, (rows) => ({ measures: [countOf(rows)], isRows: true })),
      sequence([word('distinct', 'count-distinct'), datasetTerm], (_, dataset) => ({
        measures: [{ kind: 'count-different', dataset }],
        isRows: true,
      })),
    ),
  ),
);

/** "volume and share of total", "count and %": the part that each has of the total of what stands before. */
const partOfThat: Parser<ListItem> = revised(either(word('share-of-total'), word('share')), (found, chart) =>
  found
    .filter(({ value, end }) => value === 'share-of-total' || chart.words[end - 1] !== 'of')
    .map(({ end, cost }) => ({ value: { measures: [], isRows: false, isPartOfThat: true }, end, cost })),
);

/** "volume and share of total": the total is that of the volume; null where several stand before it. */
function carryShare(items: readonly ListItem[]): readonly MeasureSketch[] | null {
  const at = items.findIndex(({ isPartOfThat }) => isPartOfThat === true);
  const measures = items.flatMap((one) => one.measures);
  if (at < 0) return measures;
  const [of, ...others] = items.slice(0, at).flatMap((one) => one.measures);
  if (of === undefined || others.length > 0 || of.kind === 'share-of-total') return null;
  return [of, { kind: 'share-of-total', of }, ...measures.slice(1)];
}

/** "number and share of late loans": what the share is of is what is counted. */
function carryRows(measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  return measures.map((one, at) => {
    const next = measures[at + 1];
    return one.kind === 'count-subject' && next?.kind === 'share' && next.of.kind === 'nominal'
      ? countOf({ ...next.of, conditions: [...next.of.conditions, ...next.which] })
      : one;
  });
}

/** "average principal and interest rate": the aggregate holds for what follows it. */
function carryAggregates(measures: readonly MeasureSketch[]): readonly MeasureSketch[] {
  let last: AggregateFunction | null = null;
  return measures.map((one) => {
    if (one.kind === 'aggregate' && !one.distinct && one.percentile === null) last = one.function;
    return one.kind === 'bare' && last !== null ? aggregateOf(last, one.field) : one;
  });
}
