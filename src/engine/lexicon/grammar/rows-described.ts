import type { LocalTurn } from '../../local-turns.ts';
import { TERMS, WHO } from '../everyday-words.ts';

const END =
  '&$|.|!|?|,|;|and|are|at|by|did|do|during|for|from|have|in|is|never|on|per|that|to|took|were|which|who|with';
const STOP = '&$|.|!|?|,|;|by|per|for';
const HOME = 'apartment|flat|home|homes|house|houses|place|property|residence';
const THEIRS = 'a|the|their|his|her|its';
const MADE = 'drawn|given|granted|issued|lent|made|set|taken|written';
const CUSTOMER = 'borrower|client|customer|member';
const WHEN = 'after|before|between|during|in|last|on|since|this';
const OWNERS = 'who own their home';

/** Who owns where they live. */
const ofHomes = (): readonly LocalTurn[] => [
  // "whose home is owned", "who own the home they live in", "owning their own home"
  [`whose own? ${HOME} is|are owned ${END}`, OWNERS],
  [`${WHO} own|owns ${THEIRS} ${HOME} that|which|where? they live|lives|reside|resides in? ${END}`, OWNERS],
  [`owning ${THEIRS}? own? ${HOME} ${END}`, OWNERS],
  [`${WHO}? live|lives|living|reside|residing in ${THEIRS}? own ${HOME} ${END}`, OWNERS],
  // "in the home ownership category own"
  [
    'in|from|of the home|housing ownership category|class|group|status|type {own|rent|mortgage}',
    'with home ownership $1',
  ],
  [
    'in|from|of the {own|rent} home|housing ownership category|class|group|status|type',
    'with home ownership $1',
  ],
];

/** Who borrowed, how often, and since when they are there. */
const ofBorrowers = (): readonly LocalTurn[] => [
  // "started as customers in 2021", "whose relationship with us began in 2021", "newly added as customers in 2021"
  [
    `started|began|registered|enrolled|onboarded out? as a|our? ${CUSTOMER}|borrowers|clients|customers|members {${WHEN}}`,
    'joined $1',
  ],
  [
    `was|were|been|got? newly? added|onboarded|registered|signed|taken on|up? as a|our|new? ${CUSTOMER}|borrowers|clients|customers|members {${WHEN}}`,
    'joined $1',
  ],
  [
    `whose customer|client|business relationship|history with? us? began|begins|begun|commenced|opened|started|starts|dates|goes from|back? {${WHEN}}`,
    'who joined $1',
  ],
];

/** How long loans are made for. */
const ofTerms = (): readonly LocalTurn[] => [
  // "how many were made for 36 months", "how many loans were written for 5 years"
  [
    `{how} {many} were|are|was|is ${MADE} out? for {${TERMS}} {months|years} ${STOP}`,
    '$1 $2 have a term of $3 $4',
  ],
  // "36 months as the term", "loans that have 60 months as term"
  ['# as a|the|their|its? {term}', '$2 of $1'],
];

/** What requests and loans are said to be, by a noun of it. */
const ofStates = (): readonly LocalTurn[] => [
  // "how many online requests arrived in the past month"
  [`{applications|requests} arrived {${WHEN}} &!person|time`, '$1 were received $2'],
];

/** Rows by what they are in everyday words. */
export const rowsDescribed = (): readonly LocalTurn[] => [
  ...ofHomes(),
  ...ofBorrowers(),
  ...ofTerms(),
  ...ofStates(),
];
