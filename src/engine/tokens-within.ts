import type { Token } from './token.ts';

/** The tokens that stand in a stretch, by characters, of the text of their norms, which are apart by one space. */
export function tokensWithin(
  tokens: readonly Token[],
  [from, to]: readonly [from: number, to: number],
): readonly Token[] {
  let place = 0;
  return tokens.filter(({ norm }) => {
    const start = place;
    place += norm.length + 1;
    return start >= from && start + norm.length <= to;
  });
}
