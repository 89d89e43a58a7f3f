import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * "of the late loans, what share is for each grade?": the grade's part of them, and not the part of its loans that are late. "Percent
 * of applications per channel that became loans" is the other way round.
 */
export function checkPartOfEach(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
): void {
  if (query.kind === 'list') return;
  const isOfTotal = query.measures.some(({ transform }) => transform?.kind === 'share-of-total');
  if (isOfTotal && PART_WITHIN_EACH.test(textOf(words)))
    noSense('the part of those that each has is not computed');
  const isOfAll = query.measures.some(
    ({ transform }) => transform?.kind === 'share-of-total' && transform.within.length === 0,
  );
  if (isOfAll && SPLIT_OF_EACH.test(textOf(words))) noSense('the parts are those of each');
  if (!PART_OF_EACH.test(textOf(words))) return;
  const isOther = query.measures.some(
    ({ unit, transform }) => unit?.kind === 'percent' && transform?.kind !== 'share-of-total',
  );
  if (isOther) noSense('the part that each has in them is not computed');
}

const PART = '(?:percentage|percent|%|pct|share|proportion|fraction|part)';
const PART_OF_EACH = new RegExp(
  `${PART} of .+ (?:is|was|are|were|comes? from|came from) (?:for |in |from |with |by )?(?:each|every) ` +
    `|of .+ , what ${PART} (?:is|was|are|were|comes? from|came from) (?:for |in |from |with |by )?(?:each|every) ` +
    `|^(?:give me |show |list )?(?:the )?(?:each|every) [a-z ]+ 's share of (?:the )?(?:total|all) ` +
    `|share of .+ (?:do|does) (?:each|every) [a-z ]+ (?:account for|have|hold|represent)(?: [?.])?$` +
    `|^(?:show |list )?(?:each|every) [a-z ]+ as an? ${PART} of (?:all|the|our) `,
);
/** "how do the orders of each town split across the kinds, in percent?" */
const SPLIT_OF_EACH =
  /\b(?:by|for|from|in|of) (?:each|every) [a-z]+(?: [a-z]+)? (?:break down|breaks down|distribute|divide|is distributed|is split|are split|split|spread)s? (?:across|among|between|by|into|over)\b/;
const PART_WITHIN_EACH = new RegExp(
  `${PART} of (?:all |our |the )?[a-z]+s (?:by|for each|from each|in each|of each|per) [a-z]+(?: [a-z]+)? (?:having|that|which|who|whose|with|without) `,
);
