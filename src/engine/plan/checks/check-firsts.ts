import type { LogicalQuery } from '../../logical-query.ts';
import { noSense } from '../rejection.ts';
import { textOf } from '../text-of.ts';

/**
 * Rejects the first of all rows where each one's own is meant: "borrowers who were approved at first application"; and all rows where
 * the first of them is asked for, whatever column is called so: "which students registered first".
 */
export function checkFirsts(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'list' && query.order.length === 0 && DONE_FIRST.test(textOf(words)))
    noSense('which of them comes first is asked for');
  if (query.kind === 'values' || query.where === null || !OWN_FIRST.test(textOf(words))) return;
  const where = JSON.stringify(query.where);
  if (RELATED.test(where) && where.includes(OF_ALL)) noSense("each one's own first is meant");
}

const DONE_FIRST = /^(?:which|who) .*(?<!\b(?:by|the|their|whose) )\b(?:first|last)(?: [?.!])?$/;

const OWN_FIRST =
  /\b(?:after|at|by|during|on|upon|with|within) (?:a |the )?(?:very )?(?:first|earliest|last|latest|initial) [a-z]+\b(?! (?:of|ever))/;
const RELATED = /"kind":"(?:exists|related-aggregate)"/;
const OF_ALL = '"kind":"compare-to-aggregate"';
