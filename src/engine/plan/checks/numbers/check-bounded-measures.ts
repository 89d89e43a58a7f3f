import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** Rejects a bound that is laid on each row, or on all rows, where it is one on what some rows of each group have together. */
export function checkBoundedMeasures(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  const said = textOf(words);
  if ((isOfGroups(said, index) && !boundsGroups(query)) || (isOfValues(said, index) && !boundsValues(query)))
    noSense('the limit is on what the rows of each have together');
  if (TOTAL_COMPARED.test(said) && comparesEachSummed(query))
    noSense('the total is compared, and not each of the rows');
  checkTimeOfBoth(query.where);
  const related = conjunctsOf(query.where).filter(isOfAllTheirs);
  if (related.length === 0) return;
  // "regions with an average price of 30,000 or more for sales in 2024": of those sales
  const isApart = conjunctsOf(query.where).some(
    (one) =>
      one.kind === 'exists' &&
      one.where !== null &&
      related.some((other) => relatedOf(other) === one.related),
  );
  // "taking only sales of 2024, how many regions have an average price of 30,000 or more?"
  const [opening = ''] = OPENING.exec(said) ?? [];
  const opened = opening.split(' ').find((word) => tablesCalled(word, index).length > 0) ?? '';
  const isOfOpening = related.some((one) => tablesCalled(opened, index).includes(relatedOf(one) ?? ''));
  if (isApart && (isOfOpening || !JOINED.test(said))) undecided('which rows the limit is of is not said');
  // "products with total sales below 5 million in 2024, with the total sales": both are of that year
  const isOfSome = conjunctsOf(query.where).some(
    (one) => one.kind === 'test' && related.some((other) => isUnsaidIn(one.expression, other)),
  );
  if (query.kind === 'aggregate' && isOfSome && SHOWN_TOO.test(said))
    undecided('which rows the limit is of is not said');
}

/** "purposes whose average size of late loans is over 30,000", "in which states is the total of such loans above a million" */
function isOfGroups(said: string, index: KnowledgeIndex): boolean {
  const [, measure = ''] = CLAUSE.exec(said) ?? ASKED.exec(said) ?? [];
  const [, had = ''] = HAD_BY_ROWS.exec(said) ?? [];
  if (tablesCalled(had, index).length > 0) return true;
  if (measure === '') return false;
  const [before = '', ...after] = measure.split(/ (?:of|on|for|in) /);
  const rows = after.join(' ').split(' ');
  return (
    TOGETHER.test(` ${before} `) ||
    rows.some((word) => singularOf(word) !== word && tablesCalled(word, index).length > 0)
  );
}

/** "statuses with a balance above 20,000 in open accounts": each of them has the rows, and no balance of its own. */
function isOfValues(said: string, index: KnowledgeIndex): boolean {
  const [, group = '', rows = ''] = VALUES_WITH.exec(said) ?? [];
  return (
    group !== '' &&
    tablesCalled(group.split(' ').at(-1) ?? '', index).length === 0 &&
    rows.split(' ').some((word) => singularOf(word) !== word && tablesCalled(word, index).length > 0)
  );
}

/** "claims where the total amount paid exceeds the loss", which no single payment need do. */
const TOTAL_COMPARED =
  /\b(?:whose|where|(?:at|for|in|on) which) (?:the |their )?(?:total|combined) [a-z ]+? (?:exceeds?|exceeded|is|was|are|were) /;

/** Whether the rows that are added up are those that each compare so with what they belong to. */
function comparesEachSummed(query: Exclude<LogicalQuery, { kind: 'values' }>): boolean {
  if (query.kind !== 'aggregate') return false;
  const summed = query.measures
    .flatMap(({ expression }) => aggregatesOf(expression))
    .flatMap(({ function: fn, argument }) => (fn === 'sum' && argument !== null ? [argument] : []));
  return testsOf(query.where).some((test) => {
    if (test.kind !== 'binary' || test.left.kind !== 'column' || test.right.kind !== 'column') return false;
    const sides = [test.left, test.right];
    return (
      test.left.table !== test.right.table && sides.some((side) => summed.some((one) => isSame(one, side)))
    );
  });
}

const LIMIT =
  '(?:no |not )?(?:above|at least|at most|below|between|bigger than|exactly|greater than|higher than|larger than|less than|lower than|more than|no less than|no more than|over|smaller than|under) [$]? ?[\\d]';
const CLAUSE = new RegExp(
  `\\b(?:whose|where|(?:for|in|at) which) (?:the |their )?((?:[^,]|,(?=\\d))+?) (?:is|was|are|were|exceeds?|exceeded) (?:${LIMIT}|[$]? ?\\d)`,
);
const ASKED = new RegExp(
  `\\b(?:for|in|at) which [a-z]+(?: [a-z]+)? (?:is|was|are|were) the ((?:[^,]|,(?=\\d))+?) ${LIMIT}`,
);
/** "for which towns do open orders have more than a million outstanding" */
const HAD_BY_ROWS = new RegExp(
  `\\b(?:at|for|in) which [a-z]+(?: [a-z]+)? (?:do|did|have|had) (?:[a-z-]+ )?([a-z]+s) (?:have |had |hold |carry |come to |total )${LIMIT}`,
);
const VALUES_WITH = new RegExp(
  `(?:^|, )(?:(?:display|find|get|give|list|show|tell|which|what|how many|(?:the )?number of|count) )?(?:me )?(?:all )?(?:the )?([a-z-]+(?: [a-z]+)?) (?:with|having|have|that have) (?:an? )?[a-z -]+? (?:of )?${LIMIT}[\\d,.]*(?:bn|[bkm%])?(?: [a-z%]+)? (?:in|for|on|of) (.+)$`,
);
const TOGETHER = / (?:average|avg|combined|mean|median|total|volume) /;
const OPENING = /^(?:among|considering|counting|for|from|in|looking at|of|only|taking|within)\b[^,]* , /;
const JOINED = /\b(?:and|but|who|that|which)\b| , /;
const SHOWN_TOO = /(?: , with|(?:,| and| plus| with)+ (?:the|their|its)) [a-z -]+(?: [.?!])?$/;

/** Whether it is so of the groups themselves: of "statuses with a rate above 60 %" those who have the status have no rate. */
function boundsValues(query: Exclude<LogicalQuery, { kind: 'values' }>): boolean {
  return (
    query.kind === 'aggregate' &&
    (query.having !== null || query.versus !== undefined || query.kept !== undefined)
  );
}

function boundsGroups(query: Exclude<LogicalQuery, { kind: 'values' }>): boolean {
  if (boundsValues(query)) return true;
  return partsOf(query.where).some(
    (part) =>
      'kind' in part &&
      (part.kind === 'related-aggregate' ||
        part.kind === 'related-measure' ||
        part.kind === 'compare-to-aggregate' ||
        part.kind === 'related'),
  );
}

/** Whether it is of the rows that are put together, or of what they belong to, of which it is not asked there. */
function isUnsaidIn(expression: Expression, condition: Condition): boolean {
  const told = JSON.stringify(condition);
  return columnsOf(expression).some(
    ({ table, column }) => table !== ownerOf(condition) && !told.includes(`"column":"${column}"`),
  );
}

/** "branches with more than 100 sales in 2025 and an average price below 50": whether the price is of that year is not said. */
function checkTimeOfBoth(where: Condition | null): void {
  const limits = conjunctsOf(where).filter((one) => relatedOf(one) !== null);
  const isDated = (condition: Condition): boolean => DATE.test(JSON.stringify(condition));
  const isOfOne = limits.some(
    (one) => isDated(one) && limits.some((other) => relatedOf(one) === relatedOf(other) && !isDated(other)),
  );
  if (isOfOne) undecided('whether the time is of both limits is not said');
}

const DATE = /"\d{4}-\d{2}-\d{2}"/;

/** A limit on a sum, an average, a rate of all rows of each. */
function isOfAllTheirs(condition: Condition): boolean {
  if (condition.kind === 'related-measure') return true;
  return (
    condition.kind === 'related-aggregate' &&
    condition.where === null &&
    condition.aggregate.function !== 'count'
  );
}

function ownerOf(condition: Condition): string | null {
  return condition.kind === 'related-aggregate' || condition.kind === 'related-measure'
    ? condition.table
    : null;
}

function relatedOf(condition: Condition): string | null {
  if (condition.kind === 'related-aggregate') return condition.aggregate.table;
  return condition.kind === 'related-measure' ? condition.related : null;
}
