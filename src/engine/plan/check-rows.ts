import type { LogicalQuery } from '../logical-query.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { undecided } from './rejection.ts';

/** Rejects rows where one word is to be explained: "what is a charge-off". */
export function checkDefinition(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'list' && /^what (?:is|'s|s) an? /.test(words.join(' ')))
    undecided('whether the word or the rows are meant is not said');
}

/** Rejects one row where the words ask for rows: "youngest borrowers" does not say how many. */
export function checkNumber(
  query: LogicalQuery,
  { rank }: Draft,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind !== 'list' || query.limit !== 1 || rank === null || rank.limit !== null) return;
  const { label, labelPlural } = index.dataset(query.from);
  const isSaid = (name: string): boolean => words.includes(name.split(' ').at(-1) ?? name);
  if (isSaid(labelPlural) && !isSaid(label) && rank.position === null)
    undecided(`how many ${labelPlural} are wanted is not said`);
}
