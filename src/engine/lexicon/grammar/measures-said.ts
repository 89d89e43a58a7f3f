import type { LocalTurn } from '../../local-turns.ts';
import { type Turn, turn } from '../turn.ts';

const PEOPLE = 'applicants|borrowers|clients|customers|people';
const AVERAGES = '{average|mean|median}';
const WEIGHTED = '{average|avg|mean}';
const AMOUNTS =
  'age|amount|balance|cost|debt|distance|fee|income|payment|price|principal|rate|rating|salary|score|size|term|volume|weight';
/** What a column goes on with, where nothing else is said of it. */
const AFTER = '&$|.|!|?|,|across|by|each|every|for|in|on|over|per';

/** What a rate is paid on, or lent at: nobody else pays it. */
const agentsOfRates = (): readonly LocalTurn[] => [
  [`{rate|rates|apr} that|which? ${PEOPLE} are? pay|paid|paying|charged|get|given|face ${AFTER}`, '$1'],
  [
    `{rate|rates|apr} that|which? *2 {${PEOPLE}} are? pay|paid|paying|charged|get|given|face ${AFTER}`,
    '$1 of $2 $3',
  ],
  [`{rate|rates|apr} that|which? ${PEOPLE} end|ended up with ${AFTER}`, '$1'],
  // "the term we lend for", "the term people sign up for", "the number of months a loan is written for"
  [`{term|terms|length} that? we|${PEOPLE} lend|lent|borrow|borrowed|signed|sign up? for|over`, '$1'],
  [`{term|terms|length} that? ${PEOPLE} choose|chose|pick|picked|take|took ${AFTER}`, '$1'],
  [`number? of? {months} ${PEOPLE} are|get|have given? to pay|repay back|off?`, 'term in $1'],
  [`{number} of {months} in a|the|our loan|loans? term|terms`, 'term in $2'],
  ['{months} in a|the|our loan|loans? term|terms', 'term in $1'],
];

/** What each of the rows has is a column of theirs: "the price our boats have on average". */
const ofWhatHasIt = (): readonly LocalTurn[] => [
  [
    `{${AMOUNTS}|apr|dti} that|which? our|the? {loans|applications|customers|borrowers|payments} bear|bears|bore|carry|carries|carried|have|has|had|show|shows ${AFTER}`,
    '$1 of $2',
  ],
  // "the DTI percentage", "the debt as a percent of income", "the ratio of the borrowers' debt to their income"
  ['dti percentage|percent|pct|level|figure|number', 'dti'],
  [`debt to income ratio? among|for|of our|the? ${PEOPLE} ${AFTER}`, 'debt to income ratio'],
  ['borrower|borrowers|customer|client debt to income', 'debt to income'],
  [`ratio of {${PEOPLE}} '|'s? debt|debts to|over their? income|incomes`, 'debt to income ratio'],
];

/** A number said in two nouns: "the average value of the price", "the mean size of the monthly payment". */
const ofNumbers = (): readonly LocalTurn[] => [
  ['typical|usual *4 ,? on average', 'average $1'],
  [`middle {${AMOUNTS}} {of|by|for|per}`, 'median $1 $2'],
  [
    `${AVERAGES} dollar? amount|figure|level|size|value of|for a|our|the? {monthly} {payment|installment|instalment|bill}`,
    '$1 $2 $3',
  ],
  [`${AVERAGES} value|figure|level of|for our|the? *2 {${AMOUNTS}} ${AFTER}`, '$1 $2 $3'],
  [`${AVERAGES} value|figure|level of|for our|the? {${AMOUNTS}} ${AFTER}`, '$1 $2'],
  // "typical term, meaning the average", "usual price, taken as the mean"
  [
    `common|representative|standard|typical|usual *4 ,|( counted|ie|meaning|namely|taken|that as|is? the|a? ${AVERAGES} )?`,
    '$2 $1',
  ],
  [`*4 upper|top end of *4 ,|( ie|meaning|namely|that is? the? max|maximum|highest|most )?`, '$1 highest $2'],
  [
    `*4 lower|bottom end of *4 ,|( ie|meaning|namely|that is? the? min|minimum|lowest|least )?`,
    '$1 lowest $2',
  ],
  // "the midpoint of prices, half above and half below", "the price right in the middle of the ranking"
  [`midpoint of the? *2 &$|.|?|by|for|per|across`, 'median $1'],
  [`midpoint|middle value? of the? *2 ,|( with? half of? them? above and half of? them? below`, 'median $1'],
  [
    `the? *2 that? is? right|exactly? in the exact? middle of the? distribution|list|order|pack|range|ranking`,
    'median $1',
  ],
];

const EACH_ROW = 'a|all|each|every|the|our';

/** By what rows weigh, in other words: "the average rate, weighting each boat by its price". */
const weights = (): readonly LocalTurn[] => [
  ['weighted according|relative to', 'weighted by'],
  [
    `dollar|principal|size|volume weighted ${WEIGHTED} *3 ,? going? by|on original|the? {principal|amount|size}`,
    '$1 $2 weighted by $3',
  ],
  ['dollar weighted average|avg|mean interest? rate', 'weighted average rate'],
  [
    `weighted ${WEIGHTED} *3 ,? based|going|depending|according on|by|to original|the? *2 &$|.|?|by|for|per|across`,
    '$1 $2 weighted by $3',
  ],
  [
    `weighted ${WEIGHTED} *3 ,? using|with|taking original|the? *2 as|for the|a? weight|weights|weighting`,
    '$1 $2 weighted by $3',
  ],
  [
    `${WEIGHTED} *3 ,? weighting|weighing|counting ${EACH_ROW} *1 by|according to? its|their *2 &$|.|?|by|for|per|across`,
    '$1 $2 weighted by $4',
  ],
];

const OPEN =
  '(?:(?:what|how (?:big|high|large|long|low|small)) (?:is|was|are|were) |(?:show|give|list|report|tell|find|get|display)(?: me| us)? )?(?:the |our )*';
const GROUPED =
  '(?<R>(?:(?: ,)? (?:across|broken|by|each|for|grouped|in|on|over|per|separate[a-z]*|since|split) .+)?)';
const COLUMN = '(?:[a-z]+ )?(?:amount|balance|fee|income|price|principal|score|size|value|weight)';

/** Measures in other constructions. */
export const measuresSaidTurns = (): readonly Turn[] => [
  // "the size of the largest boat by town": of the boats of each, where it is what they are large by
  turn(
    `${OPEN}(?<M>(?:[a-z]+ )?(?:amount|principal|size|value)) of (?:the |our )?(?:single |very )?(?<A>biggest|highest|largest|smallest)(?: single)? (?<X>[a-z]+)${GROUPED}`,
    'A M of X+ R',
  ),
  turn(
    `${OPEN}(?<M>(?:[a-z]+ )?(?:duration|length|term)) of (?:the |our )?(?:single |very )?(?<A>longest|shortest)(?: single)? (?<X>[a-z]+)${GROUPED}`,
    'A M of X+ R',
  ),
  // "the price of the median boat"
  turn(
    `${OPEN}(?<M>${COLUMN}) of (?:the |our )?(?<A>average|mean|median) (?<X>[a-z]+)${GROUPED}`,
    'A M of X+ R',
  ),
];

/** Measures in other words of the same place. */
export const measuresSaid = (): readonly LocalTurn[] => [
  ...agentsOfRates(),
  ...ofWhatHasIt(),
  ...ofNumbers(),
  ...weights(),
];
