import { aggregatesOf } from '../expression-walk.ts';
import { isSame } from '../is-same.ts';
import { isOfKind } from '../listed/is-of-kind.ts';
import type { ItemReader, ListItem } from '../listed/list-item.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../logical-query.ts';
import { withUniqueNames } from '../plan/naming.ts';
import { COUNT, named } from '../plan/resolve-measure/measure-of.ts';
import { shownOutputs } from '../shown.ts';

/**
 * The query where the numbers that the items name are those by which its rows or groups are chosen, and which it shows anyway: "branches
 * with more than 500 loans, with the number", "products whose average size is above …, and give their average".
 */
export function withDeciding(
  query: LogicalQuery,
  items: readonly ListItem[],
  { index }: ItemReader,
): LogicalQuery | null {
  if (query.kind === 'values' || items.length === 0) return null;
  if (query.kind === 'list') return isShown(query, items) ? query : null;
  if (query.dimensions.length === 0 || (query.having === null && query.limit === null)) return null;
  const areAll = items.length === 1 && items[0]?.number === 'figures';
  const whole = areAll ? withAllDeciding(query, index) : query;
  return isShown(whole, items) ? whole : null;
}

/** The groups with the number of their rows, by which they are chosen and which is not shown yet. */
function withAllDeciding(query: AggregateQuery, index: ItemReader['index']): AggregateQuery {
  const counted = (query.having === null ? [] : aggregatesOf(query.having)).find(
    (one) =>
      one.function === 'count' &&
      one.argument === null &&
      !query.measures.some(({ expression }) => isSame(expression, one)),
  );
  if (counted === undefined) return query;
  const label = `number of ${index.dataset(counted.table).labelPlural}`;
  const count = { ...named(label), expression: counted, ...COUNT, transform: null };
  return { ...query, measures: withUniqueNames([count, ...query.measures]) };
}

/** Whether each of the items is one of the numbers that are shown. */
function isShown(query: ListQuery | AggregateQuery, items: readonly ListItem[]): boolean {
  const numbers = shownOutputs(query).filter((output) =>
    query.kind === 'list' ? output.expression.kind === 'related' : 'transform' in output,
  );
  const meant = items.map(({ number }) => numbers.filter((output) => isOfKind(output, number)));
  const all = items.length === 1 && items[0]?.number === 'figures' && numbers.length > 1;
  const found = meant.flatMap((some) => (some.length === 1 ? some : []));
  return all || (found.length === items.length && new Set(found).size === items.length);
}
