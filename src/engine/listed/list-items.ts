import { singularOf } from '../../catalog/mod.ts';
import {
  AFTER_ORDER,
  BARE_ORDERS,
  BEFORE_OWNERS,
  BEFORE_PLACES,
  ORDER_BEGINNINGS,
  ORDER_ENDS,
  ORDER_PLACES,
  ROW_ITEMS,
  SHARED_HEADS,
} from '../lexicon/column-lists.ts';
import type { Token } from '../token.ts';
import { isSaidByWho } from './item-ways.ts';
import { COST_CALLED, type ItemReader, itemOf, itemOtherwise, type ListItem } from './list-item.ts';
import { type Piece, withoutAsking } from './split-list.ts';

/** The columns of an answer. */
export interface ColumnList {
  readonly items: readonly ListItem[];
  /** They stand beside what the question asks for by itself. */
  readonly isAdded: boolean;
  /** Led in by "with": what has them is shown too, unless they name it. */
  readonly isWith?: boolean;
  /** They are said after the question: numbers alone stand beside what it asks for. */
  readonly isOfAnswer: boolean;
  /** They are all that is asked for: how many rows there are is said by no word ("grade A vs grade B: average rate"). */
  readonly isAll?: boolean;
  /** The rows are ordered by one of the columns of that kind, which is not named; null for any other order. */
  readonly orderedBy: 'measure' | 'time' | null;
}

/** The columns of the pieces and what orders the rows; null where a piece is neither. */
export function itemsOf(
  pieces: readonly Piece[],
  reader: ItemReader,
): { readonly items: readonly ListItem[]; readonly order: readonly Token[] } | null {
  const items: ListItem[] = [];
  const order: Token[] = [];
  for (const { joint, tokens } of withSharedName(pieces, reader)) {
    const read = order.length > 0 || isOrder(tokens) ? null : columnsOf(withoutAsking(tokens), reader);
    if (read === null && order.length === 0 && !isOrder(tokens)) return null;
    const first = isOrder(tokens) ? columnBefore(tokens, reader) : null;
    if (first !== null) items.push(...first.items);
    const orderAt = first?.orderAt ?? 0;
    if (read === null)
      order.push(...(joint === null || orderAt > 0 ? [] : [joint]), ...orderOf(tokens.slice(orderAt)));
    else items.push(...read);
  }
  return items.length === 0 ? null : { items, order };
}

/** What stands before an order, and where the order begins. */
interface ColumnBefore {
  readonly items: readonly ListItem[];
  readonly orderAt: number;
}

/**
 * The column before the words of an order. Of "principal largest first" and "principal in descending order" it is shown, and ordered by;
 * "city in chronological order" is ordered by something else.
 */
function columnBefore(tokens: readonly Token[], reader: ItemReader): ColumnBefore | null {
  // "name, annual income desc"
  const isDirected =
    DIRECTIONS.has(tokens.at(-1)?.norm ?? '') && !ORDER_BEGINNINGS.has(tokens[0]?.norm ?? '');
  const length = tokens.length - (isDirected ? 1 : ORDER_LENGTH);
  const isBare = BARE_ORDERS.has(tokens[length]?.norm ?? '') && tokens.at(-1)?.norm === 'first';
  if (isBare || isDirected) {
    const item = length > 0 ? itemOf(tokens.slice(0, length), reader, COST_CALLED) : null;
    return item !== null && isNamed(item) ? { items: [item], orderAt: 0 } : null;
  }
  const at = tokens.findIndex((_, place) => place > 0 && isBegun(tokens.slice(place)));
  const items = at < 0 ? null : columnsOf(withoutAsking(tokens.slice(0, at)), reader);
  if (items?.every((item) => isNamed(item) || item.dimensions.length > 0) !== true) return null;
  return { items, orderAt: OTHER_ORDERS.has(tokens[at + 1]?.norm ?? '') ? at : 0 };
}

const DIRECTIONS: ReadonlySet<string> = new Set(['asc', 'ascending', 'desc', 'descending']);
/** "largest first". */
const ORDER_LENGTH = 2;

/** After the words that begin an order: it goes by what these say, and not by the column before. */
const OTHER_ORDERS: ReadonlySet<string> = new Set(['alphabetical', 'by', 'chronological']);

function isNamed(item: ListItem): boolean {
  return isColumn(item) || item.measures.some(({ kind }) => kind === 'bare');
}

/** Whether the words end with the name of a column, so that a list may have begun before. */
export function endsWithColumn(tokens: readonly Token[], reader: ItemReader): boolean {
  return [1, 2, 3].some((length) => {
    const item = tokens.length <= length ? null : itemOf(tokens.slice(-length), reader, COST_CALLED);
    return item !== null && isNamed(item);
  });
}

function isOrder(piece: readonly Token[]): boolean {
  return isBegun(piece) || (piece.length > 1 && ORDER_ENDS.has(piece.at(-1)?.norm ?? ''));
}

function isBegun([first, second]: readonly Token[]): boolean {
  const isNext = AFTER_ORDER.has(second?.norm ?? '') || second?.kind === 'number';
  return ORDER_BEGINNINGS.has(first?.norm ?? '') && isNext;
}

/** "largest on top": largest first. */
function orderOf(piece: readonly Token[]): readonly Token[] {
  const last = piece.at(-1);
  const place = ORDER_PLACES.get(last?.norm ?? '');
  const before = piece.slice(0, -1);
  const end = before.findLastIndex(({ norm }) => !BEFORE_PLACES.has(norm)) + 1;
  return last === undefined || place === undefined || end === 0 || end === before.length
    ? piece
    : [...before.slice(0, end), { ...last, norm: place }];
}

/** "first and last name", "min and max amount", "origin and destination codes": the last word is of both; not of "branch, loan id". */
function withSharedName(pieces: readonly Piece[], reader: ItemReader): readonly Piece[] {
  return pieces.map((piece, at) => {
    const next = pieces[at + 1]?.tokens ?? [];
    const [end = '', noun] = [next[0]?.norm, next.at(-1)];
    const first = piece.tokens.at(-1)?.norm ?? '';
    const isOpposite = SHARED_HEADS.get(first) === end || SHARED_HEADS.get(end) === first;
    if (next.length !== 2 || noun === undefined) return piece;
    const isOfBoth = singularOf(noun.norm) !== noun.norm || !COMMAS.has(pieces[at + 1]?.joint?.norm ?? '');
    const tokens = [...piece.tokens, noun];
    // "product, loan id and principal": what a comma sets apart has its own name.
    const isApart = !isOfBoth || (KEY.has(noun.norm) && hasName(piece.tokens, reader));
    return isOpposite ||
      (!isApart && KEYS.has(noun.norm) && itemOf(tokens, reader, COST_CALLED)?.dimensions.length === 1)
      ? { ...piece, tokens }
      : piece;
  });
}

const COMMAS: ReadonlySet<string> = new Set([',', ';']);

/** "borrower and loan id": a borrower goes by his name, and "borrower and loan ids" are two. */
function hasName(piece: readonly Token[], reader: ItemReader): boolean {
  return (itemOf(piece, reader, COST_CALLED)?.dimensions ?? []).some((one) => {
    if (one.kind !== 'dataset') return false;
    const { display, primaryKey } = reader.index.dataset(one.dataset);
    return display.some((column) => !primaryKey.includes(column));
  });
}

const KEY: ReadonlySet<string> = new Set(['code', 'id']);
/** What ends the name of a column that refers to other rows. */
const KEYS: ReadonlySet<string> = new Set(['code', 'codes', 'id', 'ids']);

function columnsOf(piece: readonly Token[], reader: ItemReader): readonly ListItem[] | null {
  // "name city and opening date": the name is one of them.
  const isNameFirst = ROW_ITEMS.has(piece[0]?.norm ?? '') && !BEFORE_OWNERS.has(piece[1]?.norm ?? '');
  const named = isNameFirst && piece.length > 1 ? adjacent(piece, reader) : null;
  if (named !== null) return named;
  // "who borrowed" is somebody, though what was borrowed is a column.
  const whole = isSaidByWho(piece) ? null : itemOf(piece, reader);
  if (whole !== null) return [whole];
  const otherwise = itemOtherwise(piece, reader);
  return otherwise === null ? adjacent(piece, reader) : [otherwise];
}

const NAMES_MAX = 4;

/** "name city": columns one after another, each the longest that can be read; null unless there is one way. */
function adjacent(piece: readonly Token[], reader: ItemReader): ListItem[] | null {
  if (piece.length < 2 || piece.length > NAMES_MAX * 2) return null;
  for (let end = piece.length - 1; end > 0; end -= 1) {
    const first = itemOf(piece.slice(0, end), reader);
    if (first === null || !isColumn(first) || isOwner(piece.slice(0, end), reader)) continue;
    const rest = piece.slice(end);
    const last = itemOf(rest, reader);
    const others = last !== null && isColumn(last) ? [last] : adjacent(rest, reader);
    if (others !== null) return [first, ...others];
  }
  return null;
}

/** "maker full name": the words may say whose name it is. */
function isOwner(words: readonly Token[], { index }: ItemReader): boolean {
  return index.knowledge.datasets.some(({ label, synonyms }) =>
    [label, ...synonyms].some((one) =>
      words.every(({ norm }) => one.toLowerCase().split(' ').includes(singularOf(norm))),
    ),
  );
}

function isColumn({ ofRow, dimensions }: ListItem): boolean {
  return ofRow !== null || dimensions.some(({ kind }) => kind === 'field' || kind === 'display');
}
