import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { type Column, columnsOf } from '../../columns-in.ts';
import { conditionsIn } from '../../conditions-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { undecided } from '../../rejection.ts';
import { isAdditive } from '../../resolve-measure/is-additive.ts';
import { tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects one row alone that decides, where no such rows are spoken of: "boats whose *fares exceed the price*" may be all their fares
 * together, and "the *top 10 percent of towns* by fares" are no towns with one such ride.
 */
export function checkOneOfTheirs(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values' || query.where === null) return;
  const asked = query.kind === 'list' ? [query.from] : measured(query);
  const spoken = tablesCalledIn(words, index);
  const isIn = IN_AMOUNT.test(textOf(words));
  const decides = (condition: Condition): boolean => {
    switch (condition.kind) {
      case 'not':
        return decides(condition.of);
      case 'any':
      case 'all':
        return condition.of.some(decides);
      case 'exists':
        return asked.includes(condition.table) && conjunctsOf(condition.where).some(decides);
      case 'compare-to-aggregate':
        return QUANTILES.has(condition.aggregate.function) && columnsOf(condition.left).some(isOneOfTheirs);
      case 'test':
        return isOfAmounts(condition.expression);
      default:
        return false;
    }
  };
  const isAmount = ({ table, column }: Column): boolean => {
    const { role, unit } = index.field(table, column);
    return role === 'measure' && isAdditive(unit);
  };
  const isOneOfTheirs = (one: Column): boolean =>
    isAmount(one) && !spoken.has(one.table) && asked.every((from) => !index.isToOne(from, one.table));
  const isOfAmounts = (test: Expression): boolean => {
    if (test.kind !== 'binary' || !columnsOf(test.left).some(isOneOfTheirs)) return false;
    return columnsOf(test.right).some(isAmount) || (isIn && test.right.kind === 'literal');
  };
  if (conditionsIn(query).some(decides))
    undecided('whether one of theirs or all together are compared is not said');
}

function measured(query: Extract<LogicalQuery, { kind: 'aggregate' }>): readonly string[] {
  return query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
}

const QUANTILES: ReadonlySet<string> = new Set(['median', 'percentile']);

/** "more than 10 million *in* fares" */
const IN_AMOUNT = /\b(?:(?:more|less) than|over|under|at least|at most) \$? ?[\d.,]+ (?:[a-z]+ )?in\b/;
