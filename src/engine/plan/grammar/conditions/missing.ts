import { costing, either, listOf, type Parser, revised, sequence, symbol, typed } from '../../parser.ts';
import type { ConditionSketch, FieldTerm } from '../../sketch.ts';
import { isQuantity } from '../fields.ts';
import { ownedField } from '../terms.ts';
import { word } from '../words.ts';
import { SLIGHTLY_ROUGH } from './roughness.ts';

const nullableField = ownedField((field) => field.isNullable && field.role !== 'flag');
/** A number that may be 0 is not absent when it is NULL only: "flights with stops". */
const absentField = ownedField((field) => field.isNullable && field.role !== 'flag' && field.min !== 0);
/** "no dependents" is 0 of them. */
const countingField = ownedField(
  (field) => isQuantity(field) && field.min === 0 && field.unit?.kind !== 'money',
);
const flagField = ownedField((field) => field.role === 'flag');

/** "without a credit score", "decline reason is missing", "with a final exam", "no dependents". */
export const missingCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    // "with a final project and a final exam"
    sequence([word('with'), listOf(flagField, word('conjunction'))], (_, fields) => allSet(fields)),
    sequence([word('without'), flagField], (_, field) => equalTo(0, field)),
    sequence([word('without'), countingField], (_, field) => equalTo(0, field)),
    sequence([word('without'), absentField], (_, field) => missing(field)),
    // "no credit score on file"
    sequence([word('without'), nullableField, word('present')], (_, field) => missing(field)),
    sequence([word('missing'), nullableField], (_, field) => missing(field)),
    sequence([nullableField, word('missing')], missing),
    sequence([absentField, word('present')], present),
    costing(
      SLIGHTLY_ROUGH,
      sequence([word('with'), absentField], (_, field) => present(field)),
    ),
  ),
);

/** "no end date", by itself. */
export const lackOf: Parser<ConditionSketch> = revised(typed(new Set(['no'])), (_, chart, at) =>
  absentField(chart, at + 1).map((reading) => ({ ...reading, value: missing(reading.value) })),
);

function allSet(fields: readonly FieldTerm[]): ConditionSketch {
  const all = fields.map((field) => equalTo(1, field));
  const [first] = all;
  return first !== undefined && all.length === 1 ? first : { kind: 'and', of: all };
}

function equalTo(value: 0 | 1, field: FieldTerm): ConditionSketch {
  return { kind: 'compare', field, operator: '=', quantity: { value, sign: null } };
}

function missing(field: FieldTerm): ConditionSketch {
  return { kind: 'missing', field };
}

function present(field: FieldTerm): ConditionSketch {
  return { kind: 'not', of: missing(field) };
}
