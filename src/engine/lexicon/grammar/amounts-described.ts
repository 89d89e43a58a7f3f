import type { LocalTurn } from '../../local-turns.ts';
import { PEOPLE, US } from '../everyday-words.ts';

const STOP = '&$|.|!|?|,|;|by|per|for|each|every|across|in|during|on|from|since';
const PART = 'part|portion|proportion|share|fraction';
const ROWS = '{applications|loans|requests}';
const AMOUNTS = 'amount|balance|dti|fee|income|payment|price|principal|rate|ratio|salary|score|size|term';

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
];

/** How long a decision takes. */
const ofTurnaround = (): readonly LocalTurn[] => [];

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
  // "different reasons (purposes)": the column is said in the brackets
  ['reasons|ends|uses|aims|goals ( {purposes} )', '$1'],
  [
    `up to what|which *2 do|does|did our|the? *2 go|range|reach|run|stretch &$|.|?|!`,
    'what is the highest $1 of $2',
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
];

/** Each row counts by its size. */
const ofWeights = (): readonly LocalTurn[] => [
  [
    'with|using|taking the|its|their *2 as a|the? weight|weights|weighting &$|.|?|!|,|by|per|for',
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
