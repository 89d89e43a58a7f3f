import { singularOf } from '../../catalog/mod.ts';
import type { LogicalQuery, Output } from '../logical-query.ts';
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
  { rank, openers }: Draft,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind === 'values' || query.limit !== 1 || rank === null) return;
  if (rank.limit !== null || rank.position !== null) return;
  // "which branches have the most loans" asks for those that share the first place.
  const isAsked = query.kind === 'aggregate' && (openers.has('which') || openers.has('who'));
  const tables = query.kind === 'list' ? [query.from] : isAsked ? [] : tablesOfRows(query.dimensions);
  for (const table of tables) {
    const { label, labelPlural, synonyms } = index.dataset(table);
    const names = new Set([label, ...synonyms].map((name) => singularOf(name.split(' ').at(-1) ?? name)));
    const said = words.filter((word) => names.has(singularOf(word)));
    if (said.length > 0 && said.every((word) => singularOf(word) !== word))
      undecided(`how many ${labelPlural} are wanted is not said`);
  }
}

function tablesOfRows(dimensions: readonly Output[]): readonly string[] {
  return dimensions.flatMap(({ role, expression }) =>
    role === 'identifier' && expression.kind === 'column' ? [expression.table] : [],
  );
}
