import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/** Rejects a list that shows less than the question ends with: "renters with a low score: list name, state, score". */
export function checkListedColumns(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list') return;
  const listed = LISTED.exec(textOf(words))?.[1];
  if (listed === undefined) return;
  const items = listed.split(/ (?:,|and|&|, and) /);
  if (items.length > shownOutputs(query).length && items.every((item) => NAME.test(item)))
    noSense('a column that is asked for is not shown');
}

/** Rejects rows where one sum is asked for: "amount of principal still outstanding for car loans", "overall requested amount for them". */
export function checkAmountListed(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || query.limit !== null) return;
  const text = textOf(words);
  const amounts = shownOutputs(query).filter(({ role }) => role === 'measure');
  if (OVERALL.test(text) || (AMOUNT_OF.test(text) && amounts.length > 1)) noSense('one amount is asked for');
}

const OVERALL = /^(?:what (?:is|was) )?(?:the )?(?:combined|dollar|overall) (?:[a-z]+ )?(?:amount|volume)\b/;

const AMOUNT_OF =
  /^(?:(?:what (?:is|was)|the|overall|total|combined|dollar) )*amount of (?:[a-z]+ ){1,3}(?!and\b)/;

/** What stands behind the colon. */
const LISTED =
  /: (?:(?:list|show|give|display|return|need)(?: me| us)? )?(?:the |their )?([^:]+?)(?: [.?])?$/;
/** "state", "credit score": no order, number or condition. */
const NAME = /^(?:(?!by|desc|asc|first|last|sorted|ordered|only|in|with|from|no|not|per)[a-z_]+ ?){1,3}$/;
