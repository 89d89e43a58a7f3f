import type { LocalTurn } from '../local-turns.ts';

const HOLDS = 'have|has|had|got|hold|holds';
const PARTS = 'percent|percentage|share|proportion';
const EXTREME = '{highest|largest|biggest|greatest|lowest|smallest}';
const NUMBERS = 'amounts|columns|figures|measures|numbers|totals|values';
const COUNTED = 'two|both|three|four|2|3|4';

/** What is said around what is asked, in plainer words wherever it stands: tried only where a question is not read otherwise. */
export const RETOLD_PHRASES: readonly LocalTurn[] = [
  // "by town, I need two figures: …", "three numbers for boats of this year, namely the count, …"
  ['{,} i need|want|require', '$1 show'],
  ['{,} i would like|love to? see|know|have?', '$1 show'],
  [`{show|give|need|want} me? the? ${COUNTED} ${NUMBERS} ,|:|- namely?`, '$1'],
  [`${COUNTED} ${NUMBERS} for **6 ,|: namely? &the|number|count|total`, 'for $1 ,'],
  // "what is the head count", "the headcount of guests"
  ['what is the headcount', 'how many'],
  ['what is the head count', 'how many'],
  ['the|a headcount|tally of|for', 'the number of'],
  ['the|a head count of|for', 'the number of'],
  // "how big the average boat is"
  ['how big|large the average *3 is', 'the average $1 size'],
  ['how big|large is the average *3 &$|,|.|?|for|in|by|per', 'what is the average $1 size'],
  // "towns that beat the average price"
  [
    'beat|beats|outdo|outdoes|surpass|surpasses|top|tops the {average|mean|median|overall}',
    'are above the $1',
  ],
  // "with no boat attached", "boats lacking a name"
  ['attached|linked &$|.|?', ''],
  ['lacks|lack|lacking a|an|any? &!of', 'have no'],
  // "cheapest first", whichever end is said to be on top
  [`{,|;} with the ${EXTREME} *2 at|on the? top`, '$1 $2 $3 first'],
  [`from the ${EXTREME} *2 down|on|downwards`, ', $1 $2 first'],
  [
    '{,} {biggest|largest|highest|greatest|smallest|lowest} total|one|ones|value|number on|at the? top',
    '$1 $2 first',
  ],
  [
    'in descending|decreasing order of that|this|the percentage|share|number|amount|rate|value|total',
    'highest first',
  ],
  [
    'in ascending|increasing order of that|this|the percentage|share|number|amount|rate|value|total',
    'lowest first',
  ],
  ['{,|;} best|top|strongest *3 at|on the? top', '$1 highest $2 first'],
  // "in the next column"
  ['in one column and how much in *3 in the|a|another next|other|second? column?', 'and in $1 as columns'],
  // "an auto loan and also a personal loan", "boats as well as cars"
  [`{${HOLDS}|took|hold|holding|held} *3 as well as`, '$1 both $2 and'],
  ['{and} also a|an', '$1 a'],
  // "what percent of it does each kind make up"
  [`what ${PARTS} of *6 does|do it|they make|makes up`, 'share of $1'],
  // "payments that fell due in May"
  ['{that|which}? fell|fall|falls|came|come due', '$1 were due'],
  // "no money at all", "at any time", "in all"
  [', at any time|point ,', ''],
  // "36- and 60-month boats"
  ['# - and|or # {month|year|day|week}', '$1 or $2 $3'],
  // "their latest", "that mean"
  [', together|along with that|this average|mean|number|amount|rate|total|value|sum &$|.', ''],
  [', and show|give|include? that|the amount|number|value|rate|figure too|also|as well? &$|.', ''],
  // "one figure per town", "broken out first by kind and then by town", "laid out by kind"
  [', one figure|number|total|value|row|line {per}', '$1'],
  ['broken|split|divided down|out|up? first by *2 and then by', 'by $1 and'],
  ['laid|set|spelled|mapped out {by|per}', '$1'],
  // "how big a percentage", "how large is the share"
  [`how big|large|high|great a {${PARTS}|portion|part}`, 'what $1'],
  [`how big|large|high|great is|are the {${PARTS}|portion|part} of`, 'what $1 of'],
  // "owns or has owned"
  ['{has|have|holds|hold|owns|own} or has|have had|held|owned', '$1'],
  // "each 2024 quarter"
  ['{each|every|per} # {quarter|month|week}', '$1 $3 of $2'],
  // "the rise itself", "plus that town's mean"
  [', and the *2 itself &$|.|?', ''],
  // "towns free of late boats", "not one boat"
  ['{is|are|were} free of', 'have no'],
  ['not one &!of|in|out', 'no'],
  ['{have|has} never put|handed|sent in an|a|any', '$1 no'],
  [
    '{customers|clients|members|borrowers|people} acquired|won|gained &since|in|during|from|before|after',
    '$1 who joined',
  ],
  // Who wants it: "Collections would like the name of …"
  [
    'audit|collections|compliance|finance|management|marketing|operations|risk|sales|treasury would like|love? to? see|have|know?',
    'show',
  ],
  [
    'audit|collections|compliance|finance|management|marketing|operations|risk|treasury wants|needs|requires to? see|know?',
    'show',
  ],
  ['measure *2 for me|us :', 'show'],
  [
    'illustrate|trace|estimate|highlight|determine|quote|quantify|establish &the|a|each|every|how|what|which',
    'show',
  ],
];
