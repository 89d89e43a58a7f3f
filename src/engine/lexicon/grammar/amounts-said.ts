import type { LocalTurn } from '../../local-turns.ts';
import { type Turn, turn } from '../turn.ts';

const PEOPLE = 'borrowers|clients|customers|people';
const SUM = 'amount|sum|total|value';
const WHOLE = 'combined|entire|full|grand|overall|total|whole';
const LENT = 'advanced|booked|disbursed|extended|funded|granted|issued|lent|loaned|originated';
const TAKEN = 'brought|took|taken';
const CASH = 'cash|dollars|money';
const MONEY = 'cash|dollars|money|principal';
const PAID = 'collected|made|received';
const BY = 'by|for|per|across|in|of|on|over';

const BACK = 'paid|pay|repaid|repay back?';

/** What was lent, in the words of those who lent it: "the full amount of principal we've handed out". */
const ofLending = (): readonly LocalTurn[] => [
  [`${WHOLE} ${SUM} of {${MONEY}} that|which? we|you have|had? ever? ${LENT} out?`, 'total amount lent'],
  [
    `${WHOLE} ${SUM} of {${MONEY}} that|which? we|you have|had? ever? gave|given|handed|paid|put out`,
    'total amount lent',
  ],
  [`${SUM} of {${MONEY}} that|which? we|you have|had? ever? ${LENT} out?`, 'amount lent'],
  [`${SUM} of {${MONEY}} that|which? we|you have|had? ever? gave|given|handed|paid|put out`, 'amount lent'],
  [`{${MONEY}|amount} that|which? we|you have|had? ever? ${LENT} out?`, 'amount lent'],
  [`{${MONEY}|amount} that|which? we|you have|had? ever? gave|given|handed|paid|put out`, 'amount lent'],
  [`{amount|principal} originally|initially {lent|loaned|disbursed|issued}`, '$1 $2'],
  ['{combined|total} value|worth of all? our|the? {loans|mortgages}', 'total amount of $2'],
  ['dollar|dollars total|value|volume|amount of {loans|applications}', 'total amount of $1'],
];

/** What is still owed: "the sum of what's left to repay in principal". */
const ofOwing = (): readonly LocalTurn[] => [
  [`${SUM} of? {principal|money} that|which? ${PEOPLE} still? owe us?`, 'outstanding principal'],
  [`principal|amount that|which? ${PEOPLE} still? owe us`, 'outstanding principal'],
  [`principal that|which 's|is still? left|outstanding|owed|owing|unpaid`, 'outstanding principal'],
  ["what 's|is left to be? paid|pay|repaid|repay back? in|of? principal?", 'outstanding principal'],
  ["what 's|is still owed|owing|outstanding in|of? principal?", 'outstanding principal'],
  [`what ${PEOPLE} still? owe us`, 'outstanding principal'],
  ['remaining unpaid {balance|principal}', 'unpaid $1'],
  [`balance|principal left|remaining to be? ${BACK}`, 'outstanding principal'],
  [`amount|money left|remaining to be? ${BACK} &!on|for|from|of`, 'outstanding principal'],

  [`principal|amount|money that|which? ${PEOPLE} have|need still? yet? to ${BACK}`, 'outstanding principal'],
  ['{outstanding|remaining|unpaid} loan|loans balance|balances', 'outstanding balance'],
  ['{sum|total} of the|all? {outstanding|remaining|unpaid} {balance|balances|principal}', 'total $2 $3'],
];

/** What came in: "the amount of interest we took in", "the sum of payments received". */
const ofCollecting = (): readonly LocalTurn[] => [
  [`${SUM} of {interest|principal} that|which? we have? ${TAKEN} in`, '$1 collected'],
  [`{interest|principal} that|which? we have? ${TAKEN} in`, '$1 collected'],
  [`${SUM} of ${CASH} that|which? we have? ${TAKEN} in`, 'total collected'],
  [`{${SUM}} that|which? we have? ${TAKEN} in`, 'total collected'],
  ['{collected|received} from|in|on|through|via loan payments|repayments|installments', '$1'],
  [
    `sum|total of the|all? loan? payments|repayments|installments that|which? we? are|have|were? ${PAID}`,
    'total payments received',
  ],
  ['payments that|which came in , in dollars', 'total payments received'],
  ['{interest|principal} component|part|portion of our|the? collections|payments|receipts', '$1 collected'],
  [`${CASH}|amount {collected|received} as {interest|principal}`, '$2 collected'],
  [`${CASH}|amount {paid} as {interest|principal}`, '$2 collected'],
  [
    `${CASH}|income|revenue collected|earned|made|received? from|in|through late payment? {fees}`,
    'total late $1',
  ],
  [`late charges|fees that|which? we have? ${TAKEN} in`, 'late fees collected'],
  ['fees charged for|on late payments', 'late fees charged'],
  [
    `{interest|principal} that|which? we have? collected|received|taken from our|the? ${PEOPLE}`,
    '$1 collected',
  ],
  ['amount of late {fees} on|from|for payments received|made', 'late $1 collected'],
];

/** What was got back, which is so only of what was lost: "recovered after charge-off". */
const ofRecovering = (): readonly LocalTurn[] => [
  ['we|you have|were? been? able|managed to recover|recovery|get back?', 'we recovered'],
  [
    `${SUM} of {${CASH}} that|which? we have? clawed|got|gotten|recovered back? in? total|all?`,
    'amount recovered',
  ],
  [`{${CASH}|${SUM}} that|which? we have? clawed|got|gotten|won back in total|all`, 'total amount recovered'],
  [`{${CASH}|${SUM}} that|which? we have? clawed|got|gotten|won back`, 'amount recovered'],
  [`{${SUM}} that|which? we have? recovered`, 'amount recovered'],
  ['{amount} recovered on|from {bad|defaulted|written|charged}', '$1 recovered of $2'],
  ['{loans} by|in|through|via recoveries', '$1'],
  ['{recovered|recoveries|recovery} {rate}? after|following a|the? charge|write off &!date|in', '$1 $2'],
  ['{recovered|recoveries|recovery} {rate}? after|following a|the? default &!rate|date|in', '$1 $2'],
  ['{recovered|recoveries} after our|the? loans are|got|were charged|written off', '$1'],
  ['post charge|write off {recoveries|recovery}', '$1'],
  ['post default {recoveries|recovery}', '$1'],
];

const OPEN =
  '(?:(?:what|how (?:big|high|large|much)) (?:is|was|are|were) |(?:show|give|list|report|tell|find|get|display)(?: me| us)? )?(?:the |our )*';
/** No number that is added up in itself, or cannot be. */
const NO_SUM =
  '(?!.*\\b(?:age|ages|average|count|counts|median|mean|number|percent|percentage|rate|rates|ratio|score|scores|share|term|total|and)\\b.* (?:added|all|altogether|combined|in|summed|taken|total[a-z]*)\\b)';
const ADDED =
  '(?:(?:all )?(?:the |our )?(?:[a-z]+s )?(?:added (?:up|together)|summed(?: up)?|taken together|totall?ed(?: up)?)|in all|in total|altogether|all together|all told|combined)';
const GROUPED = `(?<R> (?:, )?(?:${BY}|each|grouped|separately|since|split) .+)`;

/** Amounts that are said to be summed after what they are of, before their groups: "the fees we charged, all added up by town". */
export const amountsSaidTurns = (): readonly Turn[] => [
  turn(`${NO_SUM}${OPEN}(?<M>[a-z][a-z' -]*?)(?: ,)? ${ADDED}${GROUPED}`, 'total M R'),
];

/** Amounts in other words of the same place. */
export const amountsSaid = (): readonly LocalTurn[] => [
  ...ofLending(),
  ...ofOwing(),
  ...ofCollecting(),
  ...ofRecovering(),
];
