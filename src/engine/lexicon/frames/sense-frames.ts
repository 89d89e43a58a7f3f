import type { LocalTurn } from '../../local-turns.ts';

const FELL = 'fell|falls|fall|became|become|were|was|are|is';
const PERIOD = '{year|quarter|month|week|day}';
const BOUNDS = 'above|at|below|exceeding|exactly|fewer|less|more|over|under';
const MONEY = 'cash|fees|interest|money|principal';
const THOSE = 'those|these ones?';

/** Words that would be read in another sense than they have in their place. */
export const SENSE_FRAMES: readonly LocalTurn[] = [
  // The end, and nothing that is closed: "at the close of every month".
  ['at|by|on the close of {a|each|every|the|#}', 'at the end of $1'],
  ['{from} the? start|beginning of # to the? end|close of #', '$1 $2 to $3'],
  // No arrival of goods: "those that arrived through a broker".
  ['{that|which|who} arrived {by|from|through|via}', '$1 came in $2'],
  // One number, and no second one beside it: "what was lent, on average, to students?"
  ['{what|how} *5 , on average ,', '$1 $2 on average'],
  // Had, and nothing else that came of them: "which channel brought the fewest orders".
  ['{what|which} *2 brought|brings|bring in|us? {the|fewest|least|most}', '$1 $2 had $3'],
  // The day on which they are due: "for each year in which the bills fell due".
  [`{by|per|each|every} the? ${PERIOD} in|on? which|that|when *2 ${FELL} due`, '$1 $2 of due date'],
  [`{by|per|each|every} the? ${PERIOD} *2 ${FELL} due`, '$1 $2 of due date'],
  // A part of them, and no second number: "how many orders are still open of those made in 2019?"
  [
    `how many *2 {are|is|were|was} *3 from|of|out|among|amongst of? ${THOSE} {that|which|who|with} **8 &$|?|.`,
    'of the $1 $4 $5 , how many $2 $3',
  ],
  [
    `how many *2 {are|is|were|was} *3 from|of|out|among|amongst of? ${THOSE} **8 &$|?|.`,
    'of the $1 $4 , how many $2 $3',
  ],
  // Of each boat what it has, and not of all of a town: "how many boats in each town have a loss rate above 5%?"
  [`how many *2 in|at|of|for {each|every} *1 {have|has|had} {${BOUNDS}}`, 'for $2 $3 , how many $1 $4 $5'],
  [
    `how many *2 in|at|of|for {each|every} *1 {have|has|had} a|an? *3 {${BOUNDS}}`,
    'for $2 $3 , how many $1 $4 a $5 $6',
  ],
  [`how many *2 per *1 {have|has|had} {${BOUNDS}}`, 'for each $2 , how many $1 $3 $4'],
  [`how many *2 per *1 {have|has|had} a|an? *3 {${BOUNDS}}`, 'for each $2 , how many $1 $3 a $4 $5'],
  // From whom else, and not by each of them: "which kinds earned us the most interest from guests in 2024?"
  [
    `{${MONEY}} {collected|earned|paid|received}? from our? borrowers|clients|customers &$|?|.|!|,|;`,
    '$1 $2',
  ],
  [
    `{${MONEY}} {collected|earned|paid|received}? from our? borrowers|clients|customers {in|during|since} #`,
    '$1 $2 $3 $4',
  ],
];
