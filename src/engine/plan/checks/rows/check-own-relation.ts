import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import { conditionsIn } from '../../conditions-in.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/** Whoever owns the rows is asked for: "of clients *who* paid in 2024"; "with payment date in 2024" is said of a row. */
const OWNING = /\b(?:belonging|had|has|have|having|that|where|which|who|whose)\b|\bwith (?![a-z]+ date\b)/;

/**
 * Rejects what is computed of all rows whose owner has one of them: "principal repaid on boats by payments made in 2024" is that of these
 * payments, and not of all payments of the boats.
 */
export function checkOwnRelation(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  checkNumberOfThose(conjunctsOf(query.where));
  if (query.kind !== 'aggregate' || OWNING.test(textOf(words))) return;
  const measured = new Set(
    query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)),
  );
  for (const condition of conditionsIn(query)) {
    if (condition.kind !== 'exists' && condition.kind !== 'related-aggregate') continue;
    const related = condition.kind === 'exists' ? condition.related : condition.aggregate.table;
    // "per repeat customer": a word for who has several.
    const isOfSome =
      condition.where !== null ||
      (condition.kind === 'related-aggregate' && condition.aggregate.filter !== null);
    if (isOfSome && measured.has(related) && condition.table !== related)
      noSense('only these rows of theirs are meant');
  }
}

/** "which shops have written off over 40 boats": so many that were, and not one of so many. */
function checkNumberOfThose(conditions: readonly Condition[]): void {
  const known = conditions.flatMap((one) =>
    one.kind === 'test' && one.expression.kind === 'is-null' ? columnsOf(one.expression.operand) : [],
  );
  const isApart = conditions.some(
    (one) =>
      one.kind === 'related-aggregate' &&
      one.where === null &&
      one.aggregate.filter === null &&
      known.some(({ table }) => table === one.aggregate.table && table !== one.table),
  );
  if (isApart) noSense('of which of the rows there are so many is not read');
}
