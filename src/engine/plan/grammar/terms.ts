import type { Dataset, Field } from '../../../catalog/mod.ts';
import type { Candidate, TimeMeaning } from '../../candidate.ts';
import {
  type Chart,
  either,
  optional,
  type Parsed,
  type Parser,
  sequence,
  symbol,
  terminal,
} from '../parser.ts';
import type { FieldAlternative, FieldTerm, Nominal, Quantity, ValueTerm } from '../sketch.ts';
import { word } from './words.ts';

/** A number that counts or measures; ordinals are not. */
export const quantity: Parser<Quantity> = symbol(() =>
  either(
    number,
    // "1,000 square kilometers"
    sequence([number, word('in-unit')], (amount) => amount),
  ),
);

const number: Parser<Quantity> = terminal(({ meaning }) =>
  meaning.kind === 'number' && meaning.sign !== 'ordinal'
    ? { value: meaning.value, sign: meaning.sign }
    : null,
);

/** A whole number without a unit. */
export const plainNumber: Parser<number> = terminal(({ meaning }) =>
  meaning.kind === 'number' && meaning.sign === null && Number.isInteger(meaning.value)
    ? meaning.value
    : null,
);

/** Text in quotes. */
export const quotedText: Parser<string> = terminal(({ meaning }) =>
  meaning.kind === 'text' ? meaning.text : null,
);

/** "second", "3rd". */
export const ordinal: Parser<number> = terminal(({ meaning }) =>
  meaning.kind === 'number' && meaning.sign === 'ordinal' ? meaning.value : null,
);

const span: Parser<TimeMeaning> = terminal(({ meaning }) => (meaning.kind === 'time' ? meaning : null));
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
export const datasetTerm: Parser<string> = terminal(({ meaning }) =>
  meaning.kind === 'dataset' ? meaning.dataset : null,
);

/** A segment's adjective: "late". */
export const segmentTerm: Parser<string> = terminal(({ meaning }) =>
  meaning.kind === 'segment' && !meaning.isNoun ? meaning.segment : null,
);

/** The same words may name a state that has a date of its own, and then say more: "charged off (in 2024)". */
export function besideState<T>(parser: Parser<T>): Parser<T> {
  return (chart, at) =>
    parser(chart, at).map((reading) =>
      namesDatedState(chart, at, reading.end) ? { ...reading, cost: reading.cost + BESIDE_STATE } : reading,
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
export const segmentNoun: Parser<Nominal> = terminal(({ meaning }, { index }) =>
  meaning.kind === 'segment' && meaning.isNoun
    ? {
        kind: 'nominal',
        dataset: index.segment(meaning.segment).dataset,
        conditions: [{ kind: 'segment', segments: [meaning.segment] }],
      }
    : null,
);

/** "at charge-off" is when it was, and says of no rows that they are charged off. */
export function isMoment(chart: Chart, at: number): boolean {
  return chart.words[at] === 'at' && segmentNoun(chart, at + 1).length > 0;
}

/** Metrics named by the same words. */
export const metricTerm: Parser<readonly string[]> = grouped(
  ({ meaning }) => (meaning.kind === 'metric' ? meaning.metric : null),
  (metrics) => metrics.map(({ value }) => value),
);

/** Fields named by the same words; `accept` sees each of them. */
export function fieldTerm(accept: (field: Field, dataset: Dataset) => boolean): Parser<FieldTerm> {
  return grouped(
    ({ meaning, cost }, { index }) => {
      if (meaning.kind !== 'field') return null;
      const dataset = index.dataset(meaning.dataset);
      const field = index.field(meaning.dataset, meaning.field);
      return accept(field, dataset) ? { dataset: meaning.dataset, field: meaning.field, cost } : null;
    },
    (found) => ({ alternatives: relativeCosts(found) }),
  );
}

/** A value of the data, in whichever fields hold it. */
export const valueTerm: Parser<ValueTerm> = grouped(
  ({ meaning, cost }) =>
    meaning.kind === 'value'
      ? { dataset: meaning.dataset, field: meaning.field, value: meaning.value, cost }
      : null,
  (found) => ({ alternatives: relativeCosts(found) }),
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
      sequence([datasetTerm, plain], owned),
      sequence([plain, word('of'), datasetTerm], (field, _, dataset) => owned(dataset, field)),
    );
  });
}

/** The term with only the alternatives of one dataset; null if there are none. */
export function restrict(term: FieldTerm, dataset: string): FieldTerm | null {
  const alternatives = term.alternatives.filter((alternative) => alternative.dataset === dataset);
  return alternatives.length === 0 ? null : { alternatives };
}

/** Candidates of one span, taken together as one reading with alternatives. */
export function grouped<T, R>(
  pick: (candidate: Candidate, chart: Chart) => T | null,
  produce: (found: readonly { readonly value: T; readonly cost: number }[]) => R,
): Parser<R> {
  return symbol(() => (chart, at) => {
    const byEnd = new Map<number, { value: T; cost: number }[]>();
    for (const candidate of chart.candidatesAt[at] ?? []) {
      const value = pick(candidate, chart);
      if (value === null) continue;
      const entry = { value, cost: candidate.cost };
      const group = byEnd.get(candidate.end);
      if (group === undefined) byEnd.set(candidate.end, [entry]);
      else group.push(entry);
    }
    return [...byEnd].map(([end, found]): Parsed<R> => {
      const ordered = found.sort((a, b) => a.cost - b.cost);
      return { value: produce(ordered), end, cost: ordered[0]?.cost ?? 0 };
    });
  });
}

/** Costs within a term count from its cheapest alternative: the term's own cost is counted by the parser. */
function relativeCosts<T extends FieldAlternative>(
  found: readonly { readonly value: T; readonly cost: number }[],
): readonly T[] {
  const least = Math.min(...found.map(({ cost }) => cost));
  return found.map(({ value, cost }) => ({ ...value, cost: cost - least }));
}
