import type { LocalTurn } from '../../local-turns.ts';
import { ASKED, type Turn, turn } from '../turn.ts';

const PART = '(?:percentage|percent|%|pct|share|proportion|fraction)';
const ASK = `${ASKED}(?:the |our )*`;
const IN_PERCENT = `(?:(?: ,)? (?:(?:expressed |shown |given )?(?:in|as an?|as) )?${PART})`;
const AT_FIRST = '(?:(?:total|overall|full|whole|combined|entire) )*';
/** An amount in one to three words. */
const amount = (name: string): string =>
  `(?:the |their |its |our )*${AT_FIRST}(?<${name}>(?!number |count |that |those |each |all )[a-z-]+(?: (?!(?:of|on|for|in|to|and|by|per|over|as|is|are|divided|relative|compared|they|that)\\b)[a-z-]+){0,2}?)`;
/** Rows in the plural, with what is said of them. */
const ROWS =
  '(?:the |our |all )*(?<R>(?:[a-z-]+ ){0,3}?[a-z]+s(?: (?:that|which) (?:are|were) [a-z-]+(?: [a-z-]+)?)?)';
const ON = '(?:of|on|for|in|from|under|across|over)';
const TOGETHER = '(?: (?:together|combined|as a whole|overall|in total|altogether))?';
const LEAD = `(?:(?:taking|for|across|among|over|on|of|in|looking at) ${ROWS}${TOGETHER} , )`;
const LEFT =
  '(?:(?:still|yet|currently|now) )*(?:(?:is|are|remains?|stays?|has|have) )?(?:(?:still|yet|left|currently|now) )*(?:outstanding|unpaid|owed|owing|unrepaid|to be (?:paid|repaid)(?: back)?|not (?:yet )?(?:been )?(?:come back|paid back|repaid)(?: yet)?)(?: yet)?(?: as principal)?';
const LENT =
  '(?: (?:that )?(?:(?:was|were|is|we|had|have) )*(?:originally |initially |first )?(?:lent|loaned|borrowed|disbursed|granted|advanced))?';
const PRINCIPAL = `(?:the |their |its |our )*${AT_FIRST}(?:principal|loan amounts?|loan volume|amounts?|money|sums?)${LENT}`;
const OUTSTANDING = 'outstanding principal as a percentage of principal of R';

/** What is still owed as a part of what was lent. */
const ofOwed = (): readonly Turn[] => [
  // "what percent of the principal of open loans is still outstanding"
  turn(
    `${ASK}(?:what |which |how many )?${PART} of ${PRINCIPAL} ${ON} ${ROWS} (?:that )?${LEFT}`,
    OUTSTANDING,
  ),
  turn(`how much of ${PRINCIPAL} ${ON} ${ROWS} ${LEFT}${IN_PERCENT}`, OUTSTANDING),
  turn(
    `${ASK}(?:what |which |how many )?${PART} of ${PRINCIPAL} (?:that )?${LEFT} ${ON} ${ROWS}`,
    OUTSTANDING,
  ),
  // "taking all open loans together, what percent of their principal is outstanding"
  turn(`${LEAD}${ASK}(?:what |which |how many )?${PART} of ${PRINCIPAL} (?:that )?${LEFT}`, OUTSTANDING),
  // "of every hundred dollars lent in open loans, how many dollars are outstanding"
  turn(
    `(?:out )?(?:of|for|from) (?:every|each) (?:hundred|100) dollars(?: that)?(?: (?:we|was|were|have|had))* (?:lent|loaned|granted|disbursed) (?:in|on|as|for) ${ROWS} , how (?:many|much)(?: dollars)? ${LEFT}`,
    OUTSTANDING,
  ),
];

/** One amount as a part of another of the same rows. */
const ofAmounts = (): readonly Turn[] => [
  // "the cost of late trips as a percentage of their price"
  turn(
    `${ASK}${amount('A')} ${ON} ${ROWS}${IN_PERCENT} of (?:the|their) ${amount('B')}`,
    'A as a percentage of B of R',
  ),
  turn(
    `${ASK}${amount('A')} ${ON} ${ROWS} (?:relative to|compared (?:to|with)|measured against|divided by|over) (?:the|their) ${amount('B')}${IN_PERCENT}`,
    'A as a percentage of B of R',
  ),
  // "if we put the cost of late trips against their price, what percentage results?"
  turn(
    `(?:if )?(?:(?:you|we|i) )?(?:put|set|hold|measure|place|divide|compare) ${amount('A')} ${ON} ${ROWS} (?:against|beside|by|next to|over|to|with) (?:the |their )?(?:original |initial )?${amount('B')} (?:,|and) (?:what|which) ${PART} (?:results?|comes out|emerges|do (?:we|you|i) get|does (?:that|it) (?:come to|give|make)|is (?:that|it|the result))`,
    'A as a percentage of B of R',
  ),
  turn(
    `(?:in (?:percent|%|pct) , )how (?:does|do) ${amount('A')} ${ON} ${ROWS} (?:compare|relate) (?:to|with|against) ${amount('B')}(?: (?:of|on|for) them)?`,
    'A as a percentage of B of R',
  ),
  turn(
    `(?:ratio|quotient)(?: in| ,)* (?:percent|percentage|%) : ${amount('A')} ${ON} ${ROWS} (?:over|to|divided by) (?:the|their) ${amount('B')}`,
    'A as a percentage of B of R',
  ),
  // "ratio of the cost to the price of late trips, in percent"
  turn(
    `${ASK}ratio of ${amount('A')} to ${amount('B')} ${ON} ${ROWS}${TOGETHER}${IN_PERCENT}`,
    'A as a percentage of B of R',
  ),
  // "for late trips, total cost divided by total price, in percent"
  turn(
    `(?:for|of|among|across) ${ROWS} , ${ASK}${amount('A')} (?:divided by|over|relative to) ${amount('B')}${IN_PERCENT}`,
    'A as a percentage of B of R',
  ),
  turn(
    `${ASK}${amount('A')} (?:divided by|over|relative to) ${amount('B')} ${ON} ${ROWS}${IN_PERCENT}`,
    'A as a percentage of B of R',
  ),
  // "unpaid to total price of late trips, in percent"
  turn(
    `${ASK}(?<A>outstanding|unpaid|recovered|overdue|requested) (?:to|over|versus|against) (?:(?:total|whole) )?(?<B>[a-z]+) ${ON} ${ROWS}${IN_PERCENT}`,
    'A B as a percentage of B of R',
  ),
];

/** Quotients of two amounts in other constructions, also of rows that are said before or between. */
export const quotientsToldTurns = (): readonly Turn[] => [...ofOwed(), ...ofAmounts()];

/** What an amount was at first is what the data calls by its name alone. */
export const quotientsTold = (): readonly LocalTurn[] => [
  ['{principal|amount} they|it started|began out? with', '$1'],
  ['current {balance} to|over|versus|against|divided', '$1 to'],
];
