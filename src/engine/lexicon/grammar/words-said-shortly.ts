import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|!|?|,|;|)';
const AMOUNTS =
  'age|amount|balance|cost|debt|distance|fee|income|payment|price|principal|rate|rating|salary|score|size|term|value|volume|weight';
const DAYS = [
  ['mon', 'monday'],
  ['tue|tues', 'tuesday'],
  ['wed|weds', 'wednesday'],
  ['thu|thur|thurs', 'thursday'],
  ['fri', 'friday'],
  ['sat', 'saturday'],
  ['sun', 'sunday'],
] as const;
const ANY_DAY = DAYS.map((names) => names.join('|')).join('|');
const JOINT = '{or|and|/|to|-|through|,}';

/** A short form is a day beside another one, or where a day stands: "Sat or Sun", "on a Fri", but not "sat on a chair". */
const weekdays = (): readonly LocalTurn[] => [
  ...DAYS.map(([short, day]): LocalTurn => [`${short} ${JOINT} &${ANY_DAY}`, `${day} $1`]),
  ...DAYS.map(([short, day]): LocalTurn => [`{${ANY_DAY}} ${JOINT} ${short}`, `$1 $2 ${day}`]),
  ...DAYS.map(([short, day]): LocalTurn => [`{on} {a|any|each|every|the}? ${short} ${END}`, `$1 $2 ${day}`]),
  // "weekend visits (begun Saturday or Sunday)"
  ['{weekend|weekends} *1 ( *1 saturday or|and|/ sunday )', '$1 $2'],
];

const PERCENTILES = [5, 10, 20, 25, 50, 75, 80, 90, 95, 99];
const SHORT = PERCENTILES.map((part) => `p${part}`).join('|');

/** Quantiles after what they are of, and what lies in the middle: "waiting time p90", "their middle income". */
const quantiles = (): readonly LocalTurn[] => [
  [`{:|,|;} *3 {${SHORT}} &$|.|!|?|,|by|for|of|in|per|across|among`, '$1 $3 $2'],
  [`&^ *3 {${SHORT}} &$|.|!|?|,|by|for|of|in|per|across|among`, '$2 $1'],
  ...PERCENTILES.map(
    (part): LocalTurn => [`${part}th pct|pctl|pctile {of}? &!all|the|our`, `${part} percentile $1`],
  ),
  [`{is|are|was} {its|the|their} middle {${AMOUNTS}} ${END}`, '$1 $2 median $3'],
  [`{is|are|was} {its|the|their} middle *1 {${AMOUNTS}} ${END}`, '$1 $2 median $3 $4'],
  [`middle *1 {${AMOUNTS}} {of|by|for|per|in}`, 'median $1 $2 $3'],
];

const NUMBERS = '&over|under|more|less|fewer|above|below|at|exactly|between|#';

/** What has people living there: "towns home to over 300 members". */
const homes = (): readonly LocalTurn[] => [
  [`{is|are|was|were} home to ${NUMBERS}`, 'have'],
  ['is|are home to the {fewest|least|most}', 'has the $1'],
  [`home to ${NUMBERS}`, 'with'],
  ['home to the {fewest|least|most}', 'with the $1'],
];

const MATCHING = 'accompanying|associated|attached|corresponding|linked|matching|related';
const UNITS = 'month|months|quarter|quarters';

/** Rows that are missing, tables that are counted, and how far they reach. */
const rows = (): readonly LocalTurn[] => [
  [`{no|without} {a|an|any}? ${MATCHING} &!number|value|values`, '$1 $2'],
  ['row|record|rows|records count {of|for|in|from} the? {table}? &!each|every|all', 'number of'],
  ['number of rows|records in|of|for the? table', 'number of'],
  [`{${UNITS}} ( year and|+|, month|quarter )`, '$1'],
  [`{${UNITS}} ( month|quarter and|+|, year )`, '$1'],
  [
    'date|time range|span covered by|of|for *2 ( first|earliest|min and|to|, last|latest|max *2 )',
    'first and last $2 of $1',
  ],
  ['{,} running|cumulative count year after|by|on|over|upon year', '$1 cumulative by year'],
  ['{,} running|cumulative count month after|by|on|over|upon month', '$1 cumulative by month'],
  ['every|each combination of *3 with *3', 'each combination of $1 and $2'],
];

/** Words in the short forms of notes, each for what is said at length. */
export const wordsSaidShortly = (): readonly LocalTurn[] => [
  ...weekdays(),
  ...quantiles(),
  ...homes(),
  ...rows(),
];
