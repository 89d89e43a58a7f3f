import type { LocalTurn } from '../../local-turns.ts';
import { A, LAST, PAYMENTS, PEOPLE, THAN, US, WHO, ZERO } from '../everyday-words.ts';

const THEY = `${PEOPLE}|they`;
const ENOUGH = '{at} {least|most}';
const FEE = '{charge|charges|fee|fees|penalties|penalty}';

/** What has become of what is owed. */
export const ofPayments = (): readonly LocalTurn[] => [
  // "later than 30 days", "tardy by over 30 days"
  ['tardy', 'late'],
  [`${WHO}? burdened|charged|slapped with ${A} *1 ${FEE}`, 'with a $1 $2'],
  ['late {charge|charges}', 'late fee'],
  [`on|for which ${THEY} was|were|got billed|charged ${A} *1 ${FEE}`, 'with a $1 $2'],
  // "having a fee", "with a fee charged", "where a fee applied"
  [`having|involving|including|carrying ${A} *1 ${FEE}`, 'with a $1 $2'],
  [`{with} ${A} *1 ${FEE} charged|billed|levied|imposed|assessed|charge ${LAST}`, '$1 a $2 $3'],
  [`where ${A} *1 ${FEE} applied|applies`, 'with a $1 $2'],
  // "had a fee tacked on", "got hit with a fee", "we slapped a fee on", "that triggered a fee"
  [
    `${WHO} had|has|have|got|carried|carry ${A} *1 ${FEE} added|applied|assessed|attached|billed|charged|imposed|levied|put|slapped|tacked on|to? it|them?`,
    'with a $1 $2',
  ],
  [
    `{with} ${A} *1 ${FEE} added|applied|attached|tacked|slapped|on top|on|to? it|them? ${LAST}`,
    '$1 a $2 $3',
  ],
  [
    `${WHO} got|were|was|are|is? hit|saddled|penalised|penalized|punished|slapped with ${A} *1 ${FEE}`,
    'with a $1 $2',
  ],
  [`${WHO}? penalised|penalized|hit with|by ${A} *1 ${FEE}`, 'with a $1 $2'],
  [`${WHO}? are|were|is|was? assessed|billed|charged ${A} *1 ${FEE}`, 'with a $1 $2'],
  [
    `${WHO} attracted|brought|caused|drew|earned|incurred|led|resulted|triggered to|in? ${A} *1 ${FEE}`,
    'with a $1 $2',
  ],
  [`${WHO} came|come with ${A} *1 ${FEE}`, 'with a $1 $2'],
  [
    `${WHO} carry|carried|bear|bore|include|included|show|have|had|has|contain|contained ${A} *1 ${FEE}`,
    'with a $1 $2',
  ],
  [
    `${WHO}? ${US} charged|slapped|put|imposed|levied|added|tacked ${A} *1 ${FEE} on|onto|to|for`,
    'with a $1 $2',
  ],
  [
    `on|for|to|where which? ${US} charged|slapped|put|imposed|levied|added|collected ${A} *1 ${FEE}`,
    'with a $1 $2',
  ],
  ...['on which', 'for which', 'where'].map(
    (where): LocalTurn => [
      `${where} ${A} *1 ${FEE} was|were|got added|applied|assessed|billed|charged|due|imposed|levied|owed`,
      'with a $1 $2',
    ],
  ),
  [
    `${WHO}? are|is|were|was? subject to ${A} *1 ${FEE} that|which? was? actually? charged|imposed|due?`,
    'with a $1 $2',
  ],
  [`where the|a|an|any? *2 is|are|was|were not ${ZERO}`, 'with $1 over 0'],
  [`whose *2 is|are|was|were not ${ZERO}`, 'with $1 over 0'],
  ['{with|having} a|an? positive number|amount|count|sum of? *2', '$1 $2 over 0'],
  ['{with|having} a|an? positive|nonzero *2', '$1 $2 over 0'],
  // "that were not on time when they came in", "borrowers were late in making"
  [`${WHO} were|was not on time when|by the? time? they|it came|arrived in?`, 'paid late'],
  [
    `${WHO} missed their|the|its due date|dates|day but|and|yet were|was|got|came|arrived? made|paid|settled|in? afterward|afterwards|later|anyway|eventually`,
    'paid late',
  ],
  [`${WHO}? ${THEY} were|was late in|with making|paying`, 'paid late'],
  [`${WHO}? ${THEY} made|paid late`, 'paid late'],
  [`${PAYMENTS} ${WHO}? we got|took in? {in|during|on|between|after|before|since} `.trim(), '$1 received $2'],
  ...'january february march april may june july august september october november december'
    .split(' ')
    .map(
      (month, at): LocalTurn => [
        `the? ${'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')[at]} month of &#`,
        month,
      ],
    ),
  // "received more than 30 days past the due date", "paid 31 or more days late", "30 days behind schedule"
  [
    `${WHO}? are|were|was? came|come|made|paid|received|settled|arrived|showed|turned|in|up? # or more days late|overdue`,
    'that are at least $1 days late',
  ],
  ...[
    [`${THAN} #`, '$1 than $2'],
    ['{over} #', '$1 $2'],
    [`${ENOUGH} #`, '$1 $2 $3'],
  ].flatMap(([bound, plain]): LocalTurn[] => [
    [
      `${WHO}? are|were|was? came|come|made|paid|received|settled|arrived|showed|turned in|up? ${bound} after|behind|beyond|past the|their|its due date|dates|day|schedule`,
      `that are ${plain} late`,
    ],
    [
      `${WHO}? are|were|was? came|come|made|paid|received|settled|arrived|showed|turned in|up? ${bound} behind|past|after schedule|due`,
      `that are ${plain} late`,
    ],
    [
      `${WHO} missed|overshot|overran the|their|its due date|dates|day by ${bound} before coming|arriving|being in|paid?`,
      `that are ${plain} late`,
    ],
    [`${WHO} missed|overshot|overran the|their|its due date|dates|day by ${bound}`, `that are ${plain} late`],
    [
      `${WHO} took ${bound} after|beyond|past the|their|its due date|dates|day to come|arrive|be in|paid?`,
      `that are ${plain} late`,
    ],
    [
      `where ${bound} went|passed|lay|lie by? between the? due date and the? paid|payment date`,
      `that are ${plain} late`,
    ],
  ]),
  ['# plus days late|overdue', 'at least $1 days late'],
  ...[
    [`${THAN} #`, '$1 than $2'],
    ['{over} #', '$1 $2'],
    [`${ENOUGH} #`, '$1 $2 $3'],
  ].map(
    ([bound, plain]): LocalTurn => [
      `${WHO}? are|were|was? came|come|made|paid|received|settled|arrived in? ${bound} after|beyond|past they|it were|was|fell|came|became due`,
      `that are ${plain} late`,
    ],
  ),
  [
    'made|paid|received|settled later than # after coming|falling|being|becoming due',
    'that are more than $1 late',
  ],
];
