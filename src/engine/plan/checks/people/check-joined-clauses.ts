import { conjunctsOf, filtersOf, testConjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { boundsOf } from '../numbers/column-bounds.ts';

/**
 * Rejects what makes one thing, or two sides, of clauses that tell the same rows together: "who have no card and have an
 * order", "with two orders and with a card", "customers who rent and have a card".
 */
export function checkJoinedClauses(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const said = textOf(words);
  checkAmountInAll(query, said);
  checkScoreCounted(query, said);
  if (query.kind === 'aggregate') checkPartTold(query, words, index);
  if (COMPARED.test(said)) return;
  if (query.kind === 'aggregate' && query.sides !== undefined && ONE_CLAUSE.test(said))
    undecided('whether both are so of the same ones is not said');
  const clauses = said.match(CLAUSES)?.length ?? 0;
  if (clauses === 0 || !TELLING.test(said)) return;
  const kept = conjunctsOf(query.where);
  const counted = filtersOf(query).flatMap(testConjunctsOf);
  if (kept.some(isNested) && kept.length + counted.length < clauses + 1)
    noSense('the clauses are not of the same ones');
  if (kept.some((one) => isChoice(one)) && !OR.test(said)) noSense('what is joined by "and" must all be so');
}

/** "who have", "with", "are": what begins to tell of them. */
const TELLING = /\b(?:who|that|with|without|whose|(?:percentage|percent|share) of [a-z]+ (?:are|have))\b/;
const CLAUSES =
  /(?: and|,) (?:who |that )?(?:with(?! (?:its|names?|number|the|their|totals?)\b)|without|have|has|had|made|did not|do not|never|were|are|took out)\b/g;
const COMPARED =
  /\b(?:against|among|compare[ds]?|comparison|difference|each|how many of|of (?:them|these|those|which)|respectively|separately|side by side|versus|vs)\b/;
const ONE_CLAUSE =
  /\b(?:who|that) [^,]+ and (?:are|have|had|has|live|own|rent|work|made|earn|reside)\b|\b(?:who|that|with|without) .+ and (?:with|without|aged) /;
const OR = /\b(?:or|nor|neither|either|not|outside|except|other|both)\b| , /;

/** Rows of a kind that have, or have not, others: "applications that have late payments". */
function isNested(condition: Condition): boolean {
  const where = 'where' in condition ? condition.where : null;
  if (condition.kind === 'not') return isNested(condition.of);
  if (condition.kind !== 'exists' && condition.kind !== 'related-aggregate') return false;
  return conjunctsOf(where).length > 0;
}

function isChoice(condition: Condition): boolean {
  if (condition.kind === 'any') return condition.of.some((one) => one.kind !== 'test');
  return condition.kind === 'not' && condition.of.kind === 'all' && condition.of.of.length > 1;
}

/** "spent over 1,000 in total" is of all that they spent, and neither of one row nor of what they earn. */
function checkAmountInAll(query: Exclude<LogicalQuery, { kind: 'values' }>, said: string): void {
  const amount = IN_ALL.exec(said)?.[1]?.replaceAll(',', '');
  if (amount === undefined) return;
  const tests = [...testsOf(query.where), ...filtersOf(query).flatMap(testConjunctsOf)];
  if (tests.some((test) => boundsOf(test).some(({ value }) => value === Number(amount))))
    noSense('the amount is one of all rows of each together');
  const isOfGroups =
    (query.kind === 'aggregate' && (query.having !== null || query.versus !== undefined)) ||
    /"kind":"(?:related-aggregate|related-measure|related)"[^{]*"aggregate":\{[^{}]*"function":"sum"|"kind":"related-measure"/.test(
      JSON.stringify([query.where, ...(query.kind === 'aggregate' ? query.measures : [])]),
    );
  const sums =
    query.kind === 'aggregate' ? query.measures.flatMap(({ expression }) => aggregatesOf(expression)) : [];
  if (!isOfGroups && sums.every((one) => one.function !== 'sum'))
    noSense('the amount is one of all rows of each together');
  const isOfSome = conjunctsOf(query.where).some(
    (one) => one.kind === 'related-aggregate' && one.aggregate.function === 'sum' && one.where !== null,
  );
  if (isOfSome && DONE_IN_ALL.test(said)) noSense('what is added up is not told of in the clause before');
}

/** "who spent over 1,000 in total", after another clause: of all that they spent. */
const DONE_IN_ALL =
  /(?: and| who)(?: have| has)? [a-z]+ (?:above|at least|less than|more than|over|under|below) [$]? ?\d[\d,.]* (?:in total|altogether)(?= (?:[.?!]|and|are|do)\b| ?[.?!]|$)/;

const IN_ALL =
  /\b(?:above|at least|exceeding|less than|more than|over|under|below) [$]? ?(\d[\d,.]*)(?: [a-z]+)? (?:in total|altogether|overall|in all)\b/;

const IN_ONE = / in (?:a|one|any) single [a-z]+/;

/** "with a score of 750 or more and with more than one order" counts no 750 orders. */
function checkScoreCounted(query: Exclude<LogicalQuery, { kind: 'values' }>, said: string): void {
  // "more than 500 in a single order": they may have others
  const isOfOne = partsOf(query.where).some(
    (part) => 'kind' in part && part.kind === 'related-aggregate' && 'value' in part && part.value === 1,
  );
  if (isOfOne && IN_ONE.test(said)) noSense('one of several is told of');
  for (const one of conjunctsOf(query.where)) {
    if (one.kind !== 'related-aggregate' || one.aggregate.function !== 'count') continue;
    if (
      new RegExp(
        `\\bof ${one.value} (?:or (?:above|higher|less|lower|more)|and (?:above|over)) (?:and|,)`,
      ).test(said)
    )
      noSense('the number is no number of rows');
  }
}

/** "what percentage of customers have paid a fee" is a part of the customers; all that is told of them is told of the part. */
function checkPartTold(query: AggregateQuery, words: readonly string[], index: KnowledgeIndex): void {
  const said = textOf(words);
  const counted = query.measures.flatMap(({ expression }) => aggregatesOf(expression));
  const [, whole = '', told = ''] = PART_OF_ROWS.exec(said) ?? [];
  if (PART_OF_DEED.test(said)) noSense('the part is one of those who did so');
  if (whole !== '' && tablesCalled(whole, index).length > 0) {
    if (counted.every((one) => one.function === 'sum')) noSense('the part is one of the rows themselves');
    if (LISTED_CLAUSES.test(told) && query.where !== null && filtersOf(query).length > 0)
      noSense('all that is told is told of the part');
  }
  // "how many customers who paid a fee and have an order are there": of them alone
  if (HOW_MANY_WHO.test(said) && !ASKED_TOO.test(said) && counted.some((one) => one.function === 'sum'))
    noSense('only how many they are is asked for');
}

const PART_OF_ROWS =
  /^(?:what|which) (?:fraction|part|percent|percentage|proportion|share) of (?:all |our |the )?([a-z]+)( (?:are|had|has|have|made|paid|were) .+)$/;
const PART_OF_DEED = /^(?:what|which) (?:percentage|percent|share|proportion) of (?:paid|made|took) an? /;
const LISTED_CLAUSES = /, (?:are|had|has|have|made|never|were) .+ and /;
const HOW_MANY_WHO = /^how many [a-z]+ (?:who|that) (?:have|has|had|paid|made)\b/;
const ASKED_TOO =
  /(?:\band|,) (?:how|what|which|show|the|their|its)\b|\b(?:along|average|together|total|volume|with the|with their)\b/;
