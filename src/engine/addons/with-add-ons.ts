import type { ItemReader, ListItem } from '../listed/list-item.ts';
import { isSameOutput } from '../listed/listed-groups.ts';
import { withColumns } from '../listed/with-list.ts';
import type { LogicalQuery, Output } from '../logical-query.ts';
import { outputNamed } from '../plan/asked-outputs.ts';
import { Rejected } from '../plan/rejection.ts';
import { shownOutputs } from '../shown.ts';
import type { Token } from '../token.ts';
import type { AddOns, SaidColumns } from './add-on.ts';
import { addOnsOf } from './add-ons-of.ts';
import { counted } from './counted.ts';
import { orderedAsSaid } from './ordered-as-said.ts';
import { tailSplits } from './split-tail.ts';
import { whetherBodies } from './whether-bodies.ts';

/** What reads a question without its add-ons. */
export interface MainReader extends ItemReader {
  read(tokens: readonly Token[]): LogicalQuery | null;
}

/** Reading is what costs. */
const BODIES_MAX = 4;

/**
 * The query of a question that asks in its main clause, and goes on with which columns to show, in which order, what comes first
 * of those that are equal, how the answer looks, or with what was asked once more. Null where the main clause is not read by
 * itself, or where what follows says anything else.
 */
export function withAddOns(tokens: readonly Token[], reader: MainReader): LogicalQuery | null {
  let tried = 0;
  const splits = tailSplits(tokens, reader.find(tokens)).flatMap((split) => {
    const addOns = addOnsOf(split, reader);
    return addOns === null ? [] : [{ split, addOns }];
  });
  // What is before the last of them is usually read; else the shortest question is.
  for (const { split, addOns } of [...splits.slice(-1), ...splits.slice(0, -1)]) {
    for (const body of bodiesOf(split.body, addOns)) {
      if (tried === BODIES_MAX) return null;
      tried += 1;
      const query = reader.read(body);
      const made = query === null ? null : applied(query, addOns, reader);
      if (made !== null) return made;
    }
  }
  return null;
}

function bodiesOf(body: readonly Token[], { count, per, columns }: AddOns): readonly (readonly Token[])[] {
  const bodies = count === null ? [body] : [body, ...whetherBodies(body)];
  const each = per ?? groupAmong(columns);
  return each === null ? bodies : bodies.flatMap((one) => [one, perEach(one, each)]);
}

/** "what is the average rating of …? Show the *product* and the average rating": of each of them. */
function groupAmong(columns: SaidColumns | null): readonly Token[] | null {
  const [group, ...others] = columns?.items.filter(isColumnOnly) ?? [];
  const isPlain = group !== undefined && others.length === 0 && (columns?.items.length ?? 0) > 1;
  return isPlain ? group.words.map((norm) => ({ ...WORD, text: norm, norm })) : null;
}

const WORD: Pick<Token, 'kind' | 'start' | 'end' | 'number'> = {
  kind: 'word',
  start: 0,
  end: 0,
  number: null,
};

function isColumnOnly({ dimensions, measures, number }: ListItem): boolean {
  return dimensions.length > 0 && measures.length === 0 && number === null;
}

/** "…, one row per quarter": by quarter. */
function perEach(body: readonly Token[], per: readonly Token[]): readonly Token[] {
  const asked = body.at(-1)?.kind === 'symbol' ? body.slice(0, -1) : body;
  const [last] = asked.slice(-1);
  return last === undefined ? body : [...asked, { ...last, kind: 'word', norm: 'per', number: null }, ...per];
}

/** The query with what is added; null where it does not fit. */
function applied(query: LogicalQuery, addOns: AddOns, reader: ItemReader): LogicalQuery | null {
  try {
    const { columns, count, orders } = addOns;
    const main = count === null ? query : counted(query, count, reader);
    const shown = main === null || columns === null ? main : withSaidColumns(main, columns, reader);
    const made = shown === null ? null : orderedAsSaid(shown, orders, reader);
    return made !== null && isShaped(made, addOns, reader) ? made : null;
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    return null;
  }
}

function withSaidColumns(
  query: LogicalQuery,
  { items, isAdded }: SaidColumns,
  reader: ItemReader,
): LogicalQuery | null {
  if (query.kind === 'aggregate' && (query.dimensions.length === 0 || query.sides !== undefined)) {
    // Nothing more is shown of all rows together.
    const said = items.map((item) =>
      isColumnOnly(item) ? null : outputNamed(shownOutputs(query), item, reader.index),
    );
    const isSaid = (output: Output): boolean =>
      said.filter((one) => one !== null && isSameOutput(one, output)).length === 1;
    return said.every((one) => one !== null) && query.measures.every(isSaid) ? query : null;
  }
  const made = withColumns(query, { items, isAdded, isOfAnswer: true, orderedBy: null }, reader);
  return made === null || 'reason' in made ? null : made.query;
}

/** Whether the answer looks as it is said to. */
function isShaped(
  query: LogicalQuery,
  { per, numbers, areSeveral }: AddOns,
  { index, find }: ItemReader,
): boolean {
  if (query.kind === 'values') return false;
  const groups = query.kind === 'list' ? [] : query.dimensions;
  const shown = shownOutputs(query);
  const isOneRow = query.kind === 'aggregate' && groups.length === 0 && query.sides === undefined;
  if (numbers !== null && !(isOneRow && shown.length === numbers)) return false;
  if (per !== null && per.length > 0) {
    const words = per.map(({ norm }) => norm);
    const item = { words, measures: [], dimensions: [] };
    const isOfRows =
      query.kind === 'list' &&
      find(per).some(({ meaning }) => meaning.kind === 'dataset' && meaning.dataset === query.from);
    if (!isOfRows && outputNamed(groups, item, index) === null) return false;
  }
  return !areSeveral || !isOneRow || shown.length > 1;
}
