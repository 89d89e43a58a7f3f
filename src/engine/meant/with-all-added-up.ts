import { ADDING_UP, EACH_ROW } from '../lexicon/cues.ts';
import type { Token } from '../token.ts';
import type { Meanings } from './rewording.ts';

/**
 * The tokens with all rows for every one of them, where what each has once is to be added up: "add up the fee of every boat" is one sum, and
 * no list of boats. "Add up the sales of every shop" may be a sum for each.
 */
export function withAllAddedUp(tokens: readonly Token[], { find }: Meanings): readonly Token[] {
  const said = tokens.map(({ norm }) => norm).join(' ');
  const every = ADDING_UP.test(said) ? tokens.findIndex(({ norm }) => EACH_ROW.has(norm)) : -1;
  if (every < 0) return tokens;
  const candidates = find(tokens);
  const rows = candidates
    .filter(({ start, meaning }) => meaning.kind === 'dataset' && start > every && start <= every + NOUN_MAX)
    .toSorted((a, b) => a.start - b.start);
  const isOwn = candidates.some(
    ({ end, meaning, match }) =>
      end <= every &&
      (match === 'exact' || match === 'inflected') &&
      meaning.kind === 'field' &&
      rows[0]?.meaning.kind === 'dataset' &&
      meaning.dataset === rows[0].meaning.dataset,
  );
  if (!isOwn) return tokens;
  return tokens.map((token, at) => (at === every ? { ...token, norm: 'all', text: 'all' } : token));
}

/** "every late small loan" */
const NOUN_MAX = 3;
