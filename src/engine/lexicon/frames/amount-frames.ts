import { type Turn, turn } from '../turn.ts';

const OPENING = "(?:(?:what|how much) (?:is|was|are|were|'s) )?(?:the |our )?";
const OF = '(?:of|on|for)';
/** What can be added up: a rate or a count is no amount. */
const AMOUNT =
  '(?!(?:[a-z-]+ ){0,2}?(?:ages?|averages?|counts?|dates?|ids?|list|means?|medians?|names?|numbers?|percent|percentages?|rates?|ratios?|scores?|shares?|terms?|totals?) )[a-z-]+(?: [a-z-]+){0,2}';
const QUANTITY =
  '(?!(?:[a-z-]+ ){0,2}?(?:averages?|counts?|dates?|ids?|list|means?|medians?|names?|numbers?|percent|percentages?|shares?|totals?) )[a-z-]+(?: [a-z-]+){0,2}';
const ADDED =
  '(?:in total|in all|altogether|all together|all told|combined|total|totalled|totaled|summed(?: up)?|added (?:up|together)|taken together)';
const AVERAGED = '(?:mean|average|averaged|averaged out|on average)';

/** A sum or an average that is said after what it is of: "the price of the late orders, summed up". */
export const AMOUNT_FRAMES: readonly Turn[] = [
  turn(`${OPENING}(?<M>${AMOUNT}) ${OF} S ,? ?${ADDED}`, 'total M of S'),
  turn(
    `(?:in total|in all|altogether|all together|all told) , ${OPENING}(?<M>${AMOUNT}) ${OF} S`,
    'total M of S',
  ),
  turn(
    `what (?:does|do|did) (?:the |our )?(?<M>${AMOUNT}) ${OF} S (?:come to|add up to|sum to|amount to|total)(?: ${ADDED})?`,
    'total M of S',
  ),
  turn(`${OPENING}(?<M>${QUANTITY}) ${OF} S like on average`, 'average M of S'),
  turn(`${OPENING}(?<M>${QUANTITY}) ${OF} S ,? ?${AVERAGED}`, 'average M of S'),
  turn(
    `where (?:does|do|did) (?:the |our )?average (?<M>${QUANTITY}) ${OF} S (?:stand|lie|sit)`,
    'average M of S',
  ),
  turn(
    `where (?:does|do|did) (?:the |our )?(?<M>${QUANTITY}) ${OF} S (?:stand|lie|sit) on average`,
    'average M of S',
  ),
  turn(
    `what (?:does|do|did) (?:the |our )?(?<M>${QUANTITY}) ${OF} S average(?: out)?(?: at| to)?`,
    'average M of S',
  ),
  turn(`what (?<M>${QUANTITY}) (?:does|do|did) S(?<! on) average(?: out)?(?: at| to)?`, 'average M of S'),
  turn(`${OPENING}typical (?<M>${QUANTITY}) ${OF} S \\( (?:mean|average) \\)`, 'average M of S'),
];
