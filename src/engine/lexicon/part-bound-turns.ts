import { type Turn, turn } from './turn.ts';

const ASK =
  '(?:(?:please )?(?:show|give|list|tell|find|get|display|report|return|name|identify)(?: me| us)? |(?:which|what) )?(?:the |our |all )*';
const GROUPS = '(?<G>(?:[a-z]+ )?[a-z]+s)';
const WHERE = '(?:where|for which|in which|at which|(?:that |which )?(?:have|has|had|saw|see)|having|with)';
const AT_WHICH = '(?:(?:at|by|for|in|on|through|with) )(?:what|which)';
const THEIR = '(?:the |their |its |our |all )*';
const PERCENT = '(?: ?%| percent| pct)';
const BE = '(?:are|is|were|was|have been|has been)';
const DID = '(?<Y>(?!have|has|had|saw|see|are|were|is|was)(?:[a-z]+ed|sold|lost|paid)(?: off| out)?)';
/** What brings rows about says of none of them how it is. */
const MAKE =
  '(?:book|collect|earn|file|fund|get|grant|handle|have|issue|lend|make|originate|process|receive|see|sell|take)';
const STATE = '(?:late|lost|open|overdue|paid|sold|written|[a-z]+ed)(?: off| out)?';
const WITH_RATE =
  ' ?,? (?:with|and|including|plus|showing|along with) (?:the |its |their |that )?(?:rate|percentage|share|pct|%)s?';

const BOUNDS: readonly (readonly [said: string, plain: string])[] = [
  ['(?:more than|over|above|exceeding|>)', 'above'],
  ['(?:less than|fewer than|under|below|<)', 'below'],
  ['at least', 'at least'],
  ['at most', 'at most'],
];

/** Groups by the part of their rows that is so: "shops where more than 5% of the open orders are late". */
export const PART_BOUND_TURNS: readonly Turn[] = BOUNDS.flatMap(([said, plain]) => {
  const part = `${said} (?<N>[0-9.]+${PERCENT}) of ${THEIR}`;
  const bounded = `G whose percentage of X that are Y is ${plain} N`;
  const states = [`X ${BE} Y`, `(?<X>.+? )(?<Y>${STATE})`];
  const clauses = [
    // "shops of whose open orders more than 5% are late", "more than 5% of whose open orders are late"
    `${ASK}${GROUPS} of whose X ${said} (?<N>[0-9.]+${PERCENT}) ${BE} Y`,
    `${ASK}${GROUPS} ${said} (?<N>[0-9.]+${PERCENT}) of whose X ${BE} Y`,
    // "for which shops are more than 5% of the open orders late?"
    `${AT_WHICH} ${GROUPS} ${BE} ${part}(?<X>.+? )(?<Y>${STATE})`,
    // "at which shops have more than 5% of the orders been lost?"
    `${AT_WHICH} ${GROUPS} (?:have|has|had) ${part}(?<X>.+? )(?:been )?(?<Y>${STATE})`,
    // "which shops have lost more than 5% of their orders?"
    `(?:what|which) ${GROUPS} (?:(?:have|has|had) )?${DID} ${said} (?<N>[0-9.]+${PERCENT}) of (?:all )?(?:their|its) X`,
  ];
  // "at which shops did we lose more than 5% of the orders?", "… did more than 5% of the orders fail?"
  const deeds = [
    `${AT_WHICH} ${GROUPS} (?:do|did) (?:we|they|you) (?<Y>(?!${MAKE} )[a-z]+(?: off| out)?) ${part}X`,
    `${AT_WHICH} ${GROUPS} (?:do|does|did) ${part}(?<X>.+?) (?<Y>[a-z]+)`,
  ];
  const turns = states.flatMap((state) => [
    turn(
      `${ASK}${GROUPS} ${WHERE} ${part}${state}${WITH_RATE}`,
      `percentage of X that are Y by G , only those ${plain} N`,
    ),
    turn(`${ASK}${GROUPS} ${WHERE} ${part}${state}`, bounded),
  ]);
  const done = `G whose percentage of X that are Y~ is ${plain} N`;
  return [
    ...turns,
    ...clauses.map((clause) => turn(clause, bounded)),
    ...deeds.map((clause) => turn(clause, done)),
  ];
});

export const PART_BOUND_WORDS: readonly string[] = ['%', 'percent', 'pct'];
