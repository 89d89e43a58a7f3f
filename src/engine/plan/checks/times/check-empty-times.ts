import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf, columnsOfCondition } from '../../columns-in.ts';
import { undecided } from '../../rejection.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects an average of the times in which a group has rows where it is one of a period: "average monthly sales by shop in 2024" has
 * twelve months, also where a shop sold nothing in some of them.
 */
export function checkEmptyTimes(query: LogicalQuery): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0 || query.where === null) return;
  if (query.dimensions.some(({ expression }) => expression.kind === 'date-part')) return;
  const tested = columnsOfCondition(query.where);
  for (const { expression } of query.measures) {
    const counted = timesCounted(expression);
    const isOfPeriod = counted.some(({ table, column }) =>
      tested.some((one) => one.table === table && one.column === column),
    );
    if (isOfPeriod) undecided('whether the times count in which a group has none is not said');
  }
}

/** The dates of whose months, quarters or years the expression counts the different ones to divide by. */
function timesCounted(expression: Expression): ReturnType<typeof columnsOf> {
  if (expression.kind === 'aggregate') {
    const { function: name, distinct, argument } = expression;
    const isOfLong =
      name === 'count' && distinct && argument?.kind === 'date-part' && LONG.has(argument.part);
    return isOfLong ? columnsOf(argument) : [];
  }
  return operandsOf(expression).flatMap(timesCounted);
}

/** On a day many groups have none, and none is meant. */
const LONG: ReadonlySet<string> = new Set(['month', 'quarter', 'year']);

/** Without one of these {@link checkEmptyTimes} holds on to nothing. */
export const EMPTY_TIMES_CUES: readonly Cue[] = ['average', 'avg', 'mean', 'usual', 'typical'];
