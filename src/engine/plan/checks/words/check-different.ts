import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import { comparesColumns } from '../compares-columns.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects what tells no different ones apart: "towns with boats *for different purposes*" are no numbers of towns by purpose, and "rides
 * paid *in a different month from* the booking" no list of months.
 */
export function checkDifferent(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (FROM_OTHER.test(text) && !comparesColumns(query))
    noSense('what differs from what is not in the answer');
  const isListed = query.kind === 'list' ? query.distinct : query.dimensions.length > 0;
  const countsDifferent = partsOf(query).some(
    (part) => 'kind' in part && part.kind === 'aggregate' && 'distinct' in part && part.distinct === true,
  );
  if (isListed && OF_EACH.test(text) && !(countsDifferent && query.kind === 'list'))
    noSense('different ones of each are not told apart');
}

const NUMBER = '(?:two |three |several |many )?';
/** "borrowers *with* boats *for different* purposes", "with more than one boat *and in different* towns" */
const OF_EACH = new RegExp(
  `\\b(?:with|have|has|had|having) (?:[a-z-]+ ){1,6}?(?:across|at|by|for|from|in|of|on|through|under|with|and) (?:at |from |in |of |on |through )?${NUMBER}(?:different|differing|various) [a-z]+s\\b`,
);
/** "in a different year from the order", "with a colour different from the …" */
const FROM_OTHER =
  /\b(?:(?:a|an|another) (?:[a-z]+ )?different (?:[a-z]+ ){1,3}?(?:from|than|to)|(?:a|an) (?:[a-z]+ ){1,3}?different (?:from|than|to)) (?:the|their|its|that|his|her)\b/;

/** Without one of these {@link checkDifferent} holds on to nothing. */
export const DIFFERENT_CUES: readonly Cue[] = [OF_EACH, FROM_OTHER];
