import type { ItemReader } from '../listed/list-item.ts';
import { attempted } from '../listed/own-column.ts';
import { assemblyOf } from '../listed/with-list.ts';
import type { AggregateQuery, ListQuery, Order, Output } from '../logical-query.ts';
import { isSortedSo, orderOutput } from '../plan/build-aggregate/order-output.ts';
import type { OrderEnd } from '../plan/phrase.ts';
import { fieldOutput } from '../plan/resolve-dimension.ts';
import { fieldAbout } from '../plan/resolve-field.ts';
import { isShown, shownOutputs } from '../shown.ts';

interface Context {
  readonly reader: ItemReader;
  /** What comes before in the order, and is not meant again. */
  readonly before: readonly Order[];
}

/** The column that "largest first", "newest first" or "alphabetically" is about; null where several may be meant, or none. */
export function columnOfEnd(
  query: AggregateQuery | ListQuery,
  end: OrderEnd | null,
  context: Context,
): Output | null {
  if (end === null) return null;
  return query.kind === 'list' ? ofRows(query, end, context) : ofGroups(query, end, context);
}

function ofGroups(query: AggregateQuery, end: OrderEnd, { before }: Context): Output | null {
  const isLeft = ({ name }: Output): boolean => !before.some(({ by }) => by === name);
  const shown = query.measures.filter((one) => isShown(query, one) && isLeft(one));
  const ranked = query.measures.find(({ name }) => name === query.order[0]?.by);
  const [only, ...others] = shown;
  const key = ranked ?? (others.length === 0 ? only : undefined);
  const dimensions = query.dimensions.filter(isLeft);
  const order = { kind: 'order', by: null, ...end } as const;
  const texts = dimensions.filter((one) => isShown(query, one) && isSortedSo(order, one));
  if (end.about === 'name' && texts.length > 1 && before.length > 0) return null;
  return attempted(() => orderOutput(order, { dimensions, measures: shown, key }));
}

function ofRows(query: ListQuery, end: OrderEnd, { reader, before }: Context): Output | null {
  if (end.properties !== undefined) return ofProperty(query, end, reader);
  const order = { kind: 'order', by: null, ...end } as const;
  const isMeant = (output: Output): boolean =>
    isSortedSo(order, output) && KINDS[end.about ?? 'measure'].has(output.role);
  const listed = shownOutputs(query).filter(({ name }) => !before.some(({ by }) => by === name));
  const [first, ...others] = listed.filter(isMeant);
  const ranked = query.fields.find(({ name }) => name === query.order[0]?.by);
  if (ranked !== undefined && before.length === 0 && isMeant(ranked)) return ranked;
  if (first === undefined) return null;
  // Names are sorted by the first of them.
  return others.length === 0 || (end.about === 'name' && before.length === 0) ? first : null;
}

const NUMBERS: ReadonlySet<Output['role']> = new Set(['measure', 'rate', 'share']);
const TIMES: ReadonlySet<Output['role']> = new Set(['time']);
const NAMES: ReadonlySet<Output['role']> = new Set(['category', 'geography', 'text']);
const KINDS = {
  measure: NUMBERS,
  time: TIMES,
  age: TIMES,
  name: NAMES,
  occurrence: new Set<Output['role']>(),
  own: new Set<Output['role']>(),
} as const;

/** "cheapest first": by the one column that the adjective is about. */
function ofProperty(
  { from }: ListQuery,
  { properties = [] }: OrderEnd,
  { index }: ItemReader,
): Output | null {
  const dataset = index.dataset(from);
  const fields = new Set(properties.flatMap((one) => fieldAbout(dataset, one) ?? []));
  const [field, ...others] = fields;
  return field === undefined || others.length > 0 ? null : fieldOutput(assemblyOf(index), { dataset, field });
}
