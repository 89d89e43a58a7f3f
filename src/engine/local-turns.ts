import { TENS_WORDS, UNIT_WORDS } from './lexicon/numbers.ts';
import type { Token } from './token.ts';
import { createTrigger } from './trigger.ts';

/**
 * A turn of a few words wherever they stand, and the plainer words for it. Typed: `a|b` one of them, `{a|b}` the same kept as the
 * next of `$1`, `$2` …, `#` a number kept so, `*3` one to three words kept so, `**3` also with "and" and "or" among them, `?` after
 * what may be left out, `&a|#` what must follow (`$` the end), `&!a|b` what must not, `=1` what was kept first once more.
 */
export type LocalTurn = readonly [typed: string, plain: string];

/** What puts each of the turns in its plain words, in their order; the very tokens where none stands there. */
export function localTurns(list: readonly LocalTurn[]): (tokens: readonly Token[]) => readonly Token[] {
  // Few of them are ever needed: what they are made of is kept from then on.
  const turns = new Map<number, Turn>();
  let trigger: ReturnType<typeof createTrigger> | null = null;
  const likelyIn = (tokens: readonly Token[]): ReadonlySet<number> => {
    trigger ??= createTrigger(list.map(([typed]) => neededOf(typed.split(' ').map(readPiece))));
    return trigger(tokens.map(({ norm }) => norm));
  };
  return (tokens) => {
    let said = tokens;
    let likely = likelyIn(said);
    for (const [at, written] of list.entries()) {
      if (!likely.has(at)) continue;
      const turn = turns.get(at) ?? turnOf(written);
      turns.set(at, turn);
      const next = withTurn(said, turn);
      if (next === said) continue;
      said = next;
      likely = likelyIn(said);
    }
    return said;
  };
}

/** One piece of a turn. */
type Piece =
  | {
      readonly kind: 'words';
      readonly words: ReadonlySet<string>;
      readonly isKept: boolean;
      readonly isOptional: boolean;
    }
  | { readonly kind: 'number' }
  | { readonly kind: 'again'; readonly place: number }
  | { readonly kind: 'stretch'; readonly max: number; readonly isListed: boolean }
  | { readonly kind: 'ahead'; readonly words: ReadonlySet<string>; readonly isDenied: boolean };

interface Turn {
  readonly pieces: readonly Piece[];
  /** Of each of these sets a word has to be there. */
  readonly needed: readonly ReadonlySet<string>[];
  readonly plain: readonly string[];
}

function turnOf([typed, plain]: LocalTurn): Turn {
  const pieces = typed.split(' ').map(pieceOf);
  return {
    pieces,
    needed: neededOf(pieces),
    plain: plain.split(' ').filter((word) => word !== ''),
  };
}

function neededOf(pieces: readonly Piece[]): readonly ReadonlySet<string>[] {
  return pieces.flatMap((piece) => (piece.kind === 'words' && !piece.isOptional ? [piece.words] : []));
}

const NUMBER = '#';
/** Nothing more. */
const END = '$';

/** The pieces by how they are written: most turns share some, and each is kept in memory once. */
const PIECES = new Map<string, Piece>();

function pieceOf(written: string): Piece {
  const known = PIECES.get(written);
  if (known !== undefined) return known;
  const piece = readPiece(written);
  PIECES.set(written, piece);
  return piece;
}

function readPiece(written: string): Piece {
  if (written === NUMBER) return { kind: 'number' };
  if (written.startsWith('=')) return { kind: 'again', place: Number(written.slice(1)) - 1 };
  if (written.startsWith('*'))
    return { kind: 'stretch', max: Number(written.replaceAll('*', '')), isListed: written.startsWith('**') };
  if (written.startsWith('&')) {
    const isDenied = written.startsWith('&!');
    return { kind: 'ahead', words: new Set(written.slice(isDenied ? 2 : 1).split('|')), isDenied };
  }
  const isOptional = written.endsWith('?');
  const body = isOptional ? written.slice(0, -1) : written;
  const isKept = body.startsWith('{');
  return {
    kind: 'words',
    words: new Set((isKept ? body.slice(1, -1) : body).split('|')),
    isKept,
    isOptional,
  };
}

const PERCENT: ReadonlySet<string> = new Set(['%', 'pct', 'percent']);
/** Said after a number and kept with it. */
const UNITS: ReadonlySet<string> = new Set([
  ...PERCENT,
  'days',
  'dollars',
  'million',
  'months',
  'points',
  'years',
]);

interface Match {
  readonly end: number;
  readonly kept: readonly (readonly Token[])[];
}

function withTurn(tokens: readonly Token[], { pieces, needed, plain }: Turn): readonly Token[] {
  if (!needed.every((words) => tokens.some(({ norm }) => words.has(norm)))) return tokens;
  for (const [at, first] of tokens.entries()) {
    const match = matched(tokens, pieces, { end: at, kept: [] });
    if (match === null || match.end === at) continue;
    const written = plain.flatMap((word) =>
      word.startsWith('$') ? (match.kept[Number(word.slice(1)) - 1] ?? []) : [spoken(first, word)],
    );
    return [...tokens.slice(0, at), ...written, ...tokens.slice(match.end)];
  }
  return tokens;
}

/** The pieces from there on, the shortest stretches first; null where they do not stand there. */
function matched(tokens: readonly Token[], pieces: readonly Piece[], from: Match): Match | null {
  const [piece, ...rest] = pieces;
  if (piece === undefined) return from;
  const { end, kept } = from;
  const token = tokens[end];
  const keeping = (length: number): Match => ({
    end: end + length,
    kept: [...kept, tokens.slice(end, end + length)],
  });
  switch (piece.kind) {
    case 'ahead':
      return (token === undefined ? piece.words.has(END) : isOneOf(token, piece.words)) !== piece.isDenied
        ? matched(tokens, rest, from)
        : null;
    case 'number': {
      const length = UNITS.has(tokens[end + 1]?.norm ?? '') ? 2 : 1;
      return token !== undefined && isNumber(token) ? matched(tokens, rest, keeping(length)) : null;
    }
    case 'again': {
      const before = kept[piece.place] ?? [];
      const isAgain = before.length > 0 && before.every(({ norm }, at) => tokens[end + at]?.norm === norm);
      return isAgain ? matched(tokens, rest, { end: end + before.length, kept }) : null;
    }
    case 'stretch':
      return stretched(tokens, { piece, rest }, from);
    case 'words': {
      const isThere = token !== undefined && piece.words.has(token.norm);
      const next = piece.isKept ? keeping(1) : { end: end + 1, kept };
      return (
        (isThere ? matched(tokens, rest, next) : null) ??
        (piece.isOptional ? matched(tokens, rest, from) : null)
      );
    }
  }
}

function stretched(
  tokens: readonly Token[],
  {
    piece: { max, isListed },
    rest,
  }: { readonly piece: Piece & { readonly kind: 'stretch' }; readonly rest: readonly Piece[] },
  { end, kept }: Match,
): Match | null {
  // At the end of a turn all of it is meant.
  const lengths = Array.from({ length: max }, (_, at) => (rest.length === 0 ? max - at : at + 1));
  for (const length of lengths) {
    const stretch = tokens.slice(end, end + length);
    if (stretch.length < length || stretch.some((one) => isMark(one) || (!isListed && JOINTS.has(one.norm))))
      continue;
    const match = matched(tokens, rest, { end: end + length, kept: [...kept, stretch] });
    if (match !== null) return match;
  }
  return null;
}

function isMark({ kind, norm }: Token): boolean {
  return kind === 'symbol' && norm !== '-';
}

const JOINTS: ReadonlySet<string> = new Set(['and', 'or']);
const MARKS: ReadonlySet<string> = new Set([',', '.', ':', ';', '?']);

/** "three" is one as well; "one" may be what is spoken of. */
function isNumber({ kind, norm }: Token): boolean {
  return kind === 'number' || (norm !== 'one' && (UNIT_WORDS.has(norm) || TENS_WORDS.has(norm)));
}

function isOneOf({ kind, norm }: Token, words: ReadonlySet<string>): boolean {
  return words.has(norm) || (kind === 'number' && words.has(NUMBER));
}

function spoken(beside: Token, norm: string): Token {
  return /^\d+$/.test(norm)
    ? { ...beside, kind: 'number', norm, text: norm, number: { value: Number(norm), sign: null } }
    : { ...beside, kind: MARKS.has(norm) ? 'symbol' : 'word', norm, number: null };
}
