import type { LocalTurn } from '../local-turns.ts';

const COUNTS = 'count|counts|number|numbers|units|loans|orders|deals';
const DONE =
  'repaid|lent|loaned|booked|funded|issued|originated|disbursed|collected|received|recovered|paid|requested|spent|sold|owed|outstanding';

/** "dollars" where the amount is meant of what is spoken of anyway. */
export const MONEY_FILTERS: readonly LocalTurn[] = [
  // "dollars, not counts", "in dollars instead of number"
  [`by|in? dollars|$ ,? and|but? not|never in|by|the? ${COUNTS}`, 'by amount'],
  [`by|in? dollars|$ ,? rather|instead than|of in|by|the? ${COUNTS}`, 'by amount'],
  // "charge-off rate by vintage in dollars": a rate has no other dollars
  ['{rate|rates} in dollars|dollar terms?', '$1 by amount'],
  ['{rate|rates} *4 in dollars|dollar terms?', '$1 $2 by amount'],
  // "count and dollars", "number of loans and dollars by product"
  [`{${COUNTS}|#} and|&|plus|, total|the? dollars`, '$1 and amount'],
  // "of each dollar collected, how much was interest", "of every dollar that we lent"
  [
    'of|from each|every|a single? dollar *4 ,? how much {is|was|were|went|goes}',
    'what share of the amount $1 $2',
  ],
  ['of|from each|every|a single? dollar', 'of the amount'],
  ['split|break|divide|decompose each|every dollar', 'split the amount'],
  // "(percent of dollars)", "percent of dollars"
  ['( percent|percentage|pct|%|share of total|the? dollars )', 'as percentages'],
  ['{mix|distribution|split|composition|breakdown} *4 ( percent|percentage|pct|% )', '$1 $2 as percentages'],
  ['{percent|percentage|pct|%|share} of total|the? dollars', '$1 of amount'],
  // "collected dollars", "the dollars collected"
  [`{${DONE}} dollars`, 'amount $1'],
  [`dollars {${DONE}}`, 'amount $1'],
  ['dollar for dollar ,?', ''],
  ['dollar - for - dollar ,?', ''],
];
