import { conjunctsOf } from '../conjuncts.ts';
import { COMPUTED_ITEMS } from '../lexicon/column-lists.ts';
import type { Condition, ListQuery, Output } from '../logical-query.ts';
import type { Assembly } from '../plan/assembly.ts';
import { allOf } from '../plan/resolve-condition/combine.ts';
import type { ListItem } from './list-item.ts';
import { attempted, columnNamed } from './own-column.ts';

/** Rows of which each of those that are listed has some. */
interface Events {
  readonly table: string;
  readonly where: Condition | null;
  readonly condition: Condition;
}

/**
 * "people who applied by phone: name, date, product": a row for each application, for what is listed is of these and not of the
 * people, who may have several. The query as it stands where nothing of that kind is listed, or of which rows is not sure.
 */
export function withEventsListed(
  assembly: Assembly,
  query: ListQuery,
  items: readonly ListItem[],
): ListQuery {
  const { index } = assembly;
  const events = conjunctsOf(query.where)
    .flatMap((one) => eventsOf(one, query.from) ?? [])
    .filter(({ table }) => index.isToOne(table, query.from));
  const [event, ...others] = events;
  if (event === undefined || others.length > 0 || query.distinct || query.limit !== null) return query;
  // Which of both an id is of is not said.
  if (items.some(({ number, ofRow }) => number === 'number' || ofRow === 'key')) return query;
  const foreign = items.filter((item) => isOfNone(assembly, item, query.from));
  if (foreign.length === 0 || foreign.some((item) => isOfNone(assembly, item, event.table))) return query;
  const own = conjunctsOf(query.where).filter((one) => one !== event.condition);
  return { ...query, from: event.table, where: allOf([...own, ...conjunctsOf(event.where)]) };
}

function eventsOf(condition: Condition, owner: string): Events | null {
  if (condition.kind === 'exists' && condition.table === owner)
    return { table: condition.related, where: condition.where, condition };
  if (condition.kind !== 'related-aggregate' || condition.table !== owner) return null;
  const { aggregate, operator, value, where } = condition;
  const isSome = (operator === '>' && value === 0) || (operator === '>=' && value === 1);
  const isCount = aggregate.function === 'count' && aggregate.argument === null && aggregate.filter === null;
  return isSome && isCount ? { table: aggregate.table, where, condition } : null;
}

/** Whether rows of the table have no such column, not even by what each has one of. */
function isOfNone(assembly: Assembly, item: ListItem, table: string): boolean {
  if (item.number === null && item.words.some((word) => COMPUTED_ITEMS.has(word))) return false;
  return attempted(() => columnNamed({ assembly, outputs: [], table }, item)) === null;
}

/** Of rows that are listed for whose they are: what these have of their own is theirs, but for the date. */
export function columnOfWhose(assembly: Assembly, item: ListItem, whose: string): Output | null {
  const isDate = item.dimensions.some((one) => one.kind === 'field' && one.field.isUsualDate === true);
  return isDate ? null : attempted(() => columnNamed({ assembly, outputs: [], table: whose }, item));
}
