import { matchOf } from '../addons/match-of.ts';
import { IN_BRACKETS, LIMIT_BEGINNINGS, LIMITED_ROWS } from '../lexicon/limited-rows.ts';
import type { Token } from '../token.ts';

/** A question beside which it is said which rows it is about. */
export interface SaidLimit {
  /** The question without that. */
  readonly body: readonly Token[];
  /** What the rows are, or are not. */
  readonly state: readonly Token[];
  /** The same with the marks in it. */
  readonly marked: readonly Token[];
  readonly isLeftOut: boolean;
  /** A mark is before it, so that it is said of the whole question. */
  readonly isApart: boolean;
}

/** A question is no shorter. */
const BODY_MIN = 2;

/** The ways to take the end of a question, or what it has in brackets, for a limit of its rows, the longest first. */
export function saidLimits(tokens: readonly Token[]): readonly SaidLimit[] {
  const bracketed = inBrackets(tokens);
  const ends = tokens.flatMap((token, at) =>
    at >= BODY_MIN && beginsLimit(token) ? limitsIn(tokens.slice(0, at), tokens.slice(at), LIMITED_ROWS) : [],
  );
  return bracketed === null
    ? ends
    : [...limitsIn(bracketed.outside, bracketed.inside, LIMITED_ROWS), ...ends];
}

/** What a question has in brackets, as what its rows are. */
export function bracketedLimits(tokens: readonly Token[]): readonly SaidLimit[] {
  const bracketed = inBrackets(tokens);
  return bracketed === null ? [] : limitsIn(bracketed.outside, bracketed.inside, IN_BRACKETS);
}

function limitsIn(
  body: readonly Token[],
  said: readonly Token[],
  patterns: readonly RegExp[],
): readonly SaidLimit[] {
  const found = matchOf(said, patterns);
  if (found === null || body.length < BODY_MIN) return [];
  const isLeftOut = found.groups['left'] !== undefined;
  const last = body.findLastIndex(({ kind }) => kind !== 'symbol');
  const state = found.tokensOf(isLeftOut ? 'left' : 'kept');
  const marked = said.filter(
    ({ start }) => start >= (state[0]?.start ?? 0) && start <= (state.at(-1)?.start ?? 0),
  );
  return [{ body: body.slice(0, last + 1), state, marked, isLeftOut, isApart: said[0]?.kind === 'symbol' }];
}

function beginsLimit({ kind, norm }: Token): boolean {
  return kind === 'symbol' ? MARKS.has(norm) : LIMIT_BEGINNINGS.has(norm);
}

const MARKS: ReadonlySet<string> = new Set([',', ';', ':', '.', '?', '!', '-', '–', '—']);

interface Bracketed {
  readonly outside: readonly Token[];
  readonly inside: readonly Token[];
}

/** What is in the one pair of brackets of a question, from the opening one on, and what is not. */
function inBrackets(tokens: readonly Token[]): Bracketed | null {
  const open = tokens.findIndex(({ norm }) => norm === '(');
  const close = tokens.findIndex(({ norm }) => norm === ')');
  if (open < 0 || close < open || tokens.slice(open + 1).some(({ norm }) => norm === '(')) return null;
  return {
    outside: [...tokens.slice(0, open), ...tokens.slice(close + 1)],
    inside: tokens.slice(open, close),
  };
}
