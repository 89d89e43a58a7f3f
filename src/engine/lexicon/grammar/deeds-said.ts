import { ANY, GROUPS, type Turn, turn } from '../turn.ts';

const PEOPLE = '(?:applicants|borrowers|clients|customers|people|they)';
const LEAD = '(?:(?<L>(?:by|for each|for every|in each|in every|per) [^,;:?.]+ ,) )?';
const YEAR = '(?:19|20)\\d\\d';
const THEN = '(?:afterwards|later|subsequently|then)';
const DENIED = '(?:declined|refused|rejected|turned down)';
const OUTCOME = `(?<V>approved|withdrawn|declined|rejected)`;
const ADD_UP = '(?:accumulate|add up|build up|mount up|pile up)(?: over time)?';
const UNIT = '(?<U>month|quarter|week|year)';
const BEFORE = '(?:ahead of schedule|before time|early)';
/** Deeds with the date that they have. */
const EVENTS = [
  ['issued', 'issue'],
  ['closed', 'closing'],
  ['decided', 'decision'],
];
const ENDED = [
  ['(?:charging|writing) (?:it )?off(?: it)?', 'charge-off'],
  ['closing it', 'closing'],
  ['deciding(?: on)? it', 'decision'],
];
const BEGUN = [
  ['(?:booking|funding|issuing|making|originating)', 'issue'],
  ['(?:receiving|taking in)', 'application'],
];

/** When something was done, how long it took and what came after it. */
const ofTimes = (): readonly Turn[] => [
  // "how many days ago were the boats of each kind sold, on average"
  ...EVENTS.map(([done, event]) =>
    turn(
      `${LEAD}how (?:long|many days) ago (?:was|were) (?:the |our )?X ${done}(?: ,)? on average${GROUPS}`,
      `L average days since ${event} of X T`,
    ),
  ),
  // "the average time between selling a boat and writing it off"
  ...BEGUN.flatMap(([begin, first]) =>
    ENDED.map(([end, last]) =>
      turn(
        `(?:what is )?(?:the )?(?<A>average|mean|median) (?<D>days|length of time|number of days|time) between ${begin} (?:an? )?(?<N>[a-z]+(?: [a-z]+)?) and ${end}${GROUPS}`,
        `A time from ${first} to ${last} of N+ T`,
      ),
    ),
  ),
  // "boats that were turned down on one trip and later got another", "had one trip cancelled and were then refused on a later one"
  turn(
    `(?<Q>.+?) (?:was|were) ${DENIED} (?:for|on) (?:(?:an?|one) )?(?<N>[a-z]+)(?: ,)? (?:and|but) ${THEN} (?<R>(?:got|had|obtained|received) .+)`,
    'Q had a declined N and later R',
  ),
  turn(
    `(?<Q>.+?) (?:had|have) (?:an?|one) (?<N>[a-z]+) ${OUTCOME}(?: ,)? (?:and|but) (?:(?:had|have|were|was) )?(?:${THEN} )?${OUTCOME.replace('<V>', '<W>')} (?:for|on) (?:(?:a|another) )?(?:later|subsequent) (?:one|#N)`,
    'Q have a V N and a later W one',
  ),
  // "owners who made at least five trips"
  turn(
    `(?<Q>.+?) (?:(?:that|which|who) )?(?:(?:had|has|have) )?(?<V>made|received) (?<B>(?:[a-z]+ ){0,3}\\d+(?: or (?:fewer|less|more))?) (?<N>[a-z]+s)${ANY}`,
    'Q that have B N V R',
  ),
  // "how many loans did customers pay off ahead of schedule in 2023"
  turn(
    `how many (?<N>[a-z]+s) did (?:the |our )*${PEOPLE} (?:pay|repay)(?: (?:off|back))? ${BEFORE}(?<R>(?: .+)?)`,
    'how many N were paid back early R',
  ),
  // "how much interest came in over the past six months, and how much in the six months before"
  turn(
    `how much (?<M>[a-z]+(?: [a-z]+)?) (?:came in|did we collect|was collected)(?: over| in| during)?(?: the)? (?:last|past) (?<N>\\S+) (?<U>days|months|quarters|weeks|years)(?: ,)? and how much (?:over|in|during)? ?(?:the )?#N #U before(?: that)?`,
    'M collected in the last N U compared to the N U before that',
  ),
  // "how much did we sell in each month, and by how many dollars was that up or down on the month before"
  turn(
    `(?<Q>.+?) , and by (?:how (?:many dollars|much)|what amount) (?:is|was|were) (?:it|that|this) (?:higher or lower|more or less|up or down) (?:against|compared (?:to|with)|from|on|than|versus) (?:the )?${UNIT} (?:before|earlier)`,
    'Q , and the change from the U before',
  ),
];

/** What adds up, from period to period or in all. */
const ofSums = (): readonly Turn[] => [
  // "for each year, how much have we sold cumulatively"
  turn(
    `(?<L>(?:for|in) (?:each|every) [^,;:?.]+ ,) how much (?:had|have) we (?<V>collected|recovered|lent) cumulatively`,
    'L running total of V amount',
  ),
  // "month by month through 2023, how does the count of late boats add up"
  turn(
    `${UNIT} by #U (?:during|in|of|over|through|throughout) (?<Y>${YEAR}) , how (?:did|do|does) (?:the )?(?:count|number) of X ${ADD_UP}`,
    'U by U in Y , what is the running total of X',
  ),
  // "going through the quarters of 2023, what were the running totals of boats sold and of sales"
  turn(
    `(?:going|running|stepping|walking) through (?:the )?(?<U>months|quarters|weeks|years) (?:in|of) (?<Y>${YEAR}) , (?:give |show |(?:what|which) (?:are|were) )?(?:the )?(?:cumulative|running) totals of (?<A>[^,;:?.]+?) and of (?<B>[^,;:?.]+?)`,
    'running total of A and running total of B by U- of Y',
  ),
  // "year by year, how much had we sold in total up to then"
  turn(
    `${UNIT} by #U(?<T> (?:during|in|of|over|through) ${YEAR})? , how much (?:had|have) we (?<V>lent|collected|recovered) in total (?:by|up to|until) (?:that point|then)(?: [?.] (?:cumulative|running) [a-z]+(?: please)?)?`,
    'running total of amount V by U T',
  ),
  // "what did the interest collected in 2023 add up to"
  turn(
    'what (?:did|do|does) (?:the |our )?(?<M>cash|fees?|interest|money|principal) (?<V>charged|collected|earned|paid|received|recovered)(?<T>(?: (?:in|during|since|by|for) [^,;:?.]+?)?) (?:add up|amount|come) to',
    'total M V T',
  ),
  // "what percentage of all sales was made by the three towns that made the most"
  turn(
    '(?:what|which) (?<P>percent|percentage|proportion|share) of (?:(?:all|the|our) )*(?<M>[a-z]+(?: [a-z]+)?) (?:is|was|were|are) (?:[a-z]+) by (?:the )?(?<N>[a-z]+|\\d+) (?<G>[a-z]+s) (?:that|which) (?:collected|earned|lent|made|sold|took in) (?:the )?most',
    'what P of all M comes from the top N G by M',
  ),
  // "how much more did customers ask for than they were lent, on average"
  turn(
    `${LEAD}how much more (?:did|do) (?:the |our )*${PEOPLE} (?:apply for|ask for|request|seek|want) than (?:what )?they (?:actually )?(?:are lent|borrowed|got|received|were given|were granted|were lent)(?: ,)? on average(?: \\( requested amount minus principal \\))?`,
    'L average difference between requested amount and principal',
  ),
];

const REASON = '(?:decline|refuse|reject|turn down)';

/** What is most often so, and why. */
const ofMost = (): readonly Turn[] => [
  // "why do we most often turn down claims of old guests"
  turn(
    `why (?:did|do) we most (?:often|frequently) ${REASON} X`,
    'what is the most frequent decline reason for X',
  ),
  turn(
    `(?<L>(?:by|for each|for every|in each|per) [^,;:?.]+ ,) (?:what|which) reason (?:are|were) (?<N>[a-z]+s) most (?:frequently|often) ${DENIED} for(?: ,)? and how (?:many times|often)(?<Z>(?: .*)?)`,
    'L which decline reason is the most frequent , and how often Z',
  ),
  // "for each grade, what do people mostly borrow for, and how many loans is that"
  turn(
    `(?<L>(?:by|for each|for every|in each|per) [^,;:?.]+ ,) what do ${PEOPLE} (?:mainly|most often|mostly) borrow for(?: ,)? and how many (?<N>[a-z]+s) (?:are|is) that`,
    'L most common purpose and how many N is that',
  ),
];

/** In other constructions than the plain question. */
const ofPlain = (): readonly Turn[] => [
  // "list each kind whose boats carry an average price of more than 14"
  turn(
    `(?:(?:give|list|name|show)(?: me)? (?:all|each|every|the)?|which) ?(?<G>[a-z]+) whose [a-z]+ (?:bear|carry|have|show) (?:an? )?(?<A>average|mean) (?<M>[a-z]+(?: [a-z]+)?) (?:of )?(?<B>(?:above|at least|at most|below|less than|more than|over|under) [^,;?]+?)(?:(?: ,)? (?:along|together) with (?:that|the|this|their) (?:average|mean|value)(?: rate)?)?`,
    'which G+ have an A M B',
  ),
  // "which claims from Ohio were paid? Give the reason for each and the amount"
  turn(
    '(?<Q>which [^?.;:]+) [?.;] (?:give|list|show|state) (?!(?:the )?(?:average|count|highest|lowest|mean|median|number|percentage|share|sum|total)\\b)(?:the )?(?<A>[a-z]+(?: [a-z]+)?) (?:for|of) each(?: one| of them)? and (?!(?:the )?(?:average|count|highest|lowest|mean|median|number|percentage|share|sum|total)\\b)(?:the )?(?<B>[^?.;:]+)',
    'Q , with the A and the B',
  ),
  // "how far apart are the average prices of old and new boats (old minus new)"
  turn(
    'how far apart (?:are|were) (?:the )?(?<M>(?:average|mean|median|total) [a-z]+(?: [a-z]+)?) (?:for|of|on) (?<A>[a-z]+) and (?<B>[a-z]+) (?<N>[a-z]+s)(?: \\( #A minus #B \\))?',
    'difference between the M of A and B N',
  ),
  // "the boats, and where two are the same size put the lower number first"
  turn(
    '(?<Q>.+?)(?: ,)? and (?:if|when|where) (?:any|some|two) are (?:equal|equally (?:big|large)|(?:of )?the same(?: size| amount)?|tied)(?: ,)? (?:list|put|show|take) (?:the )?(?:one with the )?(?<O>higher|lower|smaller) (?<K>[a-z]+(?: id)?) first',
    'Q , O K first if equal',
  ),
  // "per shop, its sales as a percentage of all sales in the same town"
  turn(
    '(?:by|for each|for every|per) (?<G>[a-z]+) , (?:its|the) (?<N>[a-z]+s) as (?:an? )?(?<P>percentage|proportion|share) of (?:all |the )*#N (?:in|of|within) (?:its|(?:the )?same) (?<H>[a-z]+)',
    "what P of its H 's N does each G account for",
  ),
  // "what percentage of claims do we turn down in each town": of those of the town
  turn(
    `(?:what|which) (?<P>percent|percentage|proportion|share) of (?:all |the |our )*(?<N>applications|claims|requests) do we ${REASON} (?:at|for|from|in|through) (?:each|every) G`,
    'what P of N is declined in each G',
  ),
  // "measured by balance rather than count, what share of all principal is late"
  turn(
    'measured (?:by|in) (?:amount|balance|money|value|volume) (?:and not|instead of|not|rather than) (?:by )?(?:count|number|numbers) , (?<Q>[^,;:]*\\b(?:amount|balance|principal|volume)\\b.*)',
    'Q',
  ),
  // "…. I would like to see whether we got stricter", "… it is for an article on credit"
  turn(
    "(?<Q>.+) [?.;-] i(?: would|'d| want)?(?: like)? to (?:check|find out|know|see) (?:if|whether) (?:it|that|they|we) (?:are getting|became|got|have become|is getting) (?:[a-z]+er|(?:less|more) [a-z]+)(?: over time)?",
    'Q',
  ),
  // "for each kind, how widely do prices spread, as a population standard deviation"
  turn(
    `${LEAD}how widely (?:do|does) (?:the |our )?M (?:range|scatter|spread|vary)(?: out)?(?: ,)? as (?:an? |the )?(?<P>(?:population |sample )?standard deviation)`,
    'L what is the P of M',
  ),
  // "in how many cases did the guest get a boat for less than the price"
  turn(
    `in how many cases did (?:the |an? )?(?:applicant|borrower|client|customer)s? (?:get|obtain|receive) (?:an? )?(?<N>[a-z]+) (?:for|of) (?<C>less|more) than (?<Y>.+)`,
    'how many N+ are for C than Y',
  ),
  // "which three towns have the most, going by where the guest lives, and what is it in each"
  turn(
    "(?:what|which) (?<C>(?:[a-z]+ )?)(?<G>cities|city|states?) (?<R>[^,;:?]+?) , (?:based on|by|going by|judging by) where (?:the )?(?:borrower|customer|client)s? (?:is|are|lives?|resides?)(?: ,)?(?: and (?:what|how (?:high|large|much)) (?:is|was|'s) (?:it|the [a-z]+(?: [a-z]+)?) (?:for|in|of) each(?: one| of them)?)?",
    'which C borrower G R , and what is it',
  ),
  // "counting all offices, how many are late"
  turn('counting all (?:branches|offices|locations|sites) , (?<Q>.+)', 'Q'),
  // "taking the rate of Kiel as the mark, list the towns that are above it"
  turn(
    "(?:taking|using|with) (?<A>[^,;:?]+? (?:'|'s) (?<M>[a-z]+(?: [a-z]+){0,2})) as (?:(?:an?|the|our) )?(?:bar|benchmark|cut ?off|limit|line|mark|reference|standard|threshold|yardstick) , (?<Q>(?:count|how many|list|name|show|which)(?: the)? [a-z]+) (?:that |which )?(?:are|is|lie|stand) (?<O>above|below|over|under) (?:it|that)",
    'Q with M O A',
  ),
  // "(?:a )?table with one row per grade and two columns counting the boats that are late and lost"
  turn(
    `(?:(?:give|make|show)(?: me)? )?(?:a )?table with one (?:line|row) (?:for each|for every|per) (?<G>[a-z]+) and (?:[a-z]+ )?columns counting (?:the )?(?<X>[a-z]+) that are (?<A>[^,;:?.]+?) , (?<B>[^,;:?.]+?) , (?<C>[^,;:?.]+?)(?: ,)? and (?<D>[^,;:?.]+?)(?: ,? ?in (?:that|this) order)?`,
    'for each G , how many X are A , how many are B , how many are C and how many are D',
  ),
];

/** What was done to rows, when, and how much it makes, in constructions that a plain question does not have. */
export const deedsSaidTurns = (): readonly Turn[] => [...ofTimes(), ...ofSums(), ...ofMost(), ...ofPlain()];
