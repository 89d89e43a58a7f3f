import { isSame } from '../is-same.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../logical-query.ts';

/**
 * The readings without those that only lack what tells the rows apart or orders them: whether "the 3 largest loans with term
 * and grade" show their number or amount too is nothing to ask back, and one who did not want it can pass over it.
 */
export function withoutNarrower<P extends { readonly query: LogicalQuery }>(
  plans: readonly P[],
): readonly P[] {
  if (plans.length < 2) return plans;
  return plans.filter(
    ({ query }) => !plans.some((other) => other.query !== query && hasMoreIdentity(other.query, query)),
  );
}

function hasMoreIdentity(wide: LogicalQuery, narrow: LogicalQuery): boolean {
  if (wide.kind === 'aggregate' && narrow.kind === 'aggregate') return hasMoreOrder(wide, narrow);
  if (wide.kind !== 'list' || narrow.kind !== 'list' || wide.fields.length <= narrow.fields.length)
    return false;
  const [shown, fewer] = [visible(wide), visible(narrow)];
  const added = shown.filter((one) => !fewer.some(({ expression }) => isSame(expression, one.expression)));
  return (
    added.length === shown.length - fewer.length &&
    added.every(
      (one) =>
        one.role === 'identifier' ||
        // "all branches with city and state": their name
        (shown.indexOf(one) < added.length && one.role === 'text') ||
        wide.order.some(({ by }) => by === one.name),
    ) &&
    isSame(rowsOf(wide), rowsOf(narrow))
  );
}

/** "… Order by class.": the same groups, which the other reading does not sort. */
function hasMoreOrder(wide: AggregateQuery, narrow: AggregateQuery): boolean {
  const without = (query: AggregateQuery): object => ({ ...query, order: [], hidden: [], assumptions: [] });
  return (
    wide.order.length > 0 &&
    narrow.order.length === 0 &&
    wide.limit === null &&
    isSame(wide.hidden ?? [], narrow.hidden ?? []) &&
    isSame(without(wide), without(narrow))
  );
}

function visible({ fields, hidden }: ListQuery): ListQuery['fields'] {
  return fields.filter(({ name }) => hidden?.includes(name) !== true);
}

/** Which rows are listed, in which order, whatever is shown of them. */
function rowsOf({ fields, order, ...query }: ListQuery): object {
  const keys = order.map(({ by, direction }) => ({
    by: fields.find(({ name }) => name === by)?.expression,
    direction,
  }));
  return { ...query, order: keys, hidden: [], assumptions: [] };
}
