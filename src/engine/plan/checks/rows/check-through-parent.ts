import { singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { conditionsIn } from '../../conditions-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalledIn } from '../../tables-called.ts';

/**
 * Rejects what other rows of the same owner decide where no owner is spoken of: "apart from orders with a refund, how many orders are
 * there" leaves out these orders, and not all of whoever has one.
 */
export function checkThroughParent(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const own = new Set(
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)),
  );
  const isUnsaid = (condition: Condition): boolean => {
    if (condition.kind === 'not') return isUnsaid(condition.of);
    if (condition.kind === 'any' || condition.kind === 'all') return condition.of.some(isUnsaid);
    if (condition.kind !== 'exists' && condition.kind !== 'related-aggregate') return false;
    const { table } = condition;
    const related = condition.kind === 'exists' ? condition.related : condition.aggregate.table;
    return (
      own.has(related) && !own.has(table) && index.isToOne(related, table) && !isSaid(table, words, index)
    );
  };
  if (conditionsIn(query).some(isUnsaid)) noSense('of whose other rows it depends is not said');
}

/** They are named, or spoken of as who. */
function isSaid(table: string, words: readonly string[], index: KnowledgeIndex): boolean {
  if (tablesCalledIn(words, index).has(table)) return true;
  const nouns = index.knowledge.segments.flatMap((one) => (one.dataset === table ? one.nouns : []));
  return words.some((word) => OWNERS.has(word) || nouns.includes(singularOf(word)) || nouns.includes(word));
}

const OWNERS: ReadonlySet<string> = new Set(
  `anybody anyone client clients customer customers everybody everyone family folks he her him his holder holders individual individuals member
  members nobody owner owners people person persons repeat returning she somebody someone their them they those us who whom whose`.split(
    /\s+/,
  ),
);
