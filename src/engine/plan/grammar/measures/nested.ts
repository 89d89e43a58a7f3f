import { singularOf } from '../../../../catalog/mod.ts';
import { costing, either, mapped, optional, type Parser, revised, sequence, symbol } from '../../parser.ts';
import type { DimensionSketch, MeasureSketch } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { of } from '../joints.ts';
import { extreme } from '../superlatives.ts';
import { datasetTerm, segmentNoun } from '../terms.ts';
import { datePart, everyPeriod, word } from '../words.ts';
import { fieldAggregate } from './aggregates.ts';
import { count, countOf } from './counts.ts';
import { metric } from './metrics.ts';

/** Rows that are counted without a word that says so: "average loans per branch". */
const WITHOUT_COUNT = 0.1;

/** Where the period stands before: "monthly payment" is a quantity, "monthly number of payments" is not. */
const counted: Parser<MeasureSketch> = symbol(() => either<MeasureSketch>(count, metric));

/** "average monthly applications"; the "monthly payment" is a quantity. */
const severalRows: Parser<MeasureSketch> = costing(
  WITHOUT_COUNT,
  revised(
    symbol(() => mapped(nominal, countOf)),
    (found, chart, at) => {
      const { candidatesAt, words } = chart;
      const isSeveral = datasetTerm(chart, at).some(({ end }) => {
        const noun = words[end - 1] ?? '';
        const isColumn = (candidatesAt[at - 1] ?? []).some(
          (one) => one.end === end && one.meaning.kind === 'field',
        );
        return singularOf(noun) !== noun && !isColumn;
      });
      return isSeveral ? found : [];
    },
  ),
);

/** "average late payments per loan"; the "average rating per driver" is of a quantity. */
const pluralRows: Parser<MeasureSketch> = symbol(() =>
  revised(mapped(nominal, countOf), (found, { words }, at) =>
    found.filter(({ end }) => words.slice(at, end).some((word) => singularOf(word) !== word)),
  ),
);

/** What adds up, so that there is one for each unit: "number of loans", "volume". */
const total: Parser<MeasureSketch> = symbol(() =>
  either<MeasureSketch>(count, metric, costing(WITHOUT_COUNT, pluralRows)),
);

/** "total principal". */
const sum: Parser<MeasureSketch> = symbol(() =>
  mapped(fieldAggregate, (one) => (one.kind === 'aggregate' && one.function === 'sum' ? one : null)),
);

const everyOne = mapped(everyPeriod, (part): DimensionSketch => ({ kind: 'part', part, field: null }));

/** "per borrower", "held by one borrower", "per month"; "by month" is a number for each of them, not one of all. */
const unit: Parser<DimensionSketch> = symbol(() =>
  revised(unitOrGroup, (found, chart, at) => (chart.words[at] === 'by' ? [] : found)),
);

const unitOrGroup: Parser<DimensionSketch> = symbol(() =>
  either<DimensionSketch>(
    everyOne,
    sequence([word('per-unit'), datasetTerm], (_, dataset) => ({ kind: 'dataset', dataset })),
    sequence([word('per-unit'), segmentNoun], (_, { dataset, conditions: [only] }) =>
      only?.kind === 'segment' && only.segments.length === 1
        ? {
            kind: 'dataset',
            dataset,
            ...(only.segments[0] === undefined ? {} : { calledBy: only.segments[0] }),
          }
        : null,
    ),
    sequence([word('per-unit'), datePart], (_, part) => ({ kind: 'part', part, field: null })),
  ),
);

/** "held by one borrower", "in a single month": of one among them; "per branch" may as well be of each. */
const oneUnit: Parser<DimensionSketch> = symbol(() =>
  revised(unit, (found, chart, at) =>
    found.filter(({ end }) => chart.words.slice(at, end).some((word) => ONE.has(word))),
  ),
);

const ONE: ReadonlySet<string> = new Set(['any', 'one', 'same', 'single']);

/** "average number of loans per borrower", "average monthly volume", "most loans held by one borrower". */
export const nested = symbol<MeasureSketch>(() =>
  either<MeasureSketch>(
    sequence([word('avg'), optional(of), either(total, sum), unit], (_, __, inner, per) =>
      nest('avg', inner, per),
    ),
    sequence([word('avg'), everyOne, either(counted, severalRows)], (_, per, inner) =>
      nest('avg', inner, per),
    ),
    sequence([everyOne, word('avg'), counted], (per, _, inner) => nest('avg', inner, per)),
    sequence([greatest, optional(of), count, unit], (_, __, inner, per) => nest('max', inner, per)),
    sequence([greatest, optional(of), total, oneUnit], (_, __, inner, per) => nest('max', inner, per)),
  ),
);

const greatest: Parser<unknown> = either<unknown>(
  word('max'),
  mapped(extreme('value', 'size', 'number'), (end) => (end === 'max' ? end : null)),
);

function nest(fn: 'avg' | 'max', inner: MeasureSketch, per: DimensionSketch): MeasureSketch | null {
  return inner.kind === 'count-subject' ? null : { kind: 'nested', function: fn, inner, per };
}
