import type { ColumnMeaning } from '../../shared/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import type { LogicalQuery, Output } from '../logical-query.ts';

/** What the columns of a query's result mean, in their order. */
export function columnMeanings(query: LogicalQuery): readonly ColumnMeaning[] {
  return outputsOf(query).map(({ name, role, unit }) => ({ name, role, unit }));
}

function outputsOf(query: LogicalQuery): readonly Output[] {
  switch (query.kind) {
    case 'aggregate':
      return [...query.dimensions, ...query.measures];
    case 'list':
      return query.fields;
    case 'values':
      return query.columns;
    default:
      return assertNever(query);
  }
}
