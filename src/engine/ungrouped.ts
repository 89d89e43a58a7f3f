import type { AggregateQuery } from './logical-query.ts';

/** A query for numbers of all rows that are so, in no groups and no order. */
export function ungrouped({
  measures,
  where,
  assumptions,
}: Pick<AggregateQuery, 'measures' | 'where' | 'assumptions'>): AggregateQuery {
  return {
    kind: 'aggregate',
    dimensions: [],
    measures,
    where,
    having: null,
    order: [],
    limit: null,
    offset: 0,
    perGroup: null,
    keepEmptyGroups: false,
    assumptions,
  };
}
