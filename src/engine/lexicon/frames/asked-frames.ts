import type { LocalTurn } from '../../local-turns.ts';

const LAST = '&$|.|!|?|,|;|please|by|per|in|for|across|at|since|during';
const BE = '{is|are|was|were|get|got|gets|end|ended|went|go|have|has}';
const PERCENT = 'percent|percentage|pct|%|share|proportion';
const IN_PERCENT = 'in|as a|an? percent|percentage|percentages|pct|%';
const SLICE = 'slice|part|portion|chunk|piece|fraction|proportion|share|percentage';

/** In which words a number, a sum, an average or a share is asked for. */
export const ASKED_FRAMES: readonly LocalTurn[] = [
  // "grand total of", "the sum of every price"
  ['the? grand total|sum of?', 'total'],
  ['sum of every|each', 'sum of the'],
  // "headcount of", "how many boats does that make"
  ['the|a? headcount|tally of|for', 'number of'],
  [`{how} {many} *4 does|would|did|will that|this|it make|be ${LAST}`, '$1 $2 $3'],
  ['how often|frequently|many times? have|has we|you', 'how many times did we'],
  ['average out the', 'average'],
  // "the dollar sum"
  ['dollar {sum|total|amount|volume|value|difference|change}', '$1'],
  // "out of every hundred boats, how many are late?"
  [`out? of every|each? hundred|100 **3 , how many ${BE}`, 'what percentage of $1 $2'],
  // "how big a slice of"
  [`how|what big|large|high|great a|an? {${SLICE}} of`, 'what share of'],
  [
    `how big|large|high|great is|are|was|were the? *2 slice|part|portion|chunk of`,
    'how big is the $1 share of',
  ],
  ['what|which slice|part|portion|chunk|piece of', 'what share of'],
  // "how many boats are late as a percent of all boats", "how many out of all boats are late, in percent"
  [
    `how many *3 ${BE} *3 ,? as a|an? ${PERCENT} of all|the|our all|the|our? =1`,
    'what percentage of $1 $2 $3',
  ],
  [
    `how many out? of all|the|our all|the|our? *2 ${BE} *3 ,? ${IN_PERCENT} ${LAST}`,
    'what percentage of $1 $2 $3',
  ],
  // "late boats relative to all boats, in percent"
  [`relative to all *2 ,? ${IN_PERCENT}`, 'as a percentage of all $1'],
  [`divided by all *2 ,? ${IN_PERCENT}`, 'as a percentage of all $1'],
  [`over|against all *2 ,? ${IN_PERCENT}`, 'as a percentage of all $1'],
  [`ratio of *3 to all *2 ,? ${IN_PERCENT}`, '$1 as a percentage of all $2'],
  [`what|which ${PERCENT} do|does *3 make up ${LAST}`, 'what is the percentage of $1'],
  [`what|which ${PERCENT} do|does *3 account for ${LAST}`, 'what is the percentage of $1'],
  ['ending|winding up &!at|in|on|with|without', 'that are'],
];
