import { singularOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects single rows where groups are ranked: "top 2 purposes by balance of open loans in each year"; and groups that are chosen by
 * their number where the first of them is asked for: "which product has the highest balance of loans over $50,000".
 */
export function checkGroupsFirst(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (query.kind === 'aggregate') {
    const isRanked = query.limit !== null || query.perGroup !== null || query.counted !== undefined;
    if (!isRanked && query.having !== null && HAS_MOST.test(text)) noSense('the first of them is asked for');
    return;
  }
  const [, noun = ''] = TOP_BY.exec(text) ?? [];
  const isRow = tablesCalledIn(noun.split(' '), index).size > 0;
  const label = noun.replace(/\S+$/, singularOf);
  const isGroup = query.fields.some((one) => one.role === 'category' && one.label === label);
  if (noun !== '' && !isRow && isGroup) noSense('groups are ranked, and not single rows');
}

const HAS_MOST =
  /^(?:what|which) [a-z]+(?: [a-z]+)? (?:had|has|have) the (?:fewest|highest|largest|least|lowest|most|smallest) /;
const TOP_BY = /\b(?:bottom|top) \d+ ([a-z]+(?: [a-z]+)?) by /;

/** Without one of these {@link checkGroupsFirst} holds on to nothing. */
export const GROUPS_FIRST_CUES: readonly Cue[] = [HAS_MOST, TOP_BY];
