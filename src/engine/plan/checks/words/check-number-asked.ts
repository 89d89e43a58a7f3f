import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

type List = Extract<LogicalQuery, { kind: 'list' }>;

/**
 * Rejects rows where one number of all of them is asked for ("what is the overall price in each town", "what percent of boats were sold"),
 * numbers of rows where money is ("how many dollars are due"), one end where both are, and several where one is.
 */
export function checkNumberAsked(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (query.kind === 'list') checkList(query, text);
  else checkAggregate(query, text);
  if (BOTH_ENDS.test(text) && query.limit === 1) noSense('the smallest and the largest are asked for');
  if (WHICH_ONE.test(text) && query.limit !== null && query.limit > 1) noSense('one is asked for');
}

function checkList({ fields, limit }: List, text: string): void {
  const amounts = fields.filter(({ role, expression }) => role === 'measure' && expression.kind === 'column');
  const [, together = ''] = TOGETHER.exec(text) ?? [];
  const isOfEach = fields.some(({ label }) => label.includes(together));
  if (together !== '' && amounts.length > 0 && !isOfEach) noSense('one number of all of them is asked for');
  // "take the ten largest: what percent of the total price do they have?" begins with rows.
  if (limit === null && amounts.some(({ label }) => isAddedUp(label, text)))
    noSense('one number of all of them is asked for');
  if (limit === null && PART_ASKED.test(text)) noSense('what part of the whole it is is asked for');
  if (PART_OF_ALL.test(text)) noSense('one number of all of them is asked for');
  if (OF_EACH_TIME.test(text)) noSense('a number of each time is asked for');
}

/** "what amount, in *total price*, was sold"; of a column that is called so it is the value of each. */
function isAddedUp(label: string, text: string): boolean {
  const said = ` ${text} `;
  return ADDED_UP.some((total) => !label.startsWith(total) && said.includes(` ${total} ${label} `));
}

const ADDED_UP = ['total', 'overall', 'combined', 'sum of', 'sum of the', 'total of', 'total of the'];

function checkAggregate({ measures, dimensions }: AggregateQuery, text: string): void {
  const isOfCounts = measures.every(
    ({ expression }) => expression.kind === 'aggregate' && expression.function === 'count',
  );
  if (MONEY_ASKED.test(text) && isOfCounts) noSense('how much it is is not in the answer');
  const periods = dimensions.flatMap(({ expression }) =>
    expression.kind === 'date-part' ? [expression.part] : [],
  );
  if (OF_EACH_TIME.test(text) && new Set(periods).size < periods.length)
    noSense('of which date the time is, is not said');
}

const TOGETHER =
  /(?:^|[,:] )what (?:is|was|are|were) the (combined|overall|total) |^what (?:amount|sum) (?:, )?in (total) /;
const PART_OF_ALL = /(?:^|[,:] )what (?:percent|percentage) of (?:all |the |our )*[a-z]+s\b/;
/** "if we put the balance against the price, what percentage results?" */
const PART_ASKED =
  /\b(?:what|which) (?:%|fraction|percent|percentage|portion|proportion|share)\b(?! (?:interest|point|points|rate|rates)\b)/;
const OF_EACH_TIME = /^(?:annual|monthly|quarterly|weekly|yearly) /;
const MONEY_ASKED = /\bhow many (?:dollars|euros|pounds) (?:of|in|are|is|were|was|worth)\b/;
const BOTH_ENDS =
  /\b(?:lowest|smallest) and (?:the )?(?:highest|largest)\b|\b(?:highest|largest) and (?:the )?(?:lowest|smallest)\b/;
const WHICH_ONE = /\bin which one\b|\bwhich one of\b/;

/** Without one of these {@link checkNumberAsked} holds on to nothing. */
export const NUMBER_ASKED_CUES: readonly Cue[] = [
  TOGETHER,
  PART_ASKED,
  PART_OF_ALL,
  /\b(?:combined|overall|sum of|total)\b/,
  OF_EACH_TIME,
  MONEY_ASKED,
  BOTH_ENDS,
  WHICH_ONE,
];
