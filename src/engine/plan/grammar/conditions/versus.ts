import { AGE } from '../../ages.ts';
import {
  type Chart,
  either,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
} from '../../parser.ts';
import type {
  Comparison,
  ConditionSketch,
  DimensionSketch,
  FieldTerm,
  Nominal,
  SketchOf,
} from '../../sketch.ts';
import { factor } from '../factors.ts';
import { discreteField, quantityField } from '../fields.ts';
import { nominal } from '../forward.ts';
import { be, of } from '../joints.ts';
import { percentileRank } from '../measures/aggregates.ts';
import { datasetTerm } from '../terms.ts';
import { comparison, word } from '../words.ts';
import { type Bound, bound } from './bounds.ts';
import { moreOrLessOfProperty } from './comparisons.ts';
import { moreOf, THAN } from './two-fields.ts';

/** What all of them have together: an average, or a percentile with its rank. */
interface Level {
  readonly fn: 'avg' | 'median' | 'percentile';
  readonly percentile?: number;
}

const average: Parser<Level> = either<Level>(
  mapped(word('avg', 'average-of', 'median'), (sense) => ({ fn: sense === 'median' ? 'median' : 'avg' })),
  mapped(percentileRank, (percentile) => ({ fn: 'percentile', percentile })),
);

/** "the average course", "that of the typical loan of its grade": what one of the rows has on average. */
const ofAverageRow: Parser<Population & Level> = symbol(() =>
  sequence([optional(word('that-of')), average, allOfThem, ownPopulation], (_, level, over, whom) => ({
    ...level,
    over,
    within: whom?.within ?? null,
  })),
);

/** "above average": a comparison with the average in one turn of speech. */
const aboveOrBelow: Parser<Comparison> = either<Comparison>(
  mapped(word('above-average'), () => '>'),
  mapped(word('below-average'), () => '<'),
);

/** What the average is over: "of open loans", "of their state". */
interface Population {
  readonly over: Nominal | null;
  readonly within: DimensionSketch | null;
}

const EVERYONE: Population = { over: null, within: null };

const ownPopulation: Parser<Population | null> = optional(
  either<Population>(
    sequence([word('of-own'), discreteField], (_, field) => ({
      over: null,
      within: { kind: 'field', field },
    })),
    sequence([word('of-own'), datasetTerm], (_, dataset) => ({
      over: null,
      within: { kind: 'dataset', dataset },
    })),
  ),
);

/** "the average income of borrowers in Texas" is of those in Texas. */
export const allOfThem: Parser<Nominal> = revised(nominal, (found, { words }, at) => {
  // "more than the average product and have fewer than 50 in stock" goes on with those that are compared.
  const own = found.filter(({ end }) => !GOES_ON.test(words.slice(at, end).join(' ')));
  const last = Math.max(...own.map(({ end }) => end));
  return own.filter(({ end }) => end === last);
});

const GOES_ON = / (?:and|but) (?:are|has|have|is|were) /;

/** The quantity said again; "the average income of borrowers in Texas" goes on with whose it is. */
const again: Parser<FieldTerm | null> = optional(
  revised(quantityField, (found, { words }, at) =>
    found.filter(({ value, end }) => value.owner === undefined || !words.slice(at, end).includes('of')),
  ),
);

const OF = 'of';

const population: Parser<Population> = either<Population>(
  // "the average salary of the Law faculty" is not that of all.
  revised(
    mapped(ownPopulation, (own) => own ?? EVERYONE),
    (found, { words }) => found.filter(({ value, end }) => value.within !== null || words[end] !== OF),
  ),
  // "of open loans", "of open loans of the same product"
  sequence([of, allOfThem, ownPopulation], (_, over, own) => ({ over, within: own?.within ?? null })),
);

/** What each row is compared with is computed over all: "above average", "interest rate below the median". */
export const versusCondition: Parser<ConditionSketch> = symbol(() =>
  revised(anyVersus, (found, chart, at) =>
    found.filter(
      ({ value, end }) =>
        value.kind !== 'versus' ||
        ((value.field !== null || !saysWhat(chart, at, end)) && !goesOn(chart, end)),
    ),
  ),
);

/** "above the average *population of* Africa" is of those in Africa, and no end. */
function goesOn(chart: Chart, end: number): boolean {
  return quantityField(chart, end).some((field) => chart.words[field.end] === OF);
}

/** "longer than the average" is of a length, and of no other quantity that the rows are measured by. */
function saysWhat({ sensesAt }: Chart, start: number, end: number): boolean {
  return sensesAt.slice(start, end).some((senses) => [...senses.keys()].some((one) => OF_PROPERTY.test(one)));
}

const OF_PROPERTY = /^(?:more|less):/;

const anyVersus = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence(
      [optional(quantityField), optional(be), aboveOrBelow, again, population],
      (before, _, operator, after, whom) =>
        before !== null && after !== null
          ? null
          : versus(before ?? after, { operator, fn: 'avg', times: 1, ...whom }),
    ),
    // "interest rate above the average", "larger than twice the average loan amount of open loans"
    sequence(
      [
        optional(quantityField),
        optional(be),
        optional(of),
        comparison,
        optional(factor),
        average,
        again,
        population,
      ],
      (before, _, __, operator, times, level, after, whom) =>
        before !== null && after !== null && !isSameTerm(before, after)
          ? null
          : versus(before ?? after, { operator, ...level, times: times ?? 1, ...whom }),
    ),
    // "a higher income than the average", "a lower income than the median income"
    sequence(
      [moreOf, quantityField, typed(THAN), optional(factor), average, again, population],
      (operator, field, _, times, level, after, whom) =>
        after !== null && !isSameTerm(field, after)
          ? null
          : versus(field, { operator, ...level, times: times ?? 1, ...whom }),
    ),
    // "more credits than the average course", "a rate above that of the average loan of its grade"
    sequence(
      [moreOf, quantityField, typed(THAN), optional(factor), ofAverageRow],
      (operator, field, _, times, whom) => versus(field, { operator, times: times ?? 1, ...whom }),
    ),
    sequence(
      [quantityField, optional(be), optional(of), comparison, optional(factor), ofAverageRow],
      (field, _, __, operator, times, whom) => versus(field, { operator, times: times ?? 1, ...whom }),
    ),
    // "interest rate more than 5 points above the average of their grade"
    sequence(
      [quantityField, optional(be), optional(of), pointsBound, comparison, average, again, population],
      (field, _, __, distance, side, level, after, whom) =>
        after !== null && !isSameTerm(field, after)
          ? null
          : beyond(versus(field, { operator: side, ...level, times: 1, ...whom }), distance),
    ),
    // "heavier than the average dog", "older than the average of their team"
    unnamed(
      sequence(
        [moreOrLess, optional(factor), average, again, population],
        ({ operator, about }, times, level, named, whom) =>
          versus(named ?? about, { operator, ...level, times: times ?? 1, ...whom }),
      ),
    ),
    sequence(
      [moreOrLess, optional(factor), average, allOfThem, ownPopulation],
      ({ operator, about }, times, level, over, whom) =>
        versus(about, { operator, ...level, times: times ?? 1, within: whom?.within ?? null, over }),
    ),
    // "larger than the average loan of its grade"
    sequence(
      [comparison, optional(factor), average, datasetTerm, population],
      (operator, times, level, _, whom) => versus(null, { operator, ...level, times: times ?? 1, ...whom }),
    ),
    // "who earn more than the average technician"
    sequence([comparison, optional(factor), average, allOfThem], (operator, times, level, over) =>
      over.conditions.length === 0
        ? null
        : versus(null, { operator, ...level, times: times ?? 1, over, within: null }),
    ),
  ),
);

/** "heavier than", "older than": the words tell what is compared. */
export const moreOrLess: Parser<{ readonly operator: Comparison; readonly about: FieldTerm }> = either<{
  readonly operator: Comparison;
  readonly about: FieldTerm;
}>(
  mapped(moreOrLessOfProperty, ({ operator, property }) => ({
    operator,
    about: { alternatives: [], property },
  })),
  mapped(word('older'), () => ({ operator: '>', about: AGE })),
  mapped(word('younger'), () => ({ operator: '<', about: AGE })),
);

/** "heavier than the average *owner*" names whose average it is: it does not end before the name. */
function unnamed<T>(part: Parser<T>): Parser<T> {
  return revised(part, (found, { candidatesAt }) =>
    found.filter(({ end }) => candidatesAt[end]?.some(({ meaning }) => NAMING.has(meaning.kind)) !== true),
  );
}

const NAMING: ReadonlySet<string> = new Set(['dataset', 'segment', 'value']);

/** How far from an average: so much, or so many percent of it. */
interface Distance extends Bound {
  readonly isPercent: boolean;
}

const pointsBound: Parser<Distance> = sequence([bound, optional(word('points'))], (limit, points) => ({
  ...limit,
  isPercent: limit.quantity.sign === 'percent' && points === null,
}));

interface Versus extends Population, Level {
  readonly operator: Comparison;
  readonly times: number;
}

function versus(
  field: FieldTerm | null,
  { operator, fn, percentile, times, over, within }: Versus,
): SketchOf<'versus'> {
  const level = percentile === undefined ? {} : { percentile };
  return { kind: 'versus', field, operator, function: fn, ...level, factor: times, over, within };
}

/** By more than so much above, or below. */
function beyond(
  { kind, ...versus }: SketchOf<'versus'>,
  { operator, quantity: { value: by }, isPercent }: Distance,
): ConditionSketch | null {
  const isAbove = versus.operator === '>';
  if ((!isAbove && versus.operator !== '<') || (operator !== '>' && operator !== '>=')) return null;
  const strict = isAbove ? '>' : '<';
  const margin = isPercent ? { percent: isAbove ? by : -by } : { margin: isAbove ? -by : by };
  return { kind, ...versus, operator: operator === '>' ? strict : `${strict}=`, ...margin };
}

/** "a fee above the average *weight*" holds one quantity against another. */
function isSameTerm(left: FieldTerm, right: FieldTerm): boolean {
  return left.alternatives.some(({ dataset, field }) =>
    right.alternatives.some((other) => other.dataset === dataset && other.field === field),
  );
}
