import { conjunctsOf } from '../conjuncts.ts';
import type { LogicalQuery } from '../logical-query.ts';

/**
 * The plans without those that ask of groups what others ask of the rows themselves: "branches with a default rate over
 * 8 %" are rows of which it is so, and also groups, which are the same where it is a question of one or the other.
 */
export function withoutTwins<Plan extends { readonly query: LogicalQuery }>(
  rivals: readonly Plan[],
): readonly Plan[] {
  if (!rivals.some(({ query }) => asksOfRelated(query))) return rivals;
  return rivals.filter(
    ({ query }) => query.kind !== 'aggregate' || (query.having === null && query.versus === undefined),
  );
}

function asksOfRelated(query: LogicalQuery): boolean {
  return (
    query.kind !== 'values' &&
    conjunctsOf(query.where).some(({ kind }) => kind === 'related-measure' || kind === 'related-aggregate')
  );
}
