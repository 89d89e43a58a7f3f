import type { Field } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { countedRows } from '../../../counted-rows.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { Condition, LogicalQuery, MeasureOutput } from '../../../logical-query.ts';
import type { Draft } from '../../draft.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** Rejects columns that are held against one another where a sum of them is, and amounts beside numbers of rows. */
export function checkSums(
  query: LogicalQuery,
  { compare }: Pick<Draft, 'compare'>,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind === 'values') return;
  checkPartOfRows(query, words, index);
  checkPartOfAll(query);
  checkAddends(query, words);
  checkCombined(query, words);
  // "number of loans and volume, 2023 vs 2024": the years are set side by side.
  if (compare === null) checkSides(query, words);
  checkParts(query, words);
  if (THOSE_WITH_ANY.test(textOf(words)) && isOfGroupsWithNone(query))
    noSense('those of whom it is nothing are to be left out');
  if (UNBRACKETED.test(textOf(words)))
    undecided('what is multiplied, the difference or its last part, is not said');
}

/** "prize money of each player who won any": whose rows hold no amount is none of them. */
const THOSE_WITH_ANY = /\b(?:that|which|who) (?:[a-z]+ ){1,2}any(?: [,.?]|$)/;

function isOfGroupsWithNone(query: Exclude<LogicalQuery, { kind: 'values' }>): boolean {
  return (
    query.kind === 'aggregate' &&
    query.dimensions.length > 0 &&
    query.having === null &&
    query.measures.some(({ expression }) => aggregatesOf(expression).some((one) => one.function === 'sum'))
  );
}

/** "price minus cost times the quantity": people multiply the difference, and arithmetic does not. */
const UNBRACKETED = /\b(?:minus|plus)(?: [a-z_]+){1,4} (?:times|multiplied by) (?!\d)/;

/** "what percentage of borrowers earn more than the average": of the borrowers, and not of what they earn. */
function checkPartOfRows(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const [, noun = '', next = ''] = PART_OF.exec(textOf(words)) ?? [];
  // "what share of loan volume": of a metric that is called so.
  const isMetric = index.knowledge.metrics.some(({ label }) => label === `${noun} ${next}`);
  const tables = noun === '' || isMetric || next.startsWith("'") ? [] : tablesCalled(noun, index);
  if (query.kind === 'list' || tables.length === 0) return;
  const isOfAmount = ({ unit, expression }: MeasureOutput): boolean =>
    unit?.kind === 'percent' &&
    aggregatesOf(expression).some(
      ({ function: name, argument }) =>
        name === 'sum' &&
        argument?.kind === 'column' &&
        tables.includes(argument.table) &&
        timesIn(expression, argument) > SUMS_OF_SHARE &&
        !isSaid(index.field(argument.table, argument.column), { words, verb: next }),
    );
  if (query.measures.some(isOfAmount)) noSense('the part of the rows is asked for');
}

/** "% of loans booked for less than …": all loans are of an application that was booked, and no part of them. */
function checkPartOfAll(query: Exclude<LogicalQuery, { kind: 'values' }>): void {
  if (query.kind === 'list') return;
  const isOfAll = ({ unit, expression }: MeasureOutput): boolean =>
    unit?.kind === 'percent' &&
    aggregatesOf(expression).some(
      (one) => one.function === 'count' && hasOwnRows(countedRows(one), one.table),
    );
  if (query.measures.some(isOfAll)) noSense('a part of all is asked for');
}

/** That whatever the row is of has such a row at all. */
function hasOwnRows(which: Condition | null, table: string): boolean {
  if (which?.kind !== 'related-aggregate' || which.where !== null) return false;
  const { aggregate, operator, value } = which;
  return aggregate.table === table && aggregate.filter === null && operator === '>' && value === 0;
}

const PART_OF =
  /(?:^| )(?:percentage|percent|%|pct|share|proportion|fraction) of (?:all |our |the )*([a-z]+)(?: (\S+))?/;

function timesIn(whole: Expression, part: Expression): number {
  return partsOf(whole).filter((one) => isSame(one, part)).length;
}

/** Of the part and of the whole: where there are more it is held against something. */
const SUMS_OF_SHARE = 2;

function isSaid(
  { label, synonyms }: Field,
  { words, verb }: { readonly words: readonly string[]; readonly verb: string },
): boolean {
  // "whose amount is less than …" tells rows apart.
  const text = ` ${textOf(words).replace(OF_EACH, '')} `;
  return [label, ...synonyms].some((name) => name !== verb && text.includes(` ${name} `));
}

const OF_EACH = / whose (?:[a-z]+ ){1,3}(?:is|are|was|were) .*$/;

/** "grade distribution of late loans in percent": the part that each grade has of them, and no rate of each grade. */
function checkParts(query: Exclude<LogicalQuery, { kind: 'values' }>, words: readonly string[]): void {
  if (query.kind === 'list' || !words.some((word) => PARTS.has(word))) return;
  if (!IN_PERCENT.test(textOf(words)) || words.some((word) => RATES.has(word))) return;
  if (query.measures.some(({ unit, transform }) => unit?.kind === 'percent' && transform === null))
    noSense('what part of all each has is asked for');
}

const PARTS: ReadonlySet<string> = new Set(['breakdown', 'composition', 'distribution', 'mix', 'split']);
const RATES: ReadonlySet<string> = new Set(['rate', 'rates', 'ratio', 'ratios', 'share', 'shares', 'yield']);
const IN_PERCENT = /\b(?:in|as) (?:a )?(?:%|pct|percent|percentages?)(?= |$)/;

/** "the sum of the net and the tax combined" is one number. */
function checkCombined(query: Exclude<LogicalQuery, { kind: 'values' }>, words: readonly string[]): void {
  if (query.kind === 'list') {
    // "what is the fee plus the tax of each toll"
    const amounts = query.fields.filter(({ role }) => role === 'measure');
    if (WHAT_PLUS.test(textOf(words)) && amounts.length > 1 && !partsOf(amounts).some(isBinary))
      undecided('whether they are added up is not said');
    return;
  }
  if (!COMBINED.test(textOf(words))) return;
  const sums = query.measures.filter(
    ({ expression }) => expression.kind === 'aggregate' && expression.function === 'sum',
  );
  if (sums.length > 1) noSense('what is combined is added up');
}

const WHAT_PLUS = /^what (?:is|are|was|were) .*\bplus\b/;
const COMBINED =
  /\b(?:and|versus) (?:[a-z_]+ ){1,4}(?:combined|together|added (?:up|together)|taken together)\b/;

/** "where principal paid plus balance does not equal the principal": the sum of both does not. */
function checkAddends({ where }: Exclude<LogicalQuery, { kind: 'values' }>, words: readonly string[]): void {
  if (!words.some((word) => ADDING.has(word)) || where === null) return;
  const binaries = partsOf(where).filter(isBinary);
  const compares = binaries.some(
    ({ operator, left, right }) =>
      !ARITHMETIC.has(operator) && left.kind === 'column' && right.kind === 'column',
  );
  if (compares && !binaries.some(({ operator }) => ARITHMETIC.has(operator)))
    noSense('a sum is compared, and not one of its parts');
}

const ADDING: ReadonlySet<string> = new Set(['plus', 'minus', '+']);
const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/']);

type Binary = Extract<Expression, { readonly kind: 'binary' }>;

function isBinary(part: object): part is Binary {
  return 'kind' in part && part.kind === 'binary';
}

/** "total recovered vs total charged off": an amount is held against an amount. */
function checkSides(query: Exclude<LogicalQuery, { kind: 'values' }>, words: readonly string[]): void {
  if (query.kind === 'list' || !words.some((word) => VERSUS.has(word))) return;
  const [first, second, ...others] = query.measures;
  if (first === undefined || second === undefined || others.length > 0) return;
  const isCount = ({ expression }: typeof first): boolean =>
    expression.kind === 'aggregate' && expression.function === 'count';
  const isAmount = ({ expression, unit }: typeof first): boolean =>
    unit?.kind === 'money' && aggregatesOf(expression).every((one) => one.function === 'sum');
  if ((isCount(first) && isAmount(second)) || (isAmount(first) && isCount(second)))
    undecided('whether amounts or numbers are set side by side is not said');
}

const VERSUS: ReadonlySet<string> = new Set(['against', 'versus', 'vs']);
