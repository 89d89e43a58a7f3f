import { conjunctsOf } from '../../../conjuncts.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects clauses that are read as something else than what they say of rows: two things that are so taken for either, "that sank and
 * were never found"; somebody in a clause taken for groups, "boats for which the owner paid a fee"; and the first groups by how many
 * they have where they are the first by themselves.
 */
export function checkLostClauses(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  const isEither =
    (query.kind === 'aggregate' && query.sides !== undefined) ||
    conjunctsOf(query.where).some(({ kind }) => kind === 'any');
  if (AND_NEVER.test(text) && !words.includes('or') && isEither) noSense('both are said of the same rows');
  if (query.kind !== 'aggregate' || query.dimensions.length === 0) return;
  if (IN_CLAUSE.test(text) && !GROUPED.test(text)) noSense('what a clause tells of is no group');
  if (OF_FIRST.test(text) && isByItself(query)) undecided('by what the first of them are told is not said');
}

const AND_NEVER = /[a-z] and (?:(?:(?:had|has|have|were|was) )?never|with no|(?<!\bwith and )without)\b/;
const IN_CLAUSE =
  /\b(?:count|how many|number of) [^,?]*\b(?:at|for|in|on) which (?:an?|no|our|people|the) ?[a-z]/;
const GROUPED =
  /\b(?:across|apiece|broken|by|each|every|group(?:ed)?|per|respectively|separately|split)\b|^(?:what|which|who) /;
const OF_FIRST =
  /^(?:how many|(?:(?:count|give|show)(?: me)? )?(?:the )?(?:count|number) of) [a-z]+ (?:(?:are )?(?:there )?)?(?:from|in|of|with) (?:our|the) (?:(?:two|three|four|five|\d+) (?:best|bottom|highest|lowest|top|worst)|(?:best|bottom|highest|lowest|top|worst) (?:two|three|four|five|\d+)) /;

/** Whether the groups come first by the very number that is asked for. */
function isByItself({ limit, order, measures }: AggregateQuery): boolean {
  return limit !== null && order.some(({ by }) => measures.some(({ name }) => name === by));
}

/** Without one of these {@link checkLostClauses} holds on to nothing. */
export const LOST_CLAUSES_CUES: readonly Cue[] = [AND_NEVER, IN_CLAUSE, OF_FIRST];
