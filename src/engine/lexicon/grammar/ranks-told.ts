import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|!|?|,|;|:';
const ENDS = '{highest|lowest|biggest|smallest|largest|greatest|most|least|fewest|best|worst}';

/** By what rows are grouped, said by a clause or behind the question. */
const ofGroups = (): readonly LocalTurn[] => [
  // "split by how sailors own or rent their home (home ownership)"
  ['by how|what|where|whether **8 ( *3 )', 'by $2'],
  // "by ownership type", where the column is no type itself
  [`{ownership|employment|status|purpose|channel} type|types|kind|kinds &$|.|?|,|of|for|and|in`, '$1'],
  [
    'by|on how the? {applicant|applicants|borrower|borrowers|customer|customers} is|are employed',
    'by $1 employment status',
  ],
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
  ["whose *2 is|was bigger|greater|higher|larger than any other|others 's?|'?", 'with the highest $1'],
  ["whose *2 is|was lower|smaller than any other|others 's?|'?", 'with the lowest $1'],
  ['and|, tell|show|say|give me? what|how they|he|she|it|that is|are called|named', '. show the name'],
  [
    `show|shows|exhibit|exhibits|record|records|post|posts|see|sees the {highest|lowest} *3 rate`,
    'have the $1 $2 rate',
  ],
  [`{show|list|give|keep|name} me? the # ${ENDS} ${END}`, '$1 the $3 $2'],
  // "number (boat id)"
  ['number ( {application|borrower|branch|customer|loan|payment|product} {id} )', '$1 $2'],
  ['remaining {outstanding|unpaid}', '$1'],
  [`{is|are} the? *4 the {highest|lowest|largest|smallest} of all|any ${END}`, '$1 the $3 $2'],
];

/** Groups and which of them comes first, in other words than "by town" and "with the highest". */
export const ranksTold = (): readonly LocalTurn[] => [...ofGroups(), ...ofRanks()];
