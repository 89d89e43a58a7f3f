import { conjunctsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { OF_OTHERS } from '../../../lexicon/cues.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';

/**
 * Rejects numbers of rows whose owners have others that are so, where the words say it of the rows: "loans under products that
 * were granted to students" are not loans of products of which any was, "volume for borrowers with a score over 700 in
 * 2024" is not that of borrowers who borrowed in 2024.
 */
export function checkOthers(
  query: LogicalQuery,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind !== 'aggregate') return;
  const counted = new Set(
    query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)),
  );
  const asked = conjunctsOf(query.where);
  const isSaidAgain = (table: string): boolean =>
    words.filter((word) => tablesCalled(word, index).includes(table)).length > 1;
  if (asked.some((one) => isOfAll(one, counted) && isSaidAgain(one.aggregate.table)))
    noSense('the condition is true of all of them');
  const isOfOthers = asked.some(
    (one) =>
      one.kind === 'exists' &&
      one.where !== null &&
      counted.has(one.related) &&
      !counted.has(one.table) &&
      (!words.some((word) => OF_OTHERS.has(word)) || isOfOwner(one.where, one.table)),
  );
  if (isOfOthers) noSense('whether it is said of them or of others of theirs is not known');
}

/** "loans of borrowers with loans": whoever a loan belongs to has loans. */
function isOfAll(
  condition: Condition,
  counted: ReadonlySet<string>,
): condition is Extract<Condition, { kind: 'related-aggregate' }> {
  return (
    condition.kind === 'related-aggregate' &&
    condition.where === null &&
    condition.operator === '>' &&
    condition.value === 0 &&
    counted.has(condition.aggregate.table) &&
    !counted.has(condition.table)
  );
}

/** Whether what is said of the others is in truth said of whom they belong to. */
function isOfOwner(where: Condition, owner: string): boolean {
  return partsOf(where).some((part) => 'table' in part && 'column' in part && part.table === owner);
}
