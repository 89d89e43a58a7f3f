import { BOUND_WORDS } from './bounded-groups.ts';

/** How groups are said to have more of one kind of rows than of another: whole questions, words apart by one space. */

const OPENING =
  '(?:please )?(?:(?<count>how many )|(?:(?:show|list|give|find|name|tell|get|display)(?: me| us)? )?(?:(?:in |for )?(?:which|what) |all )?(?:the |our )?)';
const GROUP = '(?<group>[a-z]+(?: [a-z]+)??)';
const HAVE = '(?:with|that have|that had|which have|which had|have|had|has|having|where there (?:are|were))';
const THERE = '(?:where|in which|for which)';
const NUMBER = '(?:the )?(?:number|count) of';
const MORE = '(?:more|higher|greater|larger)';
const FEWER = '(?:fewer|less|lower|smaller)';
const IS = '(?:is|was)';

/** Which have `first` more, or fewer, than `second`. */
export const COMPARED_KINDS: readonly RegExp[] = [
  // "towns with more cats than dogs", "which towns have more sold than rented boats"
  whole(
    `${OPENING}${GROUP} ${HAVE} (?:(?<more>more)|fewer|less) (?<first>(?!than|\\d)[^,]+?) than (?<second>.+?)`,
  ),
  // "towns where cats outnumber dogs"
  whole(`${OPENING}${GROUP} ${THERE} (?<first>[^,]+?) (?<more>outnumber)(?:ed)? (?<second>.+?)`),
  // "towns where the number of cats is higher than the number of dogs"
  whole(
    `${OPENING}${GROUP} ${THERE} ${NUMBER} (?<first>[^,]+?) (?:(?<more>exceeds|exceeded|${IS} ${MORE} than|${IS} above)|${IS} ${FEWER} than|${IS} below) ${NUMBER} (?<second>.+?)`,
  ),
];

/** Which have so many of `first`, and so many of `second`: "over 50 cats in 2024 but under 40 in 2023". */
export const BOUNDED_KINDS: RegExp = whole(
  `${OPENING}${GROUP} ${HAVE} (?<bound>${BOUND_WORDS}) (?<number>\\d+) (?<first>[^,\\d]+? (?:in|during) \\d{4})(?: ,)? (?:and|but|yet)(?: only)?(?: ${HAVE})? (?<limit>${BOUND_WORDS}) (?<amount>\\d+)(?: (?<second>.+?))?`,
);

/** What narrows rows, or may narrow both kinds, where it is said of the second alone. */
export const NARROWING =
  /\b(?:above|after|among|at|before|below|between|by|during|for|from|in|of|on|over|since|that|under|until|where|which|who|whose|with|without)\b/;
/** A time at the end, which is of both: "more cats than dogs *in 2024*"; "dogs sold in 2024" may have it alone. */
export const TIME_OF_BOTH = /^(?<rest>.*[a-z](?<!ed|n|t|due|made|sold|paid))(?<time> (?:in|during) \d{4})$/;

function whole(said: string): RegExp {
  return new RegExp(`^${said}(?: [?.!])?$`, 'u');
}
