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
export const RETOLD_TURNS: readonly Turn[] = [
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
    `(?<Q>.+?) (?:are |is |that are )?(?:bigger|higher|larger|greater|longer) in (?<M>(?:[a-z]+ )?[a-z]+) than (?:the |our )?average(?: [a-z]+)?`,
    'Q with M above the average M',
  ),
  turn(
    `(?<Q>.+?) (?:are |is |that are )?(?:lower|shorter|smaller) in (?<M>(?:[a-z]+ )?[a-z]+) than (?:the |our )?average(?: [a-z]+)?`,
    'Q with M below the average M',
  ),
  // "year by year, how many boats did we sell, and by what percent did that grow over the year before"
  turn(
    `(?<Q>.+?)(?: ,)? and by (?:what|which|how many) (?:percent|percentage|%) (?:did|does|has) (?:that|it|this|the (?:number|total|figure)) (?:grow|change|rise|increase|grown|changed)(?: (?:over|from|versus|vs|compared (?:to|with)|on|against) (?:the )?(?:year|month|quarter|one) before)?`,
    'Q and year over year growth in percent',
  ),
  // "how many members have applied but have no boat"
  turn(
    '(?<Q>how many (?<X>[a-z]+)) (?:have |had )?(?<V>[a-z]+ed) but (?:never got (?:a|any)|(?:have |has |hold |got )?no|have not (?:got )?(?:a|any)) (?<Y>[a-z]+)',
    'Q who V but have no Y',
  ),
  // "give me name and open claim count of every member with two boats"
  turn(
    `${SHOW} ${OUR}(?<A>[a-z]+(?: [a-z]+)?) and (?:the )?(?<N>(?:[a-z-]+ ){1,3})count of (?:each|every) (?<X>[a-z]+) (?<R>(?:having|with|who|that) .+)`,
    'X+ R : A and number of N',
  ),
  // "counting only members with a boat, how many boats does each one have on average"
  turn(
    'counting only X , how many (?<Y>[a-z]+s) (?:does|do) (?:each|they|each one|each of them|each [a-z]+) have on average',
    'average number of Y per X',
  ),
  // "why do we turn down claims? show each reason and its count, most common first"
  turn(
    `why (?:do|did|were|are|is) [a-z ]+ [?] ${SHOW} (?:each |the |every )?(?<D>(?:[a-z]+ )?(?:reason|cause|motive))s? (?:and|with) (?:its|the|their) (?:count|number)(?: of [a-z]+)?(?<R>(?: ,? ?.+)?)`,
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
  turn('(?<A>.*?)(?:,? ?)counting each [a-z]+ (?:only )?once(?: ,)? (?<Q>.+)', 'A Q'),
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
  // "owners with a boat, count by band: under 10, 10-20"
];
