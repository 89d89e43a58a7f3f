import type { LocalTurn } from '../../local-turns.ts';
import { ranksTold } from './ranks-told.ts';

const END = '&$|.|!|?|,|;|:';
const PEOPLE = 'applicants|borrowers|clients|customers|people|members';
const QUARTERS = ['march', 'june', 'september', 'december'];
const RANGE = 'band|range|bracket|corridor|interval|window';

/** Bounds of a rate. */
const ofRates = (): readonly LocalTurn[] => [[`, *2 ${RANGE} # to|- #`, 'with $1 between $2 and $3']];

/** Periods, by their place in the year. */
const ofPeriods = (): readonly LocalTurn[] => [
  ["# 's {first|second|third|fourth|last} {quarter|month}", '$2 $3 of $1'],
  ["# 's {q1|q2|q3|q4}", '$2 $1'],
  ...QUARTERS.map(
    (month, at): LocalTurn => [
      `the? quarter that|which? ended|ends|ending|closed on|in? ${month} 30|31 , #`,
      `q${at + 1} $1`,
    ],
  ),
  ...QUARTERS.map(
    (month, at): LocalTurn => [
      `the? quarter that|which? ended|ends|ending|closed in|with? ${month} #`,
      `q${at + 1} $1`,
    ],
  ),
  [`from the years up to # &haven|have|has|not|that|which|were|are`, 'issued in $1 or earlier'],
  [`up to now|so far|to date|until now ${END}`, 'yet'],
];

/** Deeds that were done by nobody, and never. */
const ofNone = (): readonly LocalTurn[] => [
  [`where the? *3 is|are still? blank|empty|null|unset ${END}`, 'with no $1'],
  [
    'how often is the? *2 missing|empty|blank among|for|in our|the? {borrowers|customers|clients|loans} ,? as? a? count|number?',
    'how many $2 have no $1',
  ],
];

/** Requests and what became of them. */
const ofRequests = (): readonly LocalTurn[] => [
  [`ended|resulted in approval ${END}`, 'were approved'],
  ['for a|an? sum|amount {higher|greater|larger|lower|smaller|more|less} than', 'for $1 than'],
  ['do|did we say yes to {applications|requests}', 'are $1 approved'],
  ...['a year', 'per year', '&!a|per|each|every'].flatMap((end): LocalTurn[] => [
    [
      `{${PEOPLE}|who} makes|make|earns|earn|made {over|above|under|below} # ${end}`,
      '$1 have an annual income $2 $3',
    ],
    [
      `{${PEOPLE}|who} makes|make|earns|earn|made {more|less} than # ${end}`,
      '$1 have an annual income of $2 than $3',
    ],
  ]),
  [`who among our|the? {borrowers|customers|clients} &have|has`, 'which $1'],
  [
    `the? high|top|big earners among our|the? {${PEOPLE}} , income {above|over} # a|per? year?`,
    '$1 with an income $2 $3',
  ],
  [
    `how many people|individuals|persons depend on a|each? {borrower|customer} ,? on average ,?`,
    'average number of dependents per $1',
  ],
];

/** What became of loans. */
const ofLoans = (): readonly LocalTurn[] => [
  [
    `were|was|got repaid|paid completely|fully|entirely and so|thus|hence|therefore? closed {in|during}`,
    'were paid off $1',
  ],
  [`were|was|got repaid|paid completely|fully|entirely ${END}`, 'were paid off'],
  [
    `ended|ended up as {paid|charged} off {in|during} # ,? based|judging|going on|by? when they were closed`,
    'with status $1 off were closed $2 $3',
  ],
];

/** What is asked in phrases of other kinds than those which name a group, a rank, a bound or a time. */
export const phrasesTold = (): readonly LocalTurn[] => [
  ...ranksTold(),
  ...ofRates(),
  ...ofPeriods(),
  ...ofNone(),
  ...ofRequests(),
  ...ofLoans(),
];
