import type { Token } from '../token.ts';

/** The tokens of what a pattern finds as `body` at the beginning of words that are apart by one space; null where it does not fit. */
export function beginningOf(tokens: readonly Token[], pattern: RegExp): readonly Token[] | null {
  const found = pattern.exec(tokens.map(({ norm }) => norm).join(' '))?.indices?.groups?.['body'];
  if (found === undefined) return null;
  let place = 0;
  return tokens.filter(({ norm }) => {
    const isWithin = place + norm.length <= found[1];
    place += norm.length + 1;
    return isWithin;
  });
}
