import { conjunctsOf, testsOf } from '../../conjuncts.ts';
import { aggregatesOf } from '../../expression-walk.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../../logical-query.ts';
import type { KnowledgeIndex } from '../knowledge-index.ts';
import { noSense } from '../rejection.ts';
import { tablesCalled } from '../tables-called.ts';

/**
 * Rejects counted rows that are asked of by what has them: treatments "of diagnoses that have no treatments" are none, and
 * features of each property "that has at least four features" are a condition on the groups. Rejects also an average over all where that
 * of some is named: "more than the average sanitarian".
 */
export function checkOwnRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const asked = conjunctsOf(query.where);
  if (query.kind === 'aggregate') {
    const counted = countedIn(query);
    if (asked.some((one) => isNoneOf(one, counted))) noSense('what is counted is asked not to be there');
    if (asked.some((one) => isNoneOfOwner(one, counted, { words, index })))
      noSense('they have such rows of their own');
    if (asked.some((one) => isOfGroups(one, query, counted)))
      noSense('how many each of the groups has is asked of the groups');
  }
  const isOverAll = asked.some((one) => one.kind === 'compare-to-aggregate' && one.where === null);
  if (isOverAll && namesSome(query, words)) noSense('the average is that of some, and not of all');
}

function countedIn({ measures }: AggregateQuery): ReadonlySet<string> {
  return new Set(measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table)));
}

/** Not one of the rows that are counted is theirs. */
function isNoneOf(condition: Condition, counted: ReadonlySet<string>): boolean {
  if (condition.kind !== 'not' || condition.of.kind !== 'exists' || condition.of.where !== null) return false;
  const { table, related } = condition.of;
  return counted.size === 1 && counted.has(related) && table !== related;
}

/** "applications with no loan" have none of their own, whatever else their borrower may have. */
function isNoneOfOwner(
  condition: Condition,
  counted: ReadonlySet<string>,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): boolean {
  if (condition.kind !== 'related-aggregate' || condition.operator !== '=' || condition.value !== 0)
    return false;
  const { table, aggregate } = condition;
  const isNamed = words.some((word) => tablesCalled(word, index).includes(table));
  return !isNamed && !counted.has(table) && [...counted].some((own) => index.isToOne(aggregate.table, own));
}

/** They have so many of what is counted for each of them. */
function isOfGroups(
  condition: Condition,
  { dimensions }: AggregateQuery,
  counted: ReadonlySet<string>,
): boolean {
  if (condition.kind !== 'exists') return false;
  const { related, where } = condition;
  const isGrouped = dimensions.some(
    ({ expression }) => expression.kind === 'column' && expression.table === related,
  );
  return (
    isGrouped &&
    conjunctsOf(where).some((one) => one.kind === 'related-aggregate' && counted.has(one.aggregate.table))
  );
}

/** "the average *sanitarian*": the value that the rows must have is said of the average. */
function namesSome(query: Exclude<LogicalQuery, { kind: 'values' }>, words: readonly string[]): boolean {
  const after = words.flatMap((word, at) => (word === 'average' ? [words[at + 1] ?? ''] : []));
  const values = testsOf(query.where).flatMap((one) =>
    one.kind === 'binary' && one.operator === '=' && one.right.kind === 'literal'
      ? [String(one.right.value).toLowerCase()]
      : [],
  );
  return values.some((value) => after.includes(value) || after.includes(`${value}s`));
}
