import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the first of each group where the first of all may be meant, in each group: "volume by year for the 3 largest branches". "The
 * 3 largest branches in each year" says which.
 */
export function checkTopOfAll(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  // "number of rides and longest ride per town": of each town, and no town alone.
  if (query.limit !== null && LARGEST_BESIDE.test(text)) undecided('what is largest is not said');
  if (query.kind === 'list' && (query.limit ?? query.perGroup) !== null && IN_FIRST_PERIODS.test(text))
    undecided('since when the time is counted is not said');
  // "for renters and for owners, the three most common reasons": each of them has three of its own
  if (query.limit !== null && FOR_BOTH.test(text)) undecided(OF_ALL);
  if (query.perGroup === null) return;
  if (OF_THE_FIRST.test(text) && !OF_EACH.test(text)) undecided(OF_ALL);
}

const OF_ALL = 'whether the first of all or those of each group are meant is not said';
const FOR_BOTH = /\b(for|in|of) [^,]+ and \1 /;

const LARGEST_BESIDE =
  /^(?!what (?!is |are )|which|who|where|top).*[a-z] (?:and|,) (?:the )?(?:biggest|highest|largest|longest|lowest|shortest|smallest) [a-z]+ (?:by|per|(?:for|in|of) (?:each|every)) /;

/** "rides late in the first 3 months": of each, and no first rows. */
const IN_FIRST_PERIODS =
  / (?:within|in|during) (?:the|their|its) first (?:[a-z0-9]+ )?(?:days?|weeks?|months?|quarters?|years?)(?! of (?:each|every|the|[0-9a-z]+ ?[0-9]))/;

/** How the groups are said, and then of whom. */
const OF_THE_FIRST =
  /\b(?:by|per|daily|weekly|monthly|quarterly|yearly|annual|annually)\b.* (?:across|among|at|for|from|in|of) (?:the|our|its|your) (?:[a-z0-9]+ )?(?:top|most|best|worst|[a-z]+est)\b|\b(?:daily|weekly|monthly|quarterly|yearly|annual)\b.* (?:for|of) (?:the|our) /;
const OF_EACH = /\b(?:each|every|within|respective|respectively)\b/;

/** Without one of these {@link checkTopOfAll} holds on to nothing. */
export const TOP_OF_ALL_CUES: readonly Cue[] = [LARGEST_BESIDE, IN_FIRST_PERIODS, FOR_BOTH, OF_THE_FIRST];
