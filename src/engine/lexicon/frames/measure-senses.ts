import type { LocalTurn } from '../../local-turns.ts';

const ARE = 'are|be|been|being|is|was|were|get|gets|getting|got|end|ended up?';
const OURS = 'our|the|all?';
const DENIED = 'declined|denied|refused|rejected';

/** What is done, as one says that it is done and that it was. */
const DECIDING: readonly (readonly [said: string, done: string])[] = [
  ['approve|approving|accept|accepting|grant', 'approved'],
  ['decline|declining|reject|rejecting|refuse|refusing|deny|denying', 'declined'],
];

/** How often something comes about is no rate that is charged: "the rate at which boats are sold". */
const RATES_OF_DEEDS: readonly LocalTurn[] = [
  [`rate at|with which ${OURS} *5 ${ARE} paid|payed off|back`, 'percentage of $1 that are paid off'],
  [`rate at|with which ${OURS} *5 ${ARE} approved|accepted|granted`, 'percentage of $1 that are approved'],
  [`rate at|with which ${OURS} *5 ${ARE} ${DENIED}`, 'percentage of $1 that are declined'],
  [`rate at|with which ${OURS} *5 ${ARE} turned down`, 'percentage of $1 that are declined'],
  [`rate at|with which ${OURS} *5 ${ARE} withdrawn`, 'percentage of $1 that are withdrawn'],
  ...DECIDING.map(
    ([deed, done]): LocalTurn => [
      `rate at|with which we ${deed} ${OURS} {applications|requests|loans}`,
      `percentage of $1 that are ${done}`,
    ],
  ),
];

const AVERAGES = '{average|mean|median|typical}';
const DTI = '$1 debt to income ratio';
const PAYERS = 'borrowers|clients|customers|people';

/** Measures that would be read in another sense than their words have in their place. */
export const MEASURE_SENSES: readonly LocalTurn[] = [
  ...RATES_OF_DEEDS,
  // One column: "the average debt load relative to income".
  [`${AVERAGES} debt load|burden? as a percent|percentage|share of their? annual|monthly? income`, DTI],
  [`${AVERAGES} debt load|burden? relative|compared to|with their? annual|monthly? income`, DTI],
  [`${AVERAGES} debt load|burden? in relation|proportion to their? annual|monthly? income`, DTI],
  // No pay: "the average amount customers pay".
  [`{amount} that? our|the? ${PAYERS} pay|pays|paid &$|.|?|by|in|per|for|across|during`, '$1 paid'],
  [
    '{amount|sum} that|which? applicants|borrowers|customers|people ask|asked|applied|apply for',
    'requested $1',
  ],
  // How often it comes about: "the chance of approval".
  ['chance|chances|likelihood|probability of a|an? {approval|decline|default|prepayment}', '$1 rate'],
  // How they ended, and no second state: "loans that closed as paid off".
  [
    'closed|concluded|ended|finished|terminated out|up? as {paid|charged|written|sold} {off|out|back} &!early',
    '$1 $2',
  ],
];
