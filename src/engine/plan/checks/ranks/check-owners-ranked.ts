import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { columnsOf } from '../../columns-in.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects the first rows where several of their owners are ranked: "the five branches with the highest amount due on overdue payments"
 * are no branches of the five highest payments, among which one may be named twice.
 */
export function checkOwnersRanked(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || query.limit === null || query.limit < 2 || query.distinct) return;
  if (!OWNERS_RANKED.test(textOf(words))) return;
  const shown = shownOutputs(query).flatMap(({ expression }) => columnsOf(expression));
  const isOfOwners = shown.length > 0 && shown.every(({ table }) => table !== query.from);
  const isByRow = query.order.some(({ by }) =>
    query.fields.some(
      ({ name, expression }) =>
        name === by && columnsOf(expression).every(({ table }) => table === query.from),
    ),
  );
  if (isOfOwners && isByRow) undecided('whether the rows or their totals are ranked is not said');
}

const OWNERS_RANKED =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty) (?:[a-z]+ ){0,2}[a-z]+s (?:having|that have|which have|with|by) (?:the )?(?:biggest|greatest|highest|largest|lowest|smallest) (?:[a-z]+ ){1,3}(?:among|for|from|of|on) /;
