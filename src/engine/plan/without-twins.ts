import { conjunctsOf } from '../conjuncts.ts';
import { isSame } from '../is-same.ts';
import type { Condition, LogicalQuery } from '../logical-query.ts';

/**
 * The plans without those that ask of groups what others ask of the rows themselves: "branches with a default rate over
 * 8 %" are rows of which it is so, and also groups, which are the same where it is a question of one or the other.
 */
export function withoutTwins<Plan extends { readonly query: LogicalQuery }>(
  rivals: readonly Plan[],
): readonly Plan[] {
  const counted = withoutListed(rivals);
  if (!counted.some(({ query }) => asksOfRelated(query))) return counted;
  return counted.filter(
    ({ query }) => query.kind !== 'aggregate' || (query.having === null && query.versus === undefined),
  );
}

/** "applications from retirees" may be listed or counted: bare rows are counted, whichever words say which they are. */
function withoutListed<Plan extends { readonly query: LogicalQuery }>(
  rivals: readonly Plan[],
): readonly Plan[] {
  return rivals.filter(
    ({ query }) =>
      query.kind !== 'list' ||
      query.limit !== null ||
      !rivals.some((other) => isCountOf(other.query) && isSame(whereOf(other.query), query.where)),
  );
}

/** One number of rows, and nothing beside it. */
function isCountOf(query: LogicalQuery): boolean {
  if (query.kind !== 'aggregate' || query.dimensions.length > 0 || query.measures.length !== 1) return false;
  const [only] = query.measures;
  return only?.expression.kind === 'aggregate' && only.expression.argument === null;
}

function whereOf(query: LogicalQuery): Condition | null {
  return query.kind === 'values' ? null : query.where;
}

function asksOfRelated(query: LogicalQuery): boolean {
  return (
    query.kind !== 'values' &&
    conjunctsOf(query.where).some(({ kind }) => kind === 'related-measure' || kind === 'related-aggregate')
  );
}
