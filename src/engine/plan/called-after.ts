import { aggregatesOf } from '../expression-walk.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** The table of which rows have any that are called so: applicants have applications. Null where the name says anything else. */
export function tableOfAny(index: KnowledgeIndex, segment: string): string | null {
  const { dataset, condition, nouns } = index.segment(segment);
  const [only, ...others] = aggregatesOf(condition);
  const isAny = condition.kind === 'binary' && condition.operator === '>' && condition.left === only;
  if (nouns.length === 0 || only === undefined || others.length > 0 || !isAny) return null;
  const isPlain = only.function === 'count' && only.filter === null && only.table !== dataset;
  return isPlain && condition.right.kind === 'literal' && condition.right.value === 0 ? only.table : null;
}
