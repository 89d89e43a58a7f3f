import type { ItemReader } from '../listed/list-item.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../logical-query.ts';
import { outputNamed } from '../plan/asked-outputs.ts';
import { shownOutputs } from '../shown.ts';
import type { Token } from '../token.ts';
import type { AddOns, SaidFirst } from './add-on.ts';

/** The first of the rows, where these come in an order that the question says. */
export function firstOf(
  query: LogicalQuery,
  first: SaidFirst | null,
  reader: ItemReader,
): LogicalQuery | null {
  if (first === null) return query;
  if (query.kind === 'values' || query.perGroup !== null) return null;
  const ordered = query.order.length > 0 ? query : inOrderOfTime(query);
  if (ordered === null) return null;
  const { limit, noun } = first;
  const isNamed = noun.every(({ norm }) => ROWS.has(norm)) || isOfEach(query, noun, reader);
  return !isNamed || (query.limit !== null && query.limit !== limit) ? null : { ...ordered, limit };
}

/** "by year, the first 3": periods come one after another; what comes first of other groups is not said. */
function inOrderOfTime(query: ListQuery | AggregateQuery): AggregateQuery | null {
  if (query.kind === 'list') return null;
  const [only, ...others] = query.dimensions;
  return only?.role === 'time' && others.length === 0
    ? { ...query, order: [{ by: only.name, direction: 'asc' }] }
    : null;
}

const ROWS: ReadonlySet<string> = new Set(['of', 'them', 'rows', 'results', 'entries', 'lines', 'only']);

/** Whether there is a row for each of what is named; "the employees in Toronto" are not all of them. */
function isOfEach(
  query: ListQuery | AggregateQuery,
  noun: readonly Token[],
  { index, find }: ItemReader,
): boolean {
  if (query.kind === 'list')
    return find(noun).some(
      ({ meaning, start, end }) =>
        meaning.kind === 'dataset' && meaning.dataset === query.from && start === 0 && end === noun.length,
    );
  const item = { words: noun.map(({ norm }) => norm), measures: [], dimensions: [] };
  return outputNamed(query.dimensions, item, index) !== null;
}

/** Whether the answer looks as it is said to. */
export function isShaped(
  query: LogicalQuery,
  { per, numbers, areSeveral }: AddOns,
  reader: ItemReader,
): boolean {
  if (query.kind === 'values') return false;
  const shown = shownOutputs(query);
  const isOne = isOneRow(query);
  if (numbers !== null && !(isOne && shown.length === numbers)) return false;
  if (per !== null && per.length > 0 && !isOfEach(query, per, reader)) return false;
  // "which has the most, and how many in each" is not of the one that comes first.
  return !areSeveral || (query.limit !== 1 && (!isOne || shown.length > 1));
}

/** Whether the answer is one row, of all rows together. */
export function isOneRow(query: LogicalQuery): boolean {
  return query.kind === 'aggregate' && query.dimensions.length === 0 && query.sides === undefined;
}
