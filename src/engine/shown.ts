import { assertNever } from '../shared/mod.ts';
import type { LogicalQuery, Output } from './logical-query.ts';

/** The columns of a query's result, in order: its outputs without those that are only computed to order by. */
export function shownOutputs(query: LogicalQuery): readonly Output[] {
  switch (query.kind) {
    case 'aggregate':
      if (query.counted !== undefined) return [query.counted];
      return [
        ...query.dimensions,
        ...(query.sides === undefined ? [] : [query.sides.output]),
        ...query.measures,
      ].filter((output) => isShown(query, output));
    case 'list':
      return query.fields.filter((field) => isShown(query, field));
    case 'values':
      return query.columns;
    default:
      return assertNever(query);
  }
}

/** Whether an output of the query is a column of its result. */
export function isShown(
  { hidden }: { readonly hidden?: readonly string[] },
  { name }: { readonly name: string },
): boolean {
  return hidden?.includes(name) !== true;
}
