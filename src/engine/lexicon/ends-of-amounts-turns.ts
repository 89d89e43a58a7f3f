import { type Turn, turn } from './turn.ts';

/** "… at least, at most and on average": the ends of an amount and what it is between them, said after it. */

const ASK =
  '(?:(?:please )?(?:show|give|list|tell)(?: me| us)?|(?:what|which) (?:is|are|was|were)|find|compute|calculate) (?:the |our )?';
const AMOUNT =
  '(?:[a-z]+ ){0,2}(?:amounts?|balances?|fees?|incomes?|payments?|prices?|principal|rates?|scores?|terms?)';
const EACH = '(?:each|every|all)';
const PAYING = '(?:bear|carry|charge|cost|earn|get|have|pay|range|show)';
const ROWS = '(?<R>(?: (?:for|in|of|on|since|under|with) .+?)?)';

/** The ends in the order of the words, each with the words for it. */
const ORDERS: readonly (readonly [said: string, ends: readonly string[]])[] = [
  ['at least ,? ?at most ,? ?and on average', ['minimum', 'maximum', 'average']],
  ['at most ,? ?at least ,? ?and on average', ['maximum', 'minimum', 'average']],
  ['on average ,? ?at least ,? ?and at most', ['average', 'minimum', 'maximum']],
  ['at least and at most', ['minimum', 'maximum']],
  ['at most and at least', ['maximum', 'minimum']],
  ['on average and at most', ['average', 'maximum']],
  ['at most and on average', ['maximum', 'average']],
  ['at least and on average', ['minimum', 'average']],
];

/** What is asked of both ends. */
export function endsOfAmountsTurns(): readonly Turn[] {
  return ORDERS.flatMap(([said, ends]) => {
    const all = (name: string): string => listed(ends.map((end) => `${end} ${name}`));
    const last = `,? ?${said}(?: ,)?`;
    return [
      // "What interest rates did each grade pay at least, at most and on average on loans of 2025?"
      turn(
        `(?:what|which) (?<M>${AMOUNT}) (?:do|does|did) ${EACH} (?<N>[a-z]+(?: [a-z]+)?) ${PAYING} ${last}${ROWS}`,
        `${all('M-')} by N- R`,
      ),
      // "What interest rate do loans of each grade have at least, at most and on average?"
      turn(
        `(?:what|which) (?<M>${AMOUNT}) (?:do|does|did) (?:the |our )?X (?:by|in|of|per|under|with)(?: ${EACH})? (?<N>[a-z]+(?: [a-z]+)?) ${PAYING} ${last}${ROWS}`,
        `${all('M-')} of X by N- R`,
      ),
      // "For each purpose, show the principal at least, at most and on average."
      turn(
        `(?:for|in|of) ${EACH} (?<N>[a-z]+(?: [a-z]+)?) ,? ?(?:${ASK})?(?<M>${AMOUNT}) ${last}${ROWS}`,
        `${all('M-')} by N- R`,
      ),
      // "interest rates by grade at least, at most and on average"
      turn(
        `(?:${ASK})?(?<M>${AMOUNT})${ROWS} (?:by|per) (?<N>[a-z]+(?: [a-z]+)?) ${last}`,
        `${all('M-')} R by N-`,
      ),
      turn(
        `(?:${ASK})?(?<M>${AMOUNT})${ROWS} ${last} (?:by|per|for ${EACH}|in ${EACH}) (?<N>[a-z]+(?: [a-z]+)?)`,
        `${all('M-')} R by N-`,
      ),
    ];
  });
}

function listed(items: readonly string[]): string {
  return `${items.slice(0, -1).join(' , ')} and ${items.at(-1) ?? ''}`;
}
