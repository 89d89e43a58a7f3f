import type { Knowledge } from '../../catalog/mod.ts';
import { aggregatesOf } from '../expression-walk.ts';
import type { AggregateQuery, MeasureOutput } from '../logical-query.ts';
import { toTitle } from '../plan/naming.ts';
import { expressionPhrase } from './expression-phrase.ts';
import { aggregatePhrase, singleTable } from './measure-phrase.ts';
import type { Reader } from './reader.ts';

/** A column title that is longer is no title. */
const LONGEST = 48;

/**
 * The query with its measures called by the rows they are of, where they are called the same but for a number:
 * `number_of_current_loans` and `number_of_late_loans` for `number_of_loans` and `number_of_loans_2`. Of those that cannot all be told apart in
 * this way none is renamed.
 */
export function withSpeakingNames(query: AggregateQuery, knowledge: Knowledge): AggregateQuery {
  const alike = numberedAlike(query);
  if (alike.length === 0) return query;
  const aggregates = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const reader: Reader = { knowledge, base: singleTable(aggregates), isSingular: false, aggregatePhrase };
  const names = new Map(
    alike.map(({ name, expression }) => [name, toTitle(expressionPhrase(expression, reader))]),
  );
  const others = [...query.dimensions, ...query.measures].filter((one) => !names.has(one.name));
  const all = [...others.map(({ name }) => name), ...names.values()];
  const isTold =
    new Set(all).size === all.length && [...names.values()].every((name) => name.length <= LONGEST);
  return isTold ? renamed(query, names) : query;
}

/** Measures of which one has the other's name with a number after it. */
function numberedAlike({ measures }: AggregateQuery): readonly MeasureOutput[] {
  const stems = new Set(
    measures.flatMap(({ name }) => {
      const [, stem] = /^(.+)_\d$/.exec(name) ?? [];
      return stem !== undefined && measures.some((other) => other.name === stem) ? [stem] : [];
    }),
  );
  return measures.filter(({ name, transform }) => transform === null && stems.has(name.replace(/_\d$/, '')));
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
