import type { LocalTurn } from '../../local-turns.ts';

const ARE = 'are|be|been|being|is|was|were|get|gets|getting|got|end|ended up?';
const OURS = 'our|the|all?';
const OFF = 'charged|written';
const DENIED = 'declined|denied|refused|rejected';

/** What is done, as one says that it is done and that it was. */
const DECIDING: readonly (readonly [said: string, done: string])[] = [
  ['approve|approving|accept|accepting|grant', 'approved'],
  ['decline|declining|reject|rejecting|refuse|refusing|deny|denying', 'declined'],
];

/** How often something comes about is no rate that is charged: "the rate at which boats are sold". */
const RATES_OF_DEEDS: readonly LocalTurn[] = [
  [`rate at|with which ${OURS} *5 {default|defaults|defaulted}`, 'default rate of $1'],
  [`rate at|with which ${OURS} *5 go|goes|went bad`, 'default rate of $1'],
  [`rate at|with which ${OURS} *5 ${ARE} ${OFF} off`, 'default rate of $1'],
  [`rate at|with which we charge|write off ${OURS} *3`, 'default rate of $1'],
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

const PAYMENTS = '{payment|payments|installment|installments|instalment|instalments}';
const MISSED = 'missed their|its|the due date|dates';
const BY_SO_MUCH = 'a|an|at|exactly|fewer|less|more|one|only|over|several|two|three|under|#';
const CAME = 'arrived|received|collected';

/** What came in cannot be unpaid: it was late. */
const PAID_AFTER_ALL: readonly LocalTurn[] = [
  [`past -? due ${PAYMENTS} that|which? we|you? ${CAME}`, 'late $1 received'],
  [`overdue|delinquent ${PAYMENTS} that|which? we|you? ${CAME}`, 'late $1 received'],
  [`past -? due ${PAYMENTS} that|which came in`, 'late $1 received'],
  [`overdue|delinquent ${PAYMENTS} that|which came in`, 'late $1 received'],
  [
    `${PAYMENTS} that|which missed their|its|the due date|dates {and|but} got|were|was paid later|afterwards`,
    'late $1',
  ],
  [
    `{late|delay|lateness} {of|on|for|among|across} ${PAYMENTS} that|which missed their|its|the due date|dates`,
    '$1 $2 late $3',
  ],
  // Those that came too late, and those that have not come.
  [`${PAYMENTS} that|which? ${MISSED} &!by`, '$1 that are late or overdue'],
  [`${PAYMENTS} that|which? ${MISSED} {by} &!${BY_SO_MUCH}`, '$1 that are late or overdue $2'],
  // By so many days: "payments that missed their due date by more than 30 days".
  [`${PAYMENTS} that|which? ${MISSED} by {fewer|less|more} than #`, '$1 that were $2 than $3 late'],
  [`${PAYMENTS} that|which? ${MISSED} by {at} {least|most} #`, '$1 that were $2 $3 $4 late'],
  [`${PAYMENTS} that|which? ${MISSED} by {over|under} #`, '$1 that were $2 $3 late'],
];

const AVERAGES = '{average|mean|median|typical}';
const DTI = '$1 debt to income ratio';
const STATES = 'accepted|approved|declined|defaulted|denied|rejected|repaid|withdrawn';
const ALL_ROWS = 'loans|applications issued|made|originated|received?';
const INSTALLMENT = 'installment|instalment|repayment';
const PAYERS = 'borrowers|clients|customers|people';

/** Measures that would be read in another sense than their words have in their place. */
export const MEASURE_SENSES: readonly LocalTurn[] = [
  ...RATES_OF_DEEDS,
  ...PAID_AFTER_ALL,
  // One column: "the average debt load relative to income".
  [`${AVERAGES} debt load|burden? as a percent|percentage|share of their? annual|monthly? income`, DTI],
  [`${AVERAGES} debt load|burden? relative|compared to|with their? annual|monthly? income`, DTI],
  [`${AVERAGES} debt load|burden? in relation|proportion to their? annual|monthly? income`, DTI],
  // What is owed, and no loans: "principal not yet paid back".
  [
    'principal|money|debt that|which has|have|is|was not yet? been? paid|repaid back? yet?',
    'outstanding principal',
  ],
  ['principal|money|debt not yet? been? paid|repaid back? yet?', 'outstanding principal'],
  ['principal|money|debt|amount still|yet to be paid|repaid back?', 'outstanding principal'],
  // No months: "the mean installment per month" is what a month costs.
  [`{average|avg|mean|median|typical} {${INSTALLMENT}} per|a|each|every month`, '$1 monthly payment'],
  [
    `{average|avg|mean|median|typical} regular|scheduled payment per|a|each|every month`,
    '$1 monthly payment',
  ],
  [
    '{average|avg|mean|median|typical} amount due per|a|each|every month on|for a|each|our|the loan|loans',
    '$1 monthly payment',
  ],
  // No pay: "the average amount customers pay".
  [`{amount} that? our|the? ${PAYERS} pay|pays|paid &$|.|?|by|in|per|for|across|during`, '$1 paid'],
  // A part of all of them, and no rate of theirs: "the rate of loans paid off out of all loans made".
  [
    `rate of {loans|applications} {${STATES}} out of|among all? the? ${ALL_ROWS}`,
    'percentage of $1 that are $2',
  ],
  [
    `rate of {loans} {paid|charged|written} off out of|among all? the? ${ALL_ROWS}`,
    'percentage of $1 that are $2 off',
  ],
  // The amount of one loan: "the most we have lent on one loan", "the largest loan we made, in dollars, by town".
  [
    'the most money? that? we|anybody|anyone|people|borrowers|customers have|has? ever? borrowed|lent|loaned for|in|on a|any|one single? loan',
    'the highest loan amount',
  ],
  [
    '{biggest|highest|largest|smallest} loan that? we? have? ever? granted|issued|made? ,? in dollars ,?',
    '$1 loan amount',
  ],
  // What is asked for, and nothing lent: "the average loan amount applied for".
  ['loan {amount|amounts|size|sum} applied|asked for', 'requested $1'],
  ['loan {amount|amounts|size|sum} requested|sought', 'requested $1'],
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
