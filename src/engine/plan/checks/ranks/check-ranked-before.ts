import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { HOW_MANY_FIRST } from '../../../lexicon/numbers.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects groups that are ranked by what is asked of them, where they are chosen by something else before, and all of these for one. */
export function checkRankedBefore(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  const text = textOf(words);
  if (query.dimensions.length === 0 && ONE_OF_THEM.test(text)) noSense('which of them it is is asked for');
  if (query.limit === null) return;
  const [, number = ''] = FOR_LARGEST.exec(text) ?? [];
  if (number !== '' && isRankedByRate(query)) noSense('by what they are ranked is not said');
  if (OF_LARGEST.test(text) || LARGEST_WITH.test(text))
    noSense('of those that come first the one is asked for');
  if (ROWS_WITH.test(text)) noSense('the rows of each are asked for');
  if (query.limit > 1 && query.isTogether !== true && THEIR_SUM.test(text))
    noSense('what they have together is not in the answer');
  if (WHO_DO_MOST.test(text) && isRankedByThemselves(query))
    noSense('how often a name is there ranks nobody');
}

const END = '(?:biggest|greatest|highest|largest|leading|lowest|main|smallest|top)';

/** "for the three biggest shops, give the return rate" */
const FOR_LARGEST = new RegExp(
  `^(?:for|of|in|among|at) (?:our |the )(${HOW_MANY_FIRST} ${END}|${END} ${HOW_MANY_FIRST}) `,
);
/** "of the ten shops with the highest sales, which has the lowest return rate?" */
const OF_LARGEST = new RegExp(
  `^(?:among|amongst|from|in|of|out of) (?:our |the )(?:top )?${HOW_MANY_FIRST} .* , (?:what|which|who)\\b.* (?:best|biggest|fewest|greatest|highest|largest|least|lowest|most|smallest|worst)\\b`,
);
/** "among the late loans, which has the highest balance?" */
const ONE_OF_THEM =
  /^(?:among|amongst|from|of|out of) .* , which (?:one |of them |of these |of those )?(?:had|has|have|shows?) (?:our |the )/;
/** "which ten shops with the highest sales have the lowest return rate?" */
const LARGEST_WITH = new RegExp(
  `^(?:what|which) ${HOW_MANY_FIRST} [a-z]+ with the (?:fewest|greatest|highest|largest|least|lowest|most|smallest) .* (?:had|has|have) the (?:fewest|greatest|highest|largest|least|lowest|most|smallest) `,
);
/** "the orders with the three highest prices in each town" */
const ROWS_WITH = new RegExp(
  `^(?:(?:give|list|name|show) (?:me )?)?(?:the )?[a-z]+ with (?:the |their )?${HOW_MANY_FIRST} ${END} [a-z]+ (?:for|from|in|of|per|within) (?:each |every )?[a-z]`,
);
/** "show the five largest shops, and their combined sales" */
const THEIR_SUM = /(?: and|,|\bwith) (?:and )?(?:the |their )(?:aggregate|combined|joint) /;
/** "the names of the five members who earn the most" */
const WHO_DO_MOST =
  /\b(?:that|which|who) [a-z]+ (?:us )?(?:the )?(?:least|most)(?= [,.?!]|$| (?:in|and|with|from|since|during)\b)/;

function keysOf({ measures, order }: AggregateQuery): AggregateQuery['measures'] {
  return measures.filter(({ name }) => order[0]?.by === name);
}

function isRankedByRate(query: AggregateQuery): boolean {
  return keysOf(query).some(
    ({ unit, expression }) =>
      unit?.kind === 'percent' || (expression.kind === 'aggregate' && expression.function === 'avg'),
  );
}

/** By the number of the very rows whose columns it is grouped by. */
function isRankedByThemselves(query: AggregateQuery): boolean {
  return keysOf(query).some(({ expression }) => {
    const [only, ...others] = aggregatesOf(expression);
    if (only?.function !== 'count' || others.length > 0) return false;
    return query.dimensions.every((one) => {
      const isName = one.role === 'text' || one.role === 'identifier';
      const tables = [...tablesOf(one.expression)];
      return tables.includes(only.table) && (isName || query.dimensions.length > 1);
    });
  });
}

/** Without one of these {@link checkRankedBefore} holds on to nothing. */
export const RANKED_BEFORE_CUES: readonly Cue[] = [
  ONE_OF_THEM,
  FOR_LARGEST,
  OF_LARGEST,
  LARGEST_WITH,
  ROWS_WITH,
  THEIR_SUM,
  WHO_DO_MOST,
];
