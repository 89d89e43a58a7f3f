import type { TimeMeaning } from '../../../candidate.ts';
import { ONLY } from '../../../lexicon/scopes.ts';
import {
  atEnd,
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
import type { ConditionSketch, Nominal, SketchOf } from '../../sketch.ts';
import { discreteField } from '../fields.ts';
import { leadingCondition, nominal } from '../forward.ts';
import { doneBy, having, lacking, not, of } from '../joints.ts';
import { paidCondition } from '../measures/money.ts';
import { isSaidAgain } from '../said-again.ts';
import { datasetTerm, plainNumber, time } from '../terms.ts';
import { done, doVerb } from '../verbs.ts';
import { datePart, word } from '../words.ts';
import { bothCondition, ofBothKinds } from './both.ts';
import { atLeastOne, bound } from './bounds.ts';
import { byCondition, one } from './by-others.ts';
import { changedCondition } from './changes.ts';
import { boundedCount, exactCount } from './count-bounds.ts';
import { deedCondition, isDeed } from './deeds.ts';
import { howOftenCondition } from './how-often.ts';
import { inEveryCondition, inParts } from './in-every.ts';
import { totalOfRows } from './in-total.ts';
import { nor } from './neither.ts';
import { ofBothCondition } from './of-both.ts';
import { aggregateCondition, ofGroupsAlone, ofGroupsCondition } from './of-groups.ts';
import { ofNobodyCondition } from './of-nobody.ts';
import { toldRowsCondition } from './told-rows.ts';
import { twoKindsCondition } from './two-kinds.ts';
import { became, undergone } from './undergone.ts';
import { valueAsCondition } from './value-as.ts';
import { lackedNominal, wholeNominal } from './whole-nominal.ts';

/** What is asked of related rows: "with late payments", "with at least 2 loans", "whose average rate is above 10 %". */
export const relatedCondition = symbol<ConditionSketch>(() =>
  either(
    totalOfRows,
    existsCondition,
    bothCondition,
    ofBothKinds,
    ofBothCondition,
    twoKindsCondition,
    ofNobodyCondition,
    deedCondition,
    byCondition,
    countCondition,
    ofGroupsCondition,
    severalOfGroups,
    changedCondition,
    howOftenCondition,
    inEveryCondition,
    paidCondition,
    toldRowsCondition,
    valueAsCondition,
  ),
);

/** "of late loans", "published in journals": rows that belong to others; within a noun phrase only. */
export const belongingCondition = symbol<ConditionSketch>(() =>
  revised(belonging, (found, chart, at) => {
    // "at application" is when they applied.
    const isMoment = chart.words[at] === 'at';
    return found.filter(
      ({ value: { nominal: rows } }) =>
        (!isMoment || rows.conditions.length > 0) && !isSaidAgain(chart, rows.dataset, at),
    );
  }),
);

const belonging: Parser<SketchOf<'exists'>> = sequence([either(of, doneBy), nominal], (_, rows) => ({
  kind: 'exists',
  nominal: rows,
  isOf: true,
}));

/** "handled no (claims)", "offer no (courses)". */
const havingNo: Parser<string> = revised(either(having, doVerb), (found, chart) =>
  found.flatMap(({ value, end, cost }) => (chart.words[end] === 'no' ? [{ value, end: end + 1, cost }] : [])),
);

/** "have favorited more than 3 listings" has no favorites as its object. */
const had: Parser<string> = revised(having, (found, chart) => found.filter(({ end }) => !isDeed(chart, end)));

const existsCondition = either<ConditionSketch>(
  sequence([had, wholeNominal], (_, rows) => ({ kind: 'exists', nominal: rows })),
  // "either an auto loan or a mortgage"
  sequence([had, optional(word('or')), listOf(nominal, word('or'))], (_, __, all) =>
    all.length < 2
      ? null
      : {
          kind: 'or',
          of: all.map((one): ConditionSketch => ({ kind: 'exists', nominal: one, isSeparate: true })),
        },
  ),
  // "missed a payment", "never missed a payment"
  mapped(undergone, (rows) => ({ kind: 'exists', nominal: rows })),
  sequence([either(word('never'), not), undergone], (_, rows) => ({
    kind: 'not',
    of: { kind: 'exists', nominal: rows },
  })),
  sequence([either(lacking, havingNo), lackedNominal], (_, rows) => ({
    kind: 'not',
    of: { kind: 'exists', nominal: rows },
  })),
  // "have no lecturer assigned"
  atEnd(
    sequence([either(lacking, havingNo), nominal, done], (_, rows) => ({
      kind: 'not',
      of: { kind: 'exists', nominal: rows },
    })),
  ),
  // "neither a car loan nor a mortgage"
  sequence([optional(word('with')), word('neither'), nominal, nor, nominal], (_, __, first, ___, second) => ({
    kind: 'and',
    of: [first, second].map(
      (one): ConditionSketch => ({ kind: 'not', of: { kind: 'exists', nominal: one, isSeparate: true } }),
    ),
  })),
  // "only paid-off loans": some, and none that is not so
  sequence([having, word('only'), nominal], (_, __, rows) => eachIs(rows)),
  // "with mortgages only"
  sequence([having, nominal, symbol(() => onlyLast)], (_, rows) => eachIs(rows)),
  // "a loan in both 2018 and 2025", "a loan in 2024 but not in 2025"
  sequence(
    [having, nominal, optional(of), word('both'), time, word('and'), time],
    (_, rows, __, ___, first, ____, second) => eachExists([within(rows, first), within(rows, second)]),
  ),
  sequence(
    [having, nominal, optional(word('conjunction')), not, optional(of), time],
    (_, rows, __, ___, ____, other) => butNot(rows, other),
  ),
  sequence(
    [optional(having), word('both'), leadingCondition, word('and'), nominal],
    (_, __, first, ___, rows) => eachOfKinds(first, rows),
  ),
  // "at least one late and one current loan"
  sequence(
    [
      having,
      either(atLeastOne, one),
      leadingCondition,
      word('and'),
      optional(either(atLeastOne, one)),
      nominal,
    ],
    (_, __, first, ___, ____, rows) => eachOfKinds(first, rows, VALUES_AND_STATES),
  ),
  sequence(
    [word('with'), optional(word('both')), listOf(nominal, word('conjunction', 'both'))],
    (_, __, all) => (all.length < 2 ? null : eachExists(all)),
  ),
);

/** "both a home and an auto policy": the noun stands once for both. */
function eachOfKinds(
  first: ConditionSketch,
  rows: Nominal,
  kinds: ReadonlySet<ConditionSketch['kind']> = VALUES,
): ConditionSketch | null {
  const [second, ...others] = rows.conditions;
  return kinds.has(first.kind) && second !== undefined && kinds.has(second.kind) && others.length === 0
    ? eachExists([{ ...rows, conditions: [first] }, rows])
    : null;
}

const VALUES: ReadonlySet<ConditionSketch['kind']> = new Set(['value']);
const VALUES_AND_STATES: ReadonlySet<ConditionSketch['kind']> = new Set(['value', 'segment']);

function within(rows: Nominal, span: TimeMeaning): Nominal {
  return { ...rows, conditions: [...rows.conditions, { kind: 'time', field: null, times: [span] }] };
}

/** "took a loan in 2024 but not in 2025": none in the other time, of those that are so otherwise. */
function butNot(rows: Nominal, other: TimeMeaning): ConditionSketch | null {
  const last = rows.conditions.at(-1);
  if (last?.kind !== 'time') return null;
  const others: Nominal = {
    ...rows,
    conditions: [...rows.conditions.slice(0, -1), { ...last, times: [other] }],
  };
  return {
    kind: 'and',
    of: [
      { kind: 'exists', nominal: rows, isSeparate: true },
      { kind: 'not', of: { kind: 'exists', nominal: others, isSeparate: true } },
    ],
  };
}

const onlyLast: Parser<string> = where(
  word('only-after'),
  ({ words }, at) => ONLY.has(words[at] ?? '') && words[at - 1] !== 'not',
);

/** "only late loans": at least one, and none that is not late. */
function eachIs(rows: Nominal): ConditionSketch | null {
  const [only, ...others] = rows.conditions;
  if (only === undefined || others.length > 0 || only.kind === 'time') return null;
  const opposite: Nominal = { ...rows, conditions: [{ kind: 'not', of: only }] };
  return {
    kind: 'and',
    of: [
      { kind: 'exists', nominal: rows, isSeparate: true },
      { kind: 'not', of: { kind: 'exists', nominal: opposite, isSeparate: true } },
    ],
  };
}

/** "both an auto loan and a mortgage": a row of each. */
function eachExists(nominals: readonly Nominal[]): ConditionSketch {
  return {
    kind: 'and',
    of: nominals.map((one): ConditionSketch => ({ kind: 'exists', nominal: one, isSeparate: true })),
  };
}

const counting = either<ConditionSketch>(
  boundedCount,
  // "with loans at two or more different branches"
  sequence(
    [word('with'), nominal, of, bound, optional(word('distinct')), datasetTerm],
    (_, rows, __, { operator, quantity: amount }, ___, distinctOf) =>
      amount.sign === null
        ? { kind: 'count', nominal: rows, operator, value: amount.value, distinctOf }
        : null,
  ),
  // "with loans in at least three different product categories"
  sequence(
    [word('with'), nominal, of, bound, optional(word('distinct')), discreteField],
    (_, rows, __, { operator, quantity: amount }, ___, valuesOf) =>
      amount.sign === null ? { kind: 'count', nominal: rows, operator, value: amount.value, valuesOf } : null,
  ),
  // "with loans in at least four different years"
  sequence(
    [word('with'), nominal, of, bound, word('distinct'), datePart],
    (_, rows, __, limit, ___, partsOf) => inParts(rows, limit, partsOf),
  ),
  // "full names shared by 4 or more borrowers"
  sequence([word('shared-by'), bound, nominal], (_, { operator, quantity: amount }, rows) =>
    amount.sign === null ? { kind: 'count', nominal: rows, operator, value: amount.value } : null,
  ),
  // "defaulted on more than one loan"
  sequence(
    [became, optional(of), bound, datasetTerm],
    (segment, _, { operator, quantity: amount }, dataset) =>
      amount.sign === null && segment.dataset === dataset
        ? { kind: 'count', nominal: segment, operator, value: amount.value }
        : null,
  ),
  // "who have only one loan"
  sequence([having, word('only'), plainNumber, nominal], (_, __, value, rows) => ({
    kind: 'count',
    nominal: rows,
    operator: '=',
    value,
  })),
  exactCount,
);

/** "exactly one loan *which is late*": what is said of the only one is not what is counted; of several it is not said. */
const countCondition: Parser<ConditionSketch> = revised(counting, (found, { words }, at) =>
  found.flatMap((reading) => {
    const { value, end } = reading;
    const isSaidOfAll =
      value.kind === 'count' && value.operator === '=' && value.nominal.conditions.length > 0;
    if (!isSaidOfAll || !words.slice(at, end).includes('which')) return [reading];
    const { nominal: rows } = value;
    const all = { ...value, nominal: { ...rows, conditions: [] } };
    const so: ConditionSketch = { kind: 'exists', nominal: rows, isSeparate: true };
    return value.value === 1 ? [{ ...reading, value: { kind: 'and', of: [all, so] } }] : [];
  }),
);

/** "with at least 50 loans and a default rate over 7 %": "with" holds for both. */
const severalOfGroups: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence(
      [either(countCondition, aggregateCondition), word('conjunction'), ofGroupsAlone],
      (first, _, second) => ({ kind: 'and', of: [first, second] }),
    ),
    // "both an approval rate under 50 % and more than 500 applications"
    sequence([word('with'), word('both'), ofThem, word('and'), ofThem], (_, __, first, ___, second) => ({
      kind: 'and',
      of: [first, second],
    })),
  ),
);

/** "more than 500 applications", "an approval rate under 50 %". */
const ofThem: Parser<ConditionSketch> = symbol(() => either(boundedCount, ofGroupsAlone));
