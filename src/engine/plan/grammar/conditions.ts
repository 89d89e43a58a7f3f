import type { TimeMeaning } from '../../candidate.ts';
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
import type {
  Comparison,
  ConditionSketch,
  FieldAlternative,
  FieldTerm,
  Nominal,
  Quantity,
  ValueTerm,
} from '../sketch.ts';
import {
  comparison,
  datasetTerm,
  datePart,
  fieldTerm,
  ownedField,
  plainNumber,
  quantity,
  restrict,
  segmentTerm,
  time,
  trailingComparison,
  valueTerm,
  word,
} from '../terms.ts';
import { isDiscrete, isQuantity, isTime } from './field-kinds.ts';
import { computedMeasure, nominal } from './forward.ts';

/** Reading a condition against the grain of the words: allowed, but any smoother reading wins. */
const ROUGH = 0.5;
const SLIGHTLY_ROUGH = 0.1;

const quantityField = ownedField(isQuantity);
/** "score 700", "term 36"; a number right after an amount ("balance of loan 6481") is of something else. */
const unitlessField = fieldTerm((field) => isQuantity(field) && field.unit?.kind !== 'money');
const timeField = ownedField(isTime);
const discreteField = ownedField(isDiscrete);
/** A number that may be 0 is not absent when it is NULL only: "flights with stops". */
const nullableField = ownedField((field) => field.isNullable && field.role !== 'flag' && field.min !== 0);

const be = word('be');
const copula = optional(either(be, word('compare:=')));
const not = word('not');
const fromOf = word('of');
const listJoint = either(word('and'), word('or'));

/** "over $10k", "at least 5", "700 or more", "5 to 7 percent". */
const bound: Parser<{ operator: Comparison; quantity: Quantity }> = symbol(() =>
  either(
    sequence([comparison, quantity, optional(word('per-year'))], (operator, amount) => ({
      operator,
      quantity: amount,
    })),
    sequence([quantity, trailingComparison], (amount, operator) => ({ operator, quantity: amount })),
    sequence([not, comparison, quantity], (_, operator, amount) => ({
      operator: NEGATED[operator],
      quantity: amount,
    })),
  ),
);

const NEGATED: Readonly<Record<Comparison, Comparison>> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

/** "between 5 and 7 percent", "from 600 to 700"; a unit written once holds for both ends. */
const range: Parser<{ low: Quantity; high: Quantity }> = symbol(() =>
  either(
    sequence([word('between'), quantity, word('range-and'), quantity], (_, low, __, high) =>
      sameSign(low, high),
    ),
    costing(
      SLIGHTLY_ROUGH,
      sequence([quantity, word('range-and'), quantity], (low, _, high) => sameSign(low, high)),
    ),
  ),
);

function sameSign(low: Quantity, high: Quantity): { low: Quantity; high: Quantity } | null {
  if (low.value > high.value) return null;
  const sign = low.sign ?? high.sign;
  return { low: { ...low, sign }, high: { ...high, sign: high.sign ?? sign } };
}

const compareCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    // "interest rate above 10 %", "credit score is 700 or higher"
    sequence(
      [quantityField, copula, optional(fromOf), bound],
      (field, _, __, { operator, quantity: amount }) => ({
        kind: 'compare',
        field,
        operator,
        quantity: amount,
      }),
    ),
    // "more than 5 dependents", "over 10 % interest"
    sequence([bound, optional(fromOf), quantityField], ({ operator, quantity: amount }, _, field) => ({
      kind: 'compare',
      field,
      operator,
      quantity: amount,
    })),
    // "credit score of 700", "term of 12 or 24 months"
    sequence([quantityField, word('amounts-to'), quantities], (field, _, amounts) => oneOf(field, amounts)),
    costing(
      SLIGHTLY_ROUGH,
      sequence([unitlessField, quantities], (field, amounts) => oneOf(field, amounts)),
    ),
    // "36 month term"
    costing(
      SLIGHTLY_ROUGH,
      sequence(
        [quantity, quantityField],
        (amount, field): ConditionSketch => ({
          kind: 'compare',
          field,
          operator: '=',
          quantity: amount,
        }),
      ),
    ),
    sequence(
      [quantityField, copula, optional(fromOf), range],
      (field, _, __, { low, high }): ConditionSketch => ({
        kind: 'range',
        field,
        low,
        high,
      }),
    ),
    sequence(
      [range, quantityField],
      ({ low, high }, field): ConditionSketch => ({ kind: 'range', field, low, high }),
    ),
    // "over $10k", "between $5k and $10k", "36-month": the quantity tells which field
    mapped(
      bound,
      ({ operator, quantity: amount }): ConditionSketch => ({
        kind: 'compare',
        field: null,
        operator,
        quantity: amount,
      }),
    ),
    mapped(range, ({ low, high }): ConditionSketch => ({ kind: 'range', field: null, low, high })),
    mapped(quantity, exactly),
    ageCondition,
    // "amount paid less than amount due"
    sequence(
      [quantityField, optional(be), comparison, optional(fromOf), quantityField],
      (left, _, operator, __, right) => ({
        kind: 'fields',
        left,
        operator,
        right,
      }),
    ),
    sequence(
      [timeField, optional(be), comparison, timeField],
      (left, _, operator, right): ConditionSketch => ({
        kind: 'fields',
        left,
        operator,
        right,
      }),
    ),
  ),
);

/** "36", "12 or 24 months": a unit written once holds for all. */
const quantities: Parser<readonly Quantity[]> = symbol(() =>
  mapped(listOf(quantity, word('or')), (amounts) => {
    const sign = amounts.find((amount) => amount.sign !== null)?.sign ?? null;
    return amounts.map((amount) => ({ ...amount, sign: amount.sign ?? sign }));
  }),
);

function oneOf(field: FieldTerm, amounts: readonly Quantity[]): ConditionSketch {
  const of = amounts.map(
    (amount): ConditionSketch => ({ kind: 'compare', field, operator: '=', quantity: amount }),
  );
  const [first] = of;
  return first !== undefined && of.length === 1 ? first : { kind: 'or', of };
}

/** "36-month": a bare quantity is exact where its unit tells what it is of. */
function exactly(amount: Quantity): ConditionSketch | null {
  return amount.sign === null || amount.sign === 'money'
    ? null
    : { kind: 'compare', field: null, operator: '=', quantity: amount };
}

const ageField = fieldTermNamed('age');

/** "older than 60", "aged 30 to 40", "under 25 years old". */
const ageCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([word('older'), quantity], (_, amount) => ageCompare('>', amount)),
    sequence([word('younger'), quantity], (_, amount) => ageCompare('<', amount)),
    sequence([word('aged'), bound], (_, { operator, quantity: amount }) => ageCompare(operator, amount)),
    sequence([word('aged'), quantity], (_, amount) => ageCompare('=', amount)),
    sequence([word('aged'), range], (_, { low, high }) => ({ kind: 'range', field: ageField, low, high })),
    sequence([bound, word('years-old')], ({ operator, quantity: amount }) => ageCompare(operator, amount)),
    sequence([range, word('years-old')], ({ low, high }) => ({ kind: 'range', field: ageField, low, high })),
  ),
);

function ageCompare(operator: Comparison, amount: Quantity): ConditionSketch {
  return { kind: 'compare', field: ageField, operator, quantity: amount };
}

/** A term that the resolver looks up by label, for words that imply a field without naming it. */
function fieldTermNamed(label: string): FieldTerm {
  return { alternatives: [], impliedLabel: label };
}

/** "Texas", "Texas or Ohio", "A, B and C". */
export const valueList: Parser<readonly ValueTerm[]> = symbol(() =>
  mapped(listOf(valueTerm, listJoint), (values) => (shareField(values) ? values : null)),
);

/** The values of a list are of one field: "Texas and Georgia", not "Texas and grade A". */
function shareField([first, ...others]: readonly ValueTerm[]): boolean {
  const isShared = ({ dataset, field }: FieldAlternative): boolean =>
    others.every(({ alternatives }) =>
      alternatives.some((other) => other.dataset === dataset && other.field === field),
    );
  return first?.alternatives.some(isShared) ?? false;
}

const valueCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    mapped(valueList, (values): ConditionSketch => ({ kind: 'value', field: null, values })),
    // "state is Texas", "grade A", "channel: online"
    sequence(
      [discreteField, optional(either(copulaWord, fromOf, word('end'))), valueList],
      (field, _, values) => heldBy(field, values),
    ),
    sequence([discreteField, not, valueList], (field, _, values): ConditionSketch | null => {
      const held = heldBy(field, values);
      return held === null ? null : { kind: 'not', of: held };
    }),
    sequence([discreteField, comparisonNot, valueList], (field, _, values): ConditionSketch | null => {
      const held = heldBy(field, values);
      return held === null ? null : { kind: 'not', of: held };
    }),
    // "grade D to F"
    sequence(
      [optional(discreteField), valueTerm, word('range-and'), valueTerm],
      (field, from, _, to): ConditionSketch | null => {
        const ends = field === null ? [from, to] : [within(field, from), within(field, to)];
        const [first, last] = ends;
        return first === undefined || last === undefined || !shareField([first, last])
          ? null
          : { kind: 'value-range', from: first, to: last };
      },
    ),
    // "Texas state", "online channel"
    sequence([valueList, discreteField], (values, field) => heldBy(field, values)),
    keyCondition,
    sequence(
      [datasetTerm, optional(word('id')), plainNumber],
      (dataset, id, value): ConditionSketch => ({
        kind: 'key',
        dataset,
        value,
        isNamed: id !== null,
      }),
    ),
    sequence(
      [
        fieldTerm((field) => field.role === 'key' || field.role === 'flag'),
        optional(either(copulaWord, fromOf)),
        plainNumber,
      ],
      (field, _, value): ConditionSketch => ({
        kind: 'compare',
        field,
        operator: '=',
        quantity: { value, sign: null },
      }),
    ),
  ),
);

/** "loan 123", "branch #7", "loan id 42". */
const keyCondition = symbol<ConditionSketch>(() =>
  sequence(
    [datasetTerm, optional(word('id')), plainNumber],
    (dataset, id, value): ConditionSketch => ({
      kind: 'key',
      dataset,
      value,
      isNamed: id !== null,
    }),
  ),
);

const copulaWord = either(be, word('compare:='));
const comparisonNot = word('compare:<>');

function within(field: FieldTerm, value: ValueTerm): ValueTerm {
  return {
    alternatives: value.alternatives.filter((alternative) =>
      field.alternatives.some(
        (candidate) => candidate.dataset === alternative.dataset && candidate.field === alternative.field,
      ),
    ),
  };
}

/** The values with only those alternatives that the field holds; null if one of them is not a value of it. */
function heldBy(field: FieldTerm, values: readonly ValueTerm[]): ConditionSketch | null {
  const held = values.map((value) => within(field, value));
  return held.some(({ alternatives }) => alternatives.length === 0)
    ? null
    : { kind: 'value', field, values: held };
}

const segmentCondition = symbol<ConditionSketch>(() =>
  mapped(
    listOf(segmentTerm, listJoint),
    (segments): ConditionSketch => ({
      kind: 'segment',
      segments,
    }),
  ),
);

const timeList: Parser<readonly TimeMeaning[]> = symbol(() => listOf(time, listJoint));

const timeCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    mapped(timeList, (times): ConditionSketch => ({ kind: 'time', field: null, times })),
    // "issued in 2024", "with a closing date before 2020"
    sequence(
      [timeField, optional(either(be, fromOf)), timeList],
      (field, _, times): ConditionSketch => ({
        kind: 'time',
        field,
        times,
      }),
    ),
    // "2025 origination year"
    sequence(
      [timeList, timeField, optional(datePart)],
      (times, field): ConditionSketch => ({
        kind: 'time',
        field,
        times,
      }),
    ),
    // "applications decided": it has happened, whenever
    costing(
      ROUGH,
      mapped(timeField, (field): ConditionSketch => ({ kind: 'not', of: { kind: 'missing', field } })),
    ),
    sequence([timeField, optional(not), timeList], (field, negation, times): ConditionSketch => {
      const within: ConditionSketch = { kind: 'time', field, times };
      return negation === null ? within : { kind: 'not', of: within };
    }),
  ),
);

const absentField = ownedField((field) => field.isNullable && field.role !== 'flag');
const countingField = ownedField(
  (field) => isQuantity(field) && field.min === 0 && field.unit?.kind !== 'money',
);
const flagField = ownedField((field) => field.role === 'flag');

function flag(field: FieldTerm, value: 0 | 1): ConditionSketch {
  return { kind: 'compare', field, operator: '=', quantity: { value, sign: null } };
}

const missingCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    // "have a final exam", "without a final exam"
    sequence([word('with'), flagField], (_, field) => flag(field, 1)),
    sequence([word('without'), flagField], (_, field) => flag(field, 0)),
    // "no dependents"
    sequence([word('without'), countingField], (_, field) => flag(field, 0)),
    sequence([word('without'), nullableField], (_, field): ConditionSketch => ({ kind: 'missing', field })),
    sequence([word('missing'), absentField], (_, field): ConditionSketch => ({ kind: 'missing', field })),
    sequence([absentField, word('missing')], (field): ConditionSketch => ({ kind: 'missing', field })),
    sequence(
      [nullableField, word('present')],
      (field): ConditionSketch => ({
        kind: 'not',
        of: { kind: 'missing', field },
      }),
    ),
    costing(
      SLIGHTLY_ROUGH,
      sequence(
        [word('with'), nullableField],
        (_, field): ConditionSketch => ({
          kind: 'not',
          of: { kind: 'missing', field },
        }),
      ),
    ),
  ),
);

/** "whose name contains": the name that the rows have. */
const ownName: Parser<null> = mapped(word('name-of'), () => null) as Parser<null>;

const quoted = terminal(({ meaning }) => (meaning.kind === 'text' ? meaning.text : null));

const TEXT_MATCHES = {
  'text:contains': 'contains',
  'text:starts': 'starts',
  'text:ends': 'ends',
  'text:equals': 'equals',
} as const;

const textCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    // "with "Bay" in their name"
    sequence(
      [word('with'), quoted, word('in-name')],
      (_, text): ConditionSketch => ({
        kind: 'text',
        field: null,
        match: 'contains',
        text,
      }),
    ),
    ...Object.entries(TEXT_MATCHES).map(([sense, match]) =>
      sequence(
        [optional(either(discreteField, ownName)), word(sense), quoted],
        (field, _, text): ConditionSketch => ({
          kind: 'text',
          field,
          match,
          text,
        }),
      ),
    ),
    sequence(
      [discreteField, either(copulaWord, fromOf), quoted],
      (field, _, text): ConditionSketch => ({
        kind: 'text',
        field,
        match: 'equals',
        text,
      }),
    ),
  ),
);

const relatedCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([word('with'), nominal], (_, of): ConditionSketch => ({ kind: 'exists', nominal: of })),
    sequence(
      [word('without'), nominal],
      (_, of): ConditionSketch => ({
        kind: 'not',
        of: { kind: 'exists', nominal: of },
      }),
    ),
    sequence(
      [word('with'), optional(word('both')), listOf(nominal, word('conjunction', 'both'))],
      (_, __, all) => (all.length < 2 ? null : eachExists(all)),
    ),
    sequence(
      [optional(word('with')), bound, nominal],
      (_, { operator, quantity: amount }, of): ConditionSketch | null => countCondition(of, operator, amount),
    ),
    sequence([word('with'), plainNumber, nominal], (_, value, of): ConditionSketch | null =>
      isYearLike(value) ? null : { kind: 'count', nominal: of, operator: '=', value },
    ),
    // "with an average rate above 10 %", "whose total principal exceeds $1m"
    sequence(
      [word('with'), computedMeasure, copula, optional(fromOf), bound],
      (_, measure, __, ___, { operator, quantity: amount }): ConditionSketch => ({
        kind: 'aggregate',
        measure,
        operator,
        quantity: amount,
      }),
    ),
    sequence(
      [word('with'), computedMeasure, copula, optional(fromOf), range],
      (_, measure, __, ___, { low, high }): ConditionSketch => ({
        kind: 'and',
        of: [
          { kind: 'aggregate', measure, operator: '>=', quantity: low },
          { kind: 'aggregate', measure, operator: '<=', quantity: high },
        ],
      }),
    ),
    sequence(
      [word('with'), bound, optional(fromOf), computedMeasure],
      (_, { operator, quantity: amount }, __, measure): ConditionSketch => ({
        kind: 'aggregate',
        measure,
        operator,
        quantity: amount,
      }),
    ),
  ),
);

/** "both an auto loan and a mortgage": a row of each. */
function eachExists(nominals: readonly Nominal[]): ConditionSketch {
  return {
    kind: 'and',
    of: nominals.map((one): ConditionSketch => ({ kind: 'exists', nominal: one, isSeparate: true })),
  };
}

/** "in 2025 loans" counts no loans. */
function isYearLike(value: number): boolean {
  return value >= 1900 && value < 2100;
}

function countCondition(of: Nominal, operator: Comparison, amount: Quantity): ConditionSketch | null {
  return amount.sign === null ? { kind: 'count', nominal: of, operator, value: amount.value } : null;
}

const averageWord = word('avg', 'average-of', 'median');

const versusCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence(
      [optional(quantityField), optional(be), word('above-average'), optional(quantityField)],
      (before, _, __, after) => versus(before ?? after, '>', 'avg', before !== null && after !== null),
    ),
    sequence(
      [optional(quantityField), optional(be), word('below-average'), optional(quantityField)],
      (before, _, __, after) => versus(before ?? after, '<', 'avg', before !== null && after !== null),
    ),
    // "interest rate above the average", "larger than the average loan"
    sequence(
      [optional(quantityField), optional(be), comparison, averageWord, optional(quantityField)],
      (before, _, operator, average, after) =>
        versus(
          before ?? after,
          operator,
          average === 'median' ? 'median' : 'avg',
          before !== null && after !== null && !isSameTerm(before, after),
        ),
    ),
    sequence([comparison, averageWord, datasetTerm], (operator, average) =>
      versus(null, operator, average === 'median' ? 'median' : 'avg', false),
    ),
  ),
);

function versus(
  field: FieldTerm | null,
  operator: Comparison,
  aggregate: 'avg' | 'median',
  isContradiction: boolean,
): ConditionSketch | null {
  return isContradiction ? null : { kind: 'versus', field, operator, function: aggregate };
}

function isSameTerm(left: FieldTerm, right: FieldTerm): boolean {
  return left.alternatives.some((alternative) => restrict(right, alternative.dataset) !== null);
}

/** "of late loans": rows that belong to others; within a noun phrase only. */
export const belongingCondition = symbol<ConditionSketch>(() =>
  sequence([fromOf, nominal], (_, of): ConditionSketch => ({ kind: 'exists', nominal: of })),
);

/** One condition, without joint: "above 10 %", "late", "in 2024", "with at least 2 loans". */
export const simpleCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    compareCondition,
    valueCondition,
    segmentCondition,
    timeCondition,
    missingCondition,
    textCondition,
    relatedCondition,
    versusCondition,
  ),
);

const joint = either(fromOf, word('with'), word('that'));

/** A condition as it stands after a noun: "in Texas", "that are late", "not secured", "with a score over 700". */
export const attachedCondition = symbol<ConditionSketch>(() => {
  const negated = sequence(
    [optional(joint), not, optional(joint), simpleCondition],
    (_, __, ___, of): ConditionSketch => ({
      kind: 'not',
      of,
    }),
  );
  return either(
    simpleCondition,
    // "paid by borrower 1270"
    sequence([word('group'), keyCondition], (_, of) => of),
    sequence([joint, simpleCondition], (_, of) => of),
    costing(
      SLIGHTLY_ROUGH,
      sequence([joint, joint, simpleCondition], (_, __, of) => of),
    ),
    negated,
    costing(
      ROUGH,
      sequence([negated, word('or'), simpleCondition], (first, _, second) => joinNegated(first, second)),
    ),
  );
});

/** "not late or charged off": the negation holds for both. */
function joinNegated(first: ConditionSketch, second: ConditionSketch): ConditionSketch | null {
  return first.kind === 'not' ? { kind: 'and', of: [first, { kind: 'not', of: second }] } : null;
}

/** "are repeat customers": what is said of them is what they are. */
const beNominal = symbol<ConditionSketch>(() =>
  sequence([be, nominal], (_, rows): ConditionSketch | null =>
    rows.conditions.length === 0 ? null : { kind: 'exists', nominal: rows },
  ),
);

/** A condition after a verb: "are late", "is in Texas", "were not approved". */
export const predicate = symbol<ConditionSketch>(() =>
  either(
    sequence([be, attachedCondition], (_, of) => of),
    beNominal,
    sequence([word('that'), attachedCondition], (_, of) => of),
    sequence([word('with'), simpleCondition], (_, of) => of),
    sequence([not, attachedCondition], (_, of): ConditionSketch => ({ kind: 'not', of })),
    anyVerbCondition,
  ),
);

/** "charged off", "applied online": a segment or dated verb is a predicate of its own. */
const anyVerbCondition = symbol<ConditionSketch>(() =>
  either(segmentCondition, compareCondition, timeVerbCondition),
);

const timeVerbCondition = symbol<ConditionSketch>(() =>
  sequence([timeField, timeList], (field, times): ConditionSketch => ({ kind: 'time', field, times })),
);

/** Conditions joined by "and" / "or"; "and" binds closer. */
export function conditionList(one: Parser<ConditionSketch>): Parser<ConditionSketch> {
  const group = mapped(listOf(one, word('conjunction')), (of) => join('and', of));
  return mapped(listOf(group, word('or')), (of) => join('or', of));
}

function join(kind: 'and' | 'or', of: readonly ConditionSketch[]): ConditionSketch | null {
  const first = of[0];
  if (first === undefined) return null;
  if (of.length === 1) return first;
  // "2023 and 2024", "Texas and Ohio" are lists of what may be, not conditions that hold together.
  const bare = of.filter((one) => (one.kind === 'time' || one.kind === 'value') && one.field === null);
  if (kind === 'and' && new Set(bare.map((one) => one.kind)).size < bare.length && !differ(bare)) return null;
  return { kind, of };
}

/** Values of different fields do hold together: "in Texas and grade A". */
function differ(conditions: readonly ConditionSketch[]): boolean {
  const values = conditions.flatMap((one) => (one.kind === 'value' ? one.values : []));
  return conditions.every(({ kind }) => kind === 'value') && !shareField(values);
}
