import { HAPPENINGS } from '../lexicon/happenings.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** Whether the rows are people, places or products, which are there at any time, rather than something that happens at one. */
export function isStanding(index: KnowledgeIndex, table: string): boolean {
  const { label } = index.dataset(table);
  return index.isParty(table) && !HAPPENINGS.has(label.slice(label.lastIndexOf(' ') + 1));
}
