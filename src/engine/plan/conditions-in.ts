import { conjunctsOf } from '../conjuncts.ts';
import { countedRows } from '../counted-rows.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { Condition, LogicalQuery } from '../logical-query.ts';

/** What holds for the rows, and for those that are counted. */
export function conditionsIn(query: Exclude<LogicalQuery, { kind: 'values' }>): readonly Condition[] {
  const parts =
    query.kind === 'aggregate' ? query.measures.flatMap(({ expression }) => aggregatesOf(expression)) : [];
  return [query.where, ...parts.map(countedRows)].flatMap(conjunctsOf);
}
