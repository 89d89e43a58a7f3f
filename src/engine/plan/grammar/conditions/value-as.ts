import { costing, either, listOf, optional, type Parser, sequence, symbol, typed } from '../../parser.ts';
import type { ConditionSketch, FieldTerm, Nominal, ValueTerm } from '../../sketch.ts';
import { discreteField } from '../fields.ts';
import { leadingCondition } from '../forward.ts';
import { be, not } from '../joints.ts';
import { valueTerm } from '../terms.ts';
import { word } from '../words.ts';

const AS: ReadonlySet<string> = new Set(['as']);
const THEIR: ReadonlySet<string> = new Set(['its', 'one', 'their']);

/** "where English is an official language", "have Dutch as their second language": rows that have the value, and are so. */
export const valueAsCondition: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence(
      [word('with'), optional(word('both')), listOf(valueTerm, word('and')), either(be, typed(AS)), so],
      (_, __, values, ___, which) =>
        allOf(values.map((value) => existing(which, { values: [value], isDenied: false }))),
    ),
    // "have Brazil as their nationality"
    sequence(
      [word('with'), listOf(valueTerm, word('or')), typed(AS), optional(typed(THEIR)), discreteField],
      (_, values, __, ___, field) => ({ kind: 'value', field, values }),
    ),
    costing(
      OF_NONE,
      sequence([word('with'), valueTerm, be, not, so], (_, value, __, ___, which) =>
        existing(which, { values: [value], isDenied: true }),
      ),
    ),
    sequence(
      [word('with'), optional(word('or')), listOf(valueTerm, word('or')), either(be, typed(AS)), so],
      (_, __, values, ___, which) =>
        values.length < 2 ? null : existing(which, { values, isDenied: false }),
    ),
  ),
);

/** "where English is not an official language": none is, rather than one that is not official. */
const OF_NONE = -0.5;

interface Called {
  readonly field: FieldTerm;
  readonly conditions: readonly ConditionSketch[];
}

const so: Parser<Called> = symbol(() =>
  sequence([optional(typed(THEIR)), optional(leadingCondition), discreteField], (_, leading, field) => ({
    field,
    conditions: leading === null ? [] : [leading],
  })),
);

function allOf(conditions: readonly (ConditionSketch | null)[]): ConditionSketch | null {
  const of = conditions.filter((one) => one !== null);
  const [only, ...others] = of;
  if (only === undefined || of.length < conditions.length) return null;
  return others.length === 0 ? only : { kind: 'and', of };
}

/** Null where the values are not, or not surely, of the one column. */
function existing(
  { field, conditions }: Called,
  { values, isDenied }: { readonly values: readonly ValueTerm[]; readonly isDenied: boolean },
): ConditionSketch | null {
  const [own, ...others] = field.alternatives.filter((one) =>
    values.every(({ alternatives }) =>
      alternatives.some(({ dataset, field: name }) => dataset === one.dataset && name === one.field),
    ),
  );
  if (own === undefined || others.length > 0) return null;
  const held: ConditionSketch = { kind: 'value', field: { alternatives: [own] }, values };
  const rows: Nominal = { kind: 'nominal', dataset: own.dataset, conditions: [...conditions, held] };
  const present: ConditionSketch = { kind: 'exists', nominal: rows, isSeparate: true };
  return isDenied ? { kind: 'not', of: present } : present;
}
