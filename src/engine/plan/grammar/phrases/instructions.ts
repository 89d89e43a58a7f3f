import {
  type Chart,
  costing,
  either,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  where,
} from '../../parser.ts';
import type { Phrase, PhraseOf } from '../../phrase.ts';
import type { ConditionSketch, FieldTerm, Nominal } from '../../sketch.ts';
import { conditionList } from '../conditions/condition-list.ts';
import { attachedCondition, predicate } from '../conditions/conditions.ts';
import { severalLeftOut } from '../conditions/excluded.ts';
import { segmentCondition } from '../conditions/segments.ts';
import { valueCondition } from '../conditions/values.ts';
import { discreteField, timeField } from '../fields.ts';
import { leadingCondition } from '../forward.ts';
import { of } from '../joints.ts';
import { nominal } from '../nominals.ts';
import { datasetTerm, dated } from '../terms.ts';
import { word } from '../words.ts';

/** What is marked as said of the whole question is no piece of it. */
const SAID_OF_ALL = -0.2;

const mark = optional(word('comma', 'end', 'bracket'));
const closing = optional(word('bracket'));

/** How the question is to be understood: "Leave out the pending ones.", "(cancelled ones included)", "Go by the order date." */
export const instruction: Parser<Phrase> = symbol(() =>
  either<Phrase>(
    costing(SAID_OF_ALL, either<Phrase>(leftOut, withNone, included, datedBy, columnMeant, onceEach)),
    basis,
  ),
);

/** "including grade A", "including retired", without a noun. */
const kind: Parser<ConditionSketch> = revised(
  either<ConditionSketch>(valueCondition, segmentCondition),
  (found, { candidatesAt }) =>
    found.filter(({ end }) => candidatesAt[end]?.some(({ meaning }) => meaning.kind === 'dataset') !== true),
);

/** Rows by what they are: with a noun, or with "ones" in its place. */
const rows: Parser<Nominal | ConditionSketch> = symbol(() =>
  either<Nominal | ConditionSketch>(
    mapped(nominal, (found) => (found.conditions.length === 0 ? null : found)),
    sequence([leadingCondition, word('ones')], (condition) => condition),
    sequence(
      [word('ones'), either(conditionList(attachedCondition), conditionList(predicate))],
      (_, condition) => condition,
    ),
  ),
);

/** "Leave out late loans and grade A." */
const severalOut: Parser<Phrase> = symbol(() =>
  sequence(
    [mark, word('leave-out'), severalLeftOut, closing],
    (_, __, of): Phrase => ({
      kind: 'left-out',
      rows: { kind: 'or', of },
    }),
  ),
);

const leftOut: Parser<Phrase> = either<Phrase>(
  revised(
    sequence(
      [mark, word('leave-out'), rows, closing],
      (_, __, what): Phrase => ({ kind: 'left-out', rows: what }),
    ),
    (found, chart, at) =>
      found.filter(
        ({ end }) =>
          // "mortgages, grade A": whether what is both is meant is not said.
          !chart.words.slice(at + 1, end - 1).includes(',') &&
          !severalOut(chart, at).some((all) => all.end > end),
      ),
  ),
  severalOut,
  sequence([mark, rows, word('left-out'), closing], (_, what) => ({ kind: 'left-out', rows: what })),
);

/** "Skip restaurants with none.": no group is empty unless it is asked for. */
const withNone: Parser<Phrase> = sequence(
  [mark, word('leave-out'), either<unknown>(datasetTerm, discreteField, word('ones')), word('with-none')],
  (_, __, ___, ____) => ({ kind: 'no-empty-groups' }),
);

const included: Parser<Phrase> = either<Phrase>(
  sequence([mark, word('whichever'), either(rows, kind), closing], (_, __, what) => ({
    kind: 'included',
    rows: what,
  })),
  sequence([mark, rows, word('counted-too'), closing], (_, what) => ({ kind: 'included', rows: what })),
  sequence([mark, where(word('whichever', 'of-any'), isOfAny), discreteField, closing], (_, __, field) => ({
    kind: 'included',
    field,
  })),
);

/** "including every grade" makes no difference; "including grade" shows it. */
function isOfAny({ words }: Chart, at: number): boolean {
  return !INCLUDE.has(words[at] ?? '') || ANY.has(words[at + 1] ?? '');
}

const INCLUDE: ReadonlySet<string> = new Set(['include', 'including']);
const ANY: ReadonlySet<string> = new Set(['all', 'any', 'every']);

/** "the order date", "the date of the order". */
const date: Parser<FieldTerm> = symbol(() =>
  either(
    timeField,
    sequence([word('date-noun'), of, dated], (_, __, field) => field),
  ),
);

const datedBy: Parser<Phrase> = either<Phrase>(
  // "loan count by issue date" is their number, and counts nothing by it.
  sequence([mark, where(word('dated-by'), isNoNoun), date, closing], (_, __, field) => ({
    kind: 'dated-by',
    field,
  })),
  sequence([word('bracket'), optional(word('group')), date, word('bracket')], (_, __, field) => ({
    kind: 'dated-by',
    field,
  })),
);

function isNoNoun({ words, candidatesAt }: Chart, at: number): boolean {
  if (words[at] !== 'count') return true;
  const before = candidatesAt[at - 1] ?? [];
  return !before.some(({ meaning, end }) => end === at && meaning.kind === 'dataset');
}

const number: Parser<PhraseOf<'basis'>> = symbol(() =>
  sequence([word('of-number'), optional(datasetTerm)], (_, of) => ({
    kind: 'basis',
    by: 'number',
    ...(of === null ? {} : { of }),
  })),
);
const amount: Parser<PhraseOf<'basis'>> = symbol(() =>
  mapped(word('of-amount'), () => ({ kind: 'basis', by: 'amount' })),
);

/** "by number of loans", "by amount instead of by number". */
const basis: Parser<Phrase> = either<Phrase>(
  sequence([mark, either(number, amount), closing], (_, by) => by),
  sequence(
    [
      mark,
      either(number, amount),
      optional(word('comma')),
      word('instead-of'),
      either(number, amount),
      closing,
    ],
    (_, by, __, ___, other) => (by.by === other.by ? null : by),
  ),
);

/** "(by the purpose of the loan)", "go by product category". */
const columnMeant: Parser<Phrase> = either<Phrase>(
  sequence(
    [word('bracket'), either(word('group'), word('dated-by')), discreteField, word('bracket')],
    (_, __, field) => ({ kind: 'meant', field }),
  ),
  sequence([mark, word('go-by'), discreteField, closing], (_, __, field) => ({ kind: 'meant', field })),
);

/** "Count each person once." */
const onceEach: Parser<Phrase> = either<Phrase>(
  sequence([mark, word('count'), word('group'), datasetTerm, word('once')], (_, __, ___, dataset) => ({
    kind: 'once',
    dataset,
  })),
);
