import { type Turn, turn } from './turn.ts';

const LIST = '(?:(?:show|give|list|tell|find|get|display)(?: me| us)? )?(?:the |all )*(?:which )?';
const HAVING = '(?:with|having|(?:that |who |which )?(?:have|has|had|carry))';
const BOUND =
  '(?:more than|over|at least|fewer than|less than|under|at most|above|below|[<>]=?) (?:[0-9]+|one|two|three|four|five|six|ten)';

/** How many of what it must have each of the rows has. */
export const OWN_NUMBER_TURNS: readonly Turn[] = [
  // "shelters with more than 5 old dogs, with count"
  turn(
    `${LIST}(?<A>[a-z]+s) ${HAVING} (?<B>${BOUND}) (?<N>[a-z][a-z ]*?) ?,? (?:with|plus|\\+) (?:the |a |their )?(?:counts?|numbers?)(?: of (?:them|these|those)(?: [a-z]+)?)?`,
    'which A have B N and how many',
  ),
];

/** The end of a question that asks for it, over words apart by one space. */
export const NUMBER_OF_THEM =
  /[ ,](?:with|and|plus|,) (?:the |their )?(?:number|count) of (?:them|these|those)(?: [a-z]+)?(?: [.?!])?$/;

/** Words one of which stands in every such question. */
export const OWN_NUMBER_WORDS: readonly string[] = 'count counts number numbers'.split(' ');
