import { type Knowledge, singularOf } from '../../catalog/mod.ts';
import { rememberedOf } from '../../shared/mod.ts';
import { AWARDS } from '../lexicon/awards.ts';
import { type Token, wordLike } from '../token.ts';
import type { Asked } from './unknown-words.ts';

/**
 * The tokens with awards received that are said to be won: "how many medals has Ida *won*". The very tokens where the data tells who won
 * and who was no more than nominated: not all that is kept was won.
 */
export function withAwardsReceived(
  tokens: readonly Token[],
  { knowledge, unknown }: Pick<Asked, 'knowledge' | 'unknown'>,
): readonly Token[] {
  const isOfAwards = tokens.some(({ norm }) => AWARDS.has(singularOf(norm)));
  if (!isOfAwards || !unknown.some(({ norm }) => RECEIVED.has(norm)) || tellsOutcomes(knowledge))
    return tokens;
  return tokens.map((token) => {
    const received = unknown.includes(token) ? RECEIVED.get(token.norm) : undefined;
    return received === undefined ? token : wordLike(token, received);
  });
}

const RECEIVED: ReadonlyMap<string, string> = new Map([
  ['win', 'receive'],
  ['winning', 'receiving'],
  ['wins', 'receives'],
  ['won', 'received'],
]);

/** Whether a column says who won: "Winner" beside "Nominee". */
const tellsOutcomes = rememberedOf(({ datasets }: Knowledge): boolean =>
  datasets.some(({ fields }) =>
    fields.some(({ values }) => (values ?? []).some(({ value }) => OUTCOMES.test(`${value}`))),
  ),
);

const OUTCOMES = /^(?:finalist|lost|nominated|nominee|nomination|runner.?up|win|winner|won)$/i;
