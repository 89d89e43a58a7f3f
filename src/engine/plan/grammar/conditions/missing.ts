import { type Field, isYesOrNo, singularOf } from '../../../../catalog/mod.ts';
import {
  type Chart,
  costing,
  either,
  listOf,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  typed,
  where,
} from '../../parser.ts';
import type { ConditionSketch, FieldTerm } from '../../sketch.ts';
import { isQuantity } from '../fields.ts';
import { ownedField } from '../terms.ts';
import { word } from '../words.ts';
import { neitherOf } from './neither.ts';
import { SLIGHTLY_ROUGH } from './roughness.ts';

const nullableField = ownedField((field) => field.isNullable && !saysYesOrNo(field));
/** What has a value in every row: that it is missing is asked to be sure. "a missing payment" is none of its columns. */
const filledField = where(
  ownedField(({ isNullable, role, min }) => !isNullable && role !== 'flag' && role !== 'key' && min !== 0),
  ({ candidatesAt, skips }, at) =>
    (skips[at] ?? [at]).every((start) =>
      (candidatesAt[start] ?? []).every(
        ({ meaning }) => meaning.kind !== 'dataset' && meaning.kind !== 'event',
      ),
    ),
);
const NEVER_MISSING = 0.3;
const NO: ReadonlySet<string> = new Set(['no', 'without']);

/** A number that may be 0 is not absent when it is NULL only: "flights with stops"; nor is what says no in text. */
const absentField = revised(
  ownedField((field) => field.isNullable && field.role !== 'flag' && field.min !== 0 && !saysYesOrNo(field)),
  (found, { words, index }, at) =>
    found.filter(({ value: { alternatives }, end }) =>
      alternatives.every(
        ({ dataset, field }) =>
          !LIMIT.test(index.field(dataset, field).label) ||
          words.slice(at, end).some((one) => LIMIT.test(one)),
      ),
    ),
);
/** "no members" is none of them, and no lack of a `max_members`. */
const LIMIT = /^(?:max|min)(?:imum)?\b/;
/** "no dependents" is 0 of them. */
const countingField = ownedField(
  (field) => isQuantity(field) && field.min === 0 && field.unit?.kind !== 'money',
);
/** `Y` and `N` in text say what a flag says. */
const answeredField = ownedField((field) => saysYesOrNo(field) && !/ (?:flag|indicator)$/.test(field.label));
/** A number that is 0 where there is none: a fee, what was recovered. */
const amountField = ownedField((field) => isQuantity(field) && field.min === 0 && !field.isNullable);
/** A number that every row has. */
const numberField = ownedField((field) => isQuantity(field) && !field.isNullable);
/** The same where nothing may be kept for none of it too. */
const amountOrNothing = ownedField(
  (field) => isQuantity(field) && field.min === 0 && field.isNullable && field.unit?.kind === 'money',
);
const flagField = ownedField((field) => field.role === 'flag');

/** "that had a late fee", "with any recovered amount": more than 0; "with a fee above $25" says how much. */
export const someOfIt: Parser<ConditionSketch> = symbol(() =>
  revised(
    sequence(
      [word('with'), either(amountField, countingField)],
      (_, field): ConditionSketch => ({
        kind: 'compare',
        field,
        operator: '>',
        quantity: { value: 0, sign: null },
      }),
    ),
    (found, chart, at) =>
      found.filter(({ end }) => {
        const { words, sensesAt } = chart;
        // "with a fee up to the end of 2021" tells when, and not how much.
        const after = isTimeAt(chart, end) ? [] : [...(sensesAt[end]?.keys() ?? [])];
        const isSome = words.slice(at, end).some((word) => SOME.has(word));
        return isSome
          ? !isNumberAt(chart, words[end] === 'of' ? end + 1 : end) &&
              !after.some((sense) => AMOUNT_AFTER.test(sense))
          : words[at] !== 'including' &&
              isOfThings(words, end) &&
              (words[end + 1] === 'there' || !after.some((sense) => NUMBER_AFTER.test(sense)));
      }),
  ),
);
/** "flights with stops": things are counted, which are there or not; "with stops and meals" lists what is shown. */
function isOfThings(words: readonly string[], end: number): boolean {
  const [last = '', next = ''] = words.slice(end - 1, end + 1);
  return singularOf(last) !== last && !LISTING.has(next);
}
const LISTING: ReadonlySet<string> = new Set([',', '&', 'and', 'or', 'plus']);

const SOME: ReadonlySet<string> = new Set(['a', 'an', 'any', 'some']);
const NUMBER_AFTER = /^(?:amounts-to|between|compare:|more:|less:)/;
const AMOUNT_AFTER = /^(?:amounts-to|between|compare:|more:|less:|be$|every:)/;

function isDate({ alternatives }: FieldTerm, { index }: Chart): boolean {
  return alternatives.some(({ dataset, field }) => index.field(dataset, field).role === 'time');
}

function isTimeAt({ candidatesAt }: Chart, at: number): boolean {
  return (candidatesAt[at] ?? []).some(({ meaning }) => meaning.kind === 'time');
}

function isNumberAt({ candidatesAt }: Chart, at: number): boolean {
  return (candidatesAt[at] ?? []).some(({ meaning }) => meaning.kind === 'number');
}

/** What rows have or not: "a final exam". */
const yes: Parser<ConditionSketch> = either(
  mapped(flagField, (field) => equalTo(1, field)),
  mapped(answeredField, answered),
);

/** "no years of employment on record" is not none of them. */
function unrecorded<T>(part: Parser<T>): Parser<T> {
  return revised(part, (found, { sensesAt, words }, at) =>
    found.filter(
      ({ end }) =>
        sensesAt[end]?.has('present') !== true && !words.slice(at, end).some((one) => KNOWN.has(one)),
    ),
  );
}

const KNOWN: ReadonlySet<string> = new Set(['known', 'recorded', 'stated']);

/** "without a credit score", "decline reason is missing", "with a final exam", "no dependents". */
export const missingCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    // "with a final project and a final exam", "with both a garden and a garage"
    sequence([word('with'), optional(word('both')), listOf(yes, word('conjunction'))], (_, __, all) =>
      allOf(all),
    ),
    sequence([word('without'), flagField], (_, field) => equalTo(0, field)),
    sequence([word('without'), answeredField], (_, field) => lacking(field)),
    unrecorded(
      sequence([word('without'), either(countingField, amountField)], (_, field) => equalTo(0, field)),
    ),
    // "received no revenue"
    sequence([word('without'), amountOrNothing], (_, field) => ({
      kind: 'or',
      of: [equalTo(0, field), missing(field)],
    })),
    sequence([word('without'), absentField], (_, field) => missing(field)),
    // "no director or no budget", "no director and no budget"
    sequence([word('without'), absentField, typed(EITHER), lackOf], (_, field, joint, last) =>
      eitherOf(joint, [missing(field), last]),
    ),
    mapped(word('in-stock'), () => ofStock('>')),
    mapped(word('out-of-stock'), () => ofStock('=')),
    // "no credit score on file"
    sequence([word('without'), nullableField, word('present')], (_, field) => missing(field)),
    // "no known credit score", "no known number of dependents" of what is known of everybody
    sequence([word('without'), typed(KNOWN), nullableField], (_, __, field) => missing(field)),
    sequence([word('without'), typed(KNOWN), numberField], (_, __, field) => checked(field)),
    costing(SLIGHTLY_ROUGH, someOfIt),
    // "with neither email nor phone"
    sequence([optional(word('with')), neitherOf(absentField)], (_, fields) => allOf(fields.map(missing))),
    sequence([word('missing'), nullableField], (_, field) => missing(field)),
    sequence([nullableField, word('missing')], missing),
    // "where the director or the budget is missing"
    sequence(
      [optional(typed(CHOICE)), nullableField, typed(EITHER), nullableField, word('missing')],
      (_, first, joint, last) => eitherOf(joint, [missing(first), missing(last)]),
    ),
    sequence([word('missing'), nullableField, typed(EITHER), nullableField], (_, first, joint, last) =>
      eitherOf(joint, [missing(first), missing(last)]),
    ),
    // what has a value in every row, as those know who check it
    costing(
      NEVER_MISSING,
      either(
        sequence([word('missing'), filledField], (_, field) => checked(field)),
        sequence([filledField, word('missing')], checked),
        sequence([typed(NO), filledField], (_, field) => checked(field)),
      ),
    ),
    // "the sex is unknown (left blank)"
    sequence([nullableField, word('missing'), saidAgain], missing),
    sequence([absentField, word('present')], present),
    // "with a phone number and an address"
    sequence(
      [word('with'), absentField, typed(EITHER), typed(ARTICLES), absentField],
      (_, first, joint, __, last) => eitherOf(joint, [present(first), present(last)]),
    ),
    costing(
      SLIGHTLY_ROUGH,
      revised(
        sequence([word('with'), absentField], (_, field) => field),
        // "with a charge-off date in 2024" is of the date that is in 2024; "…, with charge-off date" shows it.
        (found, chart, at) =>
          found
            .filter(({ value, end }) => !(isDate(value, chart) && isTimeAt(chart, end)))
            .filter(({ end }) => !OF_BOTH.test(chart.words.slice(end).join(' ')))
            .filter(({ value, end }) => !isShown(chart, at, end) && !isRowSo(value, chart, { at, end }))
            .map((reading) => ({ ...reading, value: present(reading.value) })),
      ),
    ),
  ),
);

const EITHER: ReadonlySet<string> = new Set(['and', 'or']);
const CHOICE: ReadonlySet<string> = new Set(['either']);

function eitherOf(joint: string, of: readonly ConditionSketch[]): ConditionSketch {
  return { kind: joint === 'or' ? 'or' : 'and', of };
}

/** "(left blank)", "or not recorded": the same in other words. */
const saidAgain: Parser<string> = sequence(
  [word('comma', 'bracket', 'or'), word('missing'), optional(word('bracket'))],
  (_, missing) => missing,
);

/** "no end date", by itself. */
export const lackOf: Parser<ConditionSketch> = revised(typed(new Set(['no'])), (_, chart, at) => [
  ...absentField(chart, at + 1).map((reading) => ({ ...reading, value: missing(reading.value) })),
  ...answeredField(chart, at + 1).map((reading) => ({ ...reading, value: lacking(reading.value) })),
]);

/** What is added after a comma without an article is a column to show. */
function isShown({ words }: Chart, at: number, end: number): boolean {
  return words[at - 1] === ',' && !words.slice(at, end).some((word) => SOME.has(word) || word === 'known');
}

/** "have a loan charged off" is of a loan that is so, and not of its day. */
function isRowSo(
  field: FieldTerm,
  chart: Chart,
  { at, end }: { readonly at: number; readonly end: number },
): boolean {
  const { candidatesAt, words } = chart;
  return (
    isDate(field, chart) &&
    !DAYS.has(words[end - 1] ?? '') &&
    words.slice(at, end).some((word, place) => {
      const after = candidatesAt[at + place + 1] ?? [];
      return ARTICLES.has(word) && after.some((one) => one.meaning.kind === 'dataset' && one.end < end);
    })
  );
}

/** "where the director or the budget is missing": what is said last is of both. */
const OF_BOTH = /^(?:and|or) (?:the |their |its )?[a-z]+(?: [a-z]+)? (?:is|are|was|were) /;

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);
const DAYS: ReadonlySet<string> = new Set(['date', 'day', 'time', 'timestamp']);

function saysYesOrNo({ role, values }: Field): boolean {
  return (
    role === 'category' && values?.length === 2 && isYesOrNo({ values: values.map(({ value }) => value) })
  );
}

function allOf(conditions: readonly ConditionSketch[]): ConditionSketch {
  const [first] = conditions;
  return first !== undefined && conditions.length === 1 ? first : { kind: 'and', of: conditions };
}

/** The segments of the rows that say yes, which are named after the field. */
function answered({ alternatives }: FieldTerm): ConditionSketch {
  return { kind: 'segment', segments: alternatives.map(({ dataset, field }) => `${dataset}.${field}`) };
}

function lacking(field: FieldTerm): ConditionSketch {
  return { kind: 'not', of: answered(field) };
}

function equalTo(value: 0 | 1, field: FieldTerm): ConditionSketch {
  return { kind: 'compare', field, operator: '=', quantity: { value, sign: null } };
}

/** "in stock": there is any of it. */
function ofStock(operator: '=' | '>'): ConditionSketch {
  const field: FieldTerm = { alternatives: [], property: 'stock' };
  return { kind: 'compare', field, operator, quantity: { value: 0, sign: null } };
}

function missing(field: FieldTerm): ConditionSketch {
  return { kind: 'missing', field };
}

/** Asked of a column that is never empty. */
function checked(field: FieldTerm): ConditionSketch {
  return { kind: 'missing', field, isChecked: true };
}

function present(field: FieldTerm): ConditionSketch {
  return { kind: 'not', of: missing(field) };
}
