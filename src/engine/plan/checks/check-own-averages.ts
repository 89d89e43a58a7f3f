import { conjunctsOf } from '../../conjuncts.ts';
import { tablesOf } from '../../expression-walk.ts';
import type { LogicalQuery } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';
import { textOf } from '../text-of.ts';

/**
 * Rejects one row of theirs in place of all: "products with an above-average rate" are above it in all, and not with any one
 * of their loans. Of "a loan above the average" one is meant.
 */
export function checkOwnAverages(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'list' || !BARE.test(textOf(words))) return;
  const { from } = query;
  const isOfAny = conjunctsOf(query.where).some(
    (one) =>
      one.kind === 'compare-to-aggregate' &&
      [...tablesOf(one.left)].some((table) => table !== from && !index.isToOne(from, table)),
  );
  if (isOfAny) noSense('what they have in all is compared, and not any one of theirs');
}

const BARE =
  /\b(?:with|have|has|having|carry) (?:an? )?(?:above|below|over|under|higher|lower|larger|smaller) (?:than )?(?:- )?(?:the )?(?:average|avg|mean)\b/;
