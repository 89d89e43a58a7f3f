import { isSame } from '../../../is-same.ts';
import { OWN } from '../../../lexicon/cues.ts';
import { either, mapped, optional, type Parser, revised, sequence, symbol, where } from '../../parser.ts';
import type {
  Comparison,
  ConditionSketch,
  DimensionSketch,
  FieldTerm,
  MeasureSketch,
  SketchOf,
} from '../../sketch.ts';
import { discreteField, quantityField } from '../fields.ts';
import { computedMeasure, nominal } from '../forward.ts';
import { be, copula, of } from '../joints.ts';
import { aggregateOf, aggregateWord } from '../measures/aggregates.ts';
import { datasetTerm, quantity } from '../terms.ts';
import { comparison, datePart, member, trailingComparison, word } from '../words.ts';
import { type Bound, bound, range } from './bounds.ts';
import { comparedMeasure } from './changes.ts';
import { valuesOfField } from './values.ts';
import { isBeforeValue } from './versus-one.ts';

interface LimitInUnit {
  readonly limit: Bound;
  /** "at least 4 *stars*": what the number is of is said again. */
  readonly unit: FieldTerm | null;
}

const limitInUnit: Parser<LimitInUnit> = symbol(() =>
  either<LimitInUnit>(
    sequence([bound, optional(quantityField)], (limit, unit) => ({ limit, unit })),
    sequence([quantity, quantityField, trailingComparison], (amount, unit, operator) => ({
      limit: { operator, quantity: amount },
      unit,
    })),
  ),
);

function inUnit(measure: MeasureSketch, { limit, unit }: LimitInUnit): ConditionSketch | null {
  if (unit === null) return aggregate(measure, limit);
  const isOfIt =
    measure.kind === 'aggregate' &&
    measure.field.alternatives.some((one) =>
      unit.alternatives.some(({ dataset, field }) => dataset === one.dataset && field === one.field),
    );
  return isOfIt ? aggregate(measure, limit) : null;
}

/** What is asked of groups: "with an average rate above 10 %", "whose default rate is above that of all loans". */
export const ofGroupsCondition: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(aggregateCondition, overallCondition),
);

/** "in which states is the default rate above 8 percent": of what is asked for; "what is the rate above 700" asks for the rate. */
export const ofWhichCondition: Parser<ConditionSketch> = symbol(() =>
  where(
    sequence([either(be, word('is-there')), ofGroupsAlone], (_, asked) => asked),
    ({ words }, at) => words.slice(0, at).includes('which'),
  ),
);

/** The same without a word that ties it to the groups: "a default rate over 7 %". */
export const ofGroupsAlone: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([computedMeasure, copula, optional(of), limitInUnit], (measure, _, __, limited) =>
      inUnit(measure, limited),
    ),
    sequence([computedMeasure, copula, optional(of), againstWhole], (measure, _, __, whole) =>
      overall(measure, whole),
    ),
  ),
);

/** "with an average rate above 10 %", "whose total principal exceeds $1m". */
export const aggregateCondition = either<ConditionSketch>(
  sequence(
    [word('with'), computedMeasure, copula, optional(of), limitInUnit],
    (_, measure, __, ___, limited) => inUnit(measure, limited),
  ),
  sequence(
    [word('with'), computedMeasure, copula, optional(of), range],
    (_, measure, __, ___, { low, high }) => ({
      kind: 'and',
      of: [
        aggregate(measure, { operator: '>=', quantity: low }),
        aggregate(measure, { operator: '<=', quantity: high }),
      ],
    }),
  ),
  sequence([word('with'), bound, optional(of), computedMeasure], (_, limit, __, measure) =>
    aggregate(measure, limit),
  ),
  // "with an average of more than 300 pages", "that average over 4 stars"
  sequence(
    [optional(word('with', 'that')), aggregateWord, optional(of), bound, optional(of), quantityField],
    (_, fn, __, limit, ___, field) => aggregate(aggregateOf(fn, field), limit),
  ),
);

type Whole = Pick<SketchOf<'overall'>, 'rows' | 'per' | 'isAverage' | 'isOfPeriod' | 'than'>;

/** What groups are compared with, and the measure where it is said again. */
interface Against extends Whole {
  readonly operator: Comparison;
  readonly measure?: MeasureSketch;
}

const allRows: Parser<Whole> = symbol(() =>
  where(
    mapped(nominal, ({ dataset, conditions }) => (conditions.length > 0 ? null : { rows: dataset })),
    ({ words }, at) => words[at] === 'all' || words[at - 1] === 'all',
  ),
);

/** "of the entire loan book", "for all loans", "than the company as a whole". */
const everything: Parser<Whole> = either<Whole>(
  mapped(word('whole'), () => ({})),
  allRows,
);

/** "the average month", "that of the average branch": of groups, each of them once. */
const averageGroup: Parser<Whole> = symbol(() =>
  sequence(
    [
      optional(either(word('that-of'), of)),
      word('avg', 'average-of', 'typical-one'),
      groupName,
      optional(word('of-that-period')),
    ],
    (_, __, per, period) => ({ per, ...(period === null ? {} : { isOfPeriod: true }) }),
  ),
);

const groupName: Parser<DimensionSketch> = either<DimensionSketch>(
  mapped(discreteField, (field) => ({ kind: 'field', field })),
  mapped(datePart, (part) => ({ kind: 'part', part, field: null })),
  mapped(datasetTerm, (dataset) => ({ kind: 'dataset', dataset })),
);

/** "overall", "that of all loans", "the average branch". */
const wholeOne: Parser<Whole> = symbol(() =>
  either<Whole>(
    overallOne,
    averageGroup,
    sequence([optional(either(word('that-of'), of)), everything], (_, whole) => whole),
    sequence([word('that-of'), word('overall-one')], () => ({})),
    sequence([optional(word('that-of')), oneGroup], (_, than) => ({ than })),
  ),
);

/** "grade C", "Ohio", "the Houston branch": a group by its value. */
const oneGroup: Parser<SketchOf<'value'>> = symbol(() =>
  revised(
    either<SketchOf<'value'>>(
      mapped(valuesOfField, oneValue),
      sequence([datasetTerm, valuesOfField], (dataset, named) => nameOf(dataset, oneValue(named))),
      sequence([valuesOfField, datasetTerm], (named, dataset) => nameOf(dataset, oneValue(named))),
    ),
    (found, chart) => found.filter(({ end }) => !isBeforeValue(chart, end)),
  ),
);

function oneValue(condition: ConditionSketch): SketchOf<'value'> | null {
  return condition.kind === 'value' && condition.values.length === 1 ? condition : null;
}

/** "the Houston branch": the value with only those alternatives that are of the table. */
function nameOf(table: string, named: SketchOf<'value'> | null): SketchOf<'value'> | null {
  const values = (named?.values ?? []).map(({ alternatives }) => ({
    alternatives: alternatives.filter(({ dataset }) => dataset === table),
  }));
  return named === null || values.some(({ alternatives }) => alternatives.length === 0)
    ? null
    : { ...named, values };
}

/** "the average": of totals that of the groups; "the average branch", "that of all borrowers" say of what. */
const overallOne: Parser<Whole> = revised(word('overall-one'), (found, chart, at) =>
  found
    .filter(({ end }) => ![datasetTerm, discreteField, datePart].some((name) => name(chart, end).length > 0))
    .map((reading) => ({
      ...reading,
      value: chart.words.slice(at, reading.end).some((one) => AVERAGE.has(one)) ? { isAverage: true } : {},
    })),
);

const AVERAGE: ReadonlySet<string> = new Set(['average', 'mean', 'norm']);

/** "above the overall one", "below the portfolio default rate", "higher than the default rate of all loans". */
const againstWhole: Parser<Against> = symbol(() =>
  either<Against>(
    sequence([comparison, wholeOne], (operator, whole) => ({ operator, ...whole })),
    sequence(
      [comparison, optional(word('whole-adjective')), computedMeasure, optional(ofEverything)],
      (operator, _, measure, whole) => ({ operator, measure, ...whole }),
    ),
    mapped(word('above-average', 'below-average'), (side) => ({
      operator: side === 'above-average' ? '>' : '<',
      isAverage: true,
    })),
  ),
);

const ofEverything: Parser<Whole> = symbol(() => sequence([of, everything], (_, whole) => whole));

/** "with a default rate above the overall one", "with more loans than the average branch". */
const overallCondition = either<ConditionSketch>(
  sequence(
    [word('with'), computedMeasure, copula, optional(of), againstWhole],
    (_, measure, __, ___, whole) => overall(measure, whole),
  ),
  sequence(
    [word('with'), word('above-average', 'below-average'), optional(of), computedMeasure],
    (_, side, __, measure) => ({
      kind: 'overall',
      measure,
      operator: side === 'above-average' ? '>' : '<',
      isAverage: true,
    }),
  ),
  revised(
    sequence(
      [
        optional(word('with')),
        member('comparative', ['up', 'down']),
        comparedMeasure,
        word('than'),
        wholeOne,
      ],
      (_, direction, measure, __, whole): ConditionSketch | null =>
        overall(measure, { operator: direction === 'up' ? '>' : '<', ...whole }),
    ),
    (found, { words }, at) =>
      found.map((reading) =>
        words.slice(at, reading.end).some((one) => OWN.has(one))
          ? { ...reading, value: ofOwnGroup(reading.value) }
          : reading,
      ),
  ),
);

/** "a higher rate than the average of their grade": of each row, compared with those that share the grade with it. */
function ofOwnGroup(condition: ConditionSketch): ConditionSketch {
  if (condition.kind !== 'overall' || condition.measure.kind !== 'bare' || condition.per === undefined)
    return condition;
  const { measure, operator, per } = condition;
  return {
    kind: 'versus',
    field: measure.field,
    operator,
    function: 'avg',
    factor: 1,
    over: null,
    within: per,
  };
}

function overall(measure: MeasureSketch, { measure: again, ...whole }: Against): ConditionSketch | null {
  // What a row has by itself is compared with what another row has.
  if (whole.than !== undefined && measure.kind === 'bare') return null;
  return again === undefined || isSame(measure, again) ? { kind: 'overall', measure, ...whole } : null;
}

function aggregate(measure: MeasureSketch, limit: Bound): ConditionSketch {
  return { kind: 'aggregate', measure, ...limit };
}
