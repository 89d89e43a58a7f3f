import type { LocalTurn } from '../../local-turns.ts';
import { BOUND, END, LAST, PEOPLE, WHO } from '../everyday-words.ts';

const MORE = 'greater|higher|more|above|larger';
const LESS = 'fewer|less|lower|below|smaller';
const DATED = '{application|birth|closing|decision|due|issue|maturity|opening|payment}';

/** A bound that is a mark, is not reached, or stands in another place than before its number. */
export const ofBounds = (): readonly LocalTurn[] => [
  [`${WHO}? do|does|did not come|get|make it|up? to a|an|the? # *2 ${LAST}`, 'with $2 under $1'],
  ['upward of &#', 'over'],
  // "not making the 600 mark on score", "who do not reach a score of 600"
  ...['do|does|did not', 'not', 'fail|fails|failed|failing to'].flatMap((not): LocalTurn[] => [
    [
      `${WHO}? ${not} hit|hitting|make|making|meet|meeting|pass|reach|reaching the # mark in|on|for the|their? *2 ${END}`,
      'with $2 under $1',
    ],
    [
      `${WHO}? ${not} attain|attaining|get|getting|hit|hitting|make|making|reach|reaching to? a|an *2 of &#`,
      'with $1 under',
    ],
    [
      `${WHO}? ${not} attain|attaining|get|getting|hit|hitting|make|making|reach|reaching to? # in|on|for the|their? *2 ${LAST}`,
      'with $2 under $1',
    ],
  ]),
  // "above the 600 mark", "past the 30-day mark"
  [
    `${WHO}? are|is|fall|falls|score|scores|sit|sits? ${BOUND} the|a # *2 line|mark|threshold`,
    'with $3 $1 $2',
  ],
  [`${BOUND} the # mark|line|threshold|level`, '$1 $2'],
  ['beyond|exceeding|past the # mark|line|threshold|level', 'over $1'],
  [`above|beyond|exceeding|over|past the # day mark`, 'more than $1 days late'],
  [
    `above|beyond|exceeding|over|past the # {application|customer|loan|order|payment} mark`,
    'with over $1 $2',
  ],
  // "whose boats come to three or more"
  [
    'whose {dependents|children|kids} add|amount|come|number up? to? # or more|greater|higher',
    'with at least $2 $1',
  ],
  ['whose {dependents|children|kids} add|amount|come|number up? to? {over|under} #', 'with $2 $3 $1'],
  [
    'whose {dependents|children|kids} add|amount|come|number up? to? {more|fewer|less} than #',
    'with $2 than $3 $1',
  ],
  // "sub-600 credit", "sub-600 guests by score", "a sub-5% rate"
  [
    `{${PEOPLE}|applications|branches|loans|payments} with|at|on|carrying|having a|an? sub # *2 ${LAST}`,
    '$1 with $3 under $2',
  ],
  [`sub # {${PEOPLE}|applications|branches|loans} by *2 ${LAST}`, '$2 with $3 under $1'],
  // "rated below 600 by score", "whose score goes past 600"
  [`rated|ranked|scored|assessed ${BOUND} # by|in|on the|their? *2 ${LAST}`, 'with $3 $1 $2'],
  ['{whose} *3 gets|go|goes|run|runs|went beyond|past &#', '$1 $2 is over'],
  // "in the income range above 50,000"
  [`in|within the|an? *1 range|bracket|band ${BOUND} &#`, 'with $1 $2'],
  // "with known score that is lower than 600"
  [`{with|having} a|an known|recorded *2 that|which is|'s {${LESS}|${MORE}|at|under|over}`, '$1 $2 $3'],
  [`{with|having} a|an *2 that|which is|'s {${LESS}|${MORE}|at|under|over}`, '$1 $2 $3'],
];

/** The day or the year of a date in other words than when it was. */
export const ofDates = (): readonly LocalTurn[] => [
  // "with 2019 as the year they joined", "with a 2019 order date", "birth years up to 1969"
  [`{with|having} # as the|their? year ${WHO}? {they|it|he|she|we} *3 ${LAST}`, 'that $4 in $2'],
  [
    `{with|having} a|an? # ${DATED} {date} and *2 as the|its|their? {channel|category|grade|purpose|status|type}`,
    '$1 $3 $4 in $2 and with $6 $5',
  ],
  [`{with|having} a|an? # ${DATED} {date}`, '$1 $3 $4 in $2'],
  [`year of ${DATED}`, '$1 year'],
  [`years of ${DATED}`, '$1 year'],
  ...['year', 'years', 'date', 'dates'].flatMap((unit): LocalTurn[] => [
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? in|of? # or|and before|earlier`,
      '$1 date in $2 or earlier',
    ],
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? in|of? # or|and after|later`,
      '$1 date in $2 or later',
    ],
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? no|not later|after than? #`,
      '$1 date in $2 or earlier',
    ],
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? no|not earlier|before than? #`,
      '$1 date in $2 or later',
    ],
    [`${DATED} ${unit} up? to|through and? including? # ${LAST}`, '$1 date in $2 or earlier'],
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? earlier|before|prior|under|below than|to? #`,
      '$1 date before $2',
    ],
    [
      `${DATED} ${unit} that|which? is|are|was|were|come|comes|came|falls|fall|fell? later|after than? #`,
      '$1 date after $2',
    ],
    [`${DATED} ${unit} in|within|during|from the? year|years before|prior to? #`, '$1 date before $2'],
  ]),
  ['{born} in|during the years|decades before', '$1 before'],
  // "pre-1970-born", "born when 1970 started"
  ['anytime {after|before|between|during|in}', '$1'],
  [`pre # born {${PEOPLE}}`, '$2 born before $1'],
  [`post # born {${PEOPLE}}`, '$2 born after $1'],
  [`{${WHO}} were|was already born|alive when # began|came|started`, '$1 were born before $2'],
  ['{branches|offices} that|which? are|were|is|was? open since before #', '$1 opened before $2'],
  ['that|which? go|goes|went|date|dates|dating|reach|reaches back to|from? {before} #', 'opened $1 $2'],
  ['that|which? date|dates|dating from {before|after} #', 'opened $1 $2'],
  ['that|which? have|has been around|operating|open|running|there|going since before #', 'opened before $1'],
  ['that|which? have|has been around|operating|open|running|there|going since &#', 'opened in'],
  [
    '{branches|offices} that|which? started|start|opened|open up {after|before|between|during|in|on|since}',
    '$1 opened $2',
  ],
];
