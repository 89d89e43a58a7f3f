import type { AggregateQuery } from '../logical-query.ts';
import { literal } from '../plan/expressions.ts';
import { toTitle } from '../plan/naming.ts';
import type { QuestionReader } from './state-said.ts';

/** Only how many of the groups there are that the query keeps. */
export function countingGroups(query: AggregateQuery, { index }: QuestionReader): AggregateQuery {
  const dimension = query.dimensions.at(-1);
  const column = dimension?.expression.kind === 'column' ? dimension.expression : null;
  const dataset = column === null ? null : index.dataset(column.table);
  const isOfRows = column !== null && dataset?.display.includes(column.column) === true;
  const label = `number of ${isOfRows ? dataset.labelPlural : `different values of ${dimension?.label}`}`;
  return onlyCounted(query, label);
}

/** The number of the groups that the query keeps, called so, in place of the groups. */
export function onlyCounted(query: AggregateQuery, label: string): AggregateQuery {
  return {
    ...query,
    counted: {
      name: toTitle(label),
      label,
      expression: literal(0),
      role: 'measure',
      unit: { kind: 'count' },
    },
    order: [],
    hidden: query.measures.map(({ name }) => name),
  };
}
