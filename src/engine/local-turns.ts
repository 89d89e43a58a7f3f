import { TENS_WORDS, UNIT_WORDS } from './lexicon/numbers.ts';
import type { Token } from './token.ts';
import { createTrigger } from './trigger.ts';

/**
 * A turn of a few words wherever they stand, and the plainer words for it. Typed: `a|b` one of them, `{a|b}` the same kept as the
 * next of `$1`, `$2` …, `#` a number kept so and `#%` a percentage, `*3` one to three words kept so, `**3` also with "and" and "or" among them, `?` after
 * what may be left out, `&a|#` what must follow (`$` the end), `&!a|b` what must not, `&^` that nothing stands before, `=1` what was kept first once more.
 */
export type LocalTurn = readonly [typed: string, plain: string];

/** What puts each of the turns in its plain words, in their order; the very tokens where none stands there. */
export function localTurns(list: readonly LocalTurn[]): (tokens: readonly Token[]) => readonly Token[] {
  // Few of them are ever needed: what they are made of is kept from then on.
  const turns = new Map<number, Turn>();
  let trigger: ReturnType<typeof createTrigger> | null = null;
  const turnAt = (at: number): Turn | undefined => {
    const written = list[at];
    const turn = turns.get(at) ?? (written === undefined ? undefined : turnOf(written));
    if (turn !== undefined) turns.set(at, turn);
    return turn;
  };
  const likelyIn = (norms: ReadonlySet<string>): readonly number[] => {
    trigger ??= createTrigger(list.map(([typed]) => neededOf(typed.split(' ').map(readPiece))));
    return trigger(norms);
  };
  return (tokens) => {
    let said = tokens;
    let norms = normsOf(said);
    let likely = likelyIn(norms);
    for (let place = 0; place < likely.length; place += 1) {
      const at = likely[place] ?? 0;
      const turn = turnAt(at);
      const next = turn === undefined || !hasAll(norms, turn.needed) ? said : withTurn(said, turn);
      if (next === said) continue;
      said = next;
      norms = normsOf(said);
      likely = likelyIn(norms).filter((one) => one > at);
      place = -1;
    }
    return said;
  };
}

function normsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.map(({ norm }) => norm));
}

/** Whether a word of each of the sets is there. */
function hasAll(norms: ReadonlySet<string>, needed: readonly ReadonlySet<string>[]): boolean {
  return needed.every((words) => !words.isDisjointFrom(norms));
}

/** One piece of a turn. */
type Piece =
  | {
      readonly kind: 'words';
      readonly words: ReadonlySet<string>;
      readonly isKept: boolean;
      readonly isOptional: boolean;
    }
  | { readonly kind: 'number'; readonly isPercent: boolean }
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
/** Nothing before. */
const BEGINNING = '^';

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
  if (written === NUMBER || written === `${NUMBER}%`)
    return { kind: 'number', isPercent: written !== NUMBER };
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
  /** So many of the pieces are there. */
  readonly place: number;
}

function withTurn(tokens: readonly Token[], { pieces, plain }: Turn): readonly Token[] {
  const [opening] = pieces;
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (first === undefined || (opening !== undefined && !mayBegin(first, opening))) continue;
    const match = matched(tokens, pieces, { end: at, kept: NOTHING_KEPT, place: 0 });
    if (match === null || match.end === at) continue;
    const written = plain.flatMap((word) =>
      word.startsWith('$') ? (match.kept[Number(word.slice(1)) - 1] ?? []) : [spoken(first, word)],
    );
    return [...tokens.slice(0, at), ...written, ...tokens.slice(match.end)];
  }
  return tokens;
}

const NOTHING_KEPT: Match['kept'] = [];

/** Whether a turn that begins with the piece may begin with the token. */
function mayBegin({ norm }: Token, opening: Piece): boolean {
  return opening.kind !== 'words' || opening.isOptional || opening.words.has(norm);
}

/** The pieces from there on, the shortest stretches first; null where they do not stand there. */
function matched(tokens: readonly Token[], pieces: readonly Piece[], from: Match): Match | null {
  const { end, kept } = from;
  const piece = pieces[from.place];
  if (piece === undefined) return from;
  const token = tokens[end];
  const place = from.place + 1;
  const keeping = (length: number): Match => ({
    end: end + length,
    kept: [...kept, tokens.slice(end, end + length)],
    place,
  });
  switch (piece.kind) {
    case 'ahead':
      return isAhead(tokens, end, piece.words) !== piece.isDenied
        ? matched(tokens, pieces, { end, kept, place })
        : null;
    case 'number': {
      const length = UNITS.has(tokens[end + 1]?.norm ?? '') ? 2 : 1;
      const isOfKind = !piece.isPercent || isPercent(tokens, end);
      return token !== undefined && isNumber(token) && isOfKind
        ? matched(tokens, pieces, keeping(length))
        : null;
    }
    case 'again': {
      const before = kept[piece.place] ?? [];
      const isAgain = before.length > 0 && before.every(({ norm }, at) => tokens[end + at]?.norm === norm);
      return isAgain ? matched(tokens, pieces, { end: end + before.length, kept, place }) : null;
    }
    case 'stretch':
      return stretched(tokens, { piece, pieces }, from);
    case 'words': {
      const isThere =
        token !== undefined && piece.words.has(token.norm) && !isPartOf(tokens, end, pieces[from.place - 1]);
      const next = isThere ? (piece.isKept ? keeping(1) : { end: end + 1, kept, place }) : null;
      return (
        (next === null ? null : matched(tokens, pieces, next)) ??
        (piece.isOptional ? matched(tokens, pieces, { end, kept, place }) : null)
      );
    }
  }
}

function stretched(
  tokens: readonly Token[],
  {
    piece: { max, isListed },
    pieces,
  }: { readonly piece: Piece & { readonly kind: 'stretch' }; readonly pieces: readonly Piece[] },
  { end, kept, place }: Match,
): Match | null {
  let most = 0;
  while (most < max && isOfStretch(tokens[end + most], isListed)) most += 1;
  // At the end of a turn all of it is meant.
  const isLast = place === pieces.length - 1;
  for (let step = 0; step < most; step += 1) {
    const length = isLast ? most - step : step + 1;
    const stretch = tokens.slice(end, end + length);
    const match = matched(tokens, pieces, { end: end + length, kept: [...kept, stretch], place: place + 1 });
    if (match !== null) return match;
  }
  return null;
}

function isOfStretch(token: Token | undefined, isListed: boolean): boolean {
  return token !== undefined && !isMark(token) && (isListed || !JOINTS.has(token.norm));
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

/** "15%", "15 percent" */
function isPercent(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.number?.sign === 'percent' || PERCENT.has(tokens[at + 1]?.norm ?? '');
}

/** The "whose" of "none of whose loans are late", which no "whose" alone means, however it is preceded. */
function isPartOf(tokens: readonly Token[], at: number, before: Piece | undefined): boolean {
  if (tokens[at]?.norm !== 'whose' || tokens[at - 1]?.norm !== 'of') return false;
  return before?.kind !== 'words' || !before.words.has('of');
}

function isAhead(tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean {
  const token = tokens[at];
  if (at === 0 && words.has(BEGINNING)) return true;
  return token === undefined ? words.has(END) : isOneOf(token, words);
}

function isOneOf({ kind, norm }: Token, words: ReadonlySet<string>): boolean {
  return words.has(norm) || (kind === 'number' && words.has(NUMBER));
}

function spoken(beside: Token, norm: string): Token {
  return /^\d+$/.test(norm)
    ? { ...beside, kind: 'number', norm, text: norm, number: { value: Number(norm), sign: null } }
    : { ...beside, kind: MARKS.has(norm) ? 'symbol' : 'word', norm, number: null };
}
