import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/**
 * Rejects a number of what is only told before something is asked of it: "late loans. show the balance by region" counts nothing, and
 * "our volume: what percentage of it is mortgages?" asks for the percentage alone.
 */
export function checkToldFirst(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.measures.length < 2) return;
  const text = textOf(words);
  const [first] = query.measures;
  const isCount = first?.expression.kind === 'aggregate' && first.expression.function === 'count';
  if (isCount && TOLD.test(text) && !COUNTED.test(text))
    undecided('whether the number of what is told first is asked for is not said');
  if (OF_IT.test(text) || (OF_MONEY.test(text) && query.measures.length > 2))
    undecided('whether what is told first is asked for too is not said');
}

/** "late loans. show …", and not "average fee by kind. show it per year" */
const TOLD = /^(?!.*\. (?:and|also)\b)[^.?]+ \. (?:please )?(?:display|give|list|report|show|what|which)\b/;
const COUNTED = /(?:#|\b(?:count(?:ed|s)?|fewest|many|most|numbers?|often|tally)\b)/;
/** "of the money that came in, how much was principal and how much was interest": two parts of it alone */
const OF_MONEY = /^(?:of|out of) [^,?]+ , how much \S+ \S+(?: \S+)? and how much (?:\S+ ){1,3}[?.]/;
/** "our volume: what percentage of it is …", "what share of that" */
const OF_IT =
  /^(?!.*\b(?:and|as well as|how many)\b.*[.:;])[^.:;?]+ [.:;] (?:how much|what|which) (?:(?:fraction|part|percentage|portion|proportion|share) )?of (?:it|that|this)\b(?!.* and\b)/;
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';

/** Rejects what is told first where it was read as something else than the rows of which the question is: "no late trip - which boats are they". */
export function checkToldFirst(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (query.kind === 'list') {
    const [, noun = '', more] = WHICH_ARE_THEY.exec(text) ?? [];
    const asked = tablesCalled(noun, index);
    if (asked.length > 0 && !asked.includes(query.from)) noSense(`the ${noun} themselves are asked for`);
    if (more !== undefined && shownOutputs(query).length < 2) noSense('more of them is asked for');
    checkIdOfOthers(query.from, words, index);
    return;
  }
  if (AMONG.test(text) && query.dimensions.some(({ name }) => query.hidden?.includes(name) === true))
    noSense('the groups that are told first are those asked for');
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
  const isNamed = words.some((word) => tablesCalled(word, index).includes(from));
  const ids = words.flatMap((word, at) => (words[at + 1] === 'id' ? tablesCalled(word, index) : []));
  if (!isNamed && ids.length > 0 && !ids.includes(from)) noSense('of which rows the key is decides');
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
/** "money of 2024: what percent of those payments …" */
const PART_OF_THOSE =
  /^(?!what|which|how)[^:?]+ : (?:what|which) (?:percent|percentage|share|proportion|%) of (?:these|those|them)\b/;
/** "how many payments come due, and for what total amount" */
const DUE = /\bpayments? (?:are|come|comes|coming|fall|falls|falling|that come|that fall) due\b/;
const CAME_IN = /\b(?:paid|received|collect\w*|came in|cash)\b/;
