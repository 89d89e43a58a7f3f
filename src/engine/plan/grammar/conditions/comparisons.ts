import { singularOf } from '../../../../catalog/mod.ts';
import type { Candidate } from '../../../candidate.ts';
import { PLACES } from '../../../lexicon/numbers.ts';
import type { Property } from '../../../lexicon/properties.ts';
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
  where,
} from '../../parser.ts';
import { isDuration } from '../../quantities.ts';
import type { Comparison, ConditionSketch, FieldTerm, Quantity } from '../../sketch.ts';
import { lifetimeTerm } from '../../span-terms.ts';
import { tablesCalled } from '../../tables-called.ts';
import { isQuantity, quantityField } from '../fields.ts';
import { copula, listJoint, not, of } from '../joints.ts';
import { fieldTerm, quantity } from '../terms.ts';
import { comparison, member, trailingComparison, word } from '../words.ts';
import { ageCondition } from './ages.ts';
import { amountSo, isOtherAmount } from './amount-so.ts';
import { bareQuantity } from './bare-quantity.ts';
import { bound, openRange, per, quantities, range, sharing } from './bounds.ts';
import { between, compare, exactly, oneOf, within } from './compared.ts';
import { inTotal } from './in-total.ts';
import { neitherOf, noneOf } from './neither.ts';
import { SLIGHTLY_ROUGH } from './roughness.ts';
import { twoFields } from './two-fields.ts';

/** A quantity and a number, or two quantities: "interest rate above 10 %", "over $10k", "36-month". */
export const comparisonCondition: Parser<ConditionSketch> = symbol(() =>
  revised(
    either<ConditionSketch>(
      boundOfProperty,
      inTotal(either(boundOfField, boundOfProperty, amountSo)),
      boundOfField,
      exactlyOfField,
      rangeOfField,
      amountSo,
      bareQuantity,
      ageCondition,
      twoFields,
    ),
    (found, chart, at) => {
      const { words, candidatesAt } = chart;
      const isNamed = amountSo(chart, at).some(({ value }) => isOtherAmount(value, chart));
      return found.filter(
        ({ value, end }) =>
          // "where more than $1,000 was due in 2023" says which amount.
          !(isNamed && isBare(value)) &&
          // "at least two different branches" is a number of branches.
          !COUNTED.has(words[end] ?? '') &&
          !(isBare(value) && isPartitive(words, end)) &&
          // "balance for loans of at least $10,000" is of such loans, and no balance so large.
          !(
            value.kind === 'compare' &&
            value.field?.owner !== undefined &&
            words.slice(at, end).includes('for')
          ) &&
          !(value.kind === 'compare' && isPartOf(words.slice(at, end))) &&
          !OFFSETS.has(words[afterPoints(words, end)] ?? '') &&
          // "other than 36 or 60" is neither of them.
          !(
            isUnlike(value) &&
            LISTING.has(words[end] ?? '') &&
            candidatesAt[end + 1]?.some(isNumber) === true
          ),
      );
    },
  ),
);

/** "over 100 *of our* customers" is a number of them, and no age. */
function isPartitive(words: readonly string[], at: number): boolean {
  return words[at] === 'of' && OURS.has(words[at + 1] ?? '');
}

/** "more than 5 % *of the* interest" is a part of it, and no rate. */
function isPartOf(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      at > 0 && PERCENT.test(words[at - 1] ?? '') && word === 'of' && WHOLES.has(words[at + 1] ?? ''),
  );
}

function isBare(value: ConditionSketch): boolean {
  return value.kind === 'compare' && value.field === null;
}

const OURS: ReadonlySet<string> = new Set(['our', 'their', 'them', 'these', 'those']);
const WHOLES: ReadonlySet<string> = new Set([...OURS, 'all', 'its', 'the']);
const PERCENT = /^(?:[\d.]*%|percent|pct)$/;

/** "more than 5 points *above* the average" compares with the average, and not with 5. */
function afterPoints(words: readonly string[], at: number): number {
  return /^(?:points?|pts?)$/.test(words[at] ?? '') ? at + 1 : at;
}

const OFFSETS: ReadonlySet<string> = new Set(['above', 'below', 'beyond', 'greater', 'higher', 'lower']);
const LISTING: ReadonlySet<string> = new Set([',', 'and', 'nor', 'or']);

function isUnlike(value: ConditionSketch): boolean {
  return value.kind === 'compare' && value.operator === '<>';
}

function isNumber({ meaning }: Candidate): boolean {
  return meaning.kind === 'number';
}

const COUNTED: ReadonlySet<string> = new Set(['different', 'distinct', 'separate', 'unique']);

/** Quantities that have comparatives of their own. */
const DIMENSIONS = [
  'depth',
  'height',
  'length',
  'pay',
  'power',
  'price',
  'rating',
  'speed',
  'thickness',
  'warmth',
  'weight',
  'width',
  'worth',
] as const;

/** "taller than", "cost more than": the words tell which quantity. */
export const moreOrLessOfProperty = either<{ readonly operator: Comparison; readonly property: Property }>(
  mapped(member('more', DIMENSIONS), (property) => ({ operator: '>', property })),
  mapped(member('less', DIMENSIONS), (property) => ({ operator: '<', property })),
);

/** "taller than 190 cm", "cost more than 80": the field may be named by its unit. */
const boundOfProperty: Parser<ConditionSketch> = sequence(
  [moreOrLessOfProperty, quantity, optional(per), optional(quantityField)],
  ({ operator, property }, amount, period, field) =>
    compare(field ?? aboutProperty(property, amount), {
      operator,
      quantity: period === null ? amount : { ...amount, per: period },
    }),
);

/** How long something is in days or hours is also how long it lasts. */
function aboutProperty(property: Property, { sign }: Quantity): FieldTerm {
  const about = { alternatives: [], property };
  return property === 'length' && isDuration(sign) ? { ...lifetimeTerm(null, sign), ...about } : about;
}

/** "above", "below": what stands before the field and not only before its number. */
const placed: Parser<Comparison> = where(comparison, ({ words }, at) => PLACES.has(words[at] ?? ''));

/** "score 700", "term 36"; a number right after an amount ("balance of loan 6481") is of something else. */
const unitlessField = fieldTerm((field) => isQuantity(field) && field.unit?.kind !== 'money');

const boundOfField = either<ConditionSketch>(
  // "interest rate above 10 %", "credit score is 700 or higher"
  sequence([quantityField, copula, optional(of), bound], (field, _, __, limit) => compare(field, limit)),
  // "credit score under 600 or over 750"
  sequence(
    [quantityField, copula, optional(of), bound, word('or'), bound],
    (field, _, __, one, ___, other): ConditionSketch => ({
      kind: 'or',
      of: [compare(field, one), compare(field, other)],
    }),
  ),
  // "above age 20", "under weight 70"
  costing(
    SLIGHTLY_ROUGH,
    sequence([placed, unitlessField, quantity], (operator, field, amount) =>
      compare(field, { operator, quantity: amount }),
    ),
  ),
  // "more than 5 dependents", "over 10 % interest"
  sequence([bound, optional(of), quantityField], (limit, _, field) => compare(field, limit)),
  // "5 dependents or more"
  sequence([quantity, quantityField, trailingComparison], (amount, field, operator) =>
    compare(field, { operator, quantity: amount }),
  ),
);

/** "other than", "not": of all of a list. */
const unlike: Parser<string> = either(not, word('compare:<>'));

/** The number in "loan 9000 balance", "borrower 17's credit score" is the row's. */
const amountOfField: Parser<Quantity> = revised(quantity, (found, { words, index }, at) => {
  const noun = words[at - 1] ?? '';
  const isOfRow = singularOf(noun) === noun && tablesCalled(noun, index).length > 0;
  return isOfRow ? found.filter(({ value }) => value.sign !== null) : found;
});

/** "with two or three dependents"; the first of "a score of 700 or two dependents" is of the score. */
const amountsHad: Parser<readonly Quantity[]> = where(listOf(quantity, word('or')), ({ words }, at) =>
  BEFORE_HAD.has(words[at - 1] ?? ''),
);
const BEFORE_HAD: ReadonlySet<string> = new Set('a an either had has have having the with'.split(' '));

const exactlyOfField = either<ConditionSketch>(
  // "credit score of 700", "term of 12 or 24 months"
  sequence([quantityField, word('amounts-to'), quantities], (field, _, amounts) => oneOf(field, amounts)),
  // "term other than 36 or 60 months"
  sequence([quantityField, copula, unlike, listOf(quantity, listJoint)], (field, _, __, amounts) =>
    amounts.length < 2 ? null : noneOf(sharing(amounts).map((amount) => exactly(field, amount))),
  ),
  // "term of neither 36 nor 60 months"
  sequence(
    [quantityField, copula, optional(either(of, word('amounts-to'))), neitherOf(quantity)],
    (field, _, __, amounts) => noneOf(sharing(amounts).map((amount) => exactly(field, amount))),
  ),
  costing(
    SLIGHTLY_ROUGH,
    sequence([unitlessField, quantities], (field, amounts) => oneOf(field, amounts)),
  ),
  // "36 month term", "two or three dependents"
  costing(
    SLIGHTLY_ROUGH,
    sequence(
      [
        either(
          mapped(amountOfField, (amount) => [amount]),
          amountsHad,
        ),
        quantityField,
      ],
      (amounts, field) => oneOf(field, sharing(amounts)),
    ),
  ),
);

const rangeOfField = either<ConditionSketch>(
  sequence([quantityField, copula, optional(of), range], (field, _, __, ends) => within(field, ends)),
  sequence([range, quantityField], (ends, field) => within(field, ends)),
  // "a principal not between 10k and 15k"
  sequence(
    [quantityField, not, range],
    (field, _, ends): ConditionSketch => ({ kind: 'not', of: within(field, ends) }),
  ),
  // "debt-to-income from 20 to below 35"
  sequence([quantityField, copula, optional(of), openRange], (field, _, __, ends) => between(field, ends)),
);
