import type { AggregateQuery } from '../logical-query.ts';

/** Whether it groups by one thing alone; rows of a table may need a key beside their name. */
export function isOneGroup({ dimensions }: AggregateQuery): boolean {
  const [first, second, ...others] = dimensions.map(({ expression }) => expression);
  if (first === undefined || others.length > 0) return false;
  return (
    second === undefined ||
    (first.kind === 'column' && second.kind === 'column' && first.table === second.table)
  );
}
