import type { LocalTurn } from '../local-turns.ts';

const PEOPLE = 'applicants|borrowers|clients|customers|members|people|they';
const END = '&,|.|;|?|$';
const IT = 'each|it|that|them|these|those';
const OVERDUE = 'missed|overdue|unpaid|late';
const INSTALLMENTS = 'amounts|installment|installments|instalment|instalments|payment|payments';
const BAD_RATE = '{charge-off|decline|default|delinquency|loss|off}';

/** The same where it would be read as something else, or goes on with more. */
export const OFFICE_TURNS: readonly LocalTurn[] = [
  // "Put the rates next to them", "with the number of loans beside each"
  ...['next to', 'beside|alongside'].flatMap((beside): LocalTurn[] => [
    [`{.|?|;} put|place|set|show the|their *3 ${beside} ${IT} ${END}`, '$1 show the $2'],
    [`${beside} ${IT} ${END}`, ''],
  ]),
  ['dollars that|which fell|came|come|fall due on|of|for', 'amount due of'],
  // "delinquency rate worse than …"
  [`${BAD_RATE} {rate|rates} worse than`, '$1 $2 higher than'],
  // "did approved applications ask for more than $30,000 on average"
  [
    'at|for|in|on {which|what} *2 did|do|does *6 ask for {less|more} than # on average',
    '$1 $2 have average requested amount of $4 than $5 for $3',
  ],
  // "what percentage of that year's interest was each"
  ["of that same? month|quarter|year 's *2 &is|was|were|does|did", 'of $1'],
  // "for each month of due date", "payments received in each month of 2025"
  [
    'for|in {each|every} {month|quarter|year} of {due|issue|payment|application|closing} {date}',
    'by $2 of $3 $4',
  ],
  // "by how many loans did the West beat the Northeast"
  ['how {many|much} *2 did|do|does the? *3 beat|outdo|outperform|surpass', 'how $1 $2 did $3 exceed'],
  // "the dollars overdue", "overdue dollars"
  ['dollars {due|overdue|unpaid}', 'amount $1'],
  ['{overdue|unpaid} dollars', 'amount $1'],
];

/** A condition, an amount or an order in other words of people who work with the figures, where they are not read as they stand. */
export const OFFICE_FILTERS: readonly LocalTurn[] = [
  // "counted when the money came in", "on a cash basis", "by date of receipt"
  [
    ', counted|booked|measured|taken when|as the? money|cash|payment|payments|fee|fees|it|they was|were? arrived|came|paid|received in?',
    ', cash basis',
  ],
  [', by|on|at the? date|day|time of receipt|payment', ', cash basis'],
  ['on|at a cash basis', ', cash basis'],
  ['cash receipts', 'collections'],
  // "what dollar amount is overdue on late loans", "how much do late loans owe in overdue installments"
  [
    'what|which dollar? amount is overdue in? total? &at|by|for|from|in|of|on|per|?',
    'what is the overdue amount',
  ],
  ['how much money? is|was overdue &at|by|for|from|in|of|on|per|?', 'what is the overdue amount'],
  [`how much do|does the|our? *4 owe in ${OVERDUE} ${INSTALLMENTS}`, 'what is the overdue amount of $1'],
  // "how much money in total has come in since 2018"
  [
    'how much money|cash in? total? has|have|had? come|came in from? payments? &after|before|between|by|during|from|in|last|per|since|this|?',
    'how much did we collect',
  ],
  [`amount ${PEOPLE} ask|asked|apply|applied for`, 'requested amount'],
  // "the three product and grade combinations with the highest rates"
  ['{which|what|the} {two|three|four|five|ten|#} *2 and *2 combinations', '$1 $2 combinations of $3 and $4'],
  [', among those with at least # {loans|orders|applications|payments} ,', 'with at least $1 $2'],
  // "biggest balance on top"
  [
    '{biggest|highest|largest|latest|lowest|newest|oldest|smallest|worst} *2 on|at the? top &.|?|$',
    '$1 $2 first',
  ],
  ['{biggest|highest|largest|lowest|smallest|worst} on|at the? top &.|?|$', '$1 first'],
  // "by grade, A down to G"
  [', {a|b|#} down|up|through to? {c|d|e|f|g|#} &.|?|$', ', from $1 to $2'],
  // "with the difference from the year before"
  ['difference from|to|against &the|last|previous', 'change from'],
  ['go|gone|went up or down', 'change'],
  ['up or down &from', 'change'],
  // "over the last two calendar years"
  ['calendar {month|months|quarter|quarters|year|years}', '$1'],
  // "attracted a fee", "never yielded a single dollar of recovery"
  ['attracted|drew|triggered|provoked {a|an|any|the|no}', 'had $1'],
  // "weighted by amount rather than by number"
  [
    ',? weighted by|on the? loan? amount|principal|volume rather|instead than|of by|on? the? count|counts|number|numbers',
    'by amount',
  ],
  // "the average credit score of the borrowers behind the loans of each grade"
  ['{borrowers|customers|people|applicants} behind &the|our|all|these|those', '$1 of'],
  // "the maximum amount their product allows"
  ['{maximum|minimum} amount their|its|the *1 allows|permits', '$1 amount of their $2'],
  // "over the life of the book"
  ['over|in the? whole? life|lifetime|history of the|our? bank|book|business|company|portfolio ,?', ''],
  // "how many loans does each region look after"
  ['does|do {each|every} *1 look after|handle|manage|service', 'does $1 $2 have'],
  // "going by the date they became a customer"
  [
    ', going|based|counted|counting by|on the? date|day|month|year they|he|she? became|joined|registered|signed as? a? client|client|customer|customers|member|up?',
    ', by customer since date',
  ],
  // "average age in days of the open loans, from issue to the as-of date"
  ['{average|median|mean} age in {days|months} of', '$1 number of $2 since issue of'],
  [', from issue|origination until|to the? data|report|reporting|snapshot date', ''],
  [', from issue|origination until|to the? as of date', ''],
  // "…; the repaid figure should come from the payment records"
  [
    ';|, the *2 amount|amounts|figure|figures|number|numbers should come|be from the? *2 data|records|table',
    '',
  ],
  // "their average income a year"
  ['what do|did they {earn|make} a|per each? year on average', 'what do they $1 on average'],
];
