import type { LocalTurn } from '../../local-turns.ts';

const LAST = '&$|.|!|?';
const LISTING = '{list|show|name|give}';
const COLUMNS =
  '{ages|amounts|balances|cities|dates|figures|fees|grades|incomes|names|prices|principals|purposes|rates|scores|sizes|states|statuses|terms|totals|values}';

/** A column that rows are listed with, where the words would ask for it alone or for its total. */
export const SHOWING_COLUMNS: readonly LocalTurn[] = [
  [
    `${LISTING} **8 ,|. and|also|please? showing|show|including|include|giving|stating|state also? the|their|its? &!it|its|that|theirs|them|these|this|those *2 ${LAST}`,
    '$1 $2 , with the $3',
  ],
  [`${LISTING} **8 , with ${COLUMNS} ${LAST}`, '$1 $2 , with the $3'],
  [
    `${LISTING} **8 , and what the|their|its? &!it|its|that|theirs|them|these|this|those *2 is|are|was|were ${LAST}`,
    '$1 $2 , with the $3',
  ],
  [`${LISTING} **8 , and each one|of? them? 's *2 ${LAST}`, '$1 $2 , with the $3'],
];

/** What is shown besides, in other words than "with the". */
export const SHOWN_FRAMES: readonly LocalTurn[] = [
  [`${LISTING} **8 , with each one 's *2 ${LAST}`, '$1 $2 , with the $3'],
  [
    `${LISTING} **8 , and|with|plus the|their|its? &!it|its|that|theirs|them|these|this|those *2 for|of each|all one? of? them|these|those? ${LAST}`,
    '$1 $2 , with the $3',
  ],
  [`${LISTING} **8 , each with its|their|the? &!it|theirs|them|those *2 ${LAST}`, '$1 $2 , with the $3'],
  [`${LISTING} **8 , and|alongside|beside|besides their|its *2 ${LAST}`, '$1 $2 , with the $3'],
  [`{,} and how much {they} {earn|make|owe|pay} ${LAST}`, '$1 and what $2 $3'],
  // "the towns with the fewest boats and the boat count for each one", "…, and how many boats are in each"
  [
    `with the {least|fewest|most} *1 and|with|plus the? *1 count|counts for|of|in each one? ${LAST}`,
    'with the $1 $2 and the number of $2',
  ],
  [`{,} and how many *1 are|live there? in each one? ${LAST}`, '$1 and how many $2'],
  // "plus the count for each", "a count for each too"
  [`{,} and|plus|with the|a? *2 for|of each|every one? of? them? too|also? ${LAST}`, '$1 and the $2'],
  [`{,} the|a *2 for|of each too|also ${LAST}`, '$1 and the $2'],
  [`. add|include|put also? the|a *4 ${LAST}`, ', and the $1'],
];
