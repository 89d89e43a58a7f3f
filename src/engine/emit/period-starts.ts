import type { Knowledge } from '../../catalog/mod.ts';
import type { AggregateQuery, Output } from '../logical-query.ts';
import { shownOutputs } from '../shown.ts';
import { cteName } from './cte-name.ts';
import { periodStartSql } from './date-part-sql.ts';
import { quoteIdentifier } from './identifier.ts';
import { EMPTY_SELECT, type Select, toColumn } from './select.ts';

/** The same rows with the day on which a period begins in its place, where that is asked for. */
export function withPeriodStarts(query: AggregateQuery, select: Select, knowledge: Knowledge): Select {
  if (query.startsPeriods !== true) return select;
  const { with: hoisted, ...rows } = select;
  const name = cteName(
    'periods',
    knowledge,
    hoisted.map((cte) => cte.name),
  );
  const outputs = shownOutputs(query);
  return {
    ...EMPTY_SELECT,
    with: [...hoisted, { name, selects: [{ ...rows, with: [], orderBy: [] }] }],
    columns: outputs.map((output) => toColumn(startOf(output), output.name)),
    from: name,
    orderBy: outputs
      .filter((output) => query.dimensions.includes(output))
      .map((output) => quoteIdentifier(output.name)),
  };
}

function startOf({ name, expression }: Output): string {
  const column = quoteIdentifier(name);
  return expression.kind === 'date-part' ? (periodStartSql(expression.part, column) ?? column) : column;
}
