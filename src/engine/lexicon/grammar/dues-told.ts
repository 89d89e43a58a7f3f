import type { LocalTurn } from '../../local-turns.ts';
import { ASKED, type Turn, turn } from '../turn.ts';

const PAYMENTS = '(?:installments|instalments|payments)';
const OVERDUE = `(?:all |the |our |any )*(?:(?:overdue|late|past due|unpaid|outstanding) ${PAYMENTS}|${PAYMENTS} (?:(?:that|which) )?(?:are |is )?(?:past due|overdue|unpaid))`;
const UNPAID =
  '(?:(?:(?:that|which|who|and|are|is|were|remain|still|yet) )*(?:unpaid|not (?:yet |been )*paid|have (?:still )?not (?:yet )?been paid|without (?:a |any )?payment|nothing has been paid)(?: yet)?)';
const DUE =
  '(?:(?:that|which|with|a|the|their|fell|falling|were|is|are|was|and) )*due(?: date| dates)?(?: is| was| lies| lying| falls)? before (?:the )?';
const day = (name: string): string => `(?<${name}>[^,;:?]+?(?: , (?:19|20)\\d\\d)?)`;
const DAY = day('D');
/** They are said to be unpaid and due before a day, in either order. */
const SAID = `(?:${UNPAID}(?: ,)?(?: and| but)? ${DUE}${DAY}|${DUE}${day('E')}(?: ,)?(?: and| but| yet)? ${UNPAID})`;
const MARK = ' ?(?:,|:|;|\\()? ?(?:(?:meaning|that is|i e|namely|counting|where) )?';
const SUM =
  '(?:(?:sum|add|total) up|(?:overall |total |grand )?(?:sum|total|amount)(?: amount| due| owed)?(?: of| on| in| for)?|how much is (?:owed|due|unpaid|overdue) (?:in|on|for)|how much are (?:borrowers|customers|clients|people) behind(?: in total)? (?:on|with|in)|amounts? (?:due )?(?:of|on|in|for))';
const OF = '(?: (?:the )?(?:amounts?|sums?|values?)(?: due)? (?:of|on|in|for))?';
const TOTAL = 'total amount due of unpaid payments due before D E';

/** What is owed of payments that are told by being unpaid and due before a day. */
export const duesToldTurns = (): readonly Turn[] => [
  // "when is the next bill of order 50 due"
  turn(
    'when (?:is|will) (?:the )?next (?<X>[a-z]+) (?<P>of|for|on) (?<Y>[a-z]+ [0-9]+) (?:be )?due',
    'earliest due date of X+ P Y due after today',
  ),
  // "sum up the amounts of all overdue payments, unpaid with due date before 2025-12-31"
  turn(
    `${ASKED}(?:the )?${SUM}${OF} ${OVERDUE}(?: ,)?(?: total| in total| altogether)?${MARK}${SAID}`,
    TOTAL,
  ),
  turn(`${ASKED}(?:the )?${SUM}${OF} ${OVERDUE} ${DUE}${DAY}`, TOTAL),
  turn(
    `${ASKED}(?:the )?${SUM}${OF} (?:all |the |our |every )*(?:payments|payment|installments|installment) ${SAID}`,
    TOTAL,
  ),
  turn(
    `how much(?: money)? (?:is|are) (?:overdue|past due|owed|late)(?: in total| altogether)?${MARK}(?:unpaid |overdue )?${PAYMENTS} ${DUE}${DAY}`,
    TOTAL,
  ),
  // "what do all the overdue installments come to, unpaid and due before 31 December 2025"
  turn(
    `what (?:do|does) ${OVERDUE} (?:come|amount|add up|run|sum up) to(?: in total| altogether)?${MARK}${SAID}`,
    TOTAL,
  ),
  // "how many dollars in payments were due before 2025-12-31 and have still not been paid"
  turn(`(?:how many dollars|how much(?: money)?) (?:in|of|from) ${PAYMENTS} ${SAID}`, TOTAL),
  turn(
    `(?:for|of|among|across|on) (?:all |the |our )*${PAYMENTS} ${SAID} , (?:${ASKED}(?:the )?(?:total|overall|sum)(?: amount| sum)?(?: due)?|how much is (?:owed|due)(?: in total)?)`,
    TOTAL,
  ),
  turn(`(?:total )?amount overdue (?:for |of |on |in )?(?:unpaid )?${PAYMENTS} ${DUE}${DAY}`, TOTAL),
];

const NOT = "has|have|had|is|are|was|were not|n't yet?";

/** What should have come in by then and has not. */
export const duesTold = (): readonly LocalTurn[] =>
  [
    ['{payments|installments}', '*3 , #', '$1 due before $2 , $3'],
    ['{payments|installments}', '*5', '$1 due before $2'],
    ['every|each payment', '*3 , #', 'payments due before $1 , $2'],
    ['every|each payment', '*5', 'payments due before $1'],
  ].flatMap(([rows = '', day = '', plain = '']): LocalTurn[] => [
    [
      `${rows} that|which should have come|been in|paid|made|received before ${day} but|and|yet ${NOT} been? paid|received|made|settled|come in? &$|.|?|,`,
      `${plain} and not paid`,
    ],
  ]);
