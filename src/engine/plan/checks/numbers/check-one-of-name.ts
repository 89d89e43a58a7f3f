import type { AggregateExpression } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { countedRows } from '../../../counted-rows.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOfCondition } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';

/**
 * Rejects the number of rows of one name in a table where each has its own: "how many accidents did each driver have" is no number of
 * the kinds of results that are called so, of which there is one.
 */
export function checkOneOfName(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const isOne = (aggregate: AggregateExpression, where: Condition | null): boolean =>
    aggregate.function === 'count' &&
    aggregate.argument === null &&
    [...conjunctsOf(where), ...conjunctsOf(countedRows(aggregate))].some((one) =>
      namesOne(one, aggregate.table, index),
    );
  const compared = partsOf(query.where).some(
    (part) =>
      isRelated(part) && isOne(part.aggregate, part.where) && !(part.operator === '>' && part.value === 0),
  );
  const counts =
    query.kind === 'list' ? [] : query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const groups =
    query.kind === 'list' ? [] : query.dimensions.flatMap(({ expression }) => [...tablesOf(expression)]);
  const counted = counts.some(
    (one) => isOne(one, query.where) && groups.some((table) => !index.isToOne(one.table, table)),
  );
  if (compared || counted) noSense('there is one of that name, and how many refer to it is asked for');
}

function isRelated(part: object): part is Extract<Condition, { kind: 'related-aggregate' }> {
  return 'kind' in part && part.kind === 'related-aggregate';
}

/** Whether one row of the table can be so. */
function namesOne(condition: Condition, table: string, index: KnowledgeIndex): boolean {
  if (condition.kind !== 'test') return false;
  const { expression } = condition;
  const [only, ...others] = columnsOfCondition(condition);
  return (
    expression.kind === 'binary' &&
    expression.operator === '=' &&
    expression.right.kind === 'literal' &&
    others.length === 0 &&
    only?.table === table &&
    index.field(table, only.column).distinctCount === index.dataset(table).rowCount
  );
}
