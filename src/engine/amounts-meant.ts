import type { Knowledge } from '../catalog/mod.ts';
import type { Candidate } from './candidate.ts';
import type { Token } from './token.ts';

/** A number of rows that have several amounts, or none that is called after them: the "average payment". */
export interface AmountsMeant {
  readonly said: string;
  readonly amounts: readonly string[];
}

/** What "average payment" may be of, where the words stand at `at`; null where they ask for something else. */
export function amountsMeant(
  tokens: readonly Token[],
  at: number,
  { candidates, knowledge }: { readonly candidates: readonly Candidate[]; readonly knowledge: Knowledge },
): AmountsMeant | null {
  const how = tokens[at];
  const rows = candidates.find(({ start, meaning }) => start === at + 1 && meaning.kind === 'dataset');
  if (how === undefined || !ENDS.has(how.norm) || rows?.meaning.kind !== 'dataset') return null;
  const { dataset } = rows.meaning;
  const amounts = knowledge.datasets
    .filter(({ name }) => name === dataset)
    .flatMap(({ fields }) => fields)
    .flatMap(({ role, unit, label }) => (role === 'measure' && unit?.kind === 'money' ? [label] : []));
  return amounts.length === 0 ? null : { said: how.text.toLowerCase(), amounts };
}

const ENDS: ReadonlySet<string> = new Set(['average', 'avg', 'mean', 'median', 'total']);
