import type { TimeMeaning } from '../../../candidate.ts';
import { MONTHS } from '../../../lexicon/times.ts';
import type { Chart } from '../../chart.ts';
import { columnsOf } from '../../columns-in.ts';
import {
  costing,
  either,
  listOf,
  mapped,
  optional,
  type Parser,
  revised,
  sequence,
  symbol,
} from '../../parser.ts';
import type { ConditionSketch, FieldTerm, SketchOf } from '../../sketch.ts';

import { calendarField, participle, timeField } from '../fields.ts';
import { be, listJoint, not, of } from '../joints.ts';
import { besideState, eventTerm, time } from '../terms.ts';
import { created } from '../verbs.ts';
import { datePart, member, word } from '../words.ts';
import { ROUGH, SLIGHTLY_ROUGH } from './roughness.ts';

/** "2023 or 2024", "2023 and 2024". */
const timeList: Parser<TimeList> = symbol(() =>
  revised(listOf(time, listJoint), (found, chart, at) =>
    // "any December" is not the last one.
    found
      .filter(({ value: [first] }) => first?.recurs === undefined || chart.words[at - 1] !== 'any')
      .map((reading) => {
        const words = chart.words.slice(at, reading.end);
        const isJoined =
          reading.value.length > 1 && !words.includes('or') && !areTogether(chart.words, reading.end);
        const isApart = isJoined && words.some((word, i) => word === 'and' && TIMED.has(words[i + 1] ?? ''));
        return {
          ...reading,
          value: { times: reading.value, ...(isJoined ? { isJoined } : {}), ...(isApart ? { isApart } : {}) },
        };
      }),
  ),
);

/** "in 2023 and 2024 *combined*", "in 2023 and 2024 taken *together*": one number for all of them. */
function areTogether(words: readonly string[], end: number): boolean {
  if (words.includes('combined')) return true;
  const next = words.slice(end, end + 4).filter((word) => word !== ',');
  if (TAKEN.has(next[0] ?? '')) next.shift();
  const [so = '', after = ''] = next;
  return (TOGETHER.has(so) && after !== 'with') || (so === 'in' && after === 'total');
}

const TAKEN: ReadonlySet<string> = new Set(['added', 'all', 'both', 'put', 'summed', 'taken']);
const TOGETHER: ReadonlySet<string> = new Set(['altogether', 'together']);

/** What says of each of several times that it is one: "in 2023 and *in* 2024". */
const TIMED: ReadonlySet<string> = new Set(['during', 'for', 'in']);

/**
 * "departures *starting in March*", where a column says when they start, are those of March, and not of any day since;
 * "revenue starting in March" is of any day since.
 */
const timeOrStart: Parser<ConditionSketch> = revised(timeList, (found, chart, at) => {
  const [start] = WITHIN.has(chart.words[at + 1] ?? '') ? ongoing(chart, at) : [];
  if (start === undefined)
    return found.map((reading) => ({ ...reading, value: during(null, reading.value) }));
  return found.flatMap((reading) => {
    const times = reading.value.times.flatMap(({ first }) => first ?? []);
    const isAll = times.length === reading.value.times.length;
    return isAll ? [{ ...reading, value: during(start.value, { ...reading.value, times }) }] : [];
  });
});

const WITHIN: ReadonlySet<string> = new Set(['in', 'on']);

/** "starting", "expiring": the date of what happens. */
const ongoing: Parser<FieldTerm> = revised(eventTerm, (found, chart, at) => {
  if (chart.words[at]?.endsWith('ing') !== true) return [];
  const isSince = chart.candidatesAt[at]?.some(({ meaning }) => meaning.kind === 'time') === true;
  return isSince ? found.filter(({ value }) => areNamedBefore(chart, at, value)) : found;
});

/** The rows that have the date stand right before. */
function areNamedBefore({ candidatesAt }: Chart, at: number, { alternatives }: FieldTerm): boolean {
  return alternatives.some(({ dataset }) =>
    candidatesAt.some((candidates) =>
      candidates.some(
        ({ end, meaning }) => end === at && meaning.kind === 'dataset' && meaning.dataset === dataset,
      ),
    ),
  );
}

type TimeList = Pick<SketchOf<'time'>, 'times' | 'isJoined' | 'isApart'>;

/** "in 2024", "issued in 2023 or 2024", "2025 origination year". */
export const timeCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    timeOrStart,
    // "issued in 2024", "with a closing date before 2020"
    revised(
      sequence([besideState(dated), optional(either(be, of)), timeList], (field, _, times) =>
        during(field, times),
      ),
      (found, chart, at) =>
        found.map((reading) => ({ ...reading, value: withState(reading.value, chart, at) })),
    ),
    // "departures starting in March", "contracts expiring before 2026"
    sequence([ongoing, optional(of), timeList], (field, _, times) => during(field, times)),
    // "2025 origination year"
    sequence([timeList, timeField, optional(datePart)], (times, field) => during(field, times)),
    timesOfField,
    // "applications decided": it has happened, whenever
    costing(SLIGHTLY_ROUGH, mapped(participle, hasHappened)),
    costing(ROUGH, mapped(unnamedDate, hasHappened)),
    // "reviews posted in 2021": when the rows themselves came to be
    costing(
      SLIGHTLY_ROUGH,
      sequence([created, timeList], (done, times) => ({ kind: 'time', field: null, ...times, done })),
    ),
    sequence([timeField, not, timeList], (field, _, times) => ({ kind: 'not', of: during(field, times) })),
  ),
);

/** "withdrawn on June 16" tells of the day of the decision also what it was. */
function withState(
  condition: ConditionSketch,
  { candidatesAt, words, index }: Chart,
  at: number,
): ConditionSketch {
  const [named] = (condition.kind === 'time' && condition.field?.alternatives) || [];
  if (named === undefined || named.field.startsWith(`${words[at]}_`)) return condition;
  const states = (candidatesAt[at] ?? []).flatMap(({ meaning }) =>
    meaning.kind === 'segment' && !meaning.isNoun ? [index.segment(meaning.segment)] : [],
  );
  const state = states.find(({ dataset, date }) => dataset === named.dataset && date !== named.field);
  return state === undefined
    ? condition
    : { kind: 'and', of: [{ kind: 'segment', segments: [state.name] }, condition] };
}

/** "2021 vintage", "the 2019 and 2020 vintages", "vintage 2021". */
export const timesOfField: Parser<ConditionSketch> = symbol(() =>
  either<ConditionSketch>(
    sequence([timeList, calendarField], (times, field) => during(field, times)),
    sequence([calendarField, optional(either(be, of)), timeList], (field, _, times) => during(field, times)),
  ),
);

/** "customers since 2020" came then or later: "since" is of the time, though the column is called "customer since". */
const dated: Parser<FieldTerm> = symbol(() =>
  revised(timeField, (found, chart, at) =>
    found.filter(
      ({ value, end }) =>
        (chart.words[end - 1] !== 'since' || !/^\d/.test(chart.words[end] ?? '')) &&
        !isOneOfItsStates(chart, at, value),
    ),
  ),
);

/** "approved on May 2" says more than that it was decided then; that something was paid is told by the day itself. */
function isOneOfItsStates({ candidatesAt, index }: Chart, at: number, { alternatives }: FieldTerm): boolean {
  const states = (candidatesAt[at] ?? []).flatMap(({ meaning }) =>
    meaning.kind === 'segment' ? [index.segment(meaning.segment)] : [],
  );
  return states.some(
    ({ dataset, date, condition }) =>
      (date ?? null) === null &&
      alternatives.every(
        (one) => one.dataset === dataset && !columnsOf(condition).some(({ column }) => column === one.field),
      ),
  );
}

type Recurring = Pick<SketchOf<'recurring'>, 'part' | 'values'>;

/** "in any December", "in any June or July": all the months that are listed. */
const ofAnyYear: Parser<Recurring> = revised(
  either<Recurring>(
    sequence([word('group'), time], (_, span) => monthOf(span)),
    sequence([word('in-any'), listOf(time, word('or'))], (_, spans) => monthsOf(spans)),
  ),
  (found, { words }) => found.filter(({ end }) => !(words[end] === 'or' && MONTHS.has(words[end + 1] ?? ''))),
);

/** "on a Monday", "at weekends", "in December of every year"; recurring days and months. */
const recurring = symbol<Recurring>(() =>
  either<Recurring>(
    mapped(listOf(weekday, listJoint), (days) => ({ part: 'weekday', values: days.flat() })),
    sequence(
      [
        optional(word('group')),
        time,
        optional(word('comma', 'bracket')),
        word('every-year', 'whichever-year'),
        optional(word('bracket')),
      ],
      (_, span) => monthOf(span),
    ),
    ofAnyYear,
  ),
);

const weekday: Parser<readonly string[]> = mapped(
  member('weekday', [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
    'weekend',
    'workday',
  ]),
  (day) => DAYS[day] ?? [day],
);

const DAYS: Readonly<Record<string, readonly string[]>> = {
  weekend: ['Saturday', 'Sunday'],
  workday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
};

/** "*weekend* orders", "*Monday* flights": the day on which rows are dated. */
export const onWeekday: Parser<ConditionSketch> = mapped(weekday, (values) => ({
  kind: 'recurring',
  field: null,
  part: 'weekday',
  values,
}));

function monthOf({ recurs }: TimeMeaning): Recurring | null {
  if (recurs === undefined) return null;
  const { unit, number } = recurs;
  if (unit === 'half') return { part: 'quarter-of-year', values: [`Q${number * 2 - 1}`, `Q${number * 2}`] };
  return unit === 'month'
    ? { part: 'month-of-year', values: [String(number).padStart(2, '0')] }
    : { part: 'quarter-of-year', values: [`Q${number}`] };
}

/** "in any June or July". */
function monthsOf(spans: readonly TimeMeaning[]): Recurring | null {
  const months = spans.flatMap((span) => monthOf(span) ?? []);
  const [first] = months;
  if (first === undefined || months.length < spans.length || months.some(({ part }) => part !== first.part))
    return null;
  return { part: first.part, values: months.flatMap(({ values }) => values) };
}

/** A date that comes again, of the default date or of the one that is named. */
export const recurringCondition = symbol<ConditionSketch>(() =>
  either<ConditionSketch>(
    mapped(recurring, (when) => ({ kind: 'recurring', field: null, ...when })),
    sequence([besideState(dated), optional(either(be, of)), recurring], (field, _, when) => ({
      kind: 'recurring',
      field,
      ...when,
    })),
  ),
);

/** A dated verb, which may stand where a verb must: "loans *issued in 2024*". */
export const datedVerb = symbol<ConditionSketch>(() =>
  sequence([besideState(dated), timeList], (field, times) => during(field, times)),
);

/** "due date" names a column; that there is one is no condition. */
const unnamedDate: Parser<FieldTerm> = revised(timeField, (found, chart) =>
  found.filter(({ end }) => !/^(?:dates?|days?|time|month|year|quarter)$/.test(chart.words[end - 1] ?? '')),
);

function hasHappened(field: FieldTerm): ConditionSketch {
  return { kind: 'not', of: { kind: 'missing', field } };
}

function during(field: FieldTerm | null, times: TimeList): ConditionSketch {
  return { kind: 'time', field, ...times };
}
