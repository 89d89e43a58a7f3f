import type { Knowledge } from '../../catalog/mod.ts';
import type { Candidate } from '../candidate.ts';
import { nounForm } from '../lexicon/inflection.ts';
import type { Token } from '../token.ts';

/**
 * The tokens without a word at `at` that the name of a table has, before a column that only that table has: "*rowing* scores" are the
 * scores of `results_rowing_2019`. Null where the column is not of it alone.
 */
export function withoutTableWord(
  tokens: readonly Token[],
  at: number,
  {
    knowledge,
    find,
  }: { readonly knowledge: Knowledge; readonly find: (t: readonly Token[]) => readonly Candidate[] },
): readonly Token[] | null {
  const word = nounForm(tokens[at]?.norm ?? '');
  const named = knowledge.datasets.filter(
    ({ label, isVisible, roleOf }) => isVisible && roleOf === undefined && label.split(' ').includes(word),
  );
  const [table, ...others] = named;
  if (table === undefined || others.length > 0) return null;
  const rest = tokens.toSpliced(at, 1);
  const columns = find(rest).filter(
    ({ start, match, meaning }) => start === at && match !== 'misspelt' && meaning.kind === 'field',
  );
  const isOfTable = columns.length > 0 && columns.every((one) => isOf(one, table.name));
  return isOfTable ? rest : null;
}

function isOf({ meaning }: Candidate, table: string): boolean {
  return meaning.kind === 'field' && meaning.dataset === table;
}
