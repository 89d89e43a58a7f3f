import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { OF_OTHERS, RELATIVES } from '../../../lexicon/cues.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';

/**
 * Rejects counted rows that are asked of by what has them: treatments "of diagnoses that have no treatments" are none, and
 * features of each property "that has at least four features" are a condition on the groups. Rejects also an average over all where that
 * of some is named: "more than the average sanitarian".
 */
export function checkOwnRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const asked = conjunctsOf(query.where);
  const counted = query.kind === 'list' ? new Set([query.from]) : countedIn(query);
  if (asked.some((one) => isOfOwner(one, counted, { words, index })))
    noSense('they have such rows of their own');
  if (query.kind === 'aggregate') {
    if (asked.some((one) => isNoneOf(one, counted))) noSense('what is counted is asked not to be there');
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

/**
 * "applications with no loan per borrower city" have none of their own, whatever else their borrower may have, and "loans by branch
 * where the loan is closed" are closed themselves: an owner has such rows only where that is said of it.
 */
function isOfOwner(condition: Condition, counted: ReadonlySet<string>, said: Said): boolean {
  const owned = ownedIn(condition);
  if (owned === null) return false;
  const { table, related } = owned;
  return (
    !counted.has(table) &&
    [...counted].some((own) => said.index.isToOne(own, table) && said.index.isToOne(related, own)) &&
    !isSaidToHave(table, related, said)
  );
}

/** What has such rows or none, and their table. */
function ownedIn(condition: Condition): { readonly table: string; readonly related: string } | null {
  if (condition.kind === 'not') return ownedIn(condition.of);
  if (condition.kind === 'exists') return condition;
  if (condition.kind !== 'related-aggregate' || condition.operator !== '=' || condition.value !== 0)
    return null;
  return { table: condition.table, related: condition.aggregate.table };
}

/** "borrowers who have a loan"; not "borrower city", "the products with decline reason Income", "what it has with loan purpose Car". */
function isSaidToHave(table: string, related: string, { words, index }: Said): boolean {
  const { fields } = index.dataset(related);
  const isOfThem = (word: string, next: string): boolean =>
    tablesCalled(word, index).includes(related) &&
    !fields.some(({ label }) => label.split(' ').includes(next));
  return words.some((word, at) => {
    const after = words.slice(at + 1, at + HAVING_WITHIN);
    return (
      tablesCalled(word, index).includes(table) &&
      after.some((one) => OF_OTHERS.has(one) || RELATIVES.has(one)) &&
      words.slice(at + 1).some((one, place) => isOfThem(one, words[at + place + 2] ?? ''))
    );
  });
}

/** "borrowers in Texas who". */
const HAVING_WITHIN = 4;

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
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
