import type { LocalTurn } from '../../local-turns.ts';
import { PEOPLE, US } from '../everyday-words.ts';

const STOP = '&$|.|!|?|,|;|by|per|for|each|every|across|in|during|on|from|since';
const PART = 'part|portion|proportion|share|fraction';
const ROWS = '{applications|loans|requests}';
const LOANS = 'loan|loans|mortgage|mortgages';
const AVERAGES = 'average|avg|mean|median';
const AMOUNTS = 'amount|balance|dti|fee|income|payment|price|principal|rate|ratio|salary|score|size|term';
const TURNAROUND = 'number of days from application to decision';

/** What is done with requests, as we do it and as it is done. */
const DEEDS = [
  ['turn down', 'declined'],
  ['decline|reject|refuse|deny', 'declined'],
  ['approve|accept|grant', 'approved'],
];

/** Rates by the state that they count. */
const RATES = [
  ['decline|denial|refusal|rejection', 'declined|denied|refused|rejected'],
  ['approval|acceptance', 'accepted|approved|granted'],
  ['withdrawal', 'withdrawn'],
];

/** A part of a whole, in percent. */
const ofParts = (): readonly LocalTurn[] => [
  // "what part, in percent, of the volume", "what proportion of boats, in percent, are late"
  [`{what|which} ${PART} , in|as a? percent|percentage|% , of`, '$1 percentage of'],
  [`{what|which} ${PART} of *4 , in|as a? percent|percentage|% ,`, '$1 percentage of $2'],
  // "what percentage of requests do we turn down"
  ...DEEDS.map(
    ([deed, done]): LocalTurn => [
      `{percent|percentage|%|share|proportion} of our|the|all? ${ROWS} do|did ${US} ${deed}`,
      `$1 of $2 are ${done}`,
    ],
  ),
  // "rejection rate by channel (declined divided by all, in percent)": the very rate that is named
  ...RATES.flatMap(([rate, done]) =>
    ['divided by', 'over', 'out of', 'as a percentage of', 'as a share of'].map(
      (over): LocalTurn => [
        `{${rate}} {rate|rates} *6 ( ${done} applications|requests? ${over} all applications|requests? ,? in? percent|percentage|%? )`,
        '$1 $2 $3',
      ],
    ),
  ),
  // "volume share of the products (percent)"
  [
    '{volume|balance|principal} share|percentage of the? *2 ( in? percent|percentage|% )',
    'share of $1 by $2',
  ],
];

/** What came in, whoever it came from. */
const ofMoneyIn = (): readonly LocalTurn[] => [
  // "how much money did we collect from customers"
  [
    `{how} {much} money|cash? did|do ${US} {collect|receive|get|take} in? from our|the? ${PEOPLE} ${STOP}|last|this`,
    '$1 $2 did we collect',
  ],
  // "everything borrowers paid us in 2023", "what sum was paid by borrowers"
  [
    `add|sum|total|tot up? everything|all that? our|the? {${PEOPLE}} paid to? us? {during|in|since|last|this}`,
    'total amount paid $2',
  ],
  [
    `everything|all that? our|the? {${PEOPLE}} paid to? us? {during|in|since|last|this}`,
    'total amount paid $2',
  ],
  [
    `{what|which} sum|total|amount|sums was|were paid to? us? by our|the? {${PEOPLE}} &in|during|with|since|last|this`,
    'what is the total amount paid',
  ],
  [`how many dollars in|of payments did our|the? {${PEOPLE}} make`, 'how much did $1 pay'],
  // ", going by the date of payment"
  [', going|based|judged|judging by|on the date|day of payment &$|.|?|!|,', ', by payment date'],
  [', going|based|judged|judging by|on the payment date|day &$|.|?|!|,', ', by payment date'],
  // "the money our branches lent out"
  [
    'money|cash|dollars that|which? our|the branches|offices lent|loaned|lend out? &$|.|!|?|,|;|in|during',
    'loan volume',
  ],
  // "what was recovered on the late boats"
  ['what|whatever was|were|is|has|have been? recovered {on|from}', 'the recovered amount $1'],
  [`what|whatever ${US} have|had? recovered {on|from}`, 'the recovered amount $1'],
];

/** How long a decision takes. */
const ofTurnaround = (): readonly LocalTurn[] => [
  // "how many days do we need on average to reach a decision"
  [
    `how many days do|does|did we|you|it need|require|take on average to reach|make|come|arrive|take to|at? a|the? decision ${STOP}`,
    `average ${TURNAROUND}`,
  ],
  [
    `how many days on average do|does|did we|you|it need|require|take to reach|make|come|arrive|take to|at? a|the? decision ${STOP}`,
    `average ${TURNAROUND}`,
  ],
  // "after how many days on average is an application decided"
  ...[
    'after how many days on average',
    'after how many days , on average ,',
    'on average , after how many days',
    'on average after how many days',
  ].map(
    (after): LocalTurn => [
      `${after} is|are|was|were an|our|the|all? application|applications decided on|upon? ${STOP}`,
      `average ${TURNAROUND}`,
    ],
  ),
  // "how quickly requests are decided, as an average number of days"
  [
    `how quickly|fast|soon|rapidly are? our|the? application|applications are|is|get|gets? decided on|upon? ,? as an|the? average|mean number of? days`,
    `average ${TURNAROUND}`,
  ],
  [
    `how quickly|fast|soon|rapidly are? our|the? application|applications are|is|get|gets? decided on|upon? ,? in average days|days on average`,
    `average ${TURNAROUND}`,
  ],
];

const DUE = 'is|are|was|were|fell|falls due';
const GOING = 'going|based|depending|judged|judging|according by|on|to';

/** A year of the day on which something is due. */
const ofDueDates = (): readonly LocalTurn[] => [
  // "per year (year in which the bill was due)", "yearly total of fees, based on when the bill was due"
  [
    `in|for? per|by|each|every {year|quarter|month} ( year|quarter|month in|of which the? *1 ${DUE} )`,
    'by $1 of the due date',
  ],
  ...[
    ['yearly', 'year'],
    ['quarterly', 'quarter'],
    ['monthly', 'month'],
  ].map(
    ([often, unit]): LocalTurn => [
      `${often} total|totals|sum|sums of the? *3 ,? ${GOING} when the? *1 ${DUE}`,
      `total $1 by ${unit} of the due date`,
    ],
  ),
  [`in|for? per|by|each|every {year|quarter|month} ,? ${GOING} when the? *1 ${DUE}`, 'by $1 of the due date'],
  [`in|for? per|by|each|every {year|quarter|month} ,? ${GOING} the? due date`, 'by $1 of the due date'],
];

/** One amount in other nouns. */
const ofAmounts = (): readonly LocalTurn[] => [
  // "the most interest, as a rate, that anybody pays on a mortgage", "up to what rate do our mortgages go"
  [
    `the most interest , as|in a|the? rate|percent|percentage , that|which? anybody|anyone|somebody|people|borrowers|customers|clients pay|pays|paid on|for a|an|any|our? *2`,
    'the highest interest rate of $1',
  ],
  // "different reasons (purposes)": the column is said in the brackets
  ['reasons|ends|uses|aims|goals ( {purposes} )', '$1'],
  [
    `up to what|which *2 do|does|did our|the? *2 go|range|reach|run|stretch &$|.|?|!`,
    'what is the highest $1 of $2',
  ],
  // "the median amount we lend on an auto loan"
  [
    `{${AVERAGES}} amount|sum|money that|which? ${US} lend|lent|loan|loaned out? on|for|in|with|per a|an|each|every|one *1 {${LOANS}}`,
    '$1 loan amount of $2 $3',
  ],
  [
    `{${AVERAGES}} amount|sum|money that|which? ${US} lend|lent|loan|loaned out? on|for|in|with|per a|an|each|every|one {mortgage}`,
    '$1 loan amount of $2',
  ],
  // "half of the boats have a price below which amount (the median)"
  [
    `half|50% of? our|the *3 have|has a|an {${AMOUNTS}} below|under|above|over|beneath|up|to to? which|what amount|value|figure|number|level? ( the? median ) &$|.|?`,
    'what is the median $2 of $1',
  ],
  // "what the ratio averages out to for late boats"
  [`what the|our *4 averages|average out|up? to|at {for|across|of|on}`, 'the average $1 $2'],
  // "how high is the price of a red boat on average"
  [
    'how high|big|large|long|great is|are|was|were the|a|our? *3 of a|an|our *4 on average',
    'what is the average $1 of $2',
  ],
  // "what do owners of red boats pay per month on average"
  [
    `what|how do|much do? our|the? ${PEOPLE} with|on|of|having a|an? *4 pay per|a|each|every month on average`,
    'what is the average monthly payment of $1',
  ],
  // "how much do owners in Texas borrow per boat"
  [
    `on average , how much do|does|did our|the? {${PEOPLE}} **6 borrow|borrowed per|for|with|in each|every|one|a? single? loan`,
    'average loan amount of $1 $2',
  ],
  [
    `how much do|does|did our|the? {${PEOPLE}} **6 borrow|borrowed per|for|with|in each|every|one|a? single? loan`,
    'average loan amount of $1 $2',
  ],
  [
    `how much do|does|did our|the? *1 {${PEOPLE}} borrow|borrowed per|for|with|in each|every|one|a? single? loan`,
    'average loan amount of $1 $2',
  ],
  [
    `how much do|does|did our|the? {${PEOPLE}} borrow|borrowed per|for|with|in each|every|one|a? single? loan`,
    'average loan amount of $1',
  ],
];

/** Each row counts by its size. */
const ofWeights = (): readonly LocalTurn[] => [
  [
    'if|when|where|once each|every|all the? loan|loans is|are|gets|get weighted|weighed by its|their|the|how *2 &$|.|?|!|,|by|per|for',
    'weighted by $1',
  ],
  [
    'with|using|taking the|its|their *2 as a|the? weight|weights|weighting &$|.|?|!|,|by|per|for',
    'weighted by $1',
  ],
  [
    `interest? rate averaged across|over our|the|all? loans in proportion to their|the *2`,
    'average interest rate weighted by $1',
  ],
  [
    'where|so|with that? bigger|larger|big|large loans count|counting|counted|weigh|weighing proportionally|proportionately? more|heavier ,? proportionally|proportionately? by|with|in their|the? *1 &$|.|?|!|,|by|per|for',
    'weighted by $1',
  ],
  ['rate , mean|average|avg weighted {by}', 'rate weighted $1'],
];

/** Amounts in other nouns and verbs. */
export const amountsDescribed = (): readonly LocalTurn[] => [
  ...ofParts(),
  ...ofMoneyIn(),
  ...ofTurnaround(),
  ...ofDueDates(),
  ...ofAmounts(),
  ...ofWeights(),
];
