import { conjunctsOf } from '../../../conjuncts.ts';
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
  const isRunning = query.measures.some(({ transform }) => transform?.kind === 'running-total');
  const isWhole = query.dimensions.length === 0 && query.sides === undefined;
  if (isWhole && query.where !== null && query.measures.length < 3 && RANGES.test(text))
    noSense('the ranges are groups');
  if (query.versus === undefined && ONLY_ABOVE.test(text))
    noSense('whether rows or groups are compared is not said');
  const isOfRows = conjunctsOf(query.where).some(({ kind }) => kind === 'compare-to-aggregate');
  if (isOfRows && query.dimensions.length > 0 && OF_COUNTS.test(text))
    noSense('whether rows or groups are compared is not said');
  if (isWhole && !isRunning && ONE_ROW_EACH.test(text)) noSense('a row for each is asked for');
  const isOfTimes = query.dimensions.some(({ role }) => role === 'time');
  const isToDate = query.measures.length > 1 ? TO_DATE.test(text) : BY_THEN.test(text);
  const isSoFar = isRunning
    ? THROUGH_EACH.test(text) && query.where !== null
    : isToDate || SINCE_START.test(text);
  if (isOfTimes && isSoFar) noSense('what it comes to by then is asked for');
}

/** "1 to 5 days, 6 to 10" */
const RANGES = /\b\d[\d,.]* (?:-|to) \d[\d,.]*(?: [a-z]+)? ,(?: and)? \d[\d,.]* (?:-|to) \d/;
const ONLY_ABOVE =
  /\bonly (?:those|ones|the ones|where (?:it|that|this) is) (?:above|below) (?:the )?(?:overall |total |general )?average\b/;
/** "the average loan count per branch", "number of boats by harbour, only above the average": of groups, and of no rows. */
const OF_COUNTS =
  /\baverage (?:(?:[a-z]+ )?count|number of [a-z]+) (?:per|for each|across)\b|\b(?:number of [a-z]+|[a-z]+ count) (?:is|are) (?:above|below|over|under|higher than|lower than) (?:the )?[a-z]+ average\b|^(?:the )?(?:number|count) of .*, only (?:above|below|over|under) (?:the )?average(?: [.?!])?$/;
/** "…, one per row", "one line each", "in two rows" */
const ONE_ROW_EACH =
  /\b(?:one|each|a) per (?:row|line)(?: [.?!])?$|\b(?:one|a) (?:row|line) (?:each|apiece|for each|for both)(?: [.?!])?$|\b(?:two|three|separate) (?:rows|lines)(?: [.?!])?$|\beach in (?:its|their) own (?:row|line)(?: [.?!])?$/;
const TO_DATE = /\b(?:and|,) (?:the )?(?:year to date|ytd)\b/;
/** "year to date volume by month", "by month, what was lent so far since January"; "by month, year to date" are the months of this year. */
const BY_THEN =
  /\bso far since\b|\bcumulative(?:ly)?\b|\b(?:year to date|ytd)\b.*\b(?:by|each|every|per) (?:month|quarter|week)\b|\b(?:by|each|every|per) (?:month|quarter|week)\b.*[a-z] year to date(?: [.?!])?$/;
/** "for each month, how many had been made since the start of that year": all until then. */
const SINCE_START =
  /\b(?:each|every|per|by) (?:month|quarter|week)\b.* since (?:the )?(?:start|beginning) of (?:that|the|its) year\b/;
/** "from January through each month": what is since January, and not of it alone. */
const THROUGH_EACH = /\b(?:through|until|to) (?:each|every) (?:month|quarter|week)\b/;

/** Without one of these {@link checkRanges} holds on to nothing. */
export const RANGES_CUES: readonly Cue[] = [
  RANGES,
  ONLY_ABOVE,
  TO_DATE,
  BY_THEN,
  SINCE_START,
  THROUGH_EACH,
  OF_COUNTS,
  ONE_ROW_EACH,
];
