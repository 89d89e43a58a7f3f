import type { Knowledge } from '../../catalog/mod.ts';
import { assertNever } from '../../shared/mod.ts';
import type { AggregateQuery, LogicalQuery, MeasureOutput } from '../logical-query.ts';
import { isShown, shownOutputs } from '../shown.ts';
import { aggregateQuerySelect } from './aggregate-query-sql.ts';
import { createBlock } from './block.ts';
import { cteName } from './cte-name.ts';
import type { Emission, EmitOptions } from './emit-options.ts';
import { expandFields } from './expand-fields.ts';
import { quoteIdentifier } from './identifier.ts';
import { listQuerySelect } from './list-query-sql.ts';
import { withPeriodStarts } from './period-starts.ts';
import { LEVEL } from './print-expression.ts';
import { isRounded, rounded } from './round.ts';
import { EMPTY_SELECT, formatSelect, type Select, type SelectColumn, toColumn } from './select.ts';
import { sidesSelect } from './sides-select.ts';
import { valuesQuerySql } from './values-query-sql.ts';

/**
 * The SQL of a logical query: one SELECT that stock SQLite (3.40 or later) runs, the same bytes for the same query.
 * Throws JoinError for a query that `checkJoins` finds a problem in.
 */
export function emit(query: LogicalQuery, knowledge: Knowledge, options?: EmitOptions): string {
  if (options !== undefined) return written(query, knowledge, options);
  const known = WRITTEN.get(query);
  if (known?.knowledge === knowledge) return known.sql;
  const sql = written(query, knowledge, { round: true });
  WRITTEN.set(query, { knowledge, sql });
  return sql;
}

/** Whether a query can be written is asked before it is. */
const WRITTEN = new WeakMap<LogicalQuery, { readonly knowledge: Knowledge; readonly sql: string }>();

function written(query: LogicalQuery, knowledge: Knowledge, options: EmitOptions): string {
  if (shownOutputs(query).length === 0) throw new Error('A query shows at least one column');
  const expanded = expandFields(query, knowledge);
  const emission: Emission = {
    ...options,
    knowledge,
    createBlock: (request) => createBlock(request, emission),
    selectList: (list) => listQuerySelect(list, emission),
  };
  switch (expanded.kind) {
    case 'aggregate':
      return formatSelect(
        withPeriodStarts(expanded, aggregateSelect(expanded, withDecimals(emission, expanded)), knowledge),
      );
    case 'list':
      return formatSelect(listQuerySelect(expanded, emission));
    case 'values':
      return valuesQuerySql(expanded);
    default:
      return assertNever(expanded);
  }
}

function withDecimals(emission: Emission, { decimals }: AggregateQuery): Emission {
  if (decimals === undefined) return emission;
  const exact: Emission = {
    ...emission,
    decimals,
    createBlock: (request) => createBlock(request, exact),
  };
  return exact;
}

function aggregateSelect(query: AggregateQuery, emission: Emission): Select {
  if (query.counted?.medianOf !== undefined)
    return medianOverKept(query, { ...query.counted, transform: null }, query.counted.medianOf, emission);
  if (query.counted !== undefined)
    return overKept(query, emission, [toColumn('COUNT(*)', query.counted.name)]);
  if (query.sides !== undefined) return sidesSelect(query, query.sides, emission);
  return query.isTogether === true ? addedUp(query, emission) : aggregateQuerySelect(query, emission);
}

/** The rows of the groups that are kept, added up; rounded only then. */
function addedUp(query: AggregateQuery, emission: Emission): Select {
  const columns = query.measures
    .filter((measure) => isShown(query, measure))
    .map((measure) => {
      const sum = `SUM(${quoteIdentifier(measure.name)})`;
      return toColumn(isRounded(measure, emission) ? rounded(sum, emission) : sum, measure.name);
    });
  return overKept(query, emission, columns);
}

/** The median of what the groups have of a measure, of those that have any. */
function medianOverKept(query: AggregateQuery, shown: MeasureOutput, of: string, emission: Emission): Select {
  const value = quoteIdentifier(of);
  const kept = overKept(query, emission, [
    { sql: value, alias: null },
    { sql: `ROW_NUMBER() OVER (ORDER BY ${value})`, alias: 'place' },
    { sql: 'COUNT(*) OVER ()', alias: 'number_of_groups' },
  ]);
  const names = kept.with.map((cte) => cte.name);
  const ranked = cteName('ranked', emission.knowledge, names);
  const where = [{ sql: `${value} IS NOT NULL`, level: LEVEL.comparison }];
  const middle = `AVG(${value})`;
  return {
    ...EMPTY_SELECT,
    with: [...kept.with, { name: ranked, selects: [{ ...kept, with: [], where }] }],
    columns: [toColumn(isRounded(shown, emission) ? rounded(middle, emission) : middle, shown.name)],
    from: ranked,
    where: [
      { sql: 'place IN ((number_of_groups + 1) / 2, (number_of_groups + 2) / 2)', level: LEVEL.comparison },
    ],
  };
}

/** One row over the groups that are kept. */
function overKept(query: AggregateQuery, emission: Emission, columns: readonly SelectColumn[]): Select {
  const { with: hoisted, ...kept } = aggregateQuerySelect(query, { ...emission, round: false });
  const name = cteName(
    'kept',
    emission.knowledge,
    hoisted.map((cte) => cte.name),
  );
  const select = { ...kept, with: [], orderBy: query.limit === null ? [] : kept.orderBy };
  return {
    ...EMPTY_SELECT,
    with: [...hoisted, { name, selects: [select] }],
    columns,
    from: name,
  };
}
