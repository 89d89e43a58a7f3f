import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects one number for "year by year", a year that is no part of one said, and a number for each year where all years are taken together. */
export function checkLostPeriods(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  const text = textOf(words);
  const years = query.dimensions.filter(
    ({ expression }) => expression.kind === 'date-part' && expression.part === 'year',
  );
  if (BY_TURNS.test(text) && query.dimensions.length === 0) noSense('a number for each time is asked for');
  if (TOGETHER.test(text) && years.length > 0 && !EACH.test(text)) noSense('all years are taken together');
  const isAddedUp = query.measures.some(
    ({ transform }) => transform?.kind === 'running-total' || transform?.kind === 'moving-average',
  );
  if (ADDED_UP.test(text) && !isAddedUp && query.dimensions.length > 0)
    noSense('what is added up over time is asked for');
  // "the first six months of 2024 and of 2025"
  if (PARTS_OF_TWO.test(text)) noSense('which part of the second year is meant is not read');
}

const BY_TURNS = /\b(day|month|quarter|week|year) by \1\b/;
const TOGETHER =
  /\b(?:across|over) all (?:the )?years\b|\b(?:all|every) years? (?:taken )?together\b|\ball (?:the )?years (?:combined|pooled)\b/;
/** "with the accumulated count" */
const ADDED_UP =
  /\b(?:accumulated|cumulated|cumulative|running) (?:amount|count|number|sum|total|volume)\b(?! is| was| has)/;
const EACH = /\b(?:by|each|every|per) (?:calendar |issue )?year\b(?! together)/;
const PARTS_OF_TWO =
  /\b(?:first|last) (?:\d+ |[a-z]+ )?(?:half|months|quarters?|weeks) of (?:19|20)\d\d (?:and|vs|versus) (?:of )(?:19|20)\d\d\b/;

/** Without one of these {@link checkLostPeriods} holds on to nothing. */
export const LOST_PERIODS_CUES: readonly Cue[] = [BY_TURNS, TOGETHER, ADDED_UP, PARTS_OF_TWO];
