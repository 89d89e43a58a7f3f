import type { Dataset } from '../../catalog/mod.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { isOfPeople } from './people.ts';

/**
 * Whether the rows go by their names, though a few may share one: cities and channels, people by first and last names. Of
 * people with one name many may have the same, and what many rows are called (the badge that somebody has) is a kind.
 */
export function isKnownByName(index: KnowledgeIndex, dataset: Dataset): boolean {
  const names = dataset.display.map((column) => index.field(dataset.name, column));
  if (names.length === 0 || !names.every(({ role }) => role === 'name')) return false;
  const different = names.reduce((product, { distinctCount }) => product * (distinctCount ?? 0), 1);
  if (names.length > 1) return different >= dataset.rowCount;
  return different >= dataset.rowCount * (isOfPeople(dataset) ? PEOPLE_LEAST : THINGS_LEAST);
}

/** The share of rows with different names from which on the name tells who or which is meant. */
const PEOPLE_LEAST = 0.95;
const THINGS_LEAST = 0.75;
