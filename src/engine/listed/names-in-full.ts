import type { Token } from '../token.ts';

interface Words {
  readonly joint: Token | null;
  readonly tokens: readonly Token[];
}

/**
 * The pieces with two parts of one name in full: "the supervisor's first" and "last name" are the supervisor's first name and the
 * supervisor's last name.
 */
export function withNamesInFull<Piece extends Words>(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece, at) => {
    const { tokens } = piece;
    const owned = tokens.findIndex(({ norm }) => norm === "'s");
    const noun = pieces[at + 1]?.tokens.at(-1);
    if (owned > 0 && isPart(tokens[owned + 1]) && owned + 2 === tokens.length && isName(noun))
      return { ...piece, tokens: [...tokens, noun] };
    const before = pieces[at - 1]?.tokens ?? [];
    const owner = before.findIndex(({ norm }) => norm === "'s");
    const isOfSame = owner > 0 && isPart(before[owner + 1]) && owner + 2 === before.length;
    return isOfSame && isPart(tokens[0]) && isName(tokens[1]) && tokens.length === 2
      ? { ...piece, tokens: [...before.slice(0, owner + 1), ...tokens] }
      : piece;
  });
}

function isPart(token: Token | undefined): boolean {
  return PARTS.has(token?.norm ?? '');
}

function isName(token: Token | undefined): token is Token {
  return token !== undefined && NAMES.has(token.norm);
}

const PARTS: ReadonlySet<string> = new Set(['family', 'first', 'given', 'last', 'middle']);
const NAMES: ReadonlySet<string> = new Set(['name', 'names']);
