import type { LocalTurn } from '../../local-turns.ts';
import { ranksTold } from './ranks-told.ts';

const END = '&$|.|!|?|,|;|:';
const PEOPLE = 'applicants|borrowers|clients|customers|people|members';
const LOANS = '{loans|mortgages}';
const BECOME = 'approved|declined|rejected|withdrawn';
const QUARTERS = ['march', 'june', 'september', 'december'];
const RANGE = 'band|range|bracket|corridor|interval|window';

/** Bounds of a rate. */
const ofRates = (): readonly LocalTurn[] => [
  [
    `${LOANS} charge|charges|carry|bear|cost between # and #% interest`,
    '$1 have an interest rate between $2 and $3',
  ],
  [
    `${LOANS} fall|falls|are|is|lie|lies in|within the? *2 ${RANGE} from|of|between? # to|and|- #`,
    '$1 have $2 from $3 to $4',
  ],
  [
    `for how many ${LOANS} do ${PEOPLE} pay a|an|the? yearly|annual? {rate|interest} {between|over|under|above|below}`,
    'how many $1 have a $2 $3',
  ],
  [`, *2 ${RANGE} # to|- #`, 'with $1 between $2 and $3'],
  [
    `between # and #% {interest} , how many ${LOANS} are on the books ,? in total? ,? whatever? their? status?`,
    'how many $4 have an $3 rate between $1 and $2',
  ],
  [
    `between # and #% {interest} , how many ${LOANS} &!on|have *3`,
    'how many $4 with an $3 rate between $1 and $2 $5',
  ],
];

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
  [
    `${LOANS} {issued|made|booked|granted} {before|in|since|after} # {remain|stay} open today|now|still?`,
    '$1 $2 $3 $4 are still open',
  ],
  [`up to now|so far|to date|until now ${END}`, 'yet'],
];

/** Deeds that were done by nobody, and never. */
const ofNone = (): readonly LocalTurn[] => [
  ['had|have|has|saw|show no lending at all?', 'issued no loans'],
  ['failed to make|issue|sell|book even? one|a|any single? {loan}', 'issued no $1'],
  [`show|shows|had|have zero {loans} issued ${END}`, 'issued no $1'],
  ['{payments|installments} there are that nobody has|have paid yet|so? far?', '$1 have not been paid yet'],
  [`{payments|installments} still|yet to be paid ${END}`, '$1 not paid yet'],
  [`where the? *3 is|are still? blank|empty|null|unset ${END}`, 'with no $1'],
  [
    'for how many {payments|installments} has nothing come|been in|paid|received yet|so? far? **9',
    'how many $1 have not been paid yet',
  ],
  ...['are left', 'remain', 'are remaining'].flatMap((left): LocalTurn[] => [
    [
      `take|leave the? *3 {loans|applications|payments} away|out|aside ;|,|.|: how many =2 ${left}`,
      'how many $2 are not $1',
    ],
    [
      `take|leave away|out|aside the? *3 {loans|applications|payments} ;|,|.|: how many =2 ${left}`,
      'how many $2 are not $1',
    ],
  ]),
  [
    'how often is the? *2 missing|empty|blank among|for|in our|the? {borrowers|customers|clients|loans} ,? as? a? count|number?',
    'how many $2 have no $1',
  ],
  [`no score from a|the credit check on? file|record?`, 'no credit score'],
];

/** Requests and what became of them. */
const ofRequests = (): readonly LocalTurn[] => [
  [`ended|resulted in approval ${END}`, 'were approved'],
  ['for a|an? sum|amount {higher|greater|larger|lower|smaller|more|less} than', 'for $1 than'],
  [
    `when|where|whenever {applicants|borrowers|customers} asked|applied for {more|less} than # , how many of? their|these|those applications were|was {${BECOME}}`,
    'how many applications for $2 than $3 were $4',
  ],
  ["applicants|borrowers|customers|clients 's requests", 'applications'],
  ['do|did we say yes to {applications|requests}', 'are $1 approved'],
  [
    'an? application|applications reaches|reach|reached us through|via a|the? {broker|brokers} , how large|high|big|much is the? *2 on average',
    'average $2 of $1 applications',
  ],
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
  [
    `{people|customers|borrowers|clients} who? defaulted on at {least|most} # of their? loans`,
    '$1 have at $2 $3 charged-off loans',
  ],
  [
    `{people|customers|borrowers|clients} who? defaulted on at least one of their? loans`,
    '$1 have at least one charged-off loan',
  ],
  ['went bad and were|got|was? charged off', 'were charged off'],
  ['{loans} taken to consolidate debt|debts', 'debt consolidation $1'],
  [
    'how much money? in? total? is|are {outstanding} from|of|with|by our|the? *2 {clients|borrowers|customers}',
    'total $1 principal of loans of $2 $3',
  ],
  ['on average , how much have|did we lent|lend per|for a|each? loan ,?', 'average loan size'],
];

/** How late what is late comes. */
const ofDelays = (): readonly LocalTurn[] => [
  [
    '{how} {many} {days} after|past|behind the|their|its due date|dates {were|are} late payments made|paid|received',
    '$1 $2 $3 late $4 late payments',
  ],
  [
    'by {how} {many} {days} , on average , do|did late payments miss their|the due date|dates',
    '$1 $2 $3 late are late payments on average',
  ],
  [
    'by {how} {many} {days} do|did late payments miss their|the due date|dates',
    '$1 $2 $3 late are late payments',
  ],
  [
    'if|when someone|somebody|a|the borrower|customer? pays late , {how} {many} {days} late is the|that payment',
    '$1 $2 $3 late is a late payment',
  ],
  [
    '{how} {many} {days} too late do|does|did a|the? late {payment|payments} arrive|come|get in?',
    '$1 $2 $3 late is a late payment',
  ],
  [
    '{number} of {days} that? payments were|are behind|late|overdue , among those paid|made late',
    '$1 of $2 late of late payments',
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
  ...ofDelays(),
];
