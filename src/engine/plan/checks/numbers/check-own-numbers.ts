import { singularOf } from '../../../../catalog/mod.ts';
import type { AggregateExpression, Expression } from '../../../../shared/mod.ts';
import { conjunctsOf } from '../../../conjuncts.ts';
import { countedRows } from '../../../counted-rows.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { NUMBER_OF_THEM } from '../../../lexicon/own-number-turns.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { Draft } from '../../draft.ts';
import { saysYesOrNo } from '../../grammar/fields.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly draft: Draft;
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects numbers that are not those of the rows that the words ask for: of parts of each, or of all of them together. */
export function checkOwnNumbers(query: LogicalQuery, said: Said): void {
  if (query.kind === 'values') return;
  checkPartsOfEach(query, said);
  checkNumberBeside(query, said);
  checkNumberTheyHave(query, said);
  checkKindOfRows(query, said);
  checkGroupedDifference(query, said);
  checkWhoseAverage(query, said);
  checkRowsAsValue(query, said);
  checkWhichRate(query, said.words);
  checkUngroupedRate(query, said.words);
  checkOtherAverage(query, said.words);
  checkBothNumbers(query, said.words);
  checkNumberOfEach(query, said.words);
  checkNumberOfThem(query, said.words);
}

/** "customers with two late loans, with the number of these": of those that are late, of each of the customers. */
function checkNumberOfThem(query: Asked, words: readonly string[]): void {
  if (!NUMBER_OF_THEM.test(textOf(words))) return;
  const had = conjunctsOf(query.where).flatMap((one) => (one.kind === 'related-aggregate' ? [one] : []));
  const isShown =
    query.kind === 'list'
      ? query.fields.some(({ expression }) => expression.kind === 'related')
      : had.every(({ aggregate, where }) =>
          query.measures
            .flatMap(({ expression }) => aggregatesOf(expression))
            .some((one) => one.table === aggregate.table && (where === null || countedRows(one) !== null)),
        );
  if (!isShown) noSense('the number of those that each has is not shown');
}

/** "how many are paid off, still open, and charged off": a number of each, and not of those that are all of it at once. */
function checkNumberOfEach(query: Asked, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.dimensions.length > 0 || query.measures.length > 1) return;
  const tests = partsOf(query.where);
  const isOneOfSome = tests.some((one) => 'kind' in one && one.kind === 'in');
  const isKnown = tests.some(
    (one) => 'kind' in one && one.kind === 'is-null' && 'negated' in one && one.negated,
  );
  if (isOneOfSome && isKnown && EACH_STATE.test(textOf(words))) noSense('a number of each is asked for');
}

const EACH_STATE = /\b(?:are|were|have|got) [^,]+,[^,]+(?:, and|,| and) /;

/** "show both numbers": the two that are compared, and no number that rows are known by. */
function checkBothNumbers(query: Asked, words: readonly string[]): void {
  const isKeyed = query.kind === 'aggregate' && query.dimensions.some(({ role }) => role === 'identifier');
  if (isKeyed && BOTH_NUMBERS.test(textOf(words))) noSense('both numbers are those that are compared');
}

const BOTH_NUMBERS = / (?:both|the two|two) numbers(?: [.?!])?$/;

/** "list the branches with their balance": one for each of them, and not for each loan of theirs. */
function checkPartsOfEach(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'list' || query.limit !== null) return;
  const called = words.map((word) => (singularOf(word) === word ? [] : tablesCalled(word, index)));
  if (tablesCalledIn(words, index).has(query.from)) return;
  const tables = called.find((some) => some.length > 0) ?? [];
  const isTheirs = tables.some((table) => table !== query.from && index.isToOne(query.from, table));
  const isNumber = query.fields.some(
    ({ expression, role }) => role === 'measure' && tablesOf(expression).has(query.from),
  );
  if (isTheirs && isNumber && THEIRS.test(textOf(words)))
    noSense(`what all ${index.dataset(query.from).labelPlural} of each have is not added up`);
}

const THEIRS = / (?:with|and) (?:their|its) /;

/** "list branches with more than 5 late loans and the number of them": the branches, and not how many there are. */
function checkNumberBeside(query: Asked, { draft }: Said): void {
  if (query.kind !== 'aggregate' || query.dimensions.length > 0 || !draft.openers.has('list')) return;
  const [first, second] = draft.measures;
  const isOfThem =
    first?.kind === 'count' &&
    second?.kind === 'count' &&
    first.nominal.conditions.some(
      (one) => one.kind === 'count' && one.nominal.dataset === second.nominal.dataset,
    );
  if (isOfThem) noSense('how many there are is not what is to be listed');
}

/** "names of customers with more than 2 orders, along with how many they have": of their orders, and no number of customers. */
function checkNumberTheyHave(query: Asked, { draft, words, index }: Said): void {
  if (query.kind !== 'aggregate') return;
  const counted = query.measures.flatMap(({ expression }) =>
    isRowCount(expression) ? [expression.table] : [],
  );
  const isOfHolders = conjunctsOf(query.where).some(
    (one) => one.kind === 'related-aggregate' && counted.includes(one.table),
  );
  const isOfTheirs =
    query.having !== null &&
    aggregatesOf(query.having).some(({ table }) =>
      counted.some((one) => one !== table && index.isToOne(table, one)),
    );
  if (!isOfHolders && !isOfTheirs) return;
  const isBare = draft.measures.some(({ kind }) => kind === 'count-subject');
  const isOneEach = query.dimensions.some(
    ({ expression }) =>
      expression.kind === 'column' &&
      counted.includes(expression.table) &&
      index.field(expression.table, expression.column).distinctCount * 2 >
        index.dataset(expression.table).rowCount,
  );
  if ((isBare && isOneEach) || THEY_HAVE.test(textOf(words)))
    noSense('how many each of them has is not in the answer');
}

function isRowCount(expression: Expression): expression is AggregateExpression {
  return expression.kind === 'aggregate' && expression.function === 'count' && expression.argument === null;
}

const THEY_HAVE = / how many (?:of (?:them|these|those) )?(?:do |does |did )?(?:each|he|it|she|they) /;

/** "by secured product": by each product that is so, and by whether it is so no more than once for all. */
function checkKindOfRows(query: Asked, { words, index }: Said): void {
  if (query.kind !== 'aggregate') return;
  const [, kind = '', noun = ''] = OF_KIND.exec(textOf(words)) ?? [];
  for (const table of tablesCalled(noun, index)) {
    const flags = index.dataset(table).fields.filter(saysYesOrNo);
    if (!flags.some(({ label }) => label === kind || `un${label}` === kind)) continue;
    const isByIts = query.dimensions.some(
      ({ expression }) =>
        expression.kind === 'column' &&
        expression.table === table &&
        !flags.some(({ name }) => name === expression.column),
    );
    if (!isByIts) noSense(`each of ${index.dataset(table).labelPlural} is not told apart`);
  }
}

const OF_KIND = /\b(?:by|per|each of (?:the|our)|each|every) ([a-z]+) ([a-z]+)\b/;

/** "net loss by grade, that is principal minus recoveries" is grouped by no difference, and "divided by interest" by no rates. */
function checkGroupedDifference(query: Asked, { words }: Said): void {
  if (query.kind !== 'aggregate') return;
  const isOfNumbers = query.dimensions.some(({ role }) => role === 'measure' || role === 'rate');
  if (isOfNumbers && words.some((word, at) => word === 'by' && words[at - 1] === 'divided'))
    noSense('what is divided by is not grouped by');
  const isOf = query.dimensions.some(
    ({ expression, unit }) =>
      expression.kind === 'binary' && expression.operator === '-' && unit?.kind === 'money',
  );
  if (isOf) noSense('groups are not made of a difference');
}

/** "above the average in Texas": of those in Texas, and not of all. */
function checkWhoseAverage(query: Asked, { words }: Said): void {
  const said = conjunctsOf(query.where);
  const isOfAll = said.some((one) => one.kind === 'compare-to-aggregate' && one.where === null);
  if (isOfAll && said.length > 1 && OF_SOME.test(textOf(words)))
    undecided('whose average is meant is not said');
}

const OF_SOME =
  /\b(?:average|mean|median) (?:in|of|for|from|at|among) (?!all\b|our\b|the\b|their\b|its\b|every\b|each\b|any\b|that\b)/;

/** "how many branches were they from?" counts branches, and no rows that came in at a branch. */
function checkRowsAsValue(query: Asked, { words, index }: Said): void {
  const counted = words.filter(
    (word, at) =>
      BEFORE_COUNTED.has(words[at - 1] ?? '') &&
      COUNTED.test(words.slice(Math.max(at - 2, 0), at).join(' ')) &&
      singularOf(word) !== word &&
      tablesCalled(word, index).length > 0,
  );
  if (counted.length === 0) return;
  // "how many drivers are there": the people whose job is so, whom others refer to as the driver.
  if (query.kind === 'aggregate' && counted.every((word) => countsThem(query, tablesCalled(word, index))))
    return;
  const values = new Set(counted.map(singularOf));
  const isValue = partsOf(query).some(
    (part) => 'value' in part && typeof part.value === 'string' && values.has(part.value.toLowerCase()),
  );
  if (isValue) noSense('what is counted is not a value of other rows');
}

function countsThem({ measures }: Extract<Asked, { kind: 'aggregate' }>, called: readonly string[]): boolean {
  return measures.some(({ expression }) => isRowCount(expression) && called.includes(expression.table));
}

/** With one of these ends what is looked for. */
const BEFORE_COUNTED: ReadonlySet<string> = new Set(['different', 'distinct', 'many', 'of']);

const COUNTED = /(?:^| )(?:how many|number of|(?:many|of) (?:different|distinct))$/;

/** "how does the default rate of renters differ from the overall rate": nothing is grouped by each rate of interest. */
function checkUngroupedRate(query: Asked, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  const isByRate = query.dimensions.some(
    ({ unit, expression }) => unit?.kind === 'percent' && expression.kind === 'column',
  );
  if (isByRate && !words.some((word) => GROUPING.has(word))) noSense('nothing is grouped by a rate');
}

const GROUPING: ReadonlySet<string> = new Set(
  'according breakdown by common depending distribution each every frequent grouped least most per popular split what which'.split(
    ' ',
  ),
);

/** "average loan to income ratio": an average of rows is no part of a sum. */
function checkOtherAverage(query: Asked, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || !words.includes('ratio')) return;
  const isTorn = query.measures.some(({ expression }) => {
    const kinds = new Set(aggregatesOf(expression).map((one) => one.function));
    return kinds.has('avg') && kinds.has('sum');
  });
  if (isTorn) undecided('whether the ratio of each row or that of the sums is meant is not said');
}

/** "the branch with the lowest approval rate, along with the rate" shows this one, and no rate of interest. */
function checkWhichRate(query: Asked, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2 || !THE_RATE.test(textOf(words))) return;
  const isOfColumn = query.measures.some(
    ({ expression, role }) =>
      role === 'rate' && expression.kind === 'aggregate' && expression.argument !== null,
  );
  const isOfOther = query.measures.some(
    ({ expression, unit }) => unit?.kind === 'percent' && expression.kind !== 'aggregate',
  );
  if (isOfColumn && isOfOther) undecided('which rate is meant is not said');
}

const THE_RATE = / (?:with|and|plus) (?:the|that|its|their) rates?(?: [?.!])?$/;
