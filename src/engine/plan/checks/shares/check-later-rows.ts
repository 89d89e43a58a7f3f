import { type AggregateExpression, type Expression, operandsOf } from '../../../../shared/mod.ts';
import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';

/**
 * Rejects a share of rows by what only some of them lead to: "share of bids that were won, by size of the contract" is all of them, as
 * there is no contract of the others.
 */
export function checkLaterRows(query: LogicalQuery, index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  const shares = query.measures.filter(({ expression }) => aggregatesOf(expression).length > 1);
  const counted = new Set(
    shares.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)),
  );
  // "loans made in 2025 ÷ applications": of the applications of 2025, and not of those whose loan was made then.
  const wholes = shares.flatMap(({ expression }) =>
    wholesOf(expression).flatMap(({ filter }) => (filter === null ? [] : [filter])),
  );
  const groups = query.dimensions.map(({ expression }) => expression);
  const columns = [...groups, ...testsOf(query.where), ...wholes].flatMap(columnsOf);
  for (const rows of counted) {
    const later = columns.find(
      ({ table }) => table !== rows && index.isToOne(rows, table) && isOfSome(rows, table, index),
    );
    if (later !== undefined)
      noSense(`only some ${index.dataset(rows).labelPlural} have a ${index.dataset(later.table).label}`);
  }
}

/** What is divided by. */
function wholesOf(expression: Expression): readonly AggregateExpression[] {
  if (expression.kind === 'binary' && expression.operator === '/') return aggregatesOf(expression.right);
  return operandsOf(expression).flatMap(wholesOf);
}

/** Whether each of the later rows is of one of them, and some lead to none. */
function isOfSome(rows: string, later: string, { isToOne, mayMiss }: KnowledgeIndex): boolean {
  return isToOne(later, rows) && !mayMiss(later, rows) && mayMiss(rows, later);
}
