import { HOW_MANY_FIRST } from '../numbers.ts';
import { type Turn, turn as turnOf } from '../turn.ts';

/** What a question may begin with and be the same: "I would like to know", "tell me". */
const LEAD =
  '(?:(?:i|we) (?:want|need|would like|wish)(?: to (?:know|see|find out|learn|understand|have|get))?(?: , please ,)? |(?:please )?(?:tell|show|give|report)(?: me| us)? |(?:can|could) you (?:please )?(?:tell|show)(?: me| us)? )?';

function turn(said: string, plain: string): Turn {
  return turnOf(`${LEAD}${said}`, plain);
}

const SHOW = '(?:show|give|list|name|return|report|tell)(?: me| us)?';
const PEOPLE = '(?:applicants|borrowers|clients|customers|people)';
const OUR = '(?:(?:all|the|our|any) )*';
const AVERAGE = '(?:on average|on the average|as a rule|typically)';
const MOST = '(?<S>highest|lowest|largest|smallest|biggest)';
const UNIT = '(?<U>month|quarter|week|year)';
/** What a row is supposed to be, or to have. */
const IS_SO = '(?:(?:has|is|was|owns|rents|lives|had|earns|holds) [^,]+|rents)';
const COUNT = `(?<N>${HOW_MANY_FIRST})`;
const QUANTITY = '(?<M>[a-z]+(?: (?:- )?[a-z]+){0,5}?)';
const YEAR = '(?<T>(?:19|20)\\d\\d)';
const EACH = '(?:each|every)(?: of the)?';
const LEADS =
  '(?:leads|wins|won|is (?:on top|ahead|first|in the lead|the (?:best|highest|largest|biggest|busiest|strongest))|comes (?:first|out on top)|came (?:first|out on top)|has the most|had the most)';
const RESULT =
  "(?:what (?:do|did|would|will|can) (?:you|i|we) (?:get|find|have|see|arrive at)|what (?:is|are|'s) the (?:results?|outcome|figures?|numbers?|totals?)|what comes out|what does (?:it|that) (?:come to|give|show))";

/** A row is supposed to be so, and what it has is asked. */
const ofSupposed = (): readonly Turn[] => [
  // "if a boat has been sold, what is its price on average?", "when an owner is retired, how high is their income on average?"
  turn(
    `(?:if|when|where|whenever) (?:an? |the |our )(?<X>[a-z]+) (?<V>${IS_SO}) , (?:what|how (?:high|big|large|long|low)) (?:is|was|are|would) (?:its|their|his|her|the) M ${AVERAGE}`,
    'average M of X+ that V',
  ),
  turn(
    `(?:if|when|where|whenever) (?:an? |the |our )(?<X>[a-z]+) (?<V>${IS_SO}) , (?:what|which) M (?:do|does|did|would) (?:it|they|he or she|he|she|the [a-z]+) (?:have|get|carry|pay|show) ${AVERAGE}`,
    'average M of X+ that V',
  ),
  turn(
    `(?:if|when|where|whenever) (?:an? |the |our )(?<X>[a-z]+) (?<V>${IS_SO}) , (?:what|how (?:high|big|large|long|low)) (?:is|was) (?:its|their|his|her|the) (?<A>average|mean|median) M`,
    'A M of X+ that V',
  ),
  // "when you count the late boats separately for each harbour, what do you get?"
  turn(
    `(?:when|if|once) (?:you|i|we|one) (?<V>count|add up|sum up|sum|total|average|compare|tally) M , ${RESULT}`,
    'V M',
  ),
  // "if I sorted the boats by price, which amount would be in the middle (median)?"
  turn(
    `(?:if|when|suppose|supposing) (?:i|we|you|one) (?:sort|sorted|order|ordered|rank|ranked|line up|lined up|arrange|arranged) ${OUR}(?<X>[a-z]+(?: [a-z]+)?) by ${QUANTITY} , (?:which|what) (?:amount|value|figure|number|balance|fee|income|payment|principal|rate|score|term|#M) (?:would be|is|would sit|sits|stands|lies|would lie|would stand) (?:right |exactly )?in the middle(?: (?:[(] |, )(?:i.e. |that is )?(?:the )?median(?: [)])?)?`,
    'median M of X',
  ),
];

/** Which of them is first, in verbs of it. */
const ofFirst = (): readonly Turn[] => [
  // "with which shop do people pay the highest price on average?"
  turn(
    `(?:with|on|for|under|at|in) (?:which|what) (?<X>[a-z]+(?: [a-z]+)?) do (?:our |the )?${PEOPLE} (?:pay|get|have|face|carry) the ${MOST} ${QUANTITY} ${AVERAGE}`,
    'which X has the S average M',
  ),
  // "which shop's boats average the highest price?"
  turn(
    `(?:what|which) (?<X>[a-z]+) 's (?<Y>[a-z]+s) (?:average|have on average) the ${MOST} M`,
    'which X has the S average M',
  ),
  // "comparing mean prices by shop, which single shop is on top?"
  turn(
    `(?:comparing|compare|if (?:you|we|i) compare) (?:the |our )*(?<A>average|mean|median|total) ${QUANTITY} (?:by|across|per|between|of) (?:the |our )*(?<X>[a-z]+) , (?:which|what) (?:single |one )?(?!one\\b)[a-z]+ ${LEADS}`,
    'which X- has the highest A M',
  ),
  // "in what month did the catch peak in 2024", "in what month the catch peaked in 2024"
  turn(
    `in (?:what|which) ${UNIT} did (?:the |our )*M (?:peak|top out|reach its (?:peak|high|maximum|highest point)) (?:in|during|of) ${YEAR}`,
    'which U of T had the highest M',
  ),
  turn(
    `in (?:what|which) ${UNIT} (?:of ${YEAR} )?(?:the |our )*M (?:peaked|topped out|was at its (?:peak|highest|height)|reached its (?:peak|high|maximum))`,
    'which U of T had the highest M',
  ),
  turn(
    `in (?:what|which) ${UNIT} (?:the |our )*M (?:peaked|topped out|was at its (?:peak|highest|height)|reached its (?:peak|high|maximum)) (?:in|during|of) ${YEAR}`,
    'which U of T had the highest M',
  ),
  // "in which month did orders peak in 2024?"
  turn(
    `(?:in )?(?:what|which) ${UNIT} did (?:the |our )*(?<X>applications|orders|originations|payments|requests|sales) (?:peak|top out|reach their (?:peak|high|maximum)) (?:in|during|of) ${YEAR}`,
    'which U of T had the most X',
  ),
  // "peak month 2024 by number of boats sold"
  turn(
    `(?:the )?(?:peak|top|busiest|best) ${UNIT} (?:of |in )?${YEAR} (?:by|for|in|in terms of) (?:the )?M`,
    'which U of T had the highest M',
  ),
  // "count the boats sold in each month of 2024 and tell me which month leads"
  turn(
    `count ${OUR}(?<X>[a-z]+.*?) (?:in|for|by|per) (?:each |every )?${UNIT} (?:of|in) ${YEAR} and (?:then )?(?:${SHOW} |say |see )?(?:which|what) (?:#U|one) ${LEADS}`,
    'which U of T had the most X',
  ),
  // "of the twelve months of 2024, which one had the most boats sold?"
  turn(
    `(?:of|among|out of) (?:all )?(?:the )?(?:twelve |12 |four |4 )?(?<U>months|quarters) (?:of|in) ${YEAR} , (?:which|what)(?: one| of them| month| quarter)? V`,
    'which U- of T V',
  ),
  // "where is our catch largest? five harbours with the total catch for each"
  turn(
    `where (?:is|are) (?:the |our )*M (?:largest|highest|biggest|greatest) [?.,:;-]+ ${COUNT} (?<G>[a-z]+s) ,? ?with (?:the |their )?(?<L>total [a-z]+|#M|amounts?|totals?|sums?)(?: (?:for|of) each(?: one)?)?`,
    'top N G by M',
  ),
  // "largest catch, top five harbours, harbour name and total"
  turn(
    `(?:the )?(?:largest|highest|biggest|greatest) ${QUANTITY} , (?:the )?top ${COUNT} (?<G>[a-z]+s)(?: , (?:the )?(?:[a-z]+ )?names? and (?:the )?(?:total|amount|sum|figure|#M))?`,
    'top N G by M',
  ),
  // "the five harbours where the catch adds up to the most, and give the sums"
  turn(
    `(?:${SHOW} )?(?:the )?${COUNT} (?<G>[a-z]+s) (?:where|in which|whose|for which) (?:the |their |its )*M (?:adds up|add up|sums|sum up|comes|amounts|totals) (?:to )?the (?:most|highest|largest)(?: (?:amount|sum|total))?(?: ,? ?(?:and|with|also)(?: ${SHOW})? (?:the|their|those) (?:sums?|totals?|amounts?|figures?))?`,
    'top N G by total M',
  ),
];

/** How many, in other constructions. */
const ofCounts = (): readonly Turn[] => [
  // "how big is our group of repeat owners, in number of owners?"
  turn(
    `how (?:big|large) is (?:the|our) (?:group|pool|population|base|circle|set|number) of (?<X>.+?)(?: ,)?(?: (?:in|by|as an?|measured in|counted in) (?:the )?(?:number|count)(?: of [a-z]+)?)?`,
    'how many X are there',
  ),
  // "how many times did we lend more than 50,000 in one loan, by purpose?"
  turn(
    `how (?:often|many times) did we (?:lend|loan|make|grant|give|issue|approve) (?<B>(?:more|less) than|over|under|at least|at most|above|below) (?<N>[^ ]+)(?: dollars)? (?:in|with|on|as|for) (?:a |one |any )(?:single |one )?loan(?: ,)?(?<R>(?: (?:by|per|for each|in each|for every) .+)?)`,
    'number of loans with a principal of B N R',
  ),
  turn(
    `how (?:often|many times) did we (?:lend|loan|give) more (?:in|with|on|for) (?:a |one |any )(?:single |one )?loan than (?:our|the|an) (?<A>average) (?:loan amount|loan size|loan|principal|amount)`,
    'number of loans with a principal above the A principal',
  ),
  // "of all boats, how many are larger than the average in terms of price?"
  turn(
    `(?:of|out of|among) ${OUR}(?<X>[a-z]+s) , how many (?:of them )?(?:are|were|is) (?:larger|bigger|higher|greater) than (?:the |our )?average (?:in terms of|by|in|measured by|going by|as regards) (?:the |their )*M`,
    'number of X with a M above the average M',
  ),
  // "how many owners, each counted a single time, got a boat?"
  turn(
    `how many (?<X>[a-z]+s) , (?:each|every one|everybody|each one|each of them) (?:counted|counting|taken) (?:only |just )?(?:once|a single time|one time) , V`,
    'how many different X V',
  ),
  // "how often was each reason used for a boat we refused?"
  turn(
    `how (?:often|many times) (?:was|is|has) ${EACH} (?<D>decline reason) (?:been )?(?:used|given|cited|named|stated|recorded|the reason)(?: (?:for|when|with|to|on|in) (?:(?!in |during |since ).)*(?:declin|refus|reject|turn)[a-z]*(?: down)?(?: (?:an? |the |our )?applications?)?)?`,
    'number of declined applications by D',
  ),
  turn(
    `(?:what (?:were|are)|${SHOW}) (?:the |our )?(?<D>reasons) for (?:turning (?:down applications|applications down)|(?:declining|rejecting|refusing) (?:the )?applications) ,? ?and how many applications (?:fell|fall|were|are|come|came|go) (?:under|into|in|for|with|to) each(?: (?:one|of them|reason))?`,
    'number of declined applications by decline reason',
  ),
  turn(
    '(?<D>decline reasons?) count of (?<X>declined applications|applications|rejections)',
    'number of X by D',
  ),
  // "what are people using our boats for? list every reason once"
  turn(
    `(?:what|which) (?:are|do|did) ${PEOPLE} (?:using|use|take) (?:our |the |their )*(?<X>loans) for [?.,;:-]+ (?:please )?(?:list|show|name|give)(?: me| us)? (?:each|every) (?<D>purpose) (?:only |just )?once`,
    'list the different D+ of X',
  ),
  turn(
    `(?:to what ends|for what|why|for which (?:purposes|reasons)|what for) (?:do|did|have) (?:our |the )?${PEOPLE} (?:take|taken|get|borrow|use)(?: out)? (?:our |the )*(?<X>loans) [?.,;:-]+ (?:please )?(?:list|show|name|give)(?: me| us)? (?:each|every) (?<D>purpose) (?:only |just )?once`,
    'list the different D+ of X',
  ),
  // "how the boats of the South are distributed over its harbours, in number"
  turn(
    `how (?:the |our )*(?<X>[a-z]+s) (?:of|in) the (?<P>[a-z]+) (?:are|were) (?:distributed|spread|divided|split) (?:over|across|among|between) its (?<D>[a-z]+s)(?: ,? ?(?:in|by) (?:number|count)s?)?`,
    'number of X by D- in the P',
  ),
  // "boats sold 2023 2024 comparison by number"
  turn(
    `(?:number of |count of )?(?<X>[a-z]+s [a-z]+) (?:in )?(?<A>(?:19|20)\\d\\d) (?:and |vs |versus |/ )?(?<B>(?:19|20)\\d\\d) (?:comparison|compared)(?: (?:by|in) (?:count|number|numbers))?`,
    'number of X in A versus B',
  ),
  // "states and their owner counts, leaving out states with 300 or fewer"
  turn(
    `(?:${SHOW} |i (?:need|want) )?(?:an? |the )?(?:list of )?(?:the |all )?(?<D>[a-z]+s) (?:and|with) their (?:number of )?(?<X>[a-z]+)(?: counts?| numbers?)? , (?:leaving out|excluding|without|omitting|skipping|ignoring|except|but not) (?:any |those |all |the )*(?:#D |ones )?(?:with|having|that have) (?<N>[0-9.,]+) or (?:fewer|less)(?: #X[a-z]*)?`,
    'number of X+ by D , only those with more than N X+',
  ),
  turn(
    `${SHOW} (?:the )?(?<X>[a-z]+) (?:numbers|counts) (?:of|for|in) (?:all |the )*(?<D>[a-z]+s) (?:in|at|with|from|of) which (?:more than|over) (?<N>[0-9.,]+) (?<Y>[a-z]+s) (?:live|reside|are|exist|there are)`,
    'number of Y by D , only those with more than N Y',
  ),
];

/** Amounts in other constructions. */
const ofAmounts = (): readonly Turn[] => [
  // "add up the fees of all bills and split them by the year"
  turn(
    `(?:add up|sum up|sum|total|tot up) (?:the |all )*M (?:and|, then|then) (?:then )?(?:split|group|break|divide|separate|report|show|give) (?:them|it|the (?:total|sum|result)s?)(?: down| up| out)? (?:by|per|according to) (?:the )?D`,
    'total M by D',
  ),
  turn(
    `(?:add up|sum up|sum|total|tot up) (?:the |all )*M ,? ?separately (?:for ${EACH}|by|per) D`,
    'total M by D',
  ),
  // "time from order to delivery: average days per shop"
  turn(
    `(?:the )?(?:time|days|wait|duration) (?:from application )?to decision [:,-] (?:the |in )?(?<C>average|mean|median)(?: number of)? days(?<R>(?: (?:by|per|for each|in each) .+)?)`,
    'C number of days from application to decision R',
  ),
  // "per grade, divide the number of sunk boats by the number of all boats, as a percentage"
  turn(
    `(?:(?<G>(?:per|by|for each|for every|in each) [a-z]+(?: [a-z]+)?) , )?divide (?:the )?number of (?<V>[a-z]+(?: - [a-z]+| [a-z]+)?) (?<X>[a-z]+s) by (?:the )?(?:total )?number of (?:all )?(?:the )?#X(?: ,? ?(?:(?:and )?(?:as|in|give it as|show it as) (?:a )?(?:percentage|percent|%)))?(?<R>(?: ,? ?(?:per|by|for each|for every|in each) [a-z]+(?: [a-z]+)?)?)`,
    'what percentage of X are V G R',
  ),
  // "of all requests that came through each channel, what percent were turned down?"
  turn(
    `(?:of|out of|among) ${OUR}(?<X>[a-z]+s) (?:that |which )?(?:came|come|arrived|were received|received|coming|made|from|in|for|of)(?: in)?(?: through| from| via| by| in| over| at)? ${EACH} (?<D>[a-z]+(?: [a-z]+)?) , (?:what|which) (?:percent|percentage|share|proportion|part|fraction)(?: , in percent ,)?(?: of them)? (?:was|were|are|is|got|get) V`,
    'what percentage of X are V by D',
  ),
  turn(
    `what (?:percent|percentage|share|proportion) of ${OUR}(?<X>[a-z]+s) (?:that |which )?(?:came|come|arrived)(?: in)? (?:through|from|via|by) ${EACH} (?<D>[a-z]+(?: [a-z]+)?) (?:was|were|are|is) V`,
    'what percentage of X are V by D',
  ),
  // "what percent of boats went bad in each grade, counting charged-off boats out of all boats?"
  turn(
    `(?:what|which) (?:percent|percentage|share|proportion) of ${OUR}(?<X>loans) (?:went|go|have gone|has gone|goes|going) bad (?:by|per|in ${EACH}|for ${EACH}) (?<D>[a-z]+(?: [a-z]+)?) , (?:counting|taking|meaning|measuring|dividing) (?:charged - off|charged off|written - off|written off|defaulted) loans (?:out of|over|against|by|as a share of|as a percentage of) (?:all|all the|the total) loans`,
    'default rate of X by D',
  ),
  // "product category mix, percent of the volume", "what percentage of the volume each product category makes up"
  turn(
    `(?<D>[a-z]+(?: [a-z]+)?) mix (?:,|:|-|by|in) (?:in )?(?:percent|percentage|share|%)(?: of)? (?:the |our )?M`,
    'share of M by D',
  ),
  turn(
    `(?:what|which) (?:percentage|percent|share) of (?:the |our )*M (?:each|every) (?<D>[a-z]+(?: [a-z]+)?) (?:makes up|has|accounts for|holds|represents|contributes|takes)`,
    'share of M by D',
  ),
  // "weighting every boat by its price, what rate do we get on average?"
  turn(
    `(?:weighting|weighing|when weighting|if we weight) (?:each|every|all|the) loans? by (?:how much (?:was|we|is|were) (?:lent|loaned|borrowed)|(?:its|their|the) (?:loan )?(?:amount|principal|size)) , (?:what|which) (?<M>interest rate|rate) (?:do|did) (?:we|they|loans|our loans) (?:get|charge|earn|have|carry) on average`,
    'average M weighted by principal',
  ),
  // "which sums were charged as late fees on the bills due in every single year?"
  turn(
    `(?:which|what) (?:sums?|amounts?|totals?) (?:were|was) (?:charged|billed|levied|collected) as late fees (?:on|for) (?:the |all )*payments due in (?:each|every)(?: single)? ${UNIT}`,
    'total late fees by U of due date',
  ),
  turn(
    `how much did (?:we|you) (?:charge|bill|levy) in (?<M>late fees) (?:in |for |per |by )?(?:each |every )?${UNIT} (?:, )?(?:going |based |judging )?(?:by|on|according to) (?:the )?(?<D>due date)`,
    'total M by U of D',
  ),
];

const ROW_LISTS = '(?<A>[a-z]+(?: [a-z]+)?) , (?<B>[a-z]+(?: [a-z]+)?) and (?<C>[a-z]+(?: [a-z]+)?)';

/** The latest of them with what each has. */
const ofLatest = (): readonly Turn[] => [
  // "sort boats by launch date, newest first, and show id, owner name and price of the first ten"
  turn(
    `(?:rank|sort|order|arrange) (?:the |our |all )*(?<X>[a-z]+s) by (?<D>[a-z]+ date) , (?:newest|latest|most recent) first(?: ,)?(?: and)?(?: then)? (?:show|give|list|return|report|tell)(?: me| us)? (?:the )?${ROW_LISTS} (?:of|for) the (?:first|top) ${COUNT}`,
    'N X with the latest D : A , B and C',
  ),
  // "the 10 boats sold most recently, each with its id, its owner's name and its price"
  turn(
    `(?:${SHOW} )?(?:the )?${COUNT} (?<X>[a-z]+s) (?<V>[a-z]+ed) (?:most recently|last) ,? ?(?:each )?with (?:its |their |the )?(?<A>[a-z]+(?: [a-z]+)?) , (?:its |their |the )?(?<B>[a-z]+) 's (?<C>[a-z]+) and (?:its |their |the )?(?<E>[a-z]+(?: [a-z]+)?)`,
    'N most recently V X with A , B C and E',
  ),
  // "which ten boats were sold most recently, to whom and for what price, with the boat id?"
  turn(
    `which ${COUNT} (?<X>loans) were (?<V>[a-z]+ed) (?:most recently|last) , (?:for|to) whom and (?:for|with|at|in) what (?<M>[a-z]+)(?: ,)?(?: (?:with|and) (?:the |their )?(?<L>[a-z]+ ids?))?`,
    'N most recently V X with L , borrower name and M',
  ),
];

/** Questions in constructions that ask for the same in another order of its parts. */
export const askedAnotherWay = (): readonly Turn[] => [
  ...ofSupposed(),
  ...ofFirst(),
  ...ofCounts(),
  ...ofAmounts(),
  ...ofLatest(),
];
