import { singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects numbers per row, of people or of groups that were made numbers of something else. */
export function checkPerRow(query: LogicalQuery, said: Said): void {
  if (query.kind !== 'aggregate') return;
  checkFirstOfRows(query, said.index);
  checkPerNamed(query, said);
  checkCountedPeople(query, said);
  checkSplitRanking(query, said);
  checkOneValue(query, said.words);
  checkOfHighest(query, said.words);
  checkAcross(query, said.words);
  checkMostOnAverage(query, said);
}

/** "which branch brings in the most per loan": each loan has one branch, so that none is the first of its loan. */
function checkFirstOfRows({ perGroup, dimensions }: AggregateQuery, index: KnowledgeIndex): void {
  if (perGroup === null) return;
  const tableOf = (isOfGroup: boolean): readonly string[] =>
    dimensions.flatMap(({ expression, name, role }) =>
      perGroup.partitionBy.includes(name) === isOfGroup &&
      expression.kind === 'column' &&
      (!isOfGroup || role === 'identifier')
        ? [expression.table]
        : [],
    );
  const ranked = tableOf(false);
  const isOne = tableOf(true).some((group) =>
    ranked.some((table) => table === group || index.isToOne(group, table)),
  );
  if (isOne) noSense('each of the rows has one of them');
}

/** "the highest volume per loan" is no total, "customers per loan" no number of loans for each customer. */
function checkPerNamed({ measures, dimensions }: AggregateQuery, { words, index }: Said): void {
  const at = words.lastIndexOf('per');
  const per = tableNamed(words[at + 1] ?? '', index);
  if (at < 1 || per === undefined) return;
  const counted = tableNamed(words[at - 1] ?? '', index);
  const isTurned = measures.some(({ label }) => {
    const [, of = '', by = ''] = /^([a-z]+) per ([a-z]+)$/i.exec(label) ?? [];
    return tableNamed(of.toLowerCase(), index) === per && tableNamed(by, index) === counted;
  });
  if (isTurned && counted !== undefined && counted !== per) noSense('the number is the other way round');
  if (!isRanked(words)) return;
  const isGrouped = dimensions.some(
    ({ expression }) => expression.kind === 'column' && expression.table === per,
  );
  const isDivided = measures.some(({ expression }) =>
    partsOf(expression).some((part) => 'operator' in part && part.operator === '/'),
  );
  const isMean = measures.some(({ expression }) =>
    aggregatesOf(expression).some((one) => one.function === 'avg' || one.function === 'median'),
  );
  if (!isGrouped && !isDivided && !isMean) noSense('the number is not that of each row');
}

/** The table that the word alone calls: "loan" may be the product's as well, which is called otherwise. */
function tableNamed(word: string, index: KnowledgeIndex): string | undefined {
  const tables = tablesCalled(word, index);
  return tables.length === 1
    ? tables[0]
    : tables.find((table) => index.dataset(table).label === singularOf(word));
}

function isRanked(words: readonly string[]): boolean {
  return words.some((word) => MOST.has(word));
}

const MOST: ReadonlySet<string> = new Set(
  'best biggest fewest greatest highest largest least lowest most smallest top worst'.split(' '),
);

/** "the most frequent reason for customers": how often it was given is counted, and no people. */
function checkCountedPeople(
  { measures: [only, ...others], dimensions: [first, ...more], order }: AggregateQuery,
  { words, index }: Said,
): void {
  if (
    only === undefined ||
    first === undefined ||
    others.length + more.length + (order.length === 0 ? 1 : 0) > 0
  )
    return;
  const { expression } = only;
  if (expression.kind !== 'aggregate' || expression.function !== 'count' || expression.argument !== null)
    return;
  const of = first.expression;
  if (of.kind !== 'column' || of.table === expression.table || index.isToOne(expression.table, of.table))
    return;
  if (FREQUENT.test(textOf(words)))
    undecided('whether people are counted or how often it was so is not said');
}

const FREQUENT = /\b(?:most|least) (?:common|frequent|often|usual)\b(?!.* among )/;

/** "the five customers with the highest overdue amount and the branch": a customer of two branches is one. */
function checkSplitRanking({ dimensions, limit, perGroup }: AggregateQuery, { words, index }: Said): void {
  if (limit === null || perGroup !== null || !AND_THE.test(textOf(words))) return;
  const tables = [
    ...new Set(
      dimensions.flatMap(({ expression }) => (expression.kind === 'column' ? [expression.table] : [])),
    ),
  ];
  const [first, second] = tables;
  if (
    first !== undefined &&
    second !== undefined &&
    !index.isToOne(first, second) &&
    !index.isToOne(second, first)
  )
    undecided('whether each of both together or the first alone is ranked is not said');
}

const AND_THE =
  /\bwith the (?:highest|largest|biggest|most|lowest|smallest|fewest) .+ and (?:the|their) [a-z]+/;

/** "the highest late fee and the customer" is one fee, and no total of somebody. */
function checkOneValue({ measures, limit }: AggregateQuery, words: readonly string[]): void {
  const isTotal = measures.some(
    ({ expression }) => expression.kind === 'aggregate' && expression.function === 'sum',
  );
  if (limit === 1 && isTotal && VALUE_AND.test(textOf(words)))
    undecided('whether the one value or a total is asked for is not said');
}

const VALUE_AND =
  /^(?:what (?:is|was) )?(?:the )?(?:highest|largest|biggest|lowest|smallest) .* and (?:the|its|their) [a-z]+[ .?]*$/;

/** "for each province the altitude of the highest one" is one number of each, and no ranking of them. */
function checkOfHighest({ measures, limit }: AggregateQuery, words: readonly string[]): void {
  if (limit !== 1 || measures.length < 2) return;
  if (OF_HIGHEST.test(textOf(words))) noSense('the number of one of its rows is asked for each');
}

const OF_HIGHEST = /\b(?:each|every|per|by)\b.*\bof (?:the|its|their) (?:[a-z]+est|most [a-z]+) ones?\b/;

/** "the average default rate across branches" is one number, and nobody says which. */
function checkAcross({ assumptions }: AggregateQuery, words: readonly string[]): void {
  const isOfGroups = assumptions.some((one) => one.endsWith('of each group as a whole'));
  if (isOfGroups && ACROSS.test(textOf(words)))
    undecided('whether the mean of the groups or each of them is asked for is not said');
}

const ACROSS = /\b(?:average|mean|avg)\b.* (?:across|over) /;

/** "in which month do we make the most loans on average" is a number of loans; "the fewest stars on average" is no number of rows. */
function checkMostOnAverage({ measures }: AggregateQuery, { words, index }: Said): void {
  const [only, ...others] = measures;
  const isMean = only?.expression.kind === 'aggregate' && only.expression.function === 'avg';
  const [, rows = ''] = MOST_OF_ROWS.exec(textOf(words)) ?? [];
  if (isMean && others.length === 0 && tablesCalled(rows, index).length > 0)
    noSense('how many there are on average is asked for');
}

const MOST_OF_ROWS = /\bthe (?:most|fewest) ([a-z]+s) on average\b/;
