import type { Draft } from './draft.ts';
import type { Opener } from './phrase.ts';

const ASKS_FOR_ONE: readonly Opener[] = ['which', 'who', 'value'];

/** "which state has the highest default rate" asks for the state; "top 5 states by volume" for their volume too. */
export function asksForWinner({ rank, openers }: Draft): boolean {
  const isOne = rank !== null && rank.limit === null;
  const isBySomething =
    rank?.by != null ||
    rank?.property !== undefined ||
    rank?.quality === 'age' ||
    (rank?.quality === 'time' && !openers.has('value'));
  return isOne && isBySomething && ASKS_FOR_ONE.some((opener) => openers.has(opener));
}
