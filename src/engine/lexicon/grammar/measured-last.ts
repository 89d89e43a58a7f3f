import { type Turn, turn } from '../turn.ts';

const EACH = '(?:by|per|for each|for every|in each|in every|at each)';
/** Groups before the question. */
const LEAD = `(?<L>(?:${EACH} [^,;:?.]+ , )?)`;
const ASKED =
  '(?:(?:please )?(?:show|give|tell|report|list|compute|calculate|find|get|state)(?: me| us)? |what (?:is|was|are|were) |i need |how (?:high|large|big|long) (?:is|was|are|were) )?(?:the |our )?';
/** An amount, and no number of rows. */
const QUANTITY =
  '(?<M>(?!(?:average|mean|median|total|number|count|share|percentage|highest|lowest|maximum|minimum|sum)\\b)[a-z]+(?: (?!(?:of|for|on)\\b)[a-z]+){0,2}?)';
/** What is compared may be the average or the total of each. */
const ROWS =
  '(?<X>(?!.*\\b(?:above|at least|at most|below|between|exceed[a-z]*|fewer|greater|larger|less|more|over|smaller|than|under|who|whose)\\b)[^,;:?.]+?)';
const ALL_ROWS = '(?<X>(?!.*\\b(?:at least|at most|fewer|more than \\d|who)\\b)[^,;:?.]+?)';
const GROUPED = `(?<G>(?: (?:${EACH}|across|split by|grouped by|broken down by|broken out by) [a-z]+(?: [a-z]+){0,3}?)?)`;

const NUMBER = '[$]? ?[0-9][0-9.,]*[kmb]?(?: (?:dollars|percent|months|years))?';
const BOUND = `(?:(?:with|having) an? (?:[a-z]+ ){1,3})?(?:of )?(?:over|above|under|below|exceeding|(?:more|less|larger|bigger|smaller|higher|lower) than|at (?:least|most)) ${NUMBER}`;
const TIME = '(?:[a-z0-9]+ ){0,6}?(?:19|20)[0-9]{2}(?: (?:or|and) (?:later|earlier|after|before))?';

/** What is said last of an amount, whether it is its average or its total, is said of it where it stands. */
export const measuredLastTurns = (): readonly Turn[] => [
  // "the price of boats sold in 2024, on average", "show the cost of late boats in total by town"
  turn(
    `${LEAD}${ASKED}${QUANTITY} (?<P>of|for|on) ${ALL_ROWS}(?: ,)? on average${GROUPED}`,
    'L average M P X G',
  ),
  turn(
    `${LEAD}${ASKED}${QUANTITY} (?<P>of|for|on) ${ROWS}(?: ,)? in (?:total|all|sum)${GROUPED}`,
    'L total M P X G',
  ),
  // "what price do late boats have on average per town"
  turn(
    `${LEAD}(?:what|which) ${QUANTITY} (?:do|did) (?:the |our |all )*${ALL_ROWS} (?:have|carry|bear|show) on average${GROUPED}`,
    'L average M of X G',
  ),
  // "the share of boats over 20 feet built in 2022 that are late": a time before what they are compared by
  turn(
    `(?<Q>.*[a-z]s) (?<B>${BOUND}) (?<D>(?:[a-z]+ed|made|lent) (?:in|during|since|before|after|between|from) ${TIME})(?<R>(?: .+)?)`,
    'Q D B R',
  ),
];
