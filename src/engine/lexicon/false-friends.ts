import type { LocalTurn } from '../local-turns.ts';
import { CLAUSE_SENSES } from './frames/clause-senses.ts';
import { BRACKET_SENSES, EVERYDAY_SENSES } from './frames/everyday-senses.ts';
import { FIRST_OF_EACH } from './frames/first-of-each.ts';
import { TALK_FRAMES } from './frames/idle-frames.ts';
import { MEASURE_SENSES } from './frames/measure-senses.ts';
import { OWN_ROW_SENSES } from './frames/own-row-senses.ts';
import { OWNER_SENSES } from './frames/owner-senses.ts';
import { PART_SENSES } from './frames/part-senses.ts';
import { ROW_SENSES } from './frames/row-senses.ts';
import { SENSE_FRAMES } from './frames/sense-frames.ts';
import { SHOWING_COLUMNS } from './frames/shown-frames.ts';
import { TOLD_SENSES } from './frames/told-senses.ts';
import { CHARGED } from './missing-turns.ts';
import { OFFICE_TURNS } from './office-turns.ts';
import { GROUPS } from './spoken-turns.ts';

const APPLICANTS = 'applicant|applicants|borrower|borrowers|client|clients|customer|customers';
const GIVEN = 'awarded|given|granted|issued|lent|made|offered|paid|sent|sold';

const PEOPLE = 'applicants|borrowers|clients|customers|people|we';
const PARTS = 'percentage|percent|proportion|share';

/** Behind "by us", which "by US state" is not. */
const AFTER_US = ',|.|?|and|at|by|during|each|for|from|in|last|on|per|since|that|this|to|which';

const ROWS_DONE = 'among|for|of the|our|all? *1 *1 during|in each|every the? {year|quarter|month|week}';
const PART_OF_THEM = `what|which|how many? {${PARTS}} of? them|those|these?`;
const ARE = '{are|did|had|has|have|is|was|were}';

const OWED = 'due|have already? been? made|paid|settled|received?';

const KINDS =
  'states|cities|towns|countries|regions|grades|purposes|categories|channels|types|genres|years|months|quarters|weekdays';
const PERIODS = 'day|weekday|week|month|quarter|year';
const EACH_PERIOD = `by|per|each|every the? {${PERIODS}} in|on? which|that|when? the?`;
const LEAST = 'lowest|smallest|minimum|min|shortest|cheapest';
const MOST = 'highest|largest|biggest|maximum|max|longest';

/** Each with the end of what its rows have, and no one with it. */
const OWN_ENDS = [
  [LEAST, 'minimum'],
  [MOST, 'maximum'],
];
const OWN_AMOUNT =
  'age|amount|balance|cost|distance|fee|income|price|principal|rate|rating|salary|score|size|term|value|volume|weight';

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
/** Of this century, so far as data reaches. */
const YEARS = Array.from({ length: 40 }, (_, at) => 2000 + at).join('|');
const COUNT = 'consider|count|include|take|use';

const ARE_THEY = 'who|that|which? are|is|fall|falls|sit|sits|score?';

const BEFORE = '{before|after|since|until}';
const BOUNDS = 'above|below|between|less|more|over|under';
const STAFF = 'drivers|employees|instructors|managers|nurses|staff|teachers|trainers|workers';
const HAVE = '{have|has|had|having|with}';
const ADDED_UP =
  'amount|amounts|cost|costs|quantity|quantities|fee|fees|price|prices|revenue|sales|spending|value|volume|weight';
const EARNERS = `${APPLICANTS}|employee|employees|member|members|people|who|worker|workers`;
const RATES = [
  ['approve', 'approval'],
  ['decline', 'decline'],
  ['reject', 'rejection'],
];

/** What is rated in stars. */
const STARRED =
  'apps|books|films|hotels|movies|places|products|properties|ratings|recipes|restaurants|reviews';
const AVERAGED = 'average|avg|mean|median|overall|usual';
const OVER_THAN = '>|<|above|below|over|under|exceeding';
const DECIDED = 'accepted|approved|canceled|cancelled|declined|rejected|returned|turned|withdrawn';

const DO_LIVE = 'in|at which|what *2 do|did';
const MANY_LIVE = '# of? our|the? *2 live|reside';

const AT_WHICH = 'at|for|in|on|with {which|what} *2 is|are|was|were the?';

const NTH = [
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['four', 'fourth'],
  ['five', 'fifth'],
];
const OVERALL = 'the|our|its? overall|general|total|whole? average &$|.|?|,';

/** "has the highest rate among towns with at least 5 boats": the bound is of the boats. */
const ENDS_OF_ALL = 'the|best|highest|largest|least|lowest|most|smallest|worst';

/** What may follow the bound of groups. */
const BOUND_ENDS = '&$|?|.|!|,|;|and|or|but';

/** A bound of what groups have stands before the rows that it is of: "an average rate of car loans above 8 %". */
const OF_GROUPS: readonly LocalTurn[] = [
  ['{above|below|over|under|exceeding}', '$K'],
  ['{more|less|higher|lower|greater} than', '$K than'],
  ['at {least|most}', 'at $K'],
].flatMap(([bound = '', limit = '']): LocalTurn[] =>
  // Two words name it, among which no other bound is: "a total principal above 5 million for loans over 20,000".
  ['{average|mean|median|total} *2', '*3 {rate}'].flatMap((measure): LocalTurn[] => {
    // "of no less than 8 %" is one bound.
    // Of "loans over 20,000 above 8 %", "loans over 20,000 issued in 2024" the first bound is of the rows.
    const said = `${measure} {of|for|on|among} &!no|not *6 ${bound} # ${BOUND_ENDS}`;
    return [
      [
        `{have|has|had|with} a|an|the? &!${ENDS_OF_ALL} ${said}`,
        `$1 $2 $3 ${limit.replace('K', '6')} $7 $4 $5`,
      ],
      [`${AT_WHICH} ${said}`, `$1 $2 have $3 $4 ${limit.replace('K', '7')} $8 $5 $6`],
    ];
  }),
);

/** A turn is written out once, and a question may have two such phrases. */
function twice(turns: readonly LocalTurn[]): readonly LocalTurn[] {
  return [...turns, ...turns];
}

const PARTS_OF = '{percent|percentage|proportion|share|%}';

const STATE_ENDS = '&$|?|.|,|by|for|per|each|in|during|across|at|and';

/** Who waited has the decision, which who waits has not: "orders that waited over 30 days for a decision". */
const DECIDED_AFTER: readonly LocalTurn[] = ['waited', 'had to wait'].flatMap((waited): LocalTurn[] =>
  [
    ['{over|under|above|below|exactly} #', '$1 $2'],
    ['{more|longer|less|shorter} than #', '$1 than $2'],
    ['at {least|most} #', 'at $1 $2'],
  ].map(([bound, plain]) => [
    `that|which|who? ${waited} ${bound} for a|an|the|their|its decision|answer|reply`,
    `with a wait for a decision ${plain}`,
  ]),
);

/** What is measured is set side by side as it is. */
const NO_SIDE = '&!#|amount|average|avg|balance|count|how|median|number|principal|rate|total|volume';

/** Each by itself, and no number of both: "by year, sold and lost side by side". */
const SIDES_APART: readonly LocalTurn[] = [
  [`, ${NO_SIDE} *2 and ${NO_SIDE} *2 side by side`, 'for $1 and $2 side by side'],
];

/** What begins an order otherwise, or goes on with it. */
const NO_KEY =
  'and|asc|ascending|by|desc|descending|in|order|ordered|ordering|rank|ranked|show|sort|sorted|then|with';

/** Turns of which a word would be read as something else, in words that are not: before anything is read. */
export const FALSE_FRIENDS: readonly LocalTurn[] = [
  ...BRACKET_SENSES,
  // One sum of all, and what each has is no total: "what amount, in total price, was sold".
  [
    'what|which amount|sum ,? in total &!of *2 , {was|were|is|are|has|have|did|do}',
    'what is the total $1 that $2',
  ],
  // Nothing is set up then: "set the 2021 and the 2023 prices side by side".
  ['&^ set|lay|place up? &!of **12 {side|beside|against|alongside|next}', 'put $1 $2'],
  // No term of 2025 months: "boats of 2025 month by month"
  ['# {month|quarter|week|day} by =2', '$1 by $2'],
  // "towns where not a single boat was sold"; "not a single cent" has turns of its own.
  ['not a|one single &!dollar|cent|penny', 'no'],
  ...DECIDED_AFTER,
  // An order, and no more columns: "the titles of the films from the earliest to the latest opening date"
  ...[['&!in|at|by|for|of|from|per|and|with|during *2', '&$|.|!|?']].flatMap(([noun, end]): LocalTurn[] => [
    [
      `from the? earliest|oldest|lowest|smallest to the? latest|newest|highest|largest ${noun} ${end}`,
      'sorted by $1',
    ],
    [
      `from the? latest|newest|highest|largest to the? earliest|oldest|lowest|smallest ${noun} ${end}`,
      'sorted by $1 in descending order',
    ],
  ]),
  // Its own size, and not how many there are of each: "for each town, how large is a boat on average?"
  ['how large|big is|are|was|were a|an|the? *2 on average', 'what is the average $1 size'],
  // Of those that are told alone, and no amount of theirs.
  ...['taking|considering|counting|using only', 'only taking|considering|counting|using'].map(
    (taking): LocalTurn => [
      `${taking} the? **8 , how|what many? {${PARTS}} of them|these|those`,
      'what $2 of $1',
    ],
  ),
  // The bills themselves: "bills due in 2025 and already paid".
  [
    '{payments|installments|instalments|bills|invoices} due {in|during} # and already? {paid|settled}',
    '$4 $1 due $2 $3',
  ],
  // The state of those that are told, and no other: "what percentage of the bills that were paid came in late"; "in late May" is a time.
  [`{${PARTS}} of *7 came|come|comes in late ${STATE_ENDS}`, '$1 of $2 were late'],
  [`{${PARTS}} of *7 arrived|arrive|arrives late ${STATE_ENDS}`, '$1 of $2 were late'],
  // One running total after the other: it is of both.
  ['{running|cumulative|rolling} {total|sum} of *4 and|, of', '$1 $2 of $3 and'],
  [
    '{running|cumulative|rolling} {total|sum} of *4 and|, the? running|cumulative|rolling total|sum of',
    '$1 $2 of $3 and',
  ],
  ['cumulative *4 and|, the? cumulative', 'cumulative $1 and'],
  // Of a market that others share in: no share of the rows.
  ['market share', 'marketshare'],
  // All that is done, which "business loans" and "for business" are not.
  ['our|whole|entire *1 business &$|?|.|,|in|by|for|across|look|looks|from|per|of|to|is|was', 'our $1 book'],
  ['our|whole|entire business &$|?|.|,|in|by|for|across|look|looks|from|per|of|to|is|was', 'our book'],
  // "borrowers under age 30" are not of that age.
  ['{under|over|above|below} the? age of? #', 'aged $1 $2'],
  // Said of the two days: "at weekends (Sat, Sun)".
  ['{weekend|weekends} ( sat|saturday|saturdays ,|and|or|/ sun|sunday|sundays )', '$1'],
  // No length of so many months: "the 2024 month that had the most"
  [`{${YEARS}} month &that|which|with|saw|had|has|in|when|where`, 'month of $1'],
  // Nothing is left out: "this year's volume minus last year's: how many dollars is it?"
  [
    "this {year|quarter|month|week} 's *3 minus that|those? of? last|the? previous|prior? =1 's? :? ,? how? many|much? dollars|money? is? it|that?",
    'difference between $2 this $1 and $2 last $1',
  ],
  // What is owed is what is left: "who owe us the most principal in all"
  [
    '{who|that}? owe|owes|owing us? the? {most|least} principal|money|dollars? in all|total|altogether? &$|?|.|,|and',
    'with the $2 total outstanding balance',
  ],
  // By whom it is owed is whose it is.
  ['{balance|balances|debt|exposure|principal} owed by', '$1 of'],
  // Years behind a comma: "growth in boats sold, 2019-2025".
  [', # - # &$|.|?', ', $1 to $2'],
  ['; by *3 descending|desc', ', highest $1 first'],
  ['; by *3 ascending|asc', ', lowest $1 first'],
  // What is paid late is paid: "installments due in May that were paid more than 30 days late".
  [
    '{due} {in|during|since} *2 {is|are|was|were} paid|settled {more|less} than # late|overdue',
    '$1 $2 $3 $4 $5 than $6 late',
  ],
  [
    '{due} {in|during|since} *2 {,} how many {is|are|was|were} paid|settled {more|less} than # late|overdue',
    '$1 $2 $3 $4 how many $5 $6 than $7 late',
  ],
  ['in the? date|time|calendar order', 'in chronological order'],
  ['new business {volume|volumes|originations}', 'new $1'],
  ['{charged} of &in|during|since|last|this|by|per|from|between|before|after|and|$|.|?|,|;', '$1 off'],
  ['{;} by *2 , then by? *3 {descending|desc|ascending|asc} &$|.', '$1 by $2 and then by $3 $4'],
  // "name, town, fee; fee descending"
  [`{;} &!${NO_KEY} *2 , &!${NO_KEY} *3 {descending|desc|ascending|asc} &$|.`, '$1 by $2 and then by $3 $4'],
  [`{;} &!${NO_KEY} *3 {descending|desc|ascending|asc} &$|.`, '$1 by $2 $3'],
  // At least so many: "only states that reach 300 boats".
  ['{that|which|who} reach|reaches|reached|hit|hits|attain #', '$1 have at least $2'],
  // No further number: "by town, and counting only late trips, show the mean delay".
  [
    ', and? counting|considering|taking only *4 , {show|give|list|report|display} the? *4 &$|.|?',
    ', $2 $3 for $1',
  ],
  // No row is highlighted: it is shown.
  ['highlight|pinpoint|spotlight &the|our|all|each|every', 'show'],
  // An amount, twice where the second leaves it out: "how many dollars were lent in 2024, and how many in 2025".
  ['how many {dollars|euros|pounds} *8 , and how many &in|for|during|from', 'how much $2 , and how much'],
  ['how many dollars|euros|pounds of? {loans|sales|orders} , and how many', 'how much $1 , and how many'],
  ['how many dollars|euros|pounds of {loans|sales|orders}', 'how much'],
  // No factor: "into three price buckets".
  [
    '{as|form|in|into|make|using|with} two|three|four|five|six *2 {bands|brackets|buckets|bins|classes|groups|ranges|tiers}',
    '$1 $2 $3',
  ],
  // Each of them: "every branch with over 40 boats, along with its count".
  [', along|together? with its|their count|number &$|.|?', ', with the number of them'],
  // Nothing more is said: "mortgage-category loans".
  ['category {loan|loans|products}', '$1'],
  // Nothing that was paid: "decided on the day they arrive".
  [
    '{applications|requests} *6 on the? same? day they|it arrive|arrived|came|come in?',
    '$1 $2 on the day they were received',
  ],
  // As notes are: "how many loans did bank make in 2023".
  ['did {bank|lender} &book|fund|grant|issue|lend|make', 'did the $1'],
  // In what it is counted: "open loans by term (months)".
  ['{term|terms} ( in? months|mo )', '$1'],
  // Only people are: "the oldest application date".
  ['oldest *1 {date}', 'earliest $1 $2'],
  ['newest|youngest *1 {date}', 'latest $1 $2'],
  ...OFFICE_TURNS,
  ...CLAUSE_SENSES,
  ...PART_SENSES,
  ...OWN_ROW_SENSES,
  // The change itself, and no word of its own: "the absolute difference" has no sign.
  ['absolute {change|decrease|increase}', '$1'],
  // Groups, and no number of each: "volume per income band".
  ['per *2 {band|bands|bracket|brackets|bucket|buckets} &$|?|.|!|,|;|:|and|for|in|of|since|with', 'by $1 $2'],
  // The part that each group has of all such rows, and not of its own: "what share of car loans does each region have?"
  [
    'what|which {percentage|portion|proportion|share} of the|all|our? *4 in|of|within the? same|its|their *2 do|does each|every *2 account|comprise|constitute|have|hold|make|represent for|up? &?|.|$',
    '$1 of $2 by $4 within each $3',
  ],
  [
    'what|which percentage|portion|proportion|share of the|all|our? &!its|their **12 do|does {each|every} *2 account|comprise|constitute|contribute|have|hold|make|represent for|up? &?|.|$',
    "$2 $3 's share of all $1",
  ],
  // One bound, of which no word is apart: "the rate of loans no less than 8 %" is of no number of theirs.
  ['of? no|not fewer|less|lower|shorter|smaller than &#', 'at least'],
  ['of? no|not bigger|greater|higher|larger|longer|more than &#', 'at most'],
  ...OF_GROUPS,
  // Its own beginning, and no date of somebody: "loans by year since it opened".
  ['{year|quarter|month} since it|they|the? branch? opened|started|launched|began &and|for|,|.|?|$', '$1'],
  // For each group: "what balance is still outstanding, by grade".
  ['what|which {balance|principal|amount} {is|was} still? {outstanding|owed} , by', 'what $1 $2 $3 by'],
  // A part of each whole, and no part of all: "for each branch, the share of the balance of its region".
  [
    'for {each|every} *2 , the? {share|percentage} of the? *3 of its *1 &.|?|$',
    "$1 $2 's $3 of its $5 's $4",
  ],
  // What is so now is so still: "how many still have an open loan".
  ['still {have|has|hold|holds} a|an {open|active|current|late|overdue|unpaid|outstanding}', '$1 an $2'],
  // The difference is over so much, and not what they have: "over 30,000 more than the average salary".
  ['over|above # more than the? average', 'more than $1 above the average'],
  // "states where over half of the borrowers rent"
  ['where over half of', 'where more than half of'],
  // The least time: "fastest turnaround".
  ['fastest|quickest {turnaround|turnarounds}', 'shortest $1'],
  ['slowest {turnaround|turnarounds}', 'longest $1'],
  ['how old is|was our|the typical|average', 'how old is the average'],
  // No size of loans: "how old are open loans on average", "how old is the average loan".
  ['how old is the average {loan|application|branch}', 'average $1 age'],
  // "the share of late trips, in percent, on which there is a fee"
  [
    '{part|percentage|proportion|share} of *4 , in %|percent ,? {for|on|that|which|whose|with}',
    '$1 of $2 $3',
  ],
  ['on|for which there are|is|was|were a|an|any?', 'with'],
  // "above the average price of their harbor's open boats"
  [
    "{average|mean|median} *3 of its|their own? *1 's {open|late|current|closed|active|approved|declined|pending}? {applications|borrowers|customers|loans|payments}",
    '$1 $2 of $4 $5 of the same $3',
  ],
  // "how many boats were sold each month, and how many had been sold so far that year"
  ...[
    ['', ''],
    [',? **12 ', ', $3 '],
  ].flatMap(([said = '', again = '']) =>
    ['how many|much **8', 'the? number|sum|total **5'].map(
      (second): LocalTurn => [
        `{during|in|of} # ${said}and|, and? ${second} so far in|during? each|that|the year`,
        `$1 $2 ${again}, with running total`,
      ],
    ),
  ),
  ['{during|in} # and then {during|in} #', '$1 $2 and $3 $4'],
  // "…, put the largest on top", "…, with the highest one first", "…, lead with the largest"
  ...[
    ['have|place|put|with', 'at? the? first|top '],
    ['have|place|put|with', 'on top '],
    ['begin|lead|leading with', ''],
  ].map(
    ([put, first]): LocalTurn => [
      `,|.|; ${put} the? {biggest|greatest|highest|largest|latest|lowest|newest|oldest|smallest} one|ones? ${first}&$|.|?`,
      ', $1 first',
    ],
  ),
  // "with a balance that is above 5,000"
  [
    '{has|have|having|with} a|an *3 that|which is {above|below|exactly|greater|higher|larger|less|lower|more|over|smaller|under}',
    '$1 $2 $3',
  ],
  // "taking each town separately, …"
  ['taking each|every *1 alone|individually|separately ,', 'for each $1 ,'],
  // "the number of sold boats among those built in 2025"
  [
    '{count|number} of *3 among|from|of those {approved|applied|booked|charged|closed|decided|filed|granted|issued|made|opened|originated|paid|received|submitted} {off|out}? {before|during|in|since}',
    '$1 of $2 $3 $4 $5',
  ],
  // "count early sales by kind, meaning those before noon": what is defined is before its groups
  ['{by|per} *2 , {meaning|ie} **24 &$|?|.', ', $3 $4 , $1 $2'],
  // So soon after the issue, and no first rows: "loans charged off within the first 6 months"; "… of 2025" is a time.
  ['{off|defaulted} within|in|during the|their|its first # &!of|in', '$1 within $2 of issue'],
  ['{off|defaulted} within|in|during the|their|its first {month|year} &!of|in', '$1 within 1 $2 of issue'],
  // "what's the total"
  ...twice([["{how|what|where} 's &!been|got|had|happened|happening", '$1 is']]),
  // No insects: "a term of 36 moths", "last moth".
  ['# moths|mouths|monts', '$1 months'],
  ['{last|this|next|past|previous} moth|mouth|mont', '$1 month'],
  // No office and no possession: "dept to income", "paid of loans".
  ['dept|deb to income', 'debt to income'],
  // Of all of them, and no music: "pop std dev".
  ['pop {std|standard|stdev|stddev|sd}', 'population $1'],
  // No number of them: "30+ delinquency by product".
  ['# + {delinquency|delinquencies|dpd}', '$2 of $1 + days'],
  // "applications with no loan though approved"
  [
    'though|although|albeit &!it|they|this|that|there|we {approved|declined|paid|closed|open|late|current} &$|,|.|?|by|in|for',
    'although they were $1',
  ],
  // What is asked for, and no one of a list: "give me, for each branch in the West, the number of orders".
  ['{give|show|tell|list|report} me|us? , {for|per} {each|every|all}', '$1 $2 $3'],
  // No amount of $2: "… Give the two sums."
  [
    `?|. give|list|report|return|show|state me|us? the|these? two|three|four sums|amounts|figures|numbers|totals|values|counts|averages|shares|rates .|! &$`,
    '.',
  ],
  // Who paid it is not what it is ranked by: "rank the products by the interest that borrowers paid us".
  [
    `by the? {interest|principal|amount|fees|money|total} that|which? ${PEOPLE} have? {paid|repaid} us?`,
    'by $1 $2',
  ],
  // One against the other, and not both together: "compare the number of orders in 2024 and in 2025 by region".
  ['compare the? **6 {in|during|for|of} # and in|during|for|of? #', '$1 $2 $3 versus $4'],
  // All that they owe, and not one of their loans: "customers who owe more than $50,000".
  [
    `{${PEOPLE}|who} owe|owes|owed us? {over|under|above|below} #`,
    '$1 with a total outstanding balance $2 $3',
  ],
  [
    `{${PEOPLE}|who} owe|owes|owed us? {more|less} than #`,
    '$1 with a total outstanding balance of $2 than $3',
  ],
  [`{${PEOPLE}|who} owe|owes|owed us? at {least|most} #`, '$1 with a total outstanding balance of at $2 $3'],
  [
    `{${PEOPLE}|who} owe|owes|owed us? between # and #`,
    '$1 with a total outstanding balance between $2 and $3',
  ],
  // What became of loans, and no interest rate: "chg-off rate".
  ['chg|chrg off', 'charge off'],
  // No Missouri: "avg term (mo)".
  ['{term|terms|tenure|duration|length} ( mo|mos|mths|mth )', '$1 in months'],
  // No place: "please state, for every month, how many there were".
  ['please state &,|:|for|how|the|what|which', 'please show'],
  // No name of the data's, but a bound: "borrowers under a credit score of 600".
  [`${ARE_THEY} {above|below|beneath|over|under} a|an *2 of &#`, 'with $2 $1'],
  [`${ARE_THEY} {above|below|beneath} *2 of &#`, 'with $2 $1'],
  // No name: "whose birth year precedes 1960".
  ['that|which? predate|predates|precede|precedes the? year? &#', 'before'],
  // Two columns of each: "loans whose balance is lower than their principal".
  [
    `{bigger|greater|higher|larger|less|lower|smaller} than their|its &!own|total|${AVERAGED} *2 &?|.|,|$|and|by`,
    '$1 than the $2',
  ],
  // What was done is of the rows, and on the day when it was done: "which branch closed the most loans in 2024".
  ['{closed|repaid} the {fewest|least|most} *1', 'had the $2 $3 $1'],
  ['{declined|rejected} the {fewest|least|most} *1', 'had the $2 $1 $3'],
  ['{charged|paid} off the {fewest|least|most} *1', 'had the $2 $3 $1 off'],
  // No list of all times: "how fast are orders shipped by region".
  ['how fast|quickly {are|were} *1 *1 &by|for|in|per', 'average time until $2 $1 $3'],
  // No rows above the average row: "regions with an average fare > the overall average of all tickets".
  [
    `with|having a|an? {average|avg|mean} *3 {${OVER_THAN}} the? overall {average|avg|mean} of|across|over all the|our? *1`,
    'whose $1 $2 is $3 the overall $4',
  ],
  [
    `with|having a|an? {average|avg|mean} *3 {${OVER_THAN}} the? overall {average|avg|mean}`,
    'whose $1 $2 is $3 the overall $4',
  ],
  ['along|together? and|with that count', 'with that number'],
  ['which|what {quarter|month|week} of which|what year', 'which $1'],
  // A bound, and not the one with least: "clubs with fewer than 7 players but at least one".
  ['{fewer|less} than # *3 but|yet|and at least {one|1} &?|.|,|:|$', 'at least $4 but $1 than $2 $3'],
  // No rank: "customers that top a score of 800".
  ['top|tops|topped|beat|beats|surpass|surpasses a|an *2 of &#', 'have $1 over'],
  // The amount that is due, and no day: "how much money is due on overdue payments".
  ['how much money? is|was due &for|on', 'what is the total amount due'],
  // "a better than 800 credit score"
  ['a|an? better than # *2', '$2 over $1'],
  // "list categories with their lowest rate", "… with the lowest rate any of their loans carries"
  ...OWN_ENDS.flatMap(([ends, end]): LocalTurn[] => [
    [`{and|with} their|its ${ends} {${OWN_AMOUNT}}`, `$1 ${end} $2`],
    [`{and|with} their|its ${ends} *1 {${OWN_AMOUNT}}`, `$1 ${end} $2 $3`],
    [`{and|with} the ${ends} *2 that? any|one of their|its *1 carries|carry|has|have|had`, `$1 ${end} $2`],
  ]),
  // The whole is said last: "share of approved applications among decided ones".
  [`{${PARTS}} of *1 *1 among|amongst the? *1 ones`, '$1 of $2 $3 among $4 $3'],
  // No grouping: "with a year of birth before 1960".
  [`have|has|had|having|with|whose a|the? year of {birth|issue} is? ${BEFORE}`, 'with $1 date $2'],
  [`have|has|had|having|with|whose a|the? {birth|issue} year is? ${BEFORE}`, 'with $1 date $2'],
  ['born ahead of', 'born before'],
  // No grouping: "by how many days, at most, was a payment late".
  ['by how many {days|hours|minutes|months|weeks} ,? at the? most ,?', 'up to how many $1'],
  // No deed on a day: "signed on with us during 2025", "became our customers".
  ['signed on with us?', 'signed up'],
  ['{became|become} our|your {clients|customers|members|subscribers}', '$1 $2'],
  // Their own, and no condition: "by the city where the branch is located, for branches in the South".
  [
    '{city|country|region|state|town} where|in which? the|a|each *1 is|are located|based|situated? &$|,|.|?|and|by|during|for|in|of|per|since|where|with',
    '$2 $1',
  ],
  // Nothing that was approved: "payments whose due date has passed".
  ['whose|where the? *1 date has|have|had already? passed|gone|elapsed', 'with $1 date before today'],
  // No loans for credit cards: "average credit card utilization".
  ['credit card? {utilization|utilisation}', '$1 of a credit limit'],
  // No living situation: "in which states do the customers living there owe us most".
  ['who|that|which live|reside|are living|residing? there', ''],
  ['living|residing there', ''],
  // All of it, and not a column: "overall cost of visits".
  [`overall {${ADDED_UP}}`, 'total $1'],
  [
    `overall &!average|avg|mean|median|highest|lowest|max|min|maximum|minimum *1 {${ADDED_UP}}`,
    'total $1 $2',
  ],
  // What they get, and not what they paid: "teachers who are paid more than 30,000".
  [`who are|is|was|were paid {${BOUNDS}}`, 'who earn $1'],
  ['who are|is|was|were paid at {least|most}', 'who earn at $1'],
  [`{${STAFF}} paid {${BOUNDS}}`, '$1 who earn $2'],
  // No number of rows: "find the one member with the most bookings".
  [
    'the one|single *2 with the {most|highest|largest|biggest|greatest|least|lowest|fewest|smallest}',
    'the $1 with the $2',
  ],
  // The total of it: "add up the cost of unpaid visits".
  [
    'add|adding|sum|summing|total|totalling up the {amount|amounts|cost|costs|price|prices|quantity|quantities}',
    'total $1',
  ],
  // No price of theirs: "products with fewer than 50 in stock".
  [`${HAVE} {fewer|less|more} than # in stock`, '$1 stock $2 than $3'],
  [`${HAVE} {under|over|below|above} # in stock`, '$1 stock $2 $3'],
  [`${HAVE} at {least|most} # in stock`, '$1 stock of at $2 $3'],
  ['of? which {under|over|below|above} # are in stock', 'with stock $1 $2'],
  // No order of theirs: "customers who joined in 2024, ordered by name".
  [', ordered by', ', sorted by'],
  // Those of which it is so: "total price by name, only sums over 300".
  [', only sums|totals|averages|counts|numbers {over|above|below|under}', ', only those $1'],
  // No value of theirs: "the second-highest value of salary".
  [`{second|third|fourth|fifth|2nd|3rd|4th|5th} -? {${LEAST}|${MOST}} value of|for|in? the?`, '$1 $2'],
  // Not only unpaid: "that should already have been made but still have not been".
  [
    `is|are|was|were|should already? ${OWED} but|and still? have|has|are|were still? not been? made|paid|settled|received|come? in? yet?`,
    'are overdue',
  ],
  // No rank, but the last of three: "the lowest score, the average one and the highest one".
  [`{${LEAST}} *2 , the? {average|mean|median} one? ,? and the? {${MOST}} one`, '$1 , $3 and $4 $2'],
  ['by|per the? {year|month|decade} *2 was|were born', 'by birth $1'],
  // Of the rows of each period, and no part of all: "what share of the orders placed in each year have come back".
  [`{count|number} ${ROWS_DONE} , ${PART_OF_THEM}`, '$1 of $2 $3 by $4 , and what $5 of them'],
  [`{${PARTS}} ${ROWS_DONE} of|in # ${ARE} *4`, '$1 of $2 $6 $7 by $4 $3 in $5'],
  [`{${PARTS}} ${ROWS_DONE} ${ARE} *4`, '$1 of $2 $5 $6 by $4 $3'],
  [`${ROWS_DONE} of|in # , ${PART_OF_THEM} ${ARE} *4`, 'what $5 of $1 $6 $7 by $3 $2 in $4'],
  [`${ROWS_DONE} , ${PART_OF_THEM} ${ARE} *4`, 'what $4 of $1 $5 $6 by $3 $2'],
  [`${ROWS_DONE} , ${PART_OF_THEM} *4`, 'what $4 of $1 $5 by $3 $2'],
  // No other payments: "average amount of late payments by the month in which the payment was made".
  ['day of the? week &in|on|that|the|when', 'weekday'],
  [`depending on the? {${PERIODS}} &in|on|that|when|which`, 'by $1'],
  [
    `${EACH_PERIOD} payment|loan|application was|fell|is {due|paid|issued|closed|charged|submitted|decided}`,
    'by $1 $2',
  ],
  // One of each year: "sales every January"; "the first week of each January" is no month.
  [`in|during|for? each|every {${MONTHS}|q1|q2|q3|q4} &!#|and|or|through|,|-|to`, 'in $1 of each year'],
  // All of them together: "in December of each year combined".
  ['of|in each|every year combined|together &!with', 'of any year'],
  // All that they borrowed, and no single loan: "who borrowed more than 300,000".
  ['{borrowed} {more|less|over|under|above|below|at} {than|least|most} # &$|.|?', '$1 $2 $3 $4 in total'],
  ['{borrowed} {over|under|above|below} # &$|.|?', '$1 $2 $3 in total'],
  // Paid off, as no part of them is: "paid loans in 2024".
  ['paid {loans|mortgages|debts} &!off|back|down|up', 'paid off $1'],
  // What was done until then, and nothing that is to come: "orders made within 12 months of today".
  [
    '{applied|booked|charged|closed|decided|filed|funded|issued|joined|made|opened|originated|paid|received|sold|submitted} within the? # of today|now',
    '$1 in the last $2',
  ],
  // What is so far, and not of January: "the cumulative number of loans from January 2024 through each month".
  [
    '{accumulated|cumulative|running} *6 from january # through|to|until each|every {month} &!before',
    'cumulative $2 by $4 in $3',
  ],
  // Of all years: "applications in the last month of each year".
  ['in the? last|final|twelfth|12th month of {each|every|any} calendar? year', 'in december of $1 year'],
  ['in the? first month of {each|every|any} calendar? year', 'in january of $1 year'],
  ['in the? last|final quarter of {each|every|any} calendar? year', 'in q4 of $1 year'],
  [`${EACH_PERIOD} they|it fell|fall|were|was {due|charged}`, 'by $1 $2'],
  // No season: "how many loans issued in 2025 fall into each band"; no two bounds: "below 15, at least 15 but below 30, 30 or more".
  ['fall|falls|fell into|in {each|every|which|what}', 'are in $1'],
  ['{,|:|;} at least # but|and? below|under # &,|and|;', '$1 $2 to under $3'],
  // No borrower has so many: "states whose borrowers have at least 200 loans".
  [
    `{${KINDS}} whose {${APPLICANTS}} have|hold|took together? {at|more|fewer|less|over|under} &least|than|#`,
    '$2 $1 with $3',
  ],
  // What is asked otherwise: "the middle value of the principal", "each pair of grade and term", "by the reason they were turned down".
  ['the middle|central value|one of the?', 'the median'],
  ['{have|has} yet to be', '$1 not been'],
  ['have|has yet to', 'did not'],
  ['{each|every} pair of', '$1 combination of'],
  ['the? reason they|it|applications were|was turned|declined|rejected down?', 'decline reason'],
  [`than what? the? ${APPLICANTS} asked|applied for when? applying?`, 'than the requested amount'],
  ['{turnaround} from|between application|applying|filing to|and decision', '$1'],
  // No column: "in each year since 2020, with 2020 included".
  ['{since|from} # ,? with? # included|inclusive', '$1 $2'],
  // No years of theirs: "by branch year to date".
  ['{by|per|each|every} *2 {year|quarter|month} to date', '$1 $2 , $3 to date'],
  ['{amount|fee|income|interest|loan|payment|rate|term} {year|quarter|month} to date', '$1 , $2 to date'],
  // No amount that is asked for: "how much did we collect for payments that carried a late fee".
  ['that|which carried|carry|carries|came|incurred with? {a|an|any} &late|fee|discount|penalty', 'with $1'],
  ['carrying|incurring {a|an|any} &late|fee|discount|penalty', 'with $1'],
  // No bound of an amount: "with a late fee up to the end of 2021".
  ['up to the? end of', 'until the end of'],
  // No grouping: "on a year-to-date basis".
  ['on a {year|quarter|month} to date basis', ', $1 to date'],
  // No part of a whole: "how many people share the name Ann Lee".
  ['share|shares|sharing the {name|surname}', 'have the $1'],
  // What has not come may be planned: "on which no payment has been received yet".
  [
    'no {payment|payments|delivery|deliveries|order|orders} has|have|had been {received|made|paid|settled|completed}',
    'no $1 $2',
  ],
  // What is had again: "who had a mortgage and have had an auto loan", "… and also have one".
  ['{and|but} also {had|has|have}', '$1 $2'],
  ['{and|but} {has|have} ever? had &a|an|at|both|exactly|more|one|two', '$1 $2'],
  ['{and|but} ,? at the same time ,?', '$1'],
  // "one row a grade with both numbers": a row for each.
  ['{,|.|;|:|?} one row a|an', '$1 one row per'],
  ['but {had|has|have} {a|an|at|both|exactly|more|one|two}', 'and $1 $2'],
  // A part of each group, and no group's part: "for each region, what share of the volume belongs to late loans".
  ['belongs|belong to {each|every|what|which}', 'falls to $1'],
  [`{${PARTS}} of *4 belongs|belong to`, '$1 of $2 is in'],
  // No number of theirs: "who owes the most over all of their loans".
  [
    'owe|owes us? the? {most|least} outstanding? principal|balance|amount|money? across|over|on|in all of? their|its *1',
    'owe the $1',
  ],
  // Of the rows said first: "looking only at auto loans, how many are there and how much principal do they come to".
  [
    'how much {principal|money|revenue|volume} {do|does|did} they come|amount|add up? to',
    'how much $1 $2 they have',
  ],
  // None of them, and not other than one: "models we do not have a single car of".
  ['{never|not} *2 a|one single', '$1 $2 any'],
  ['{never|not} *2 even one', '$1 $2 any'],
  ['ratio :', 'ratio of'],
  // Their income, and no time: "what do customers from Texas make a year", "who earns the most per year".
  [`{${EARNERS}} earn|earns|make|makes a|per|each year|annum ,? {on} {average}`, '$1 earn $2 $3'],
  [`{${EARNERS}} *3 earn|earns|make|makes a|per|each year|annum ,? {on} {average}`, '$1 $2 earn $3 $4'],
  [`{${EARNERS}} earn|earns|make|makes the {most|least} money? a|per|each year|annum`, '$1 earn the $2'],
  [`{${EARNERS}} earn|earns|make|makes the {most|least} money? annually|yearly`, '$1 earn the $2'],
  ['{income|incomes|pay|salary|salaries|wage|wages} per annum', '$1'],
  // No number of theirs beside the measure: "take the loans of 2022 and give me the default rate by grade".
  [
    'take {all|the|our|only} **10 and {average|calculate|compute|count|find|give|list|report|show|tell}',
    'for $1 $2 , $3',
  ],
  // A part of them, and no rate of theirs: "at what rate do we approve applications".
  ...RATES.map(
    ([verb, noun]): LocalTurn => [`at what|which rate do|did we ${verb}`, `what is the ${noun} rate of`],
  ),
  [`at what|which rate are|is|were|was *2 {${DECIDED}}`, 'what percentage of $1 are $2'],
  [
    `at|for|in|on|with {which|what} *2 are|were *2 {${DECIDED}} down? at the {highest|lowest} rate`,
    '$1 $2 has the $5 percentage of $3 that are $4',
  ],
  // No time of theirs: "when the borrower is self-employed, what is the average amount".
  [`when|if the|a {${APPLICANTS}} {is}`, 'where the $1 $2'],
  // Nobody who is late: "how many owners are behind our boats".
  [
    'how many *4 are|is|was|were behind our|the|these|those|all &!schedule|plan|payments|times|rest',
    'how many $1 have',
  ],
  ['how many *4 are|is|was|were behind &#', 'how many $1 have'],
  // No one state of the rows and another number of them: "for how many owners has more than one boat been sold".
  [
    'for|of|from|with how many *2 has|have|had|was|were {more} {than} {one|two|three|four|five} *1 been? *2 &$|?|.',
    'how many $1 had $2 $3 $4 $5 $6',
  ],
  [
    'for|of|from|with how many *2 has|have|had|was|were {at} {least} # *1 been? *2 &$|?|.',
    'how many $1 had $2 $3 $4 $5 $6',
  ],
  [
    'for|of|from|with whom {more} {than} {one|two|three|four|five} *1 has|have|had|was|were been? *2 &$|?|.',
    'who had $1 $2 $3 $4 $5',
  ],
  ['for|of|from|with whom {at} {least} # *1 has|have|had|was|were been? *2 &$|?|.', 'who had $1 $2 $3 $4 $5'],
  // No one state of the rows and none of them: "in which towns has no boat ever been sold".
  [
    'in|at which|what {states|cities|regions|towns|countries} with {borrowers|clients|customers|guests|members|owners} has|have no *1 ever? been *2 &$|?|.',
    'which $2 $1 have no $4 $3',
  ],
  ['in|at which|what *3 has|have no *1 ever? been *2 &$|?|.', 'which $1 have no $3 $2'],
  // Not only some of them: "on how many boats were all payments on time".
  ['on|for|of how many *3 were|are all *1 on time', 'how many $1 have all $2 on time'],
  // Nothing that is left out: "hold a late loan besides a current one".
  [
    '{have|has|hold|holds|own|owns} &!no|not a|an? *3 besides a|an? *2 one &$|?|.|,',
    '$1 both a $2 and a $3 one',
  ],
  // No groups: "at least one boat in each of the kinds steel and wood".
  [
    'at least one *1 in|from|of each of the? two? *1 *1 and *1 &$|?|.|,',
    'at least one $3 $1 and at least one $4 $1',
  ],
  // Nothing that was late: "what percentage is behind (late)".
  ['behind ( {late} )', '$1'],
  // A sum of money: "how many dollars of interest did they pay".
  ['by how many dollars', 'by how much'],
  ['how many dollars in|of', 'how much'],
  ['how many dollars {bigger|greater|higher|larger|less|lower|more|smaller}', 'how much $1'],
  ['how many dollars', 'how much money'],
  ['what|which sums {did|do|has|have|was|were}', 'how much $1'],
  // No number of them: "branches with over 500 loans, with that count".
  ['{with|and} that {count|number}', '$1 the $2'],
  // No column: "id and amount, by date and then id".
  [', by *2 and? then by? {id|name|number|date|amount}', ', sorted by $1 , then by $2'],
  // No condition of today: "what share of orders comes in online".
  ['come|comes in &online|through|via|by|from|over', 'came in'],
  // No state that lasts: "the most principal still outstanding".
  ['still {outstanding|owed|owing}', '$1'],
  // What each has on average: "genres averaging over 300 pages".
  ['averaging &above|at|below|fewer|less|more|over|under', 'that average'],
  // Nothing that goes down: "break the orders down by status and count them".
  ['break *3 down by', 'break down $1 by'],
  // Which of them, and not what number: "for what cities does the number of orders exceed 100".
  ['{at|for|in} what *2 {are|do|does|is} the', '$1 which $2 $3 the'],
  // No end of theirs: "admissions that ended with a bill over 5,000".
  ['ended with {a|an|no}', 'had $1'],
  // Nothing that somebody got: "in which a loan was given to nobody".
  [
    `in|at|on|for|of? which|where a|an|any *4 was|were|has|have|is been? ${GIVEN} to|by nobody|noone`,
    'where nobody has a $1',
  ],
  // None of either: "leaving aside loans for cars and for education".
  ...['for', 'in', 'from', 'at'].map(
    (joint): LocalTurn => [
      `{aside|except|excluding|ignoring|omitting} *2 ${joint} *2 and ${joint}`,
      `$1 $2 ${joint} $3 and`,
    ],
  ),
  // No amount of theirs: "regions, loan count > 1000", "loans by region, count > 1000".
  [',|:|; *1 count {>|<|above|below} #', 'with $1 count $2 $3'],
  ['{,|:|;} count {>|<|above|below} #', '$1 only those with count $2 $3'],
  // No loans: "taking only online applications into account", "when only those made online are included"; also in the midst of it.
  ...twice([
    ['taking only **10 into account|consideration', 'considering only $1'],
    ['when|if only **12 are|is|were|was included|counted|considered', 'considering only $1'],
    [`when|if we|you|i {only} ${COUNT}`, 'considering $1'],
    [`when|if we|you|i ${COUNT} {only}`, 'considering $1'],
    ['counting nothing but', 'considering only'],
    // Nothing is compared: "average term over all loans with a late payment"; "charge-offs over all loans" are a part of them.
    ['over all of? the|our? *1 &!,|.|?|and|as|by|in|per', 'across all $1'],
  ]),
  // No term: "default rate in dollar terms for 2021".
  ['{default|off} {rate|rates} in dollar|money|value terms', '$1 $2 by amount'],
  // No name of two words: "loans category by category", "counted city by city".
  ...GROUPS.split('|').map(
    (group): LocalTurn => [`,? counted|split|shown|listed|given? ${group} by ${group}`, `by ${group}`],
  ),
  // No month of theirs: "by branch month by month", "for each branch quarter by quarter".
  ...['year', 'quarter', 'month', 'week'].flatMap((unit): LocalTurn[] => [
    [`{by|per} *2 ${unit} by ${unit}`, `$1 $2 by ${unit}`],
    [`for {each|every} *2 ${unit} by ${unit}`, `for $1 $2 by ${unit}`],
  ]),
  // Nobody's letters: "can u tell me how much ppl owe".
  ['{can|could|would|will|do|did} u', '$1 you'],
  ['ppl', 'people'],
  ['{the|and|a|in} diff', '$1 difference'],
  // No names: "name the five states with the most customers".
  [`name the top|first? # {${KINDS}}`, 'show the $1 $2'],
  // No rows: "for auto loans, the average rate for each year in which they were issued".
  ['{year|quarter|month} in which they|loans were {issued|made|originated}', '$1 of issue'],
  // No rows of theirs: "which terms occur among our loans".
  ...['', ' ,? in days|months|years ,?'].map(
    (unit): LocalTurn => [
      `which|what *2${unit} occur|occurs|exist|exists among|across|in|within &our|the|all`,
      'which different $1 are there among',
    ],
  ),
  // No rank of people: "how low is the worst credit score".
  ['worst|poorest {credit} {score}', 'lowest $1 $2'],
  ['best {credit} {score}', 'highest $1 $2'],
  // The period begins on its first day: "since the first of this month".
  [
    'since the first of &the|this|current|last {the|this|last} {current}? {month|year|quarter|week}',
    'since the beginning of $1 $2 $3',
  ],
  // The other one is denied only to make sure: "the median yearly income, not the mean".
  ['{median} *1 *1 , and? not the? mean|average|avg &,|.|?|by|for|per|$', '$1 $2 $3'],
  // Said of each of a list: "have been approved, declined or are pending".
  [', *2 or are|is|was|were still|now?', ', $1 or'],
  // "along with the date each of them opened"
  [
    'the date|day on? which|when|that? each of? them|these|those? {opened|began|started|joined|closed|ended} &.|,|?|$',
    'when they $1',
  ],
  // Months of a year are of one year each: "in which months of which years".
  ['{which|what} {months|quarters|weeks} of which|what years', '$1 $2'],
  // No grade: "scores below the 600 mark".
  ['{above|below|beyond|over|past|under} the # mark|threshold', '$1 $2'],
  // No deed: "loans are marked as late that were issued in 2024".
  ['{is|are} marked|flagged|recorded as', '$1'],
  // No time: "payments that came in by their due date in 2024".
  ['came|come|comes in by its|their|the due date', 'were on time'],
  // No limit of a product: "the maximum amount of a single loan".
  ['{maximum|max} {amount|size} of|for any|a|one single *1', 'highest $3 $2'],
  ['{minimum|min} {amount|size} of|for any|a|one single *1', 'lowest $3 $2'],
  // No loans of one borrower: "lowest amount of any single loan".
  [`{${LEAST}|${MOST}} {amount|size} of|for any|a|one single *1`, '$1 $3 $2'],
  // No borrowers with one loan: "the highest recovered amount on one loan", "largest fee for a single payment".
  [
    `{${LEAST}|${MOST}|biggest|greatest} *3 on|for|from any? one|single *1 &$|.|?|,|across|by|per`,
    '$1 $2 of a $3',
  ],
  // Only that is left out: "loans graded D or worse with 2020 left out".
  ['with *2 left|taken out', 'excluding $1'],
  // Nothing that is named: "what amount did we collect from those with a late fee".
  ['what amount {did|was|were}', 'how much $1'],
  // The rows are averaged, and not the groups: "how much do we lend per loan on average for each branch".
  ['per *1 on average for|in|at each|every', 'per $1 on average by'],
  // No part of a whole: "how high is the ratio of debt to income on average".
  ['ratio of debt to income', 'debt to income ratio'],
  // No fee: "charge-of rate".
  ['{charge|charged} of {rate|rates|loans|amount|amounts|principal|share|date}', '$1 off $2'],
  ['how much cash|money? came|comes in through|from? &payments|the', 'how much did we collect from'],
  // A rate is what it is, paid or not: "the average rate paid by renters".
  ['{rate|rates} paid by|on', '$1 of'],
  // Who pays: "cash paid in by customers".
  ['paid in by', 'paid by'],
  // Their own state: "applications that the applicant withdrew", "applications did customers withdraw", "pulled back by the applicant".
  [`that|which the|our? ${APPLICANTS} withdrew`, 'that were withdrawn'],
  [`did the|our? ${APPLICANTS} withdraw`, 'were withdrawn'],
  ['withdrawn|pulled back? by the applicant|borrower|client|customer', 'withdrawn'],
  // No age of theirs: "where fewer than 50 members live", "in which towns do over 50 of our members live".
  [`${DO_LIVE} {over|under|above|below|exactly} ${MANY_LIVE}`, 'which $1 have $2 $3 $4'],
  [`${DO_LIVE} {more|fewer|less} than ${MANY_LIVE}`, 'which $1 have $2 than $3 $4'],
  [`${DO_LIVE} at {least|most} ${MANY_LIVE}`, 'which $1 have at $2 $3 $4'],
  ['in|at? which|where {over|under|above|below|exactly} # *2 live|lives|reside|resides', 'with $1 $2 $3'],
  ['in|at? which|where {more|fewer|less} than # *2 live|lives|reside|resides', 'with $1 than $2 $3'],
  ['in|at? which|where at {least|most} # *2 live|lives|reside|resides', 'with at $1 $2 $3'],
  // No state of them: "loans where at least one payment was late".
  ['where|of|for which? at least one *1 is|was *2', 'with at least one $1 that is $2'],
  // Who asks did it: "payments received by us in 2024".
  [`{${GIVEN}|approved|booked|collected|declined|received} by us &${AFTER_US}`, '$1'],
  // No rows of their own: "orders on which a late fee was charged".
  [`on|for which a|an|any|some *3 was|were|is|are ${CHARGED}`, 'with a $1'],
  [`where a|an|any|some *3 was|were|is|are ${CHARGED}`, 'with a $1'],
  // No length and no number of them: "average term in the year 2021", "loans by branch in years other than 2020".
  ['in|during|for|over|of the {year} #', 'in $2'],
  ['in|during|for|across? all|any|the? {years|year} other than|but #', 'in all years except $2'],
  // "payments that came with a fee"
  ['that|which came|come|comes with', 'with'],
  // Loans that there were, open or not: "borrowers without any loan on book (ever)".
  ['on the? book|books ( ever )', 'ever'],
  ['ever on the? book|books', 'ever'],
  ['on the? book|books ever', 'ever'],
  // One amount, and no amount beside another: "2024 orig $ vol".
  ['$ {vol|volume|amt|amount|value|balance|bal}', '$1'],
  // No sum: "highest score + number of customers".
  ['+ {number|count} of', 'and $1 of'],
  // No number of rows: "the most 5-star reviews".
  [`# star {${STARRED}}`, '$2 with $1 stars'],
  // No one with that number: "our number two town by sales", "which town is number three for sales".
  ...NTH.flatMap(([number, nth]): LocalTurn[] => [
    ...(number === 'one' ? [] : [[`{the|our} number ${number} *2 by`, `$1 ${nth} $2 by`] as const]),
    [`{is|was|are} number ${number} by|for|in &!terms`, `$1 the ${nth} by`],
  ]),
  // No factor: "count the boats in three sizes: under 10, …".
  ['in|into # {size|sizes|band|bands|bucket|buckets|group|groups|bracket|brackets} :|-', 'by $2 :'],
  // Nobody's name: "with two boats or more in their name".
  ['{or} {more|fewer} in|under their own? name|names', '$1 $2'],
  // The size of the rows, and not how many: "which harbours build bigger boats than our overall average".
  [
    `{build|book|do|give|grant|handle|have|issue|make|place|sell|take|write} {bigger|larger} *2 than ${OVERALL}`,
    'have an average $3 size above the overall average',
  ],
  [
    `{build|book|do|give|grant|handle|have|issue|make|place|sell|take|write} {smaller} *2 than ${OVERALL}`,
    'have an average $3 size below the overall average',
  ],
  // No rows: "loans by the branch that booked them".
  [
    'by|per|for each? the? {branch|office} that|which booked|granted|issued|made|originated|wrote it|them',
    'by $1',
  ],
  // No loans that there are: "applications for a loan over 20,000", "requests for credit in 2024".
  [
    '{applications|application|requests|request} for a|any|the|our? loan|loans|credit &!card|cards|product|products|program',
    '$1',
  ],
  // No share of all that all groups have: "the branch with the highest share of loans we wrote off".
  [
    '{highest|lowest|largest|smallest} {percentage|percent|share|fraction|proportion|portion} of the? {loans|applications|requests|accounts} we',
    '$1 $2 of $3 that we',
  ],
  // No way by which they came: "applications that went through in 2024"; "that went through brokers" says one.
  [
    '{applications|requests} that|which went|got through &$|.|?|,|by|in|last|per|this',
    '$1 that were approved',
  ],
  ['{applications|requests} went|got through &$|.|?|,|by|in|last|per|this', '$1 were approved'],
  // Nothing that was done at that time: "how many applications were granted in 2024", "did we okay".
  ['{applications|requests} {was|were|are|is|been} granted|okayed', '$1 $2 approved'],
  ['{applications|requests} did|have|has we {grant|okay|granted|okayed}', '$1 did we approve'],
  ['{applications|requests} were|was|have been? taken back|pulled', '$1 were withdrawn'],
  // Those of what is said before: "the highest score and the number of customers with it".
  ['the? number|count of *3 who|that|which|with have|has|had|carry|hold|share? it', 'how many $1 have it'],
  // No interest and no day: "just out of interest, …", "for my Monday report, …".
  ...TALK_FRAMES,
  // The order, and not the first alone: "highest one leading".
  ['{,|.|;} {highest|biggest|largest|most|lowest|smallest} one|ones? leading &$|.|?', '$1 $2 first'],
  // No days beside the periods: "trips per year, in date order".
  ['{per|by|each|every} {year|quarter|month|week} ,? in date order', '$1 $2 , chronologically'],
  ['{per|by|each|every} {year|quarter|month|week} *4 ,? in date order', '$1 $2 $3 , chronologically'],
  ['{,} put in order of', '$1 sorted by'],
  // Where the order begins, and not which one is meant: "per grade, starting at A".
  ['{,} starting|beginning at a &$|.', '$1 starting with a'],
  ['{,} running|ranging|going {a} to', '$1 from $2 to'],
  // Of each row's owner, and by no owners: "the owner's median income by town".
  ["the *1 's {average|mean|median} *2 &$|,|by|for|per", '$2 $3 of the $1'],
  // The share of the group that each is in: "percentage of the volume of the category it belongs to".
  [`${PARTS_OF} of the *2 of the *1 it|they belongs|belong to`, "$1 of its $3 's $2"],
  // Not late: "the number of trips behind it".
  ['{number|count} of *2 behind it|them|that|this|those|each &$|.|,|?', '$1 of $2'],
  // What is asked, and no second question: "…, and say how many".
  ['{,} and say|tell|state me|us? how {many|much} &$|.|?', '$1 and how $2'],
  // What each row of the answer is: "one figure per town: what is the average price?"
  ['one|a|single single? figure|number|value|row|line|total per|for each|every? *3 :', 'for each $1 ,'],
  // One number and no other beside it: "take the late boats and sum the price".
  [
    'take every|each|all one? of? the|our|all? **10 and sum|total up? the|their? *3 &$|.|?|,|please',
    'total $2 of $1',
  ],
  ['take the|our|all **10 and sum|total up? the|their? *3 &$|.|?|,|please', 'total $2 of $1'],
  [
    'take every|each|all one? of? the|our|all? **10 and add up|together the|their? *3 &$|.|?',
    'total $2 of $1',
  ],
  ['take the|our|all **10 and add up|together the|their? *3 &$|.|?|,|please', 'total $2 of $1'],
  // One sum, and no list of each: "add up the price of every boat".
  [
    'add|sum|total|tot up the *2 of every &!day|week|month|quarter|year|region|branch|product|grade',
    'total $1 of all',
  ],
  // The percentage alone: "how many boats are late, as a percentage?"
  ['how many *2 {are|is|were|was} *3 ,? as a? percentage|percent &$|.|?', 'what percentage of $1 $2 $3'],
  [
    'how many *2 {are|is|were|was|get|got|have} *5 , as a? percentage|percent ,? {by|for|per|across}',
    'what percentage of $1 $2 $3 $4',
  ],
  ['how many *2 {get|got|have} *3 , as a? percentage|percent &$|.|?', 'what percentage of $1 $2 $3'],
  // Of the same people, and no second number: "with three orders and not one return among them".
  ['and not one *1 among|amongst them|those', 'and with no $1'],
  ...SENSE_FRAMES,
  ...EVERYDAY_SENSES,
  ...ROW_SENSES,
  ...MEASURE_SENSES,
  ...TOLD_SENSES,
  // A column beside the rows, and no total or column alone: "list the late boats, showing the price", "…, with prices".
  ...SHOWING_COLUMNS,
  ...FIRST_OF_EACH,
  // "late fees since 2022 began"
  ['{since|before|after|until} # began|begins|started|starts|commenced', '$1 $2'],
  // Where they live, and no state of theirs: "in which city do the most owners of two boats live?"
  [
    'in which|what {city|town|state|country|region|county|district} do **10 live &?|.|$',
    'in which $1 do $2 reside',
  ],
  // Whose number it is, and no group: "top 3 towns by average price of boats of retired owners".
  [
    'by {average|avg|mean|median|total} &!number|count *3 of &!the|all *1 &!$|?|.|,|;|and|or|by|per',
    'by $1 $2 for $3',
  ],
  // One number, and no list: "for late loans, show the balance in total".
  ['{show|give|display|report} me? the|our *2 in total &$|.|?|,|for', '$1 total $2'],
  ...SIDES_APART,
  ...OWNER_SENSES,
  // "loans separately for each purpose"
  ['separately {for} {each|every}', '$1 $2'],
  ['separately {by|per}', '$1'],
  // Money, and not how many they made.
  [
    '{make|makes|made|earn|earns|earned|bring|brings|brought|take|takes|took} in? the most from',
    '$1 the most money from',
  ],
  // Whom they have for a manager, and no title of theirs: "report directly to" names no directors.
  ['{report|reports|reported|reporting} directly {to}', '$1 $2'],
  // Each of the two is denied: "without a mortgage or a late payment".
  ['without a|an|any *3 or a|an|any', 'with neither a $1 nor a'],
];
