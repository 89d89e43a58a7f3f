import type { Dataset } from '../../catalog/mod.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** Columns that only people have. */
const PERSONAL = /\b(?:birth|e ?mail|first name|full name|gender|last name|nationality|salary|surname)\b/;

/** Whether the rows are somebody, of whom "who" is said, as far as keys and columns tell. */
export function isPerson(index: KnowledgeIndex, { name, fields }: Dataset): boolean {
  return index.isParty(name) || fields.some(({ label }) => PERSONAL.test(label));
}
