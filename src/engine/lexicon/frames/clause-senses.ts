import type { LocalTurn } from '../../local-turns.ts';
import { HOLDERS, NOW, THE } from '../everyday-words.ts';

const END = '&$|.|!|?|,|;|and|are|at|by|during|for|from|in|is|per|right|since|there|this|were';
/** What each of the rows has one of. */
const AMOUNT = 'age|amount|balance|cost|fee|income|price|principal|rate|ratio|salary|score|size|term|value';
const BOUND = '&#|above|almost|around|at|below|between|exactly|less|more|no|nothing|over|under|upwards|well';
const ROWS = '{applications|borrowers|clients|customers|loan|loans|mortgages|payments}';
const ARE = '{is|are|was|were} &!all|never|no|none|neither|half';
const OPEN = 'active|alive|back|live|ongoing|open|outstanding|repaid|repayment|running';
const LETTERS = '{a|b|c|d|e|f|g}';
const ENDS = 'best|bottom|highest|lowest|riskiest|safest|top|weakest|worst';

const WHICH = 'that|which|where';
/** What somebody or something is of. */
const STAY =
  'live|lives|reside|resides|belong|belongs|sit|sits|is|are|come|comes|work|works|fall|falls in|to|from|at|into|under?';

/** Clauses that tell of those beside the rows, or of what they have, but say how the rows are. */
export const CLAUSE_SENSES: readonly LocalTurn[] = [
  // So many of theirs, and no number of those that have them: "shops two of whose boats are late".
  [`not all|every one? of whose *2 ${ARE} &!not`, 'whose $1 $2 not all'],
  [`at least {one} of whose *2 ${ARE}`, 'with at least $1 $2 that $3'],
  [`at least # of whose *2 ${ARE}`, 'with at least $1 $2 that $3'],
  [`more than # of whose *2 ${ARE}`, 'with more than $1 $2 that $3'],
  [`any|some of whose *2 ${ARE}`, 'with at least one $1 that $2'],
  [`exactly|just|only|precisely # of whose *2 ${ARE}`, 'with exactly $1 $2 that $3'],
  [`# of whose *2 ${ARE}`, 'with exactly $1 $2 that $3'],
  // The rows are late, and not all of those whose owner is: "boats on which the owner is currently behind".
  [`on|for which ${THE}? ${HOLDERS} is|are ${NOW}? {behind|delinquent|late} ${END}`, 'that are $1'],
  [`on|for which ${THE}? ${HOLDERS} have|has ${NOW}? fallen|gotten {behind} ${END}`, 'that are $1'],
  [
    `where ${THE}? ${HOLDERS} is|are|has|have ${NOW}? fallen? {behind} on|with? the|their|his|her? payments|repayments|installments? ${END}`,
    'that are $1',
  ],
  // It is no sum of what came in: "where the principal came to more than 50K".
  [`{where|whose} the? {${AMOUNT}} came|comes|amounted|amounts|ran|runs to ${BOUND}`, '$1 the $2 is'],
  // The ratio that is known, and no balance: "where debt is more than 40 % of income".
  [
    'where|with the? {debt} is|are|was {less|more} than # of the|their? {income}',
    'with a $1 to $4 of $2 than $3',
  ],
  [
    'where|with the? {debt} is|are|was {above|below|over|under} # of the|their? {income}',
    'with a $1 to $4 $2 $3',
  ],
  // "for which the product is of the secured kind"
  [
    `{is|are} of the|a|an? &!best|different|first|following|last|most|next|other|same|this|that|which *1 kind|sort|type ${END}`,
    '$1 $2',
  ],
  // No delay: "with security behind them".
  ['{assets|collateral|product|products|security} behind it|them|these|those', '$1'],
  // "orders with no boat behind them", "… that have a boat behind them"
  [
    '{a|an|any|no|without|have|has} *3 behind it|them|these|those &$|.|?|!|,|;|and|at|but|by|during|for|from|in|or|per|since|that|though|which|who|yet',
    '$1 $2',
  ],
  // Of their own group, and no column more: "above the average of the town they live in", "… of the port it belongs to".
  [
    `{average|avg|mean|median|norm} {for|in|of} the|that *2 ${WHICH}? they|it|he|she ${STAY} ${END}`,
    '$1 $2 their $3',
  ],
  [
    `{average|avg|mean|median} *1 {for|in|of} the|that *2 ${WHICH}? they|it|he|she ${STAY} ${END}`,
    '$1 $2 $3 their $4',
  ],
  // Those values, and no ranking of them: "the bottom two grades, F and G".
  ...[`the? ${ENDS} two`, `the? two ${ENDS}`].flatMap((two): LocalTurn[] => [
    [`${two} {grades|ratings} ,|:|- ${LETTERS} and|or ${LETTERS} ${END}`, '$1 $2 and $3'],
    [`${two} {grades|ratings} ( ${LETTERS} and|or|, ${LETTERS} )`, '$1 $2 and $3'],
  ]),
  ...[`the? ${ENDS} three`, `the? three ${ENDS}`].flatMap((three): LocalTurn[] => [
    [
      `${three} {grades|ratings} ,|:|- ${LETTERS} , ${LETTERS} ,? and|or ${LETTERS} ${END}`,
      '$1 $2 , $3 and $4',
    ],
    [`${three} {grades|ratings} ( ${LETTERS} , ${LETTERS} ,? and|or? ${LETTERS} )`, '$1 $2 , $3 and $4'],
  ]),
  // A bound of each, and no end of all of them: "owners with a minimum score of 700".
  [
    `${ROWS} with|at|carrying|having a? minimum {rate|score|income|principal|balance} of #`,
    '$1 with a $2 of at least $3',
  ],
  [
    `${ROWS} with|at|carrying|having a? maximum {rate|score|income|principal|balance} of #`,
    '$1 with a $2 of at most $3',
  ],
  // "over three years by contract": no group.
  ['{term} of # by|per|under the|their? contract|agreement', '$1 of $2'],
  // Those count too, and not alone: "open boats, including late ones".
  [
    `{${OPEN}} {loans|mortgages}? ,? counting|including the? late|delinquent|overdue ones|loans ${END}`,
    '$1 $2',
  ],
  // "where interest runs at 15 % or higher"
  [`where|whose the? {interest|rate} runs|sits|stands at ${BOUND}`, 'with $1 of'],
];
