import type { ColumnMeaning } from '../../shared/mod.ts';
import type { LogicalQuery } from '../logical-query.ts';
import { shownOutputs } from '../shown.ts';

/** What the columns of a query's result mean, in their order. */
export function columnMeanings(query: LogicalQuery): readonly ColumnMeaning[] {
  const groups = query.kind === 'aggregate' ? query.dimensions : [];
  return shownOutputs(query).map((output) => {
    const { name, role, unit } = output;
    // Quantities that rows are grouped by (terms, numbers of dependents) stand for the groups.
    const isGroup = groups.some((group) => group.name === name);
    return { name, role: isGroup && role === 'measure' ? 'ordered-category' : role, unit };
  });
}
