import type { Token } from '../token.ts';

/**
 * The tokens with a single letter that a name is said to have in quotes: "contains a J", "ends in the letter e", "with a z in it". Null
 * where no letter is spoken of so.
 */
export function withLetters(tokens: readonly Token[]): readonly Token[] | null {
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'word' || !LETTER.test(text)) continue;
    const said = withLetterAt(tokens, at);
    if (said !== null) return said;
  }
  return null;
}

/** The article is no letter. */
const LETTER = /^[\p{Lu}b-z]$/u;

function withLetterAt(tokens: readonly Token[], at: number): readonly Token[] | null {
  let from = at;
  while (from > 0 && BESIDE_LETTERS.has(tokens[from - 1]?.norm ?? '')) from -= 1;
  const [letter, verb] = [tokens[at], tokens[from - 1]];
  if (letter === undefined || verb === undefined) return null;
  const quoted: Token = { ...letter, kind: 'quoted', text: `"${letter.text}"` };
  const rest = tokens.slice(at + 1);
  const isInIt = rest[0]?.norm === 'in' && THEM.has(rest[1]?.norm ?? '');
  if (CONTAINING.has(verb.norm) || (isInIt && HAVING.has(verb.norm))) {
    const contains: Token = { ...verb, norm: 'contains', text: 'contains' };
    return [...tokens.slice(0, from - 1), contains, quoted, ...(isInIt ? rest.slice(2) : rest)];
  }
  const isAtEnd = ENDING.test(tokens[from - 2]?.norm ?? '') && (verb.norm === 'with' || verb.norm === 'in');
  if (isAtEnd) return [...tokens.slice(0, from), quoted, ...rest];
  const isInName = HAVING.has(verb.norm) && rest[0]?.norm === 'in' && from < at;
  const having: Token = { ...verb, norm: 'with', text: 'with' };
  return isInName ? [...tokens.slice(0, from - 1), having, quoted, ...rest] : null;
}

const BESIDE_LETTERS: ReadonlySet<string> = new Set(['a', 'an', 'character', 'letter', 'the']);
const CONTAINING: ReadonlySet<string> = new Set(
  'contain contained containing contains include included includes including'.split(' '),
);
const HAVING: ReadonlySet<string> = new Set(['had', 'has', 'have', 'having', 'with']);
const THEM: ReadonlySet<string> = new Set(['it', 'them']);
const ENDING = /^(?:begin|end|start)(?:s|ning|ing|ed)?$/;
