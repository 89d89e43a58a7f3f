import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** Rejects a part of an amount where one of rows is asked for: "how much did we sell, and what share of those orders came back?" */
export function checkShareOfRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate') return;
  if (limitsWhole(query)) noSense('the share is one of all of them');
  if (WHO_WITH.test(textOf(words))) undecided('whether the share is of those alone or of all is not said');
  const [, noun = ''] = SHARE_OF_THOSE.exec(textOf(words)) ?? [];
  if (noun === '' || tablesCalled(noun, index).length === 0) return;
  const shares = query.measures.filter(({ unit }) => unit?.kind === 'percent');
  const isOfAmounts = shares.some(({ expression }) => {
    const parts = aggregatesOf(expression);
    return parts.length > 0 && parts.every((one) => one.function === 'sum');
  });
  if (isOfAmounts) noSense(`the share is one of ${noun}`);
}

/** "the percentage of customers who joined in 2020 with a late order" may be one of those who joined then. */
const WHO_WITH =
  /\b(?:%|fraction|percent|percentage|proportion|share) of (?!all\b)(?:the |our )?[a-z]+ (?:that|which|who) (?!(?:are|is|was|were) with )[^,?]* (?:with|without) /;
const SHARE_OF_THOSE =
  /\b(?:%|fraction|percent|percentage|proportion|share) of (?:these|those|the same) ([a-z]+s) (?!by (?:amount|balance|value|volume)\b)/;

/** "what percentage of orders had at least one parcel come in late" is one of all orders, also of those without any parcel. */
function limitsWhole({ measures, where }: AggregateQuery): boolean {
  const any = conjunctsOf(where).flatMap((one) =>
    one.kind === 'related-aggregate' && one.where === null && one.operator === '>=' && one.value === 1
      ? [one.aggregate.table]
      : [],
  );
  return (
    any.length > 0 &&
    partsOf(measures).some(
      (part) => 'related' in part && typeof part.related === 'string' && any.includes(part.related),
    )
  );
}
