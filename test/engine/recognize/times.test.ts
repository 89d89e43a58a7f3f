import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recognizeTimes } from '../../../src/engine/recognize/times.ts';
import { tokenize } from '../../../src/engine/tokenize.ts';

/** Far above what is needed on a busy machine, far below what anything quadratic takes. */
const BOUND_MS = 1_000;

const AS_OF = '2025-12-31';

function times(question: string, asOf: string, weekStart: 'monday' | 'sunday' = 'monday') {
  const tokens = tokenize(question);
  return recognizeTimes(tokens, { asOf, weekStart }).map((candidate) => {
    assert.ok(candidate.meaning.kind === 'time', question);
    const words = tokens.slice(candidate.start, candidate.end).map(({ norm }) => norm);
    return { ...candidate.meaning, words: words.join(' '), length: words.length, cost: candidate.cost };
  });
}

/** What the longest and cheapest candidates mean, as `start..end` (half-open); `?` where it costs. */
function read(question: string, asOf = AS_OF): string {
  const found = times(question, asOf);
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return found
    .filter(({ length }) => length === longest)
    .map(({ start, end, cost }) => `${start ?? ''}..${end ?? ''}${cost > 0 ? '?' : ''}`)
    .join(' ');
}

const Q3_2024 = '2024-07-01..2024-10-01';
const MARCH_2024 = '2024-03-01..2024-04-01';
const MARCH_5 = '2024-03-05..2024-03-06';
const YEAR_2025 = '2025-01-01..2026-01-01';

const WRITTEN: Readonly<Record<string, readonly (readonly [question: string, days: string])[]>> = {
  'lengths that end or begin with a period': [
    ['in the 12 months to June 2023', '2022-07-01..2023-07-01'],
    ['quarter ended March 2023', '2023-01-01..2023-04-01'],
    ['year ending in June 2023', '2022-07-01..2023-07-01'],
    ['the 3 months after June 2023', '2023-07-01..2023-10-01'],
    ['6 months before March 2023', '2022-09-01..2023-03-01'],
    ['year ending Q1', '2024-04-01..2025-04-01'],
    ['in the three years from 2021', '2021-01-01..2024-01-01'],
    ['in the 12 months from March 2024', '2024-03-01..2025-03-01'],
    ['in the 6 months from the end of 2023', '2024-01-01..2024-07-01'],
    ['in the 30 days from 1 March 2024', '2024-03-02..2024-04-01'],
    ['in the 30 days starting on 1 March 2024', '2024-03-01..2024-03-31'],
    ['in the next half year', '2026-01-01..2026-07-01'],
    ['over the last half-year', '2025-07-01..2026-01-01'],
    ['since six months ago', '2025-07-01..2026-01-01'],
  ],
  'turns of speech around a period': [
    ['in the course of 2023', '2023-01-01..2024-01-01'],
    ['throughout the whole of 2023', '2023-01-01..2024-01-01'],
    ['within the calendar year 2023', '2023-01-01..2024-01-01'],
    ['at any time during 2023', '2023-01-01..2024-01-01'],
    ['at some point between 2022 and 2023', '2022-01-01..2024-01-01'],
    ['in the period from 2022 to 2023', '2022-01-01..2024-01-01'],
    ['from 2022 up to and including 2023', '2022-01-01..2024-01-01'],
    ['in the years 2022 through to 2023', '2022-01-01..2024-01-01'],
    ['back in 2023', '2023-01-01..2024-01-01'],
    ['in the latter half of 2023', '2023-07-01..2024-01-01'],
    ['in or after 2023', '2023-01-01..'],
    ['as from 2023', '2023-01-01..'],
    ['from the start of 2023', '2023-01-01..'],
    ['from 3/5/2024', '2024-03-05..'],
    ['in Q3/2024', Q3_2024],
    ['last quarter but one', '2025-04-01..2025-07-01'],
    ['in or before 2023', '..2024-01-01'],
    ['to the end of 2023', '..2024-01-01'],
    ['through the end of March 2024', '..2024-04-01'],
    ['before the end of 2023', '..2023-12-31'],
    ['subsequent to 2023', '2024-01-01..'],
    ['in the latest month', '2025-12-01..2026-01-01'],
    ['this past year', YEAR_2025],
    ['in late 2023', ''],
    ['since early 2023', ''],
    ['at the end of 2023', ''],
    ['as of March 2024', ''],
  ],
  'ranges said in other ways': [
    ['from the beginning of March to the end of June 2023', '2023-03-01..2023-07-01'],
    ['in 2023 between March and June', '2023-03-01..2023-07-01'],
    ['in the July to September quarter of 2024', Q3_2024],
    ['between the 1st and the 31st of March 2024', MARCH_2024],
    ['in the 2021-2023 period', '2021-01-01..2024-01-01'],
    ['in the three years 2021 to 2023', '2021-01-01..2024-01-01'],
    ['in the four months from March to June 2023', '2023-03-01..2023-07-01'],
    ['in the four years 2021 to 2023', '2021-01-01..2024-01-01'],
    ['on or after 2024-02-10 and on or before 2024-04-20', '2024-02-10..2024-04-21'],
    ['since 2021 but before 2023', '2021-01-01..2023-01-01'],
    ['before the year 2020', '..2020-01-01'],
    ['between the years 2021 and 2023', '2021-01-01..2024-01-01'],
    ['by June 30, 2024', '..2024-07-01'],
    ['2022 to the present', '2022-01-01..2026-01-01'],
    ['2022 on', '2022-01-01..'],
    ['month by month through 2024', '2024-01-01..2025-01-01'],
    ['over the months of 2024', '2024-01-01..2025-01-01'],
    ['in 2024 before July', '2024-01-01..2024-07-01'],
    ['in 2024 up to and including June', '2024-01-01..2024-07-01'],
    ['in 2024 after September', '2024-10-01..2025-01-01'],
    ['in 2024 from October on', '2024-10-01..2025-01-01'],
    ['in 2024 between the beginning of July and the end of September', Q3_2024],
    ['in 2024, from July 1 up to and including September 30', Q3_2024],
    ['after February but before April 2024', MARCH_2024],
    ['no earlier than March 1 and no later than March 31, 2024', MARCH_2024],
    ['starting July 1, 2024 and running through September 30, 2024', Q3_2024],
    ['leases starting July 1, 2024 and ending September 30, 2024', '2024-07-01..'],
    ['from the beginning to the end of Q3 2024', Q3_2024],
    ['in months 7 through 9 of 2024', Q3_2024],
    ['in the date range 2024-07-01 through 2024-09-30', Q3_2024],
    ['in the years before 2020', '..2020-01-01'],
    ['in the time since the start of 2022', '2022-01-01..'],
    ['in 2022 and since', '2022-01-01..'],
    ['at or after the start of 2022', '2022-01-01..'],
    ['from the first of July to the end of September 2024', Q3_2024],
    ['in 2022 and all the years after', '2022-01-01..'],
    ['in 2022 and later charged off', '2022-01-01..2023-01-01'],
    ['from the start of 2022 until now', '2022-01-01..2026-01-01'],
  ],
  'times counted from the as-of date, said in other ways': [
    ['the three most recent years', '2023-01-01..2026-01-01'],
    ['in the year-ago quarter', '2024-10-01..2025-01-01'],
    ['in the same quarter of the previous year', '2024-10-01..2025-01-01'],
    ['the month before this one', '2025-11-01..2025-12-01'],
    ['the 12 months before the reporting date', YEAR_2025],
    ['in the year so far', YEAR_2025],
    ['on a trailing twelve month basis', YEAR_2025],
    ['in the past half year', '2025-07-01..2026-01-01'],
    ['the first month of this year', '2025-01-01..2025-02-01'],
    ['in the twelve months leading up to today', YEAR_2025],
    ['over the 12-month period up to the as-of date', YEAR_2025],
    ['from 12 months ago until today', YEAR_2025],
    ['over the 12 months just past', YEAR_2025],
    ['in the calendar month right before the current one', '2025-11-01..2025-12-01'],
    ['in the quarter prior to this quarter', '2025-07-01..2025-10-01'],
    ['in the month before this', '2025-11-01..2025-12-01'],
    ['in the month that just passed', '2025-12-01..2026-01-01'],
    ['in the year leading up to the as-of date', YEAR_2025],
  ],
  years: [
    ['CY2024', '2024-01-01..2025-01-01'],
    ['in the nineteen-eighties', '1980-01-01..1990-01-01'],
    ['2024', '2024-01-01..2025-01-01'],
    ['in 2024', '2024-01-01..2025-01-01'],
    ["'24", '2024-01-01..2025-01-01'],
    ["in '98", '1998-01-01..1999-01-01'],
    ['calendar year 2024', '2024-01-01..2025-01-01'],
    ['during the year 2024', '2024-01-01..2025-01-01'],
    ['for all of 2024', '2024-01-01..2025-01-01'],
    ['the 2010s', '2010-01-01..2020-01-01'],
    ['in the 90s', '1990-01-01..2000-01-01'],
    ['over 2000', '2000-01-01..2001-01-01?'],
    ['more than 2020', '2020-01-01..2021-01-01?'],
    ['2000 dollars', ''],
    ['2,024', ''],
    ['$2024', ''],
    ['2024.5', ''],
    ['1776', ''],
    ['20240', ''],
  ],
  'quarters and halves': [
    ['Q3 2024', Q3_2024],
    ['in Q3 of 2024', Q3_2024],
    ['Q3, 2024', Q3_2024],
    ["Q3'24", Q3_2024],
    ["Q3 '24", Q3_2024],
    ['2024 Q3', Q3_2024],
    ['2024-Q3', Q3_2024],
    ['2024Q3', Q3_2024],
    ['3Q24', Q3_2024],
    ['3q 2024', Q3_2024],
    ['quarter 3 of 2024', Q3_2024],
    ['third quarter of 2024', Q3_2024],
    ['the 3rd quarter 2024', Q3_2024],
    ["2024's third quarter", Q3_2024],
    ['last quarter of 2023', '2023-10-01..2024-01-01'],
    ['final quarter of 2023', '2023-10-01..2024-01-01'],
    ['fifth quarter of 2024', '2024-01-01..2025-01-01'],
    ['H1 2024', '2024-01-01..2024-07-01'],
    ['first half of 2023', '2023-01-01..2023-07-01'],
    ['in the second half of 2023', '2023-07-01..2024-01-01'],
    ['2H23', '2023-07-01..2024-01-01'],
    ['first six months of 2023', '2023-01-01..2023-07-01'],
    ['last 2 months of 2023', '2023-11-01..2024-01-01'],
    ['in quarter three of 2024', Q3_2024],
    ['in the opening six months of 2023', '2023-01-01..2023-07-01'],
    ['the first six months of calendar year 2023', '2023-01-01..2023-07-01'],
  ],
  months: [
    ['March 2024', MARCH_2024],
    ['in march of 2024', MARCH_2024],
    ["Mar '24", MARCH_2024],
    ['Mar. 2024', MARCH_2024],
    ['03/2024', MARCH_2024],
    ['3/2024', MARCH_2024],
    ['2024/03', MARCH_2024],
    ['2024-03', MARCH_2024],
    ['2024 March', MARCH_2024],
    ['month of March 2024', MARCH_2024],
    ['sept 2024', '2024-09-01..2024-10-01'],
    ['last month of 2023', '2023-12-01..2024-01-01'],
    ['top 10 March 2024 loans', MARCH_2024],
    ['Mar-24', '2024-03-01..2024-04-01 2025-03-24..2025-03-25?'],
  ],
  days: [
    ['March 5, 2024', MARCH_5],
    ['on March 5th 2024', MARCH_5],
    ['5 Mar 2024', MARCH_5],
    ['5-Mar-2024', MARCH_5],
    ['the 5th of March, 2024', MARCH_5],
    ['3/5/2024', MARCH_5],
    ['3/5/24', MARCH_5],
    ['2024/3/5', MARCH_5],
    ['03-05-2024', MARCH_5],
    ['2024-03-05', MARCH_5],
    ['13/5/2024', '2024-05-13..2024-05-14'],
    ['2024-02-29', '2024-02-29..2024-03-01'],
    ['2023-02-29', ''],
    ['2/30/2024', '2024-01-01..2025-01-01'],
    ['March 5-10, 2024', '2024-03-05..2024-03-11'],
    ['first day of 2024', '2024-01-01..2024-01-02'],
    ['the last day of February 2024', '2024-02-29..2024-03-01'],
    ['end of 2023', '2023-12-31..2024-01-01'],
    ['on March 5 of 2024', MARCH_5],
    ['in 2024 on March 5', MARCH_5],
    ['on the fifth of March 2024', MARCH_5],
    ['on the single day March 5, 2024', MARCH_5],
    ['a third of March 2024', MARCH_2024],
  ],
  weeks: [
    ['week 1 of 2021', '2021-01-04..2021-01-11'],
    ['week 53 of 2020', '2020-12-28..2021-01-04'],
    ['week 53 of 2021', '2021-01-01..2022-01-01'],
    ['2024-W10', '2024-03-04..2024-03-11'],
    ['week of March 6, 2024', '2024-03-04..2024-03-11'],
  ],
  seasons: [
    ['summer of 2021', '2021-06-01..2021-09-01'],
    ['in the summer of 2021', '2021-06-01..2021-09-01'],
    ['fall 2021', '2021-09-01..2021-12-01'],
    ['winter 2021', '2021-12-01..2022-03-01'],
    ['last summer', '2025-06-01..2025-09-01'],
    ['last winter', '2024-12-01..2025-03-01'],
    ['in the summer', ''],
  ],
  bounds: [
    ['since 2022', '2022-01-01..'],
    ['since March 2022', '2022-03-01..'],
    ['from 2022 on', '2022-01-01..'],
    ['from 2022 onwards', '2022-01-01..'],
    ['2022 and later', '2022-01-01..'],
    ['starting in 2022', '2022-01-01..'],
    ['on or after 2022-06-01', '2022-06-01..'],
    ['after March 2023', '2023-04-01..'],
    ['after 2022', '2023-01-01..'],
    ['after March 5, 2024', '2024-03-06..'],
    ['post-2020', '2021-01-01..'],
    ['before 2020', '..2020-01-01'],
    ['prior to March 2020', '..2020-03-01'],
    ['pre-2020', '..2020-01-01'],
    ['until 2020', '..2021-01-01'],
    ['through March 2024', '..2024-04-01'],
    ['up to and including 2020', '..2021-01-01'],
    ['by the end of 2024', '..2025-01-01'],
    ['by the end of March 2024', '..2024-04-01'],
    ['on or before 2024-03-05', '..2024-03-06'],
    ['2019 or earlier', '..2020-01-01'],
    ['since the beginning of 2023', '2023-01-01..'],
    ['in 2022 or later', '2022-01-01..'],
    ['since last year', '2024-01-01..'],
  ],
  ranges: [
    ['between Jan 2023 and March 2024', '2023-01-01..2024-04-01'],
    ['from 2022 to 2024', '2022-01-01..2025-01-01'],
    ['2022-2024', '2022-01-01..2025-01-01'],
    ['2022–2024', '2022-01-01..2025-01-01'],
    ['2022 - 24', '2022-01-01..2025-01-01'],
    ['2022 through 2024', '2022-01-01..2025-01-01'],
    ['during 2022 to 2024', '2022-01-01..2025-01-01'],
    ['between 2024-01-15 and 2024-02-20', '2024-01-15..2024-02-21'],
    ['from March to June 2024', '2024-03-01..2024-07-01'],
    ['Jan-Mar 2024', '2024-01-01..2024-04-01'],
    ['Q1-Q3 2024', '2024-01-01..2024-10-01'],
    ['from November to February 2024', '2023-11-01..2024-03-01'],
    ['from November 2023 to February', '2023-11-01..2024-03-01'],
    ['between Q4 2023 and Q2', '2023-10-01..2024-07-01'],
    ['March 5 to April 10, 2024', '2024-03-05..2024-04-11'],
    ['from 2022 to date', '2022-01-01..2026-01-01'],
    ['from March 2024 to today', '2024-03-01..2026-01-01'],
    ['12/2024-03/2025', '2024-12-01..2025-04-01'],
    ['1/1/2024 - 3/31/2024', '2024-01-01..2024-04-01'],
    ['between 2024 and 2022', '2024-01-01..2025-01-01 2022-01-01..2023-01-01'],
  ],
  'no fiscal time': [
    ['fiscal 2024', ''],
    ['fiscal year 2024', ''],
    ['FY 2024', ''],
    ['FY24', ''],
    ['Q3 FY24', ''],
    ['2024 fiscal year', ''],
    ['third quarter of fiscal 2024', ''],
    ['last fiscal quarter', ''],
    ['since fiscal year 2022', ''],
    ['in the financial year 2024', ''],
  ],
  'no time in': [
    ['the loans may be late', '2025-05-01..2025-06-01?'],
    ['on the march', '2025-03-01..2025-04-01?'],
    ['the second borrower', ''],
    ['"March 2024" loans', ''],
    ['last few months', ''],
    ['average rate by month', ''],
    ['same period last year', ''],
    ['the same quarter of 2023', ''],
    ['360 months', ''],
    ['36-month loans', ''],
    ['last 99999999999 years', ''],
    ['0 days ago', ''],
  ],
};

describe('recognizeTimes() reads', () => {
  for (const [topic, cases] of Object.entries(WRITTEN)) {
    for (const [question, days] of cases) {
      it(`${topic}: ${JSON.stringify(question)}`, () => assert.equal(read(question), days));
    }
  }
});

const RELATIVE: readonly (readonly [question: string, asOf: string, days: string])[] = [
  ['today', AS_OF, '2025-12-31..2026-01-01'],
  ['yesterday', '2024-03-01', '2024-02-29..2024-03-01'],
  ['this year', '2025-06-15', YEAR_2025],
  ['last year', AS_OF, '2024-01-01..2025-01-01'],
  ['next year', AS_OF, '2026-01-01..2027-01-01'],
  ['last quarter', AS_OF, '2025-07-01..2025-10-01'],
  ['previous quarter', '2025-01-01', '2024-10-01..2025-01-01'],
  ['this quarter', AS_OF, '2025-10-01..2026-01-01'],
  ['last complete quarter', AS_OF, '2025-10-01..2026-01-01'],
  ['last full quarter', '2025-12-30', '2025-07-01..2025-10-01'],
  ['last month', '2025-03-31', '2025-02-01..2025-03-01'],
  ['prior month', '2025-01-31', '2024-12-01..2025-01-01'],
  ['next month', '2025-01-31', '2025-02-01..2025-03-01'],
  ['last week', '2025-12-31', '2025-12-22..2025-12-29'],
  ['this week', '2025-12-28', '2025-12-22..2025-12-29'],
  ['the year before last', AS_OF, '2023-01-01..2024-01-01'],
  ['last 12 months', AS_OF, YEAR_2025],
  ['in the last 12 months', AS_OF, YEAR_2025],
  ['the trailing twelve months', AS_OF, YEAR_2025],
  ['TTM', AS_OF, YEAR_2025],
  ['L12M', AS_OF, YEAR_2025],
  ['last 12m', AS_OF, YEAR_2025],
  ['over the past year', AS_OF, YEAR_2025],
  ['past 365 days', AS_OF, YEAR_2025],
  ['in the last two years', AS_OF, '2024-01-01..2026-01-01'],
  ['last 4 quarters', AS_OF, YEAR_2025],
  ['past 90 days', AS_OF, '2025-10-03..2026-01-01'],
  ['past 30 days', '2024-03-30', '2024-03-01..2024-03-31'],
  ['last 6 months', AS_OF, '2025-07-01..2026-01-01'],
  ['last 3 months', '2025-06-30', '2025-04-01..2025-07-01'],
  ['last 1 month', '2024-03-30', '2024-02-29..2024-03-31'],
  ['last 12 months', '2024-02-29', '2023-03-01..2024-03-01'],
  ['last 2 weeks', AS_OF, '2025-12-18..2026-01-01'],
  ['last couple of years', AS_OF, '2024-01-01..2026-01-01'],
  ['next 30 days', AS_OF, '2026-01-01..2026-01-31'],
  ['3 months ago', AS_OF, '2025-09-01..2025-10-01'],
  ['1 month ago', '2025-03-31', '2025-02-01..2025-03-01'],
  ['two years ago', AS_OF, '2023-01-01..2024-01-01'],
  ['a year ago', AS_OF, '2024-01-01..2025-01-01'],
  ['90 days ago', AS_OF, '2025-10-02..2025-10-03'],
  ['more than 5 years ago', AS_OF, '..2020-12-31'],
  ['ytd', '2025-06-15', '2025-01-01..2025-06-16'],
  ['year to date', '2025-06-15', '2025-01-01..2025-06-16'],
  ['year-to-date', '2025-06-15', '2025-01-01..2025-06-16'],
  ['last year to date', '2025-06-15', '2024-01-01..2024-06-16'],
  ['prior ytd', '2025-06-15', '2024-01-01..2024-06-16'],
  ['last month to date', '2025-06-15', '2025-05-01..2025-05-16'],
  ['from last year to date', '2025-06-15', '2024-01-01..2025-06-16'],
  ['on the last day of a month', AS_OF, ''],
  ['so far this year', '2025-06-15', '2025-01-01..2025-06-16'],
  ['YTD 2023', '2025-06-15', '2023-01-01..2023-06-16'],
  ['2023 year to date', '2024-02-29', '2023-01-01..2023-03-01'],
  ['since the beginning of the year', '2025-06-15', '2025-01-01..'],
  ['in the last year', AS_OF, `2024-01-01..2025-01-01 ${YEAR_2025}`],
  ['last 30 days vs prior 30 days', AS_OF, '2025-12-02..2026-01-01 2025-11-02..2025-12-02'],
  ['prior 30 days compared to last 30 days', AS_OF, '2025-11-02..2025-12-02 2025-12-02..2026-01-01'],
  ['last 6 months against 6 months before that', AS_OF, '2025-01-01..2025-07-01'],
  ['last month versus prior month', '2025-06-15', '2025-05-01..2025-06-01 2025-04-01..2025-05-01'],
  ['ytd vs same period last year', '2025-06-15', '2024-01-01..2024-06-16'],
  ['mtd', '2025-06-15', '2025-06-01..2025-06-16'],
  ['QTD', '2025-06-15', '2025-04-01..2025-06-16'],
  ['this time last year', '2024-02-29', '2023-02-28..2023-03-01'],
  ['same quarter last year', AS_OF, '2024-10-01..2025-01-01'],
  ['Q3', AS_OF, '2025-07-01..2025-10-01'],
  ['Q3', '2025-03-31', '2024-07-01..2024-10-01'],
  ['in March', AS_OF, '2025-03-01..2025-04-01'],
  ['in March', '2025-02-28', '2024-03-01..2024-04-01'],
  ['last December', AS_OF, '2024-12-01..2025-01-01'],
  ['last March', AS_OF, '2025-03-01..2025-04-01'],
  ['Q3 last year', AS_OF, '2024-07-01..2024-10-01'],
  ['March of this year', AS_OF, '2025-03-01..2025-04-01'],
  ['first half of last year', AS_OF, '2024-01-01..2024-07-01'],
  ['on February 29', AS_OF, '2024-02-29..2024-03-01'],
  ['by the end of last year', AS_OF, '..2025-01-01'],
];

describe('recognizeTimes() counts from the as-of date', () => {
  for (const [question, asOf, days] of RELATIVE) {
    it(`${JSON.stringify(question)} as of ${asOf}`, () => {
      assert.equal(read(question, asOf), days);
      assert.ok(times(question, asOf).every(({ isRelative }) => isRelative));
    });
  }

  it('with weeks that begin on the day it is told', () => {
    const [week] = times('this week', '2025-12-28', 'sunday');
    assert.deepEqual([week?.start, week?.end], ['2025-12-28', '2026-01-04']);
  });
});

describe('recognizeTimes() offers', () => {
  const words = (question: string) =>
    times(question, AS_OF).map(({ words, start, end }) => `${words}: ${start ?? ''}..${end ?? ''}`);

  it('the period with and without the words that belong to it', () => {
    assert.deepEqual(words('loans in Q3 2024'), [`in q3 2024: ${Q3_2024}`, `q3 2024: ${Q3_2024}`]);
    assert.deepEqual(words('since 2022'), ['since 2022: 2022-01-01..', '2022: 2022-01-01..2023-01-01']);
  });

  it('the members of a list each', () => {
    assert.deepEqual(words('2023 vs 2024'), ['2023: 2023-01-01..2024-01-01', '2024: 2024-01-01..2025-01-01']);
    assert.equal(words('2022, 2023 and 2024').length, 3);
    assert.equal(words('2023/2024').length, 2);
  });

  it('the members of a list in the year that one of them names', () => {
    assert.deepEqual(words('Q1 and Q2 2024'), [
      'q1: 2024-01-01..2024-04-01',
      'q2 2024: 2024-04-01..2024-07-01',
    ]);
    assert.deepEqual(
      words('January, February and March 2024').map((line) => line.slice(-22)),
      ['2024-01-01..2024-02-01', '2024-02-01..2024-03-01', MARCH_2024],
    );
    assert.deepEqual(words('Q1 2023 vs Q2')[1], 'q2: 2023-04-01..2023-07-01');
  });

  it('nothing from inside a longer period', () => {
    assert.deepEqual(words('March 5, 2024'), [`march 5 , 2024: ${MARCH_5}`]);
    assert.deepEqual(words('between 2022 and 2024'), ['between 2022 and 2024: 2022-01-01..2025-01-01']);
  });

  it('at a cost what has no year beside something that has one', () => {
    const costs = times('Q1 volume by grade in 2023', AS_OF).map(({ words, cost }) => `${words} ${cost}`);
    assert.deepEqual(costs, ['q1 3', 'in 2023 0', '2023 0']);
  });
});

describe('recognizeTimes() labels', () => {
  const LABELS: readonly (readonly [question: string, label: string])[] = [
    ['in 2024', '2024'],
    ['third quarter of 2024', 'Q3 2024'],
    ['3/2024', 'March 2024'],
    ['2024-03-05', 'March 5, 2024'],
    ['since 2022', 'since 2022'],
    ['from 2022 to 2024', '2022 to 2024'],
    ['last quarter', 'last quarter (Q3 2025)'],
    ['last 12 months', 'the last 12 months (2025-01-01 to 2025-12-31)'],
    ['summer of 2021', 'summer 2021 (June 2021 to August 2021)'],
    ['winter 2021', 'winter 2021 (December 2021 to February 2022)'],
    ['ytd', 'the year to date (2025-01-01 to 2025-12-31)'],
    ['until 2020', 'through 2020'],
  ];
  for (const [question, label] of LABELS) {
    it(JSON.stringify(question), () => assert.equal(times(question, AS_OF)[0]?.label, label));
  }
});

describe('recognizeTimes() is bounded', () => {
  const hostile = [
    '2022 to ',
    'q1 and ',
    'last ',
    'between 2020 and ',
    'march 5 , ',
    'the ',
    '1 / ',
    "'24 - ",
    'one hundred and ',
  ];
  for (const words of hostile) {
    it(`in 10,000 characters of ${JSON.stringify(words)}`, () => {
      const tokens = tokenize(words.repeat(Math.floor(10_000 / words.length)));
      const start = performance.now();
      recognizeTimes(tokens, { asOf: AS_OF });
      assert.ok(performance.now() - start < BOUND_MS);
    });
  }
});
