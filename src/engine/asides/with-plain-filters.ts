import { FILTER_TURNS, LIST_PREPOSITIONS, RATE_BOUNDS, RATE_VERBS } from '../lexicon/filter-turns.ts';
import type { Token } from '../token.ts';

/**
 * The question with its conditions in plainer words: "recorded as late" is "that are late", "in the 600-659 range" is "between 600
 * and 659", "in Texas or in Ohio" is "in Texas or Ohio". Null where it has no such turns.
 */
export function withPlainFilters(tokens: readonly Token[]): readonly Token[] | null {
  const turned = TURNS.reduce(withTurn, tokens);
  const plain = withRate(withPrepositionsOnce(turned));
  return plain.length === tokens.length && plain.every((token, at) => token === tokens[at]) ? null : plain;
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
  | { readonly kind: 'stretch'; readonly max: number }
  | { readonly kind: 'ahead'; readonly words: ReadonlySet<string> };

interface Turn {
  readonly pieces: readonly Piece[];
  /** Of each of these sets a word has to be there. */
  readonly needed: readonly ReadonlySet<string>[];
  readonly plain: readonly string[];
}

const NUMBER = '#';
const TURNS: readonly Turn[] = FILTER_TURNS.map(([typed, plain]) => {
  const pieces = typed.split(' ').map(pieceOf);
  return {
    pieces,
    needed: pieces.flatMap((piece) => (piece.kind === 'words' && !piece.isOptional ? [piece.words] : [])),
    plain: plain.split(' ').filter((word) => word !== ''),
  };
});

function pieceOf(written: string): Piece {
  if (written === NUMBER) return { kind: 'number' };
  if (written.startsWith('*')) return { kind: 'stretch', max: Number(written.slice(1)) };
  if (written.startsWith('&')) return { kind: 'ahead', words: new Set(written.slice(1).split('|')) };
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
const UNITS: ReadonlySet<string> = new Set([...PERCENT, 'days', 'dollars', 'months', 'points', 'years']);

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
      return token !== undefined && isOneOf(token, piece.words) ? from : null;
    case 'number': {
      const length = UNITS.has(tokens[end + 1]?.norm ?? '') ? 2 : 1;
      return token?.kind === 'number' ? matched(tokens, rest, keeping(length)) : null;
    }
    case 'stretch':
      return stretched(tokens, { max: piece.max, rest }, from);
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
  { max, rest }: { readonly max: number; readonly rest: readonly Piece[] },
  { end, kept }: Match,
): Match | null {
  // At the end of a turn all of it is meant.
  const lengths = Array.from({ length: max }, (_, at) => (rest.length === 0 ? max - at : at + 1));
  for (const length of lengths) {
    const stretch = tokens.slice(end, end + length);
    if (stretch.length < length || stretch.some(isMark)) continue;
    const match = matched(tokens, rest, { end: end + length, kept: [...kept, stretch] });
    if (match !== null) return match;
  }
  return null;
}

function isMark({ kind, norm }: Token): boolean {
  return (kind === 'symbol' && norm !== '-') || norm === 'and' || norm === 'or';
}

function isOneOf({ kind, norm }: Token, words: ReadonlySet<string>): boolean {
  return words.has(norm) || (kind === 'number' && words.has(NUMBER));
}

const JOINTS: ReadonlySet<string> = new Set(['or', 'nor']);
const LIST_BACK_MAX = 6;

/** "in Texas or in Ohio": the preposition once; "neither in the south nor in the west": before both. */
function withPrepositionsOnce(tokens: readonly Token[]): readonly Token[] {
  const joint = tokens.findIndex(
    ({ norm }, at) => JOINTS.has(norm) && LIST_PREPOSITIONS.has(tokens[at + 1]?.norm ?? ''),
  );
  const preposition = tokens[joint + 1];
  if (joint < 0 || preposition === undefined) return tokens;
  const start = Math.max(0, joint - LIST_BACK_MAX);
  const before = tokens.slice(start, joint).findLastIndex(({ norm }) => norm === preposition.norm) + start;
  const first = tokens[before];
  if (before < start || first === undefined) return tokens;
  const once = tokens.toSpliced(joint + 1, 1);
  const neither = once[before - 1];
  return neither?.norm === 'neither' || neither?.norm === 'either'
    ? once.toSpliced(before - 1, 2, first, neither)
    : once;
}

/** "priced above 10 %": with a rate above it. */
function withRate(tokens: readonly Token[]): readonly Token[] {
  const percent = tokens.findIndex(
    ({ number }, at) =>
      number?.sign === 'percent' || (number?.sign === null && PERCENT.has(tokens[at + 1]?.norm ?? '')),
  );
  let at = percent - 1;
  while (at >= 0 && isBound(tokens, at)) at -= 1;
  const verb = tokens[at];
  const isOfRate = verb !== undefined && RATE_VERBS.has(verb.norm) && percent > 0;
  // "cheaper than 7 %" is below it.
  const bound = verb?.norm === 'cheaper' ? ['less'] : [];
  return isOfRate
    ? tokens.toSpliced(at, 1, ...['with', 'rate', ...bound].map((word) => spoken(verb, word)))
    : tokens;
}

function isBound(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const isAmount = token.norm === 'at' && /^(?:least|most)$/.test(tokens[at + 1]?.norm ?? '');
  if (token.norm === 'at') return isAmount || RATE_VERBS.has(tokens[at - 1]?.norm ?? '');
  return RATE_BOUNDS.has(token.norm) || token.kind === 'number' || token.norm === '-';
}

function spoken(beside: Token, norm: string): Token {
  return norm === '0'
    ? { ...beside, kind: 'number', norm, text: norm, number: { value: 0, sign: null } }
    : { ...beside, kind: 'word', norm, number: null };
}
