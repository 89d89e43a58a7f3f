import type { LogicalQuery } from '../../logical-query.ts';
import { noSense } from '../rejection.ts';
import { textOf } from '../text-of.ts';

/** Rejects the first of all rows where each one's own is meant: "borrowers who were approved at first application". */
export function checkFirsts(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || query.where === null || !OWN_FIRST.test(textOf(words))) return;
  const where = JSON.stringify(query.where);
  if (RELATED.test(where) && where.includes(OF_ALL)) noSense("each one's own first is meant");
}

const OWN_FIRST =
  /\b(?:after|at|by|during|on|upon|with|within) (?:a |the )?(?:very )?(?:first|earliest|last|latest|initial) [a-z]+\b(?! (?:of|ever))/;
const RELATED = /"kind":"(?:exists|related-aggregate)"/;
const OF_ALL = '"kind":"compare-to-aggregate"';
