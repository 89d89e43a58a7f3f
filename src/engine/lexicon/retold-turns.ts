import { type Turn, turn } from './turn.ts';

const SHOW = '(?:show|give|list|tell|name|display|report)(?: me| us)?';
const OUR = '(?:(?:the|our) )*';
const SPAN = '(?<R>(?: (?:in|during|for|by|per|since|from|this|last|so far|until|on|across|each) .+)?)';
const MARK = ' (?:[:,-] )+';
/** What is summed wherever it is named; of rows it would not be said which of their amounts. */
const AMOUNTS =
  '(?:amounts|balances|collections|costs|expenses|fees|incomes|prices|principals|recoveries|repayments|revenues|salaries|sales|volumes|wages)';
const YEAR = '(?:19|20)[0-9]{2}';
const BY_AMOUNT = '(?:loan |loaned |dollar |principal |money )?(?:amount|volume|value|dollars|principal)';
const BY_COUNT =
  '(?:(?:the )?(?:number|count|loan count|headcount|#)(?: of (?:loans|accounts|them))?|(?:loan )?(?:count|numbers))';
const INSTEAD = '(?:,? (?:rather than|instead of|and not|not|as opposed to) (?:by |on |in )?';

/** What is told first and then asked, or asked in parts: "boats, one column for 2023 and one for 2024", "rides bigger in size than …". */
export const retoldTurns = (): readonly Turn[] => [
  // "sales by town, one column for 2023 and another for 2024", "…: 2023 in one column, 2024 in another", "…, 2023 column and 2024 column"
  turn(
    `(?<Q>.+?)${MARK}(?:with )?(?:one|a) column (?:for|with) (?<A>${YEAR})(?: ,)? (?:and )?(?:one|another|a second|the other)(?: column)? (?:for|with) (?<B>${YEAR})`,
    'Q , A and B as columns',
  ),
  turn(
    `(?<Q>.+?)${MARK}(?<A>${YEAR}) in (?:one|the first) column(?: ,)? (?:and )?(?<B>${YEAR}) in (?:another|the (?:next|other|second))(?: column)?`,
    'Q , A and B as columns',
  ),
  turn(
    `(?<Q>.+?)${MARK}(?:with )?(?:a )?(?<A>${YEAR}) column and (?:a )?(?<B>${YEAR}) column`,
    'Q , A and B as columns',
  ),
  // "compare the towns: one column with sales for 2023 and another for 2024"
  turn(
    `compare ${OUR}(?<D>[a-z]+s)${MARK}(?:one|a) column with ${OUR}M (?:for|in|of) (?<A>${YEAR}) and (?:one|another|a second)(?: column)? (?:for|with|in) (?<B>${YEAR})`,
    'M by D , A and B as columns',
  ),
  // "what do the fees add up to so far this month", "what do our fees come to by town"
  turn(
    `what (?:do|does|did) ${OUR}(?<M>(?:[a-z]+ ){0,2}${AMOUNTS}) (?:add up to|come to|amount to|sum up to|total)${SPAN}`,
    'total M R',
  ),
  // "the number of boats sold and the price they add up to"
  turn(
    `(?<Q>.+) and (?:the )?(?<M>(?:[a-z]+ )?[a-z]+) (?:that )?they (?:add up|come|amount|sum up) to`,
    'Q and their total M',
  ),
  // "how many boats are bigger in length than our average boat"
  turn(
    `(?<Q>(?:how many|which|list|show) (?<X>[a-z]+)s) (?:are |that are )?(?:bigger|higher|larger|greater|longer) in (?<M>(?:[a-z]+ )?[a-z]+) than (?:the |our )?average (?:#X|one)`,
    'Q with M above the average M',
  ),
  turn(
    `(?<Q>(?:how many|which|list|show) (?<X>[a-z]+)s) (?:are |that are )?(?:lower|shorter|smaller) in (?<M>(?:[a-z]+ )?[a-z]+) than (?:the |our )?average (?:#X|one)`,
    'Q with M below the average M',
  ),
  // "year by year, how many boats did we sell, and by what percent did that grow over the year before"
  turn(
    `(?<Q>(?=.*\\byear\\b)(?!.*\\b(?:quarter|month|week|day)s?\\b).+?)(?: ,)? and by (?:what|which|how many) (?:percent|percentage|%) (?:did|does|has) (?:that|it|this|the (?:number|total|figure)) (?:grow|change|rise|increase|grown|changed)(?: (?:over|from|versus|vs|compared (?:to|with)|on|against) (?:the )?(?:year|one) before)?`,
    'Q and year over year growth in percent',
  ),
  // "how many members have applied but have no boat"
  turn(
    '(?<Q>how many (?<X>[a-z]+)) (?:have |had )?(?<V>[a-z]+ed) but (?:(?:have |has )?never (?:got|had|received|obtained|taken out|took|held|been given|taken) (?:a|any|one)|(?:have |has |hold |got )?no|have not (?:got )?(?:a|any)) (?<Y>[a-z]+)(?<R>(?: ,)?(?: (?:by|per|for each) .+)?)',
    'Q who V but have no Y R',
  ),
  // "how many members have applied but never had an application approved"
  turn(
    '(?<Q>(?:how many|which|list|show) (?:the |all |our )*(?<X>[a-z]+)) (?:who |that )?(?:have |has |had )?(?<V>[a-z]+ed) (?:but|and|yet|though) (?:have |has )?(?:never (?:had|got)|have not had|without (?:ever )?(?:having|having had|getting)) (?:an?|any|one|even one|a single) (?<Y>[a-z]+?)s? (?<W>[a-z]+ed)(?<R>(?: ,)?(?: (?:by|per|for each) .+)?)',
    'Q who V but have no W Y R',
  ),
  // "counting only members with a boat, how many boats does each one have on average"
  turn(
    'counting only X , how many (?<Y>[a-z]+s) (?:does|do) (?:each|they|each one|each of them|each [a-z]+) have on average',
    'average number of Y per X',
  ),
  // "why do we turn down claims? show each reason and its count, most common first"
  turn(
    `why (?:do|did) we (?:decline|deny|refuse|reject|turn away|turn down) (?:applicants|applications|claims|customers|people|requests) [?] ${SHOW} (?:each |the |every )?(?<D>(?:[a-z]+ )?(?:reason|cause|motive))s? (?:and|with) (?:its|the|their) (?:count|number)(?: of [a-z]+)?(?<R>(?: ,? ?.+)?)`,
    'count by D R',
  ),
  // "guests from Rye: how many of their trips ended late"
  turn(
    `(?<X>[a-z]+s (?:from|in|of|with|without|on|at|who|whose|that) [^:?,]+) [:,-] how many of their (?<Y>[a-z]+s) (?<Z>.+)`,
    'how many Y of X Z',
  ),
  // "not insured and older than 5 years: how many boats like that do we have"
  turn(
    `(?<C>[^:?]+?) : how many (?<X>[a-z]+s) (?:like (?:that|this|these|those)|of that kind|such as these)(?: (?:do|did) we have| are there| exist)?`,
    'how many X are C',
  ),
  // "search boat names for "Ann": what number of them match"
  turn(
    `(?:search|scan|look through|go through) ${OUR}(?<N>[a-z]+) names for (?<V>[^:,?]+) [:,?]+ (?:what number|how many)(?: of (?:them|these|those))? (?:match|fit|are there|contain it|hit)`,
    'how many N names contain V',
  ),
  // "for the boats on hire, what are the lowest price, the highest one and the mean"
  turn(
    `(?<Q>.*)(?<A>minimum|lowest|smallest|min|maximum|highest|largest|max) (?<M>(?:[a-z]+ ){0,2}[a-z]+) , (?:the )?(?<B>minimum|lowest|smallest|min|maximum|highest|largest|max)(?: one)?(?: ,)? and (?:the )?(?<C>mean|average|median)(?: one)?${SPAN}`,
    'Q A , B and C M R',
  ),
  // "loss rate measured by amount rather than by number of boats"
  turn(
    `(?<Q>.+? rate)(?:,? (?:measured|counted|weighted|taken|computed|calculated|judged))? (?:by|on|in) ${BY_AMOUNT}${INSTEAD}${BY_COUNT})(?<R>.*)`,
    'Q by amount R',
  ),
  turn(
    `(?<Q>.+? rate)(?:,? (?:measured|counted|taken|computed|calculated|judged))? (?:by|on|in) ${BY_COUNT}${INSTEAD}${BY_AMOUNT})(?<R>.*)`,
    'Q R',
  ),
  // "split our total sales by kind, as percentages of the whole"
  turn(
    `(?:split|break|divide)(?: down| up)? ${OUR}(?<M>[^,?]+?) (?<D>(?:by|into) [^,?]+?)(?: ,)? (?:as|in) (?:percentages?|percents?|shares|%)(?: of (?:the )?(?:whole|total))?`,
    'M D as a percentage of the total',
  ),
  // "counting each owner once, what is the average age of owners with two boats"
  turn(
    '(?<A>.*?)(?:,? ?)counting each [a-z]+ (?:only )?once(?: ,)? (?<Q>(?!how many (?:[a-z]+ed|are|had|has|have|held|hold|own|took|were)\\b)[a-z].+)',
    'A Q',
  ),
  // "what was the peak month by number of sales in 2024, and how many was it"
  turn(
    `(?:(?<T>(?:in|during|for|of) [^,]+) , )?(?:what|which) (?:was|is) ${OUR}(?:peak|best|top|busiest|strongest) (?<P>month|quarter|year|weekday|day) (?:by|for|in|in terms of) M , (?:and )?how (?:many|much) (?:was|is|were) (?:it|that|there)`,
    'P with the highest M T',
  ),
  // "month by month, what is the moving average of sales over 3 months"
  turn(
    `(?:(?<P>day|week|month|quarter|year) by #P , )?(?:what is |show |give me )?the (?:moving|rolling) average of M (?:over|across|with a window of) (?<N>[0-9]+) (?<U>days?|weeks?|months?|quarters?|years?)(?: , (?<X>day|week|month|quarter|year) by #X)?`,
    'N U moving average of M by P X',
  ),
  // "how long do repairs take on average, in days from the order date, per town"
  turn(
    `how long do ${OUR}(?<X>[a-z]+s) take on average ,? ?in (?<U>days|weeks|months) (?:from|since|after|counted from) (?:the )?(?<A>[a-z]+)(?: date)?(?: ,)?${SPAN}`,
    'average U from A to X R',
  ),
  // "by kind, how much freight did we ship altogether, and how much duty has been paid on those trips"
  turn(
    `(?:(?<D>(?:by|per|for each) [^,]+) , )?how much (?<A>[a-z]+) did we [a-z]+(?: altogether| in total| overall)? , and how much (?<B>[a-z]+) (?:has|have|had|was|were) (?:been )?(?<V>[a-z]+ed|paid) (?:on|from|for) (?:those|these|such) [a-z]+`,
    'total A and total B V D',
  ),
  // "looking at what our members earn per year, give me the median of the yearly income"
  turn(
    `(?:looking at|considering|going by|judging by) what ${OUR}[a-z]+s (?:[a-z]+)(?: (?:per|a|each|every) (?:year|month|week|day))? , (?<Q>(?:give|show|what|find|tell) .+)`,
    'Q',
  ),
  // "for each kind, show the boats' mean length"
  turn(`(?<G>for (?:each|every) [^,]+) , ${SHOW} ${OUR}(?<X>[a-z]+s) '(?:s)? M`, 'G , show M of X'),
  // "count of boats by length band (under 10 / 10 to 20 / over 20)"
  turn(
    `(?<Q>.+) (?<B>bands?|buckets?|brackets?|groups?|tiers?|ranges?) \\( (?<X>[^/()]+) / (?<Y>[^/()]+) / (?<Z>[^/()]+)(?: / (?<W>[^/()]+))? \\)`,
    'Q B : X , Y , Z , W',
  ),
  // "gold boats: how many do we have", "…: how many of them are there", "…, how many of them do we have as guests"
  turn(
    '(?<X>[^:?]+?) [:,-] how many (?:of (?:them|these|those|such) )?(?:do we have|are there|exist|have we got|are on (?:the|our) books)(?: as [a-z]+)?',
    'how many X',
  ),
  turn('(?<X>[^:?]+?) : how many', 'how many X'),
  turn(
    '(?<X>[^:?]+?) : how many (?<Y>[a-z]+s) (?:match|qualify|fit|meet (?:this|that|these|those)|fall under (?:this|that))',
    'how many Y with X',
  ),
  // "boat size over the whole fleet: what is the median"
  turn(
    '(?<M>[^:?,]+?) : what is the (?<A>average|mean|median|total|sum|maximum|minimum|highest|lowest)(?: one| value)?',
    'A M',
  ),
  turn('(?<X>[^:?]+?) : what are they called', 'list X'),
  turn('(?<M>[^:?,]+?) : compare (?:the |our |all )?(?<D>[a-z]+(?: [a-z]+)?)', 'M by D'),
  turn(
    '(?<Q>[^:?]+?)(?: ,)? (?:broken out|split|broken down|divided|cut) (?<D>by [^:?,]+?) [:,] what does (?:it|that|this) look like',
    'Q D',
  ),
  turn(
    '(?<X>[^:?]+?) : what do their (?<Y>[a-z]+(?: [a-z]+)?) (?:come|add up|amount|sum up) to(?: altogether| in total| in all)?',
    'total Y of X',
  ),
  // "scores by kind: I need min, average and max", "group our guests by town, then list their lowest score, their average one and their highest"
  turn(
    `(?<M>[^:?,]+?) (?<D>(?:by|per) [^:?,]+?) : (?:i need |i want |${SHOW} )?(?:the )?(?<A>(?:min|minimum|lowest|average|mean|median|max|maximum|highest)) , (?:the )?(?<B>(?:min|minimum|lowest|average|mean|median|max|maximum|highest))(?: ,)? and (?:the )?(?<C>(?:min|minimum|lowest|average|mean|median|max|maximum|highest))`,
    'A , B and C M D',
  ),
  turn(
    `group ${OUR}(?<X>[a-z]+s) (?<D>by [^,?]+) , (?:then |and )?${SHOW} their (?<A>lowest|minimum|highest|maximum|average|mean|median) (?<M>[^,?]+) , (?:their )?(?<B>lowest|minimum|highest|maximum|average|mean|median)(?: one)?(?: ,)? and (?:their )?(?<C>lowest|minimum|highest|maximum|average|mean|median)(?: one)?`,
    'A , B and C M of X D',
  ),
  // "for boats of 2025, the smallest price and the largest one"
  turn(
    `(?<Q>.*)(?<A>minimum|lowest|smallest|min|maximum|highest|largest|max) (?<M>(?:[a-z]+ ){0,2}[a-z]+)(?: ,)? and (?:the )?(?<B>minimum|lowest|smallest|min|maximum|highest|largest|max|average|mean|median) one${SPAN}`,
    'Q A and B M R',
  ),
  // "by sales, what product comes in second place? show the amount too", "the number two product in terms of sales"
  turn(
    `(?:by|in terms of|judging by) M , (?:what|which) (?<D>[a-z]+(?: [a-z]+)?) (?:comes|is|came|was|ranks)(?: in)? (?<N>second|third|fourth|fifth)(?: place)?(?: [.?] (?:please )?(?:show|give|name|state)(?: me)? (?:the |its )?(?:amount|name|number|value)(?: and (?:the |its )?(?:amount|number|value|volume|#M))?(?: too| as well| also)?)?`,
    'D with the N highest M',
  ),
  turn(
    `(?:(?:i need|i want|${SHOW}) )?the number (?<N>two|three|four|five) (?<D>[a-z]+(?: [a-z]+)?) (?:in terms of|by|going by) (?<M>[^.?]+?)(?: [.?] (?:please )?(?:show|give|name|state)(?: me)? (?:the |its )?(?:amount|name|number|value)(?: and (?:the |its )?(?:amount|number|value|volume|#M))?(?: too| as well| also)?)?`,
    'D with the N~ highest M',
  ),
  // "2025's peak month for claims: which one was it, and how many came in"
  turn(
    `(?<T>[^:,?]+?) 's (?:peak|best|top|busiest|strongest) (?<P>month|quarter|year|weekday|day) for (?<X>[^:,?]+?) [:,] (?:which|what)(?: one)? (?:was|is) it(?: ,)? and how many (?:came in|were there|was it|were they)`,
    'P with the highest number of X in T',
  ),
  // "show sales for the current quarter next to the number for the same quarter of last year"
  turn(
    `(?<Q>.+?) (?:for |in )?(?:the )?(?:current|this) (?<P>quarter|month|year|week)(?: 's)?(?<M>(?: [a-z]+ (?:count|number|total|volume))?)(?: ,)* (?:next to|beside|alongside|and|versus|vs|against|compared (?:to|with))(?: ,)*(?: beside it ,)? (?:the )?(?:number|one|count|total|amount|figure|last year 's (?:count|number|total|amount)) (?:for|in|from|of) the same #P(?: (?:of|in) (?:last year|the year before|the previous year)| last year| (?:a|one) year (?:ago|earlier))?`,
    'Q M this P vs the same P last year',
  ),
  turn(
    `compare (?<M>[^:?]+?) [:,] (?:this|the current) (?<P>quarter|month|year|week)(?: first)?(?: ,)? (?:then|and|versus|against|with) the same #P (?:a year (?:earlier|ago)|of last year|last year|one year (?:earlier|ago))`,
    'M this P vs the same P last year',
  ),
  // "average rates by grade, please. limit it to …", "… keep only towns averaging above 5", "… closed ones should be left out"
  turn(
    '(?<Q>[^.?]+?)(?: , please)? [.?;] (?:limit|restrict|narrow) (?:it|this|that|them) (?:down )?to X',
    'Q for X',
  ),
  turn(
    `(?<Q>[^.?]+?)(?: , please)? [.?;] (?:only )?(?:keep|include|take|count|consider|show) only X`,
    'Q for only X',
  ),
  turn(
    '(?<Q>[^.?]+?)(?: , please)? [.?;] (?<X>(?:[a-z-]+ ){0,2}[a-z-]+) (?:should|must|are to|can) be (?:left out|excluded|ignored|dropped|skipped)',
    'Q excluding X',
  ),
  turn(
    '(?<Q>[^.?]+?)(?: , please)? [.?;] (?:please )?(?:leave out|exclude|ignore|skip|drop) (?<X>(?:[a-z-]+ ){0,2}[a-z-]+)',
    'Q excluding X',
  ),
  // "boats by length band. the bands are under 10, 10 to 20 and over 20", "… use below 10, 10 to 20"
  turn(
    '(?<Q>[^.?]+?) [.;] (?:the )?(?:bands|groups|buckets|brackets|ranges|classes|tiers)(?: in [a-z]+)? (?:are|should be|being) X',
    'Q : X',
  ),
  turn(
    '(?<Q>[^.?]+? (?:bands?|groups?|buckets?|brackets?|ranges?|classes|tiers?)) [.;] use (?<X>[^.]+?)',
    'Q : X',
  ),
  // "using length bands of under 10, 10 to 20, give me the count and the price for each band"
  turn(
    `(?:using|with|in) (?<D>[a-z -]+?) (?<B>bands|groups|buckets|brackets|ranges) (?:of|being|:) (?<X>[^?]+?) , ${SHOW} (?<M>.+?) (?:for|in|per|of) (?:each|every)(?: (?:band|group|bucket|bracket|range|one))?`,
    'M by D band : X',
  ),
  // "how many boats fall into the length bands under 10 and over 10, and what is the price in each"
  turn(
    `how many (?<X>[a-z]+(?: [a-z]+)?) (?:fall|are|come|sit|belong) (?:into|in|within|under) the (?<D>[a-z -]+?) (?:bands|groups|buckets|brackets|ranges) (?<B>[^?]+?) , and what is (?<M>.+?) in each(?: (?:band|one|of them))?`,
    'number of X and M by D band : B',
  ),
  // "band boats by length (under 10, over 10) and show the count per band", "put boats into buckets of …, and tell me how many each holds"
  turn(
    `(?:band|bucket|group|bin|split|sort) ${OUR}(?<X>[a-z]+(?: [a-z]+)?) (?:by|on) (?<D>[a-z -]+?) \\( (?<B>[^()]+) \\)(?: ,)? and ${SHOW} (?<M>.+?) (?:per|for each|in each|by)(?: (?:band|bucket|group|one))`,
    'M for X by D band : B',
  ),
  turn(
    `(?:put|sort|split|divide|place) ${OUR}(?<X>[a-z]+(?: [a-z]+)?) into (?:bands|buckets|groups|bins|brackets) of (?<B>[^?]+?)(?<D> (?:[a-z]+ )?[a-z]+) ,? ?and ${SHOW} how many (?:each (?:bucket|band|group|bin|one)? ?(?:holds|has|contains)|are in each(?: one)?)`,
    'number of X by D : B',
  ),
  turn(
    `(?:count|(?:the )?number of) ${OUR}(?<X>[a-z]+(?: [a-z]+)?) by (?<D>[a-z]+(?: [a-z]+)?) in the (?:bands|groups|buckets|ranges) (?<B>.+)`,
    'number of X by D : B',
  ),
  // "for how many members do we lack an address", "on how many lost boats did we recover nothing"
  turn(
    'for how many (?:of )?(?:our |the )*(?<X>[a-z]+) do we (?:lack|miss|not have|have no) (?:an? |any )?Y',
    'how many X have no Y',
  ),
  turn(
    'on how many (?:of )?(?:our |the )*X did we (?<V>[a-z]+) (?:no money|nothing|not (?:a|one) cent|no amount)(?: back)?(?: at all)?',
    'how many X did we V nothing from',
  ),
  // "the five shops with the highest price of late orders"
  turn(
    '(?<A>.*\\b(?:[0-9]+|two|three|four|five|six|seven|eight|nine|ten|twenty)) (?<X>(?:[a-z]+ ){0,2}[a-z]+s) (?:having|that have|which have|with) (?:the )?(?<E>biggest|greatest|highest|largest|lowest|smallest) (?<M>(?!total |average |mean |number |count )(?:[a-z]+ ){0,2}[a-z]+) (?<O>among|for|from|of|on) (?<Y>.+)',
    'A X with the E total M O Y',
  ),
  // "for each kind, how many boats were sold last year and how many this year"
  turn(
    'for (?:each|every) (?<D>[a-z]+(?: [a-z]+)?) , how many (?<X>[a-z]+) (?:were|have been|did we) (?<V>[a-z]+) (?<A>[^,]+?)(?: ,)? and how many (?<B>(?:in |during |for )?(?:this|last|the) [a-z]+(?: [a-z]+)?|(?:in |during )?[0-9]{4})',
    'number of X V A and number of X V B by D',
  ),
  // "for each cause, how many claims were refused and what percentage of all refused claims is that"
  turn(
    'for (?:each|every) (?<D>[a-z]+(?: [a-z]+)?) , how many (?<X>[a-z]+) (?:were|are) (?<V>[a-z]+(?: [a-z]+)?)(?: ,)? and what (?:percentage|percent|share|proportion) of all #V #X (?:is|are|was|were|does) (?:that|this|they|it|those)(?: make)?',
    'V X by D , count and percent of total',
  ),
  // "compare the price in 2023 with the price in 2024 for each kind"
  turn(
    `(?:(?<G>(?:for each|by|per|in each) [^,]+) , )?compare ${OUR}M in (?<A>${YEAR}) (?:with|to|and|against) ${OUR}#M in (?<B>${YEAR})(?<R>(?: ,)?(?: (?:for each|by|per|in each) .+)?)`,
    'M in A versus B R G',
  ),
  // "by how many percentage points did the price rise from boats built in 2021 to boats built in 2023, by kind"
  turn(
    `by how (?:many (?:percentage )?points|much|many) did ${OUR}M (?:rise|fall|change|increase|decrease|grow|drop|go up|go down) (?:from|between) (?:(?:loans |those |ones )?(?:built|granted|issued|made|originated) in )?(?<A>${YEAR}) (?:to|and) (?:(?:loans |those |ones )?(?:built|granted|issued|made|originated) in )?(?<B>${YEAR})(?: ,)?${SPAN}`,
    'change in M from A to B R',
  ),
  // "how many boats of each kind have a length above the mean length of that kind"
  turn(
    'how many (?<X>[a-z]+) (?:of|in|at|per|for) (?:each|every) (?<D>[a-z]+(?: [a-z]+)?) have an? (?<M>[a-z]+(?: [a-z]+)?) (?<C>above|below|over|under|higher than|lower than|greater than|larger than|smaller than) (?:the |their )?(?:average|mean)(?: #M)? (?:of|for|in) (?:that|the same|their|its) #D',
    'number of X with M C the average M of their D , by D',
  ),
  turn(
    "(?:(?:by|per|for each) (?<D>[a-z]+(?: [a-z]+)?) [:,] )?(?:the )?number of (?<X>[a-z]+) with (?<M>[a-z]+(?: [a-z]+)?) (?<C>above|below|over|under) (?:the|that) #D 's (?:own )?(?:average|mean)(?: #M)?",
    'number of X with M C the average M of their D , by D',
  ),
  // "2024 month with most sales"
  turn(
    `(?<T>${YEAR}) (?<P>month|quarter|week|weekday|day) with (?:the )?(?<E>(?:most|fewest|highest|lowest|largest|smallest) .+)`,
    'P with the E in T',
  ),
  // "what are the top 10 towns by rent, and how large is the rent in each"
  turn(
    '(?<Q>(?:what|which) (?:are|were) the (?:top|bottom) .+? by (?<M>[a-z]+(?: [a-z]+)?)) , and how (?:large|high|big|much|many) (?:is|are|was|were) (?:the |their |its )?(?:#M|amount|balance|figure|number|total|value) (?:in|at|for|of) each(?: one| of them)?',
    'Q',
  ),
  // "what percentage of all boats is insured by number, and what percentage by price"
  turn(
    '(?:what|which) (?:percentage|percent|share|proportion) of (?:all )?(?<X>[a-z]+) (?:is|are|was|were) (?<Y>[a-z]+(?: [a-z]+)?) by (?:number|count)(?: ,)? and (?:what (?:percentage|percent|share|proportion) )?by (?<M>[a-z]+)',
    'share of X that are Y and share of M that is Y',
  ),
];
