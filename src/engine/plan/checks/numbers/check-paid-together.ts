import type { AggregateExpression } from '../../../../shared/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects a quantity of other rows where the rows of the one beside it have it too: "total price and total tax collected in 2024" asks for
 * the price that was collected then, as for the tax, and not for that of all that was sold.
 */
export function checkPaidTogether(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2 || !words.includes('and')) return;
  if (!DONE_WITH_BOTH.test(textOf(words))) return;
  const sums = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  if (sums.some((one) => sums.some((other) => hasItToo(one, other, index))))
    noSense('both are to be of the same rows');
}

const SUM = '(?:sum of |total )?(?:the )?[a-z]+';
/** "paid in 2024: total price and total tax", "total price and total tax collected in 2024" */
const DONE_WITH_BOTH = new RegExp(
  `^(?:collected|paid|received|repaid) (?:during |in )?[^:]*: ${SUM} and ${SUM}(?: |$)|\\b${SUM} and ${SUM}(?: (?:by|per) [a-z]+(?: [a-z]+)?)? (?:collected|paid|received|repaid) (?:during|in) `,
);

/** "tax paid" beside "price", where those rows have a "price paid" too. */
function hasItToo(
  { table, argument }: AggregateExpression,
  other: AggregateExpression,
  index: KnowledgeIndex,
): boolean {
  if (table === other.table || argument?.kind !== 'column' || other.argument?.kind !== 'column') return false;
  const state = index.field(other.argument.table, other.argument.column).label.split(' ').at(-1) ?? '';
  const name = index.field(argument.table, argument.column).label;
  return index.dataset(other.table).fields.some(({ label }) => label === `${name} ${state}`);
}
