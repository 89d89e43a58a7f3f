import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, testsOf } from '../../../conjuncts.ts';
import { countedRows } from '../../../counted-rows.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled, tablesNamed } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects one number of rows in two states where several are said: "approved and declined application *counts*" are one of each. */
export function checkCountsApart(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  checkSameState(query, words);
  checkOwnRows(query, words, index);
  checkHowManySo(query, words);
  checkCountedAndAdded(query, words);
  checkEachHas(query, words);
  if (query.kind !== 'aggregate' || query.measures.length !== 1 || !COUNTS.test(textOf(words))) return;
  if (query.where === null) return;
  const grouped = new Set(query.dimensions.map(({ expression }) => JSON.stringify(expression)));
  const isOfGroups = testsOf(query.where).some(
    (test) => test.kind === 'in' && grouped.has(JSON.stringify(test.operand)),
  );
  if (!isOfGroups) noSense('the numbers of each are not one number');
}

const COUNTS =
  /(?:^| )[\w-]+ and (?:[\w-]+ ){2,4}(?:counts|totals|volumes)(?: |$)|(?:^| )(?:counts|totals|volumes) of [\w-]+ and [\w-]+ \w/;

/**
 * Rejects a number of rows by themselves where it is that of what they are in: "schools in a city with more than 5 schools" have others
 * beside them there.
 */
export function checkCountsInPlace(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'values') return;
  checkNumberOfEach(query, words, index);
  // "the id and name of the owner who spent the most, and the amount"
  const isShown = shownOutputs(query).some(
    ({ role, expression }) => role === 'measure' || expression.kind !== 'column',
  );
  if (AND_AMOUNT.test(textOf(words)) && !isShown) noSense('the amount that is asked for last is not shown');
  const [, place = '', counted = ''] = IN_ONE_WITH.exec(textOf(words)) ?? [];
  if (place === '' || tablesCalled(counted, index).length === 0) return;
  const isOfPlace = JSON.stringify(query.where).includes('"kind":"related-');
  if (!isOfPlace) noSense(`how many there are in one ${place} is not told of each`);
}

/** "the name and number of models of each maker" are no rows of models. */
function checkNumberOfEach(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'list') return;
  const [, counted = ''] = NUMBER_OF_EACH.exec(textOf(words)) ?? [];
  if (counted === '' || tablesCalled(counted, index).length === 0) return;
  const isShown = query.fields.some(
    ({ role, expression }) => role === 'measure' || expression.kind !== 'column',
  );
  if (!isShown) noSense(`the number of ${counted} is not shown`);
}

const AND_AMOUNT = /, and (?:the|that|their|its) (?:amount|count|number|sum|total)(?: [?.!])?$/;
const NUMBER_OF_EACH =
  /(?:^| )(?<!\b(?:account|fax|house|id|licence|license|phone|room|serial|telephone) )number of (?:different |distinct |unique )?(?:[a-z]+ )?([a-z]+s) (?:at|for|from|in|of|per) (?:(?:all|each|every) )?/;

const IN_ONE_WITH =
  /\b(?:at|from|in|of) (?:an?|any|some|the same) ([a-z]+) (?:having|with|(?:that|which) (?:had|has)) (?:at least|at most|exactly|fewer than|less than|more than|over|under|only) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a dozen) (?:other )?(?:[a-z]+ )?([a-z]+)(?= [,.?]|$)/;
/** "what percent of rides are late, *and how many*": so many are late, and not all. */
function checkHowManySo(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || !PART_AND_MANY.test(textOf(words))) return;
  const isOfAll = query.measures.some(
    ({ expression }) =>
      expression.kind === 'aggregate' && expression.function === 'count' && expression.filter === null,
  );
  if (isOfAll) undecided('whether the number is of all or of those that are so is not said');
}

const PART_AND_MANY =
  /\b(?:percent|percentage|share|proportion|%) of .+ and how many(?: (?:are|is|was|were))?(?: ,)?(?: (?:by|for|in|per|during|since) | [.?]|$)/;

/** "count the late payments and add up the fees": those of the late ones alone, or of all. */
function checkCountedAndAdded(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2 || !COUNT_AND_ADD.test(textOf(words))) return;
  const [first, ...others] = query.measures.map(({ expression }) => aggregatesOf(expression));
  const isOfSome = first?.some((one) => one.function === 'count' && one.filter !== null) === true;
  const isOfAll = others.flat().some((one) => one.function !== 'count' && one.filter === null);
  if (isOfSome && isOfAll)
    undecided('whether what is added up is of all rows or of those that are counted is not said');
}

const COUNT_AND_ADD =
  /(?:^|[,:;?.] |\bplease )count (?:[^ ,:;]+ )+and (?:add(?: up)?|average|sum(?: up)?|total(?: up)?) [a-z]/;

/** "how many guests have 1 pet and how many have 2?": the first are not what all of them are of, nor the second all there are. */
function checkEachHas(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2 || !EACH_HAS.test(textOf(words))) return;
  const isOfAll = query.measures.some(({ expression }) =>
    aggregatesOf(expression).some((one) => one.function === 'count' && countedRows(one) === null),
  );
  const isApart = conjunctsOf(query.where).every(({ kind }) => kind === 'test');
  if (isOfAll && (query.where === null || !isApart)) undecided('whose number each of them is, is not said');
}

const EACH_HAS =
  /\bhow many [a-z]+ (?:have|had|made|got|took) [^?]+? how many (?:have|had|made|got|took) (?!there\b)/;

/** "how many renters and how many owners have a late loan": both, and not the second alone. */
function checkSameState(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.measures.length !== 2 || !STATE_OF_BOTH.test(textOf(words))) return;
  const [first, second] = query.measures.map(({ expression }) =>
    aggregatesOf(expression).flatMap((one) => conjunctsOf(countedRows(one))),
  );
  if (first?.length !== second?.length) undecided('whether it is said of both is not known');
}

const STATE_OF_BOTH =
  /^how many (?:(?!(?:are|did|do|had|has|have|is|was|were) )[^ ]+ )+and how many (?:(?!(?:are|did|do|had|has|have|is|was|were) )[^ ]+ )+(?:are|did|do|had|has|have|is|was|were) (?!there\b)/;

/**
 * "by town, how many late rides and how many morning rides are there?": the first are the late ones, and the second not those of
 * the late ones; and they are rides, and not the values by which they are told apart.
 */
function checkOwnRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2) return;
  const [, rows] = TWO_COUNTS.exec(textOf(words)) ?? [];
  if (rows === undefined) return;
  const counts = query.measures.flatMap(({ expression }) =>
    expression.kind === 'aggregate' && expression.function === 'count' ? [expression] : [],
  );
  const isOfAll = counts[0]?.filter === null && counts[0].argument === null;
  const isRestricted = testsOf(query.where)
    .flatMap(columnsOf)
    .some(({ table, column }) => index.field(table, column).role !== 'time' || YEAR.test(rows));
  if (isOfAll && isRestricted && tablesNamed(rows, index).length === 0)
    noSense('each of the numbers has rows of its own');
  if (counts.some(({ argument, filter }) => argument !== null && filter !== null && isTold(argument, filter)))
    noSense('rows are counted, and not the values that they have');
}

const TWO_COUNTS =
  /\bhow many ((?!different |distinct |of (?:our|the|them|these|those) |unique )(?:(?!(?:are|did|do|had|has|have|is|was|were|,) )[^ ]+ )+[^ ]+?)(?: ,)? and how many (?!(?:are|had|has|have|is|of (?:them|these|those)|was|were)\b)/;

const YEAR = /\b(?:19|20)\d\d\b/;

/** Whether the very column that is counted is what the rows are told apart by. */
function isTold(argument: Expression, filter: Expression): boolean {
  return columnsOf(filter).some((column) => isSame(column, argument));
}

/** "by town: rides in 2025, takings in 2025": the number of them is the first of what is listed, and not whose takings they are. */
export function checkListedFirst(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const said = textOf(words);
  const listed = OF_GROUPS.exec(said)?.[1]?.split(/ (?:, and|,|and) /) ?? [];
  const measures = query.kind === 'list' ? [] : query.measures;
  const isListed = listed.length > 1 && listed.every((item) => ITEM.test(item));
  if (isListed && measures.length < listed.length && isRows(listed.map(nounOf), index))
    undecided('which numbers of each are asked for is not clear');
  const rows = LISTED_FIRST.map((pattern) => pattern.exec(said)?.[1]).find((one) => one !== undefined);
  if (rows === undefined || !isRows([rows], index)) return;
  const isCounted = measures.some(
    ({ expression }) => expression.kind === 'aggregate' && expression.function === 'count',
  );
  if (!isCounted) undecided(`the number of ${rows} is asked for too`);
}

/** "rides" of "rides sold in 2025". */
function nounOf(item: string): string {
  return item.split(' ')[0] ?? item;
}

function isRows(nouns: readonly string[], index: KnowledgeIndex): boolean {
  return nouns.some((noun) => STATES.test(noun) || tablesCalled(noun, index).length > 0);
}

const TIME = '(?:in|during|since|this|last) [a-z0-9 ]+?';
const STATES = /^(?:approvals|charge ?-? ?offs|declines|defaults|mortgages|originations)$/;
const OF_GROUPS = /^(?:by|per|for each|for every) [^:,]+ : (.+?)(?: [.?!])?$/;
/** What is measured, and no order and no rows: "excluding mortgages", "highest first". */
const ITEM =
  /^(?!(?:but|excluding|except|for|from|highest|in|largest|lowest|most|only|of|sorted|ordered|top|with|without|where|which)\b)[a-z]/;
const LISTED_FIRST: readonly RegExp[] = [
  new RegExp(`^([a-z -]+?s) (${TIME}) , [^,]+ \\2(?: |$)`),
  /^(approvals|charge ?-? ?offs|declines|defaults|originations) by [a-z]+ with (?:the |their )?(?!how|number)[a-z]/,
];

/** Without one of these {@link checkCountsInPlace} holds on to nothing. */
export const COUNTS_IN_PLACE_CUES: readonly Cue[] = [NUMBER_OF_EACH, AND_AMOUNT, IN_ONE_WITH];

/** Without one of these {@link checkListedFirst} holds on to nothing. */
export const LISTED_FIRST_CUES: readonly Cue[] = [OF_GROUPS, ...LISTED_FIRST];

/** Without one of these {@link checkCountsApart} holds on to nothing. */
export const COUNTS_APART_CUES: readonly Cue[] = [
  COUNTS,
  PART_AND_MANY,
  COUNT_AND_ADD,
  STATE_OF_BOTH,
  TWO_COUNTS,
  EACH_HAS,
];
