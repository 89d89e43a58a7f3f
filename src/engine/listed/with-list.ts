import { COUNTING_WORDS } from '../lexicon/answer-notes.ts';
import { ASKING_BEGINNINGS, BARE_ORDERS, EACH_OF } from '../lexicon/column-lists.ts';
import { AVERAGE } from '../lexicon/cues.ts';
import { NUMBER_OF_THEM } from '../lexicon/own-number-turns.ts';
import type { LogicalQuery } from '../logical-query.ts';
import type { Assembly } from '../plan/assembly.ts';
import type { KnowledgeIndex } from '../plan/knowledge-index.ts';
import { Rejected, type RejectionReason } from '../plan/rejection.ts';
import { resolveMeasure } from '../plan/resolve-measure/resolve-measure.ts';
import { textOf } from '../plan/text-of.ts';
import { shownOutputs } from '../shown.ts';
import type { Token } from '../token.ts';
import type { ItemReader, ListItem } from './list-item.ts';
import { type ColumnList, endsWithColumn, itemsOf } from './list-items.ts';
import { groupsWithColumns } from './listed-groups.ts';
import { rowsWithColumns } from './listed-rows.ts';
import { type ListSplit, piecesOf } from './split-list.ts';

/** What reads a question without its list. */
export interface BodyReader extends ItemReader {
  read(tokens: readonly Token[]): LogicalQuery | null;
}

/** The query, or which of two things is asked that the words leave open. */
export type ListReading = { readonly query: LogicalQuery } | { readonly reason: RejectionReason };

/**
 * The query of a question that ends with the columns of its answer: what is before says which rows or groups, the list
 * says what is shown of them. Null where either is not understood.
 */
export function withList(splits: readonly ListSplit[], reader: BodyReader): ListReading | null {
  for (const split of splits) {
    const { body, pieces, isAdded, isSaid, isStrong, isComma, isOfAnswer, isLabelled, isHead } = split;
    const isWithin =
      !isStrong || isComma || body.some(({ norm }, at) => BEGINNING.has(norm) && at < body.length - 1);
    if (isWithin && !isHead && hasBegun(body, reader)) continue;
    const found = itemsOf(pieces, reader);
    if (found === null || (!isSaid && (found.items.length < 2 || endsWithColumn(body, reader)))) continue;
    if (isHead && found.order.length > 0) continue;
    const bodies = withRowsNamed(body, found.items, reader).map((rows) =>
      found.order.length === 0 ? rows : [...unmarked(rows), ...found.order],
    );
    const isAll = isLabelled && !isAdded && !body.some(({ norm }) => COUNTING_WORDS.has(norm));
    for (const asked of bodies.flatMap(bodiesOf)) {
      const query = reader.read(asked);
      const items = [...found.items, ...(isHead ? numberOfThem(body, reader) : [])];
      const isWith = split.isWith === true || isOfThoseAsked(asked, pieces, items);
      const list = { items, isAdded, isWith, isOfAnswer, isAll, orderedBy: orderedBy(found.order) };
      const made = query === null || isGroupAveraged(query, asked) ? null : withColumns(query, list, reader);
      if (made !== null && !(isLabelled && isAmountsAlone(made))) return made;
    }
  }
  return null;
}

/** "which four branches made the most loans? I need *their* region and the count": which they are was asked for before. */
function isOfThoseAsked(
  asked: readonly Token[],
  pieces: ListSplit['pieces'],
  items: readonly ListItem[],
): boolean {
  const isWhich = asked[0]?.norm === 'which' || asked[0]?.norm === 'what';
  // "which exhibit is the heaviest? Just its weight": numbers or columns alone are all that is wanted.
  const isNumber = ({ number, dimensions }: ListItem): boolean => number !== null || dimensions.length === 0;
  const isMixed = items.some(isNumber) && !items.every(isNumber);
  return isWhich && isMixed && pieces.some(({ tokens }) => THEIR.has(tokens[0]?.norm ?? ''));
}

const THEIR: ReadonlySet<string> = new Set(['its', 'their']);

/** "list the name of the clients with over 3 visits, *with the number of them*": a column after those that come first. */
function numberOfThem(body: readonly Token[], reader: BodyReader): readonly ListItem[] {
  const number = body.findLast(({ norm }) => NUMBERS.has(norm));
  if (number === undefined || !NUMBER_OF_THEM.test(textOf(body.map(({ norm }) => norm)))) return [];
  return itemsOf(piecesOf([number]), reader)?.items ?? [];
}

const NUMBERS: ReadonlySet<string> = new Set(['count', 'number']);

/** "loans of 2024: volume" asks for the total: amounts of many rows say nothing without the rows. */
function isAmountsAlone(made: ListReading): boolean {
  if ('reason' in made || made.query.kind !== 'list' || made.query.limit !== null) return false;
  const [only, ...others] = shownOutputs(made.query);
  return only?.role === 'measure' && others.length === 0;
}

/** "per grade and term: …" groups by both: nobody asks for the average term. */
function isGroupAveraged(query: LogicalQuery, body: readonly Token[]): boolean {
  return (
    query.kind === 'aggregate' &&
    query.dimensions.length > 0 &&
    !body.some(({ norm }) => AVERAGE.has(norm)) &&
    query.measures.some(({ expression }) => expression.kind === 'aggregate' && expression.function === 'avg')
  );
}

/** "products with *category*, …", "…? Show *id*, …", "…? *Id*, …", "…: *id*, …; …": the list begins before the mark. */
function hasBegun(body: readonly Token[], reader: BodyReader): boolean {
  const at = body.findLastIndex(({ norm }) => OPENING.has(norm));
  const tokens = at < 0 ? [] : body.slice(at + 1);
  const begun = tokens.length === 0 ? null : itemsOf(piecesOf(tokens), reader);
  return begun?.items.every(({ dimensions, ofRow }) => dimensions.length > 0 || ofRow !== null) ?? false;
}

const BEGINNING: ReadonlySet<string> = new Set(['?', ':']);
const OPENING: ReadonlySet<string> = new Set(': ? display give list return show showing with'.split(' '));

/** "largest first": of one of the columns. */
function orderedBy(order: readonly Token[]): ColumnList['orderedBy'] {
  const words = order.filter(({ kind }) => kind === 'word').map(({ norm }) => norm);
  return words.length === 2 && words[1] === 'first' ? (BARE_ORDERS.get(words[0] ?? '') ?? null) : null;
}

function unmarked(body: readonly Token[]): readonly Token[] {
  return body.at(-1)?.kind === 'symbol' ? body.slice(0, -1) : body;
}

/** "still waiting for a decision: application id, …": rows that are called nothing are those whose number is listed first. */
function withRowsNamed(
  body: readonly Token[],
  [first]: readonly ListItem[],
  { index, find }: BodyReader,
): readonly (readonly Token[])[] {
  const token = body[0];
  const keyed = (first?.dimensions ?? []).flatMap((one) =>
    one.kind === 'field' ? one.field.alternatives.filter((key) => isOwnKey(key, index)) : [],
  );
  const [table, ...others] = new Set(keyed.map(({ dataset }) => dataset));
  if (token === undefined || table === undefined || others.length > 0) return [body];
  const isNamed = find(body).some(
    ({ meaning }) => meaning.kind === 'dataset' || (meaning.kind === 'segment' && meaning.isNoun),
  );
  if (isNamed || ASKING_BEGINNINGS.has(token.norm)) return [body];
  const said = index.dataset(table).labelPlural;
  const noun: Token = { ...token, kind: 'word', norm: said, text: said, number: null };
  return [
    [noun, ...body],
    [token, noun, ...body.slice(1)],
  ];
}

function isOwnKey(
  { dataset, field }: { readonly dataset: string; readonly field: string },
  index: KnowledgeIndex,
): boolean {
  const { primaryKey } = index.dataset(dataset);
  return primaryKey.length === 1 && primaryKey[0] === field;
}

/** Rows that are named alone are to be listed. */
function bodiesOf(body: readonly Token[]): readonly (readonly Token[])[] {
  const [first, next] = body;
  // "for the 5 largest loans, show …"
  if (first?.norm === 'for' && next !== undefined && !EACH_OF.has(next.norm)) return bodiesOf(body.slice(1));
  if (first === undefined || ASKING_BEGINNINGS.has(first.norm)) return [body];
  return [[{ ...first, kind: 'word', norm: 'list', number: null }, ...body], body];
}

/** The query with the columns that are listed, or which of two things they leave open; null where it has no such columns. */
export function withColumns(
  query: LogicalQuery,
  list: ColumnList,
  { index }: ItemReader,
): ListReading | null {
  const assembly = assemblyOf(index);
  try {
    if (query.kind === 'list') return { query: rowsWithColumns(assembly, query, list) };
    return query.kind === 'aggregate' ? { query: groupsWithColumns(assembly, query, list) } : null;
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return error.reason.kind === 'undecided' ? { reason: error.reason } : null;
  }
}

/** The state of adding to a query that is made already. */
export function assemblyOf(index: KnowledgeIndex): Assembly {
  return {
    index,
    cost: 0,
    assumptions: new Set(),
    manySides: new Set(),
    measured: new Set(),
    resolveMeasure,
  };
}
