import { LIST_BESIDES, LIST_CLOSERS, LIST_LEADS, LIST_VERBS } from '../lexicon/column-lists.ts';
import type { ItemReader } from '../listed/list-item.ts';
import { itemsOf } from '../listed/list-items.ts';
import { isListVerb } from '../listed/list-verb.ts';
import type { Token } from '../token.ts';
import type { SaidColumns } from './add-on.ts';
import type { Boundary } from './split-tail.ts';

/** Columns, and what they are of again: "the number for each state". */
export interface ColumnsSaid {
  readonly columns: SaidColumns | null;
  /** What each of them is of, where that is named. */
  readonly per: readonly Token[] | null;
  readonly areSeveral: boolean;
}

/** The columns that pieces name; null where one of them is none, or nothing says that columns follow. */
export function saidColumns(
  pieces: readonly (readonly Token[])[],
  { boundary, reader }: { readonly boundary: Boundary; readonly reader: ItemReader },
): ColumnsSaid | null {
  const [first, ...others] = pieces;
  if (first === undefined || pieces.some(isPartSpokenOf)) return null;
  const { rest, isSaid, isWith } = withoutLead(first);
  if (!isSaid && boundary !== 'strong') return null;
  const { pieces: whole, isBeside } = withoutEnd([rest, ...others]);
  const { pieces: named, of } = withoutOf(apartAtWith(whole));
  const rows = named[0]?.every(({ norm }) => THEM.has(norm)) === true;
  const listed = (rows ? named.slice(1) : named).filter((piece) => piece.length > 0);
  const per = of === null ? null : of.filter(({ norm }) => !OF_EACH.has(norm));
  const areSeveral = of !== null;
  if (listed.length === 0) return isSaid || areSeveral ? { columns: null, per, areSeveral } : null;
  const found = itemsOf(
    listed.map((tokens, at) => ({ joint: at === 0 ? null : comma(tokens), tokens })),
    reader,
  );
  if (found === null || found.order.length > 0) return null;
  return {
    columns: { items: found.items, isAdded: rows || isWith || isBeside || isAsking(rest) },
    per,
    areSeveral,
  };
}

/** "what percent of all customers this is": the part was asked for before. */
function isPartSpokenOf(piece: readonly Token[]): boolean {
  const [subject, verb] = piece.slice(-2).map(({ norm }) => norm);
  return verb === 'is' && (subject === 'this' || subject === 'that' || subject === 'it');
}

function comma([token]: readonly Token[]): Token | null {
  return token === undefined ? null : { ...token, kind: 'symbol', norm: ',' };
}

/** Without "please show me", "I only need". */
function withoutLead(piece: readonly Token[]): {
  readonly rest: readonly Token[];
  readonly isSaid: boolean;
  readonly isWith: boolean;
} {
  const start = piece.findIndex(
    ({ norm }, at) => !LIST_LEADS.has(norm) && !isListVerb(piece, at) && !LEADS.has(norm),
  );
  const lead = piece.slice(0, start < 0 ? piece.length : start).map(({ norm }) => norm);
  return {
    rest: start < 0 ? [] : piece.slice(start),
    isSaid: lead.some((norm) => LIST_VERBS.has(norm) || SAYING.has(norm)) || isAsking(piece.slice(start)),
    isWith: lead.every((norm) => ADDING.has(norm)) && lead.includes('with'),
  };
}

/** "how many are there (in each)": one number more. */
function isAsking(words: readonly Token[]): boolean {
  return words[0]?.norm === 'how' && (words[1]?.norm === 'many' || words[1]?.norm === 'much');
}

/** Without "please", and "as well", with which the columns stand beside what was asked for. */
function withoutEnd(pieces: readonly (readonly Token[])[]): {
  readonly pieces: readonly (readonly Token[])[];
  readonly isBeside: boolean;
} {
  const last = pieces.at(-1) ?? [];
  const end = last.findLastIndex(({ norm }) => !LIST_CLOSERS.has(norm) && !LIST_BESIDES.has(norm)) + 1;
  const isBeside = last.slice(end).some(({ norm }) => LIST_BESIDES.has(norm));
  return { pieces: [...pieces.slice(0, -1), last.slice(0, end)], isBeside };
}

const LEADS: ReadonlySet<string> = new Set([
  'along',
  'together',
  'get',
  'interested',
  'in',
  'love',
  'return',
  'wanted',
  'wants',
  'here',
]);
const SAYING: ReadonlySet<string> = new Set(['get', 'like', 'need', 'see', 'want', 'wanted', 'with']);
const ADDING: ReadonlySet<string> = new Set([
  'along',
  'together',
  'with',
  'the',
  'each',
  'both',
  'also',
  'and',
  'all',
]);

/** "them with the number": two pieces. */
function apartAtWith(pieces: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return pieces.flatMap((piece) => {
    const at = piece.findIndex(({ norm }) => norm === 'with');
    if (at < 0) return [piece];
    const before = BESIDE_WITH.has(piece[at - 1]?.norm ?? '') ? at - 1 : at;
    return [piece.slice(0, before), piece.slice(at + 1)];
  });
}

const BESIDE_WITH: ReadonlySet<string> = new Set(['along', 'together']);
/** The rows or groups that were asked for, which are shown anyway. */
const THEM: ReadonlySet<string> = new Set([
  'them',
  'these',
  'those',
  'each',
  'it',
  'all',
  'one',
  'of',
  'both',
]);

/** "… for each state", "… for both": whose the columns are, after the last of them. */
function withoutOf(pieces: readonly (readonly Token[])[]): {
  readonly pieces: readonly (readonly Token[])[];
  readonly of: readonly Token[] | null;
} {
  const last = pieces.at(-1) ?? [];
  const at = last.findIndex(
    ({ norm }, place) =>
      place > 0 && (norm === 'per' || (OF.has(norm) && OF_EACH.has(last[place + 1]?.norm ?? ''))),
  );
  if (at < 0) return { pieces, of: null };
  return { pieces: [...pieces.slice(0, -1), last.slice(0, at)], of: last.slice(at + 1) };
}

const OF: ReadonlySet<string> = new Set(['by', 'for', 'in', 'of', 'on', 'per']);
const OF_EACH: ReadonlySet<string> = new Set(
  'all both each every it of one that them the these they those two three four respectively'.split(' '),
);
