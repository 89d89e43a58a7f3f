import {
  costing,
  either,
  inView,
  listOf,
  mapped,
  optional,
  type Parser,
  sequence,
  symbol,
  typed,
} from '../../parser.ts';
import type { ConditionSketch, Nominal, SketchOf, ValueTerm } from '../../sketch.ts';
import { discreteField } from '../fields.ts';
import { nominal } from '../forward.ts';
import { be, having, lacking, not, of } from '../joints.ts';
import { valueTerm } from '../terms.ts';
import { doingVerb, done } from '../verbs.ts';
import { word } from '../words.ts';
import { nor } from './neither.ts';
import { shareField, valuesOfField } from './values.ts';

/**
 * What is said once of two kinds of rows, of which there is one each: "tours in both Dutch and French", "speak English but not
 * French", "where neither English nor Dutch is spoken".
 */
export const ofBothCondition: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    // "books both at the Harbour branch and at the Hilltop branch"
    sequence([having, nominal, pair], (_, rows, kinds) => of2(rows, kinds)),
    // "bookings with status both open and paid"
    sequence(
      [having, nominal, optional(of), discreteField, word('both'), valueTerm, word('and'), valueTerm],
      (_, rows, __, field, ___, first, ____, second) =>
        of2(rows, [
          { kind: 'value', field, values: [first] },
          { kind: 'value', field, values: [second] },
        ]),
    ),
    // "written a novel but not a play"
    sequence([having, nominal, word('conjunction'), none, nominal], (_, one, __, ___, other) => ({
      kind: 'and',
      of: [existing(one), { kind: 'not', of: existing(other) }],
    })),
    ofValues,
  ),
);

/** "in the genre History", "at the Harbour branch": what one kind of them is. */
const which: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    mapped(valuesOfField, (one) => (one.kind === 'value' && one.values.length === 1 ? one : null)),
    mapped(nominal, (rows) => (rows.conditions.length === 0 ? null : { kind: 'exists', nominal: rows })),
  ),
);

const pair: Parser<readonly ConditionSketch[]> = symbol(() =>
  either(
    sequence(
      [optional(of), word('both'), optional(of), which, word('and'), optional(of), which],
      (_, __, ___, first, ____, _____, second) => ofOneKind(first, second),
    ),
    // "from Reno as well as from Atlanta", "from Reno and Atlanta both"
    costing(
      SAID_OF_EACH,
      either(
        sequence(
          [optional(of), which, word('both-times'), optional(of), which],
          (_, first, __, ___, second) => ofOneKind(first, second),
        ),
        sequence(
          [optional(of), which, word('and'), optional(of), which, word('both')],
          (_, first, __, ___, second) => ofOneKind(first, second),
        ),
      ),
    ),
  ),
);

function ofOneKind(first: ConditionSketch, second: ConditionSketch): readonly ConditionSketch[] | null {
  return first.kind === second.kind ? [first, second] : null;
}

function of2(rows: Nominal, kinds: readonly ConditionSketch[]): ConditionSketch {
  return {
    kind: 'and',
    of: kinds.map((one) => existing({ ...rows, conditions: [...rows.conditions, one] })),
  };
}

function existing(rows: Nominal): SketchOf<'exists'> {
  return { kind: 'exists', nominal: rows, isSeparate: true };
}

const none: Parser<unknown> = either<unknown>(not, typed(new Set(['no'])));

const allOfThem: Parser<readonly ValueTerm[]> = listOf(valueTerm, word('and'));
const anyOfThem: Parser<readonly ValueTerm[]> = listOf(valueTerm, word('or'));

/** The same of values that rows of another table have, which stand for these rows. */
const ofValues: Parser<ConditionSketch> = symbol(() =>
  inView(
    either<readonly Valued[]>(
      // "speak (both) English and French"
      sequence([doingVerb, optional(word('both')), allOfThem], (_, __, values) => values.map(held)),
      sequence([doingVerb, optional(word('or')), anyOfThem], (_, __, values) =>
        values.length < 2 ? null : [{ values, isThere: true }],
      ),
      sequence([doingVerb, valueTerm, word('conjunction'), not, valueTerm], (_, one, __, ___, other) => [
        held(one),
        { values: [other], isThere: false },
      ]),
      costing(NO_NOUN, hadValues),
      sequence([lacking, optional(word('or')), anyOfThem], (_, __, values) => [{ values, isThere: false }]),
      sequence([word('neither'), listOf(valueTerm, nor), optional(be), done], (_, values) =>
        values.length < 2 ? null : [{ values, isThere: false }],
      ),
      sequence([word('with'), optional(word('both')), allOfThem, optional(be), done], (_, __, values) =>
        values.map(held),
      ),
      sequence([word('with'), optional(word('or')), anyOfThem, optional(be), done], (_, __, values) => [
        { values, isThere: true },
      ]),
      sequence(
        [word('with'), word('neither'), listOf(valueTerm, nor), optional(be), done],
        (_, __, values) => (values.length < 2 ? null : [{ values, isThere: false }]),
      ),
      // "in which countries is English spoken"
      sequence([be, optional(word('both')), allOfThem, done], (_, __, values) => values.map(held)),
      sequence([be, optional(word('or')), anyOfThem, done], (_, __, values) =>
        values.length < 2 ? null : [{ values, isThere: true }],
      ),
      sequence([word('with'), valueTerm, be, not, done], (_, value) => [{ values: [value], isThere: false }]),
    ),
    rowsOfValues,
  ),
);

/** "have both an album and a single", "have an album but no single". */
const hadValues: Parser<readonly Valued[]> = symbol(() =>
  either<readonly Valued[]>(
    sequence([having, optional(word('both')), allOfThem], (_, __, values) => eachHeld(values)),
    // "have an album as well as a single", "with an album and a single both"
    costing(
      SAID_OF_EACH,
      either(
        sequence([having, valueTerm, word('both-times'), valueTerm], (_, one, __, other) =>
          eachHeld([one, other]),
        ),
        sequence([having, allOfThem, word('both')], (_, values) => eachHeld(values)),
      ),
    ),
    sequence([having, valueTerm, word('conjunction'), none, valueTerm], (_, one, __, ___, other) => [
      held(one),
      { values: [other], isThere: false },
    ]),
  ),
);

/** Words that leave no doubt that each is had. */
const SAID_OF_EACH = -0.8;

/** What is had are rather rows that a noun names. */
const NO_NOUN = 0.2;

interface Valued {
  readonly values: readonly ValueTerm[];
  /** Whether there is a row that has one of them, or none. */
  readonly isThere: boolean;
}

function eachHeld(values: readonly ValueTerm[]): readonly Valued[] | null {
  return values.length < 2 ? null : values.map(held);
}

function held(value: ValueTerm): Valued {
  return { values: [value], isThere: true };
}

/** Null where the rows that have them may be of several tables. */
function rowsOfValues(valued: readonly Valued[]): ConditionSketch | null {
  const all = valued.flatMap(({ values }) => values);
  const [alternative, ...others] = (all[0]?.alternatives ?? []).filter((one) =>
    all.every(({ alternatives }) =>
      alternatives.some(({ dataset, field }) => dataset === one.dataset && field === one.field),
    ),
  );
  if (alternative === undefined || others.length > 0 || !shareField(all)) return null;
  const { dataset } = alternative;
  const conditions = valued.map(({ values, isThere }): ConditionSketch => {
    const rows: Nominal = { kind: 'nominal', dataset, conditions: [{ kind: 'value', field: null, values }] };
    return isThere ? existing(rows) : { kind: 'not', of: existing(rows) };
  });
  const [only, ...more] = conditions;
  return only === undefined || more.length > 0 ? { kind: 'and', of: conditions } : only;
}
