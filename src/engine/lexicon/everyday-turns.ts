import type { LocalTurn } from '../local-turns.ts';
import { type Turn, turn } from './turn.ts';

/** What a newcomer asks in everyday words: who pays, how long it takes, what it is on average, what stands beside it. */

const PEOPLE = '(?:people|they|(?:(?:the|our) )?(?:customers|clients|borrowers|members))';
const BY_WHOM = 'people|customers|clients|borrowers|members|applicants|they';
const LENGTHS = 'days|weeks|months|years|hours|minutes';
const AMONG = '(?<R>(?: (?:by|for|in|on|of|per|during|since|last|this) .+)?)';
const HIGH = '(?:highest|largest|biggest|greatest|most|longest|oldest)';
const LOW = '(?:lowest|smallest|least|fewest|shortest|youngest)';
const BY_NEXT = '(?<N>(?: and then by [a-z ]+)?)';
const LISTED = '(?<V>list|show|give|display|find|name)(?: me)?';
const SORTED = '(?<R>(?:(?: ,)? (?:in|sorted|ordered|alphabetically) .+|))';
/** Turns of a whole question. */
export const EVERYDAY_TURNS: readonly Turn[] = [
  // "how many applications are pending across all offices"
  turn(
    '(?<Q>how many .+?) (?:across|over) all(?: of)?(?: the| our)? (?!years|time|states)[a-z]+s(?: combined| taken together| together)?',
    'Q',
  ),
  // "how much did the two Texas branches lend"
  turn(
    `(?<A>.* the )(?:two|three|four|five|both) (?<X>(?!best |first |last |most |next |other |top |worst |[a-z]+est )[a-z]+(?: [a-z]+)?) (?<N>branches|offices|stores|shops|clinics|clubs|schools|hotels|sites)(?<R>(?: .+)?)`,
    'A X N R',
  ),
  // "is our approval rate getting better? Show it by quarter."
  turn(
    '(?:is|are|was|were) (?:the|our) M (?:becoming|changing|climbing|declining|developing|dropping|falling|getting|going|growing|improving|rising|shrinking)(?: [a-z]+){0,3} \\? (?:show|give|list)(?: me| us)? (?:it|them|that) (?<R>(?:by|per|for each|over) .+)',
    'M R',
  ),
  // "how many open loans does each region have, and how many of those are late?"
  turn(
    'how many (?<X>(?:[a-z-]+ ){0,2}[a-z]+s) (?:do|does) (?:each|every) (?<D>[a-z]+(?: [a-z]+)?) have ,? ?and how many of (?:them|these|those) are (?<Y>[a-z-]+(?: [a-z]+)?)',
    'number of X and number of X that are Y by D',
  ),
  // "when was the oldest missed installment due among late loans?"
  turn(
    'when (?:is|was) the (?:earliest|first|oldest) (?<X>(?:[a-z]+ )?[a-z]+) due(?<R>(?: (?:among|for|from|in|of|on) .+)?)',
    'earliest due date of X+ R',
  ),
  turn(
    'when (?:is|was) the (?:last|latest|newest) (?<X>(?:[a-z]+ )?[a-z]+) due(?<R>(?: (?:among|for|from|in|of|on) .+)?)',
    'latest due date of X+ R',
  ),
  // "loan 100 details"
  turn('(?<N>[a-z]+ (?:id |number |# )?[0-9]+) (?:details|info|information)', 'details of N'),
  // "late fees per customer, top 10 customers"
  turn(
    '(?<Q>.+ (?:by|per|for each|for every) (?<X>[a-z]+?)(?:y|s|es)?) , (?<T>(?:the )?(?:best|bottom|first|highest|lowest|top|worst) [0-9]+) #X(?:y|s|es|ies)?',
    'Q , T',
  ),
  // "when did borrower 88 last pay"
  turn('when did X (?<L>first|last) pay(?: us)?', 'when was the L payment made by X'),
  turn(
    'when did X (?<L>first|last) (?:borrow|get a loan|take out a loan)',
    'when was the L loan of X issued',
  ),
  // "principal where the status is late and grade in (D, E, F)"
  turn('(?<A>.* (?:in|is|=)) \\( (?<L>[^()]+) \\)(?<R>.*)', 'A L R'),
  // "rate of 36 vs 60 month loans"
  turn(
    '(?<A>.*?)(?<P>[0-9]+) (?:vs|versus) (?<Q>[0-9]+) (?:- )?(?<U>day|month|year) (?<N>[a-z]+s)(?<R>.*)',
    'A P U N versus Q U N R',
  ),
  // "trips that depart at 17:20"
  turn(
    '(?<X>.*[a-z]) (?:that |which )?(?:are )?(?:depart(?:s|ed|ing)?|leav(?:e|es|ing)|left) at (?<T>[0-9]{1,2}:[0-9]{2})(?<R>(?: .*|))',
    'X with departure time T R',
  ),
  // "list each venue of the concerts once", "give every venue that we used, each only once"
  turn(
    `${LISTED} (?:each|every) (?:(?!.*\\b(?:who|that|which)\\b.* once)X|(?<Y>.+) , each(?: one)?) (?:only |just |exactly )?once${SORTED}`,
    'V the different X Y R',
  ),
  // "the job titles that employees have", "the cities that owners come from"
  turn(
    '(?<X>.*(?:different|distinct|the|every|all) [a-z]+(?: [a-z]+)?) (?:that|which) (?:the |our )?(?<Y>[a-z]+(?: [a-z]+)?) (?:come from|have|live in|work in)(?<R>(?: [,.] .+|))',
    'X of Y R',
  ),
  // "group the students by town and show how many each has"
  turn(
    'group (?:the |all )*X by D (?:(?:,|and|then) )*(?:count (?:them|each)|(?:(?:show|tell|list|give)(?: me)? )?how many (?:each (?:one |group )?has|there are(?: in each(?: group)?)?))(?<R>(?: .+)?)',
    'number of X by D R',
  ),
  // "from the highest salary to the lowest and then by name, list the drivers"
  turn(
    `from (?:the )?${HIGH} M (?:down )?to (?:the )?${LOW}(?: #M)?${BY_NEXT} , Q`,
    'Q , sorted by M descending N',
  ),
  turn(
    `from (?:the )?${LOW} M (?:up )?to (?:the )?${HIGH}(?: #M)?${BY_NEXT} , Q`,
    'Q , sorted by M ascending N',
  ),
  turn('from (?:the )?cheapest to (?:the )?(?:dearest|most expensive) , Q', 'Q , cheapest first'),
  // "for how many customers is there no order at all?"
  turn('(?:for|at|with|in) how many X (?:is|are) there no Y(?: at all)?', 'how many X have no Y'),
  // "by channel, how much do the reservations come to?"
  turn(
    '(?:by|per|for each|for every) D , how much (?<V>do|does|did) X (?:come|add up|amount) to(?: altogether| in total)?(?<R>(?: [.?,;] .+)?)',
    'how much V X come to by D R',
  ),
  // "adding up the quantity per cake, which cake comes first?"
  turn(
    '(?:adding (?:up )?(?:the )?|summing (?:up )?(?:the )?|total )M (?:per|for each|for every|by) X , (?:which #X|what #X|who) (?:comes|is|ranks) (?:first|highest|on top)(?<R>(?: .+)?)',
    'which X has the highest total M R',
  ),
  turn(
    '(?<X>.+) whose M adds? up to the (?<S>most|highest|largest|least|lowest)(?<R>(?: .+)?)',
    'X with the S total M R',
  ),
  // "… by reason? Put the most expensive first."
  turn('Q [.?;,] put (?:the )?(?<S>most [a-z]+|least [a-z]+|[a-z]+est)(?: [a-z]+)? first', 'Q , S first'),
  // "in which five states do our customers still owe us the most money, and how much?"
  turn(
    `in (?:which|what) D do ${PEOPLE} (?:still )?owe (?:us )?(?:the )?most(?: money)?(?<R>(?: ,? ?and how much)?)`,
    'which D owe the most money R',
  ),
  // "how much money in total do people still owe us on open loans?"
  turn(
    `how much(?: money)?(?: in total)? do ${PEOPLE} (?:still )?owe(?: us)?(?: in total| altogether| overall)?(?<R>(?: (?:on(?! average)|in|by|per|for) .+)?)`,
    'how much is owed R',
  ),
  // "what interest rate do people pay on average in each grade?"
  turn(
    `(?:what|how high an?) (?<M>[a-z]+(?: [a-z]+)?) (?:do|does|did) ${PEOPLE} (?:get|have|pay|are charged) on average${AMONG}`,
    'average M R',
  ),
  // "how much interest did customers pay us in each quarter of 2025?"
  turn(
    `how much (?<M>interest|principal) (?:did|do|have) ${PEOPLE} (?:pay|paid)(?: us)? (?<R>(?:by|in|per|during|since|last|this|each|every) .+)`,
    'how much M was paid R',
  ),
  // "how many years of employment do retired members have on average?"
  turn(`how many (?<U>${LENGTHS}) of (?<X>[a-z]+) do (?:our |the )?Y have on average`, 'average U of X of Y'),
  // "each year, out of all orders, what percent were late?"
  turn(
    '(?:in )?(?:each|every) (?<U>year|quarter|month) , (?:out )?of (?:all )?(?:the |our )?X , (?:what|which) (?:percent|percentage|share) Y',
    'what percent of X Y by U',
  ),
  // "for every year, by what percentage our sales grew over the year before"
  turn(
    '(?:for )?(?:each|every) (?<U>year|quarter|month) , by (?:what|which) (?:percent|percentage) (?:the |our )?M (?:grew|rose|increased|changed) (?:over|from|compared to|against) the (?:previous #U|#U before)',
    'percentage growth of M by U',
  ),
  // "every year, how many percent more or less money did we lend than the year before?"
  turn(
    '(?:for )?(?:each|every) (?<U>year|quarter|month) , how (?:many|much) percent more or (?:less|fewer) money (?:did|do) we V than (?:in )?the (?:previous #U|#U before)',
    'percentage growth of amount V~ by U',
  ),
  // "how much money had we lent by the end of each month of 2025?"
  turn(
    'how much money (?:had|have|did) we V by the end of each (?<U>month|quarter|week|day) (?<T>(?:of|in) (?:19|20)[0-9]{2})',
    'running total of amount V~ by U T',
  ),
  // "if you take all the orders due in 2025, how much in late fees is that in total?"
  turn(
    'if (?:you|we|i) (?:only )?(?:take|look at|consider) (?:all )?(?:the |our )?X , how much (?:in |of )?M (?:is|was|are|were) (?:that|it|there)(?: in total| altogether| overall)?',
    'total M of X',
  ),
  // "when orders go wrong, what share of the price do we get back?"
  turn(
    'when (?<X>(?:[a-z]+ )?[a-z]+s) (?<V>go bad|default|are charged off|are written off) , (?<Q>what is the recovered amount as a percentage of the principal)(?<R>(?: .+)?)',
    'Q on X that V R',
  ),
  // "going by where the customer lives, which 5 states have the most loans?"
  turn(
    'going by where (?:the |our |each )?(?<P>[a-z]+) (?:lives|live) , (?<W>which|what) (?<N>(?:[0-9]+ )?)(?<D>states?|cit(?:y|ies)|towns?|countr(?:y|ies)|regions?) (?<Q>.+)',
    'W N P D Q',
  ),
];

/** Words one of which stands in every question of such a form. */
export const EVERYDAY_WORDS: readonly string[] =
  '( vs versus all both two three four five details info information owe average if when going each every one once do did at that which group from put adding summing total'.split(
    ' ',
  );

const WITH_US = 'borrowers|clients|customers|members';

/** Turns of a few words. */
export const EVERYDAY_FILTERS: readonly LocalTurn[] = [
  // "high-DTI loans (over 40 %)"
  [
    'high|low *2 {loans|mortgages|applications|payments|borrowers|customers|clients|applicants} ( {over|above|under|below} # )',
    '$2 with $1 $3 $4',
  ],
  // "within six months (180 days) of issue"
  ['within # ( # ) {of|after}', 'within $2 $3'],
  // "customers who registered but never applied"
  ['who|that? registered|joined but|and|yet never', 'who never'],
  // "how many loans a month are we issuing on average"
  ['a|per|each {day|week|month|quarter|year} are|were we issuing|booking|making', 'a $1 did we issue'],
  // "most requested term"
  ['most requested {term|terms|amount|amounts}', 'most common requested $1'],
  // "what rate are we lending at, on average, per grade"
  ['{at|for} , on average ,', '$1 on average'],
  ['{what|which} *3 are|were we booking|lending|pricing at', '$1 $2 do we book at'],
  // "the rate we charged grade C at", "rates charged grade B loans"
  ['{rate|rates} we|they price|priced|charge|charged on|for? *3 at &,|?|.|$|by|per', '$1 of $2'],
  ['{rate|rates} we|they price|priced|charge|charged on|for? &!off|by|in|per|,|.|?|$', '$1 of'],
  ['{rate|rates} charged to', '$1 of'],
  ['{rate|rates} applied|used {within|in|for|by|per|across}', '$1 $2'],
  // "average request"
  [
    '{min|minimum|max|maximum|average|avg|mean|median} request &!amount|amounts|size|term',
    '$1 requested amount',
  ],
  // "how many people owe us money today"
  [
    `{${BY_WHOM}} still? owe|owes us? money|something|anything still? right? now|today|currently?`,
    '$1 who owe us',
  ],
  ['who still? owe|owes us? money|something|anything still? right? now|today|currently?', 'who owe us'],
  // "branches do we run"
  ['{branches|offices|stores|locations} do|did we run|operate', '$1 do we have'],
  // "cumulative amount lent by year end"
  ['{cumulative|running} **6 by {year|quarter|month} end', '$1 $2 by $3'],
  // "where not a dollar has been recovered"
  ['not a|one single? dollar|dollars|cent|cents|penny {has|have|had|was|is} been?', 'nothing $1 been'],
  // "took more than 5 days on average to decide applications filed in 2025"
  [
    'took|take|takes|needed|need more|longer than # on average to decide on? the? applications|requests filed|submitted|received &in|since|during|between|before|after',
    'have an average turnaround of more than $1',
  ],
  [
    'took|take|takes|needed|need more|longer than # on average to decide on? &$|?|.|in|since|during',
    'have an average turnaround of more than $1',
  ],
  [
    'took|take|takes|needed|need more|longer than # on average to decide on? the? applications|requests &$|?|.|in|since|during',
    'have an average turnaround of more than $1',
  ],
  // "best-selling product by number of loans"
  ['best|top selling', 'top'],
  // "lack income data"
  ['lack|lacks|lacking *3 data|information|info', 'have missing $1'],
  ['{after|of} being|getting issued|originated|booked', '$1 issue'],
  // "still sitting undecided today"
  ['still sitting|waiting|lying around? {undecided|pending|unanswered|unresolved} today?', 'still $1'],
  // "people employed less than a year"
  [`{${BY_WHOM}} employed for? {less|more|under|over|at} `.trim(), '$1 with years employed $2'],
  // "products and their amount ranges"
  ['their {amount|price|rate|size|term} range|ranges', 'their minimum and maximum $1'],
  // "decided within 3 days", "in 3 days or less"
  ['was|were|are|is? decided within|in # or less|fewer', 'took at most $1 to decide'],
  ['was|were|are|is? decided within # &!of|after|from|$', 'took at most $1 to decide'],
  ['was|were|are|is? decided in|after {more|less|fewer} than #', 'took $1 than $2 to decide'],
  ['was|were|are|is? decided in|after {under|over} #', 'took $1 $2 to decide'],
  // No turnaround: "how long have our customers been with us on average".
  [`how long have the|our? {${WITH_US}} been with us on average`, 'average tenure of $1'],
  [`how long on average have the|our? {${WITH_US}} been with us`, 'average tenure of $1'],
  [`how long have the|our? {${WITH_US}} {in|from} *2 been with us on average`, 'average tenure of $1 $2 $3'],
  // "have been with us for over five years", "customers for less than a year"
  ['been customers|clients|members for|since &more|less|longer|over|under|at', 'been with us for'],
  ['who|that? have|has been with us for? over #', 'joined more than $1 ago'],
  ['who|that? have|has been with us for? under #', 'joined less than $1 ago'],
  ['who|that? have|has been with us for? longer than #', 'joined more than $1 ago'],
  ['who|that? have|has been with us for? {more|less} than #', 'joined $1 than $2 ago'],
  ['who|that? have|has been with us for? {more|less} than a year', 'joined $1 than a year ago'],
  ['who|that? have|has been with us for? at least #', 'joined at least $1 ago'],
  // "branches and the year they opened"
  ['and the {year|date|day|month} they|it &!are|have|is|were', 'with the $1 they'],
  // "total repaid on mortgages"
  ['total repaid &by|during|for|from|in|last|on|per|since|?|.|$', 'how much was repaid'],
  // "repeat customer rate"
  ['{repeat} {customer|customers|client|clients|borrower|borrowers} rate &?|.|$', 'share of $1 $2'],
  // "fewer than 500 loans but more than 200"
  [
    '{fewer|less|more} than # *2 but|and|yet {fewer|less|more} than # &?|.|,|$',
    '$1 than $2 and $4 than $5 $3',
  ],
  // "how many loans did Mary Smith take out"
  ['{did} *4 take out &?|.|,|$|in|during|last|since|this', '$1 $2 take'],
  // "total price by name where the total is above 300"
  [
    ',? only? where|if the|that {sum|total|average|count} is|are {over|above|below|under} #',
    ', only those $2 $3',
  ],
  [
    ',? only? where|if the|that {sum|total|average|count} is|are {greater|more|higher|less|lower} than #',
    ', only those $2 than $3',
  ],
  // "sort: date, name"
  [';|, {sort|order} :', ', sorted by'],
  ['{and} by *3 if|where equal|tied|same', '$1 then by $2'],
  // "the trips going from Oslo to Bergen", "on the route from Oslo"
  ['that|which? going|go|goes|travelling|traveling|heading &from|to', ''],
  ['on|of the route|way|line|leg &from', ''],
  ['whose *1 starts|start|begins|begin in *2 and ends|end in *2', 'from $2 to $3'],
  [
    'that|which? starting|start|starts|beginning|begin|begins in *2 and end|ends|ending in *2',
    'from $1 to $2',
  ],
  // "by category and each category's share of the total"
  ["{and|with|,} each *2 's {share|percentage|proportion|part}", '$1 its $3'],
  // "the distinct reasons in use"
  ['{distinct|different|unique} *2 in use|used', '$1 $2'],
  // "which grades run an average rate above …"
  ['{which|what|that} *2 run|runs|ran {a|an} &average|avg|higher|high|lower|low|mean', '$1 $2 have $3'],
  // "and how many times?"
  ['{and} how many times &?|.', '$1 how often'],
  // "and how high it is"
  ['{and} how {high|large|big|great|long|old} {it|that} {is|was}', '$1 how $2 $4 $3'],
  // "and on what date?"
  ['{and} on|at|in which|what date|day|time &?|.', '$1 when'],
  // "average number of years employed"
  [`{average|avg|mean|median|total|lowest|highest|minimum|maximum} number of {${LENGTHS}}`, '$1 $2'],
  // "how many days, on average, it takes us", "how many days do people usually wait on average"
  [`how many {${LENGTHS}} ,? on average ,? it takes|took us|people?`, 'average $1'],
  [`how many {${LENGTHS}} it takes|took us|people? on average`, 'average $1'],
  [
    `how many {${LENGTHS}} do|did our|the? ${BY_WHOM} usually|typically|normally? wait|have? on average`,
    'average $1',
  ],
  // "how much did people ask for on average"
  [`how much did|do our|the? ${BY_WHOM} ask for`, 'how much was asked for'],
  // "because the credit score was too low"
  ['because|since|as the|a|their|its *2 was|is|were too {low|high|short|long|large|small}', 'due to $2 $1'],
  // "the payments that should have been made in 2025"
  ['that|which should have been made|paid', 'due'],
  // "will reach their end date in 2026"
  ['that? will|should? reach|reaches|reached their|its|the end|final|maturity date', 'mature'],
  // "the states whose borrowers have taken out the most loans"
  [`whose ${BY_WHOM} have|owe|hold taken|got|had|made? out? the {most|fewest}`, 'with the $1'],
  [
    `whose ${BY_WHOM} have|owe|hold the {highest|lowest|largest|smallest} {outstanding|total} {balance|debt|principal}`,
    'with the $1 $2 $3',
  ],
  // "if bigger loans count more, weighted by the loan amount"
  ['if bigger|larger *1 count|weigh more ,? &weighted', ''],
  // "and what they make a year"
  ['and what they earn|earns|make a|per|each year', 'and annual income'],
  // "by what the loan was for"
  ['{by|on} what the|a|each|our? loan|loans|they|it was|were|is|are for', '$1 purpose'],
  // "break the total down regionally"
  ['break *3 down regionally', 'break down $1 by region'],
  ['regionally', 'by region'],
  // "…, in dollar amounts", "…, total dollars"
  [', in {dollar|absolute}? amounts|dollars|figures|numbers &?|.', ''],
  [', total? dollars &?|.', ''],
  // "what amounts did we collect", "what amount did we manage to recover"
  ['what|which amounts {did|do|has|have|was|were}', 'how much $1'],
  ['{did|do|have} we manage|managed to', '$1 we'],
  // "money received from customers in each month"
  [`{collected|received} from our|the? ${BY_WHOM} &by|during|each|every|last|per|since|this|?|.`, '$1'],
  [`{collected|received} from our|the? ${BY_WHOM} in {each|every|#}`, '$1 in $2'],
  // "sums paid to us by the month they came in"
  ['by the {day|week|month|quarter|year} they|it came in', 'by $1'],
  // "payments that arrived past the due date"
  ['arrived|came|made|paid in? past {the|their} due date', 'made after $1 due date'],
  // "are already past their due date", "should have been paid by now but were not"
  ['{is|are} already &closed|due|late|overdue|past|unpaid', '$1'],
  ['should have been made|paid by now|today but|and have|were|are not been? made|paid?', 'are overdue'],
  ['never once? got|had|received|won an? approval', 'were never approved'],
  // "which rate is the steepest"
  ['{is} the *3 the steepest', '$1 the $2 the highest'],
  // "has been around the longest"
  ['has|have been around|existed|operated|open the longest', 'opened first'],
  ['has|have existed|operated|been open for the most|longest time', 'opened first'],
  ['{our|the} very {first|last|oldest|newest|latest|highest|lowest}', '$1 $2'],
  // "add together the fees", "aggregate the amounts"
  ['add|adding together the', 'total'],
  ['aggregate|sum up? the amounts', 'total amount'],
  ['aggregate|sum up? the', 'total'],
  // "…, and say what that rate is"
  [
    'and|also {say|state|tell|mention|indicate|specify} me|us? what that|this|the|its|their *3 is|was|are|were &?|.',
    'and show the $2',
  ],
  // "the reasons …, and how often was each used"
  ['{and} how often was|were|is|are each|they used|given|cited', '$1 how often each was given'],
  // "the two most common reasons, and how often did each occur"
  [
    '{and} how often|frequently did|do|does each|they|these|those of? them? appear|arise|happen|occur',
    '$1 how often each occurred',
  ],
  [
    '{and} how often|frequently did|do|does each|they|these|those of? them? come|crop|show|turn up',
    '$1 how often each occurred',
  ],
  // "applications that were made online"
  ['{applications|what|which|percent} were made|filed|submitted &online', '$1 came in'],
];
