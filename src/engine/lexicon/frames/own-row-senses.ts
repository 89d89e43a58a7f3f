import type { LocalTurn } from '../../local-turns.ts';

const ONE = 'first|second|third|last|latest|newest|most|earliest';
const BE = '{is|are|was|were|has|had}';

/** One of the rows that each of them has: it is no first row of all, of which whose it is would be shown. */
export const OWN_ROW_SENSES: readonly LocalTurn[] = [
  // "which members' first visit was online?", "how many members' latest visit was online?"
  [`&^ which|what *1 's &${ONE} *3 ${BE}`, 'list $1 whose $2 $3'],
  [`{how} {many} *1 's &${ONE} *3 ${BE}`, '$1 $2 $3 have a $4 that $5'],
  [`{number} of *1 's &${ONE} *3 ${BE}`, '$1 of $2 whose $3 $4'],
  // The part is one of each: "out of the sold boats of each harbour, what share is late?"
  [
    'out of the|our|all? *3 of|in|at each|every *2 , what|which {share|percentage|proportion} of? them|these? is|are|was|were *2 &$|.|?',
    'what $3 of $1 are $4 by $2',
  ],
  // A month is one of its year already: "in which months of which years"
  ['{which|what} {months|quarters|weeks} of which|what years', '$1 $2'],
  // From its January on is within the year, and not up to its end: "through 2025, month by month starting from January"
  ['through # ,? {month} by month ,? starting|beginning from|in|with? january', 'in $1 , $2 by month'],
  // Two deeds, each with a date of its own: "sold each month and returned each month"
  ['*1 each|every|per {month|quarter|year|week} and *1 {each|every|per} =2', '$1 and $3 each $2'],
  // What is so of those that come first, and nothing that they come first by: "how many of the top 20 guests by spending rent?"
  [
    'how many of the|our? {top|bottom} # &!by *2 by *4 {belong|default|defaulted|earn|have|had|live|own|rent|work}',
    'of the $1 $2 $3 by $4 , how many $5',
  ],
];
