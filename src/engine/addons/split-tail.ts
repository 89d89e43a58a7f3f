import type { Candidate } from '../candidate.ts';
import { LIST_VERBS } from '../lexicon/column-lists.ts';
import type { Token } from '../token.ts';

/** How a part is set apart from what is before it. */
export type Boundary =
  /** By a mark that ends a sentence or opens a list. */
  | 'strong'
  /** By a comma or a joint. */
  | 'weak'
  /** By nothing but the word that it begins with. */
  | 'none';

/** A question that may go on with add-ons. */
export interface TailSplit {
  readonly body: readonly Token[];
  readonly tail: readonly Token[];
  readonly boundary: Boundary;
}

/** What is between two marks that end a sentence or open a list, piece by piece. */
export interface Sentence {
  readonly boundary: Boundary;
  readonly pieces: readonly (readonly Token[])[];
}

const STRONG: ReadonlySet<string> = new Set(['.', '?', '!', ';', ':', '-', '–', '—', '(', ')', '[', ']']);
const JOINTS: ReadonlySet<string> = new Set([',', 'and', '&', '+', 'plus', '/']);
/** A question is no shorter. */
const BODY_MIN = 2;

/** The ways to take the end of a question for add-ons, the longest end first; of those that leave the same question one. */
export function tailSplits(tokens: readonly Token[], candidates: readonly Candidate[]): readonly TailSplit[] {
  // The marks in "Comp. Sci." end nothing.
  const isWithin = (at: number): boolean =>
    candidates.some(({ start, end, meaning }) => meaning.kind === 'value' && start < at && at < end);
  const splits = tokens.flatMap((token, at): readonly TailSplit[] => {
    const boundary = at < BODY_MIN || isWithin(at) ? null : boundaryAt(tokens, at);
    if (boundary === null) return [];
    const tail = tokens.slice(boundary === 'none' || token.norm === 'then' ? at : at + 1);
    const body = tokens.slice(0, token.norm === '?' ? at + 1 : at);
    return tail.some(({ kind }) => kind !== 'symbol') ? [{ body: withoutEnds(body), tail, boundary }] : [];
  });
  return splits.filter(({ body }, at) => splits.findIndex((one) => one.body.length === body.length) === at);
}

function boundaryAt(tokens: readonly Token[], at: number): Boundary | null {
  const norm = tokens[at]?.norm ?? '';
  const next = tokens[at + 1]?.norm ?? '';
  if (isStrong(tokens[at])) return 'strong';
  if (norm === ',') return 'weak';
  if (norm === 'and' || norm === 'then')
    return BEGINNINGS.has(next) || LIST_VERBS.has(next) || next === 'how' ? 'weak' : null;
  const isWithin = BEGINNINGS.has(tokens[at - 1]?.norm ?? '');
  const isBeginning = BEGINNINGS.has(norm) && !isWithin && (!BEFORE_ORDERS.has(norm) || AFTER_IN.has(next));
  return isBeginning ? 'none' : null;
}

function isStrong(token: Token | undefined): boolean {
  return token?.kind === 'symbol' && STRONG.has(token.norm);
}

/** Words that begin an add-on by themselves. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  'alphabetically arranged ascending break breaking by chronologically count descending if in order ordered ranked showing sort sorted starting with'.split(
    ' ',
  ),
);
/** They do so only before some words. */
const BEFORE_ORDERS: ReadonlySet<string> = new Set(['by', 'if', 'in', 'order', 'count', 'with', 'break']);
const AFTER_IN: ReadonlySet<string> = new Set(
  'alphabetical ascending chronological decreasing descending increasing reverse by ties any'.split(' '),
);

/** The question itself, without the joint or the mark that it ends with. */
function withoutEnds(body: readonly Token[]): readonly Token[] {
  let end = body.length;
  const isEnd = (token: Token | undefined): boolean =>
    token !== undefined &&
    (token.norm === 'and' || token.norm === 'then' || (token.kind === 'symbol' && CUT_ENDS.has(token.norm)));
  while (isEnd(body[end - 1])) end -= 1;
  return body.slice(0, end);
}

const CUT_ENDS: ReadonlySet<string> = new Set([',', ';', ':', '-', '–', '—', '(', '.', '!', '/']);

/** The sentences of a tail. */
export function sentencesOf({ tail, boundary }: TailSplit): readonly Sentence[] {
  const sentences: { boundary: Boundary; tokens: Token[] }[] = [{ boundary, tokens: [] }];
  for (const token of tail) {
    if (isStrong(token)) sentences.push({ boundary: 'strong', tokens: [] });
    else sentences.at(-1)?.tokens.push(token);
  }
  return sentences
    .filter(({ tokens }) => tokens.some(({ kind }) => kind !== 'symbol'))
    .map((one) => ({ boundary: one.boundary, pieces: piecesOf(one.tokens) }));
}

const CONDITIONS: ReadonlySet<string> = new Set(['if', 'when', 'where']);

function piecesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (JOINTS.has(token.norm)) pieces.push([]);
    // It says that what follows comes after what is before, but in "if they are equal then".
    const isOfIf = CONDITIONS.has(pieces.at(-1)?.[0]?.norm ?? '');
    if (token.norm === 'then' && !isOfIf) pieces.push([token]);
    else if (!JOINTS.has(token.norm)) pieces.at(-1)?.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
}
