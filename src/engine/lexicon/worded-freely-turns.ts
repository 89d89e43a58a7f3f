import { HOW_MANY_FIRST } from './numbers.ts';
import { type Turn, turn } from './turn.ts';

const OUR = '(?:(?:all|the|our|those|these) )*';
const DOT = ' [.;:-]+ ';
const SHOW = '(?:and )?(?:please )?(?:show|give|list|tell|name|display|report|find)(?: me| us)?';
const ASK = `(?:what (?:is|was|are|were)|${SHOW})`;
const EACH = '(?:each|every)(?: of the)?';
const PER = `(?:by|per|(?:for|in|of|at|from|on|within) ${EACH})`;
const TOLD = '(?!(?:what|which|how|why|who|where|is|are|did|do|does) )[^.;:?]+?';
const TAKE =
  '(?:(?:take|consider|considering|look at|looking at|focus on|focusing on|start (?:from|with)|use|(?:restrict|limit) (?:it|this|yourself) to) )?(?:(?:only|just) )?(?:all )?(?:of )?(?:the |our |those )*';
const THEM = '(?: (?:of|among) (?:them|these|those|it|(?:these|those|such) [a-z]+s))';
const PART = '(?:percentage|percent|share|proportion|part|fraction|portion|%)';
const IN_PERCENT = '(?: ?,? ?(?:in|as a) (?:percent|percentage|%)(?: ,)?)';
const DONE =
  '(?:have|has|had|are|is|was|were|did|do|does|got|get|took|take|made|hold|held|own|live|earn|owe|paid|pay|went|came|come|[a-z]+ed)';
const PERIOD =
  '(?:(?:in )?(?:(?:q[1-4]|[a-z]+ quarter|[a-z]{3,9})(?: of)? )?(?:19|20)[0-9]{2}|(?:this|last) (?:year|quarter|month|week))';

const HIGHEST =
  '(?:highest|largest|biggest|greatest|most|longest|slowest|top|on top|ahead|in (?:the )?(?:first|top) (?:place|spot))';
const LOWEST = '(?:lowest|smallest|fewest|least|shortest|fastest|quickest|last|in last place|at the bottom)';
const IS =
  '(?:is|are|was|were|has|have|had|comes? out|came out|comes?|came|ranks?|ranked|stands?|shows?|saw|gets?|got)';
/** Words for the very figure that was told. */
const GENERIC = '(?:amount|number|count|total|value|figure|name)s?';
const THE_VERY = `(?:it|that|they|them|(?:the|its|their|that) ${GENERIC})`;
/** "highest averages" of what is an average, "counts" of what is counted */
const TOTALS =
  '(?:amounts?|figures?|sums?|totals?|values?|ones?|(?<=\\b(?:average|avg|mean)\\b.* )(?:averages?|means?)|(?<=\\b(?:count|counted|number|tally)\\b.* )(?:counts?|numbers?))';
/** "and how many is that", "and what is the number" */
const AND_WHAT = `(?: ?,? ?(?:and|with) (?:how (?:many|much|high|large|big|low|long)(?: (?:is|was|are|were) (?:it|that|they|there|those))?(?: (?:(?:in|of|for|at|from) )?each)?|(?:with |at |by )?what(?: (?:is|was|are|were) ${THE_VERY}| ${GENERIC})?|(?:show|give|state|name) ${THE_VERY}|(?:the|its|their) ${GENERIC}))?`;
/** A rate, average or share that is the one which was ranked or bounded: "… the highest loss rate, and what is the rate" */
const RATE_AGAIN =
  '(?<E>(?:average )?(?:rate|average|share)(?:s(?= ))?)(?<=(?:(?:highest|lowest|largest|smallest|biggest) (?:[a-z]+ ){0,2}?#E\\b|(?<!with an? (?:[a-z]+ )?)\\b#E (?:is |are |was |were )?(?:over|under|above|below|higher|lower|more|less|fewer) ).+ (?:and|with|show|give|state|include) .*)';

/** The noun of the groups that were told, in either number. */
function groupOf(name: string): string {
  return `(?:(?:[a-z]+ )??(?<${name}>[a-z]{3,}?)(?:s|es|y|ies)?(?= )(?<=\\b(?:by|per|each|every|rank|sort|order)(?: of)?(?: the| our| all)* (?:[a-z]+ )?#${name}[a-z]*\\b.*[.;:-].*)|groups?)`;
}

/** What is asked of groups that were told: which of them comes first, or which so many do. */
function firstOf(told: string, plain: string): readonly Turn[] {
  return [
    ['highest', HIGHEST],
    ['lowest', LOWEST],
  ].flatMap(([end, ends]) => {
    const asked = (number: string): string =>
      `(?:(?:which|what) ${number}(?:one|of (?:them|these|those)|${groupOf('W')}) ${IS}(?: the)? ${ends}|${SHOW} the ${number}${groupOf('V')} (?:with|having|that have) the ${ends})(?: ${TOTALS})?`;
    return [
      turn(`${told}${DOT}${asked(`(?<K>${HOW_MANY_FIRST}) `)}${AND_WHAT}`, `${plain} , ${end} first , top K`),
      turn(`${told}${DOT}${asked('')}${AND_WHAT}`, `${plain} , ${end} first , top 1`),
    ];
  });
}

/** Words of what is no number of rows. */
const QUANTITY =
  '\\b(?:amounts?|average|avg|balances?|collect(?:ed|ions)|costs?|count|exposure|fees?|incomes?|mean|median|number|percentage|prices?|principal|rates?|recover(?:ed|ies|y)|revenue|sales|scores?|share|spending|sum|time|total|turnaround|value|volumes?|wages?|weights?)\\b';

/** Groups are told first and then the first of them is asked for. */
const OF_FIRST: readonly Turn[] = [
  // "count the boats of each harbour. which harbour has the most, and how many?"
  ...firstOf(`(?:count|tally) ${OUR}(?<M>[^.;:?]+?) (?<G>${PER} [^.;:?]+)`, 'number of M G'),
  ...firstOf(`${OUR}(?<M>[^.;:?,]+?) ,? ?counted (?<G>${PER} [^.;:?]+)`, 'number of M G'),
  // "boats afloat, price summed per owner. name the ten owners with the highest totals"
  ...firstOf(
    `${OUR}(?<X>[^.;:?]+?) , (?:the |their )?(?<M>[a-z]+(?: [a-z]+)?) (?:summed|totall?ed|added)(?: up)? (?<G>${PER} [^.;:?]+)`,
    'total M of X G',
  ),
  // "group the catch by harbour. which three harbours come out on top?"
  ...firstOf(
    `(?:group|sum|total|split|break down|break|add up) ${OUR}(?<M>[^.;:?]+?)(?: up)? (?<G>${PER} [^.;:?]+)`,
    'M G',
  ),
  ...firstOf(`(?:rank|sort|order) ${OUR}(?<D>[a-z]+(?: [a-z]+)?) (?:by|on) ${OUR}(?<M>[^.;:?]+)`, 'M by D'),
  // "mean wait in days, harbour by harbour. which harbour is the slowest?"
  ...firstOf(`${OUR}(?<M>[^.;:?]+?) ,? ?(?<D>[a-z]+) by #D`, 'M by D'),
  ...firstOf(`(?!count )(?=[^.;:?]*${QUANTITY})${OUR}(?<M>[^.;:?]+?) (?<G>${PER} [^.;:?]+)`, 'M G'),
  // "boats by harbour. which harbour has the most?"
  turn(
    `(?!count |[^.;:?]*${QUANTITY})${OUR}(?<X>[^.;:?]+?) (?<G>${PER} [^.;:?]+)${DOT}(?:which|what) (?:one|${groupOf('W')}) (?:has|have|had|got|saw|gets) the most(?: of them)?${AND_WHAT}`,
    'number of X G , highest first , top 1',
  ),
  // "rank harbours by catch. which one is in second place?"
  turn(
    `(?:rank|sort|order) ${OUR}(?<D>[a-z]+(?: [a-z]+)?) (?:by|on) ${OUR}(?<M>[^.;:?]+)${DOT}(?:which|what) (?:one |of (?:them|these) |${groupOf('W')} )?${IS} (?:in |at |the )*(?<O>second|third|fourth|fifth)(?: place| position| rank| highest| largest)?${AND_WHAT}`,
    'which D has the O highest M , and what is it',
  ),
];

const AMOUNT =
  '(?:average|mean|median|total|sum of|combined|highest|lowest|largest|smallest|minimum|maximum|typical)';
const ONLY = '(?: only| alone)?';
const HOW_MANY =
  '(?:how many(?: (?:is|are|was|were) (?:there|that|it|they|those|these)| do we have)?|count them|(?:what is|give(?: me)?|show) (?:the|their) (?:number|count))';
const TOTALLED = '(?: in total| altogether| in all| all together| overall)?';

/** Rows are told first, and what of them is asked in a sentence of its own. */
const OF_TOLD: readonly Turn[] = [
  // "count the open boats by harbour. show the harbours with over 250 and their counts"
  turn(
    `(?:count|tally) ${OUR}(?<X>[^.;:?]+?) (?<G>${PER} [^.;:?]+)${DOT}(?:${SHOW} (?:the |only )*|(?:which|what) )(?:ones?|${groupOf('W')}) (?:with|have|having|that have|has) (?<B>(?:over|under|above|below|more than|fewer than|less than|at least|at most|exactly) [0-9][^ ]*)(?: of (?:them|these|those)| #X)?(?: ?,? and (?:the|their) (?:counts?|numbers?))?`,
    'number of X G , with a count B',
  ),
  // "group the boats by kind. what is the mean price of each?"
  turn(
    `(?:group|split|break down|divide|sort|bucket) ${OUR}(?<X>[^.;:?]+?)(?: up)? by (?<D>[^.;:?]+)${DOT}${ASK} (?:the |their )?M (?:of|for|in|per) (?:${EACH}|them)(?: one| group| of them| #D)?`,
    'M of X by D',
  ),
  // "consider boats sold in 2024. how many are there?"
  turn(`${TAKE}(?<X>${TOLD})${ONLY}${DOT}${HOW_MANY}${TOTALLED}`, 'number of X'),
  turn(
    `${TAKE}(?<X>(?:[^.;:?]+? )??(?<N>[a-z]+s)(?: [^.;:?]+?)?)${ONLY}${DOT}how many #N (?:is|are|was|were) (?:there|that|it|they|those|these)${TOTALLED}`,
    'number of X',
  ),
  // "grades f and g together, issued since 2023. how many loans is that?"
  turn(
    `(?<X>(?:grades?|purposes?|channels?|categor(?:y|ies)|types?|kinds?|terms?|status(?:es)?) [^.;:?,]+?)(?: (?:together|combined|taken together))?(?: , (?<R>[a-z]+ed .+?))?${DOT}how many (?<N>[a-z]+s) (?:is|are|was|were) (?:there|that|it|they|those|these)${TOTALLED}`,
    'number of N of X R',
  ),
  turn(
    `${TAKE}(?<X>${TOLD})${ONLY}${DOT}(?:how many (?:are there |are they )?|(?:${ASK} )?(?:the |their )?(?:number|count) (?:of them )?)(?<R>${PER} [^.;:?]+)`,
    'number of X R',
  ),
  turn(`${TAKE}(?<X>${TOLD})${ONLY}${DOT}how many${THEM} (?<V>${DONE} .+|[a-z]+ed)`, 'how many X V'),
  // "boat by boat, of all sold ones: what share in percent is late?"
  turn(
    `(?:by )?(?<D>[a-z]+)(?: by #D)? , (?:of|out of|among) ${OUR}(?<X>${TOLD})(?:${DOT}| , )(?:what|which) ${PART}${IN_PERCENT}?${THEM}?${IN_PERCENT}? (?:is|are|was|were) (?<V>.+)`,
    'what percentage of X are V by D',
  ),
  turn(
    `(?:${TAKE}|of |out of |among |considering )all (?:our |the )?(?<X>[a-z]+s) , (?:including|also|even) (?:those|ones|the ones) (?:with no|without|having no) (?:any |an? |single )*[a-z]+(?: at all)?(?:${DOT}| , )(?:what|which) ${PART}${IN_PERCENT}?${THEM}?${IN_PERCENT}? (?:has|have|had) V`,
    'what percentage of X have V',
  ),
  // "our total catch: what percentage of it is cod?"
  turn(
    `${TAKE}M${DOT}(?:what|which|how large a|how big a) ${PART}${IN_PERCENT}? of (?:it|that|this)${IN_PERCENT}? (?<V>${DONE} .+?)${IN_PERCENT}?`,
    'what percentage of the M V',
  ),
  turn(`${TAKE}M${DOT}how much of (?:it|that|this) (?<V>${DONE} .+)`, 'how much of the M V'),
  // "boats sold in 2024 and in 2025, one row per town and one column per year. what was the price?"
  turn(
    `X in (?<A>(?:19|20)[0-9]{2}) and (?:in )?(?<B>(?:19|20)[0-9]{2}) , (?:with )?(?:one|a) row (?:per|for each|for every) D (?:and|,) (?:one|a) column (?:per|for each|for every) year${DOT}${ASK} (?:the |their )?M`,
    'M of X by D in A and in B',
  ),
  ...[
    ['(?:is|are)', 'are'],
    ['(?:was|were)', 'were'],
    ['(?:has|have)', 'have'],
  ].flatMap(([said, plain]) => [
    turn(
      `${TAKE}(?:every|each) (?<X>${TOLD})${ONLY}${DOT}(?:what|which) ${PART}${IN_PERCENT}?${THEM}?${IN_PERCENT}? ${said} (?<V>.+?)${IN_PERCENT}?`,
      `what percentage of X+ ${plain} V`,
    ),
    turn(
      `${TAKE}(?<X>${TOLD})${ONLY}${DOT}(?:what|which) ${PART}${IN_PERCENT}?${THEM}?${IN_PERCENT}? ${said} (?<V>.+?)${IN_PERCENT}?`,
      `what percentage of X ${plain} V`,
    ),
  ]),
  turn(
    `${TAKE}(?<X>${TOLD})${ONLY}${DOT}(?:what|which) ${PART}${IN_PERCENT}?${THEM}?${IN_PERCENT}? (?<V>${DONE} .+?|[a-z]+ed)${IN_PERCENT}?`,
    'what percentage of X V',
  ),
  turn(
    `${TAKE}(?<X>${TOLD})${ONLY}${DOT}how many (?<U>days|weeks|months|hours|minutes) (?:is|was|are|were) (?:the |their |its )?(?<M>${AMOUNT} [^.;:?,]+?)(?: (?<R>${PER} .+))?`,
    'M in U of X R',
  ),
  turn(
    `${TAKE}(?<X>${TOLD})${ONLY}${DOT}${ASK} (?:the |their |its )?(?<M>${AMOUNT} [^.;:?,]+?)(?: (?<R>${PER} .+))?`,
    'M of X R',
  ),
  // "boats on hire, list three things. they are the name, the length and the price"
  turn(
    `(?<Q>.+?) (?:list|show|give)(?: me)? ${HOW_MANY_FIRST} (?:things|columns|fields|items|details)${DOT}(?:they are|these are|namely) (?:the )?(?<C>.+)`,
    'Q list C',
  ),
];

const BANDS = '(?:bands?|groups?|buckets?|brackets?|ranges?|tiers?|classes)';
const LISTED =
  '(?<B>(?:under|below|less than|fewer than|up to|at most|<|over|above|more than|at least|[0-9$]).+?)';
const PUT = '(?:put|group|sort|split|divide|bucket|bin|break)(?: up| down)?';

/** Bands are listed first, and what of each is asked afterwards. */
const OF_BANDS: readonly Turn[] = [
  // "bucket the boats by price: less than 10, from 10 to 20, 20 upward. how many fall in each?"
  turn(
    `${PUT} ${OUR}(?<X>[a-z]+s) by (?<F>[a-z-]+(?: [a-z]+){0,2}) ?(?:into|:|,) ${LISTED}(?:${DOT}| , )(?:and )?(?:how many (?:fall|are(?: there)?|land|belong) (?:in|into|to) each(?: one| of them| ${BANDS})?|${SHOW} the (?:number|count)s? (?:in|into|to|of|for|per) each(?: one| of them| ${BANDS})?)`,
    'number of X by F band : B',
  ),
  // "group owners' ages into below 30 and 30 upwards; what percentage of boats in each group was sold?"
  turn(
    `${PUT} ${OUR}(?<N>[a-z]+s) '(?:s)? (?<F>[a-z]+(?: [a-z]+)?) (?:into|in|:) ${LISTED}(?:${DOT}| , )(?:and )?(?:what|which) ${PART} of (?<X>[^?]+?) (?:in|of|for) each(?: (?:group|one|of them|${BANDS}))? (?<V>${DONE} .+)`,
    'what percentage of X V by F band : B',
  ),
  // "boats sold in 2025, banded by length into below 10, 10 to 20 and 20 and up. how many are in each band?"
  turn(
    `${TAKE}(?<X>[^.;:?]+?) ,? ?(?:banded|bucketed|grouped|split|binned|sorted|divided) by (?<F>[^,.;:?]+?) (?:into|in|:) ${LISTED}(?:${DOT}| , )(?:and )?(?:how many(?: #X)?(?: (?:fall|falls|land|belong|are|were|is|was)(?: there| they)?)?(?: (?:in|into|to|of|for|per) each(?: one| of them| ${BANDS})?)?|count (?:them|those|each)(?: (?:in|into|to|of|for|per) each(?: one| of them| ${BANDS})?| ${BANDS})?|${SHOW} the (?:number|count)s?(?: (?:in|into|to|of|for|per) each(?: one| of them| ${BANDS})?)?)`,
    'number of X by F band : B',
  ),
  turn(
    `${PUT} ${OUR}(?<X>[^.;:?]+?) (?:into|in) (?:${HOW_MANY_FIRST} )?${BANDS} (?:of|by|for) (?<F>[^,.;:?]+?) ?[:(,] ${LISTED}(?: \\))?(?:${DOT}| , (?=and ))(?:and )?(?:then )?${ASK} (?:the |their )?(?<M>[^?]+?) (?:in|of|for|per) (?:${EACH}(?: one| of them)?(?: ${BANDS})?)`,
    'M of X by F band : B',
  ),
  // "how does the loss rate differ between boats whose length is below 10, 10 to under 20, and 20 or more?"
  turn(
    `how (?:does|do|did) (?:the |our )*M (?:differ|vary|compare|change) (?:between|among|across|for) ${OUR}(?<X>[^,]+?) (?:whose|with an?|with) (?<F>[^,]+?) (?:(?:is|are|was|of) )?(?<B>(?:under|below|less than|up to|[0-9$]).+ (?:over|above|more|higher|up|upwards?|older|greater)(?: [0-9.,$]+)?)`,
    'M of X by F band : B',
  ),
  turn(
    `${PUT} ${OUR}(?<X>[a-z]+s) by (?<F>[a-z-]+(?: [a-z]+)?) into ${LISTED} ,? ?and (?:count|tally) (?:each(?: ${BANDS})?|them|those)`,
    'number of X by F band : B',
  ),
];

/** What a number is compared with is worked out in a sentence of its own. */
const OF_YARDSTICKS: readonly Turn[] = [
  // "take the mean price of all boats. how many boats sold cost more than that?"
  turn(
    `(?:take|compute|calculate|find|work out|get|consider|start (?:with|from)) (?:first )?(?:the |our )*(?<A>(?:average|mean|median) [^.;:?]+?)${DOT}(?<Q>[^.;:?]+? (?:above|below|over|under|than|exceeding|exceeds?)) (?:it|that|this|(?:this|that) (?:average|mean|median|figure|number|value|amount))(?: ,? ?and what (?:is|was) ${THE_VERY})?`,
    'Q the A',
  ),
  // "how many boats are larger in length than the mean over all boats we ever built"
  turn(
    `(?<Q>.+?) (?:are |is |that are )(?:bigger|higher|larger|greater|longer|more) in (?<M>(?:[a-z]+ )?[a-z]+) than (?:the |our )?average (?:of|over|across|for|among) (?:all|every|each|all the|all our) (?<N>[a-z]+)(?: we(?: have)?(?: ever)? (?:built|had|have|issued|made|sold|own|lent|granted|originated))?`,
    'Q have a M above the average M of all N+',
  ),
  turn(
    `(?<Q>.+?) (?:are |is |that are )(?:lower|shorter|smaller|less) in (?<M>(?:[a-z]+ )?[a-z]+) than (?:the |our )?average (?:of|over|across|for|among) (?:all|every|each|all the|all our) (?<N>[a-z]+)(?: we(?: have)?(?: ever)? (?:built|had|have|issued|made|sold|own|lent|granted|originated))?`,
    'Q have a M below the average M of all N+',
  ),
];

/** Parts of a whole, which stands first or is said at the end. */
const OF_PARTS: readonly Turn[] = [
  // "boats sold in 2025: what is each harbour's share of them in percent?"
  turn(
    `${TAKE}(?<M>${TOLD})${DOT}${ASK} ${EACH} (?<D>[a-z]+(?: [a-z]+)?) 's ${PART} (?:of|in) (?:it|them|that|this|those|the total|the whole)${IN_PERCENT}?`,
    'percentage breakdown of M by D',
  ),
  turn(
    `${TAKE}(?<M>${TOLD})${DOT}(?:what|which|how large a|how big a) ${PART}${IN_PERCENT}?(?: of (?:it|them|that|this|those))?${IN_PERCENT}? (?:does|did|do|is|was|are|were) ${EACH} (?<D>[a-z]+(?: [a-z]+)?)(?: (?:have|make up|account for|represent|contribute|hold))?`,
    'percentage breakdown of M by D',
  ),
  // "how much did each harbour contribute, in percent, to the catch of 2025?"
  turn(
    `how much (?:did|does|do|has|have) ${EACH} (?<D>[a-z]+(?: [a-z]+)?) (?:contributed?|added?)${IN_PERCENT} to (?:the |our )*M`,
    'percentage breakdown of M by D',
  ),
  turn(
    `how (?:large|big|great|high) an? ${PART} of (?:the |our )*M${IN_PERCENT} (?<V>(?:is|are|was|were|comes?|came|goes|went|sits?|lies?|stems?) .+)`,
    'what percentage of M V',
  ),
  turn(
    `out of ${OUR}(?:every|each) (?<N>[a-z]+)(?: we have| of ours)? , how many percent (?<V>${DONE} .+)`,
    'what percentage of N+ V',
  ),
];

/** "and how many were there", "and what is the number" */
const AND_HOW_MANY = `(?: ?,? and (?:how many(?: #X)?(?: (?:is|are|was|were|did|do|came|come) (?:there|it|that|they|those|we (?:get|have|find|see)))?(?: (?:from|in|at|for|on|through|by) (?:there|${EACH}(?: one| of them)?))?|what (?:is|was) (?:the|that|their) (?:number|count)|in what number))?`;
const FEW_AND_MANY = [
  ['(?:most|(?:largest|highest|greatest|biggest) (?:number|numbers|count) of)', 'most'],
  ['(?:fewest|(?:smallest|lowest) (?:number|numbers|count) of)', 'fewest'],
];

/** A question with its rank or number asked once more in other words. */
const OF_TAILS: readonly Turn[] = [
  // "payments due in q3 2025 and already paid"
  turn(
    '(?<A>(?:.* )?)(?<P>payments|installments|instalments) (?<T>due [^.;:?,]+?) and (?:already |since )?paid(?<R>(?: .+)?)',
    'A paid P T R',
  ),
  // "how many different owners have a boat with one of our clubs in the south?"
  turn(
    '(?<A>.+?) (?:with|at|from|in|by) one of (?:our|the) (?<N>[a-z]+s) (?<R>(?:in|of|with) .+)',
    'A at any N R',
  ),
  turn(
    '(?<A>.+?) (?:(?:did|do) (?:(?:we|they|you|people) )??)(?:finish|complete) paying off R',
    'A were paid off R',
  ),
  // "name the office that ranks number two by total exposure and state its exposure"
  ...[
    ['(?:two|2)', 'second'],
    ['(?:three|3)', 'third'],
  ].map(([said, plain]) =>
    turn(
      `(?:which|what|name|show|give|list|find)(?: me)? (?:the )?(?<D>[a-z]+(?: [a-z]+)?) (?:that |which )?(?:ranks?|comes?|is|stands?)(?: in)? (?:number|no|no \\.|nr|#) ${said} (?:by|on|in|for) (?<M>(?:(?! and )[^,.;:?])+?)(?: ?,? and (?:(?:state|show|give|name|tell)(?: me| us)? )?(?:what (?:is|are|was|were) )?(?:${THE_VERY}|(?:its|their|the|that) (?:#M|(?<E>[a-z]+)(?<=\\b(?:total|overall|combined) #E ?,? and .*))))?`,
      `which D has the ${plain} highest M , and what is it`,
    ),
  ),
  // "at which ports is the fee above 5? show the figure too"
  turn(
    `(?<Q>(?:(?:at|in|for|on) )?(?:which|what) .+?) [?.] (?:show|give|state|include)(?: me)? (?:the|that|this|their|its) (?:(?:figure|number|value|amount|total|count)s?|${RATE_AGAIN})(?: too| as well| also)?`,
    'Q , and what is it',
  ),
  turn(
    `(?<Q>.+?) ,? ?(?:together|along) with (?:that|the|this|their|its) (?:(?:number|count|figure|value|amount)s?|${RATE_AGAIN})`,
    'Q , and what is it',
  ),
  // "list the ports, with their loss rate, where the loss rate is higher than for all our ports taken together"
  turn(
    `(?:${SHOW} )?(?:the )?(?<D>[a-z]+) ,? ?with (?:their|its|the) M ,? ?(?:where|for which|if) (?:the|their|its) #M (?:is|was|are) (?:higher|larger|greater|more|bigger) than (?:that )?(?:for|of|over) all (?:our |the )?(?<N>[a-z]+)(?: taken together| together| combined| overall)?`,
    'D whose M is above the M of all N , with their M',
  ),
  turn(
    `(?:${SHOW} )?(?:the )?(?<D>[a-z]+) ,? ?with (?:their|its|the) M ,? ?(?:where|for which|if) (?:the|their|its) #M (?:is|was|are) (?:lower|smaller|less) than (?:that )?(?:for|of|over) all (?:our |the )?(?<N>[a-z]+)(?: taken together| together| combined| overall)?`,
    'D whose M is below the M of all N , with their M',
  ),
  // "of the offers received in 2025, count the rejected ones by channel"
  turn(
    `(?:of|from|among) ${OUR}(?<X>[^,]+) , count (?:the |all )?(?<A>[a-z]+(?: [a-z]+)?) ones(?<R>(?: ${PER} .+)?)`,
    'number of X that are A R',
  ),
  // "of the money that came in last month, how much was principal and how much was interest?"
  turn(
    `(?:of|out of) ${OUR}(?:money|cash|amounts?|collections|sums?) (?:that |which )?(?:we )?(?:came in|collected|received|took in|was received|was collected) (?<T>[^,]+) , how much (?:was|were|is) A(?: ,)? and how much (?:was |were |is )?(?<B>[a-z]+(?: [a-z]+)?)`,
    'A and B collected T',
  ),
  turn(
    `for ${EACH} (?<D>[a-z]+(?: [a-z]+)?) , (?:what|which) ${PART} of (?<M>(?:the )?[a-z]+ of [^,?]+?) (?:did|have|do) (?:we|you|they) (?:recover|recovered|recovery|collect|collected|recoup|recouped)`,
    'what percentage of M have we recovered by D',
  ),
  turn(
    `of (?<M>(?:the )?[a-z]+ of [^,?]+?) , (?:what|which) ${PART} (?:did|have|do) (?:we|you|they) (?:recover|recovered|recovery|collect|collected|recoup|recouped)(?<D>(?: ${PER} [a-z]+(?: [a-z]+)?)?)`,
    'what percentage of M have we recovered D',
  ),
  // "in how many cases is the boat's price smaller than the offer?"
  turn(
    `in how many cases (?:is|was) (?:the |a )?(?<N>[a-z]+) 's (?<M>[a-z]+(?: [a-z]+)?) (?<C>smaller|lower|larger|higher|less|more|bigger|greater) than Y`,
    'how many N+ have a M C than Y',
  ),
  turn(
    `how many (?<U>days|weeks|months) after (?:being|(?:they|it) (?:are|were|is|was)) (?<A>[a-z]+) (?:do|did) ${OUR}(?<X>[a-z]+s) (?:get|become|go) (?<B>[a-z]+(?: (?:off|out|back))?) on average(?: ,)?(?: (?:split|broken down|grouped|separately))?(?<R>(?: ${PER} .+)?)`,
    'average U from A to B of X R',
  ),
  turn(
    `by (?:what|which|how many) ${PART} (?:did|does|has|have) (?:the |our )*M (?:change|grow|rise|move) (?:from|over|compared (?:to|with)|against) (?:the )?(?:previous|prior|preceding) (?<U>year|quarter|month) ,? ?(?:for )?${EACH} #U(?<R>(?: (?:from|since|between) .+)?)`,
    'percentage change of M from the previous U by U R',
  ),
  turn(
    `(?:${SHOW} )?(?:the )?(?<A>cumulative|running) M at the end of ${EACH} (?<U>month|quarter) (?:of|in) (?<Y>(?:19|20)[0-9]{2})(?: ,? ?(?:counting|starting) (?:from|in|with) january)?`,
    'A M by U in Y',
  ),
  turn(
    `(?:${SHOW} )?(?:the )?(?<A>smallest|lowest|minimum) , (?:the )?(?<B>mean|average|median) and (?:the )?(?<C>largest|highest|maximum|biggest) (?<M>[a-z]+(?: [a-z]+)?)(?<R>(?: (?:of|for|in|within|among|by) .+)?)`,
    'A M , B M and C M R',
  ),
  turn(
    `where do most of (?:our|the) (?<X>[a-z]+) (?:live|come from|sit|reside|work) [?.] ${SHOW} (?:the )?(?:leading|top|first) (?<K>${HOW_MANY_FIRST}) (?<D>[a-z]+) (?:with|and|by) (?:the|their) (?:headcount|number|count|numbers|counts)(?: of #X)?`,
    'top K D by number of X',
  ),
  turn('divide (?:the |our )*A by (?:the |our )*B', 'A divided by B'),
  // "could you tell me which boats are late"
  turn(
    '(?:could|can|would|will) (?:you|i|we) (?:please )?(?:tell|show|give|list|see|know|let me know)(?: me| us)? (?<Q>(?:(?:from|in|at|for|on|by|to) )?(?:which|what|how|who|where|why) .+)',
    'Q',
  ),
  // "for boats sold in 2025, could you show the mean price by kind"
  turn(
    '(?<G>(?:for|among|of|in) [^?.;:]+?) , (?:could|can|would|will) (?:you|i|we) (?:please )?(?<S>(?:show|give|list|see) .+)',
    'G , S',
  ),
  // "from which five towns did the most new members come in 2025, and how many were there?"
  ...FEW_AND_MANY.map(([said, plain]) =>
    turn(
      `(?:from|in|at|for|on|through|by) (?:which|what) (?<D>(?:${HOW_MANY_FIRST} )?[a-z]+(?: [a-z]+)?) (?:did|do|does) (?:we (?:find|have|see|get) )?the ${said} (?<X>(?:(?! and (?:how|what|in what|with) )[^,?])+?)(?: (?:come|live|arrive|originate|sit|fall))?(?<T>(?: ${PERIOD})?)${AND_HOW_MANY}`,
      `which D had the ${plain} X T , and how many`,
    ),
  ),
  // "which five towns gave us the most new members"
  turn(
    `(?<Q>(?:which|what) [a-z ]+?) (?:gave|give|gives|brought|bring|brings|sent|send|sends|supplied|produced|generated)(?: us| in| me)* (?<M>the (?:most|fewest|highest|lowest|largest|smallest) .+)`,
    'Q had M',
  ),
  turn(
    `(?<Q>(?:which|what) .+ (?:most|fewest|highest|lowest|largest|smallest|biggest|more|fewer|less|over|under|above|below|higher|lower) .+?) ?,? and (?:what|how (?:high|large|big|low|long)) (?:is|was|are|were) (?:(?:they|that|that (?:number|figure|amount)|(?:the|their|its) (?:number|figure|amount|value)|(?:the|that|their|its) ${RATE_AGAIN})(?: (?:for|in|of|at) ${EACH}(?: one| of them)?)?|it (?:for|in|of|at) ${EACH}(?: one| of them)?)`,
    'Q , and what is it',
  ),
  // "for which three kinds are boats the longest on average, and how long are they?"
  turn(
    `(?:for|in|at|on|of|with) (?:which|what) (?<D>(?:${HOW_MANY_FIRST} )?[a-z]+(?: [a-z]+)?) (?:are|were) (?:the |our )*(?<X>[a-z]+) the (?<S>largest|smallest|biggest) on average${AND_WHAT}`,
    'which D have the S average size of X , and what is it',
  ),
  // "how do the towns rank, from most to least, on rent in 2025?"
  turn(
    `how (?:do|did) ${OUR}(?<D>[a-z]+(?: [a-z]+)?) rank(?: ?,? ?(?:from (?:most|highest|largest|best|top) to (?:least|lowest|smallest|worst|bottom)|highest first)(?: ,)?)? (?:on|by|in|in terms of|for) M(?: ?,? ?and (?:how (?:much|many)(?: is (?:it|that))?|what (?:is|are|was|were) ${THE_VERY}))?`,
    'M by D , highest first',
  ),
  // "through which ports did the boats arrive, and how many came through each?"
  turn(
    `(?:from|in|at|for|on|through|by|to|via|under) (?:which|what) (?<D>[a-z]+(?: [a-z]+)?) (?:did|do|does|were|was|have|are) (?:the |our )*(?<X>[^,?]+?)(?: (?:arrive|come in|come|reach us|made|filed|submitted|issued|booked|sent|received|taken|sold|live))? ?,? and (?:how many|what number)(?: (?:#X|of them))?(?: (?:were|are|did|do))?(?: (?:there|they|it|came|come|arrived|arrive|went|go))?(?: in)? (?:through|in|from|by|at|for|to|via|on|under|per) (?:each|every)(?: one| of them| #D)?`,
    'number of X by D',
  ),
  // "why did we turn down requests of 2025, and how often for each reason?"
  turn(
    `why (?:did|do|have) (?:we|you|they) (?<V>turn down|decline|reject|refuse|cancel|close|return|drop) X(?: ,)? (?:and )?how (?:often|many)(?: (?:(?:for|by|per) )?(?:each|every|per)(?: reason| one)?)?`,
    'number of X V~ by reason',
  ),
  // "what fee did each kind carry on average among boats sold in 2025, and how many such boats were there?"
  turn(
    `what (?<M>[a-z]+(?: [a-z]+)?) (?:did|does|do) ${EACH} D (?:carry|have|pay|get|charge|show|bring|earn|reach) on average (?:among|for|on|in|across|over) (?<X>(?:[a-z-]+ )*?(?<N>[a-z]+s)(?: [^,]+?)?) ?,? and how many (?:such #N|of them|#N|were) ?(?:were|are|was)? ?(?:there|it|they)?(?: (?:in|for|of) each)?`,
    'average M and number of N by D for X',
  ),
  turn(
    `what (?<M>[a-z]+(?: [a-z]+)?) (?:did|does|do) ${EACH} D (?:carry|have|pay|get|charge|show|bring|earn|reach) on average (?:among|for|on|in|across|over) X`,
    'average M by D for X',
  ),
  // "how large, on average, were boats of 2024", "by how many days, on average, were …"
  turn(
    'how (?:large|big|small) ,? ?on average ,? ?(?:are|were|is|was) (?:the |our )*(?!.*(?:amount|balance|rate|fee|price|income|cost)s? )(?<X>(?:[a-z-]+ )??[a-z]+s(?: .+)?)',
    'average size of X',
  ),
  turn('(?<A>.+?) , on average , (?<B>.+)', 'A B on average'),
  // "how much do the fees on late boats add up to in amounts due?"
  turn(
    'how much (?:do|did|does) (?:the |our |all )*X (?:add up|amount|come|sum up) to in (?:terms of )?(?:the )?(?<M>[a-z]+(?: [a-z]+)?)',
    'total M of X',
  ),
  // "how much do members earn on average if they rent and have two boats?"
  turn(
    'how (?<H>much|many|old|long) (?<D>do|does|did|are) (?:the |our )*(?<N>[a-z]+s) (?<E>[^,]+?) ,? ?if they V',
    'how H D N who V E',
  ),
  turn(
    '(?<Q>.+?)(?: ,)? (?:counting|starting|beginning|reckoning) (?:from|with) (?<T>(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]) .*)?(?:19|20)[0-9]{2})',
    'Q since T',
  ),
  turn('how much (?:do|did) (?:we|you|they) have outstanding R', 'how much is outstanding R'),
  turn(
    '(?<Q>how much .+? (?<P>on|for|in|from|with) (?<A>[a-z-]+) (?<N>[a-z]+s)) and how much #P (?<B>[a-z-]+) (?:ones|#N)',
    'Q versus B N',
  ),
  // "year by year, according to the order date: what were our sales?"
  turn(
    `(?<U>year|quarter|month|week) by #U , (?:according to|going by|based on|using|by) (?:the )?(?<F>[a-z]+(?: [a-z]+)? date)(?:${DOT}| , )(?:(?:what|how much) (?:is|was|were|are) )?(?:the |our )*M`,
    'M by U of F',
  ),
  turn(
    `(?<Q>.*?)(?:what (?:is|was|are|were) )(?:the |our )(?<N>[a-z]+s) '(?:s)? (?<M>(?:average|mean|median|total|combined) [a-z ]+?)`,
    'Q what is the M of N',
  ),
  // "how much did every region sell in 2024 versus 2025? put the two years in separate columns"
  turn(
    `how much did ${EACH} D (?<V>[a-z]+) in (?<A>(?:19|20)[0-9]{2}) (?:versus|vs|and|compared (?:with|to)) (?:in )?(?<B>(?:19|20)[0-9]{2})(?:(?:${DOT}| [?] )(?:put|show|give|have) (?:(?:the|two|both|years?|each|one|them|figures|numbers|in|as|side|by|separate|its|own|an?|per|for) )*columns?)?`,
    'how much did we V by D in A and in B',
  ),
  // "looking at boats sold in 2025, how small and how large was the price for each kind that had at least 100 of them?"
  turn(
    '(?<A>.*)how small and how large (?<B>was|were|is|are) (?<R>.+)',
    'A what B the minimum and maximum R',
  ),
  turn(
    `(?:looking at|for|of|among|considering) (?<X>(?<N>[a-z]+s)(?: [^,]+)?) , (?:what (?:was|were|is|are) )?(?:the )?M (?:for|of|in) ${EACH} D (?:that had|that has|with|having) (?<B>(?:at least|more than|over|at most|fewer than|under) [0-9]+) (?:of them|of those|such #N|#N)`,
    'M of X by D , only D+ with B N',
  ),
  turn(
    '(?<P>.*)(?<A>minimum|lowest|smallest|min) and the (?<B>maximum|largest|highest|biggest|max) (?<R>.+)',
    'P A and B R',
  ),
  // "how much more money did we lend in 2025 than in 2024"
  turn('(?<A>how much more) (?:money|cash|dollars) (?<R>(?:did|do|does|have) .+)', 'A R'),
  turn('(?<A>.+) (?:dollar|money|cash|absolute) difference(?<R>(?: .+)?)', 'A difference R'),
  turn('(?<Q>(?:which|what) [a-z ]+?) combine A with (?:an? )?B', 'Q have A and a B'),
  turn('(?<A>.+?) not (?:one|a single) (?<B>.+)', 'A no B'),
];

/** Whole questions in other words, whatever they are about. */
export const wordedFreelyTurns = (): readonly Turn[] => [
  ...OF_YARDSTICKS,
  ...OF_BANDS,
  ...OF_FIRST,
  ...OF_PARTS,
  ...OF_TOLD,
  ...OF_TAILS,
];

/** Tried where no other turn fits. */
export const lastTurns = (): readonly Turn[] => [
  turn(
    '(?<A>how (?:much|many|long) .+ on average) (?:in|for|at|on|within) each (?<D>[a-z]+(?: [a-z]+)?)',
    'A by D',
  ),
  turn('(?<A>.+?) with us(?<R>(?: ?,? .+)?)', 'A R'),
  turn(
    '(?!.* (?:have|has|had|hold|holds|having|with|without)(?! (?:we|you|they|been) ) )(?<A>(?:how|what (?:percentage|share|percent)|(?:what (?:is|was|are|were) )?(?:the )?(?:average|total|median|mean|number)) .+?) (?:in|for|at|on|within|from|to) every (?<D>[a-z]+(?: [a-z]+)?)',
    'A by D',
  ),
];
