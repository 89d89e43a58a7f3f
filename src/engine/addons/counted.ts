import { conjunctsOf } from '../conjuncts.ts';
import type { ItemReader } from '../listed/list-item.ts';
import type { AggregateQuery, LogicalQuery } from '../logical-query.ts';
import { toTitle } from '../plan/naming.ts';
import { ungrouped } from '../ungrouped.ts';
import type { SaidCount } from './add-on.ts';

/**
 * The number of what a question lists, or the number that it asks for already; null where something else may be counted. A list
 * is counted where a word points back at it: "find those customers and count them".
 */
export function counted(query: LogicalQuery, said: SaidCount, reader: ItemReader): LogicalQuery | null {
  if (query.kind === 'aggregate') return isCountOf(query, said, reader) ? query : null;
  const isPlain = query.kind === 'list' && query.limit === null && query.perGroup === null && !query.distinct;
  if (!isPlain || said.isBare || !names(said, query.from, reader)) return null;
  const areOfSome = conjunctsOf(query.where).some(({ kind }) => kind === 'related-aggregate');
  if (said.isOfThem && areOfSome) return null;
  const { labelPlural } = reader.index.dataset(query.from);
  const label = `number of ${labelPlural}`;
  return ungrouped({
    measures: [
      {
        name: toTitle(label),
        label,
        expression: {
          kind: 'aggregate',
          function: 'count',
          argument: null,
          table: query.from,
          distinct: false,
          filter: null,
        },
        role: 'measure',
        unit: { kind: 'count' },
        transform: null,
      },
    ],
    where: query.where,
    assumptions: query.assumptions,
  });
}

/** One number of rows, of what is named where anything is. */
function isCountOf(query: AggregateQuery, said: SaidCount, reader: ItemReader): boolean {
  const [only, ...others] = query.measures;
  if (only === undefined || others.length > 0 || query.dimensions.length > 0 || query.sides !== undefined)
    return false;
  const { expression, transform } = only;
  return (
    transform === null &&
    expression.kind === 'aggregate' &&
    expression.function === 'count' &&
    (expression.argument === null ? names(said, expression.table, reader) : said.noun.length === 0)
  );
}

/** Whether what is counted is called so, where it is called anything. */
function names({ noun }: SaidCount, table: string, { find }: ItemReader): boolean {
  return (
    noun.length === 0 ||
    find(noun).some(
      ({ meaning, start, end, match }) =>
        meaning.kind === 'dataset' &&
        meaning.dataset === table &&
        start === 0 &&
        end === noun.length &&
        match !== 'misspelt',
    )
  );
}
