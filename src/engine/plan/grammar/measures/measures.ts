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
  where,
} from '../../parser.ts';
import { isBareTime, type MeasureOf, type MeasureSketch, type Nominal } from '../../sketch.ts';
import { quantityField } from '../fields.ts';
import { computedMeasure, nominal } from '../forward.ts';
import '../quantities.ts';
import { howLongMeasure, sinceLast } from '../spans.ts';
import { extreme, superlative } from '../superlatives.ts';
import { datasetTerm, restrict } from '../terms.ts';
import { word } from '../words.ts';
import { aggregateWord, fieldAggregate, percentileRank, severalAggregates } from './aggregates.ts';
import { count, countOf } from './counts.ts';
import { bracketed, measuresInTimes, minus } from './differences.ts';
import { howManyInAll, howMuch } from './how-much.ts';
import { countsOf, type ListItem, measuresOf } from './list-items.ts';
import { metric, restricted, severalOfSome } from './metrics.ts';
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
      sinceLast,
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
    howManyInAll,
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
function isLast(chart: Chart, end: number): boolean {
  const next = chart.words[end];
  if (next === undefined || /^[^\p{L}\d]+$/u.test(next) || next === 'and') return true;
  return isGrouped(chart, end);
}

/** One or more measures: "number of loans, total principal and average rate"; rows alone are no list of numbers. */
export const measureList: Parser<readonly MeasureSketch[]> = symbol(() => mapped(items, measuresOf));

/** The same where rows that come first are said to be those that all is about: "for auto loans, count and volume". */
export const measureListOfRows: Parser<readonly MeasureSketch[]> = symbol(() =>
  mapped(items, (items) => (items[0]?.isRows === true ? null : measuresOf(items))),
);

/** "loans and defaults by state", "payments and late payments in 2025": at the beginning of a question they are counted. */
export const rowsCounted: Parser<readonly MeasureSketch[]> = symbol(() =>
  revised(mapped(items, countsOf), (found, chart, at) =>
    at > 0 ? [] : found.filter(({ value, end }) => isGrouped(chart, end) || isTimed(value.at(-1))),
  ),
);

function isGrouped({ sensesAt }: Chart, end: number): boolean {
  return [...(sensesAt[end]?.keys() ?? [])].some((sense) => sense === 'group' || sense.startsWith('every:'));
}

function isTimed(measure: MeasureSketch | undefined): boolean {
  return measure?.kind === 'count' && measure.nominal.conditions.some(isBareTime);
}

const item: Parser<ListItem> = symbol(() => either(several, inTimes, single, rows));

interface Joint {
  readonly isOwned: boolean;
  readonly isComma: boolean;
}

/** "and their volume" is that of what was said before. */
const joint: Parser<Joint> = revised(either(word('and'), word('versus-strict')), (found, chart) =>
  found
    .filter(({ end }) => !OF_GROUPS.has(chart.words[end - 1] ?? ''))
    .map(({ end, cost }) => ({
      value: {
        isOwned: chart.words.slice(end - 1, end + 1).some((one) => POSSESSIVES.has(one)),
        isComma: chart.words[end - 1] === ',',
      },
      end,
      cost: cost + (ADDING.has(chart.words[end - 1] ?? '') ? ADDED : 0),
    })),
);

/** Totals that are joined by "plus" are rather added up than told one beside the other. */
const ADDING: ReadonlySet<string> = new Set(['+', 'plus']);
const ADDED = 0.4;

/** ", by term" and "and per state" add groups. */
const OF_GROUPS: ReadonlySet<string> = new Set(['by', 'per', 'each']);

const POSSESSIVES: ReadonlySet<string> = new Set(['its', 'their']);

/** Rows that own a number are no number themselves: "branches with their volume". */
const items: Parser<readonly ListItem[]> = symbol(() =>
  growing<readonly ListItem[], { readonly isOwned: boolean; readonly next: ListItem }>(
    mapped(item, (first) => [first]),
    sequence([joint, either(item, partOfThat)], ({ isOwned, isComma }, next) => ({
      isOwned,
      next: isComma ? { ...next, isAfterComma: true } : next,
    })),
    (whole, { isOwned, next }) =>
      isOwned && whole.at(-1)?.measures[0]?.kind === 'count' && whole.at(-1)?.isRows === true
        ? null
        : { whole: [...whole, next], cost: 0 },
  ),
);

const inTimes: Parser<ListItem> = mapped(measuresInTimes, (measures) => ({ measures, isRows: false }));
const several: Parser<ListItem> = mapped(either(severalAggregates, severalOfSome), (measures) => ({
  measures,
  isRows: false,
}));
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
  where(rowsAlone, ({ candidatesAt }, at) => {
    // "shipped | orders, average amount" are no orders of any kind.
    const before = at === 0 ? [] : (candidatesAt[at - 1] ?? []);
    return !before.some(
      ({ meaning, end, match }) => end === at && match === 'exact' && meaning.kind === 'value',
    );
  }),
);

const rowsAlone: Parser<ListItem> = symbol(() =>
  costing(
    ROWS_COUNTED,
    either<ListItem>(
      revised(nominal, (found, chart, at) =>
        found.map(({ value, end, cost }) => {
          const isScope = value.conditions.length > 0 && !isNounAlone(chart, { rows: value, at, end });
          return { value: { measures: [countOf(value)], isRows: true, isScope }, end, cost };
        }),
      ),
      sequence([word('distinct', 'count-distinct'), datasetTerm], (_, dataset) => ({
        measures: [{ kind: 'count-different', dataset }],
        isRows: true,
      })),
    ),
  ),
);

/** "approvals": one word for rows and what is asked of them, without the name of their table. */
function isNounAlone(
  { candidatesAt }: Chart,
  { rows, at, end }: { readonly rows: Nominal; readonly at: number; readonly end: number },
): boolean {
  const [only, ...others] = rows.conditions;
  if (only?.kind !== 'segment' || others.length > 0) return false;
  const inside = candidatesAt.slice(at, end).flat();
  return !inside.some(({ meaning }) => meaning.kind === 'dataset' && meaning.dataset === rows.dataset);
}

/** "volume and share of total", "count and %": the part that each has of the total of what stands before. */
const partOfThat: Parser<ListItem> = revised(either(word('share-of-total'), word('share')), (found, chart) =>
  found
    .filter(({ value, end }) => value === 'share-of-total' || chart.words[end - 1] !== 'of')
    .map(({ value, end, cost }) => ({
      value: { measures: [], isRows: false, isPartOfThat: true, isShareAlone: value === 'share' },
      end,
      cost,
    })),
);
