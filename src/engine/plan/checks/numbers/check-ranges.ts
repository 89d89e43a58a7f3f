import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects conditions that are said of groups where rows were kept by them: "1 to 5 days, 6 to 10, over 10" are three groups, and "only
 * those above the average" of groups are some of these. Rejects the one sum of this year for what it comes to at the end of each month.
 */
export function checkRanges(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  const text = textOf(words);
  const isWhole = query.dimensions.length === 0 && query.sides === undefined;
  if (isWhole && query.where !== null && query.measures.length < 3 && RANGES.test(text))
    noSense('the ranges are groups');
  if (query.versus === undefined && ONLY_ABOVE.test(text))
    noSense('whether rows or groups are compared is not said');
  const isRunning = query.measures.some(({ transform }) => transform?.kind === 'running-total');
  const isOfTimes = query.dimensions.some(({ role }) => role === 'time');
  const isToDate = query.measures.length > 1 ? TO_DATE.test(text) : BY_THEN.test(text);
  if (isOfTimes && !isRunning && isToDate) noSense('what it comes to by then is asked for');
}

/** "1 to 5 days, 6 to 10" */
const RANGES = /\b\d[\d,.]* (?:-|to) \d[\d,.]*(?: [a-z]+)? ,(?: and)? \d[\d,.]* (?:-|to) \d/;
const ONLY_ABOVE =
  /\bonly (?:those|ones|the ones|where (?:it|that|this) is) (?:above|below) (?:the )?(?:overall |total |general )?average\b/;
const TO_DATE = /\b(?:and|,) (?:the )?(?:year to date|ytd)\b/;
/** "year to date volume by month", "by month, what was lent so far since January"; "by month, year to date" are the months of this year. */
const BY_THEN =
  /\bso far since\b|\bcumulative(?:ly)?\b|\b(?:year to date|ytd)\b.*\b(?:by|each|every|per) (?:month|quarter|week)\b/;

/** Without one of these {@link checkRanges} holds on to nothing. */
export const RANGES_CUES: readonly Cue[] = [RANGES, ONLY_ABOVE, TO_DATE, BY_THEN];
