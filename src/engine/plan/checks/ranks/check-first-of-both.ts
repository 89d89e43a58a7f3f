import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects the first of all where those of each of two are as well meant: "the top 3 ports for boats and for ferries"; and the first of
 * those that have something where the first are chosen before.
 */
export function checkFirstOfBoth(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.limit === null || query.limit < 2) return;
  if (query.having !== null && OF_FIRST_WHICH.test(textOf(words)))
    undecided('whether the first are chosen before or after is not said');
  if (query.perGroup === null && query.dimensions.length > 1 && FOR_BOTH.test(textOf(words)))
    undecided('whether the first of each or of all are meant is not said');
}

/** "of the five largest ports, which have more than 40 boats" */
const OF_FIRST_WHICH =
  /^(?:of|among|amongst) (?:the )?(?:top |bottom )?(?:\d+|[a-z]+) (?:[a-z]+ )*?(?:best|biggest|highest|largest|lowest|smallest|top|worst)?.* , (?:which|what)(?: of them| of these| ones)? (?:had|has|have)\b/;
const FOR_BOTH =
  /\b(?:top|bottom|\d+|two|three|four|five|ten) .*\b(for|in|of|among|at|from) (?:[a-z-]+ ){1,3}(?:, )?and (?:separately )?\1 /;
