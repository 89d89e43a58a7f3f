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

const FROM_BEFORE = `(?:from|on|over|versus|vs|against|since|compared to|compared with|relative to) (?:the )?(?:previous|prior|preceding) (?<U>month|quarter|year) ,? ?(?:by|per|for each|for every) (?:#U)`;

/** Differences with the measure said twice, and changes whose periods are said last. */
const OF_TWO_NUMBERS: readonly Turn[] = [
  turn(
    'difference between (?:the )?(?<M>number|count) of A and (?:the )?(?:number|count|that) of B',
    'difference between the number of A and B',
    'number of A minus number of B',
  ),
  turn(
    'how many more A than B (?:are there|do we have|are on the books|exist)(?<R>(?: (?:by|for|in|per|since) .+)?)',
    'difference between the number of A and B R',
  ),
  turn(
    `(?<H>how much ${LARGER}) (?:is|was) (?:the )?(?<M>average [a-z -]+?|mean [a-z -]+?|total [a-z -]+?) (?:of|for|on) A than (?:the )?(?:#M) (?:of|for|on) B`,
    'H is the M of A than that of B',
  ),
  turn(
    `(?:percent|percentage|pct|%|relative) change in M ${FROM_BEFORE}(?<R>(?: .+)?)`,
    'U over U percent change in M R',
  ),
  turn(`change in M ${FROM_BEFORE}(?<R>(?: .+)?)`, 'M by U R with the change from the previous U'),
];

const TO_DATE = '(?:ytd|year to date|so far this year|this year so far|this year to date)';
const WHOLE_YEAR =
  '(?:(?:the )?(?:whole|all|full year|entirety|total) (?:of )?|(?:the )?(?:full|entire|whole|complete) (?:year )?|what we had in |that of |those of )?';
const COMPARED = '(?:against|versus|vs|compared (?:to|with)|next to|alongside|beside|and)';

/** What this year has had so far is what it has. */
const OF_YEARS: readonly Turn[] = [
  turn(
    `(?:the |our )?${TO_DATE} (?!.* this year .* this year )M (?:this year )?${COMPARED} ${WHOLE_YEAR}(?<Q>last year|(?:19|20)[0-9]{2})(?: as a whole| in full| in total)?(?: ,? ?(?<R>(?:by|per|for each) .+?))?(?<F> [:,;(] .+)?`,
    'M this year versus Q R F',
  ),
  turn(
    `(?!.*\\b(?:by|per)\\b)(?:the |our )?M ${TO_DATE} ${COMPARED} (?:in )?${WHOLE_YEAR}(?<Q>last year|(?:19|20)[0-9]{2})(?: as a whole| in full| in total)?(?: ,? ?(?<R>(?:by|per|for each) .+?))?(?<F> [:,;(] .+)?`,
    'M this year versus Q R F',
  ),
  turn(
    `X (?<Y>(?:19|20)[0-9]{2}|this year) (?<W>with|and|plus|including) (?:a |an |the |its )?(?:running|cumulative|cumulated) (?:ytd|year to date) (?:total|sum|figure)(?: (?:next to|beside|alongside|for) (?:them|it|each|each month))?`,
    'X Y W a running total',
  ),
  turn(
    `X (?<Y>(?:19|20)[0-9]{2}|this year) (?<W>with|and|plus|including) (?:a |an |the |its )?(?:(?:ytd|year to date) )?(?:running|cumulative|cumulated) (?:total|sum|figure)(?: (?:next to|beside|alongside|for) (?:them|it|each|each month))?`,
    'X Y W a running total',
  ),
];

const FELL = '(?<C>increase|rise|drop|decline|fall|decrease)';
const JUMP = '(?:jump|gain|growth|climb|surge|upswing)';
const LARGEST = '(?:largest|biggest|greatest|sharpest|steepest|highest)';
const OVER_MONTHS = '(?:month on month|month over month|month to month|month by month|mom|m/m|monthly)';
const IN_TIME = '(?<T>(?:in|during|within|over|for|since) (?:.*?)(?:19|20)[0-9]{2})';
const WHICH_MONTH =
  '(?: [:,?;(-] (?:in )?(?:which|what) month (?:was (?:it|that) ,? ?)?(?:and|,)? ?(?:by )?how (?:many|much|large|big)(?: was it)?(?: \\))?)?';
const NAME_AND_NUMBER =
  '(?:(?:please )?(?:show|give|list|tell)(?: me| us)? )?(?:the |its )?(?:name|which one|[a-z]+) (?:and|with|plus|\\+) (?:the |its |by |also )?(?:dollar |absolute |percent |percentage |pct )?(?:increase|decrease|change|growth|drop|decline|rise|gain|jump)';

/** Sides and measures that are completed by what stands before. */
const OF_THE_SAME: readonly Turn[] = [
  // "how is our 2025 volume by region compared to 2024?"
  turn(
    `how (?:is|was|are|were) (?:our |the )?(?<P>(?:19|20)[0-9]{2}) (?<M>[a-z]+(?: [a-z]+)?) (?<R>(?:by|per|for each) [a-z]+(?: [a-z]+)?) compared (?:to|with) (?<Q>(?:19|20)[0-9]{2})`,
    'P M R compared to Q',
  ),
  turn(
    `(?<X>.+?(?:in|since|from) (?<Y>(?:19|20)[0-9]{2})(?: or later| onwards| and later| or after)?) ?,? (?<V>versus|vs|and|against|compared to|compared with) (?:of |for |that of )?(?:those|the ones|#X) (?<B>[a-z]+) (?:before|earlier)(?: that| then)?`,
    'X versus those B before Y',
  ),
  turn(
    `(?<A>.*?)(?<X>[a-z]+) volume \\( (?:by )?(?:count|number|#|counts|numbers) \\)(?<R>.*)`,
    'A number of X+ R',
  ),
  turn(
    `(?<A>.*?)volume (?<W>weighted) (?:average|avg|mean) (?:interest )?rate(?<R>.*)`,
    'A principal W average interest rate R',
    'A weighted average rate R',
  ),
];

const LEAST_OR_MOST =
  '(?:above|below|over|under|(?:higher|lower|bigger|smaller|larger|greater|less|more) than)';

const PERCENT = '(?:in |as a )?(?:percent|percentage|percentage terms|pct|%|relative terms)';

/** How much more in percent, and differences with the sides behind a comma. */
const OF_EXCESS: readonly Turn[] = [
  turn(
    `how (?:much|many) more M (?:did|have) (?:we|you|they) V ${OF} (?<Q>${TIME}) than ${OF} (?<P>${TIME}) ,? ?${PERCENT}`,
    'percentage change in M V~ from P to Q',
  ),
  turn(
    `(?:how many |what )?(?:percent|pct|%) more M ${OF} (?<Q>${TIME}) than ${OF} (?<P>${TIME})`,
    'percentage change in number of M from P to Q',
  ),
  turn(
    `(?:the )?(?:difference|gap|spread) (?:in|of) M [,:;-] (?:for )?A (?:versus|vs|against|compared to|compared with|and) B`,
    'difference in M between A and B',
  ),
];

/** What was done in one time and not in another, ends of a time, and averages held against that of all. */
const OF_DEEDS: readonly Turn[] = [
  turn(
    `(?:the )?(?:number|count) of (?<X>[a-z]+) (?:who|that|which) (?<V>[a-z]+ed) (?<R>${OF} .+? (?:but|and) not (?:again )?${OF} .+?)`,
    'how many X V R',
  ),
  turn(
    `(?:when|on what dates?|on which dates?) (?:did (?:we|you)|have (?:we|you)) [a-z]+ (?:our|your|the) (?:very )?(?<F>first|earliest|oldest) (?:and|and also|as well as) (?:our|your|the )? ?(?<L>last|latest|most recent|newest) (?<N>[a-z]+)`,
    'date range of N',
  ),
  turn(
    `X whose (?<A>average|avg|mean|median) M (?:is|are|was|were) (?<C>${LEAST_OR_MOST}) (?:the |that |our )?(?:average |avg |mean |median |one )?(?:of|over|across|for|among) (?:all|the whole|the entire|all of the|all the|all our) (?:[a-z]+(?: [a-z]+)?)`,
    'X whose A M is C the overall A',
  ),
  turn(`(?<A>.*?)(?:reaching|that reach|which reach) maturity(?<R>.*)`, 'A maturing R'),
  turn(
    `X (?:with no|without any|without|that had no) lending(?: at all| whatsoever)?(?: (?<R>${OF} .+?))?`,
    'X that did not lend anything R',
  ),
];

/** What the last so many months come to, month by month. */
const OF_WINDOWS: readonly Turn[] = [
  turn(
    '(?<K>moving|rolling) average of M over (?<N>\\d+|two|three|four|five|six|twelve) (?<U>months|quarters|weeks|days)(?<R>(?: (?:,|by|for|in|per|since) .+)?)',
    'N U- K average of M R',
  ),
  turn(
    `(?:the )?(?:(?:rolling|trailing|moving) (?<N>\\d+) (?<U>month|quarter|week|day)s?|(?<O>\\d+) (?<V>month|quarter|week|day)s? (?:rolling|trailing|moving)) (?!average|avg|mean|sum|total)(?<M>[a-z]+(?: [a-z]+)?)(?: [:,] |,? )(?:for|by|per|in) (?:each |every )?(?<X>.+?)(?: ,)? (?:(?:the |is the |i ?e the |=)?(?:sum|total) of )?(?:that|the|this) (?:month|quarter|week|day) and (?:the )?\\S+(?: months| quarters| weeks| days)? (?:before|preceding|prior)(?: it)?`,
    'N O U V rolling sum of M for each X',
  ),
  turn(
    `(?:the )?(?:(?:rolling|trailing|moving) (?<N>\\d+) (?<U>month|quarter|week|day)s?|(?<O>\\d+) (?<V>month|quarter|week|day)s? (?:rolling|trailing|moving)) (?!average|avg|mean|sum|total)(?<M>[a-z]+(?: [a-z]+)?) (?<X>(?:for|by|per|in) .+?)`,
    'N O U V rolling sum of M X',
  ),
];

/** What moved most, and by how much, which is shown. */
const OF_MOST: readonly Turn[] = [
  turn(`(?<X>(?:which|what) .+?) [?.;,:] ${NAME_AND_NUMBER}`, 'X'),
  turn(
    `(?:what was )?(?:the )?${LARGEST} ${OVER_MONTHS} ${FELL} (?:in|of) M ${IN_TIME}${WHICH_MONTH}`,
    'biggest monthly C in M T',
  ),
  turn(
    `(?:what was )?(?:the )?${LARGEST} ${OVER_MONTHS} ${JUMP} (?:in|of) M ${IN_TIME}${WHICH_MONTH}`,
    'biggest monthly increase in M T',
  ),
];

/** What came to be without what went away. */
const OF_NET: readonly Turn[] = [
  turn(
    `(?:number of |count of |how many )?(?<N>[a-z]+) (?<A>[a-z]+(?: off| out)?(?: ${OF})? ${TIME}) (?:minus|less|-) (?:the )?(?:number of |count of |how many )?(?:those |ones |#N )?(?<B>[a-z]+(?: off| out)?(?: ${OF})? ${TIME})`,
    'number of N A minus number of N B',
  ),
  turn(
    `difference between (?:the )?(?:number of )?(?<N>[a-z]+) (?<A>[a-z]+(?: off| out)?(?: ${OF})? ${TIME}) and (?:the )?(?:number of )?(?:those |#N )?(?<B>[a-z]+(?: off| out)?(?: ${OF})? ${TIME})`,
    'number of N A minus number of N B',
  ),
];

/** One time held against another for each of them. */
/** "(name, 2024 amount, 2025 amount)": both are shown. */
const SHOWN_YEAR =
  '(?:(?:#P|#Q) (?:#M|amounts?|volumes?|figures?|numbers?|counts?|totals?|values?)|(?:#M|amounts?|volumes?|figures?|numbers?|counts?|totals?|values?) (?:in |of )?(?:#P|#Q))';
const BOTH_SHOWN = `(?: [:;(-] (?:the )?(?:[a-z]+ )?(?:names?|[a-z]+) ?, ${SHOWN_YEAR} ?(?:,|and|, and) ${SHOWN_YEAR}(?: \\))?)?`;

const LESS_THAN = (bound: string, than: string): readonly Turn[] => [
  turn(
    `D (?:whose|where|with) (?:the )?(?<P>${TIME}) M (?:(?:is|was|were|are|came in|ended|fell) )?${bound} (?:their |its |the |that of |those of |in )?(?<Q>${TIME})(?: #M)?${BOTH_SHOWN}(?<R> [:,;(-] .+)?`,
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
  ...OF_TWO_NUMBERS,
  ...OF_NET,
  ...OF_MOST,
  ...OF_THE_SAME,
  ...OF_WINDOWS,
  ...OF_DEEDS,
  ...OF_EXCESS,
  ...OF_YEARS,
  ...LESS_THAN(BELOW, 'lower'),
  ...LESS_THAN(ABOVE, 'higher'),
  ...OF_USUAL,
  ...OF_TWO_BASES,
];

/** Words one of which stands in every question of such a form. */
export const COMPARISON_WORDS: readonly string[] =
  'and not more difference gap spread whose maturity lending volume weighted before earlier which largest biggest greatest sharpest steepest running cumulative ytd versus vs against compared factor times multiple between them both minus less change difference growth below under lower smaller fewer above over higher greater average avg typically move moved develop developed evolve evolved share percentage proportion'.split(
    ' ',
  );
