import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a number of what is only told before something is asked of it: "late loans. show the balance by region" counts nothing, and
 * "our volume: what percentage of it is mortgages?" asks for the percentage alone.
 */
export function checkToldFirst(query: LogicalQuery, words: readonly string[]): void {
  const text = textOf(words);
  if (query.kind === 'list' && MOST_OF_GROUPS.test(text)) undecided('of what they have the most is not said');
  if (query.kind !== 'aggregate' || query.measures.length < 2) return;
  const [first] = query.measures;
  const isCount = first?.expression.kind === 'aggregate' && first.expression.function === 'count';
  if (isCount && TOLD.test(text) && !COUNTED.test(text))
    undecided('whether the number of what is told first is asked for is not said');
  if (OF_IT.test(text) || (OF_MONEY.test(text) && query.measures.length > 2))
    undecided('whether what is told first is asked for too is not said');
}

/** "reviews by rating. which rating has the most?": rows are counted */
const MOST_OF_GROUPS = /^[^.?]+ (?:by|per) [^.?]+ \. (?:what|which) \S+ (?:has|have) the (?:fewest|most)\b/;

/** "late loans. show …", and not "average fee by kind. show it per year" */
const TOLD = /^(?!.*\. (?:and|also)\b)[^.?]+ \. (?:please )?(?:display|give|list|report|show|what|which)\b/;
const COUNTED = /(?:#|\b(?:count(?:ed|s)?|fewest|many|most|numbers?|often|tally)\b)/;
/** "of the money that came in, how much was principal and how much was interest": two parts of it alone */
const OF_MONEY = /^(?:of|out of) [^,?]+ , how much \S+ \S+(?: \S+)? and how much (?:\S+ ){1,3}[?.]/;
/** "our volume: what percentage of it is …", "what share of that" */
const OF_IT =
  /^(?!.*\b(?:and|as well as|how many)\b.*[.:;])[^.:;?]+ [.:;] (?:how much|what|which) (?:(?:fraction|part|percentage|portion|proportion|share) )?of (?:it|that|this)\b(?!.* and\b)/;

/** Without one of these {@link checkToldFirst} holds on to nothing. */
export const TOLD_FIRST_CUES: readonly Cue[] = [MOST_OF_GROUPS, TOLD, OF_IT, OF_MONEY];
