import type { LocalTurn } from '../../local-turns.ts';

const HIGH = 'biggest|largest|highest|greatest|most|longest|oldest|newest|latest|best';
const LOW = 'smallest|lowest|least|fewest|shortest|earliest|youngest|worst';
const ENDS = `{${HIGH}|${LOW}}`;
const MARK = '{,|;|.|-|:}';
const LAST = '&$|.|!|?|,|;|please';
const SORTED = 'sorted|sort|ordered|order|ranked|rank|arranged|arrange|listed|list|put|shown|running|going';
const BY = 'by|per|each|every';
const PERIOD = 'year|quarter|month|week|day|vintage';
const ONE = 'one|ones|figure|number|value';
/** Where the first of a list stands. */
const PLACES = [
  'first',
  'on the? very? top',
  'at the? very? top',
  'up top',
  'leading the? list|table|way|pack?',
];

/** In which order the rows come, in what words of order alone do not say (`with-plain-order.ts`): leaders, earners, alphabets, timelines. */
export const ORDER_NOTES: readonly LocalTurn[] = [
  // "leader on top", "with the winners first"
  ...PLACES.flatMap((place): readonly LocalTurn[] => [
    [
      `${MARK} with? the? leader|leaders|frontrunner|frontrunners|winner|winners ${place} ${LAST}`,
      '$1 highest first',
    ],
    [
      `${MARK} with? the? laggard|laggards|loser|losers|straggler|stragglers ${place} ${LAST}`,
      '$1 lowest first',
    ],
    [`${MARK} with? the? heaviest|top ${ONE}? ${place} ${LAST}`, '$1 highest first'],
    [`${MARK} with? the? best|top|biggest|highest earners ${place} ${LAST}`, '$1 highest income first'],
    // "sorted so the biggest is on top", "with the biggest total leading the list"
    [`,? ${SORTED} so that? the? ${ENDS} ${ONE}? is|are|comes|come|stands? ${place} ${LAST}`, ', $1 first'],
    [`,? ${SORTED} so that? the? ${ENDS} *2 is|are|comes|come|stands? ${place} ${LAST}`, ', $1 $2 first'],
  ]),
  [`${MARK} with? the? ${ENDS} ${ONE}? leading the? list|table|way|pack? ${LAST}`, '$1 $2 first'],
  [`${MARK} with? the? ${ENDS} *2 leading the? list|table|way|pack? ${LAST}`, '$1 $2 $3 first'],
  [`{,|.|;|-} bottom ${ONE}? first ${LAST}`, '$1 lowest first'],
  // "from the latest back"
  [
    `from the? ${ENDS} ${ONE}? on? downwards|downward|down|onward|onwards|up|upwards|on|back ${LAST}`,
    '$1 first',
  ],
  [
    `{,} from the? {biggest|largest|highest|greatest|smallest|lowest|earliest|oldest} *2 on? downwards|downward|down|onward|onwards|up|upwards|on ${LAST}`,
    '$1 $2 $3 first',
  ],
  // "top income down"
  [`${MARK} top &!# *2 down|downwards ${LAST}`, '$1 highest $2 first'],
  [
    `{${HIGH}} {volume|total|count|number|amount|balance|rate|income|principal|score|value} down|downwards ${LAST}`,
    '$1 $2 first',
  ],
  [`{,} by|in size ,? ${ENDS} {first}`, '$1 $2 $3'],
  [`{,} in order of size ,? ${ENDS} {first}`, '$1 $2 $3'],
  // "by price, highest first"
  [`{,} by *2 ,? {biggest|largest|highest|greatest} first ${LAST}`, '$1 sorted by $2 descending'],
  [`{,} by *2 ,? {smallest|lowest|earliest} first ${LAST}`, '$1 sorted by $2'],
  // "running forward in time", "in time order", "as a timeline"
  [`${MARK} running|going|moving? forward|forwards in|through|over time ${LAST}`, '$1 chronologically'],
  [`${MARK} ${SORTED}? in order of time ${LAST}`, '$1 chronologically'],
  [`${MARK} ${SORTED} by|in|over time ${LAST}`, '$1 chronologically'],
  [`${MARK} as|like a timeline ${LAST}`, '$1 chronologically'],
  [
    `${MARK} from the? first|earliest {${PERIOD}} to|through|until the? last|latest|newest {${PERIOD}}? ${LAST}`,
    '$1 chronologically',
  ],
  [`${MARK} running|going|moving? backward|backwards in|through time? ${LAST}`, '$1 latest first'],
  // "per month of 2024, January first through December"
  [
    `# *3 ,|.|?|; {january|jan|q1} first ,? please? ,? through|to|until|then? {december|dec|q4}? ${LAST}`,
    '$1 $2 , chronologically',
  ],
  [
    `# ,|.|?|; {january|jan|q1} first ,? please? ,? through|to|until|then? {december|dec|q4}? ${LAST}`,
    '$1 , chronologically',
  ],
  [`${MARK} longest standing|serving|established|running first ${LAST}`, '$1 oldest first'],
  [`${MARK} longest standing|serving|established|running on|at the? top ${LAST}`, '$1 oldest first'],
  // "sorted A-Z on region", "regions A to Z", "alphabetized"
  [`${SORTED}? from? a to|through|- z by|on|for`, 'sorted by'],
  ['alphabetized|alphabetised', 'alphabetically'],
  [`{${BY}} *2 ${MARK} alphabetical|alphabetically ${LAST}`, '$1 $2 $3 sorted by $2'],
  [`{${BY}} *2 ${MARK} ${SORTED}? in|into? alphabetical|alphabetic order ${LAST}`, '$1 $2 $3 sorted by $2'],
  [`{${BY}} *2 ${MARK} ${SORTED} alphabetical|alphabetically ${LAST}`, '$1 $2 $3 sorted by $2'],
  [`{${BY}} *2 ${MARK} ${SORTED}? from? a to|through|- z ${LAST}`, '$1 $2 $3 sorted by $2'],
  [`${MARK} ${SORTED}? from? *2 a to|through|- z ${LAST}`, '$1 alphabetically by $2'],
  [`${MARK} *2 alphabetical|alphabetically ${LAST}`, '$1 alphabetically by $2'],
  [`${MARK} ${SORTED}? from? a to|through|- z ${LAST}`, '$1 alphabetically'],
  // "A through G in that order", "A first", "starting with A"
  ['{through|to|-} *1 in that|this|the|their right|usual|natural|same? order', '$1 $2 in order'],
  [`{${BY}} *2 ${MARK} starting|beginning|start|begin with|from|at a ${LAST}`, '$1 $2 $3 sorted by $2'],
  [`{${BY}} *2 ${MARK} &!no|not|never|except *1 a|1 first ${LAST}`, '$1 $2 $3 sorted by $2'],
  [`{${BY}} *2 ${MARK} a|1 first ${LAST}`, '$1 $2 $3 sorted by $2'],
  [`{${BY}} *2 ${MARK} a|1 on|at the? top ${LAST}`, '$1 $2 $3 sorted by $2'],
];
