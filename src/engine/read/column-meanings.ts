import type { ColumnMeaning } from '../../shared/mod.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { shownOutputs } from '../shown.ts';

/** What the columns of a query's result mean, in their order. */
export function columnMeanings(query: LogicalQuery): readonly ColumnMeaning[] {
  return shownOutputs(query).map(({ name, role, unit }) => ({ name, role, unit }));
}
