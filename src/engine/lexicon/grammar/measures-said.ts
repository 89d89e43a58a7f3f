import type { LocalTurn } from '../../local-turns.ts';
import { type Turn, turn } from '../turn.ts';

const PEOPLE = 'applicants|borrowers|clients|customers|people';
const OURS = 'our|the|their|all?';
const AVERAGES = '{average|mean|median}';
const EXTREMES = 'biggest|greatest|highest|largest|lowest|maximum|minimum|smallest';
const WEIGHTED = '{average|avg|mean}';
const AMOUNTS =
  'age|amount|balance|cost|debt|distance|fee|income|payment|price|principal|rate|rating|salary|score|size|term|volume|weight';
/** What a column goes on with, where nothing else is said of it. */
const AFTER = '&$|.|!|?|,|across|by|each|every|for|in|on|over|per';

/** What a rate is paid on, or lent at: nobody else pays it. */
const agentsOfRates = (): readonly LocalTurn[] => [
  // "the average rate borrowers pay on their loans", "the rate clients are charged for a mortgage"
  [
    `{rate|rates|apr} that|which? ${PEOPLE} are? pay|paid|paying|charged|get|got|given|face on|for|over ${OURS} a? {loan|loans|mortgage|mortgages}`,
    '$1 of $2',
  ],
  [`{rate|rates|apr} that|which? ${PEOPLE} are? pay|paid|paying|charged|get|given|face ${AFTER}`, '$1'],
  [
    `{rate|rates|apr} that|which? *2 {${PEOPLE}} are? pay|paid|paying|charged|get|given|face ${AFTER}`,
    '$1 of $2 $3',
  ],
  // "the rate people are borrowing at", "the rate we lend at", "the rate at which we lend"
  [`{rate|rates|apr} that|which? ${PEOPLE} are? borrow|borrowed|borrowing money? at`, '$1'],
  ['{rate|rates|apr} that|which? we|you are? lend|lent|lending|loan|loaned money? out? at', '$1'],
  ['{rate|rates|apr} at which we|you are? lend|lent|lending|loan|loaned money? out?', '$1'],
  [`{rate|rates|apr} at which ${PEOPLE} are? borrow|borrowed|borrowing money? from? us?`, '$1'],
  // "the rate charged to borrowers", "the rate loans were written at", "the going rate on loans"
  [`{rate|rates|apr} charged to our|the? ${PEOPLE} ${AFTER}`, '$1'],
  [`{rate|rates|apr} that|which? ${PEOPLE} end|ended up with ${AFTER}`, '$1'],
  ['{rate|rates|apr} that|which? our|the? loans are|were granted|issued|made|written at|with', '$1 of loans'],
  ['current|going|prevailing {rate|rates} on our|the? {loans|mortgages}', '$1 of $2'],
  ['how much interest do? we|you charge on average', 'average interest rate'],
  [`what|which *2 do? our|the? {loans|mortgages} bear|carry|have on average`, 'average $1 of $2'],
  // "how many months do loans run on average", "how long does a mortgage last on average"
  [
    `how long|many months? do|does|did the|our|a|an? {loan|loans|mortgage|mortgages} run|last|runs|lasts for? on average`,
    'average term of $1',
  ],
  [
    `how long|many months? do|does|did the|our? {loan|loans|mortgages} {of|for|in} *3 run|last for? on average`,
    'average term of $1 $2 $3',
  ],
  // "the percent interest charged on a loan", "the interest percentage we charge"
  ['{percent|percentage|%} interest charged|paid? on|for a|the|our loan|loans', 'interest rate'],
  ['{percent|percentage|%} interest that? we|you|lenders charge', 'interest rate'],
  // "the term we lend for", "the term people sign up for", "the number of months a loan is written for"
  [`{term|terms|length} that? we|${PEOPLE} lend|lent|borrow|borrowed|signed|sign up? for|over`, '$1'],
  [`{term|terms|length} that? ${PEOPLE} choose|chose|pick|picked|take|took ${AFTER}`, '$1'],
  [`{number} of {months} that? we|${PEOPLE} lend|lent|borrow|borrowed money? for|over`, 'term in $2'],
  [
    `{number} of {months} that? a|the|our? loan|loans is|are|was|were? granted|issued|made|run|runs|written for`,
    'term in $2',
  ],
  [`number? of? {months} ${PEOPLE} are|get|have given? to pay|repay back|off?`, 'term in $1'],
  ['how long our|the? loans run for? on average', 'average term of loans'],
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
  ['monthly {payment|installment|instalment} amount|cost|figure|size', 'monthly $1'],
  [
    `what|how much? do? our|the? ${PEOPLE} owe|pay per|a|each|every month on average &!in|during|since|last|this`,
    'average monthly payment',
  ],
  ['typical|usual *4 ,? on average', 'average $1'],
  ['middle loan {amount|principal|size}', 'median loan $1'],
  [`middle {${AMOUNTS}} {of|by|for|per}`, 'median $1 $2'],
  [
    `${AVERAGES} dollar? amount|figure|level|size|value of|for a|our|the? {monthly} {payment|installment|instalment|bill}`,
    '$1 $2 $3',
  ],
  [`${AVERAGES} value|figure|level of|for our|the? *2 {${AMOUNTS}} ${AFTER}`, '$1 $2 $3'],
  [`${AVERAGES} value|figure|level of|for our|the? {${AMOUNTS}} ${AFTER}`, '$1 $2'],
  [`${AVERAGES} value of our|the|a? loan|loans`, '$1 loan value'],
  [`{monthly} loan|loans {payment|payments|installment|installments|bill}`, '$1 $2'],
  [
    `payment|amount that? ${PEOPLE} owe|pay|have each|every|per month on|for|per a|each|their? loan|loans`,
    'monthly payment of loans',
  ],
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

const HEAVY = 'bigger|larger|big|large';
const EACH_ROW = 'a|all|each|every|the|our';

/** What is lent at once is a loan: "the largest amount we lent on any one loan", "the median amount we lend per loan". */
const ofOneLoan = (): readonly LocalTurn[] => [
  [
    `{${EXTREMES}} amount|sum that|which? we|anybody|anyone|somebody|someone|people|borrowers|customers? have|has|ever? been? borrowed|granted|issued|lent|loaned for|in|on|with a|any? one|single? loan`,
    '$1 loan amount',
  ],
  [`${AVERAGES} amount that|which? we lend|lent|loan|loaned for|on|per a|each|every? loan`, '$1 loan amount'],
  ['scheduled|contractual|contracted|agreed loan {duration|length|term}', 'loan $1'],
];

/** By what rows weigh, in other words: "the average rate, weighting each boat by its price". */
const weights = (): readonly LocalTurn[] => [
  ['weighted according|relative to', 'weighted by'],
  ['weighted by how much we|they|was|is were? borrowed|lent|loaned', 'weighted by principal'],
  ['*2 averaged by loan|the? amount|principal|size', 'average $1 weighted by principal'],
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
  [
    `${WEIGHTED} *3 ,? when|where|with ${HEAVY} loans counting|count|counted|weighing|weigh for? more ,? in proportion to their|the? {principal|amount|size|balance}`,
    '$1 $2 weighted by $3',
  ],
  [
    `${WEIGHTED} *3 ,? with|so|where that? ${HEAVY} loans counting|count|counted|weighing|weigh for? more`,
    '$1 $2 weighted by principal',
  ],
  [
    '*3 averaged over|across|by dollars of {principal|balance} ,? instead|rather of|than over|across|by? loans',
    'average $1 weighted by $2',
  ],
  [
    `${WEIGHTED} {interest|rate} {rate}? per|on|for each|every|a? dollar of? {principal|lent|loaned}`,
    'weighted average rate',
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
  ...ofOneLoan(),
  ...weights(),
];
