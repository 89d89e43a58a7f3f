import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|!|?|,|;|:';
const PEOPLE = 'applicants|borrowers|clients|customers|people|members';
const ENDS = '{highest|lowest|biggest|smallest|largest|greatest|most|least|fewest|best|worst}';
const PART = '{percent|percentage|share|proportion|fraction}';

/** By what rows are grouped, said by a clause or behind the question. */
const ofGroups = (): readonly LocalTurn[] => [
  // "split by how sailors own or rent their home (home ownership)"
  ['by how|what|where|whether **8 ( *3 )', 'by $2'],
  // "by ownership type", where the column is no type itself
  [`{ownership|employment|status|purpose|channel} type|types|kind|kinds &$|.|?|,|of|for|and|in`, '$1'],
  [
    'depending on|upon the? {channel} the? {application|applications} came|come|arrived in? by|through|over?',
    'by $2 $1',
  ],
  [
    'depending on|upon the? {channel} through|by|over which the? {application|applications} came|come|arrived in?',
    'by $2 $1',
  ],
  [
    'by|on how the? {applicant|applicants|borrower|borrowers|customer|customers} is|are employed',
    'by $1 employment status',
  ],
  [`by|on how ${PEOPLE}|they applied ${END}`, 'by application channel'],
  ['whoever applied|borrowed', 'the borrower'],
  ['{borrower|applicant|customer} applying &$|.|?|,', '$1'],
  ...['year', 'quarter', 'month'].map(
    (unit): LocalTurn => [
      `grouped|split by when they|loans were issued|made , in|by ${unit}s`,
      `by issue ${unit}`,
    ],
  ),
  ['{category|type|kind} of {product}', '$2 $1'],
  // "month for month", "for the four quarters of 2024, each separately", "in Q1, Q2, Q3 and Q4 respectively"
  ['month for month', 'by month'],
  [
    `for|over|across the? four {quarters} of # ,? each? separately|individually|apart ${END}`,
    'by quarter in $2',
  ],
  ['in|for q1 , q2 , q3 ,? and q4 ,? respectively|each|separately?', 'by quarter'],
  ['for|from january through|until|till|to december #', 'in $1'],
  ['in january # , february =1 ,? and so on|forth through|until|till|to december', 'by month in $1'],
  // "group it by", "the number in each state"
  [', and|then group|split|break it|them|this|that|those down? by', ' by'],
  ['and|then group|split|break it|them|this|that|those down? by', 'by'],
  [', counted|taken|booked|measured when|as it|they was|were|is|are paid|received|collected', ''],
  ['{how} {many} *2 belong|belongs|fall|falls to|under|in|into|within {each|every}', '$1 $2 $3 are in $4'],
  ['belonging to {each|every}', 'in $1'],
];

/** Which comes first, in other words than "with the highest". */
const ofRanks = (): readonly LocalTurn[] => [
  // "has taken more boats than anyone else"
  ['more {loans|applications|payments} than anyone|anybody|everyone|everybody else?', 'the most $1'],
  ['more {loans|applications|payments} than any|all other|others *1', 'the most $1'],
  ["whose *2 is|was bigger|greater|higher|larger than any other|others 's?|'?", 'with the highest $1'],
  ["whose *2 is|was lower|smaller than any other|others 's?|'?", 'with the lowest $1'],
  [
    'holds|hold|has|have the record for the? number of {loans|applications} taken|made|received?',
    'has the most $1',
  ],
  ['borrowed from? us? the {greatest|highest|largest|most} number of times|occasions', 'has the most loans'],
  ['who , by name ,', 'show the name of the borrower who'],
  ['and|, tell|show|say|give me? what|how they|he|she|it|that is|are called|named', '. show the name'],
  [
    `show|shows|exhibit|exhibits|record|records|post|posts|see|sees the {highest|lowest} *3 rate`,
    'have the $1 $2 rate',
  ],
  [`{show|list|give|keep|name} me? the # ${ENDS} ${END}`, '$1 the $3 $2'],
  // "for which the smallest fraction of boats sinks"
  [
    `for|of|in|at which the {smallest|lowest|largest|highest} ${PART} of {loans} default|defaults|defaulted`,
    'with the $1 default rate',
  ],
  [
    `for|of|in|at which the {smallest|lowest|largest|highest} ${PART} of {loans} is|are|was|were charged off`,
    'with the $1 default rate',
  ],
  [
    'the? least|fewest charge offs as a|an? {share|percentage|proportion} of all? the|their? loans',
    'the lowest default rate',
  ],
  [
    'the? most charge offs as a|an? {share|percentage|proportion} of all? the|their? loans',
    'the highest default rate',
  ],
  [
    'the? least|fewest {defaults} as a|an? {share|percentage|proportion} of all? the|their? loans',
    'the lowest default rate',
  ],
  [
    'the? most {defaults} as a|an? {share|percentage|proportion} of all? the|their? loans',
    'the highest default rate',
  ],
  // "number (boat id)"
  ['number ( {application|borrower|branch|customer|loan|payment|product} {id} )', '$1 $2'],
  ['remaining {outstanding|unpaid}', '$1'],
  [`{is|are} the? *4 the {highest|lowest|largest|smallest} of all|any ${END}`, '$1 the $3 $2'],
];

/** What somebody borrowed in all, and was first in. */
const ofBorrowed = (): readonly LocalTurn[] => [
  [
    `{who|that|${PEOPLE}} has|have borrowed the? most money|principal? from? us? in? total|overall|altogether?`,
    '$1 have the highest total principal',
  ],
  [
    `{who|that|${PEOPLE}} borrowed the? most money|principal? from? us? in? total|overall|altogether?`,
    '$1 have the highest total principal',
  ],
  [
    `to which # {${PEOPLE}} have|did we lent|lend the most money|principal? in? total|overall|altogether?`,
    'which $1 $2 have the highest total principal',
  ],
  [
    'highest total principal , and how much is|was|were it|that|this|they',
    'highest total principal , with the total principal',
  ],
  [
    'highest total principal , and what are|were the|their amounts|totals|sums',
    'highest total principal , with the total principal',
  ],
];

/** Groups and which of them comes first, in other words than "by town" and "with the highest". */
export const ranksTold = (): readonly LocalTurn[] => [...ofGroups(), ...ofRanks(), ...ofBorrowed()];
