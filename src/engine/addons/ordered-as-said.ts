import { isSame } from '../is-same.ts';
import { type ItemReader, itemOf, type ListItem } from '../listed/list-item.ts';
import { columnOfGroups, isSameOutput } from '../listed/listed-groups.ts';
import { columnOfRows } from '../listed/listed-rows.ts';
import { assemblyOf, withColumns } from '../listed/with-list.ts';
import type { AggregateQuery, ListQuery, LogicalQuery, Order, Output } from '../logical-query.ts';
import { directionBy, isSortedSo } from '../plan/build-aggregate/order-output.ts';
import type { OrderEnd } from '../plan/phrase.ts';
import { shownOutputs } from '../shown.ts';
import type { Token } from '../token.ts';
import type { SaidOrder } from './add-on.ts';
import { columnOfEnd } from './column-of-end.ts';

type Ordered = AggregateQuery | ListQuery;

/** The query with its rows in the order that is said after it; null where that is none of its rows, or not the order that they have. */
export function orderedAsSaid(
  query: LogicalQuery,
  orders: readonly SaidOrder[],
  reader: ItemReader,
): LogicalQuery | null {
  if (orders.length === 0) return query;
  if (!canBeOrdered(query)) return null;
  // "loans by grade, then by state" are groups.
  if (orders[0]?.isNext === true && query.order.length === 0) return null;
  let ordered: Ordered = query;
  const said: Key[] = [];
  for (const order of orders) {
    const made = withKey(ordered, order, { reader, before: said });
    if (made === null) return null;
    ordered = made.query;
    said.push(made.key);
  }
  // Within each group only what decides between equal ones is left to say.
  const isWithin = ({ isTie, by }: Key): boolean => isTie && !query.perGroup?.partitionBy.includes(by);
  if (query.perGroup !== null && !said.every(isWithin)) return null;
  const isNext = orders[0]?.isNext === true && query.order.length > 0;
  const isLast = ({ isTie }: Key): boolean => isTie || isNext;
  const order = joinedOrder(
    ordered,
    said.filter((one) => !isLast(one)).map(plain),
    said.filter(isLast).map(plain),
  );
  return order === null ? null : { ...ordered, order };
}

interface Key extends Order {
  readonly isTie: boolean;
}

/** Rows that are several, and no sides of a comparison. */
function canBeOrdered(query: LogicalQuery): query is Ordered {
  if (query.kind === 'values') return false;
  return (
    query.kind === 'list' ||
    (query.dimensions.length > 0 &&
      query.sides === undefined &&
      query.counted === undefined &&
      query.isTogether !== true)
  );
}

function plain({ by, direction }: Order): Order {
  return { by, direction };
}

/** What the rows have already comes first where it decides which of them are kept; null where something else is said then. */
function joinedOrder(
  { order: own, limit }: Ordered,
  first: readonly Order[],
  ties: readonly Order[],
): readonly Order[] | null {
  const isOwn = own.every((one, at) => isSame(plain(one), first[at])) && own.length > 0;
  const isBegun = first.every((one, at) => own[at] === undefined || isSame(plain(own[at]), one));
  const isFree = own.length === 0 && limit === null;
  if (first.length > 0 && !isFree && !isOwn && !isBegun) return null;
  const begun = first.length > own.length ? first : own;
  if (begun.length === 0) return null;
  const all = [...begun, ...ties];
  return all.filter(({ by }, at) => all.findIndex((one) => one.by === by) === at);
}

interface Context {
  readonly reader: ItemReader;
  /** What comes before in the order. */
  readonly before: readonly Order[];
}

/** The query with the column that it is ordered by, and how; the column may be one that is not shown. */
function withKey(
  query: Ordered,
  said: SaidOrder,
  context: Context,
): { readonly query: Ordered; readonly key: Key } | null {
  const found = said.key.length === 0 ? null : named(query, said, context);
  const output = said.key.length === 0 ? columnOfEnd(query, said.end, context) : found;
  if (output === null) return null;
  const known = outputsOf(query).find((one) => isSameOutput(one, output));
  // Groups that are sorted by what is not among their columns should perhaps show it.
  if (known === undefined && query.kind === 'aggregate' && !said.isTie) return null;
  const made = known === undefined ? withHidden(query, said, context.reader) : query;
  const by =
    made === null ? undefined : outputsOf(made).find((one) => isSame(one.expression, output.expression));
  const direction = by === undefined ? null : directionOf(said.end, by, context.reader);
  if (made === null || by === undefined || direction === null) return null;
  return { query: made, key: { by: by.name, direction, isTie: said.isTie } };
}

function outputsOf(query: Ordered): readonly Output[] {
  return query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
}

/** The column that words name, of those that are shown where one of them is meant. */
function named(query: Ordered, { key }: SaidOrder, { reader }: Context): Output | null {
  const item = itemOf(key, reader) ?? wordsAlone(key);
  const assembly = assemblyOf(reader.index);
  // Of two numbers "the highest total first" says neither.
  if (key.every(({ norm }) => UNTOLD.has(norm)) && query.kind === 'aggregate' && query.measures.length > 1)
    return null;
  return query.kind === 'list'
    ? columnOfRows(assembly, { ...query, fields: shownOutputs(query) }, { item, areSpokenOf: false })
    : columnOfGroups(assembly, query, item);
}

const UNTOLD: ReadonlySet<string> = new Set(['count', 'number', 'sum', 'total']);

/** "cheapest *minimum* first": words that name only what is shown. */
function wordsAlone(key: readonly Token[]): ListItem {
  return { words: key.map(({ norm }) => norm), measures: [], dimensions: [], number: null, ofRow: null };
}

/** The query with one more column, which is not shown. */
function withHidden(query: Ordered, { key }: SaidOrder, reader: ItemReader): Ordered | null {
  const item = itemOf(key, reader);
  const list = { isAdded: true, isOfAnswer: false, orderedBy: null };
  const made = item === null ? null : withColumns(query, { ...list, items: [item] }, reader);
  if (made === null || 'reason' in made || made.query.kind === 'values') return null;
  const before = new Set(shownOutputs(query).map(({ name }) => name));
  const more = shownOutputs(made.query).flatMap(({ name }) => (before.has(name) ? [] : [name]));
  return { ...made.query, hidden: [...(made.query.hidden ?? []), ...more] };
}

function directionOf(end: OrderEnd | null, output: Output, { index }: ItemReader): Order['direction'] | null {
  if (end === null) return 'asc';
  const order = { kind: 'order', by: null, ...end } as const;
  // "the lowest id"
  const isNumbered = output.role === 'identifier';
  if (!isSortedSo(order, output) && !(isNumbered && end.about === 'measure')) return null;
  const { direction } = end;
  if (direction === 'asc' || direction === 'desc') return directionBy(order, output, direction);
  const metric = index.knowledge.metrics.find(({ expression }) => isSame(expression, output.expression));
  if (metric?.lowerIsBetter === undefined || metric.lowerIsBetter === null) return null;
  return (direction === 'best') === metric.lowerIsBetter ? 'asc' : 'desc';
}
