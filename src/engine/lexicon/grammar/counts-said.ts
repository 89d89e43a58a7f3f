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
  [`separate|individual|unique {${PEOPLE}} &!loan`, 'different $1'],
  [`{${PEOPLE}} ,? with? each counted|counting|listed only|just? once ${GROUPS}`, '$1'],
];

/** By what a part is reckoned, which is how it is reckoned anyway: "the loss rate by number of boats, by town". */
const ofParts = (): readonly LocalTurn[] => [
  // What leaves nothing out stands apart: "the number of boats, all states included by town".
  [
    ', all|any|every {decisions|outcomes|results|statuses} are|being? included|counted {across|by|for|of|per}',
    ', all $1 included , $2',
  ],
  [`{rate|rates|share|percentage|ratio} ,? by loan|application|payment? ${BY_NUMBER} ${GROUPS}`, '$1'],
  [`rate of {default|approval|decline|payoff} by loan|application? ${BY_NUMBER} ${GROUPS}`, '$1 rate'],
  [`{${PARTS}} {${STATES}} out? of|among all? the? {applications|loans|requests}`, '$1 of $3 that are $2'],
  [
    `that|which? ${PEOPLE} have? finished|completed|done paying|repaying off|back? ${NEXT}`,
    'that are paid off',
  ],
  ['paid in full {rate|percentage|share}', 'payoff $1'],
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
  ['{delay|lag} in? days? after|behind|beyond|past its|the|their due date|dates', 'days late'],
];

/** Numbers of rows, of days and of parts in other words. */
export const countsSaid = (): readonly LocalTurn[] => [...ofRows(), ...ofPeople(), ...ofParts(), ...ofDays()];
