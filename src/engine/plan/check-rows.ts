import { singularOf } from '../../catalog/mod.ts';
import type { LogicalQuery, Output } from '../logical-query.ts';
import type { Draft } from './draft.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { noSense, undecided } from './rejection.ts';

/** Rejects rows where one word is to be explained: "what is a charge-off". */
export function checkDefinition(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'list' && /^what (?:is|'s|s) an? /.test(words.join(' ')))
    undecided('whether the word or the rows are meant is not said');
}

/** Rejects values that some rows have not where "never" is of all rows: "which directors have never worked in Spain". */
export function checkNever(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'list' && query.distinct && words.includes('never'))
    undecided('whether some or none of the rows are so is not said');
}

/** Rejects rows that there cannot be: "no loans" and "a charged-off loan". */
export function checkContradiction(query: LogicalQuery): void {
  if (query.kind === 'values') return;
  const asked = query.where?.kind === 'all' ? query.where.of : [];
  const has = asked.filter((one) => one.kind === 'exists');
  const hasNone = asked.flatMap((one) => (one.kind === 'not' && one.of.kind === 'exists' ? [one.of] : []));
  const isBoth = hasNone.some(
    (none) =>
      none.where === null && has.some((one) => one.table === none.table && one.related === none.related),
  );
  if (isBoth) noSense('the same rows are asked to be there and not to be');
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
