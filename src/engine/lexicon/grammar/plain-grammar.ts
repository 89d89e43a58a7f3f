import type { LocalTurn } from '../../local-turns.ts';

const HIGH = 'big|great|high|large|low|small';
const BE = 'is|are|was|were';
const LAST = '&$|.|!|?|,|;|and|by|for|in|per|of|across|at|during|among|over';
const AVERAGED = 'on|as average|mean';
const PLAIN_END = '&$|.|!|?|,|;';
/** "the 10 largest boats", all of whose words stay. */
const RANKED_ROWS = '# {largest|biggest|smallest} *1';
const SEPARATE = 'separate|distinct|different|individual';
const PARTS = '{percentage|percent|proportion|share}';

const LENT = 'amount|principal|volume';
/** A principal is lent: no other is meant by what was done with it. */
const LENDING = 'booked|disbursed|funded|granted|issued|lent|made|originated';

/** Phrases that another construction of the same grammar says as well: what is left is the plain one. */
export const PLAIN_GRAMMAR: readonly LocalTurn[] = [
  // "what number of boats", "for what number of boats", "in how many cases was a boat sold"
  ['what|which number of', 'how many'],
  ['{,} what|which number &has|have|holds|hold|had|were|was|are', '$1 how many'],
  ['the number of cases where|in which', 'the number of times'],
  // "how high is the price on average", "report how high the price is on average"
  [`how {${HIGH}} ${BE} the? average|mean *5 ${PLAIN_END}`, 'what is the average $2'],
  [`how ${HIGH} ,? ${AVERAGED} ,? ${BE} the? *6 ${LAST}`, 'what is the average $1'],
  [`how ${HIGH} ${BE} the? *6 ${AVERAGED} ${LAST}`, 'what is the average $1'],
  [`how ${HIGH} the? &!the *5 ${BE} ${AVERAGED} ${LAST}`, 'the average $1'],
  [`how ${HIGH} ${BE} the? {total|combined|sum|maximum|minimum|median|largest|smallest}`, 'what is the $1'],
  [`how ${HIGH} ${BE} the? *5 in all|total ${LAST}`, 'what is the total $1'],
  // "add together all fees", "sum the fees"
  ['add|adding|added together', 'add up'],
  // "to how many separate guests", "how many separate guests"
  [`{how} {many} ${SEPARATE} &!kinds|types|categories`, '$1 $2 different'],
  // "by the total principal they have originated", "by how many guests live there"
  [
    `by the? total|combined|summed? {${LENT}} that|which? they|each|it have|has|had? ${LENDING}`,
    'by total $1',
  ],
  ['by how many *2 they|there are|have|had|made|received', 'by the number of $1'],
  ['by how many *2 live|are there', 'by the number of $1'],
  // "in percent of their number", "what percentage by count"
  [`{in|as} {percent|percentages|%} of their|the number|count &${PLAIN_END}`, '$1 $2'],
  [`{what|which} ${PARTS} by|in count|number|numbers`, '$1 $2'],
  [`{,} show|give|state|report|compute me? {what|which} ${PARTS}`, '$1 $2 $3'],
  // "of the requests received through each channel"
  [
    '{applications|requests} received|made|filed|submitted|lodged {through|via|by|at|in|under|for} {each|every}',
    '$1 $2 $3',
  ],
  // "less than what was requested", "less money than requested"
  ['than what {had|has|is|was} been? {requested}', 'than the $2 amount'],
  ['{less|more} money than {requested} &$|.|?|,', '$1 than the $2 amount'],
  // "what percentage of them was late": of those that were counted right before
  [`{and} what|which ${PARTS} of them|these|those {${BE}}`, '$1 what $2 $3'],
  // "the mean of the price", "the mean price"
  ['the mean|average of the? {annual|yearly|monthly}', 'the average $1'],
  // "the average of all boats of the same town", "the average price of the town they belong to", "their town's average"
  [
    'the? {average|mean} *3 of|for|in|across the *2 that|which? they|it belong|belongs to',
    'the $1 $2 of their $3',
  ],
  ["their own? *2 's {average|mean} *3 &$|.|?|,|by", 'the $2 $3 of their $1'],
  ["their own? *2 's {average|mean} &$|.|?|,|by", 'the $2 of their $1'],
  ['the? {average|mean} *3 across|in|within|for their|its own? *2 &$|.|?|,|by', 'the $1 $2 of their $3'],
  ['what *1 of|in that|the same? *1 carry|have|pay|get on average', 'the average of their $2'],
  ['the {state|city|town|region|country} in which|that? they live|lives|reside in?', 'their $1'],
  // "at which shops …, and what is the rate at each of them?"
  [
    ', and what|how is|high|large|are is|was? the|it? {rate|share|percentage} at|in|for|of|on each of them|these &$|.|?',
    '. show the $1',
  ],
  ['{exceed|exceeds} , in *3 , the average|mean of', '$1 the average $2 of'],
  [', in {annual} {income} ,', '$1 $2'],
  ['{earn|earns|earned} {more|less} per|a year than', '$1 $2 than'],
  // "the price that guests paid us"
  ['that|which? our|the? borrowers|customers|clients|people have|had? {paid|requested|repaid} us?', '$1'],
  // "earlier than they were due to mature", "ahead of the maturity date"
  [
    'earlier|sooner than|before the? date? on? which? they|it are|is|was|were due|supposed|scheduled|to to? mature',
    'before their maturity date',
  ],
  ['earlier|sooner than|before they|it mature|matured|matures', 'before their maturity date'],
  ['earlier|sooner than the? date? they|it were|was due', 'before their due date'],
  ['later than the? date? they|it were|was due', 'after their due date'],
  [
    'ahead of|earlier than|prior to the|their|its {maturity|due|decision|issue|closing} {date}',
    'before their $1 $2',
  ],
  // "which size lies in the middle, that is, what is the median"
  [
    'what|which *2 lies|is|stands exactly? in the middle ,? that is ,? what is the median',
    'what is the median $1',
  ],
  // "and what average price did they have"
  [
    'what|which {average|mean|total|median} *3 do|does|did they|these|those carry|have|pay|bear|get',
    'the $1 $2',
  ],
  // "and when did each open"
  ['and|, when did|was|were each|they|it one? of? them? open|opened', ', with the opening date'],
  // "with one column for each year"
  [
    ', in|with|as? one|a|separate column|columns per|for each|every? {year|month|quarter|region}',
    'as columns',
  ],
  ['between the years # and #', 'in $1 and $2'],
  // "in the month of May", "the amount of money lent out"
  // "average price by kind within each town"
  ['{average|mean|median} *5 by *2 within|inside {each|every} *2 &$|?|.|!', '$1 $2 by $5 and $3'],
  // "divide the number of late boats by the number of all boats and give me the percent"
  [
    'divide the? {number} of *6 by the? number of all|our? *2 and|, give|show|express|state me? it? as|in? a|the? percent|percentage',
    '$1 of $2 as a percentage of the $1 of $3',
  ],
  // "divide each town's price by the overall price and show it as a percent"
  [
    "divide each|every *2 's *2 by the? overall|total|whole =2 and|, show|give|express me? it|this? as|in a? percent|percentage",
    'percentage breakdown of $2 by $1',
  ],
  [
    'show|list|give me? what each|every *2 contributes|contribute to the? {total} *2 , as|in a? percent|percentage',
    'percentage breakdown of $2 $3 by $1',
  ],
  // "per boat term": no number is divided
  ['per {loan|product|payment} {category|grade|length|purpose|status|term|type}', 'by $1 $2'],
  // "as a percent of every boat we have built, how many are late today"
  [
    'as a percent|percentage|share of every|all *1 we? have? built|given|issued|made|sold? , how many are|were',
    'what percentage of all $1 are',
  ],
  // "in the two years 2021 and 2022, taken together", "in 2021 plus 2022", "2021 and 2022 as one period"
  ['{in|over|across|for|during} the? two|both years #', '$1 $2'],
  ['across|over both # and #', 'in $1 and $2 combined'],
  ['the? two - year period|span|stretch of|,? # and #', '$1 and $2 combined'],
  ['the? # year period|span|stretch of|,? # and #', '$2 and $3 combined'],
  ['# , added|summed up &?|.|$|,', '$1 combined'],
  ['# ,? taken|added|lumped|put|pooled together &!with', '$1 combined'],
  ['{in|over|across|for|during} # plus # &$|.|?|,|by|per', '$1 $2 and $3 combined'],
  ['# as a|one whole|period|block', '$1 combined'],
  ['in the month of', 'in'],
  ['amount of money', 'amount'],
  ['{lent|paid} out &$|.|?|,|in|by|per|for|during', '$1'],
  ['{applied} at|in|through|with one|any of {our|the}', '$1 at $2'],
  // "sold off ahead of maturity"
  ['ahead of|prior to {maturity} &$|.|?|,|in|by|per', 'before $1'],
  // "renting guests"
  ['renting|leasing {customers|borrowers|clients|people|guests|members}', '$1 who rent'],
  // "loan numbers"
  ['{loan|application|payment|customer|borrower} numbers|counts &and|by|per|,', 'number of $1'],
  // "in calendar 2024", "all boats together"
  ['{in|for|during|of|over} calendar years? #', '$1 $2'],
  [`, all|taken *1 together|combined|taken ${PLAIN_END}`, ''],
  // "Ohio-resident owners", "owners holding a boat, now or in the past"
  [
    'of *2 resident|residing {people|owners|members|guests|clients|customers|borrowers|applicants}',
    'of $2 living in $1',
  ],
  ['holding , now or in the? past ,', 'with'],
  ['in|over their entire|whole? history', ''],
  ['# or afterwards|after|thereafter', '$1 or later'],
  // What they are ranked by is what is meant: "average of the 10 largest boats", "what do the 10 largest boats add up to"
  [`{average|mean|median} of the|our? ${RANKED_ROWS}`, '$1 size of the $2 $3 $4'],
  [`sum|total of the|our? ${RANKED_ROWS}`, 'total size of the $1 $2 $3'],
  [
    `what|how much? do|does the|our? ${RANKED_ROWS} add|come up? to? in|all|total|together? ${PLAIN_END}`,
    'total size of the $1 $2 $3',
  ],
  // "number of boats above and below 20,000"
  ['{number|count} of *4 above|over and below|under #', '$1 of $2 above $3 and $1 of $2 below $3'],
  ['{number|count} of *4 below|under and above|over #', '$1 of $2 below $3 and $1 of $2 above $3'],
  ['how many *3 are|is|were above|over and below|under #', 'number of $1 above $2 and number of $1 below $2'],
  // "the price, using the length as the weight"
  [', using|with|taking the|their|its? *2 as the|a? weight|weights', ', weighted by $1'],
  ['weighted {mean|average} *2 over the?', 'weighted $1 $2 of'],
];
