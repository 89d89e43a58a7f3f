import type { LocalTurn } from '../../local-turns.ts';

const PEOPLE = 'borrowers|clients|customers|individuals|people|persons';
const PARTS = 'fraction|percent|percentage|proportion|share';
const STATES = 'accepted|approved|declined|defaulted|denied|rejected|repaid|withdrawn';
const NEXT = '&$|.|!|?|,|across|by|for|in|of|per';
const GROUPS = '&across|by|each|for|in|per';
const BY_NUMBER = 'count|counts|number|numbers|units';

/** A noun for one of the rows, and for several. */
const ROWS: readonly (readonly [one: string, several: string])[] = [
  ['loan', 'loans'],
  ['application', 'applications'],
  ['payment', 'payments'],
  ['installment', 'payments'],
];

const ofRows = (): readonly LocalTurn[] =>
  ROWS.flatMap(([one, several]): LocalTurn[] => [
    // "the boat volume in units", "the boat total by count"
    [`${one} total|totals|volume|volumes by|in ${BY_NUMBER} ${NEXT}`, `number of ${several}`],
    [`total|volume of ${several} by|in ${BY_NUMBER} ${NEXT}`, `number of ${several}`],
    [`quantity|tally of ${several}`, `number of ${several}`],
    // "the number of times a payment came in late"
    [`{number|count} of times a|an|any ${one} {came|got|had|was|went}`, `$1 of ${several} that $2`],
  ]);

/** How many, in other words: "the number of separate people we lent to". */
const ofPeople = (): readonly LocalTurn[] => [
  [
    '{number|count} of times a|an|any|our|the? someone|somebody|anyone|people|customer|customers|borrower|borrowers applied for? a? loan?',
    '$1 of applications',
  ],
  [`separate|individual|unique {${PEOPLE}} &!loan`, 'different $1'],
  [`{${PEOPLE}} that|who|whom? we|you have|had? ever? lent|loaned money? to`, '$1 with loans'],
  [
    `{${PEOPLE}} that|who|whom? we|you have|had? ever? gave|given|granted|issued|made|sold a|any? loan|loans to`,
    '$1 with loans',
  ],
  [`{${PEOPLE}} to whom we|you have|had? ever? lent|loaned money? ${NEXT}`, '$1 with loans'],
  [`{${PEOPLE}} behind|in|on our|the loans`, '$1 with loans'],
  [`{different} {${PEOPLE}} who|that have? borrowed money? from? us? ${GROUPS}`, '$1 $2 with loans'],
  [`{${PEOPLE}} who|that have|had|hold at least one|a loan ${GROUPS}`, '$1 with loans'],
  [`how many different? {${PEOPLE}} have|had|hold a? loan|loans ${GROUPS}`, 'number of $1 with loans'],
  [`{${PEOPLE}} borrowing money? from? us? ${GROUPS}`, '$1 with loans'],
  [`{${PEOPLE}} with at least one loan ${GROUPS}`, '$1 with loans'],
  [`{${PEOPLE}} ,? with? each counted|counting|listed only|just? once ${GROUPS}`, '$1'],
  ['de duplicated borrower|client|customer count|number', 'number of different borrowers'],
  ['deduplicated|unique|distinct borrower|client|customer count|number', 'number of different borrowers'],
];

/** By what a part is reckoned, which is how it is reckoned anyway: "the loss rate by number of boats, by town". */
const ofParts = (): readonly LocalTurn[] => [
  // What leaves nothing out stands apart: "the number of boats, all states included by town".
  [
    ', all|any|every {decisions|outcomes|results|statuses} are|being? included|counted {across|by|for|of|per}',
    ', all $1 included , $2',
  ],
  [`{rate|rates|share|percentage|ratio} ,? by loan|application|payment? ${BY_NUMBER} ${GROUPS}`, '$1'],
  [`{rate|rates|share|percentage|ratio} ,? by the? number of loans|applications|payments ${GROUPS}`, '$1'],
  [`rate of {default|approval|decline|payoff} by loan|application? ${BY_NUMBER} ${GROUPS}`, '$1 rate'],
  [`{${PARTS}} {${STATES}} out? of|among all? the? {applications|loans|requests}`, '$1 of $3 that are $2'],
  [`{${PARTS}} {paid|charged|written} off out? of|among all? the? {loans}`, '$1 of $3 that are $2 off'],
  [`{${PARTS}} of {loans} paid|repaid|settled in full`, '$1 of $2 that are paid off'],
  ['how often|frequently do|did? our|the? loans default ,? in? percent?', 'default rate'],
  ['how often|frequently do|did? we turn {applications} down ,? in? percent?', 'decline rate'],
  [
    `that|which? ${PEOPLE} have? finished|completed|done paying|repaying off|back? ${NEXT}`,
    'that are paid off',
  ],
  ['paid in full {rate|percentage|share}', 'payoff $1'],
  [
    'charge off count|number divided by|over the|total? loan count|number',
    'number of charge offs divided by number of loans',
  ],
];

const DECIDING = 'answer|decision';

/** How long it took: "the wait in days from applying to getting a decision". */
const ofDays = (): readonly LocalTurn[] => [
  [
    `days|time|wait ,? in? days? between|from applying|application|filing and|to getting|hearing|receiving? a|an|the? ${DECIDING}`,
    'days to decision',
  ],
  ['days|time it took|takes us? to decide ,? in? days?', 'days to decision'],
  [
    `days|time it took|takes us? to come|give|make|reach to? a|an|the ${DECIDING} ,? in? days?`,
    'days to decision',
  ],
  [
    `number? of? days|time applicants|borrowers|customers|people had|have|wait|waited to? wait? for|on a|an|the|their ${DECIDING}`,
    'days to decision',
  ],
  ['days|time applicants|borrowers|customers|people wait|waited to hear back? from? us?', 'days to decision'],
  [
    'number? of? days|time that|which? a? late {payment|payments|installments} arrived|came|come in? after|behind|past their|its|the due date|dates',
    'days late of late payments',
  ],
  [
    'how late late {payments|installments} are|were on average ,? in? days?',
    'average days late of late payments',
  ],
  // "the number of days late payments were late", "the lag in days past the due date"
  [
    'number? of? days|time that|which? a? late {payment|payments|installments} is|are|was|were late|overdue on average ,? in? days?',
    'average days late of late payments',
  ],
  [
    'number? of? days|time that|which? a? late {payment|payments|installments} is|are|was|were late|overdue ,? in? days?',
    'days late of late payments',
  ],
  [
    'number? of? days by which a? late {payment|payments|installments} missed their|its|the due date|dates',
    'days late of late payments',
  ],
  ['{delay|lag} in? days? after|behind|beyond|past its|the|their due date|dates', 'days late'],
];

/** Numbers of rows, of days and of parts in other words. */
export const countsSaid = (): readonly LocalTurn[] => [...ofRows(), ...ofPeople(), ...ofParts(), ...ofDays()];
