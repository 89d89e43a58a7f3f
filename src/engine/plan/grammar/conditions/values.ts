import { nounForm } from '../../../lexicon/inflection.ts';
import { SAME_THINGS } from '../../../lexicon/same-things.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import {
  either,
  inView,
  listOf,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
} from '../../parser.ts';
import type { ConditionSketch, FieldAlternative, FieldTerm, ValueTerm } from '../../sketch.ts';
import { discreteField } from '../fields.ts';
import { nominal } from '../forward.ts';
import { equals, listJoint, not, of } from '../joints.ts';
import { besideState, fieldTerm, plainNumber, valuesOfHead, valueTerm } from '../terms.ts';
import { word } from '../words.ts';
import { keyCondition } from './keys.ts';
import { neitherOf, noneOf } from './neither.ts';

/** "Texas", "state is Texas", "grade D to F", "loan 123". */
export const valueCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    notAsNoun(besideState(valuesOfField)),
    // "state is Texas", "channel: online"
    sequence([discreteField, either(equals, of, word('end')), valueList], (field, _, values) =>
      heldBy(field, values),
    ),
    // "the 3 states CA, TX and FL"
    sequence([plainNumber, discreteField, valueList], (count, field, values) =>
      count === values.length ? heldBy(field, values) : null,
    ),
    sequence([discreteField, either(not, word('compare:<>')), valueList], (field, _, values) => {
      const held = heldBy(field, values);
      return held === null ? null : { kind: 'not', of: held };
    }),
    // "any region but the West"
    sequence([typed(ANY), discreteField, either(typed(BUT), not), valueList], (_, field, __, values) => {
      const held = heldBy(field, values);
      return held === null ? null : { kind: 'not', of: held };
    }),
    // "whose status is neither late nor charged off"
    sequence([discreteField, optional(either(equals, of)), neitherOf(valueTerm)], (field, _, values) => {
      const held = values.map((value) => heldBy(field, [value]));
      return held.some((one) => one === null) ? null : noneOf(held);
    }),
    // "grade D to F", "between grade D and F"
    sequence([optional(discreteField), valueTerm, word('range-to'), valueTerm], (field, from, _, to) =>
      valueRange(field, from, to),
    ),
    // "grade D or worse"
    sequence([optional(discreteField), valueTerm, word('after:>=', 'after:<=')], (field, from, sense) => {
      const value = field === null ? from : ofField(field, from);
      const to = sense === 'after:>=' ? 'better' : 'worse';
      return value.alternatives.length === 0 ? null : { kind: 'value-range', from: value, to };
    }),
    sequence(
      [word('between'), optional(discreteField), valueTerm, word('range-and'), valueTerm],
      (_, field, from, __, to) => valueRange(field, from, to),
    ),
    mapped(valueWithKind, (values): ConditionSketch => ({ kind: 'value', field: null, values })),
    valuesOfHead,
    referredTo,
    keyCondition,
    sequence([keyField, optional(either(equals, of)), plainNumber], (field, _, value) =>
      isNumber(field, value),
    ),
    // "refunded in 2023" is no number of the flag.
    sequence([flagField, optional(either(equals, of)), plainNumber], (field, _, value) =>
      value === 0 || value === 1 ? isNumber(field, value) : null,
    ),
  ),
);

const ANY: ReadonlySet<string> = new Set(['any', 'whatever', 'whichever']);
const BUT: ReadonlySet<string> = new Set(['bar', 'barring', 'but', 'save']);

/** "a late loan or *a mortgage*" has rows of that name; "is a student" says what somebody is. */
function notAsNoun(values: Parser<ConditionSketch>): Parser<ConditionSketch> {
  return revised(values, (found, chart, at) => {
    const article = [at, at - 1].find((place) => INDEFINITE.has(chart.words[place] ?? ''));
    const before = article === undefined ? undefined : chart.sensesAt[article - 1];
    // "for a mortgage", "is a student" say what something is.
    if (article === undefined || before?.has('be') === true || before?.has('of') === true) return found;
    const nouns = nominal(chart, at);
    return found.filter(({ end }) => !nouns.some((noun) => noun.end === end));
  });
}

const INDEFINITE: ReadonlySet<string> = new Set(['a', 'an', 'any']);

/** "Texas", "grade A", "online or broker channel". */
export const valuesOfField = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    mapped(valueList, (values): ConditionSketch => ({ kind: 'value', field: null, values })),
    sequence([discreteField, valueList], heldBy),
    sequence([valueList, discreteField], (values, field) => heldBy(field, values)),
  ),
);

/** "the city of Oslo", "city Oslo", "Oslo city": values with what they are values of. */
export const namedValues: Parser<readonly ValueTerm[]> = symbol(() => {
  const held = (field: FieldTerm, values: readonly ValueTerm[]): readonly ValueTerm[] | null => {
    const said = heldBy(field, values);
    return said?.kind === 'value' ? said.values : null;
  };
  return either<readonly ValueTerm[]>(
    sequence([discreteField, optional(of), valueList], (field, _, values) => held(field, values)),
    sequence([valueList, discreteField], (values, field) => held(field, values)),
    valueWithKind,
  );
});

/** The name where it is one of the table that the key refers to, of that table in the part that the key gives it. */
function nameBehind(
  { knowledge, dataset }: KnowledgeIndex,
  { alternatives }: FieldTerm,
  named: ValueTerm['alternatives'][number],
): ValueTerm['alternatives'] {
  const keys = knowledge.relationships.filter(({ from, fromColumns }) =>
    alternatives.some(
      (key) => key.dataset === from && fromColumns.length === 1 && key.field === fromColumns[0],
    ),
  );
  return keys
    .filter(({ to }) => dataset(to).roleOf === named.dataset && dataset(to).display.includes(named.field))
    .map(({ to }) => ({ ...named, dataset: to }));
}

/** Fields that hold numbers which are no quantities: "loan id is 42", "is secured = 1". */
const keyField = fieldTerm((field) => field.role === 'key');
const flagField = fieldTerm((field) => field.role === 'flag');

function isNumber(field: FieldTerm, value: number): ConditionSketch {
  return { kind: 'compare', field, operator: '=', quantity: { value, sign: null } };
}

/** "Texas", "Texas or Ohio", "A, B and C": the values of a list are of one field. */
export const valueList: Parser<readonly ValueTerm[]> = symbol(() =>
  mapped(listOf(valueTerm, listJoint), (values) => (shareField(values) ? values : null)),
);

const PREPOSITION = /^(?:by|for|from|to|with)$/;

const keyWithPreposition: Parser<FieldTerm> = revised(
  fieldTerm((field) => field.role === 'key'),
  (found, { words }) => found.filter(({ end }) => PREPOSITION.test(words[end - 1] ?? '')),
);

/** "referred by Ann", "assigned to Bo": the name of the row that a key refers to. */
const referredTo: Parser<ConditionSketch> = inView(
  sequence([keyWithPreposition, valueList], (field, values) => ({ field, values })),
  ({ field, values }, index) => {
    const named = values.map(({ alternatives }) => ({
      alternatives: alternatives.flatMap((one) => nameBehind(index, field, one)),
    }));
    return shareField(named) ? { kind: 'value', field: null, values: named } : null;
  },
);

/**
 * "gold tier", "Midwest region", "business and premium class": with the last word of the column's name, which may be one of the
 * language, or another word for it ("gold status").
 */
export const valueWithKind: Parser<readonly ValueTerm[]> = symbol(() =>
  revised(valueList, (found, chart) =>
    found.flatMap(({ value: values, end, cost }) => {
      const noun = nounForm(chart.words[end] ?? '');
      const kinds = noun === '' ? [] : [noun, ...(SAME_THINGS.get(noun) ?? [])].map((kind) => ` ${kind}`);
      const heldAsKind = (kind: string): readonly ValueTerm[] =>
        values.map(({ alternatives }) => ({
          alternatives: alternatives.filter(({ dataset, field }) =>
            ` ${chart.index.field(dataset, field).label}`.endsWith(kind),
          ),
        }));
      // A column that is called so goes before one that is called otherwise.
      const held = kinds.map(heldAsKind).find(shareField);
      return held !== undefined ? [{ value: held, end: end + 1, cost }] : [];
    }),
  ),
);

/** Whether one field holds all the values: "Texas and Georgia", not "Texas and grade A". */
export function shareField([first, ...others]: readonly ValueTerm[]): boolean {
  const isShared = (alternative: FieldAlternative): boolean =>
    others.every(({ alternatives }) => alternatives.some((other) => isSameField(other, alternative)));
  return first?.alternatives.some(isShared) ?? false;
}

/** "grade D to F". */
function valueRange(field: FieldTerm | null, from: ValueTerm, to: ValueTerm): ConditionSketch | null {
  const [first, last] = field === null ? [from, to] : [ofField(field, from), ofField(field, to)];
  return shareField([first, last]) ? { kind: 'value-range', from: first, to: last } : null;
}

/** The values with only those alternatives that the field holds; null if one of them is not a value of it. */
function heldBy(field: FieldTerm, values: readonly ValueTerm[]): ConditionSketch | null {
  const held = values.map((value) => ofField(field, value));
  return held.some(({ alternatives }) => alternatives.length === 0)
    ? null
    : { kind: 'value', field, values: held };
}

function ofField(field: FieldTerm, value: ValueTerm): ValueTerm {
  return {
    alternatives: value.alternatives.filter((alternative) =>
      field.alternatives.some((candidate) => isSameField(candidate, alternative)),
    ),
  };
}

function isSameField(left: FieldAlternative, right: FieldAlternative): boolean {
  return left.dataset === right.dataset && left.field === right.field;
}
