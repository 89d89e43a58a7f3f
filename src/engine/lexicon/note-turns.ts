import { type Turn, turn } from './turn.ts';

const ASKED = '(?:(?:show|give|list|name|tell|find|get)(?: me| us)? |what (?:is|are) |which (?:is|are) )?';
const THE = '(?:the )?';
const MARK = '(?:[,:;-]|–|—)';
const MOST = '(?:highest|lowest|largest|smallest|biggest|greatest|most|fewest|least|best|worst)';
const FIGURE = '(?:figure|number|value|amount|total|average|rate|count|level)';
const PART = '(?:percentage|percent|%|pct|share|proportion)';
const SECOND = '(?:second|third|fourth|fifth|2nd|3rd|4th|5th)';
const BOUND = '(?:above|over|exceeding|with more than|with over|more than)';
const EARLIER =
  '(?:the )?(?:year|quarter|month) before|(?:the |a )?(?:prior|previous|preceding|last) (?:year|quarter|month)';

/** What is typed as in notes: what it is about first, and then how many, which part, or how many of the top. */
const OF_HEADS: readonly Turn[] = [
  // "paid in March 2024: sum of principal and sum of interest"
  turn(
    `(?<V>collected|paid|received) (?<T>(?:during|in) (?:[a-z]+ )?(?:19|20)\\d\\d) ${MARK} (?:sum of|total) (?:the )?(?<A>[a-z]+) and (?:the )?(?:sum of|total) (?:the )?(?<B>[a-z]+)(?<R>(?: (?:by|per|for each) .+)?)`,
    'total A V and total B V T R',
  ),
  // "for each product, the year in which it had its highest volume"
  turn(
    `(?:for )?(?:each|every) D , (?:give |show |list |what (?:is|was) )?(?:the )?(?<U>year|quarter|month) (?:in which|when|with|that) (?:it|they) had (?:its|their|the) (?<S>${MOST}) M(?: ,? ?and (?:the|that) (?:amount|figure|number|value|volume))?`,
    'for each D , the U with the S M',
  ),
  // "each branch's share of its region's balance"
  turn(
    `(?:(?:show|give|list)(?: me)? |what (?:is|was) )?(?:each|every) D 's ${PART} of its (?<P>[a-z]+(?: [a-z]+)?) 's (?:total )?M`,
    'share of M by D within each P',
  ),
  turn(
    `(?:for )?(?:each|every) D , (?:its|the) ${PART} of its (?<P>[a-z]+(?: [a-z]+)?) 's (?:total )?M`,
    'share of M by D within each P',
  ),
  // "late loans per branch with the total balance"
  turn(
    '(?:(?:show|list|give)(?: me)? )?(?:the |our )?(?<X>(?:[a-z-]+ ){0,2}(?<N>[a-z]+s)) (?<P>by|per) (?<D>[a-z]+(?: [a-z]+)?) with (?:the|their|its) (?<M>(?:average|balance|mean|median|total).*?)(?<R>(?: ,? ?(?:for|in|during|sorted|highest|largest) .+)?)',
    'for X , number of N and M P D R',
  ),
  turn(
    `(?<X>[a-z]+(?: [a-z]+)*) [:-] ${THE}(?<D>different|distinct|unique) Y(?<S>(?: ,)? (?:sorted|ordered|in|by) .+|)`,
    'D Y of X S',
  ),
  turn(
    `(?!.* (?:by|per) )X ${MARK} ${THE}${PART} (?<W>with|without|that|who|which|having) Y`,
    'percentage of X W Y',
  ),
  turn(`(?<X>[a-z]+) per (?<Y>[a-z]+) ${MARK} (?:on )?(?:average|avg|mean)`, 'average number of X per Y'),
  turn(
    `(?!.* (?:top|bottom) .* with )X with ${THE}(?<S>${MOST}) M ${MARK} ${THE}top (?<N>[a-z0-9]+)`,
    'top N X with the S M',
  ),
  turn(
    `${ASKED}${THE}(?<S>${MOST}) M by D ${MARK} which [a-z]+(?: [a-z]+)? and (?:what (?:is|was|'s)|what 's|how much is) ${THE}(?:${FIGURE}|it|that)`,
    'which D has the S M , and what is it',
  ),
  turn(
    `${ASKED}${THE}(?!which |what )X with ${THE}(?<S>${MOST}) M ,? ?(?:including|along with|together with|plus|and|with) (?:that|the|its|this) ${FIGURE}`,
    'which X has the S M , and what is it',
  ),
  turn(
    `(?:number of |count of )?(?<X>[a-z]+) (?:by|per) (?<D>[a-z]+(?: [a-z]+)?) ,? ?(?:but )?only (?:those |ones |the ones |where there are )?${BOUND} (?<N>[0-9.,]+)`,
    'number of X by D , only those with more than N X',
  ),
];

/** Who is first by what, in the verbs and adjectives that say so. */
const OF_RANKS: readonly Turn[] = [
  // "the fee that comes next after the highest", "after the largest budget, what is the next largest?"
  turn(
    `(?:find |show |give |what is |which is )?${THE}X (?:that |which )?(?:comes|is|ranks|coming) (?:next|second|right|just|directly) (?:after|below|behind) ${THE}(?<S>${MOST}|top)(?: one| #X)?(?<Y>(?: (?:of|for|among|in|from) .+)?)`,
    'second S X Y',
  ),
  turn(
    `(?:just |right )?(?:after|below|behind) ${THE}(?<S>${MOST}|top) X(?<Y>(?: (?:of|for|among|in|from) [^,]+)?) , (?:what|which) (?:is|comes) ${THE}(?:next|second) (?:${MOST})(?: one| #X)?(?: (?:of|for|among|in) [^,]+)?`,
    'second S X Y',
  ),
  turn(
    `name ${THE}(?<X>[a-z]+) (?:that )?(?:ranking|ranks|ranked|placed|placing|coming|comes|in) (?<N>${SECOND})(?: place)? (?:by|on|in|for|in terms of) M`,
    'name of the X with the N highest M',
  ),
  turn(
    `${ASKED}${THE}(?<X>[a-z]+) (?:that )?(?:ranking|ranks|placed|placing|coming|comes) (?<N>${SECOND})(?: place)? (?:by|on|in|for|in terms of) M`,
    'X with the N highest M',
  ),
  turn(
    `${ASKED}${THE}(?<N>[a-z0-9]+) busiest X (?:in terms of|by|for|measured by|going by) (?:number of )?M`,
    'top N X by number of M',
  ),
  turn(
    `${ASKED}${THE}busiest X (?:in terms of|by|for|measured by|going by) (?:number of )?M`,
    'X with the most M',
  ),
  turn(
    `(?<A>.*?)(?<X>[a-z]+) (?:that|which|who) (?:ran up|racked up|incurred|accrued|generated|accumulated|piled up) ${THE}(?<S>most|least|highest|lowest) (?:in )?M`,
    'A X with the S M',
  ),
  turn(
    `which X (?<V>earns|earn|owes|owe|pays|pay) ${THE}most on average(?: (?<R>[.?;,] .+))?`,
    'which X has the highest average V R',
  ),
  turn(
    `which X (?<V>earns|earn|owes|owe|pays|pay) ${THE}least on average(?: (?<R>[.?;,] .+))?`,
    'which X has the lowest average V R',
  ),
  turn(
    `(?:(?<L>(?:in|during) [a-z0-9 ]+?) , )?which [a-z]+ (?:brought in|had|has|made|saw|got|generated|took|received|took in|booked|issued|produced|delivered) more (?<N>[a-z]+)(?: (?<T>(?:in|during|last|this) [a-z0-9 ]+))? [,:] A or B`,
    'number of N A versus B T L',
  ),
];

/** What is compared, or bounded, by a noun rather than by a verb. */
const OF_BOUNDS: readonly Turn[] = [
  turn(
    `where (?:is|are|was|were) M (?<C>above|below|over|under|higher than|lower than) Y ,? ?by (?<D>[a-z]+(?: [a-z]+)?)`,
    'which D+ have M C Y',
  ),
  turn(
    `${ASKED}${THE}(?:gap|spread|delta|differential) (?:in|of) M ${MARK} (?:for )?A (?:versus|vs|and|against|to) B`,
    'difference in M between A and B',
  ),
  turn(
    `(?:(?<R>(?:by|per|for each|for every) [a-z ]+?) , )?how many (?:out of|of|in) (?:every|each|a) (?:100|hundred) X (?:get|gets|got|are|were|is|end up|become) Y`,
    'what percentage of X are Y R',
  ),
  turn(
    `how many X (?:are|were|get) (?<Y>(?!there\\b)[a-z]+(?: [a-z]+)?) (?:per|for every|out of every|in every) (?:100|hundred)(?: #X)?(?: ,? ?(?<R>(?:by|per) .+))?`,
    'what percentage of X are Y R',
  ),
  turn(
    `(?<X>.*[a-z]) (?:priced|with a rate|with rates|rated) (?<C>above|below|over|under) ${THE}B (?:average|mean|avg) rate`,
    'X with a rate C the average rate of B',
  ),
  turn(
    `X whose M (?:exceeds|exceed|tops|is above|is higher than|is over|are above) ${THE}(?:average|mean|avg) (?:at|of|in|for) B`,
    'X whose M is above the average M of B',
  ),
  turn(
    `X whose M (?:is below|is lower than|is under|are below) ${THE}(?:average|mean|avg) (?:at|of|in|for) B`,
    'X whose M is below the average M of B',
  ),
  turn(
    `(?:in )?(?:which |what )?(?<U>years|quarters|months) (?:when|in which|where|was|were|that saw|with) M (?:was |were )?(?:up|higher) (?:on|than|from|over|versus|vs) (?<E>${EARLIER})`,
    'U in which M was higher than E',
  ),
  turn(
    `(?:in )?(?:which |what )?(?<U>years|quarters|months) (?:when|in which|where|was|were|that saw|with) M (?:was |were )?(?:down|lower) (?:on|than|from|versus|vs) (?<E>${EARLIER})`,
    'U in which M was lower than E',
  ),
  turn(`X with an? weekend (?<F>[a-z]+) date`, 'X F on a weekend'),
];

/** How the words of notes are turned into a question. */
export const NOTE_TURNS: readonly Turn[] = [...OF_HEADS, ...OF_RANKS, ...OF_BOUNDS];

/** Words one of which stands in every question of notes. */
export const NOTE_WORDS: readonly string[] =
  `how share each every with next second different distinct unique percentage percent % pct share proportion top which including only plus together ranking ranks ranked placed placing coming comes busiest ran racked incurred
  accrued generated accumulated piled most least more gap spread delta differential hundred 100 average mean avg exceeds exceed above below up down
  higher lower weekend that`.split(/\s+/);
