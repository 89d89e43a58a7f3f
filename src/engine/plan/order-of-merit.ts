import type { Output } from '../logical-query.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { OrderDirection } from './phrase.ts';

/** How a column is sorted whose best values come first: grade A is the best where lower is better; null where neither is. */
export function directionOfBest(
  { expression }: Output,
  direction: OrderDirection | null,
  index: KnowledgeIndex,
): 'asc' | 'desc' | null {
  if (expression.kind !== 'column' || (direction !== 'best' && direction !== 'worst')) return null;
  const { lowerIsBetter } = index.field(expression.table, expression.column);
  if (lowerIsBetter === null) return null;
  return (direction === 'best') === lowerIsBetter ? 'asc' : 'desc';
}
