import { type Turn, turn } from './turn.ts';

const BE = '(?:is|was|are|were)';
const LARGER = '(?:larger|bigger|higher|greater|more)';
const HOW_MANY_TIMES = '(?:by )?(?:how many times|what factor)';
const LARGE = '(?:large|big|high|great|much|many)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const TIME = `(?:(?:q[1-4]|h[12]|${MONTH}|(?:the )?(?:first|second|third|fourth) (?:half|quarter)(?: of)?) )?(?:19|20)[0-9]{2}`;
const OF = '(?:in|of|for|during|at)';
const BELOW = '(?:below|under|lower than|less than|smaller than|fewer than|down on|behind)';
const ABOVE = '(?:above|over|higher than|greater than|more than|larger than|bigger than|up on|ahead of)';
const SINCE = '(?:to|from|on|over|versus|vs|against|since|compared to|compared with|relative to)';
const UNITS = '(?:days|weeks|months|quarters|years)';
const BEFORE =
  '(?:the )?(?:(?:previous|prior|preceding|last) (?:#G|one)|(?:#G|one) (?:before|earlier|prior|previous))';

/** How many times as large: a ratio of two. */
const OF_TIMES: readonly Turn[] = [
  turn(
    `${HOW_MANY_TIMES} ${LARGER} ${BE} M ${OF} (?<Q>${TIME}) than (?:it was )?${OF} (?<P>${TIME})`,
    'ratio of M in Q to M in P',
  ),
  turn(
    `${HOW_MANY_TIMES} ${LARGER} ${BE} M (?:of|for) A than (?:that |those |the one |it is |it was )?(?:of|for) B`,
    'ratio of M of A to M of B',
  ),
  turn(
    `${HOW_MANY_TIMES} ${BE} M (?:of|for) A ${LARGER} than (?:that |those |the one |it is |it was )?(?:of|for) B`,
    'ratio of M of A to M of B',
  ),
  turn(
    `${HOW_MANY_TIMES} ${LARGER} ${BE} (?:the |our )?(?:average|avg|mean|typical) (?<A>(?:(?!than|of|for)\\S+ )*?)(?<N>[a-z]+) than (?:the |our |an? )?(?:average|avg|mean|typical) (?<B>(?:(?!than|of|for)\\S+ )*?)(?<O>[a-z]+)`,
    'ratio of average amount of A N+ to average amount of B O+',
  ),
  turn(`${HOW_MANY_TIMES} ${LARGER} ${BE} (?!.* of )A than B`, 'ratio of A to B'),
  turn(`${HOW_MANY_TIMES} ${BE} (?!.* of )A ${LARGER} than B`, 'ratio of A to B'),
  turn(`how many times as ${LARGE} (?:as B ${BE} A|${BE} A as B)`, 'ratio of A to B'),
  turn(`(?:how many times|by what factor) (?:does|do|did) A exceed B`, 'ratio of A to B'),
  turn(`A as a multiple of B`, 'ratio of A to B'),
];

/** "…, and the percent change between them": of what was said before. */
const OF_BOTH: readonly Turn[] = [
  turn(
    `(?<X>.+?)(?<A> ,)? (?:and|plus|with) (?:the |a )?(?<C>(?:(?:percent|percentage|pct|%|dollar|absolute|relative) )?(?:change|growth|difference|increase)(?: in (?:percent|pct|%))?) (?:between|from|of|across|over) (?:them|both|these|those|(?:the|those|these) (?:two|2|years|months|quarters|periods)(?: years| months| quarters| periods)?|one to the other|the first to the second)`,
    'X and the C',
  ),
  turn(
    `(?<X>.+?) (?<H>(?:the )?(?:first|second)) half of (?<Y>(?:19|20)[0-9]{2}) (?<V>than|versus|vs|against|and|with|to|compared to|compared with)(?: (?:in|during|that of))? the (?<O>first|second)(?: half| one)?`,
    'X H half of Y V in the O half of Y',
  ),
  turn(
    `X by (?<G>year|quarter|month|week) ,? ?(?:and|with|plus) (?:its |the |a )?(?:dollar |absolute |net )?(?:change|difference|increase|delta) ${SINCE} ${BEFORE}`,
    'X by G with the change from the previous G',
  ),
  turn(
    `X by (?<G>year|quarter|month|week) ,? ?(?:and|with|plus) (?:its |the |a )?(?:percent|percentage|pct|%|relative) (?:change|growth|difference|increase) ${SINCE} ${BEFORE}`,
    'X by G with the percent change from the previous G',
  ),
  turn(
    `(?:for each|for every|per) D ,? ?(?:the )?(?<H>highest|largest|maximum|max|biggest|longest|latest) (?:minus|less|-|–) (?:the )?(?<L>lowest|smallest|minimum|min|shortest|earliest) M`,
    'difference between the H and L M by D',
  ),
  turn(
    `(?:the )?(?<H>highest|largest|maximum|max|biggest|longest|latest) (?:minus|less|-|–) (?:the )?(?<L>lowest|smallest|minimum|min|shortest|earliest) M`,
    'difference between the H and L M',
  ),
];

/** One time held against another for each of them. */
const LESS_THAN = (bound: string, than: string): readonly Turn[] => [
  turn(
    `D (?:whose|where|with) (?:the )?(?<P>${TIME}) M (?:(?:is|was|were|are|came in|ended|fell) )?${bound} (?:their |its |the |that of |those of |in )?(?<Q>${TIME})(?: #M)?(?<R> [:,;(-] .+)?`,
    `D with ${than} M in P than in Q R`,
  ),
  turn(
    `D (?:whose|where|with|in which) (?:the )?M (?:was |were |is |are )?${OF} (?<P>${TIME}) (?:(?:is|was|were|are|came in|ended) )?${bound} (?:their |its |the |that |it was |#M )*${OF} (?<Q>${TIME})(?<R> [:,;(-] .+)?`,
    `D with ${than} M in P than in Q R`,
  ),
  turn(
    `D (?:whose|where|with|in which) (?:the )?M (?:is|was|were|are) ${bound} ${OF} (?<P>${TIME}) than ${OF} (?<Q>${TIME})(?<R> [:,;(-] .+)?`,
    `D with ${than} M in P than in Q R`,
  ),
];

/** What is usual in a time, and what is in a year's same month. */
const OF_USUAL: readonly Turn[] = [
  turn(
    `(?:on average|on avg|typically) ,? ?how many X (?:do|did|have|does) (?:we|you|they) V (?:per|a|each|every|in a|in each) (?<U>day|week|month|quarter|year)(?: (?<R>(?:in|during|since|over) .+?))?`,
    'average number of X V~ per U R',
  ),
  turn(
    `how many X (?:do|did|have|does) (?:we|you|they) V (?:per|a|each|every|in a|in each|in an average|in a typical) (?<U>day|week|month|quarter|year)(?: (?<S>(?:in|during|since|over) .+?))? ?,? on (?:average|avg)(?: (?<R>(?:in|during|since|over) .+?))?`,
    'average number of X V~ per U S R',
  ),
  turn(
    `(?:on average ,? ?)?how many X (?:are|were|is|was|get|got) V (?:per|a|each|every|in a|in each) (?<U>day|week|month|quarter|year) ?,? ?(?:on average)?(?: (?<R>(?:in|during|since|over) .+?))?`,
    'average number of X V per U R',
  ),
  turn(
    `how (?:did|does|has|have) M (?:move|moved|develop|developed|evolve|evolved|change|changed|vary|varied) (?:from|over|across) (?:the )?(?<U>year|quarter|month)s?(?: to #U)?(?: [?.;,:] (?:please )?(?:show|give|list) (?:me )?(?:each|every) #U 's (?:[a-z]+) and (?:the )?(?:change|difference) ${SINCE} (?:the )?(?:#U before|previous #U|prior #U))`,
    'M by U with the change from the previous U',
  ),
  turn(
    `how (?:did|does|has|have) M (?:move|moved|develop|developed|evolve|evolved|change|changed|vary|varied) (?:from|over|across) (?:the )?(?<U>year|quarter|month)s?(?: to #U)?`,
    'M by U',
  ),
  turn(
    `(?<U>${UNITS}) (?:in which|when|where|that) (?:(?:we|you) )?(?:had |saw |took )?(?<C>over|more than|at least|less than|under) (?<N>\\S+(?: (?:million|thousand|billion|k|m))?) (?:in|of) M (?:was|were|came|has been|had been) (?<V>[a-z]+ed|in)`,
    'U with C N in M V',
  ),
];

/** Shares of the same by number and by amount. */
const OF_TWO_BASES: readonly Turn[] = [
  turn(
    `(?:what (?:is|was|are) )?X 's (?:share|percentage|proportion|part) (?:of|in|among) (?:all |the |our |total )*(?<Y>[a-z]+(?: [a-z]+)?) ,? ?(?:both )?(?:by|in) (?:the )?(?:number|count|#|numbers|units) (?:and|as well as|plus) (?:also )?(?:by |in )?(?:dollar |total )?M`,
    'percentage of Y that are X and percentage of M that is X',
  ),
  turn(
    `(?:what (?:is|was|are) )?(?:the )?(?:share|percentage|proportion|part) of X (?:in|among|within|out of) (?:all |the |our |total )*(?<Y>[a-z]+(?: [a-z]+)?) ,? ?(?:both )?(?:by|in) (?:the )?(?:number|count|#|numbers|units) (?:and|as well as|plus) (?:also )?(?:by |in )?(?:dollar |total )?M`,
    'percentage of Y that are X and percentage of M that is X',
  ),
];

/** How comparisons of times, of sides and of bases are asked in other words. */
export const COMPARISON_TURNS: readonly Turn[] = [
  ...OF_TIMES,
  ...OF_BOTH,
  ...LESS_THAN(BELOW, 'lower'),
  ...LESS_THAN(ABOVE, 'higher'),
  ...OF_USUAL,
  ...OF_TWO_BASES,
];

/** Words one of which stands in every question of such a form. */
export const COMPARISON_WORDS: readonly string[] =
  'and factor times multiple between them both minus less change difference growth below under lower smaller fewer above over higher greater average avg typically move moved develop developed evolve evolved share percentage proportion'.split(
    ' ',
  );
