import type { TimeMeaning } from '../../../candidate.ts';
import { VERB_FORMS } from '../../../lexicon/words/relations.ts';
import type { Chart } from '../../chart.ts';
import { isDeedOf, isPastForm } from '../../deeds.ts';
import {
  atEnd,
  either,
  inView,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
  terminal,
} from '../../parser.ts';
import type { ConditionSketch, Nominal } from '../../sketch.ts';
import { nominal } from '../forward.ts';
import { be, having, not } from '../joints.ts';
import { segmentTerm, time, valueTerm } from '../terms.ts';
import { word } from '../words.ts';
import { bound } from './bounds.ts';
import { valueList } from './values.ts';

/** A table that is named by what is done: "favorited" of `favorites`, "booked" of `bookings`. */
const named: Parser<string> = terminal('dataset', ({ meaning, match, start, end }, { words, index }) =>
  match === 'inflected' &&
  end - start === 1 &&
  DONE.test(words[start] ?? '') &&
  !index
    .dataset(meaning.dataset)
    .label.split(' ')
    .includes(words[start] ?? '')
    ? meaning.dataset
    : null,
);

/** The same by its date: "treated" of treatments that have a `treated_at`. */
const dated: Parser<string> = terminal('field', ({ meaning, start, end }, { words, index }) => {
  const dataset = index.dataset(meaning.dataset);
  const verb = words[end - 1] ?? '';
  const isDate = dataset.defaultDate === meaning.field && end - start === 1;
  return isDate && isPastForm(verb) && isDeedOf(verb, dataset) ? meaning.dataset : null;
});

/** Verbs that relate any two things say so of what was done too: the tables between them need no name. */
const deed: Parser<string> = either(
  named,
  revised(dated, (found, { words }, at) => (VERB_FORMS.has(words[at] ?? '') ? [] : found)),
);

/** Whether the words there are a deed. */
export function isDeed(chart: Chart, at: number): boolean {
  return named(chart, at).length > 0;
}

const DONE = /[a-z]{2}ed$/;

const did = optional(either<unknown>(having, word('that')));

/** Who did it: "by Ada Stone", "by volunteers". */
const doer: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([word('agent'), valueList], (_, values) => ({ kind: 'value', field: null, values })),
    sequence([word('agent'), nominal], (_, rows) => ({ kind: 'exists', nominal: rows })),
    // "by volunteers", whom a flag tells
    inView(
      sequence([word('agent'), segmentTerm], (_, segment) => segment),
      (segment, index) => ({
        kind: 'exists',
        nominal: {
          kind: 'nominal',
          dataset: index.segment(segment).dataset,
          conditions: [{ kind: 'segment', segments: [segment] }],
        },
      }),
    ),
  ),
);

/** "favorited Lot 7", "who booked more than 3 flights", "have never rated a film": what somebody did, and to what. */
export const deedCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    sequence([did, deed, bound, nominal], (_, dataset, { operator, quantity }, rows) =>
      quantity.sign === null
        ? {
            kind: 'count',
            nominal: of(dataset, rows),
            operator,
            value: quantity.value,
            ...(rows.dataset === dataset ? {} : { distinctOf: rows.dataset }),
          }
        : null,
    ),
    sequence([did, deed, nominal], (_, dataset, rows) => ({ kind: 'exists', nominal: of(dataset, rows) })),
    sequence(
      [either(not, word('never')), deed, optional(word('anything')), nominal],
      (_, dataset, __, rows) => ({
        kind: 'not',
        of: { kind: 'exists', nominal: of(dataset, rows) },
      }),
    ),
    // "booked both economy and business"
    sequence(
      [did, deed, word('both'), valueTerm, word('and'), valueTerm],
      (_, dataset, __, first, ___, second) => ({
        kind: 'and',
        of: [first, second].map(
          (value): ConditionSketch => ({
            kind: 'exists',
            nominal: {
              kind: 'nominal',
              dataset,
              conditions: [{ kind: 'value', field: null, values: [value] }],
            },
            isSeparate: true,
          }),
        ),
      }),
    ),
    suffered,
  ),
);

/** "treated by volunteers in 2023", "were examined by Ada Stone": what was done to the rows, and by whom. */
const suffered: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([optional(be), dated, doer, optional(time)], (_, dataset, by, when) =>
      doneTo(dataset, [by, ...(when === null ? [] : [during(when)])]),
    ),
    sequence([optional(be), dated, time, doer], (_, dataset, when, by) =>
      doneTo(dataset, [by, during(when)]),
    ),
    // "never treated", "have not been adopted"
    atEnd(
      sequence([either(not, word('never')), optional(be), dated], (_, __, dataset) => ({
        kind: 'not',
        of: doneTo(dataset, []),
      })),
    ),
    // "who have donated"
    atEnd(sequence([having, dated], (_, dataset) => doneTo(dataset, []))),
  ),
);

function during(span: TimeMeaning): ConditionSketch {
  return { kind: 'time', field: null, times: [span] };
}

function doneTo(dataset: string, conditions: readonly ConditionSketch[]): ConditionSketch {
  return { kind: 'exists', nominal: { kind: 'nominal', dataset, conditions }, isDeed: true };
}

/** Bookings of flights: of those that the words tell, where they tell more than that they are flights. */
function of(dataset: string, rows: Nominal): Nominal {
  if (rows.dataset === dataset) return rows;
  const conditions: readonly ConditionSketch[] =
    rows.conditions.length === 0 ? [] : [{ kind: 'exists', nominal: rows }];
  return { kind: 'nominal', dataset, conditions };
}
