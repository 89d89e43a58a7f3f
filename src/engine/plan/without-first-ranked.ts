import type { LogicalQuery } from '../logical-query.ts';
import { textOf } from './text-of.ts';

/** "all but the five largest loans": those that come after the five, in the same order; any other query as it is. */
export function withoutFirstRanked(query: LogicalQuery, words: readonly string[]): LogicalQuery {
  if (query.kind === 'values' || query.limit === null || query.order.length === 0) return query;
  if (query.offset > 0 || query.perGroup !== null || !ALL_BUT_FIRST.test(textOf(words))) return query;
  if (query.kind === 'aggregate' && query.dimensions.length === 0) return query;
  return { ...query, limit: null, offset: query.limit };
}

/** They are listed; of what is asked "of all but the largest branch", each or all together may be meant. */
const ALL_BUT_FIRST =
  /(?:^|^(?:and |can |could |display |find |get |give |i |list |me |please |print |return |see |show |want |would |you )+|[,:;] )(?:all|everyone|everybody|everything) but (?:for )?(?:the|our|its|their) /;
