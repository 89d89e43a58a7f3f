import type { Knowledge } from '../../catalog/mod.ts';
import { countedRows } from '../counted-rows.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { AggregateQuery, MeasureOutput } from '../logical-query.ts';
import { toTitle } from '../plan/naming.ts';
import { expressionPhrase } from './expression-phrase.ts';
import { aggregatePhrase, singleTable } from './measure-phrase.ts';
import type { Reader } from './reader.ts';

/** A column title that is longer is no title. */
const LONGEST = 48;

/**
 * The query with its measures called by the rows they are of, where they are called the same but for a number, or as those of all rows would be:
 * `number_of_current_loans` and `number_of_late_loans` for `number_of_loans` and `number_of_loans_2`. Of those that cannot all be told apart in
 * this way none is renamed.
 */
export function withSpeakingNames(query: AggregateQuery, knowledge: Knowledge): AggregateQuery {
  const aggregates = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  if (aggregates.every((one) => countedRows(one) === null)) return query;
  const reader: Reader = { knowledge, base: singleTable(aggregates), isSingular: false, aggregatePhrase };
  const stems = numberedStems(query);
  const alike = query.measures.filter(
    (measure) =>
      measure.transform === null &&
      (stems.has(measure.name.replace(/_\d$/, '')) || isCalledLikeAll(measure, reader)),
  );
  if (alike.length === 0) return query;
  const names = new Map(
    alike.map(({ name, expression }) => [name, toTitle(expressionPhrase(expression, reader))]),
  );
  const others = [...query.dimensions, ...query.measures].filter((one) => !names.has(one.name));
  const all = [...others.map(({ name }) => name), ...names.values()];
  const isTold =
    new Set(all).size === all.length && [...names.values()].every((name) => name.length <= LONGEST);
  return isTold ? renamed(query, names) : query;
}

/** Names that another measure has with a number after them. */
function numberedStems({ measures }: AggregateQuery): ReadonlySet<string> {
  return new Set(
    measures.flatMap(({ name }) => {
      const [, stem] = /^(.+)_\d$/.exec(name) ?? [];
      return stem !== undefined && measures.some((other) => other.name === stem) ? [stem] : [];
    }),
  );
}

/** Whether a measure of some rows is called as that of all of them would be: the `number_of_loans` that are late. */
function isCalledLikeAll({ name, expression }: MeasureOutput, reader: Reader): boolean {
  if (expression.kind !== 'aggregate' || countedRows(expression) === null) return false;
  const { kind, function: made, table, argument, distinct } = expression;
  return (
    name ===
    toTitle(aggregatePhrase({ kind, function: made, table, argument, distinct, filter: null }, reader))
  );
}

function renamed(query: AggregateQuery, names: ReadonlyMap<string, string>): AggregateQuery {
  const nameOf = (name: string): string => names.get(name) ?? name;
  return {
    ...query,
    measures: query.measures.map((measure) => ({ ...measure, name: nameOf(measure.name) })),
    order: query.order.map((order) => ({ ...order, by: nameOf(order.by) })),
    ...(query.kept === undefined ? {} : { kept: { ...query.kept, by: nameOf(query.kept.by) } }),
    ...(query.hidden === undefined ? {} : { hidden: query.hidden.map(nameOf) }),
  };
}
