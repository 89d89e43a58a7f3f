import type { LocalTurn } from '../../local-turns.ts';

const LAST = '&$|.|!|?|,|;|please';
const KINDS = 'type|types|kind|kinds';
const FIGURE = 'figure|figures|number|numbers|value|values|row|rows|line|lines|total|totals';
/** Each is a thing or a column in many databases: no "board level". */
const LEVELS =
  '{borrower|branch|category|channel|city|client|country|county|customer|department|grade|loan|month|product|purpose|quarter|region|segment|state|status|store|team|year}';
const STAGED = 'account|application|case|claim|loan|order|project|request|ticket';
const APART = 'split|broken|cut|sliced|separated|carved';

/** By what the answer is split, said in other words than "by" and "per". */
export const GROUP_FRAMES: readonly LocalTurn[] = [
  // "for every one of our towns", "per individual town", "at the town level"
  ['each of our|the|these &!loans|customers|applications|payments|two|three|four|five|#', 'each'],
  [
    'every|each one of our|the|these|those|all? &!it|loans|customers|applications|payments|them|those|these',
    'each',
  ],
  ['{per|each|every} individual|single|separate', '$1'],
  // "by where the guest lives, at the town level"
  [
    'by where the|our|each? {customer|borrower|client|member} lives|live|resides ,? at|on the {state|city|town|county|region} level',
    'by $1 $2',
  ],
  [`at|on the|a? ${LEVELS} level ${LAST}`, 'by $1'],
  [`at|on the *1 ${LEVELS} level ${LAST}`, 'by $1 $2'],
  // "sales divided by total costs" is a number.
  [`${APART} up|out|down? by|per|into &!total|the`, 'by'],
  ['divided up|out|down by|per|into &!total|the', 'by'],
  ['divided per|into &!total|the', 'by'],
  [`, *2 divided|${APART} up|out|down ${LAST}`, ', $1'],
  [`laid|set|spelled out|down? {annually|yearly|monthly|quarterly|weekly|daily}`, '$1'],
  [`laid|set|spelled out|down? {by|per|for}`, '$1'],
  // "going town by town", "berth kind by berth kind"
  ['going|taking|taken|looked|looking|working at|through? *3 by =1', 'by $1'],
  ['{,} &!one|two|side|little|step|bit *3 by =2', '$1 by $2'],
  ['&!,|one|two|side|little|step|bit *3 by =1', 'by $1'],
  // "in each of the berth types": the word may be of the column's name, as in "for each product category"
  [
    `in|for|across|under|per|by|at each|every|all|the of? the|our? different|various? &!following|same|two|three *2 {${KINDS}} &$|.|!|?|,|;`,
    'by $1 $2',
  ],
  // "one line per town", "a figure for each town", "a figure for each"
  [`,|.|;|- one|a|single ${FIGURE} for? each|apiece ${LAST}`, ''],
  [`,|.|;|- one|a|single ${FIGURE} per|for each|every? *3 ${LAST}`, 'by $1'],
  [`,|.|;|-? side by side ${LAST}`, ''],
  [`,? laid|set out? in|as a table ${LAST}`, ''],
  ['regionally', 'by region'],
  // "with a town breakdown", "by town with a further breakdown by kind", "by town and, within that, by kind"
  [`with|as|in a|an? *2 breakdown|split ${LAST}`, 'by $1'],
  ['{by} *2 with a|another? further|second|additional? breakdown|split by', '$1 $2 and'],
  ['{by} *2 ,? and ,? within that|it|each ,? ,? by', '$1 $2 and'],
  ['across|for|by|per every|each|all combo|combos|combination|combinations of *2 and', 'by $1 and'],
  // "by quarter, with each year kept separate": it is, anyway
  [
    `{quarter|quarterly|month|monthly} , with? each|every|the? {year|years} kept|shown? separate|apart|included ${LAST}`,
    '$1',
  ],
  [`{quarter|quarterly|month|monthly} , not|without lumping|mixing|adding the? years together ${LAST}`, '$1'],
  [
    `{quarter|quarterly|month|monthly} **6 , with? each|every|the? {year|years} kept|shown? separate|apart|included ${LAST}`,
    '$1 $2',
  ],
  // "by where they stand"
  [`by where|how each|every|the|a|our {${STAGED}} stands|stand`, 'by status'],
  ['by where|how it|they stands|stand', 'by status'],
  ['by what|which stage they|it are|is in', 'by status'],
];
