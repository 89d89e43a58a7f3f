import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, filtersOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import { ALL, COPULAS, DISTINCT, LACKING } from '../../../lexicon/cues.ts';
import type { AggregateQuery, LogicalQuery, Output } from '../../../logical-query.ts';
import { columnsSaid } from '../../columns-said.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesNamed } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { checkBy } from '../numbers/check-by.ts';

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/** Rejects a query whose rows, groups or columns are not those that the words ask for, whatever else they say. */
export function checkSaid(query: LogicalQuery, said: Said): void {
  if (query.kind === 'values') return;
  checkAskedFor(query, said);
  checkLacking(query, said);
  checkNoneOfThem(query, said.words);
  checkSignedUp(query, said);
  checkBy(query, said);
  checkPredicate(query, said);
  if (
    ASKS_WHERE.test(textOf(said.words)) &&
    shownOf(query).every((one) => tellsNoPlace(one, query, said.index))
  )
    noSense('where it is, is not among what is known of them');
  if (query.kind === 'list') {
    if (IN_TOTAL.test(textOf(said.words)) && shownOf(query).every(({ role }) => role !== 'measure'))
      noSense('rows have no total');
    if (query.distinct && query.offset === 0 && isOfAll(query.fields, said))
      undecided('whether the value of each of them or only the different values are asked for is not said');
    // "what different methods are there for orders"
    if (query.distinct && query.fields.length > 1 && query.fields.some(({ role }) => role === 'identifier'))
      noSense('different values have no number of a row');
    return;
  }
  const text = textOf(said.words);
  if (HOW_MUCH.test(text) && !COUNTING.test(text) && shownOf(query).every(isCountOrGroup))
    noSense('how much is no number of rows');
  if (AND_HOW_MUCH.test(text) && !query.measures.some(isSum))
    noSense('how much is asked for beside other numbers');
  if (said.words.includes('mix') && !said.words.includes('by') && query.measures.every(isCountOfRows))
    undecided('whether the mix is of numbers or of parts is not said');
  if (isOneGroup(query) && CHOOSING.has(said.words[0] ?? '')) noSense('one group is not chosen');
  if (query.dimensions.length === 0 && query.sides === undefined && query.order.length > 0)
    noSense('one number has no order');
  if (query.order.length > 0 && isOneGroup(query)) noSense('one group has no order');
  if (isOneEach(query, said.index)) noSense('each group would have one');
  // "of the 2025 volume, what share …": what a share is of is not asked for.
  if (
    said.words[0] === 'of' &&
    query.measures.length - (query.hidden?.length ?? 0) > 1 &&
    asksOne(said.words)
  )
    noSense('what it is a part of is not asked for');
  // "… - 5 highest default rates": the rates are what is listed.
  if (query.order.some(({ by }) => query.hidden?.includes(by)) && RANKED_APART.test(textOf(said.words)))
    undecided('whether the numbers are asked for too is not said');
}

/** "how much did each clinic invoice" */
const HOW_MUCH = /\bhow much\b/;
/** "default rate, how much we lent and max principal" */
const AND_HOW_MUCH = /\w (?:, |and )+how much we\b/;
/** "by loan number", "per number of dependents" counts nothing. */
const COUNTING = /(?<!\b(?:by|each|every|per) (?!how )(?:[a-z']+ ){0,4})\b(?:how many|numbers?|counts?)\b/;
/** "what did we invoice in total" */
const IN_TOTAL = /\b(?:in total|altogether|all told)\b/;

function isCountOrGroup(output: Output): boolean {
  if (!('transform' in output)) return true;
  const { expression: one } = output;
  // "how much did we lend between March and June" is no change of the number of loans.
  const isChange = one.kind === 'binary' && one.operator === '-';
  return isChange ? [one.left, one.right].every(isNumberOfRows) : isNumberOfRows(one);
}

function isSum({ expression }: Output): boolean {
  return aggregatesOf(expression).some((one) => one.function === 'sum');
}

function isCountOfRows({ expression }: Output): boolean {
  return isNumberOfRows(expression);
}

function isNumberOfRows(expression: Expression): boolean {
  return expression.kind === 'aggregate' && expression.argument === null;
}

/** "which of our products are not secured by collateral" */
const CHOOSING: ReadonlySet<string> = new Set(['which', 'who']);

const RANKED_APART = /[-–—:;,] (?:the |top )*\d+ (?:highest|lowest|largest|smallest|biggest|best|worst) /;

function asksOne(words: readonly string[]): boolean {
  return words.includes('share') || words.includes('percentage') || words.includes('percent');
}

/** "is there a branch where …" asks for branches, and for nothing that they have. */
function checkAskedFor(query: Exclude<LogicalQuery, { kind: 'values' }>, { words, index }: Said): void {
  if (!/^(?:is|are|was|were) there /.test(textOf(words))) return;
  const noun = words.find((word) => tablesNamed(word, index).length > 0);
  const wanted = noun === undefined ? [] : tablesNamed(noun, index);
  if (wanted.length > 0 && !tablesAsked(query).some((table) => wanted.includes(table)))
    noSense('what there is said to be is not what is asked for');
}

/** "where were the most loans issued"; "loans where …" tells which. */
const ASKS_WHERE = /^(?:and )?where (?:are|can|could|did|do|does|is|was|were|have|has) /;

function shownOf(query: Exclude<LogicalQuery, { kind: 'values' }>): readonly Output[] {
  const outputs = query.kind === 'list' ? query.fields : [...query.dimensions, ...query.measures];
  return outputs.filter(({ name }) => query.hidden?.includes(name) !== true);
}

/** A number, a day, or what the rows themselves are called. */
function tellsNoPlace(
  { role, expression }: Output,
  query: Exclude<LogicalQuery, { kind: 'values' }>,
  index: KnowledgeIndex,
): boolean {
  if (expression.kind !== 'column' || role === 'measure' || role === 'rate' || role === 'time') return true;
  if (query.kind !== 'list' || expression.table !== query.from) return false;
  const { display, primaryKey } = index.dataset(query.from);
  return display.includes(expression.column) || primaryKey.includes(expression.column);
}

/** "what share of the principal is still outstanding": the outstanding principal is a column, and no principal of some rows. */
function checkPredicate(query: LogicalQuery, { words, index }: Said): void {
  for (const [at, head] of words.entries()) {
    let end = at + 1;
    while (COPULAS.has(words[end] ?? '')) end += 1;
    const said = end === at + 1 ? undefined : words[end];
    if (said === undefined) continue;
    const meant = columnsCalled(`${said} ${head}`, index);
    if (meant.length > 0 && !meant.some((column) => columnsSaid(index, query).has(column)))
      undecided(`whether the ${said} ${head} is meant is not said`);
  }
}

/** The quantities of that name, as `table.column`. */
function columnsCalled(name: string, { knowledge }: KnowledgeIndex): readonly string[] {
  return knowledge.datasets.flatMap(({ name: table, fields }) =>
    fields
      .filter(
        ({ role, label, synonyms }) => role === 'measure' && (label === name || synonyms.includes(name)),
      )
      .map((field) => `${table}.${field.name}`),
  );
}

/** "income over 100k, no loans" asks for no loans. */
function checkLacking(query: Exclude<LogicalQuery, { kind: 'values' }>, { words, index }: Said): void {
  for (const [at, word] of words.entries()) {
    if (!LACKING.has(word)) continue;
    const lacked = tablesNamed(words[at + 1] ?? '', index);
    const isApart = word === 'no' && !/\w/.test(words[at - 1] ?? '');
    const isDropped = isApart && lacked.length > 0 && !DENIED.test(JSON.stringify(query));
    if (isDropped || (query.kind === 'list' && lacked.includes(query.from)))
      noSense('what is said to be missing is not asked for');
  }
}

const DENIED = /"kind":"(?:not|related-aggregate)"|"negated":/;

/**
 * "signed up for the newsletter", "paid in cash": a day tells that it was done, and not for what or how; so the rows that are
 * so are a part of all, and no part of those alone.
 */
function checkSignedUp(query: Exclude<LogicalQuery, { kind: 'values' }>, { words, index }: Said): void {
  const isDay = (one: Expression): boolean =>
    one.kind === 'is-null' &&
    one.operand.kind === 'column' &&
    index.field(one.operand.table, one.operand.column).role === 'time';
  const isUpFor = /\bsigned up (?:for|to)\b/.test(textOf(words));
  const isDayShown = query.kind === 'list' && query.fields.some(({ role }) => role === 'time');
  const isShown = isDayShown && !/\b(?:when|dates?|days?)\b/.test(textOf(words));
  if (isUpFor && (isShown || [...testsOf(query.where), ...filtersOf(query)].some(isDay)))
    noSense('what they are signed up for is not asked of them');
  const hasDay = filtersOf(query).some(isDay);
  if (!hasDay) return;
  const means = testsOf(query.where).flatMap((one) =>
    one.kind === 'binary' && one.operator === '=' && one.right.kind === 'literal'
      ? [String(one.right.value)]
      : [],
  );
  const isByMeans = means.some((value) => isMeans(value.toLowerCase(), words));
  if (isByMeans) noSense('whether the part is of those alone is not said');
}

/** "were paid *in cash*". */
function isMeans(value: string, words: readonly string[]): boolean {
  const at = words.indexOf(value.split(' ')[0] ?? '');
  return MEANS_JOINTS.has(words[at - 1] ?? '') && /(?:ed|paid|sent|sold)$/.test(words[at - 2] ?? '');
}

const MEANS_JOINTS: ReadonlySet<string> = new Set(['by', 'in', 'through', 'using', 'via', 'with']);

/** "where not one loan is late" says what none of them is, and not that there are none. */
function checkNoneOfThem(
  { where }: Exclude<LogicalQuery, { kind: 'values' }>,
  words: readonly string[],
): void {
  const isSaid = /\b(?:no|none|not one|not a single) (?:[\w-]+ ){1,2}(?:is|are|was|were) /.test(
    textOf(words),
  );
  const hasNone = (): boolean =>
    conjunctsOf(where).some((one) => one.kind === 'not' && one.of.kind === 'exists' && one.of.where === null);
  if (isSaid && hasNone()) noSense('what none of them is, is not asked of them');
}

function tablesAsked(query: Exclude<LogicalQuery, { kind: 'values' }>): readonly string[] {
  if (query.kind === 'list') return [query.from, ...query.fields.flatMap(tableOfColumn)];
  const counted = query.measures.flatMap(({ expression }) =>
    aggregatesOf(expression).map(({ table }) => table),
  );
  return [...counted, ...query.dimensions.flatMap(tableOfColumn)];
}

function tableOfColumn({ expression }: Output): readonly string[] {
  return expression.kind === 'column' ? [expression.table] : [];
}

/** "the credit score of all borrowers": a row for each, also where two have the same. */
function isOfAll(fields: readonly Output[], { words, index }: Said): boolean {
  if (words.some((word) => DISTINCT.has(word)) || !fields.some(({ role }) => role === 'measure'))
    return false;
  return words.some(
    (word, at) =>
      ALL.has(word) && words.slice(at + 1, at + 4).some((noun) => tablesNamed(noun, index).length > 0),
  );
}

/** Rows counted for each of their own many: the branch of every loan is one. */
function isOneEach({ dimensions, measures }: AggregateQuery, index: KnowledgeIndex): boolean {
  const [{ role, expression } = {}] = dimensions;
  if (role !== 'identifier' || expression?.kind !== 'column' || dimensions.length > 1) return false;
  const { table } = expression;
  return measures.some(({ expression: measure }) =>
    aggregatesOf(measure).some(
      (one) =>
        one.function === 'count' &&
        one.argument === null &&
        one.table !== table &&
        index.dataset(table).primaryKey.includes(expression.column) &&
        index.isToOne(table, one.table) &&
        !index.isToOne(one.table, table),
    ),
  );
}

/** "the rank of Ohio among states by volume" is not the volume of the one state. */
function isOneGroup({ dimensions, where }: AggregateQuery): boolean {
  const [only, ...others] = dimensions;
  if (only === undefined || others.length > 0) return false;
  return conjunctsOf(where).some(
    (one) =>
      one.kind === 'test' &&
      one.expression.kind === 'binary' &&
      one.expression.operator === '=' &&
      isSame(one.expression.left, only.expression),
  );
}
