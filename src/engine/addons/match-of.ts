import { seek } from '../seek.ts';
import type { Token } from '../token.ts';
import { tokensWithin } from '../tokens-within.ts';

/** What a pattern found in words. */
export interface Matched {
  readonly groups: Readonly<Record<string, string | undefined>>;
  /** The tokens of what a group found; none where it found nothing. */
  tokensOf(group: string): readonly Token[];
}

const NOWHERE: readonly [number, number] = [0, 0];

/** Longer pieces say more than an add-on. */
const WORDS_MAX = 18;

/** The first of the patterns that the words of the piece are; marks aside, and apart by one space. */
export function matchOf(piece: readonly Token[], patterns: readonly RegExp[]): Matched | null {
  const tokens = piece.filter(({ kind }) => kind !== 'symbol');
  if (tokens.length === 0 || tokens.length > WORDS_MAX) return null;
  const said = tokens.map(({ norm }) => norm).join(' ');
  for (const pattern of patterns) {
    const found = seek(pattern, said);
    if (found !== null)
      return {
        groups: found.groups ?? {},
        tokensOf: (group) => tokensWithin(tokens, found.indices?.groups?.[group] ?? NOWHERE),
      };
  }
  return null;
}
