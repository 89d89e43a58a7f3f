import { singularOf } from '../../../../catalog/mod.ts';
import type { Expression } from '../../../../shared/mod.ts';
import { operandsOf } from '../../../../shared/mod.ts';
import { conjunctsOf, filtersOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import { DAYS, PASSING } from '../../../lexicon/cues.ts';
import type { AggregateQuery, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsIn, columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { type Phrase, phrasesOf } from '../../phrase.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

type Asked = AggregateQuery | ListQuery;

interface Said {
  readonly phrases: readonly Phrase[];
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/**
 * Rejects a query that keeps only what remains of a turn of speech which it cannot say: "payments left on loan 77" as all
 * payments, "in the year they were issued" as a column, "charged versus paid" as one number.
 */
export function checkRemnants(query: LogicalQuery, { phrases, words, index }: Said): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  checkLeft(query, text, index);
  checkSamePeriod(query, text, index);
  checkBeenSo(query, words, index);
  checkAverageOf(query, words, index);
  checkWent(query, text, index);
  checkPastState(query, text);
  checkExcept(query, text, index);
  checkOwning(query, text);
  checkRatio(query, text, index);
  // "is home to two clubs" has them, and is no home club of theirs.
  if (query.kind === 'aggregate' && HOME_TO.test(text) && /"table":"home[_ ]/.test(JSON.stringify(query)))
    noSense('what is at home there is not told by who plays at home');
  // "customers that still have a loan": one that they had may be closed.
  if (STILL_HAVE.test(text) && !/"operator"|"kind":"(?:in|is-null)"/.test(JSON.stringify(query.where)))
    undecided('which of them are still there is not said');
  if (query.kind === 'list') {
    if (query.distinct && (WITH_DIFFERENT.test(text) || OF_DIFFERENT.test(text)))
      noSense('different ones of each are not told apart');
    checkDays(query, words, index);
    return;
  }
  if (query.dimensions.length > 0 && OF_DIFFERENT.test(text))
    noSense('different ones of each are not told apart');
  checkPlace(query, text, index);
  checkAgent(query, text, index);
  checkTwice(phrases, words);
  checkPercent(query);
  checkAllBut(query, text, index);
}

const HOME_TO = /\b(?:are|is|was|were) home to\b/;
const STILL_HAVE = /\bstill (?:got|has|have|hold|holds) (?:an? |any |some )/;

/** "borrowers who own and borrowers who rent": what they own is theirs, and no word of ties. */
function checkOwning(query: Asked, text: string): void {
  if (OWNING.test(text) && !/"value":"own/i.test(JSON.stringify([query.where, filtersOf(query)])))
    noSense('what it is that they own is not said');
}

const OWNING =
  /\b(?:who|that|which|they|(?!its |his )[a-z]+s) owns?(?: (?:,|and|or|have|has|at|by|in|per|versus|vs|for each)\b|[ ,.?]*$)/;

/** "charged off to paid off ratio": two numbers are divided, unless a column is called so. */
function checkRatio(query: Asked, text: string, index: KnowledgeIndex): void {
  const said = RATIO.exec(text)?.[0];
  if (said === undefined || JSON.stringify(query).includes('"operator":"/"')) return;
  const isCalled = columnsIn(query).some(({ table, column }) => {
    const { label, synonyms } = index.field(table, column);
    return [label, ...synonyms].some((name) => text.includes(name) && /\bto\b|\bratio\b/.test(name));
  });
  if (!isCalled) noSense('one number is not divided by the other');
}

const RATIO = /\bto (?:\w+ ){1,3}ratio\b|\bratio of .+ to\b/;

/** "payments left on loan 77" are those to come; nothing tells them from the others. */
function checkLeft(query: Asked, text: string, index: KnowledgeIndex): void {
  if (!/\bleft(?: (?:for|in|of|on|to) |$)/.test(text)) return;
  const isTold = columnsIn(query).some(({ table, column }) => {
    const { label, synonyms, role } = index.field(table, column);
    return role !== 'key' && (role !== 'time' || LEFT.test([label, ...synonyms].join(' ')));
  });
  if (!isTold) noSense('nothing tells what is left of them');
}

const LEFT = /\b(?:left|leav\w+|remain\w*|outstanding|balance|end\w*)\b/;

/** "closed in the year they were issued": two dates of one row are compared. */
function checkSamePeriod(query: Asked, text: string, index: KnowledgeIndex): void {
  if (!SAME_PERIOD.test(text)) return;
  const tests = [...testsOf(query.where), ...filtersOf(query)];
  const isCompared = tests.some((test) => {
    const times = columnsOf(test).filter((one) => index.field(one.table, one.column).role === 'time');
    return times.some((one) => !isSame(one, times[0]));
  });
  if (!isCompared && !JSON.stringify(query.where ?? '').includes('"kind":"exists"'))
    noSense('two dates are not compared');
}

const SAME_PERIOD =
  /\bin the (?:same |very )*(?:day|week|month|quarter|year) (?:(?:that |in which )?(?:it|they|he|she) (?:is|was|were|had|has|got)|as (?:it|they|their|its)) /;

/** "how long has borrower 12 been a customer", "how long have loans been open": the time that something else took is no answer. */
function checkBeenSo(query: Asked, words: readonly string[], index: KnowledgeIndex): void {
  if (!/\bhow long (?:have|has|had) .*\bbeen\b/.test(textOf(words))) return;
  const tables = tablesCalledIn(words, index);
  const asked =
    query.kind === 'list'
      ? [query.from]
      : query.measures.flatMap(({ expression }) => aggregatesOf(expression).map(({ table }) => table));
  if (tables.size > 0 && !asked.some((table) => tables.has(table)))
    noSense('since when they have been so is not in the answer');
}

/** "coaches who earn more than the average player": the average is not that of coaches. */
function checkAverageOf(query: Asked, words: readonly string[], index: KnowledgeIndex): void {
  const of = words.flatMap((word, at) =>
    AVERAGE.has(words[at - 1] ?? '') && !isColumnName(`${word} ${words[at + 1]}`, index)
      ? tablesCalled(word, index)
      : [],
  );
  if (of.length === 0) return;
  const isOfOthers = conjunctsOf(query.where).some(
    (one) => one.kind === 'compare-to-aggregate' && !of.includes(one.aggregate.table),
  );
  if (isOfOthers) noSense('the average is of other rows');
}

/** "the average credit score" is of no credits. */
function isColumnName(words: string, { knowledge }: KnowledgeIndex): boolean {
  return knowledge.datasets.some(({ fields }) =>
    fields.some(({ label, synonyms }) => label === words || synonyms.includes(words)),
  );
}

const AVERAGE: ReadonlySet<string> = new Set(['average', 'mean', 'median', 'typical', 'usual']);

/** "went from late to current": what state something was in before is not kept; where it went is. */
function checkWent(query: Asked, text: string, index: KnowledgeIndex): void {
  const [, state] = WENT.exec(text) ?? [];
  if (state === undefined) return;
  const isOfStates = columnsIn(query).some(({ table, column }) => {
    const { role, values } = index.field(table, column);
    const isState = (one: string | number): boolean => String(one).toLowerCase().split(' ')[0] === state;
    return role === 'category' && values?.some(({ value }) => isState(value)) === true;
  });
  if (isOfStates) noSense('what something was before is not known');
}

const WENT = /\b(?:went|moved|changed|turned|switched|gone|go) from [a-z ]+? to ([a-z]+)\b/;

/** "loans maturing before 2027 and still current": nobody asks for the different days on which rows were something. */
function checkDays({ distinct, fields }: ListQuery, words: readonly string[], index: KnowledgeIndex): void {
  const isOfDays = fields.every(({ role, expression }) => {
    if (role !== 'time' || expression.kind !== 'column') return false;
    const { label } = index.field(expression.table, expression.column);
    return !textOf(words).includes(label);
  });
  if (distinct && isOfDays && !words.some((word) => DAYS.has(word))) noSense('no day is asked for');
}

/** "late fees charged vs late fees paid": two sides that are one number are not told apart. */
function checkTwice(phrases: readonly Phrase[], words: readonly string[]): void {
  if (!words.some((word) => VERSUS.has(word))) return;
  const isTwice = phrasesOf(phrases, 'measures').some(({ measures: [first, ...others] }) =>
    others.some((one) => isSame(one, first)),
  );
  if (isTwice) undecided('how the two that are compared differ is not understood');
}

const VERSUS: ReadonlySet<string> = new Set(['vs', 'vs.', 'versus', 'against']);

/** "recovery as a share of charge-offs": an amount is no part of a number of rows. */
function checkPercent({ measures }: AggregateQuery): void {
  for (const { expression, unit } of measures)
    if (unit?.kind === 'percent' && isAmountByNumber(expression))
      undecided('whether a part of the amount or of the number is asked for is not said');
}

function isAmountByNumber(expression: Expression): boolean {
  if (expression.kind !== 'binary' || expression.operator !== '/')
    return operandsOf(expression).some(isAmountByNumber);
  const [above, below] = [aggregatesOf(expression.left), aggregatesOf(expression.right)];
  const isNumber = below.length > 0 && below.every((one) => one.function === 'count');
  return isNumber && above.some((one) => one.function === 'sum' && one.argument?.kind === 'column');
}

/** "all grades except A and B, default rate": of each that is left, or of all of them together. */
function checkAllBut(query: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const [, named] = ALL_BUT.exec(text) ?? [];
  if (named === undefined || query.dimensions.length > 0) return;
  const isOfGroups = columnsIn({ ...query, measures: [] }).some(
    ({ table, column }) => singularOf(named) === index.field(table, column).label.split(' ').at(-1),
  );
  if (isOfGroups) undecided('whether each of them or all together are asked for is not said');
}

const ALL_BUT = /^(?:all |every )?(?:of )?(?:the )?(\w+) (?:except|but|other than|apart from|excluding)\b/;

/** "open loans did we have on June 30": what passes is known of today only, and the day would be another one. */
function checkPastState(query: Asked, text: string): void {
  if (!PAST_STATE.test(text)) return;
  const isGuessed = query.assumptions.some((one) => one.startsWith('time is by '));
  if (isGuessed) undecided('which of them were so at that time is not known');
}

const PAST_STATE = new RegExp(
  `\\b(?:${PASSING}) [a-z]+ (?:did \\w+ have|had we|were there)\\b|\\bwere (?:${PASSING}) .*\\bago\\b`,
);

/** "borrowers with different states in their loans". */
const WITH_DIFFERENT = /\bwith (?:two |three |several |many )?different\b/;
/** "customers with loans in different states", "who applied through several channels" */
const OF_DIFFERENT =
  /\b(?:with|have|has|had|who|that) (?:[a-z-]+ ){1,4}(?:across|at|by|from|in|of|through) (?:different|multiple|several|various) [a-z]+s\b/;

/** "rank of the Chicago branch by volume" among all of them; "rank branches within region"; "most loans in a month". */
function checkPlace(query: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const isRanked =
    query.perGroup !== null || query.measures.some(({ transform }) => transform?.kind === 'rank');
  if (!isRanked && RANK_OF.test(text)) noSense('its place among the others is asked for');
  if (!isRanked && RANK_WITHIN.test(text)) noSense('they are ranked in each group by itself');
  const isExtreme = query.measures.every(({ expression }) => isExtremeOf(expression));
  if (
    query.dimensions.length === 0 &&
    isExtreme &&
    WITH_MOST.test(text) &&
    tablesCalled(text.split(' ')[0] ?? '', index).length > 0
  )
    noSense('those that have it are asked for');
  const isHidden = query.measures.every(({ name }) => query.hidden?.includes(name));
  if (query.limit === 1 && isHidden && MOST_IN.test(text)) noSense('the number itself is asked for');
}

const RANK_OF =
  /^(?:what (?:is|'s) )?(?:the )?(?:rank|ranking|position|standing) of (?:the )?(?!all\b|each\b|every\b)/;
const RANK_WITHIN = /\brank\w*\b.* within (?:each |every |its |their |the )?[a-z]+/;
const MOST_IN =
  /^(?:what (?:is|was|'s) )?(?:the |our )?(?:max|maximum|minimum|min|highest|lowest|largest|smallest|biggest|fewest|record) (?:number|count|volume|amount|total)\b.* in (?:a|an|any|one) (?:single |given )?(?:day|week|month|quarter|year)\b/;

/** "collections by collector": who did it, and not when. */
function checkAgent({ dimensions }: AggregateQuery, text: string, index: KnowledgeIndex): void {
  const [, agent] = BY_AGENT.exec(text) ?? [];
  if (agent === undefined) return;
  const isWhen = dimensions.some(({ expression, role }) => {
    if (role !== 'time' || expression.kind !== 'column') return false;
    const { label, synonyms } = index.field(expression.table, expression.column);
    return ![label, ...synonyms].some((name) => name.split(' ').includes(agent));
  });
  if (isWhen) noSense(`who the ${agent} was is not known`);
}

const BY_AGENT = /\b(?:by|per|each|every) ([a-z]+(?:er|or|ers|ors))\b/;

/** "vets hired since 2020 with the highest fee". */
const WITH_MOST = /\bwith the (?:highest|lowest|largest|smallest|biggest|longest|shortest)\b/;

function isExtremeOf(expression: Expression): boolean {
  return expression.kind === 'aggregate' && (expression.function === 'max' || expression.function === 'min');
}

/** "all customers but business ones" are not those that are; "total price including charges" is no price of what has some. */
function checkExcept(query: Asked, text: string, index: KnowledgeIndex): void {
  const said = (): string =>
    JSON.stringify([query.where, query.kind === 'list' ? [] : [query.measures, query.having]]);
  if ((EXCEPT.test(text) || ALL_BUT_ONES.test(text)) && !DENIAL.test(said()))
    noSense('what is left out is not denied');
  // "loans including charged-off ones": they are added, and the others stay.
  const isOfGroups = query.kind === 'aggregate' && query.keepEmptyGroups;
  const isOfDays = query.kind === 'list' && query.fields.some(({ role }) => role === 'time');
  if (!isOfGroups && (query.where !== null || isOfDays) && INCLUDING_ONES.test(text))
    noSense('what is included too is not asked for alone');
  const [, part] = INCLUDING.exec(text) ?? [];
  const tables = part === undefined ? [] : tablesCalled(part, index);
  if (tables.some((table) => said().includes(`"related":"${table}"`)))
    noSense('whether it is added or asked for is not said');
}

const EXCEPT = /\b(?:except|excepting|apart from|besides)\b/;
const ALL_BUT_ONES =
  /\b(?:all|every)(?: of)?(?: the| our)? [\w-]+(?: \w+)? but (?!(?:all|also|at|by|for|from|in|just|only|that|they|those|we|where|which|who|with)\b)\w/;
const DENIAL = /"kind":"not"|"negated":true|"operator":"(?:<>|!=)"|"is-null"|"value":0/;
const INCLUDING = /\bincluding (?:the |all |its |their )?(\w+)\b/;
const INCLUDING_ONES =
  /\b(?:including|incl|counting also|also counting) (?:also )?(?:the |those |any |all )?(?:[\w-]+ ){0,3}(?:ones|those|without|with no|with none)\b/;
