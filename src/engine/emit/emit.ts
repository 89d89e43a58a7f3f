import type { Knowledge } from '../../catalog/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { shownOutputs } from '../shown.ts';
import { aggregateQuerySelect } from './aggregate-query-sql.ts';
import { createBlock } from './block.ts';
import type { Emission, EmitOptions } from './emit-options.ts';
import { expandFields } from './expand-fields.ts';
import { listQuerySelect } from './list-query-sql.ts';
import { formatSelect } from './select.ts';
import { valuesQuerySql } from './values-query-sql.ts';

/**
 * The SQL of a logical query: one SELECT that stock SQLite (3.40 or later) runs, the same bytes for the same query.
 * Throws JoinError for a query that `checkJoins` finds a problem in.
 */
export function emit(
  query: LogicalQuery,
  knowledge: Knowledge,
  options: EmitOptions = { round: true },
): string {
  if (shownOutputs(query).length === 0) throw new Error('A query shows at least one column');
  const expanded = expandFields(query, knowledge);
  const emission: Emission = {
    ...options,
    knowledge,
    createBlock: (request) => createBlock(request, emission),
  };
  switch (expanded.kind) {
    case 'aggregate':
      return formatSelect(aggregateQuerySelect(expanded, emission));
    case 'list':
      return formatSelect(listQuerySelect(expanded, emission));
    case 'values':
      return valuesQuerySql(expanded);
    default:
      return assertNever(expanded);
  }
}
