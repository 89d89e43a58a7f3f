import { HAPPENINGS } from '../lexicon/happenings.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** Whether the rows are people, places or products, which are there at any time, rather than something that happens at one. */
export function isStanding(index: KnowledgeIndex, table: string): boolean {
  return index.isParty(table) && !isHappening(index, table);
}

/** Whether the rows are what happens at a time, by what they are called. */
export function isHappening(index: KnowledgeIndex, table: string): boolean {
  const { label } = index.dataset(table);
  return HAPPENINGS.has(label.slice(label.lastIndexOf(' ') + 1));
}
