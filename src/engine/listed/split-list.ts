import type { Candidate } from '../candidate.ts';
import {
  ASKING_ITEMS,
  ASKING_WHICH,
  BEFORE_ASKING_ITEMS,
  BESIDE_JOINTS,
  EACH_OF,
  EXTREMES,
  HEAD_JOINTS,
  HEAD_OPENINGS,
  ITEM_COPULAS,
  ITEM_DETERMINERS,
  ITEM_ENDINGS,
  LIST_BESIDES,
  LIST_CLOSERS,
  LIST_CLOSINGS,
  LIST_LEADS,
  LIST_MARKS,
  LIST_VERBS,
  ROW_ITEMS,
} from '../lexicon/column-lists.ts';
import { ONLY } from '../lexicon/scopes.ts';
import type { Token } from '../token.ts';
import { isListVerb } from './list-verb.ts';
import { withNamesInFull } from './names-in-full.ts';

/** What stands between two joints, with the one before it. */
export interface Piece {
  readonly joint: Token | null;
  readonly tokens: readonly Token[];
}

/** A question that goes on with the columns of its answer. */
export interface ListSplit {
  /** Which rows or groups. */
  readonly body: readonly Token[];
  /** What may be columns, or an order among them, each between two joints. */
  readonly pieces: readonly Piece[];
  /** The columns stand beside what the question asks for by itself. */
  readonly isAdded: boolean;
  /** A mark, a verb or an asking word says that columns follow; else two of them must. */
  readonly isSaid: boolean;
  /** A mark that ends a sentence or opens a list, and no comma. */
  readonly isStrong: boolean;
  /** It begins at a comma. */
  readonly isComma: boolean;
  /** It follows a question: "which … ? Show its length". */
  readonly isOfAnswer: boolean;
  /** It follows a colon or a dash: what is before is a label of the answer. */
  readonly isLabelled: boolean;
  /** The columns come before the rows. */
  readonly isHead: boolean;
  /** "…, with their city and balance": what has them is shown too, unless they name it. */
  readonly isWith?: boolean;
}

/** Whether the list stands by itself after a mark, or before the one row that it is of: nothing else can be meant. */
export function isMarked({ isAdded, isSaid, isStrong }: ListSplit): boolean {
  return isStrong && isSaid && !isAdded;
}

const BODY_MIN = 2;
const SPLITS_MAX = 4;

/** The ways to take the end of a question for a list of columns, what follows the last mark first. */
export function splitsOf(tokens: readonly Token[], candidates: readonly Candidate[]): readonly ListSplit[] {
  const end = endOf(tokens);
  // The marks in "Comp. Sci." end nothing.
  const marked = starts(tokens, end).filter(
    ({ at }) => !candidates.some((one) => one.meaning.kind === 'value' && one.start <= at && at < one.end),
  );
  const ended = marked.flatMap((start) => splitAt(tokens, { ...start, end }) ?? []);
  return [...ended.slice(0, SPLITS_MAX), ...splitsOfHead(tokens)];
}

/** "what is the id and name of the branch with …": the columns come before what they are of. */
function splitsOfHead(tokens: readonly Token[]): readonly ListSplit[] {
  const start = tokens.findIndex(({ norm }) => !HEAD_OPENINGS.has(norm));
  if (start < 1) return [];
  const splits = tokens.slice(0, start + HEAD_MAX).flatMap(({ norm }, at): readonly ListSplit[] => {
    const pieces = piecesOf(tokens.slice(start, at));
    const isJoint = at > start && HEAD_JOINTS.has(norm) && !EACH_OF.has(tokens[at + 1]?.norm ?? '');
    if (!isJoint || pieces.length < 2) return [];
    const body = tokens.slice(at + 1);
    // "date of application, date of …" goes on.
    if (body[1]?.norm === ',') return [];
    const isStrong = body[0]?.norm === 'the' && body.some((token) => EXTREMES.has(token.norm));
    const split = { body, pieces, isAdded: false, isSaid: true, isStrong, isComma: false };
    return [{ ...split, isOfAnswer: false, isLabelled: false, isHead: true }];
  });
  return splits.slice(0, HEADS_MAX);
}

const HEAD_MAX = 14;
const HEADS_MAX = 2;

interface Start {
  /** Where the body ends and where the list begins. */
  readonly at: number;
  readonly next: number;
  readonly isAdded: boolean;
  readonly isStrong: boolean;
}

/** Where the list ends: "please" and marks are not of it. */
function endOf(tokens: readonly Token[]): number {
  let end = tokens.length;
  while (end > 0 && LIST_CLOSERS.has(tokens[end - 1]?.norm ?? '')) end -= 1;
  const turn = LIST_CLOSINGS.find((words) =>
    words.every((word, at) => tokens[end - words.length + at]?.norm === word),
  );
  if (turn !== undefined) return endOf(tokens.slice(0, end - turn.length));
  return tokens[end - 1]?.norm === ',' ? end - 1 : end;
}

/** Strong marks from the end on, then what only a comma or "and" sets apart, from the beginning on. */
function starts(tokens: readonly Token[], end: number): readonly Start[] {
  // "Products: name, category"
  const least = tokens[1]?.norm === ':' ? 1 : BODY_MIN;
  const found = tokens.slice(0, end).flatMap((_, at) => (at < least ? [] : (startAt(tokens, at) ?? [])));
  const strong = found.filter(({ isStrong }) => isStrong).toReversed();
  // "loans still open: id, balance": all that follows the colon is listed.
  const colon = strong.find(({ at }) => tokens[at]?.norm === ':')?.at ?? end;
  return [...strong, ...found.filter(({ isStrong, at }) => !isStrong && at < colon)];
}

function startAt(tokens: readonly Token[], at: number): Start | null {
  const normAt = (place: number): string => tokens[place]?.norm ?? '';
  const norm = normAt(at);
  const joint = BESIDE_JOINTS.find((words) => words.every((word, place) => normAt(at + place) === word));
  if (joint !== undefined) return { at, next: at + joint.length, isAdded: true, isStrong: false };
  const isMark = LIST_MARKS.has(norm);
  const next = normAt(at + 1) === 'and' && isMark ? at + 2 : at + 1;
  const first = normAt(normAt(next) === 'with' ? next + 1 : next);
  const isAsking =
    ASKING_ITEMS.has(first) || (BEFORE_ASKING_ITEMS.has(first) && ASKING_WHICH.has(normAt(next + 1)));
  // "for the 5 largest loans show …"
  if (normAt(0) === 'for' && LIST_VERBS.has(norm)) return { at, next: at, isAdded: false, isStrong: true };
  if ((isMark || norm === 'and') && isAsking)
    return { at, next, isAdded: true, isStrong: norm !== ',' && norm !== 'and' };
  if (isMark && norm !== ',') return { at, next, isAdded: false, isStrong: true };
  const isVerb = isListVerb(tokens, next);
  if (norm === ',' || (norm === 'and' && isVerb)) return { at, next, isAdded: false, isStrong: isVerb };
  return null;
}

function splitAt(
  tokens: readonly Token[],
  { at, next, end, isAdded, isStrong }: Start & { readonly end: number },
): ListSplit | null {
  let start = next;
  while (start < end && (LIST_LEADS.has(tokens[start]?.norm ?? '') || isListVerb(tokens, start))) start += 1;
  const last = besidesFrom(tokens, end);
  const pieces = piecesOf(tokens.slice(start, last));
  // "Also show its capacity", "names of …, with the date they joined": beside what was asked for.
  const isBeside =
    tokens.slice(next, start).some(({ norm }) => LIST_BESIDES.has(norm)) ||
    (isJoined(tokens.slice(at, start)) && (pieces.length === 1 || asksForColumns(tokens)));
  // ", name city and opening date": no verb has a bare column after it.
  const [name, column] = pieces[0]?.tokens ?? [];
  const isNext = column === undefined ? pieces.length > 1 : column.kind === 'word';
  const isNameFirst =
    ROW_ITEMS.has(name?.norm ?? '') &&
    isNext &&
    !ITEM_DETERMINERS.has(column?.norm ?? '') &&
    !isWithinList(tokens, at);
  // ", with loan number, …"
  const key = pieces[0]?.tokens ?? [];
  const isKeyFirst =
    start > next && pieces.length > 1 && key.length === 2 && KEY_ENDS.has(key[1]?.norm ?? '');
  if (start >= last && !isAdded) return null;
  return {
    body: withEnd(tokens, at),
    pieces,
    isAdded: isAdded || isBeside || last < end,
    isComma: tokens[at]?.norm === ',',
    // "…? Just its price": without what the question asks for.
    isOfAnswer: tokens[at]?.norm !== ':' && !tokens.slice(next).some(({ norm }) => ONLY.has(norm)),
    isLabelled: tokens[at]?.norm === ':' || tokens[at]?.norm === '-',
    isHead: false,
    isWith: tokens[at]?.norm === ',' && tokens[next]?.norm === 'with',
    isStrong: tokens[at]?.kind === 'symbol' && (tokens[at]?.norm !== ',' || isNameFirst || isKeyFirst),
    isSaid: isStrong || isAdded || start > next || isNameFirst,
  };
}

/** ", giving the client's name, *name of the shop* and price" goes on with a list. */
function isWithinList(tokens: readonly Token[], at: number): boolean {
  return tokens.some(({ norm }, place) => place < at && norm === ',' && isListVerb(tokens, place + 1));
}

/** ", with the", ", and the": no verb asks for it alone. */
function isJoined([mark, joint, ...others]: readonly Token[]): boolean {
  return mark?.norm === ',' && JOINED.has(joint?.norm ?? '') && others.every(({ norm }) => norm === 'the');
}

const JOINED: ReadonlySet<string> = new Set(['and', 'with']);

/** "names of …", "list the emails of …": the columns that come first. */
function asksForColumns(tokens: readonly Token[]): boolean {
  const start = tokens.findIndex(({ norm }) => !HEAD_OPENINGS.has(norm));
  return tokens.slice(start + 1, start + COLUMN_MAX).some(({ norm }) => norm === 'of');
}

const COLUMN_MAX = 5;

const KEY_ENDS: ReadonlySet<string> = new Set(['id', 'ids', 'no', 'number']);

/** The question itself, with its mark. */
function withEnd(tokens: readonly Token[], at: number): readonly Token[] {
  return tokens.slice(0, tokens[at]?.norm === '?' ? at + 1 : at);
}

/** Where "as well", "too" begins. */
function besidesFrom(tokens: readonly Token[], end: number): number {
  let at = end;
  while (at > 0 && LIST_BESIDES.has(tokens[at - 1]?.norm ?? '')) at -= 1;
  return at;
}

const JOINTS: ReadonlySet<string> = new Set([',', 'and', '&', '+', 'plus', ';', '/', '-', '.', '(']);

/** The words between commas and the like. */
export function piecesOf(tokens: readonly Token[]): readonly Piece[] {
  const pieces: { joint: Token | null; tokens: Token[] }[] = [{ joint: null, tokens: [] }];
  for (const token of tokens) {
    const last = pieces.at(-1);
    if (!JOINTS.has(token.norm)) last?.tokens.push(token);
    else if (last?.tokens.length === 0) last.joint ??= token;
    else pieces.push({ joint: token, tokens: [] });
  }
  return withNamesInFull(pieces);
}

/** "what is its city", "how many does it have", "the city": the words that name the column. */
export function withoutAsking(piece: readonly Token[]): readonly Token[] {
  let start = 0;
  const normAt = (place: number): string => piece[place]?.norm ?? '';
  const isHow = normAt(0) === 'how';
  if (BEFORE_ASKING_ITEMS.has(normAt(0)) && ASKING_WHICH.has(normAt(1))) start = 2;
  if (!isHow && ASKING_ITEMS.has(normAt(0))) {
    start = 1;
    while (ITEM_COPULAS.has(normAt(start))) start += 1;
  }
  while (start < piece.length - 1 && ITEM_DETERMINERS.has(normAt(start))) start += 1;
  let end = piece.length;
  const least = isHow ? 2 : start;
  while (end > least && ITEM_ENDINGS.has(normAt(end - 1))) end -= 1;
  return piece.slice(start, end);
}
