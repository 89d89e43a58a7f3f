import { type Turn, turn } from './turn.ts';

const MARK = '(?: (?:[:-]|,))+ ';
const COLON = '(?: [:-])+ ';
const SHOW = '(?:show|give|list|tell|name|display|report|include|put|add)(?: me| us)?';
const OUR = '(?:(?:the|our|all) )*';
const THEY = '(?:these|those|they|that|this|it|there|we)';
const ARE = '(?:is|are|was|were)';
/** "is that", "fit that description", "are in that position": those of whom it was said. */
const MATCH =
  '(?:(?:is|are|was|were) (?:that|this|it|those|they|these)|would (?:that|it|this|those|they) be|(?:match|qualify|fit|fulfil|fulfill|meet|satisfy|come under|fall under|fall into)(?: (?:that|this|these|those|the|it))?(?: (?:description|profile|bill|criteria|conditions?|pattern|definition|case|group))?|(?:are|is) in (?:that|this|such a) (?:position|situation|group|case|category|boat|spot)|(?:does|do|would) (?:that|this) (?:make|apply to|describe|concern|cover|come to))';
const OVER =
  '(?<B>above|over|below|under|at least|at most|more than|less than|higher than|lower than|beyond|north of)';
const OF_THEM = `(?<D>[a-z]+(?: [a-z]+)?) (?:do we (?:see|find|have|get)|(?:${ARE}|would|do|does|have|has)(?: be)? ${THEY}(?: be| see| find| have)?|qualify|qualifies|match|matches|fit|come up|come out|stand out|make it|get there|reach that)`;
/** What is shown anyway: ", and what is it", ", and at what value". */
const TAIL =
  '(?: ?,? (?:and )?(?:(?:with|at|by|for) what (?:value|figure|level|#M)|(?:what|how (?:high|low|large|small)) (?:is|are|was|were) (?:it|that|they|(?:the|their|its) (?:value|figure|level|#M)s?)))?';
/** Where it is an average. */
const TAIL_OF_AVERAGE = TAIL.replaceAll('figure', 'figure|average(?: #M)?');
/** Where no measure is named apart. */
export const TAIL_OF_ANY = TAIL.replaceAll('|#M', '');
const FIRST = '(?:highest|largest|biggest|greatest|first|top|on top|ahead|most)';
const LAST = '(?:lowest|smallest|last|bottom|least|fewest)';
/** ", and what is their balance" */
const MORE = '(?<R>(?: ,)? and (?:what|how) [^?]+)?';
/** What they have so many of. */
const COUNTED =
  '(?:no|two|three|four|five|six|[0-9]+|exactly|at least|at most|over|under|more than|fewer than|less than) ';
/** A measure of no rows of its own. */
const PLAIN_MEASURE = '(?<M>(?!(?:[a-z-]+ )*(?:for|in|of|at|with|on|among|from|by) )[a-z -]+?)';
/** What is shown of those, no figures: these may have conditions for their own. */
const SHOWN =
  '(?<R>(?: [?.] (?!.*\\b(?:numbers?|counts?|how|rates?|amounts?|totals?|averages?|balances?|volumes?|shares?|percentages?|sums?|values?)\\b).+)?)';
const NTH = '(?<N>second|third|fourth|fifth)';

/** Of which rows, said before what is asked of them: "in oak and over 9 feet: how many boats is that". */
const OF_TOPICS: readonly Turn[] = [
  turn(
    `(?<C>(?:without|with|having|in|from|at|on|since) [^:?]+?)${MARK}how many (?<X>[a-z]+(?: [a-z]+)?) ${MATCH}${MORE}`,
    'how many X C R',
  ),
  turn(
    `(?<C>[a-z]+ed (?:at|in|for|on|once|twice|by|[0-9]) ?[^:?]+?)${COLON}how many (?<X>[a-z]+(?: [a-z]+)?) ${MATCH}${MORE}`,
    'how many X who C R',
  ),
  turn(
    `(?<C>[a-z]+ing(?: [^:?]+?)?)${COLON}how many (?<X>[a-z]+(?: [a-z]+)?) ${MATCH}${MORE}`,
    'how many X C R',
  ),
  turn(`(?<C>[^:?]+?)${COLON}how many (?<X>[a-z]+(?: [a-z]+)?) ${MATCH}${MORE}`, 'how many X with C R'),
  turn(
    `(?<C>[^:?]+?)${COLON}(?:what|which) (?<P>percentage|percent|share|proportion|%) of ${OUR}(?<X>[a-z]+(?: [a-z]+)?) ${MATCH}`,
    'what P of X have C',
  ),
];

/** The list of those of whom it was said first: "still afloat: list these boats with name and price". */
const OF_LISTS: readonly Turn[] = [
  turn(
    `(?<C>(?:without|with|having|in|from|at|on|since|opened|closed|issued|made|built|[a-z]+ed) [^:?]+?)${COLON}${SHOW} (?:these|those|such|the) (?<X>[a-z]+) (?:with|along with|showing) R`,
    'list X C with R',
  ),
  turn(
    `(?:still )?(?<C>[a-z -]+?)(?<D> (?:and )?(?:with|over|under) [^:?]+?)?${COLON}${SHOW} (?:these|those|such|the) (?<X>[a-z]+) (?:with|along with|showing) (?<R>[^?]+ and [^?]+)`,
    'list C X D with R',
  ),
];

/** Which they are: "with no trip this year - which boats are they? name and length". */
const OF_WHICH: readonly Turn[] = [
  turn(
    `(?:with |having |(?=${COUNTED}))(?<C>[^:?]+?)${COLON}(?:what|which) (?<X>[a-z]+(?: [a-z]+)?) (?:are|would) ${THEY}(?: be)?(?<R>(?: [?.] .+)?)`,
    'which X have C R',
  ),
  turn(
    `(?:with|having) (?<C>[^:?]+?)${COLON}(?:what|which) (?<X>[a-z]+(?: [a-z]+)?) (?:are|would) ${THEY}(?: be)?(?: ,)? (?:and )?(?:with|at) what (?<M>[a-z]+(?: [a-z]+)?)`,
    'which X have C , with the M',
  ),
  turn(
    `(?<C>(?:without|in|from|at|[a-z]+ed (?:in|on|at|by|after|before|since|later|earlier|between|during|with)) [^:?]+?)${COLON}(?:what|which) (?<X>[a-z]+(?: [a-z]+)?) (?:are|would) ${THEY}(?: be)?${SHOWN}`,
    'which X C R',
  ),
  turn(
    `(?<C>[^:?]+?)${COLON}(?:what|which) (?<X>[a-z]+(?: [a-z]+)?) (?:are|would) ${THEY}(?: be)?${SHOWN}`,
    'which X are C R',
  ),
  turn(
    `(?:of|across|among|out of) ${OUR}(?<D>[a-z]+(?: [a-z]+)?) (?<H>(?:with|having) [^,]+) , (?:which|what)(?: one)? (?<V>(?:has|had|shows|showed|have) the [^?]+?)${TAIL_OF_ANY}`,
    'which D H V',
  ),
];

/** What they are more than, said first: "above a price of 6: which boats are those, and at what price". */
const OF_BOUNDS: readonly Turn[] = [
  turn(
    `${OVER} (?:a|an|the|our) (?<M>(?:average|mean|median|total) [a-z -]+?|(?!interest )[a-z -]+ (?:rate|share|ratio|percentage|volume|count)) of (?<N>\\S+(?: (?:%|percent|million|thousand))?)${MARK}(?:what|which) ${OF_THEM}${TAIL}`,
    'D with a M B N , with the M',
  ),
  turn(
    `(?:relative|compared) to (?:the|our) (?:overall|whole (?:book|portfolio)|total) average ${PLAIN_MEASURE}${MARK}(?:what|which) (?<D>[a-z]+(?: [a-z]+)?) (?:come in|come out|are|sit|stand|rank|score) (?:higher|above|larger)${TAIL_OF_AVERAGE}`,
    'D with an average M above the overall average , with the average',
  ),
  turn(
    `(?<B>above|below) (?:the|our) overall average ${PLAIN_MEASURE}${MARK}(?:what|which) ${OF_THEM}${TAIL_OF_AVERAGE}`,
    'D with an average M B the overall average , with the average',
  ),
];

/** By what they are ranked, said first: "by price, which five boats come out largest". */
const OF_RANKS: readonly Turn[] = [
  turn(
    `(?:by|in terms of|going by|measured by) M${MARK}(?:what|which) (?<K>[0-9]+|two|three|four|five|six|ten) (?<D>[a-z]+(?: [a-z]+)?) (?:come out|come|are|rank|stand|sit|lead)(?: (?:at the|on))? ${FIRST}${TAIL}`,
    'top K D by M',
  ),
  turn(
    `(?:by|in terms of|going by|measured by) M${MARK}(?:what|which) (?<K>[0-9]+|two|three|four|five|six|ten) (?<D>[a-z]+(?: [a-z]+)?) (?:come out|come|are|rank|stand|sit)(?: (?:at the|on))? ${LAST}${TAIL}`,
    'bottom K D by M',
  ),
  turn(
    `at the (?:bottom|low end|lower end|tail end) (?:by|in) M${MARK}(?:what|which) (?<K>[0-9]+|two|three|four|five|six|ten) ${OF_THEM}${TAIL}`,
    'bottom K D by M',
  ),
  turn(
    `at the (?:top|high end|upper end|head) (?:by|in) M${MARK}(?:what|which) (?<K>[0-9]+|two|three|four|five|six|ten) ${OF_THEM}${TAIL}`,
    'top K D by M',
  ),
  turn(
    `(?:in )?${NTH}(?: place| position)? (?:by|in) M${MARK}(?:what|which) ${OF_THEM}${TAIL}`,
    'which D is N by M',
  ),
  turn(`who (?:is|was|'s) (?:the |our )?${NTH} (?<D>[a-z]+) by M`, 'which D is N by M'),
  // "of all the channels, which one gets approved least often, and at what rate"
  turn(
    `(?:of|across|among|out of) ${OUR}(?<D>[a-z]+(?: [a-z]+)?) , (?:which|what)(?: one)? (?<V>(?:has|had|shows|showed|have) the [^?]+?)${TAIL_OF_ANY}`,
    'which D- V',
  ),
];

/** One thing more that is said of the answer: how it is counted, what goes into it. */
const OF_NOTES: readonly Turn[] = [
  turn(
    `(?<Q>how many (?:different |distinct |unique )?(?<X>[a-z]+?)s? [^.?]+) [.?;,]+ (?:please )?count each (?:one|#X|(?<=how many (?:different |distinct |unique )?(?:people|customers|borrowers|applicants|clients|members) .*)person) (?:only |just )?once`,
    'Q',
  ),
  turn(
    `(?<Q>(?:which|what) (?:[a-z]+ )*[a-z]+) (?:sell|sells|move|get sold) the (?<S>least|worst) [?.,;] (?:i mean )?by (?<M>(?:number|units?|quantity|amount|revenue|sales|turnover|volume)(?: (?!(?:and|late|declined|charged|default[a-z]*|delinquen[a-z]*|overdue|bad|missed|lost|cancel[a-z]*|return[a-z]*|complain[a-z]*|fees?) )[^ ,.?]+)*)`,
    'Q have the lowest M',
  ),
  turn(
    `(?<Q>(?:which|what) (?:[a-z]+ )*[a-z]+) (?:sell|sells|move|get sold) the (?<S>most|best) [?.,;] (?:i mean )?by (?<M>(?:number|units?|quantity|amount|revenue|sales|turnover|volume)(?: (?!(?:and|late|declined|charged|default[a-z]*|delinquen[a-z]*|overdue|bad|missed|lost|cancel[a-z]*|return[a-z]*|complain[a-z]*|fees?) )[^ ,.?]+)*)`,
    'Q have the highest M',
  ),
  turn(
    `(?<Q>(?:which|what) (?:[a-z]+ )+)is (?:the )?${NTH} (?:by|for|in) (?<X>[^,?]+) by (?:count|number)(?: [?.] how many (?:has it|does it have|did it have))?`,
    'Q has the N most X',
  ),
  // "share of red boats, counting boats rather than dollars"
  turn(
    `(?=.*?\\b(?<X>[a-z]+)s\\b)(?<Q>.*(?:percentage|percent|share|rate|proportion|%).*?)(?: ,)? (?:counting|counted by|by|in) (?:the )?(?:number of )?#Xs (?:rather than|not|and not|instead of) (?:by |in )?(?:the )?(?:dollars|amounts?|money|volume|value|dollar amounts?)`,
    'Q',
  ),
  turn(
    `how much of (?:our |the )?(?:loan |whole |entire |total )*(?:book|portfolio|fleet|stock|catalog|catalogue|base) is (?<C>[^,?]+?)(?: ,)? (?:in|as a) (?:percent|percentage|%) of the number of (?<N>[a-z]+s)`,
    'what percentage of N are C',
  ),
  turn(
    `how often (?:do|did|does) (?:people|customers|clients|applicants|members|they|guests) (?<V>abandon|cancel|drop|renew|return|withdraw) their (?<X>[a-z]+s)(?: [?.,])?(?: (?:in|as a) (?:percent|percentage|%)(?: of (?:the |all )*(?:#X|them|total))?)?(?<R>(?: ,? ?(?:by|per|for each) [^?]+)?)`,
    'what percentage of X were V~ R',
  ),
  turn(
    `(?<Q>.+? rate)(?<G> (?:by|per|for each) [^.,;?]+?)?(?: , please)?(?: [.,;])? (?:weighted|measured|taken|computed|calculated|weighed) by (?:loan |dollar |principal |money |order )?(?:amount|volume|value|principal|dollars)(?: ,? ?(?:rather than|instead of|and not|not) (?:by |on )?(?:the )?(?:counts?|number|number of loans|loan counts?|number of applications))?`,
    'Q by amount G',
  ),
  ...[
    ['say yes to', 'approved'],
    ['say no to', 'declined'],
  ].map(([said, done]) =>
    turn(
      `how often do we ${said} (?<X>[^?,.]+?)(?: [?.,])? (?:in|as a) (?:percent|percentage|%) of (?:their|the|all) (?<N>[a-z]+s)(?<R>(?: ,? ?(?:by|per|for each) [^?]+)?)`,
      `what percentage of N of X are ${done} R`,
    ),
  ),
  turn(
    `how often do (?:we|they|you) (?<V>[a-z]+) (?<X>[^?,.]+?)(?: [?.,])? (?:in|as a) (?:percent|percentage|%) of (?:their|the|all) (?<N>[a-z]+s)(?<R>(?: ,? ?(?:by|per|for each) [^?]+)?)`,
    'what percentage of N of X are V~ R',
  ),
  turn(
    `looking (?:just|only) at X , (?:what|which) (?<P>share|percentage|percent|proportion|%) (?<V>(?:is|are|was|were|has|have|had) [^?]+)`,
    'what P of X V',
  ),
  turn('(?:apart from|except for|aside from|leaving aside|disregarding) C , (?<Q>.+)', 'Q apart from C'),
  turn(
    `(?:that average|averaging) ${OVER} (?<N>\\S+) per (?<X>[a-z]+)${COLON}(?:what|which) ${OF_THEM}${TAIL_OF_ANY}`,
    'D with an average X B N',
  ),
  turn(
    `which (?<D>[a-z]+s) (?:have|are|do|did|look|perform) (?:(?:solid|good|strong|bad|weak|poor|great|serious) )?(?:customers|clients|people|numbers|trouble|badly|well|poorly|good|bad|strong|weak|solid|worst|best) [?] i mean (?<C>[^;.?]+)(?: [;.,] ${SHOW} (?:them|it|the list|the (?:figures?|values?)|the rate(?<=i mean an? (?:[a-z]+ )*rate .*)))?`,
    'which D have C',
  ),
  turn(
    `(?:our |the )?(?:newer|older|bigger|larger|smaller|riskier|pricier|cheaper|longer|shorter|younger|richer|higher|lower) (?<X>[a-z]+s) , the ones (?<C>(?:(?:that|which|who) )?(?:are |were |is )?(?:opened|built|issued|made|signed|since|after|before|over|above|under|below|at least|at most|more than|less than|fewer than|[a-z]+er than) [^.?:]+) [.:] (?<R>.+)`,
    'X C : R',
  ),
  turn(
    `(?:big|large|huge|expensive) (?<X>[^,.:?]+) , (?:of )?(?<B>(?:at least|over|above|more than) [$]?[0-9][0-9,.]*[km]?(?: million| thousand)?) [.:] (?<R>.+)`,
    'X B : R',
  ),
  turn(
    `by M , from (?:greatest|largest|highest|biggest) to (?:smallest|lowest|least) , (?<Q>(?:list|show|give) [^?.]+)`,
    'Q , highest M first',
  ),
  turn(
    `by M , from (?:smallest|lowest|least) to (?:greatest|largest|highest|biggest) , (?<Q>(?:list|show|give) [^?.]+)`,
    'Q , lowest M first',
  ),
  turn('(?<C>[^:?.]+?) only : how many (?<V>(?:are|was|were) .+)', 'how many C V'),
  turn('(?<C>[^:?.]+?) only : (?<Q>(?!how many (?:have|has|had|got|do|did) )[^:]+)', 'Q for C'),
  turn(
    `(?<X>[a-z -]+s) (?<R>(?:per|by|each) [^.,;?]+?) [.,;] (?:counts?|numbers?) ,? not (?:dollars|amounts?|money|value)`,
    'number of X R',
  ),
];

/** Turns of speech and chat, and what is told before it is asked. */
export const spokenFreelyTurns = (): readonly Turn[] => [
  ...OF_TOPICS,
  ...OF_LISTS,
  ...OF_BOUNDS,
  ...OF_WHICH,
  ...OF_RANKS,
  ...OF_NOTES,
];
