import { testsOf } from '../../../conjuncts.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import { isSame } from '../../../is-same.ts';
import type { AggregateQuery, LogicalQuery, MeasureOutput } from '../../../logical-query.ts';
import { columnsOf } from '../../columns-in.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** Rejects what is no difference where one is asked for, and the difference of other rows than those that it is said to be over. */
export function checkDifferences(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  const isOfDifference = query.kind === 'aggregate' && query.measures.some(isDifference);
  if (TIMES_ONE.test(textOf(words))) noSense('by what it is multiplied is not understood');
  const text = textOf(words);
  if ((MINUS_OF_TIME.test(text) || MINUS_OF_SAME.test(text)) && !isOfDifference)
    noSense('what is taken away is no condition');
  if (BY_HOW_MUCH.test(text) && !isOfDifference) noSense('by how much it is more is not in the answer');
  if (query.kind !== 'aggregate') return;
  if (HOW_MUCH_MORE.test(textOf(words)) && !isOfDifference)
    noSense('how much the one is more than the other is not in the answer');
  if (AND_CHANGE.test(text) && query.measures.length === 1)
    noSense('what is asked beside the change is not in the answer');
  if (
    MOVING.test(textOf(words)) &&
    !query.measures.some(({ transform }) => transform?.kind === 'moving-average')
  )
    noSense('what moves along with each period is asked for');
  if (COMPARE_WITH.test(textOf(words)) && isOfOneSide(query))
    noSense('what is compared is not in the answer');
  if (lacksBefore(query, words)) noSense('what was in the period before is to stand beside each');
  const isAlone = query.measures.length === 1 && query.versus === undefined && query.sides === undefined;
  if (AGAINST_ALL.test(text) && isAlone) noSense('that of all together is to stand beside each');
  if (AGAINST.test(textOf(words)) && isOne(query)) noSense('what is compared is not in the answer');
  // "average rate of all minus average rate of late ones": what is said last is of both.
  const isOfSame = query.measures.some(
    ({ expression }) =>
      expression.kind === 'binary' &&
      expression.operator === '-' &&
      isSame(expression.left, expression.right),
  );
  if (isOfSame) undecided('of which of them the last is said is not known');
  if (query.measures.some(isOfOneTime)) undecided('of which time the other amount is is not said');
  checkRowsOfDifference(query, words, index);
  checkShortfall(query, words);
  checkNounOfSecond(query, words, index);
}

/** "swim visits in 2023 versus *visits* in 2024": whether these are swim visits too is not said. */
function checkNounOfSecond({ where }: AggregateQuery, words: readonly string[], index: KnowledgeIndex): void {
  const [, noun = ''] = SECOND_OF_YEAR.exec(textOf(words)) ?? [];
  if (tablesCalled(noun, index).length === 0) return;
  const isOfMore = testsOf(where)
    .flatMap(columnsOf)
    .some(({ table, column }) => index.field(table, column).role !== 'time');
  if (isOfMore) undecided('whether what is said of the first side holds for both is not said');
}

const SECOND_OF_YEAR =
  /\b(?:against|compared (?:to|with)|versus|vs) ([a-z]+s) (?:during|from|in|of) (?:19|20)\d\d\b/;

/** "loans booked for less than was requested: the average shortfall" is what the one lacks of the other, and no other difference. */
function checkShortfall({ measures, where }: AggregateQuery, words: readonly string[]): void {
  if (!words.some((word) => DIFFERENCES.has(word))) return;
  const compared = testsOf(where).flatMap((one) =>
    one.kind === 'binary' && one.left.kind === 'column' && one.right.kind === 'column'
      ? [[one.left, one.right].map((column) => JSON.stringify(column))]
      : [],
  );
  const said = measures.filter((one) => isDifference(one)).map((one) => JSON.stringify(one.expression));
  if (compared.some((pair) => !said.some((one) => pair.every((column) => one.includes(column)))))
    undecided('what the one lacks of the other is not in the answer');
}

const DIFFERENCES: ReadonlySet<string> = new Set(['difference', 'excess', 'gap', 'shortfall', 'surplus']);

/** "price times one minus discount" is less by that part of it, where nobody multiplies by one. */
const TIMES_ONE = /(?:\*|×|\bmultiplied by|\btimes) (?:1|one) (?:-|less|minus|−) /;

/** "compare the volume of car loans with student loans by branch" has two of each branch. */
const COMPARE_WITH = /^compare .+ (?:against|to|versus|vs|with) /;

function isOfOneSide({ measures, sides, versus, where }: AggregateQuery): boolean {
  const areSeveral = measures.length > 1 || sides !== undefined || versus !== undefined;
  return !areSeveral && measures.every(isPlain) && where !== null && !partsOf(where).some(isChoice);
}

function isPlain({ transform }: MeasureOutput): boolean {
  return transform === null;
}

/** One of several. */
function isChoice(part: object): boolean {
  return 'kind' in part && (part.kind === 'any' || part.kind === 'in' || part.kind === 'logical');
}

/** "number of sales by month alongside the previous month" asks for it beside each month, and for no time. */
function lacksBefore({ dimensions, measures }: AggregateQuery, words: readonly string[]): boolean {
  const [, period] = BESIDE_BEFORE.exec(textOf(words)) ?? [];
  return (
    period !== undefined &&
    dimensions.some(({ expression }) => expression.kind === 'date-part' && expression.part === period) &&
    !measures.some(({ transform }) => transform?.kind === 'change')
  );
}

const BESIDE_BEFORE =
  /\b(?:alongside|beside|next to|and|with) (?:the |its |that of the )?(?:preceding|previous|prior) (month|quarter|week|year)\b/;

/** "default rate by grade compared with the overall default rate" */
const AGAINST_ALL = /\b(?:against|compared (?:to|with)|versus|vs) (?:the |our )?(?:general|global|overall) /;

/** "volume this year against that of last year" is no single number. */
const AGAINST = /\b(?:against|versus|vs|compared (?:to|with))\b/;

/** "trailing 12-month volume by month" is no volume of each month. */
const MOVING =
  /\b(?:trailing|rolling|moving) \d+ (?<unit>month|quarter|week|day)s? .*\b(?:by|per|each|every|for each) \k<unit>\b/;

function isOne({ dimensions, measures, sides, having, versus }: AggregateQuery): boolean {
  const [only, ...others] = measures;
  return (
    dimensions.length + others.length + (versus ?? []).length === 0 &&
    sides == null &&
    having === null &&
    only?.expression.kind === 'aggregate'
  );
}

/** "*loans* issued minus *loans* closed": two numbers of rows, and no rows that are left out. */
const MINUS_OF_SAME =
  /\b([a-z]{4,}) (?:(?!and |or |, )\S+ )?(?:minus|less) (?:the )?(?:number of |count of )?\1\b(?! (?:in|with|of|from)\b)/;
/** "loans issued in 2025 minus loans closed in 2025": two numbers, and not the rows that are not so. */
const MINUS_OF_TIME = /\bminus (?:\S+ )+?(?:19|20)\d\d\b/;

/** "sales per town and the change in %" */
const AND_CHANGE = /(?<!\bbetween .*) and the (?:% |percent |percentage )?(?:change|growth)\b/;

/** "shops above the average rate, and by how much" */
const BY_HOW_MUCH =
  /\b(?:above|below|beat|beats|exceed|exceeds|greater|higher|lower|over|under) .*\bby how much(?: (?:it|they|that) (?:are|does|do|is|was|were)(?: so)?)?(?: [.?!])?$/;
/** "How much less than requested did we lend?" */
const HOW_MUCH_MORE =
  /^(?:(?:and|by|so|then) )?how (?:many|much) (?:above|below|fewer|higher|larger|less|lower|more|smaller)\b(?! than (?:an?\b|one\b|\$|[\d.]))/;

function isDifference({ expression, transform }: MeasureOutput): boolean {
  return transform?.kind === 'change' || partsOf(expression).some(isMinus);
}

function isMinus(part: object): boolean {
  return 'kind' in part && part.kind === 'binary' && 'operator' in part && part.operator === '-';
}

/** "principal of loans charged off in 2025 minus recoveries": the recoveries of all times are taken from that year's. */
function isOfOneTime({ expression }: MeasureOutput): boolean {
  if (expression.kind !== 'binary' || expression.operator !== '-') return false;
  const times = [expression.left, expression.right].map((side) => DAY.test(JSON.stringify(side)));
  return times[0] !== times[1];
}

const DAY = /"\d{4}-\d{2}-\d{2}"/;

/** "requested amount minus amount lent, over all loans": of their applications, and not of all that there are. */
function checkRowsOfDifference(
  { measures }: AggregateQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const [, noun = ''] = OVER_ALL.exec(textOf(words)) ?? [];
  const tables = noun === '' ? [] : tablesCalled(noun, index);
  if (tables.length === 0) return;
  const isOfOthers = measures.some(
    ({ expression }) =>
      partsOf(expression).some(isMinus) &&
      new Set(aggregatesOf(expression).map(({ table }) => table)).size > 1,
  );
  if (isOfOthers) undecided('whether the difference is of each row or of all is not said');
}

const OVER_ALL = /\b(?:across|for|of|on|over) (?:all|every|each)(?: (?:of )?(?:our|the))? ([a-z]+)\b/;
