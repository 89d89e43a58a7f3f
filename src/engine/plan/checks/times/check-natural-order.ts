import type { Expression } from '../../../../shared/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects rows that begin after they have ended: "guests who arrived within a month of leaving" have two visits, of which no row alone
 * tells. Who names the dates may look for such rows.
 */
export function checkNaturalOrder(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values' || DATES.test(textOf(words))) return;
  for (const part of partsOf(query))
    if (isBackwards(part, index)) undecided('whether it was after another one before is not said');
}

const DATES = /\b(?:dates?|earlier|later|precedes?|on (?:(?:is|was) )?after)\b/;

/** The usual date of a row, which each has, after one that it has only when it is over. */
function isBackwards(part: object, index: KnowledgeIndex): boolean {
  if (!('kind' in part) || part.kind !== 'binary' || !('left' in part) || !('right' in part)) return false;
  const { operator, left, right } = part as Extract<Expression, { kind: 'binary' }>;
  if (operator !== '>' && operator !== '>=') return false;
  if (left.kind !== 'column' || right.kind !== 'column' || left.table !== right.table) return false;
  const [begun, ended] = [left, right].map(({ table, column }) => index.field(table, column));
  return (
    begun?.role === 'time' &&
    ended?.role === 'time' &&
    !begun.isNullable &&
    ended.isNullable &&
    index.dataset(left.table).defaultDate === left.column
  );
}

/** Without one of these {@link checkNaturalOrder} holds on to nothing. */
export const NATURAL_ORDER_CUES: readonly Cue[] = ['after', 'following', 'since', 'within'];
