import { singularOf } from '../../catalog/mod.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with whose rows they are after the rows of which something is told: "the total cost of *each dog's treatments*" is that of
 * the treatments of each dog, one number for each. The very tokens where what each has is one value of its own.
 */
export function withRowsOfEachOwner(
  tokens: readonly Token[],
  { find }: Pick<Meanings, 'find'>,
): readonly Token[] {
  const owning = tokens.findIndex(({ norm }) => OWNING.has(norm));
  const each = tokens.slice(0, Math.max(owning, 0)).findLastIndex(({ norm }) => EACH.has(norm));
  if (each < 1 || owning - each > OWNER_WORDS_MAX + 1) return tokens;
  if (tokens[each - 1]?.norm !== 'of' || tokens[each - 2]?.norm === 'many') return tokens;
  const candidates = find(tokens);
  const owner = candidates.find(
    ({ start, end, meaning }) => start === each + 1 && end === owning && meaning.kind === 'dataset',
  );
  const rows = candidates.find(
    ({ start, end, meaning, match }) =>
      meaning.kind === 'dataset' &&
      match !== 'misspelt' &&
      start > owning &&
      start <= owning + 1 + STATES_MAX &&
      isPlural(tokens[end - 1]),
  );
  if (owner?.meaning.kind !== 'dataset' || rows === undefined) return tokens;
  const { dataset } = owner.meaning;
  // "each player's goals" are a number of the player's.
  const isOwnValue = candidates.some(
    ({ start, end, meaning }) =>
      start > owning && end >= rows.end && meaning.kind === 'field' && meaning.dataset === dataset,
  );
  if (isOwnValue) return tokens;
  const of = tokens.slice(each - 1, each);
  return [
    ...tokens.slice(0, each),
    ...tokens.slice(owning + 1, rows.end),
    ...of,
    ...tokens.slice(each, owning),
    ...tokens.slice(rows.end),
  ];
}

function isPlural(token: Token | undefined): boolean {
  return token !== undefined && singularOf(token.norm) !== token.norm;
}

const OWNING: ReadonlySet<string> = new Set(["'s", "'"]);
const EACH: ReadonlySet<string> = new Set(['each', 'every']);
/** "each *pet owner* 's" */
const OWNER_WORDS_MAX = 3;
/** "each branch's *active auto* loans" */
const STATES_MAX = 2;
