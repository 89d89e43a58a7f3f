import { type Dataset, type Field, type Metric, singularOf } from '../../../catalog/mod.ts';
import type { Meaning, TimeMeaning } from '../../candidate.ts';
import { BEFORE_OBJECT, NONE_OF } from '../../lexicon/cues.ts';
import { isAmountDone } from '../deeds.ts';
import { isNameOfRow } from '../kinds.ts';
import {
  type CandidateOf,
  type Chart,
  costing,
  either,
  optional,
  type Parsed,
  type Parser,
  revised,
  sequence,
  symbol,
  terminal,
  where,
} from '../parser.ts';
import type { FieldAlternative, FieldTerm, Nominal, Quantity, SketchOf, ValueTerm } from '../sketch.ts';
import { isSaidAgain } from './said-again.ts';
import { somebody } from './somebody.ts';
import { isOfOtherRows } from './states-of-rows.ts';
import { word } from './words.ts';

/** A number that counts or measures; ordinals are not. */
export const quantity: Parser<Quantity> = symbol(() =>
  either(
    number,
    // "1,000 square kilometers"
    sequence([number, word('in-unit')], (amount) => amount),
  ),
);

const number: Parser<Quantity> = terminal('number', ({ meaning: { value, sign } }) =>
  sign === 'ordinal' ? null : { value, sign },
);

/** A whole number without a unit. */
export const plainNumber: Parser<number> = terminal('number', ({ meaning: { value, sign } }) =>
  sign === null && Number.isInteger(value) ? value : null,
);

/** Text in quotes. */
export const quotedText: Parser<string> = terminal('text', ({ meaning }) => meaning.text);

/** "second", "3rd". */
export const ordinal: Parser<number> = terminal('number', ({ meaning: { value, sign } }) =>
  sign === 'ordinal' ? value : null,
);

const span: Parser<TimeMeaning> = terminal('time', ({ meaning }) => meaning);
const mark = optional(word('comma', 'bracket'));

/** "in 2024", "last quarter", "past 30 days, inclusive of today". */
export const time: Parser<TimeMeaning> = symbol(() =>
  either(
    span,
    sequence([span, mark, word('inclusive'), mark], (whole) => whole),
    sequence([span, mark, word('inclusive-of'), span, mark], (whole, _, __, day) => including(whole, day)),
  ),
);

/** The time with what it may have left out at its end: a day, or the day on which the "1 month ago" before it was. */
function including(whole: TimeMeaning, end: TimeMeaning): TimeMeaning | null {
  if (whole.start === null || end.start === null || end.end === null) return null;
  if (end.grain !== 'day') return whole.isRelative ? { ...whole, start: dayBefore(whole.start) } : null;
  return {
    ...whole,
    start: whole.start < end.start ? whole.start : end.start,
    end: whole.end === null || whole.end > end.end ? whole.end : end.end,
  };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;

/** "loans". */
export const datasetTerm: Parser<string> = terminal('dataset', ({ meaning, start }, { words }) =>
  isAmountDone(words, start) ? null : meaning.dataset,
);

/** A table as its date: "application". */
export const dated: Parser<FieldTerm> = terminal('dataset', ({ meaning, start, end }, { index, words }) =>
  dateOf(index.dataset(meaning.dataset), words.slice(start, end).join(' ')),
);

/** "payment year" is that of the payment date, for all that payments are dated by when they are due. */
function dateOf({ name, label, defaultDate, fields }: Dataset, said: string): FieldTerm | null {
  const own = said === label ? fields.find((field) => field.label === `${said} date`) : undefined;
  const date = own?.name ?? defaultDate;
  return date === null ? null : { alternatives: [{ dataset: name, field: date, cost: 0 }] };
}

/** A segment's adjective: "late"; but "have not sold any pears" says of none that it is unsold. */
export const segmentTerm: Parser<string> = revised(
  terminal('segment', ({ meaning: { segment, isNoun } }) => (isNoun ? null : segment)),
  (found, chart, at) => {
    const states = found.filter((one) => !isOfOtherRows(chart, one, found));
    return NONE_OF.has(chart.words[at] ?? '')
      ? states.filter(({ end }) => !BEFORE_OBJECT.has(chart.words[end] ?? ''))
      : states;
  },
);

/** The same words may name a state that has a date of its own, and then say more: "charged off (in 2024)". */
export function besideState<T>(parser: Parser<T>): Parser<T> {
  return revised(parser, (found, chart, at) =>
    found.map((reading) =>
      namesDatedState(chart, at, reading.end) ? { ...reading, cost: reading.cost + BESIDE_STATE } : reading,
    ),
  );
}

/** Enough for the state to be what is meant, also where it is then asked which date is. */
const BESIDE_STATE = 0.3;

function namesDatedState({ candidatesAt, index }: Chart, at: number, end: number): boolean {
  return candidatesAt
    .slice(at, end)
    .flat()
    .some(
      (candidate) =>
        candidate.end <= end &&
        candidate.meaning.kind === 'segment' &&
        (index.segment(candidate.meaning.segment).date ?? null) !== null,
    );
}

/** A word that names a segment's rows: "delinquencies". */
export const segmentNoun: Parser<Nominal> = terminal('segment', ({ meaning, start, end }, chart) => {
  if (!meaning.isNoun) return null;
  const { dataset, label } = chart.index.segment(meaning.segment);
  const isState = chart.words.slice(start, end).join(' ') === label && isSaidOfRows(chart, start, end);
  // "where the late fee is zero" names no late ones.
  const isOfName = chart.candidatesAt[start]?.some(
    (one) => one.meaning.kind === 'field' && one.match === 'exact' && one.end > end,
  );
  return isState || isOfName === true
    ? null
    : { kind: 'nominal', dataset, conditions: [{ kind: 'segment', segments: [meaning.segment] }] };
});

/** Loans that are "late *with* over 100,000 outstanding", or "*are* late this year", are so themselves, and no such rows. */
function isSaidOfRows({ words }: Chart, start: number, end: number): boolean {
  return words[end] === 'with' || IS.has(words[start - 1] ?? '');
}

const IS: ReadonlySet<string> = new Set(['are', 'is']);

/** "at charge-off" is when it was, and says of no rows that they are charged off. */
export function isMoment(chart: Chart, at: number): boolean {
  return chart.words[at] === 'at' && segmentNoun(chart, at + 1).length > 0;
}

/** Metrics named by the same words; one over other rows where the first has nothing to say. */
export const metricTerm: Parser<readonly string[]> = symbol(() =>
  either(metricsOf(false), costing(SPARE, metricsOf(true))),
);

/** "on sale" is no sales. */
function isOneOf({ label, synonyms, isImplied }: Metric, said: readonly string[]): boolean {
  const words = said.join(' ');
  const isName = (name: string): boolean => name !== words && singularOf(name) === words;
  return isImplied === true && ![label, ...synonyms].includes(words) && [label, ...synonyms].some(isName);
}

/** More than what makes two readings an ambiguity. */
const SPARE = 0.1;

function metricsOf(isSpare: boolean): Parser<readonly string[]> {
  return grouped(
    'metric',
    ({ meaning: { metric }, start, end }, { index, words }) => {
      const named = index.metric(metric);
      const isMeant = (named.isSpare === true) === isSpare && !isOneOf(named, words.slice(start, end));
      return isMeant ? metric : null;
    },
    (metrics) => metrics.map(({ value }) => value),
  );
}

/** Fields named by the same words; `accept` sees each of them. */
export function fieldTerm(accept: (field: Field, dataset: Dataset) => boolean): Parser<FieldTerm> {
  return grouped(
    'field',
    ({ meaning, cost }, { index }) => {
      const dataset = index.dataset(meaning.dataset);
      const field = index.field(meaning.dataset, meaning.field);
      return accept(field, dataset) ? { dataset: meaning.dataset, field: meaning.field, cost } : null;
    },
    (found) => ({ alternatives: relativeCosts(found) }),
  );
}

/** A word that dates are called after: "delivery" of `delivered_at`. */
export const eventTerm: Parser<FieldTerm> = grouped(
  'event',
  ({ meaning: { dataset, field } }) => ({ dataset, field, cost: 0 }),
  (found) => ({ alternatives: found.map(({ value }) => value) }),
);

/** A value of the data, in whichever fields hold it. */
export const valueTerm: Parser<ValueTerm> = grouped(
  'value',
  ({ meaning: { dataset, field, value }, cost, match }) =>
    match === 'partial' ? null : { dataset, field, value, cost },
  (found) => ({ alternatives: relativeCosts(found) }),
);

/** "owls": the values that end in the noun, all of one column. */
export const valuesOfHead: Parser<SketchOf<'value'>> = symbol(() =>
  revised(
    terminal('value', ({ meaning: { dataset, field, value }, match }) =>
      match === 'partial' ? { dataset, field, value, cost: 0 } : null,
    ),
    (readings, { index }) => {
      const byField = Map.groupBy(readings, ({ value, end }) => `${end} ${value.dataset} ${value.field}`);
      return [...byField.values()].flatMap((found): Parsed<SketchOf<'value'>>[] => {
        // That the names of several rows end so says of none what it is: "Abbey House", "Elm Tree House".
        if (found.length > 1 && found.every(({ value }) => isNameOfRow(index, value))) return [];
        const values = found.map(({ value }) => ({ alternatives: [value] }));
        return found
          .slice(0, 1)
          .map((one) => ({ ...one, value: { kind: 'value', field: null, values, isOneWord: true } }));
      });
    },
  ),
);

/** A field, perhaps with its owner: "credit score", "borrower's state", "state of the branch". */
export function ownedField(accept: (field: Field, dataset: Dataset) => boolean): Parser<FieldTerm> {
  return symbol(() => {
    const plain = fieldTerm(accept);
    const owned = (dataset: string, field: FieldTerm): FieldTerm | null => {
      const restricted = restrict(field, dataset);
      return restricted === null ? null : { ...restricted, owner: dataset };
    };
    return either(
      plain,
      sequence([either<string>(datasetTerm, somebody), plain], owned),
      where(
        sequence([plain, ofOwner], (field, dataset) => owned(dataset, field)),
        ({ words }, at) => !isHowMany(words, at),
      ),
    );
  });
}

/** "for payments with over $500 due *for payments on mortgages*" has no due date of theirs. */
const ofOwner: Parser<string> = revised(
  sequence([word('of'), datasetTerm], (_, dataset) => dataset),
  (found, chart, at) => found.filter(({ value }) => !isSaidAgain(chart, value, at)),
);

/** "number of matches" is how many there are, also where each has a number; "the number of the match" is its own. */
function isHowMany(words: readonly string[], at: number): boolean {
  return words[at] === 'number' && words[at + 1] === 'of' && !DETERMINERS.has(words[at + 2] ?? '');
}

const DETERMINERS: ReadonlySet<string> = new Set(['a', 'an', 'each', 'every', 'that', 'the', 'this']);

/** The term with only the alternatives of one dataset; null if there are none. */
export function restrict(term: FieldTerm, dataset: string): FieldTerm | null {
  const alternatives = term.alternatives.filter((alternative) => alternative.dataset === dataset);
  return alternatives.length === 0 ? null : { alternatives };
}

/** Candidates of one span, taken together as one reading with alternatives. */
export function grouped<K extends Meaning['kind'], T, R>(
  kind: K,
  pick: (candidate: CandidateOf<K>, chart: Chart) => T | null,
  produce: (found: readonly { readonly value: T; readonly cost: number }[]) => R,
): Parser<R> {
  return symbol(() =>
    revised(terminal(kind, pick), (readings) => {
      const byEnd = new Map<number, Parsed<T>[]>();
      for (const reading of readings) {
        const group = byEnd.get(reading.end);
        if (group === undefined) byEnd.set(reading.end, [reading]);
        else group.push(reading);
      }
      return [...byEnd].map(([end, found]): Parsed<R> => {
        const ordered = found.sort((a, b) => a.cost - b.cost);
        return { value: produce(ordered), end, cost: ordered[0]?.cost ?? 0 };
      });
    }),
  );
}

/** Costs within a term count from its cheapest alternative: the term's own cost is counted by the parser. */
function relativeCosts<T extends FieldAlternative>(
  found: readonly { readonly value: T; readonly cost: number }[],
): readonly T[] {
  const least = Math.min(...found.map(({ cost }) => cost));
  return found.map(({ value, cost }) => ({ ...value, cost: cost - least }));
}
