import { type Turn, turn } from './turn.ts';

const ASK =
  '(?:(?:please )?(?:show|give|list|tell|find|get|display|report|return|name|identify)(?: me| us)? |(?:which|what) )?(?:the |our |all )*';
const GROUPS = '(?<G>[a-z]+s)';
const WHERE = '(?:where|for which|in which|at which|that have|which have|have|having|with)';
const THEIR = '(?:the |their |its |our |all )*';
const PERCENT = '(?: ?%| percent| pct)';
const BE = '(?:are|is|were|was|have been|has been)';
const STATE = '(?:late|lost|open|overdue|paid|sold|[a-z]+ed)(?: off| out)?';
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
    `(?:at|for|in) (?:what|which) ${GROUPS} ${BE} ${part}(?<X>.+? )(?<Y>${STATE})`,
  ];
  const turns = states.flatMap((state) => [
    turn(
      `${ASK}${GROUPS} ${WHERE} ${part}${state}${WITH_RATE}`,
      `percentage of X that are Y by G , only those ${plain} N`,
    ),
    turn(`${ASK}${GROUPS} ${WHERE} ${part}${state}`, bounded),
  ]);
  return [...turns, ...clauses.map((clause) => turn(clause, bounded))];
});

export const PART_BOUND_WORDS: readonly string[] = ['%', 'percent', 'pct'];
