import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects one number of all years where one of each is asked for: "sales every June and July". */
export function checkEveryMonth(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || !EVERY_MONTH.test(textOf(words))) return;
  const isOfEach = query.dimensions.some(({ expression }) => expression.kind === 'date-part');
  if (!isOfEach) undecided('whether one number of each year or of all together is asked for is not said');
}

const EVERY_MONTH =
  /\b(?:each|every) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/;

/** Without it {@link checkEveryMonth} holds on to nothing. */
export const EVERY_MONTH_CUES: readonly Cue[] = [EVERY_MONTH];
