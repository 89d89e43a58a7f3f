import type { Expression } from '../../../../shared/mod.ts';
import { conjunctsOf, filtersOf, testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { Condition, ListQuery, LogicalQuery } from '../../../logical-query.ts';
import { columnsIn, columnsOf, columnsOfCondition } from '../../columns-in.ts';
import { isCalledAfter, isPastForm } from '../../deeds.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { literalsOf } from '../../states-asked.ts';
import { tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import { checkParticiple } from '../people/check-participle.ts';

type Asked = Exclude<LogicalQuery, { kind: 'values' }>;

interface Said {
  readonly words: readonly string[];
  readonly index: KnowledgeIndex;
}

/**
 * Rejects a query in which nothing is left of a small word that says when, in which order or of which rows something is
 * so: "the next appointment", "late and then paid off", "their first payment", "ever been late".
 */
export function checkLeftOut(query: LogicalQuery, said: Said): void {
  if (query.kind === 'values') return;
  const text = textOf(said.words);
  const tests = [...testsOf(query.where), ...filtersOf(query)];
  checkNext(query, { ...said, text });
  checkTurnOfStates(tests, said.words);
  checkWhatPasses(tests, said.words);
  checkDenied(query, said);
  checkNumbered(tests, text, said.index);
  checkBound(query, said);
  checkEmptyToo(query, text);
  checkAmountOf(query, text, said.index);
  checkDifference(tests, text);
  const isBefore = (): boolean =>
    tests.some((one) => one.kind !== 'is-null' && /expir/i.test(JSON.stringify(one)));
  if (/\bexpired (?:(?:of|with) )?[a-z]+s\b/.test(text) && !isBefore())
    noSense('whether they have expired is not asked for');
  if (OWN_ONES.test(text) && !/"own\b/i.test(JSON.stringify(query)))
    noSense('which of them are own ones is not told');
  if (EVERY_BUT.test(text) && !/"<>"|"kind":"not"|"not-in"|"isNegated":true/.test(JSON.stringify(query)))
    noSense('what is left out is not left out');
  if (query.kind === 'list') checkRows(query, { ...said, text });
}

/** "in every state but Ohio"; "each month, but only for mortgages" leaves none out. */
const EVERY_BUT =
  /\b(?:any|each|every) [a-z]+ but (?!(?:all|excluding|for|in|just|no|not|only|that|which|who|with|without)\b)/;

/** "how many own goals": a kind of them, and nobody's own. */
const OWN_ONES = /\b(?:how many|number of|the|all|most) own (?!by\b)[a-z]+s\b/;

interface Spoken extends Said {
  readonly text: string;
}

/** "the next appointment of each pet" is one that is still to come; "next month" is a time that the query has. */
function checkNext(query: Asked, { words, text, index }: Spoken): void {
  if (!words.includes('next') || NEXT_PLACE.test(text)) return;
  const columns = columnsIn(query).map(({ table, column }) => index.field(table, column));
  const isDated = conjunctsOf(query.where).some((one) => timesIn(one, index));
  // "due next month" is no column of when a vaccination is next due.
  const isName = !NEXT_TIME.test(text) && columns.some(({ label }) => label.split(' ').includes('next'));
  if (!isDated && !isName) noSense('what is to come next is not told apart from what was');
}

/** "next to each other", "the next best". */
const NEXT_PLACE = /\bnext (?:to|best|largest|highest|lowest|smallest)\b/;

const NEXT_TIME = /\bnext (?:day|week|month|quarter|year)\b/;

function timesIn(condition: Condition, index: KnowledgeIndex): boolean {
  if (condition.kind === 'test' && condition.expression.kind === 'is-null') return false;
  return columnsOfCondition(condition).some((one) => index.field(one.table, one.column).role === 'time');
}

/** "late and then paid off": a row has one of the two now, and which it had before is not kept. */
function checkTurnOfStates(tests: readonly Expression[], words: readonly string[]): void {
  if (!words.includes('then')) return;
  for (const test of tests) {
    if (test.kind !== 'in' || test.negated) continue;
    const at = literalsOf(test).map((value) => words.indexOf(value.toLowerCase().split(' ')[0] ?? ''));
    const then = words.indexOf('then');
    if (at.some((one) => one >= 0 && one < then) && at.some((one) => one > then))
      noSense('what something was before is not known');
  }
}

/** "have ever been late": what passes, and is no deed, is known of today only. */
function checkWhatPasses(tests: readonly Expression[], words: readonly string[]): void {
  const at = words.findIndex((word, place) => word === 'ever' && BEEN.has(words[place + 1] ?? ''));
  const state = words[at + 2];
  if (at < 0 || state === undefined || isPastForm(state)) return;
  if (tests.some((one) => isTestOf(one, state)))
    undecided(`whether they are ${state} today or were so once is not said`);
}

const BEEN: ReadonlySet<string> = new Set(['been', 'was', 'were']);

function isTestOf(test: Expression, state: string): boolean {
  return (
    test.kind === 'binary' &&
    test.operator === '=' &&
    literalsOf(test).some((literal) => literal.toLowerCase() === state)
  );
}

/** "loan 2020: who is the borrower?": one row by its number, and no year. */
function checkNumbered(tests: readonly Expression[], text: string, { knowledge }: KnowledgeIndex): void {
  const [, noun, year] = NUMBERED.exec(text) ?? [];
  if (noun === undefined || !knowledge.datasets.some(({ label }) => label === noun)) return;
  if (tests.some((one) => one.kind === 'binary' && literalsOf(one).includes(`${year}-01-01`)))
    noSense(`whether ${noun} number ${year} or the ${noun}s of ${year} are meant is not said`);
}

const NUMBERED =
  /^(?:(?:.* )?(?:about|display|find|for|get|give|list|me|of|on|out|see|show|up) )?(\w+) ((?:19|20)\d\d) ?(?:[:,?]|$)/;

/**
 * "not resolved": with the state "closed" beside it, a ticket that is not in the state "resolved" may have been. Its date
 * tells, where there is one.
 */
function checkDenied(query: Asked, { words, index }: Said): void {
  for (const test of deniedIn(query.where)) {
    const said = literalsOf(test).map((literal) => literal.toLowerCase());
    const state = words.find((word) => isPastForm(word) && said.includes(word));
    const [column] = columnsOf(test);
    if (state === undefined || column === undefined) continue;
    const { fields } = index.dataset(column.table);
    const date = fields.find((one) => one.role === 'time' && one.isNullable && isCalledAfter(one, state));
    const isTested = columnsIn(query).some((one) => one.table === column.table && one.column === date?.name);
    if (date !== undefined && !isTested)
      undecided(`whether the state or the ${date.label} tells what is not ${state} is not said`);
  }
}

function deniedIn(where: Condition | null): readonly Expression[] {
  return conjunctsOf(where).flatMap((one) => {
    if (one.kind === 'not') return one.of.kind === 'test' ? [one.of.expression] : [];
    if (one.kind !== 'test') return [];
    const { expression } = one;
    if (expression.kind === 'not') return [expression.operand];
    return expression.kind === 'binary' && expression.operator === '<>' ? [expression] : [];
  });
}

/** "payments under the amount due": a bound that nothing is compared with. */
function checkBound(query: Asked, { words, index }: Said): void {
  if (query.where !== null || (query.kind === 'aggregate' && (query.having ?? query.versus) != null)) return;
  if (query.kind === 'aggregate' && query.measures.some(({ expression }) => isFiltered(expression))) return;
  const at = words.findIndex((word, place) => UNDER.has(word) && BEFORE_BOUND.has(words[place + 1] ?? ''));
  if (at < 0) return;
  const bound = words[at + 2] ?? '';
  const isField = columnsIn(query).some(({ table, column }) =>
    index.field(table, column).label.split(' ').includes(bound),
  );
  if (isField) noSense('nothing is compared');
}

const UNDER: ReadonlySet<string> = new Set(['under', 'below', 'above', 'over', 'beyond', 'exceeding']);
const BEFORE_BOUND: ReadonlySet<string> = new Set(['the', 'their', 'its']);

function isFiltered(expression: Expression): boolean {
  return aggregatesOf(expression).some(({ filter }) => filter != null);
}

/** "$1,000 more than the amount due": the difference of the two is bounded, and not each by itself. */
function checkDifference(tests: readonly Expression[], text: string): void {
  if (!BY_SO_MUCH.test(text)) return;
  const isOfColumns = (one: Expression): boolean =>
    one.kind === 'binary' && one.left.kind === 'column' && one.right.kind === 'column';
  if (tests.some(isOfColumns)) noSense('how much the difference of the two is, is not compared');
}

const BY_SO_MUCH =
  /\d[\d,.]*k?%? (?:\w+ )?(?:more|less|fewer|higher|lower|larger|bigger|smaller|later|earlier) than\b/;

/** "per branch, including those without loans": what is divided by those that have some. */
function checkEmptyToo(query: Asked, text: string): void {
  if (query.kind !== 'aggregate' || query.dimensions.length > 0 || !EMPTY_TOO.test(text)) return;
  const isOfSome = query.measures.some(({ expression }) =>
    aggregatesOf(expression).some(({ distinct }) => distinct),
  );
  if (isOfSome) noSense('those without any are not among what it is divided by');
}

const EMPTY_TOO =
  /\b(?:including|counting|also|even) (?:the |those |ones |\w+ )?(?:without|with (?:no|none|zero)|that have no|who have no|having no)\b/;

/** "how much of the amount due was not paid": the amount paid is kept beside the amount due, and is no state of it. */
function checkAmountOf(query: Asked, text: string, index: KnowledgeIndex): void {
  const [, part, done, ours] = PART_OF_AMOUNT.exec(text) ?? [];
  const deed = done ?? ours;
  if (deed === undefined || query.kind !== 'aggregate' || query.measures.length !== 1) return;
  const [measure] = query.measures;
  const [summed] = measure === undefined ? [] : columnsOf(measure.expression);
  if (measure === undefined || summed === undefined) return;
  const { label, name } = index.field(summed.table, summed.column);
  const isOfDeed = label.split(' ').includes(deed.replace(/^re/, ''));
  if (measure.transform !== null && done !== undefined && isOfDeed)
    noSense(`each one's part of all of the ${label} is not asked for`);
  const head = label.split(' ')[0] ?? '';
  const isKept = index.dataset(summed.table).fields.some((one) => {
    const said = one.label.split(' ');
    if (one.name === name || one.role !== 'measure' || !said.includes(deed)) return false;
    return said.includes(head) || (part !== undefined && isPastForm(deed) && said.includes('amount'));
  });
  const isOfPart = part === undefined || isPastForm(deed);
  if (isKept && isOfPart && index.field(summed.table, summed.column).role === 'measure' && !isOfDeed)
    undecided(
      `whether the ${label} of what is ${deed} is asked for, or a difference of two amounts, is not said`,
    );
}

const PART_OF_AMOUNT = new RegExp(
  String.raw`(?:^|\s)(?:how much|(percentage|percent|%|pct|share|proportion|portion|part|fraction)) of (?:the |what )?[\w -]+? ` +
    String.raw`(?:(?:is|was|are|were|been)(?: not| never| still| already)? (\w+)|(?:have|has|had) we (?:already |so far )?(\w+))\b`,
);

/** Rejects a list that shows, or chooses, other rows than the words say. */
function checkRows(query: ListQuery, { words, text, index }: Spoken): void {
  // "loans that missed their first payment": of each of them, not of all.
  if (query.limit !== null && query.perGroup === null && THEIR_FIRST.test(text))
    noSense('the first of each of them is asked for, not of all');
  if (/^what (?:has |have )?(?:became|become|happened)\b/.test(text))
    undecided('what is wanted to be known of them is not said');
  // "grades with above-average rates": of each row, or of all rows of a grade.
  if (query.distinct && conjunctsOf(query.where).some(isAgainstAll) && !isRowOf(query, index))
    undecided('whether each row or all rows together are compared is not said');
  // "regions with more late than charged-off loans": all loans of a region, and not those of one branch in it.
  const isOfEachRow = testsOf(query.where).some(
    (one) => one.kind === 'binary' && [one.left, one.right].every(({ kind }) => kind === 'related'),
  );
  if (query.distinct && isOfEachRow && !tablesCalledIn(words, index).has(query.from))
    noSense('all rows of one value together are compared');
  if (query.distinct && query.where === null && DIFFERENT_FROM.test(text)) noSense('nothing is compared');
  checkParticiple(query, text, index);
  checkShownTime(query, { words, text, index });
}

const THEIR_FIRST =
  /\b(?:that|which|who|whose)\b.*\b(?:their|its|his|her) (?:very )?(?:first|last|latest|earliest|newest|oldest)\b/;
const DIFFERENT_FROM = /\b(?:is|are|was|were|be) (?:different|other) (?:from|than|to)\b|\bdiffers? from\b/;

function isAgainstAll(one: Condition): boolean {
  return one.kind === 'compare-to-aggregate' && one.within === undefined;
}

function isRowOf({ fields }: ListQuery, index: KnowledgeIndex): boolean {
  return fields.some(({ role, expression }) => {
    if (role === 'identifier') return true;
    if (expression.kind !== 'column') return false;
    const field = index.field(expression.table, expression.column);
    return field.role === 'key' || field.role === 'name';
  });
}

/** "companies that signed up in 2024": the day is what they are chosen by, and not what is asked for. */
function checkShownTime(query: ListQuery, { words, text, index }: Spoken): void {
  if (query.distinct || ASKS_DAY.test(text)) return;
  const chosen = testsOf(query.where).flatMap(columnsOf);
  const isChosenBy = query.fields.every(
    ({ expression, role }) =>
      role === 'time' &&
      expression.kind === 'column' &&
      chosen.some(({ table, column }) => table === expression.table && column === expression.column),
  );
  const { labelPlural } = index.dataset(query.from);
  if (isChosenBy && words[0] === labelPlural.split(' ')[0])
    noSense('what is to be shown of them is not said');
}

const ASKS_DAY = /\b(?:when|dates?|days?|times?|months?|years?)\b/;
