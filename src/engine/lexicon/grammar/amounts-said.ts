import type { LocalTurn } from '../../local-turns.ts';
import { type Turn, turn } from '../turn.ts';

const SUM = 'amount|sum|total|value';
const TAKEN = 'brought|took|taken';
const CASH = 'cash|dollars|money';
const BY = 'by|for|per|across|in|of|on|over';

/** What was lent, in the words of those who lent it: "the full amount of principal we've handed out". */
const ofLending = (): readonly LocalTurn[] => [
  [`{amount|principal} originally|initially {lent|loaned|disbursed|issued}`, '$1 $2'],
];

/** What is still owed: "the sum of what's left to repay in principal". */
const ofOwing = (): readonly LocalTurn[] => [
  ['remaining unpaid {balance|principal}', 'unpaid $1'],

  ['{sum|total} of the|all? {outstanding|remaining|unpaid} {balance|balances|principal}', 'total $2 $3'],
];

/** What came in: "the amount of interest we took in", "the sum of payments received". */
const ofCollecting = (): readonly LocalTurn[] => [
  [`${SUM} of ${CASH} that|which? we have? ${TAKEN} in`, 'total collected'],
  [`{${SUM}} that|which? we have? ${TAKEN} in`, 'total collected'],
  [
    `${CASH}|income|revenue collected|earned|made|received? from|in|through late payment? {fees}`,
    'total late $1',
  ],
  [`late charges|fees that|which? we have? ${TAKEN} in`, 'late fees collected'],
];

/** What was got back, which is so only of what was lost: "recovered after charge-off". */
const ofRecovering = (): readonly LocalTurn[] => [
  [`{${CASH}|${SUM}} that|which? we have? clawed|got|gotten|won back in total|all`, 'total amount recovered'],
  [`{${CASH}|${SUM}} that|which? we have? clawed|got|gotten|won back`, 'amount recovered'],
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
