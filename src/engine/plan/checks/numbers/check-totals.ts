import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { aggregatesOf, tablesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { AggregateQuery, Condition, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects groups without a row for all of them: "number of boats by town, and the total". */
export function checkTotalRow(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0) return;
  const isOfAll = query.limit === null && query.having === null && query.perGroup === null;
  if (isOfAll && TOTAL_ROW.test(textOf(words))) noSense('a row of the total is not made');
}

/** Rejects single rows where all of somebody's together are meant: "borrowers who owe more than $50,000 in total". */
export function checkTotals(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'aggregate' && query.dimensions.length > 0 && TOTAL_ROW.test(textOf(words)))
    noSense('a row of the total is not made');
  // "in total, and by status", "overall default rate and default rate by product", "by grade and overall"
  if (query.kind === 'aggregate' && query.dimensions.length > 0 && TOTAL_BESIDE.test(textOf(words)))
    noSense('the total beside its parts is not asked for in one');
  // "the price of the boats sold in 2024 in total"
  if (
    query.kind === 'list' &&
    IN_TOTAL.test(textOf(words)) &&
    query.fields.some(({ role }) => role === 'measure')
  )
    noSense('one total is asked for');
  if (EMPTY_PERIODS.test(textOf(words))) noSense('rows for times without any are not made');
  if (query.kind === 'aggregate' && query.dimensions.length === 0) checkTotalOfEach(query, words, index);
  if (query.kind === 'aggregate') {
    checkMeasureIsAsked(query, words, index);
    checkBoundOfRows(query, words, index);
  }
  if (query.kind === 'values' || query.where === null) return;
  // "whose loans number more than fifty"
  if (NUMBERING.test(textOf(words)) && boundsSingleRows(query.where, () => true))
    noSense('how many they are is not what is compared');
  checkBoundOfAll(query, words, index);
  if (!TOGETHER.test(textOf(words))) return;
  const rows =
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  const isOfOthers = (expression: Expression): boolean =>
    [...tablesOf(expression)].some((table) =>
      rows.some((one) => one !== table && !index.isToOne(one, table)),
    );
  if (boundsSingleRows(query.where, isOfOthers)) noSense('all of them together are meant');
}

const IN_TOTAL =
  /^(?!.*\b(?:above|below|exceed[a-z]*|least|less|more|most|over|than|under|who|whose)\b).* in (?:total|all|sum)(?: [?.!]| (?:across|by|for each|for every|per) .*)?$/;

/** "total amounts of orders", "total cost of a visit": where each has a total of its own, that of each may be meant. */
function checkTotalOfEach(
  { measures }: Extract<LogicalQuery, { kind: 'aggregate' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const text = textOf(words);
  const ofOne = OF_ONE.exec(text)?.[1];
  for (const { expression } of measures) {
    if (expression.kind !== 'aggregate' || expression.function !== 'sum') continue;
    const { argument } = expression;
    const label = argument?.kind === 'column' ? index.field(argument.table, argument.column).label : '';
    if (!label.startsWith('total ')) continue;
    const isOfOne = ofOne !== undefined && tablesCalled(ofOne, index).includes(expression.table);
    if (isOfOne || text.includes(`${label}s `)) undecided('whether that of each is wanted is not said');
  }
}

const OF_ONE = /\b(?:for|of) (?:a|an|one|any) ([a-z]+)(?: [?.])?$/;

/** "cities whose average fee is over 80": of the average of each, and not of the fees that it is made of. */
function checkBoundOfAll(
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0 || query.where === null) return;
  // "does the booking count exceed 100": no booking does.
  const isCounted = query.having === null && BOUND_OF_COUNT.test(textOf(words));
  if (isCounted && boundsSingleRows(query.where, () => true)) noSense('how many they are is compared');
  const noun = BOUND_OF_ALL.exec(textOf(words))?.[1];
  if (noun === undefined || tablesCalled(noun, index).length > 0) return;
  const isOfIt = (bound: Expression): boolean =>
    query.measures.some(({ expression }) =>
      aggregatesOf(expression).some(({ argument }) => argument !== null && isSame(argument, bound)),
    );
  if (boundsSingleRows(query.where, isOfIt)) noSense('a number of all of them is compared');
}

/** "how much did we collect by grade *with a late fee*", "whose amount due is over $1,000": what rows have is not what is asked for. */
function checkMeasureIsAsked(
  { measures }: AggregateQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const text = textOf(words);
  if (!HAVING.test(text)) return;
  const unsaid = measures.filter((one) => !text.includes(one.label));
  for (const { argument } of unsaid.flatMap(({ expression }) => aggregatesOf(expression))) {
    if (argument?.kind !== 'column') continue;
    const { label, synonyms } = index.field(argument.table, argument.column);
    // "late fee" is no other fee.
    const names = [label, ...synonyms].filter(isPlain).toSorted((one, other) => other.length - one.length);
    if (names.length === 0) continue;
    const said = text.split(new RegExp(`\\b(?:${names.join('|')})s?\\b`)).slice(0, -1);
    if (said.length > 0 && said.every((before) => ROWS_HAVE.test(before)))
      noSense('that rows have it is a condition');
  }
}

/** Without marks that would mean something in a pattern. */
function isPlain(name: string): boolean {
  return /^[\w -]+$/.test(name);
}

const HAVING =
  /\b(?:for which (?:the|an?|any|no)|where (?:the|an?|any|no)|whose|with (?:an?|any|no)|without(?: an?| any)?) /;
const ROWS_HAVE = new RegExp(`${HAVING.source}$`);

/** "late fees by grade *where the amount due* exceeds $1,000": of each of the rows; "branches whose principal exceeds …" is of each branch. */
function checkBoundOfRows(
  { dimensions, measures, having }: AggregateQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const shown = measures.flatMap(({ expression }) => aggregatesOf(expression));
  // "the price of boats over $20,000 in total by town"
  const [, bounded = ''] = ROWS_BOUNDED.exec(textOf(words)) ?? [];
  const ofRows = tablesCalled(bounded, index);
  if (
    having !== null &&
    aggregatesOf(having).some((one) => one.function === 'sum' && ofRows.includes(one.table))
  )
    noSense('of each of the rows it is asked');
  for (const { function: name, argument } of having === null ? [] : aggregatesOf(having)) {
    const isShown = shown.some((one) => argument !== null && isSame(one.argument, argument));
    if (name !== 'sum' || argument?.kind !== 'column' || isShown) continue;
    const { label } = index.field(argument.table, argument.column);
    if (!isPlain(label)) continue;
    const [, noun = ''] =
      new RegExp(`(\\S+) (?:for which|where|whose) (?:the )?${label}\\b`).exec(textOf(words)) ?? [];
    const isOfGroups = dimensions.some((one) => one.label.split(' ').includes(singularOf(noun)));
    if (noun !== '' && !isOfGroups) noSense('of each of the rows it is asked');
  }
}

const COMPARED =
  '(?:(?:more|less|fewer|greater|higher|lower|larger|smaller) than|above|below|over|under|exceed(?:s|ed|ing)?|at least|at most)';
/** Of "towns with a volume of boats over 5 million" the volume is compared. */
const ROWS_BOUNDED = new RegExp(
  `^(?:(?!\\b(?:has|have|having|where|whose|with)\\b).)* (?:of|for|on) (?:[a-z-]+ ){0,2}([a-z]+s) (?:of )?${COMPARED} [$]? ?\\d`,
);
const BOUND_OF_ALL = new RegExp(
  `\\b(?:average|avg|mean|median|total|combined) (?:(?!(?:by|for|from|in|of|on|per|that|who|whose|with)\\b)[a-z]+ ){0,2}([a-z]+) (?:(?:are|is|of|was|were) )?${COMPARED} `,
);

const BOUND_OF_COUNT = new RegExp(
  // Not "the number of payments over 60 days late".
  `\\b(?:count|number of (?:[a-z]+ )?[a-z]+s) (?:(?:are|is|was|were) )?${COMPARED} (?![\\d,.]+ (?:day|week|month|year|hour|minute)s? )\\d`,
);

/** "monthly loan count, with a total": one more row. */
const TOTAL_ROW =
  /\b(?:(?:with|plus|including) (?:a |an |the )?(?:overall |grand )?totals?|and (?:a|an|the) (?:overall |grand )?total)(?: row| line)?(?: [?.!])?$/;

/** The number of all, and then that of each. */
const TOTAL_BESIDE =
  /\b(?:in total|overall|altogether) (?:, )?and (?:then )?(?:also )?(?:by|per|for each)\b|\b(?:by|per) [a-z ]+ and (?:overall|in total|altogether)\b|^(?:overall|total) ([a-z]+(?: [a-z]+)?)(?: [a-z]+ [0-9]+)? and (?:the )?\1(?: [a-z]+){0,3} by\b/;

/** "include months with no sales". */
const EMPTY_PERIODS =
  /\b(?:include|including|incl|even|also|show|showing|keep|keeping)(?: [a-z]+){0,2} (?:days|weeks|months|quarters|years|periods)(?: [a-z]+)? (?:with|without|having|have|had) (?:no|any|zero|0|none|nothing)\b/;

const NUMBERING = /\b[a-z]+s (?:.+ )?number (?:more|over|at least|fewer|less|above|below|under)\b/;

const TOGETHER =
  /\bsold (?:more than|over|at least|fewer than|less than|under|at most) \d+ (?:copies|items|pieces|units)\b|\d\S* (?:[a-z]+ ){0,3}(?:in total|altogether|all together|all told|in all|in aggregate|combined|together)(?= [?.!,]|$)|\b(?:totaling|totalling|adding up to|add up to)\b/;

/** Whether rows that belong to others are held against a number one by one. */
function boundsSingleRows(condition: Condition, isOfOthers: (expression: Expression) => boolean): boolean {
  switch (condition.kind) {
    case 'exists':
      return condition.where !== null && boundsSingleRows(condition.where, () => true);
    case 'all':
    case 'any':
      return condition.of.some((one) => boundsSingleRows(one, isOfOthers));
    case 'not':
      return boundsSingleRows(condition.of, isOfOthers);
    case 'test':
      return isBound(condition.expression, isOfOthers);
    default:
      return false;
  }
}

function isBound(expression: Expression, isOfOthers: (expression: Expression) => boolean): boolean {
  if (expression.kind !== 'binary' || !BOUNDS.has(expression.operator))
    return operandsOf(expression).some((one) => isBound(one, isOfOthers));
  const { left, right } = expression;
  return right.kind === 'literal' && typeof right.value === 'number' && isOfOthers(left);
}

const BOUNDS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/** Without one of these {@link checkTotalRow} holds on to nothing. */
export const TOTAL_ROW_CUES: readonly Cue[] = [TOTAL_ROW];

const TOTAL_SAID = /total /;
const CLAUSE_OF_ROWS = / (?:for which|where|whose) /;

/** Without one of these {@link checkTotals} holds on to nothing. */
export const TOTALS_CUES: readonly Cue[] = [
  TOTAL_ROW,
  TOTAL_BESIDE,
  IN_TOTAL,
  EMPTY_PERIODS,
  TOTAL_SAID,
  OF_ONE,
  HAVING,
  ROWS_BOUNDED,
  CLAUSE_OF_ROWS,
  NUMBERING,
  BOUND_OF_COUNT,
  BOUND_OF_ALL,
  TOGETHER,
];
