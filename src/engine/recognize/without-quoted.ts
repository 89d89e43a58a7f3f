import type { Token } from '../token.ts';

/** The same tokens, with those in quotes emptied: what is quoted is a value as typed, never a word of the language. */
export function withoutQuoted(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => (token.kind === 'quoted' ? { ...token, norm: '' } : token));
}
