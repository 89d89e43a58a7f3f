import { BOUND_TURNS } from './bound-turns.ts';
import { type Turn, turn } from './turn.ts';

/** Full sentences for what is asked more shortly: two quantities of the same rows, ratios, changes, what is said of each. */

const ASK =
  "(?:(?:please )?(?:show|give|list|tell|calculate|compute|find|get|pull|display|report|return|determine|figure out|work out)(?: me| us)? )?(?:(?:what|how high|how big|how large) (?:is|was|are|were|'s) )?(?:the |our )?";
const PART = '(?:percentage|percent|%|pct|share|proportion|portion|part)';
const IN_PERCENT =
  '(?:in (?:percent|%|pct|percentage terms)|as (?:a )?(?:percentage|percent|%|share)|percentage wise)';
const OPEN_TO = '(?:falls?|fell|goes|go|went|has|have|had|is|are|was|were|belongs?|comes?|came)';
const TIME =
  '(?:(?:q[1-4]|h[12]|[a-z]{3,9})(?: of)? )?(?:19|20)[0-9]{2}|(?:this|last) (?:year|quarter|month|week)';
const DONE =
  '(?:[a-z]+ed|bought|brought|built|found|given|held|kept|lent|lost|made|paid|sent|sold|spent|taken|won|withdrawn|written)(?: off| out)?';
const BE = '(?:is|are|was|were)';
const HAVE = '(?:does|do|did|has|have|had)';
const ORDINAL = '(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|2nd|3rd|[4-9]th|10th)(?: -)?';
const EXTREME =
  '(?:highest|lowest|largest|smallest|biggest|greatest|longest|shortest|oldest|youngest|heaviest)';
const NEVER_HAVING = '(?:never having|having never) (?<V>[a-z]+) (?<X>(?:an?|any) [^,:;]+)';
/** "which", "list those", "show the names of these": what is asked of them. */
const SHOWN =
  '(?<S>which|what|how many|(?:show|list|give|display|name)(?: me| us)?(?: (?:the )?[a-z]+(?: and [a-z]+)? of)?) (?:(?:the|those|these|such|of (?:the|our)) )*';
const EACH = '(?:each|every)(?: of (?:the|our))?';
const PER = '(?:per|for every|for each|to every|to each)';

/** Shares with their manner in the midst of them, and of what somebody did. */
const OF_SHARES: readonly Turn[] = [
  turn(
    `(?:what|which|how large a|how big a) ${PART} of (?:the |our |all )*M (?:that )?(?:we|you|they) (?<V>${DONE}) (?<T>(?:in|during|since) (?:${TIME})) (?<Y>(?:went|came|was|were|is|are|go|goes) .+?)`,
    'what percentage of M V T Y',
  ),
  turn(
    `(?:how much|how many) of (?:the |our |all )*M (?:that )?(?:we|you|they) (?<V>${DONE}) (?<T>(?:in|during|since) (?:${TIME})) (?<Y>(?:went|came|was|were|is|are|go|goes) .+?) ,? ${IN_PERCENT}`,
    'what percentage of M V T Y',
  ),
  turn(
    `${ASK}${PART} of (?<M>(?:19|20)[0-9]{2} .+?) that (?<Y>(?:went|came|was|were|is|are) .+?)`,
    'what percentage of M Y',
  ),
  turn(
    `(?:what|which|how large a|how big a) ${PART} of ${EACH} (?<D>[a-z]+) 's (?<X>[a-z]+) ${OPEN_TO}(?: (?:on|into|in|to|under|within))? ${EACH} E`,
    'for each D , the percentage of X in each E',
  ),
  turn(
    `how ${BE} (?:the )?(?<X>[a-z]+) (?:of|in|at) ${EACH} (?<D>[a-z]+) (?:distributed|spread|split|divided) (?:over|across|among|by|between) (?:the )?(?<E>[a-z]+) ,? (?:as|in) (?:shares|percentages|percent|%)(?: of .+?)?`,
    'for each D , the percentage of X in each E',
  ),
  turn(
    `(?:what|which|how large a|how big a) ${PART} of (?:the |our |all )*(?<X>[a-z-]+ [a-z]+) (?:in|at|of) ${EACH} (?<D>[a-z]+) ${BE} Y`,
    'what percentage of X are Y by D',
  ),
  turn(
    `how many (?:percent|%) of (?:the |our |all )*(?<X>[a-z-]+ [a-z]+) (?:in|at|of) ${EACH} (?<D>[a-z]+) ${BE} Y`,
    'what percentage of X are Y by D',
  ),
];

/** "payments received that were late": of those received the late ones. */
const OF_WHOLE: readonly Turn[] = [
  turn(
    `${ASK}${PART} of (?:all |the |our )*(?<X>[a-z]+) (?<V>${DONE}) that (?<Y>(?:are|were|is|was) .+?)`,
    'what percentage of X V Y',
  ),
];

/** How many of one there are for so many of another. */
const OF_RATIOS: readonly Turn[] = [
  turn(
    `(?:for ${EACH} (?<D>[a-z]+) , )?how many (?<N>[a-z]+) (?:${BE}|get|got) (?<A>${DONE}) ${PER} (?<K>[0-9]+) (?<B>${DONE})(?: ones?| #N)?`,
    'number of A N per K B N by D',
    'number of A N per K B N',
  ),
  turn(
    `how many A (?:${BE} there |do we have |did we have |have we |${BE} )?${PER} (?<K>[0-9]+) B(?: (?:by|per|for|in|at) ${EACH} (?<D>[a-z]+))?`,
    'number of A per K B by D',
    'number of A per K B',
  ),
  turn(
    `how many (?<A>[a-z-]+(?: off)?) (?<N>[a-z]+) (?:${BE} there |do we have |did we have )?${PER} (?<B>[a-z-]+(?: - off| off)?) (?:one|#N|(?<S>[a-z]+))(?: ,? ?(?:by|per|for each|for every|in each) (?<D>[a-z]+))?`,
    'ratio of number of A N to number of B N by D',
    'ratio of number of A N to number of B N',
  ),
  turn(
    `${ASK}ratio of A (?<N>[a-z]+) to B (?:ones|#N)(?<R>(?: (?:by|per|for|in) .+)?)`,
    'ratio of number of A N to number of B N R',
  ),
  turn(
    `how many (?:dollars|euros|pounds) (?:in|of) A ${HAVE} (?:we|you|they) V (?:per|for every|for each) (?:dollar|euro|pound) (?:of|in) B`,
    'total A divided by total B',
  ),
];

/** By how much something moved. */
const OF_CHANGES: readonly Turn[] = [
  turn(
    `how many (?:percentage |percent )?points ${HAVE} (?:the )?M (?:move|change|shift|rise|grow|increase|fall|drop|go up|go down)(?:d|ed|n)? (?:between|from) (?<P>${TIME}) (?:and|to) (?<Q>${TIME})`,
    'change in M from P to Q',
  ),
  turn(
    `(?:by )?how much ${HAVE} (?:the )?M (?:grow|increase|rise|change|go up|fall|decrease|drop|go down|decline) in (?<Q>${TIME}) (?:compared (?:with|to)|versus|vs|over|against|relative to|from) (?<P>${TIME}) ,? ${IN_PERCENT}`,
    'percentage change in M from P to Q',
  ),
  turn(
    `(?:by )?how much ${HAVE} (?:the )?M (?:grow|increase|rise|change|go up) from (?<U>year|quarter|month) to #U ,? ${IN_PERCENT}`,
    'percentage growth of M by U',
  ),
  turn(
    `(?:for|in|at|on) (?:what|which) D ${HAVE} (?:the )?M (?:go up|rise|increase|grow) (?:the )?most (?:between|from) (?<P>${TIME}) (?:and|to) (?<Q>${TIME})`,
    "which D 's M rose the most between P and Q",
  ),
  turn(
    `(?:for|in|at|on) (?:what|which) D ${HAVE} (?:the )?M (?:go down|fall|drop|decrease|decline) (?:the )?most (?:between|from) (?<P>${TIME}) (?:and|to) (?<Q>${TIME})`,
    "which D 's M fell the most between P and Q",
  ),
  turn(
    `how many X (?:were there|did we have|were V|are there) (?:each|every|per|in each) (?<U>year|quarter|month) ,? ?and by (?:what|how many) (?:percent|percentage|%) (?:did|do) (?:they|it|that|the number) (?:grow|change|increase|rise) (?:over|from|against|compared to|since) (?:the )?(?:#U before|previous #U|prior #U)`,
    'number of X by U with the percent change from the previous U',
  ),
  turn(
    `how much ${HAVE} each D V in (?<P>${TIME}) ,? ?(?:and )?how much in (?<Q>${TIME}) ,? ?and what (?:is|was) the (?<C>(?:percent|percentage|%) (?:change|growth|difference)|change|difference)`,
    'amount V~ by D in P and in Q with C',
  ),
  turn(
    `(?:what (?:was|is) )?M (?<P>(?:this|last) (?:year|quarter|month|week)) ,? ?and (?:what|how (?:high|much)) (?:is|was) (?:it|that) (?<Q>(?:this|last) (?:year|quarter|month|week))(?: so far)?`,
    'M P versus Q',
  ),
  turn(
    `how ${HAVE} (?<P>${TIME}) (?<M>[a-z]+(?: [a-z]+)?) compare (?:with|to|against) (?:that|those|#M) (?:of|in|for) (?<Q>${TIME})`,
    'M in P versus Q',
  ),
  turn(
    `${ASK}(?:percentage|percent|%) (?:growth|increase|change) (?:in|of) (?:the )?M (?:for )?(?:each|every|per|from) (?<U>year|quarter|month)(?: to #U)?`,
    'percentage growth of M by U',
  ),
  turn(
    `how (?<H>large|big|high|much|many) (?:was|is|were|are) (?:the )?X in (?<P>${TIME}) ,? ?and how #H (?:was it |were they |is it )?in (?<Q>${TIME})`,
    'X in P and in Q',
  ),
];

const PEOPLE = '(?:people|customers|clients|borrowers|applicants|members|users|they|we)';
const DIFFERENT = '(?:different |distinct |unique |individual |separate )?';

/** Two quantities of the same rows, the second in short. */
const OF_TWO: readonly Turn[] = [
  turn(
    `(?:(?:show|give|tell|list|report)(?: me| us)? |what (?:is|was|are|were) )?(?:the )?(?<X>\\S.*?) ,? ?and (?:the number of|the count of|how many) ${DIFFERENT}(?<N>[a-z]+) (?:they (?:belong to|belonged to|come from|came from|are from|were from|are at|were at)|(?:were|are) they (?:from|at|in)|(?:that |which )?(?:are |were )?(?:involved|affected|concerned)|did they (?:come from|belong to))`,
    'X , and at how many N',
  ),
  turn(
    `(?:(?:show|give|tell|list|report)(?: me| us)? |what (?:is|was|are|were) )?(?:the )?(?<X>\\S.*?) ,? ?and (?:the number of|the count of|how many) ${DIFFERENT}(?<N>[a-z]+) (?:that |who |which )?(?:got|received|took|took out|were given) (?:it|them|that|one)`,
    'X , and to how many N',
  ),
  turn(
    `${ASK}(?:number|count) of (?<N>[a-z]+) (?<A>${DONE} )?in (?<P>${TIME}) and (?:the (?:number|count)|how many) in (?<Q>${TIME})(?: (?<R>(?:by|per|for each|for every|in each) .+?))?`,
    'number of N A in P and in Q R',
  ),
  turn(
    `(?:for|in|at) ${EACH} (?<D>[a-z]+) , (?:what (?:is|was) )?(?:the )?(?:number|count) of (?<N>[a-z]+) (?<A>${DONE} )?in (?<P>${TIME}) and (?:the (?:number|count)|how many) in (?<Q>${TIME})`,
    'number of N A in P and in Q by D',
  ),
  turn(
    `how many (?<N>[a-z]+) (?:were|are|have been|was|is) (?<X>\\S.*?) ,? ?and what (?:was|is|were|are) (?:their|the) (?:(?:original|combined|total) )?(?<M>[a-z]+(?: [a-z]+)?) (?:in total|altogether|in all|together|combined)`,
    'number of N X and total M',
  ),
  turn(
    `how many (?<N>[a-z]+) (?:were|are|have been|was|is) (?<X>\\S.*?) ,? ?and what (?:was|is|were|are) (?:their|the) (?:total|combined) (?<M>[a-z]+(?: [a-z]+)?)`,
    'number of N X and total M',
  ),
  turn(
    `how much (?<A>[a-z]+(?: [a-z]+)?) and (?:how much )?(?<B>[a-z]+(?: [a-z]+)?) (?:did|have|do) ${PEOPLE} (?<V>[a-z]+) (?<R>(?:in|during|since|over|by|per) .+?)`,
    'how much A and how much B were V~ R',
  ),
  turn(
    '(?:count|number of) (?:the )?(?<A>[a-z-]+(?: - off| off)? (?<N>[a-z]+s)) and (?:the )?(?<B>[a-z-]+(?: - off| off)? #N)',
    'number of A and number of B',
  ),
  turn('(?<A>(?:.* )?(?:count|number|total|average)(?: .*)?) of the (?<N>[a-z]+s) (?<R>.+)', 'A of N R'),
  turn(
    `(?:(?:show|give|tell|list|report)(?: me| us)? |what (?:is|was|are|were) )?(?:the )?(?<X>\\S.*? in (?:${TIME})) ,? ?and (?:the number of|how many) (?:different|distinct|unique) (?<N>[a-z]+)`,
    'X and to how many N',
    'X and at how many N',
  ),
];

const NUMBER_OF = '(?:(?:the )?(?:number|count) of (?:the )?)';

/** One number less another. */
const OF_DIFFERENCES: readonly Turn[] = [
  turn(
    `${ASK}difference between ${NUMBER_OF}?(?<N>[a-z]+) (?<A>${DONE}) (?<T>(?:in|during) (?:${TIME})) and (?:${NUMBER_OF}|the (?:number|count) )?(?:those |the ones |#N )?(?<B>${DONE} (?:in|during) (?:${TIME}))`,
    'number of N A T minus number of N B',
  ),
  turn(
    `(?:by )?how many more (?<N>[a-z]+) (?:were|are|got) (?<A>${DONE}) than (?:were |got )?(?<B>${DONE}) (?<T>(?:in|during) (?:${TIME}))`,
    'number of N A T minus number of N B T',
  ),
  turn(
    `(?:take|start with|from) (?:the )?X (?:and|, then|then|and then) (?:subtract|deduct|take away) (?:from it )?(?:the )?Y`,
    'X minus Y',
  ),
  turn(`subtract (?:the )?Y from (?:the )?X`, 'X minus Y'),
  turn(
    `${ASK}(?:difference|gap) in G between (?<N>[a-z]+) (?:with|who have|that have) (?:an? )?X and (?:#N |those )?(?:without (?:one|any)|(?:with|who have|that have) none)`,
    'difference in G between N with X and N without X',
  ),
  turn(
    `(?:by )?how (?:much|many points) (?:higher|more|larger|greater|lower) ${BE} G (?:of|for|among) (?<N>[a-z]+) (?:with|who have|that have) (?:an? )?X (?:than|compared (?:to|with)) (?:(?:that|those) (?:of|for|among) )?(?:#N )?(?:(?:without|with no|who have|that have) (?:one|any|none|it|them))`,
    'difference in G between N with X and N without X',
  ),
];

/** What each of them did, and of each of what. */
const OF_EACH: readonly Turn[] = [
  turn(
    `how many (?<A>(?!different|distinct|unique|separate)[a-z-]+(?: [a-z]+)?) (?:has|have|had|is|are|was|were) ${EACH} (?<D>[a-z]+) (?<V>${DONE})(?: (?:at|for|in|on|to|with)(?= ?[?.]?$))?(?: (?<R>(?:in|during|since|over) (?=[a-z0-9]).+?))?`,
    'number of A V by each D R',
  ),
  turn(
    `how much (?:did|does|has|have) ${EACH} (?<D>[a-z]+) (?<V>[a-z]+) in M (?<T>(?:in|during|over|since|for) .+?)`,
    'M V~ by D T',
  ),
  turn(
    `(?<X>\\S.*?) in (?:each|every) (?<D>[a-z]+) and (?:for|in|by|per) (?:each|every) (?<E>[a-z]+)`,
    'X by D and E',
  ),
  turn(
    `how many (?<N>[a-z]+) (?:are|were|is) (?<A>[a-z-]+(?: off)?) (?:for|in|on|at|with) each of (?:the |our )+(?<B>[a-z-]+) (?<D>[a-z]+)`,
    'B D with the number of A N',
  ),
  turn(
    `${ASK}(?<D>[a-z].*?) ,? ?(?:with|and) (?:the )?(?:number|count) of Y (?:for|in|of|per|at|on) each(?: of them| one)?`,
    'D with the number of Y',
  ),
  turn(
    `(?:what|which) D (?:do we have|are there|have we) ,? ?and how many Y (?:does|do|did) each(?: of them| one)? (?:have|get|make)`,
    'D with the number of Y',
  ),
  turn(
    `how many (?:different|distinct|unique) (?<F>[a-z]+) (?:are|do|did) (?:the |our |all )*(?<N>[a-z]+) (?:from|in|live in|come from|belong to)`,
    'number of different F of N',
  ),
];

/** What would be read as something else: a part in percent asked for in the midst, and a noun that two share. */
export const PARTS_ASKED: readonly Turn[] = [
  // "each branch's share of late orders" is of all late ones, and no part of the branch's own
  turn(
    "(?:(?:what (?:is|was|are)|show|give|list)(?: me| us)? )?(?:the )?(?:each|every) (?<D>[a-z]+(?: [a-z]+)?) 's (?:percentage |percent |% |pct )?share of (?:the |our |all )*(?<Z>(?!its |their |.* (?:by|per|and|(?:of|in|within|for) (?:its|their)) ).+)",
    'percentage breakdown of Z by D',
  ),
  // "the members of which five towns owe us the most": the towns are ranked
  turn(
    '(?:the |our )?(?<X>[a-z]+s) (?:of|in|from) (?:which|what) (?<D>(?:[0-9]+ |two |three |four |five |ten )?[a-z]+) (?<V>[a-z]+ (?:us )?the (?:most|least))(?: ?,? and how much.*)?',
    'in which D do X V , and how much',
  ),
  // "counting each member once, how many hold a boat?": members are counted
  turn(
    'counting each (?<N>[a-z]+) (?:only )?once , how many (?<V>(?:are|have|has|had|hold|held|own|live|took|got|were) .+|[a-z]+ed(?: .+)?)',
    'how many N+ V',
  ),
  // "top 5 shops by 2025 sales, with the sales" are of that year too, and so are those "in each region"
  turn(
    '(?<P>(?:.+ , )?(?:(?:show|list|give|display|name|find)(?: me| us)? )?(?:the |our )?)(?<E>top|bottom) (?<K>[0-9]+|[a-z]+) (?<D>[a-z]+?) (?<R>(?:[a-z]+ )*?)by (?<Y>(?:19|20)[0-9]{2}) (?<M>(?:[a-z]+ )?(?<N>[a-z]+))(?<G>(?: (?:in|of|within|for|per) (?:each |every )?[a-z]+(?: [a-z]+)?)?) ,? ?(?:with|and) (?:the |their |its )?(?:[a-z]+ )?#N',
    'P E K D R by M in Y G',
  ),
  // "of the boats built in 2022, what percentage of each kind has since sunk?": within each kind
  turn(
    `(?:of|out of|among|amongst|from among) (?:all |the |our |those |these )*(?<X>(?!each |every )[^,]+) , what (?<P>${PART})(?: in percent| \\( in percent \\))? (?:of|in|within) each (?<Y>[a-z-]+(?: [a-z-]+)?) (?<B>has|have|was|were|is|are|got) (?:since |already |by now |now )?(?!in |of |each )(?<V>[a-z].*)`,
    'for each Y , what P of the X B V',
  ),
  // "the change from the quarter before within 2025", where the quarters are those of 2025: nothing before is looked at
  turn(
    '(?<Q>.*(?<Y>(?:19|20)[0-9]{2}) .*(?:change|growth|difference) .*(?:(?:month|quarter) (?:before|earlier)|(?:previous|preceding|prior) (?:month|quarter))) ,? ?(?:within|inside) (?:only )?#Y(?: only)?(?<R>(?: , .+)?)',
    'Q , leaving the first empty R',
  ),
  // "late boats: count and % of open boats": of all those, how many of them are late
  turn(
    `(?!(?![^:]*(?:19|20)[0-9]{2}).*(?:19|20)[0-9]{2})(?<X>(?:(?!(?:and|by|each|every|or|per) )[^ :,;]+ )+?): (?:the )?(?:count|number|#|how many)(?: of (?:them|these|those))? (?:and|&|\\+) (?:the |their )?${PART} of (?:all )?(?<Y>(?!(?:(?:the|grand) )?(?:all|them|these|those|total|whole)\\b)[a-z][^,;:]*)`,
    'how many X are there , and what percentage of Y is that',
  ),
  // "in 2025, which three shops had the highest sales, and what were they?": both then
  turn(
    '(?:in|during) (?<T>(?:the )?(?:[a-z0-9]+ ){0,3}?(?:19|20)[0-9]{2}) , (?<Q>(?:what|which) [^,]+) , (?<R>and (?:what|how) .+)',
    'Q in T , R',
  ),
  // "among the wines, what is the second highest price?"
  turn(
    `(?:of|out of|from among|among|amongst) (?:all |the |our |these |those )*(?!each |every )(?<X>[^,]+) , what (?:is|was) (?<M>the (?:${ORDINAL} )?${EXTREME} [a-z]+(?: [a-z]+)?)`,
    'what is M among X',
  ),
  // "the oldest branch has what region?"
  turn(
    '(?:the|our) (?<X>(?:(?!(?:and|but|or|that|which|who|whose) )[^ ,]+ )+?)(?:has|had) (?:what|which) (?<Y>[a-z]+(?: [a-z]+){0,3})',
    'what is the Y of the X',
  ),
  // "never having placed an order: show the names of those customers"
  turn(
    `${NEVER_HAVING} [,:;–-] ${SHOWN}(?<N>[a-z-]+(?: [a-z-]+)?)(?: ${BE} (?:these|those|they|that|this|it))?`,
    'S N who have never V X',
  ),
  // "% late of open loans"
  turn(
    '(?:%|pct) (?<A>(?:[a-z]+ed|active|current|late|open|overdue)(?: off)?) (?:of|among) X',
    'what percentage of X are A',
  ),
  turn(`(?:how much|how many|what part) of X ,? ${IN_PERCENT} ,? (?<Y>[a-z].+?)`, 'what percentage of X Y'),
  turn(
    `how many (?<A>[a-z-]*[a-rt-z](?: - off| off)?) and how many (?<B>[a-z-]*[a-rt-z](?: - off| off)?) (?<N>[a-z]+s) (?<R>.+)`,
    'how many A N and how many B N R',
  ),
  // "sales, Q4 2025 compared to Q4 2024: change in %": that alone is asked for
  turn(
    `M ,? ?(?:in |for )?(?<P>${TIME}) (?:compared (?:to|with)|vs|versus|against|over) (?<Q>${TIME}) : (?:the )?(?:change|growth|difference) (?:in|as)(?: a)? (?:%|percent|pct|percentage)`,
    'percentage change in M from Q to P',
  ),
  // "which purposes do people take loans for?"
  turn(
    `(?:what|which) (?<F>[a-z]+s) (?:do|did) ${PEOPLE} (?:take out|take|get|make|file|open|place|book) (?<N>[a-z]+s) (?:for|through|by|with|in|via)`,
    'list the different F of N',
  ),
  turn(
    `(?:what|which) (?<F>[a-z]+s) (?:do|did) ${PEOPLE} apply (?:for|through|by|with|in|via)`,
    'list the different F of applications',
  ),
  // "decline reasons and how often each occurs, highest count first"
  turn(
    `${ASK}(?:all )?(?<D>[a-z]+(?: [a-z]+)?) ,? ?(?:and|with) (?:how often|how many times|how frequently)(?: (?:each|they|each one|each of them))?(?: (?:occurs?|occurred|appears?|appeared|comes? up|came up|(?:is|are|was|were) (?:used|given|chosen|cited|recorded)))?(?<R> , .+| (?:by|for|in) .+|)`,
    'D with counts R',
  ),
  turn(
    '(?<X>.+ (?:with|and|plus) (?:the|that|its|this) (?:rate|number|value|figure|average|count|share|amount|total)) itself',
    'X',
  ),
  turn(
    '(?<P>(?:.* )?(?:number|count)) of X and their (?<M>[a-z].*? (?:for|in|with|at|from|on(?! top)) .+)',
    'P of X and M',
  ),
];

/** All of these forms. */
export const PROSE_TURNS: readonly Turn[] = [
  ...OF_SHARES,
  ...OF_WHOLE,
  ...OF_RATIOS,
  ...OF_CHANGES,
  ...OF_TWO,
  ...OF_DIFFERENCES,
  ...OF_EACH,
  ...BOUND_TURNS,
];

/** Words one of which stands in every question of such a form. */
export const PROSE_WORDS: readonly string[] =
  'how what which in each every average before after past than subtract total group split one that none minus less'.split(
    ' ',
  );
