import type { AggregateExpression, Expression } from '../../../../shared/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled, tablesCalledIn } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects what is told first where it was read as something else than the rows of which the question is: "no late trip - which boats are they". */
export function checkToldRows(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (query.kind === 'list') {
    const [, noun = '', more] = WHICH_ARE_THEY.exec(text) ?? [];
    const asked = tablesCalled(noun, index);
    if (asked.length > 0 && !asked.includes(query.from)) noSense(`the ${noun} themselves are asked for`);
    if (noun !== '' && query.where === null && query.limit === null)
      noSense('what is told first is not there');
    if (more !== undefined && shownOutputs(query).length < 2) noSense('more of them is asked for');
    checkIdOfOthers(query.from, words, index);
    return;
  }
  if (AMONG.test(text) && query.dimensions.some(({ name }) => query.hidden?.includes(name) === true))
    noSense('the groups that are told first are those asked for');
  const [first] = query.measures;
  if (COUNT_OF_THAT.test(text) && aggregatesOf(first?.expression ?? NOTHING).some(isAmount))
    noSense('of which rows is told first');
  if (PART_OF_THOSE.test(text) && query.measures.length > 1) noSense('of which rows is told first');
  if (
    DUE.test(text) &&
    !CAME_IN.test(text) &&
    query.measures.some(({ expression }) =>
      aggregatesOf(expression).some(({ argument }) => argument?.kind === 'column' && isPaid(argument, index)),
    )
  )
    noSense('what is due is asked for');
}

/** "what is pending? give the order id": the rows are orders, if no others are named. */
function checkIdOfOthers(from: string, words: readonly string[], index: KnowledgeIndex): void {
  if (words[0] !== 'what' || words[1] !== 'is') return;
  const isNamed = tablesCalledIn(words, index).has(from);
  const ids = words.flatMap((word, at) => (words[at + 1] === 'id' ? tablesCalled(word, index) : []));
  if (!isNamed && ids.length > 0 && !ids.includes(from)) noSense('of which rows the key is decides');
}

const NOTHING: Expression = { kind: 'literal', value: null };

function isAmount({ function: how }: AggregateExpression): boolean {
  return how !== 'count';
}

function isPaid(
  { table, column }: { readonly table: string; readonly column: string },
  index: KnowledgeIndex,
): boolean {
  return index
    .field(table, column)
    .label.split(' ')
    .some((word) => word === 'paid' || word === 'received');
}

/** "…: which boats are they, and when …" */
const WHICH_ARE_THEY =
  / (?:[:,-] )+(?:what|which) ([a-z]+) are (?:these|those|they)\b( , (?!from|by|in)\S+)?/;
/** "among boat kinds with two owners, which has …" */
const AMONG = /^(?:across|among|amongst|of|out of) [^,]+ , (?:what|which)\b/;
/** "over 9 days late: how many trips is that" */
const COUNT_OF_THAT = /^[^:?]+ : how many [a-z]+ (?:are|is|would) (?:that|those)\b/;
/** "money of 2024: what percent of those payments …" */
const PART_OF_THOSE =
  /^(?!what|which|how)[^:?]+ : (?:what|which) (?:percent|percentage|share|proportion|%) of (?:these|those|them)\b/;
/** "how many payments come due, and for what total amount" */
const DUE = /\bpayments? (?:are|come|comes|coming|fall|falls|falling|that come|that fall) due\b/;
const CAME_IN = /\b(?:paid|received|collect\w*|came in|cash)\b/;

/** Without one of these {@link checkToldRows} holds on to nothing. */
export const TOLD_ROWS_CUES: readonly Cue[] = [
  WHICH_ARE_THEY,
  AMONG,
  COUNT_OF_THAT,
  PART_OF_THOSE,
  DUE,
  'id',
];
