import type { LocalTurn } from '../../local-turns.ts';

const END = '&$|.|!|?|,|;';
const ORDINAL = 'first|second|third|fourth|1st|2nd|3rd|4th|last';
const MOST = 'biggest|greatest|highest|largest|most';
const LEAST = 'fewest|least|lowest|smallest';
const SORT = 'arrange|give|list|order|put|rank|show|sort';
const BEGIN = 'begin|beginning|start|starting';
const PARTS = '{percent|percentage|proportion|share}';
const ROWS = 'applications|borrowers|branches|customers|loans|payments|products';

/** What a second part leaves out, since the first has said it: "a boat in 2024 and none in 2025". */
export const ELLIPTIC_PHRASES: readonly LocalTurn[] = [
  // "applied in 2023 and none in 2024"
  ['{and|but} none {in|during|since|before|after}', '$1 not $2'],
  // "…, and show zero for towns that had none"
  [
    ', and|but also? give|list|print|put|show|use|with? a? zero|0|nil for|where|at? *1 that|which|with? made|had|have|has|did? none|nothing',
    ', including those with none',
  ],
  // "have nothing outstanding", "where we recovered something"
  ['{have|has|had} nothing outstanding|owing|owed', '$1 no outstanding balance'],
  // "for each year, the owners who joined that year"
  [
    '{approved|applied|closed|decided|declined|filed|issued|joined|made|opened|originated|paid|received|submitted|withdrawn} that {month|quarter|week|year}',
    '$1 in that $2',
  ],
  // "the overdue amount due", "minus the amount recovered"
  ['overdue {amount} due', 'overdue $1'],
  // "and each kind's share", "and the share of each in percent"
  ["and|, and? with? each *2 's share|percentage in? %|percent? &$|.|?|,", ', with share of the total'],
  ['and|, and? with? the? share|percentage of each in? %|percent? &$|.|?|,', ', with share of the total'],
  // "for each town that has any"
  ['for each|every *1 that|which has|have any|some &$|.|?|,', 'for each $1'],
  // "above the 2025 monthly average"
  ...[
    ['daily', 'day'],
    ['weekly', 'week'],
    ['monthly', 'month'],
    ['quarterly', 'quarter'],
  ].flatMap(([often, unit]): LocalTurn[] => [
    [`{above|below|exceeding|over|under} the? # ${often} average`, `$1 the average ${unit} of $2`],
    [`{above|below|exceeding|over|under} the? ${often} average of #`, `$1 the average ${unit} of $2`],
  ]),
  // "on a per-town basis", "for the individual towns", "with one row per town, …"
  ['on a? per *1 basis', 'by $1'],
  ['for|in|on the individual *1 &$|.|?|,', 'for each of the $1'],
  ['with? one|a line|row for|per each|every? *1 ,', 'for each $1 ,'],
  // "counting 2024 only, …"
  ['considering|counting|looking|taking at? # alone|only ,', 'in $1 ,'],
  // "a price that tops 5,000", "a price past 5,000"
  ['{has|have|having|with} a|an? *3 past|beyond|topping &#', '$1 $2 above'],
  ['{has|have|having|with} a|an? *3 that|which tops &#', '$1 $2 above'],
  // "how much more or less", "how much higher, in points, was"
  ['{how} {much|many} {bigger|greater|higher|larger|more} or fewer|less|lower|smaller', '$1 $2 $3'],
  ['{how} {much|many} fewer|less|lower|smaller or {bigger|greater|higher|larger|more}', '$1 $2 $3'],
  [
    'how much {greater|higher|larger|lower|more|smaller} , in {percentage|percent} points , **14 &$|?|.',
    'how much $1 $3 , in $2 points',
  ],
  // "than that of customers who do not"
  [
    '{who|that} {have|had} **5 {than} {that|those} of *1 who|that do|did not have|had? &$|?|.|,',
    '$1 $2 $3 $4 $5 of $6 without one',
  ],
  // "less in the fourth quarter of 2025 than in the third", "in the third and in the fourth quarter of 2025"
  [
    `in the? {${ORDINAL}} quarter of? # than in? the? {${ORDINAL}} one? ${END}`,
    'in the $1 quarter of $2 than in the $3 quarter of $2',
  ],
  [
    `in the? {${ORDINAL}} and in? the? {${ORDINAL}} quarter of? #`,
    'in the $1 quarter of $3 and in the $2 quarter of $3',
  ],
  // "what it lent in 2024 next to what it lent in 2023"
  [`alongside|beside|next to? what it|they|we *1 in # ${END}`, 'compared to $2'],
  // "and what percentage defaulted", "how many times did each occur"
  [`{and} {what|which} ${PARTS} {closed|defaulted} ${END}`, '$1 $2 $3 of them $4'],
  [
    '{each|every|the} *2 and how often|frequently it|that|each was|is|has been? been? chosen|cited|given|named|picked|stated|used',
    '$1 $2 and its count',
  ],
  // "…? List them all, highest first", "…. Start with the town that has the most"
  [
    `.|?|; ${SORT} it|them|these|those all? ,|: {biggest|earliest|fewest|greatest|highest|largest|latest|least|longest|lowest|most|newest|oldest|shortest|smallest} {first}`,
    ', $1 $2',
  ],
  [`.|?|; ${BEGIN} with the? *2 that|which has|had|with? the? ${MOST} ${END}`, ', highest first'],
  [`.|?|; ${BEGIN} with the? *2 that|which has|had|with? the? ${LEAST} ${END}`, ', lowest first'],
  [
    `.|?|; ${BEGIN} with|in|at december and? go|going|work|working back|backward|backwards ${END}`,
    ', latest first',
  ],
  [
    `.|?|; ${BEGIN} with|in|at the? last|latest|newest *1 and? go|going|work|working back|backward|backwards ${END}`,
    ', latest first',
  ],
  // "by how much did the loans drop": their number
  [
    `{in} {what|which} {month|quarter|year} did {${ROWS}} {decline|decrease|drop|fall|grow|increase|rise}`,
    '$1 $2 $3 did the number of $4 $5',
  ],
  [
    ', and how big|great|large|much was the|that|this change|decline|decrease|drop|fall|growth|increase|rise',
    ', and by how much',
  ],
  // "cumulatively up to that year"
  [
    'cumulatively up to|until|through? and? including? that|the|each month|point|quarter|time|week|year',
    'cumulatively',
  ],
  // "if every loan counts by its principal"
  [
    'if|when|where|with each|every *1 counting|counts|count|weighs|weighing by|with|according to? its|the *2 &$|?|.',
    ', weighted by $2',
  ],
  // "their amounts", "the two, in order, going by"
  [
    `, just|only|keep|keeping|showing the? {bottom|top} # ,? with|and their|the amount|amounts|count|counts|figures|number|numbers|total|totals|volume|volumes ${END}`,
    ', $1 $2',
  ],
  [', in order , going? {by}', '$1'],
  ['{change|difference} between them|both &,|for|by|per', '$1'],
  // "where the guest's age is over 60 and they own a boat"
  ["{borrower|client|customer} 's **7 and they {earn|have|make|own|owe} &!the", "$1 's $2 and the $1 $3"],
];
