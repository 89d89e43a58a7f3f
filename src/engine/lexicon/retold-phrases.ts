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
  // "applications that were not made online": how, and not whether
  ['{not} made {online|offline}', '$1 $2'],
  ['{not} made by {phone|telephone|broker}', '$1 by $2'],
  // "what percent of it does each kind make up"
  [`what ${PARTS} of *6 does|do it|they make|makes up`, 'share of $1'],
  // "payments that fell due in May"
  ['{that|which}? fell|fall|falls|came|come due', '$1 were due'],
  // "no money at all", "at any time", "in all"
  [', at any time|point ,', ''],
  // "36- and 60-month boats"
  ['# - and|or # {month|year|day|week}', '$1 or $2 $3'],
  // Without the article: "give two leading towns", "where was most money lent", "with highest totals"
  ['{give|name|show|list} {two|three|four|five|six|ten} leading', '$1 the $2 leading'],
  ['where {is|was|were} most', 'where $1 the most'],
  ['at {highest|lowest} {rate|rates}', 'at the $1 $2'],
  ['with {highest|lowest|most|fewest} {amount|number|rate|rates|total|totals}', 'with the $1 $2'],
  ['at top by', 'at the top by'],
  ['state {average|number|total}', 'state the $1'],
  ['at # percentile', 'at the $1 percentile'],
  ['next to it {change|difference|growth}', 'next to it the $1'],
  ['{figures|numbers|rate|rates} like {across|by|over|per} the?', '$1 $2'],
  // "how large a share of orders", "by the channel used"
  [`how large|big|high a {${PARTS}|fraction} of`, 'what $1 of'],
  ['{by|per} the? *1 that|which? was|were? used &$|.|?|,', '$1 $2'],
  // "whose balance tops 300k", "whose score does not reach 780"
  ['{whose|where} the? *3 tops|outstrips|outruns #', '$1 $2 is over $3'],
  ['{whose|where} the? *3 reaches|hits #', '$1 $2 is at least $3'],
  ['{whose|where} the? *3 does|do not reach #', '$1 $2 is under $3'],
  // "in the 2024 calendar year", "not later than 2019"
  ['the # calendar year &!and|to|through', '$1'],
  ['not {later|earlier} than', 'no $1 than'],
  // One verb for both: "the number and the amount collected"
  [
    'the *1 and the *1 {collected|earned|paid|received|spent} &by|during|each|for|from|in|per',
    '$1 and $2 $3',
  ],
  // "quarter with the highest volume, amount"
  [
    '{with} the? {highest|largest|lowest|most|smallest|fewest} *3 , the? amount|figure|number|value &$|.',
    '$1 the $2 $3 , with the amount',
  ],
  // "the average of customers": said by whose it is, "each type of berth"
  ["is|are the|our *1 's {average|mean|median|total|highest|lowest} *3 &$|?|.|,", 'is the $2 $3 of $1'],
  // "count each of them once", "nobody twice", "not even once"
  ['how many individual *1', 'how many different $1'],
  [', nobody|none|nothing twice', ''],
  [', no one twice', ''],
  ['what is|are *3 like {across|by|per|in|for|over}', '$1 $2'],
  [', each only|just? once', ''],
  [', no|without duplicates|repeats', ''],
  [', not even once', ''],
  // "the most we ever charged for one trip"
  [`the most we have|had? ever? *1 on|from|for|in a|one|any|single *1`, 'the highest $1 amount of a $2'],
  // "average a price above 6", "averaging above 6 feet"
  [`{average|averages|averaged} a|an *3 {above|over|below|under}`, 'have an average $2 $3'],
  // "3+ times", "beat 4 million", "never got sold once"
  ['# + times', 'at least $1 times'],
  ['and # + &,|.|?|$', 'and $1 and over'],
  ['and|, from? # up &$|.|?', 'and from $1 up'],
  ['and from # &$|.|?', 'and from $1 up'],
  ['never got *1 once', 'were never $1'],
  ['beat|beats|topped|broke|crossed|passed|cleared &#', 'had over'],
  ['are|is|was|were {above|below} the? average in *2 &$|?|,|.|by', 'have a $2 $1 average'],
  ['how much *1 got|was paid down', '$1 paid'],
  // "charge over 15 percent", "defaults the most, rate-wise", "default at more than 6 percent"
  ['charge|charges|carry|carries|pay {over|above|under|below} &#', 'have a rate $1'],
  [', zero', 'and no'],
  ['never ended up with any|a|an', 'have no'],
  ['applied with us but', 'applied but'],
  ['?|. i mean|meant the product? categories|category', ''],
  ['since *2 or later', 'since $1'],
  ['and no *1 yet', 'and with no $1'],
  ['and how large|big are|is|were they|it on average', 'and what is the average size'],
  ['have we done since', 'since'],
  ['{?|.} just|only the? {id|ids|name|names}', '$1 $2'],
  ['?|. one *3 for both|all *1', ''],
  ['{volume|amount|balance|principal|collections} , with the dollars|money|numbers &$|.|?', '$1'],
  ['come|comes|coming due', 'due'],
  ['are there? in each of? two|three|four|five|six *1 groups|bands|brackets|buckets :', 'by $1 band :'],
  // "show how sales are spread across towns", "over the whole book"
  [
    'show me? how the|our? *3 is|are {spread|split|distributed|divided} {across|over|among|by|between}',
    'how are $1 $2 $3',
  ],
  ['over|across the? whole|entire book|portfolio', ''],
  ['by the? total? amount lent|issued|originated|funded', 'by volume'],
  // "and how much balance is that", "and dollars", "in dollars, please"
  ['and how much *2 is|was that|it|this &$|?|.', 'and how much $1'],
  [
    '{balance|balances|amount|amounts|principal|volume|collections|fees|income} *6 ?|.|, in dollars|usd ,? please? &$|.|?',
    '$1 $2',
  ],
  // "as two columns", "that is what I am after"
  ['as two|separate|2 separate? columns', 'as columns'],
  ["?|. that is|'s what|all i am|was|want|need after? &$|.", ''],
  ['just|only the counts|numbers &$|.', ''],
  [
    'i want|need|would like|love? to? see|know how the|our? *2 split|splits|break|breaks|divide|divides',
    'how do the $1 split',
  ],
  ['get *1 numbers split|broken|divided', 'get the number of $1 split'],
  // "biggest of them on top", "oldest at the top", "from large to small"
  ['{oldest|newest|latest|earliest} on|at the? top', '$1 first'],
  ['{biggest|largest|highest|greatest|smallest|lowest} *2 on|at the? top', '$1 $2 first'],
  ['from the? largest|biggest|highest|greatest down|downwards', 'largest first'],
  ['from the? smallest|lowest up|upwards', 'smallest first'],
  ['in date order', 'by date'],
  // "the two busiest towns for trips"
  ['{two|three|four|five|#} busiest *1 for *1 &$|?|.|,|in|by|for|per', '$1 $2 with the most $3'],
  // "their latest", "that mean"
  [', together|along with that|this average|mean|number|amount|rate|total|value|sum &$|.', ''],
  [', and show|give|include? that|the amount|number|value|rate|figure too|also|as well? &$|.', ''],
  // "one figure per town", "broken out first by kind and then by town", "laid out by kind"
  [', one figure|number|total|value|row|line {per}', '$1'],
  ['broken|split|divided down|out|up? first by *2 and then by', 'by $1 and'],
  ['laid|set|spelled|mapped out {by|per}', '$1'],
  // "how big a percentage", "how large is the share"
  [`how big|large|high|great a? {${PARTS}|portion|part}`, 'what $1'],
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
