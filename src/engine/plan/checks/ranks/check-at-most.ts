import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects one that comes first where the most of each is asked for ("how much do we lend *at most* per shop"), and all of them where
 * one is ("which shop *allows the largest* amount").
 */
export function checkAtMost(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' && query.kind !== 'list') return;
  const text = textOf(words);
  if (query.limit !== null && AT_MOST.test(text))
    noSense('the most of each is asked for, and not the one that has most');
  if (query.limit === null && ALLOWS_MOST.test(text)) noSense('the one that allows most is asked for');
}

/** With no number after it: "at most per shop". */
const AT_MOST =
  /\bat (?:least|most)(?= *(?:[,.?!]|$| (?:and|by|for|from|in|of|on|per|since|under|within)\b))/;
/** "which shop allows the largest amount" */
const ALLOWS_MOST =
  /^(?:what|which) (?:[a-z]+ ){1,2}(?:allows|permits) the (?:biggest|greatest|highest|largest|lowest|smallest) /;

/** Without one of these {@link checkAtMost} holds on to nothing. */
export const AT_MOST_CUES: readonly Cue[] = [AT_MOST, ALLOWS_MOST];
