import { PERIODS } from '../../../lexicon/cues.ts';

/** Words before a time. */
export const BEFORE_TIMES: ReadonlySet<string> = new Set(
  'after before between during from in on prior since throughout'.split(' '),
);

/** Whether the words begin with a time: "2024", "the start of 2023", "May 5". */
export function isTime(said: readonly string[]): boolean {
  const from = said.findIndex((word) => !BEFORE_TIME.has(word));
  const [first = '', second = ''] = from < 0 ? [] : said.slice(from);
  return YEAR.test(first) || MONTH.test(first) || (/^\d{1,2}$/.test(first) && MONTH.test(second));
}

/** "made *last year*", "decided *this quarter*". */
export function isNamedPeriod(first = '', second = ''): boolean {
  return (first === 'last' || first === 'this') && PERIODS.has(second);
}

/** "since *the start of* 2023", "in *the third quarter of* 2025", "prior *to* 2020". */
const BEFORE_TIME: ReadonlySet<string> = new Set(
  'beginning calendar early end first fourth late of quarter second start the third to year'.split(' '),
);
const YEAR = /^(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?$/;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4])$/;
