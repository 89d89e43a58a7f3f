import type { AggregateQuery } from '../logical-query.ts';
import { isShown } from '../shown.ts';
import { aggregateQuerySelect } from './aggregate-query-sql.ts';
import { cteName } from './cte-name.ts';
import type { Emission } from './emit-options.ts';
import { quoteIdentifier } from './identifier.ts';
import { toLiteral } from './literal.ts';
import { EMPTY_SELECT, type Select, type SelectColumn } from './select.ts';

type Sides = NonNullable<AggregateQuery['sides']>;

/** What is set side by side, each by itself and under its own name: a row may be of several sides, or of none. */
export function sidesSelect(query: AggregateQuery, { output, of }: Sides, emission: Emission): Select {
  const { sides: _, ...whole } = query;
  const dimensions = query.dimensions.filter((dimension) => isShown(query, dimension));
  const measures = query.measures.filter((measure) => isShown(query, measure));
  const selects = of.map(({ label, where }) => {
    const conditions = [...(query.where === null ? [] : [query.where]), where];
    const select = aggregateQuerySelect(
      { ...whole, where: { kind: 'all', of: conditions }, order: [] },
      emission,
    );
    const name: SelectColumn = { sql: toLiteral(label), alias: quoteIdentifier(output.name) };
    const columns = select.columns.toSpliced(dimensions.length, 0, name);
    return { ...select, columns, orderBy: [] };
  });
  const names = [...dimensions, output, ...measures].map((one) => quoteIdentifier(one.name));
  const columns = names.map((sql) => ({ sql, alias: null }));
  const areApart = selects.some((select) => select.with.length > 0);
  const ctes = (areApart ? selects : []).map((select, at) => ({
    name: cteName(`side_${at + 1}`, emission.knowledge),
    selects: [select],
  }));
  const all = cteName('sides', emission.knowledge);
  return {
    ...EMPTY_SELECT,
    with: [
      ...ctes,
      {
        name: all,
        selects: areApart ? ctes.map(({ name }) => ({ ...EMPTY_SELECT, columns, from: name })) : selects,
      },
    ],
    columns,
    from: all,
    orderBy: [...dimensions, output].map(({ name }) => `${quoteIdentifier(name)}`),
  };
}
