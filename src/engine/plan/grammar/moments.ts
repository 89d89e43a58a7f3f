import { isSame } from '../../is-same.ts';
import { verbStem } from '../../lexicon/inflection.ts';
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
  terminal,
  where,
} from '../parser.ts';
import type { FieldTerm, Moment } from '../sketch.ts';
import { timeField } from './fields.ts';
import { be, of } from './joints.ts';
import { datasetTerm, eventTerm, restrict, segmentNoun, segmentTerm } from './terms.ts';
import { word } from './words.ts';

/** What rows became stands for when they did: less likely than a date that is called so. */
const STATE = 0.2;

/** When something happened, by its date, its noun or its verb: "issue date", "application", "the loan being issued". */
export const moment: Parser<Moment> = symbol(() =>
  either<Moment>(
    mapped(unlessState(either(timeField, happening, event, done, dateOf)), (field) => ({
      kind: 'date',
      field,
    })),
    costing(
      STATE,
      mapped(state, (segment) => ({ kind: 'state', segment })),
    ),
    mapped(word('as-of-day'), () => ({ kind: 'now' })),
  ),
);

/** "approved" is the date of a decision, and says which it was: the state is what is meant. */
function unlessState(parser: Parser<FieldTerm>): Parser<FieldTerm> {
  return revised(parser, (found, chart, at) =>
    found.filter(({ value, end }) => {
      if (isCalledSo(chart, at, end)) return true;
      const states = chart.candidatesAt
        .slice(at, end)
        .flat()
        .flatMap((one) => (one.meaning.kind === 'segment' && one.end <= end ? [one.meaning.segment] : []));
      return states.every((segment) => {
        const { date } = chart.index.segment(segment);
        return value.alternatives.some(({ field }) => field === date);
      });
    }),
  );
}

/** Whether a date has the very words as its name: "decided", which is a state of what has one. */
function isCalledSo({ candidatesAt, index }: Chart, at: number, end: number): boolean {
  return candidatesAt
    .slice(at, end)
    .flat()
    .some(
      ({ meaning, match, end: last }) =>
        last === end &&
        match === 'exact' &&
        meaning.kind === 'field' &&
        index.field(meaning.dataset, meaning.field).role === 'time',
    );
}

/** "month *of application*", "from *order* to delivery": the date that is called like the rows. */
export const happening: Parser<FieldTerm> = terminal(
  'dataset',
  ({ meaning, start, end }, { index, words }) => {
    const { name, label, fields } = index.dataset(meaning.dataset);
    const stem = verbStem(words.slice(start, end).join(' '));
    const isOwn = (one: string): boolean => verbStem(one) === stem;
    const date =
      fields.find((field) => field.label === `${label} date`) ??
      fields.find(
        (field) =>
          (field.type === 'date' || field.type === 'timestamp') && field.label.split(' ').some(isOwn),
      );
    return date === undefined ? null : { alternatives: [{ dataset: name, field: date.name, cost: 0 }] };
  },
);

/** "delivery", "deciding": a word that a date is called after. */
const event: Parser<FieldTerm> = symbol(() =>
  either(
    eventTerm,
    sequence([be, eventTerm], (_, field) => field),
  ),
);

/** "the date of issue of the loan". */
const dateOf: Parser<FieldTerm> = symbol(() =>
  sequence(
    [word('date-noun'), of, either(timeField, happening, eventTerm), optional(ofRows)],
    (_, __, field, dataset) => (dataset === null ? field : restrict(field, dataset)),
  ),
);

const ofRows: Parser<string> = sequence([of, datasetTerm], (_, dataset) => dataset);

/** "somebody applying", "the application was decided", "being issued": whose date it is, where they say so. */
const done: Parser<FieldTerm> = symbol(() =>
  either<FieldTerm>(
    sequence([word('actor'), optional(be), either(timeField, eventTerm)], (_, __, field) => field),
    sequence([be, timeField], (_, field) => field),
    sequence(
      [datasetTerm, optional(be), timeField],
      (dataset, _, field) => restrict(field, dataset) ?? field,
    ),
    // "(between) application decision (and) loan issue"
    sequence([datasetTerm, eventTerm], (dataset, field) => restrict(field, dataset)),
    // "(days to) fund a loan"
    where(
      sequence([either(timeField, eventTerm), datasetTerm], (field, dataset) => restrict(field, dataset)),
      ({ words, index }, at) => !isStateOf(words[at] ?? '', index.knowledge.segments),
    ),
  ),
);

/** "approve an application": those that were are some of the decided ones. */
function isStateOf(verb: string, segments: readonly { readonly label: string }[]): boolean {
  const stem = verbStem(verb);
  return segments.some(({ label }) => verbStem(label) === stem);
}

/** "approval", "being approved", "the application was approved". */
const state: Parser<string> = symbol(() =>
  either<string>(
    revised(segmentNoun, (found) =>
      found.flatMap(({ value, end, cost }) => {
        const [only] = value.conditions;
        return only?.kind === 'segment'
          ? only.segments.map((segment) => ({ value: segment, end, cost }))
          : [];
      }),
    ),
    sequence(
      [optional(either(word('actor'), datasetTerm)), optional(be), segmentTerm],
      (_, __, segment) => segment,
    ),
    // "(days to) close a ticket"
    sequence([segmentTerm, datasetTerm], (segment) => segment),
    decided,
  ),
);

/** "approval decision": the state, of which the other word names the same date. */
const decided: Parser<string> = symbol(() =>
  revised(
    sequence([eventTerm, eventTerm], (first, second) => (isSame(first, second) ? first : null)),
    (found, { candidatesAt }, at) =>
      found.flatMap(({ end, cost }) =>
        (candidatesAt[at] ?? []).flatMap(({ meaning }) =>
          meaning.kind === 'segment' ? [{ value: meaning.segment, end, cost }] : [],
        ),
      ),
  ),
);
