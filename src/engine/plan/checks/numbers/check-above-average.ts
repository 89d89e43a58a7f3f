import { aggregatesOf } from '../../../expression-walk.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects those of which one row alone is above the average row, or above an amount, where what they have together may be meant: "towns
 * with rides above average", "towns with fares above average", "towns that took in more than 500".
 */
export function checkAboveAverage(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values' || query.where === null) return;
  const text = textOf(words);
  const isOfRows = ROWS_ABOVE.test(text);
  const isOfDeed = DEED_ABOVE.test(text);
  if (!isOfRows && !isOfDeed && !words.includes('average')) return;
  const tables =
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  const isOfMany = (condition: Condition, table: string): boolean => {
    switch (condition.kind) {
      case 'all':
      case 'any':
        return condition.of.some((one) => isOfMany(one, table));
      case 'not':
        return isOfMany(condition.of, table);
      case 'exists': {
        const { related, where } = condition;
        return where !== null && ((isOfRows && isAboveAverage(where)) || isOfMany(where, related));
      }
      case 'compare-to-aggregate':
        return columnsOf(condition.left).some((column) => !index.isToOne(table, column.table));
      case 'test':
        return (
          isOfDeed &&
          columnsOf(condition.expression).some(
            (column) =>
              index.field(column.table, column.column).role === 'measure' &&
              column.table !== table &&
              !index.isToOne(table, column.table),
          )
        );
      default:
        return false;
    }
  };
  const { where } = query;
  if (tables.some((table) => isOfMany(where, table)))
    undecided('whether one of theirs or all together are compared is not said');
}

function isAboveAverage(condition: Condition): boolean {
  if (condition.kind === 'all') return condition.of.some(isAboveAverage);
  return condition.kind === 'compare-to-aggregate';
}

/** "with late rides above average", and not "with a ride above average" or "with rides above the average fare". */
const ROWS_ABOVE =
  / (?:had|has|have|having|with) (?!(?:a|an|any|one|some) )[a-z -]+s (?:above|below|over|under) (?:the |our )?(?:[a-z]+ )?average(?: [.?!]|$| (?:by|for|in) )/;
const DEED_ABOVE =
  / (?:collected|earned|lost|made|recovered|took in) (?:(?:more|less) than|over|under|at least|at most) /;

/** Without one of these {@link checkAboveAverage} holds on to nothing. */
export const ABOVE_AVERAGE_CUES: readonly Cue[] = [ROWS_ABOVE, DEED_ABOVE, 'average'];
