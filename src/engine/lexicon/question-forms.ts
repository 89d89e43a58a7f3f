import { type Turn, turn } from './turn.ts';

/** Everyday forms of questions that ask for what a plainer one asks: which of two is more, for every dollar of one thing, what comes second. */

const MORE = '(?:higher|longer|bigger|larger|greater|lower|shorter|smaller|better|worse)';
const OF = '(?:on|for|with|among|in|at|of|to|from|under)';
const BE = '(?:are|were|is|was)';
const GIVE =
  '(?:[?.;:,] )?(?:please |and |also |then )*(?:show|give|list|tell|report|return|display|provide|state)(?: me| us)?';
const EACH =
  '(?:for|of|on|in|by|per|with) (?:each|both|either|the two|each one|each of (?:them|the two|these)|every one|each (?:group|side|kind|type|one)|them|the two of them)';
const VALUES =
  '(?:values|figures|numbers|counts|rates|amounts|totals|sums|volumes|shares|percentages|of them)';
const WHEN =
  '(?: (?<T>(?:in|during|since|for) (?:[a-z]+ )?(?:[a-z0-9]+ )?\\d{4}|(?:in |during )?(?:this|last) (?:year|quarter|month|week)|yesterday|today|so far))?';
const PEOPLE =
  '(?:people|persons|customers|clients|borrowers|applicants|members|users|they|we|someone|somebody)';

/** Two sides, said again or not: what they are compared in is said in the question or after it. */
function sides(
  said: string,
  [measure, average]: readonly [measure: string, average: string],
): readonly Turn[] {
  return [
    turn(`${said} ${GIVE} (?:the )?(?:both|two|all)(?: the| of the)? (?:averages|means)`, average, measure),
    turn(`${said} ${GIVE} (?:the )?(?:both|two|all)(?: the| of the)? ${VALUES}`, measure),
    turn(`${said} ${GIVE} (?:the )?(?<G>.+?) ${EACH}`, 'G of A versus B'),
    turn(
      `${said} ${GIVE} (?:the )?(?<G>.+?) (?:for|of) (?<P>\\S+(?: \\S+){0,2}) and (?<Q>\\S+(?: \\S+){0,2})`,
      'G of P versus Q',
    ),
    turn(said, measure),
  ];
}

const SIDE = '(?<A>(?![^?.]*\\bthan\\b)[^?.,;]+?)';
const OTHER = '(?<B>(?:(?!\\b(?:or|than)\\b)[^?.,;])+?)';
const NOUN = '(?<M>(?:the |our )?(?:[a-z-]+ ){0,3}[a-z-]+)';

/** Which of two is more. */
const OF_TWO: readonly Turn[] = [
  // "are terms longer on used or new auto loans?"
  ...sides(`${BE} ${NOUN} ${MORE} ${OF} ${SIDE} or (?:${OF} )?${OTHER}`, [
    'M of A versus B',
    'average M of A versus B',
  ]),
  // "do renters or owners have the higher average credit score?"
  ...sides(
    `(?:do|does|did) ${SIDE} or ${OTHER} (?:have|carry|show|get|pay|earn|run|see|bear|had) (?:the |an? )?${MORE} ${NOUN}`,
    ['M of A versus B', 'average M of A versus B'],
  ),
  // "which have the higher default rate, auto loans or personal loans?"
  ...sides(
    `(?:which|who|what) (?:of (?:the|these) two )?(?:have|has|had|carry|carries|carried|pays?|gets?|shows?) (?:the |an? )?${MORE} ${NOUN} [,:?-] ${SIDE} or ${OTHER}`,
    ['M of A versus B', 'average M of A versus B'],
  ),
  // "which is higher, the default rate of auto loans or of personal loans?"
  ...sides(
    `(?:which|what) ${BE} ${MORE} [,:?-] ${NOUN} (?:of|for|on|in) ${SIDE} or (?:(?:that |those )?(?:of|for|on|in) )?${OTHER}`,
    ['M of A versus B', 'average M of A versus B'],
  ),
  // "do we lend more in the South or in the West?"
  turn(
    `(?:do|did|have) we (?<V>lend|book|fund|originate|sell|spend|earn|collect|recover|invest|lent|booked|funded|sold|spent|earned|collected|recovered) more (?<P>in|to|through|at|for|on|from|with) ${SIDE} or (?:#P )?${OTHER}`,
    'how much did we V P A versus P B',
  ),
  // "do we have more retired or more student borrowers?"
  ...sides(
    `(?:(?:do|did|does|have|had) (?:we|you|they)(?: [a-z]+){0,2}|${BE} there) more ${SIDE} or (?:more )?${OTHER}`,
    ['number of A versus B', 'number of A versus B'],
  ),
];

const STACK = '(?:stack up|stacks up|compare|compares|measure up|measures up|hold up|fare|look|line up)';
const AGAINST = '(?:against|with|to|versus|vs|next to|relative to|compared to|compared with|alongside)';
const THAT = '(?:that|those|the one|the ones|the same|what it was)';
const NOW = '(?:this|last|the previous|the last|the current) (?:year|quarter|month|week)';

/** How one does beside another. */
const OF_COMPARISONS: readonly Turn[] = [
  turn(
    `how (?:does|do|did|is|are) M (?:in |for |of )?(?<P>${NOW}) ${STACK} ${AGAINST} (?:${THAT} )?(?:in |for |of )?(?<Q>${NOW})(?: 's)?(?: #M)?`,
    'M P versus Q',
  ),
  turn(
    `how (?:does|do|did) M (?<P>of|for|in|on) A ${STACK} ${AGAINST} (?:${THAT}|#M) (?:of|for|in|on) B`,
    'M P A versus B',
  ),
  turn(
    `how (?:does|do|did) (?!.* (?:of|for) )A ${STACK} ${AGAINST} B (?:in terms of|with regard to|when it comes to|in|on|by) (?:their |the )?M`,
    'M of A versus B',
  ),
];

const SPREAD =
  '(?:distributed|spread(?: out)?|divided(?: up)?|split(?: up)?|broken down|dispersed|scattered|allocated)';
const ACROSS =
  '(?:by|over|across|among|amongst|between|into|within|in)(?: the| our)?(?: various| different| individual| single| several)?';

const NOT_IN_PERCENT = '(?!.*(?:\\bpercent|\\bpct|%|\\bshare|\\bproportion))';

/** How many rows or how much of them each kind has. */
const OF_SPREADS: readonly Turn[] = [
  turn(
    `(?:how (?:is|are|was|were) M ${SPREAD}|(?:the )?distribution of M) ${ACROSS} (?<D>[a-z-]+(?: [a-z-]+){0,2}) bands of N`,
    'number of M by D band of N',
  ),
  turn(
    `how (?:is|are|was|were) M ${SPREAD} (?:in|into|over|across) bands of N`,
    'distribution of M in bands of N',
  ),
  turn(`${NOT_IN_PERCENT}how (?:is|are|was|were) M ${SPREAD} ${ACROSS} D`, 'number of M by D', 'M by D'),
  turn(
    `${NOT_IN_PERCENT}(?:the )?distribution of M (?:over|across|among|amongst)(?: the| our)? D`,
    'number of M by D',
    'M by D',
  ),
];

const UNIT = '(?:dollars?|euros?|pounds?|\\$1|\\$)';

/** How much of one there is for each one of another. */
const OF_RATIOS: readonly Turn[] = [
  turn(
    `(?:for|per) (?:every |each )?${UNIT} (?:of |in )A${WHEN} , (?:how much|how many ${UNIT})(?: of| in)? B (?:did|do|have|has) we V`,
    'total B V~ divided by total A T',
  ),
  turn(
    `(?:for|per) (?:every |each )?${UNIT} (?:of |in )A${WHEN} , (?:how much|how many ${UNIT}) (?:did|do|have|has) we V(?: back)?`,
    'total amount V~ divided by total A T',
  ),
  turn(
    `(?:for|per) (?:every |each )?${UNIT} (?:of |in )A${WHEN} , (?:how much|how many ${UNIT})(?: of| in)? B (?:was|were|is|are|has been|have been) (?<V>[a-z]+)`,
    'total B V divided by total A T',
  ),
  turn(
    `for (?:every|each) (?<A>[a-z-]+) (?<N>[a-z]+)${WHEN} , how many (?:of them )?(?:were|are|was|is|got|get) (?<B>[a-z-]+)`,
    'ratio of number of B N+ to number of A N+ T',
  ),
];

/** None of it: a quantity of zero. */
const OF_NOTHING: readonly Turn[] = [
  turn(
    `(?:on|for|from|of|in) how many (?:of (?:the|our) )?A (?:have|has|had|did|do) we (?:still |so far |ever )?V (?:absolutely )?nothing(?: at all| so far| yet)?`,
    'how many A have V~ of 0',
  ),
  turn(
    `(?:on|for|from|of|in) how many (?:of (?:the|our) )?A (?:have|has|had|did|do|is|was|were|are|has been) (?:we (?:still )?have |there )?(?:absolutely )?(?:nothing|no amount) (?:still |left )?(?<V>[a-z]+)(?: at all| so far| yet)?`,
    'how many A have V of 0',
  ),
  turn(
    `(?:on|for|in) how many (?:of (?:the|our) )?A (?:was|were|is|are|has|have) no (?<V>[a-z]+(?: [a-z]+)?) (?:been )?(?:charged|levied|applied|taken|made|added|recovered|collected|paid)`,
    'how many A have no V',
    'how many A have V of 0',
  ),
];

const IT_WAS =
  '(?:(?:they|it|these|those|we|a|an|the|one) )?(?:[a-z]+ )?(?:is|are|was|were|get|got|gets|being|had been|has been|have been)(?: been)?';
const LASTS =
  '(?:live|run|last|stay|stay open|take|wait|remain|remain open|go|survive|exist|have to wait|need)';
const AVERAGE = '(?:,? ?(?:in days|on average|typically) ?,? ?)*';

/** How long something takes until it is over. */
const OF_WAITING: readonly Turn[] = [
  turn(
    `how long (?=.*\\baverage\\b)${AVERAGE}(?:did|do|does|will) A ${LASTS}${AVERAGE} ?,? ?(?:before|until|till|to) ${IT_WAS} (?<V>[a-z-]+(?: off| out| up)?)(?: ,? ?(?<R>(?:per|by|for each|for every) .+?))?`,
    'average number of days until V of A R',
  ),
  turn(
    `how long (?=.*\\baverage\\b)${AVERAGE}(?:did|do|does|will) A ${LASTS}${AVERAGE} (?:for|until|till|to get|to receive|before) (?:an? |the |their |its )?(?<V>decision|payoff|approval|charge off|closing|closure|maturity)(?: ,? ?(?<R>(?:per|by|for each|for every) .+?))?`,
    'average number of days until V of A R',
  ),
  turn(
    `how long (?=.*\\baverage\\b)${AVERAGE}does it take (?:us )?${AVERAGE}(?:before|until|till|for) (?:an? |the )?(?<N>[a-z]+) (?:is|are|gets?|to be|to get) (?<V>[a-z]+(?: off| out| up)?)${AVERAGE}(?: ,? ?(?<R>(?:per|by|for each|for every) .+?))?`,
    'average number of days until V of N+ R',
  ),
  turn(
    `after how many (?<U>days|weeks|months) (?:on average )?(?:is|are|was|were|does|do) (?:an? |the )?(?<N>[a-z]+?)s? (?:on average )?(?<V>[a-z]+(?: off| out| up)?)(?: on average)?(?: ,? ?(?<R>(?:per|by|for each|for every) .+?))?`,
    'average number of U until N V R',
  ),
];

const GROWN =
  '(?:built up|build up|grown|grow|developed|develop|evolved|evolve|risen|rise|increased|increase|accumulated|accumulate|added up|climbed)';
const RUNNING = '(?:the |our )?(?:cumulative|running|accumulated|cumulated)';

/** How what is added up over time has grown. */
const OF_GROWTH: readonly Turn[] = [
  turn(
    `how (?:has|have|did|does) (?<M>${RUNNING} .+?) ${GROWN}(?: ,? ?(?<R>(?:by|per|over|in|since|each) .+?))?`,
    'M R',
  ),
  turn(`(?<R>(?:by|per) [^,]+?) , how (?:has|have|did|does) (?<M>${RUNNING} .+?) ${GROWN}`, 'M R'),
];

const ORDINAL = '(?:second|third|fourth|fifth|2nd|3rd|4th|5th)';
const SUPERLATIVE = '(?<S>most|fewest|highest|lowest|largest|smallest|biggest|greatest)';
const AFTER_FIRST = `(?:after|behind|next to|besides|following) the (?<X>[a-z]+(?: [a-z]+)?) with the ${SUPERLATIVE} Y , (?:which|what)(?: one| #X)?`;
const RANKED = `(?:comes|is|ranks|stands|follows) (?:in |at )?(?:the )?(?<O>${ORDINAL})(?: place| position| rank)?`;
const NEXT = '(?:comes next|is next|ranks next|follows|comes after)';
const AND_HOW = '[ ,]+(?:and )?(?:with |at |by )?(?<H>how (?:many|much|high).*?)';

/** What comes after the first. */
const OF_RANKS: readonly Turn[] = [
  turn(`${AFTER_FIRST} ${RANKED}${AND_HOW}`, 'which X has the O S Y , and H'),
  turn(`${AFTER_FIRST} ${RANKED}`, 'which X has the O S Y'),
  turn(`${AFTER_FIRST} ${NEXT}${AND_HOW}`, 'which X has the second S Y , and H'),
  turn(`${AFTER_FIRST} ${NEXT}`, 'which X has the second S Y'),
];

const PERIOD = '(?:(?:q[1-4]|[a-z]+) )?(?:19|20)[0-9]{2}';

/** By how much a share moved, and shares of each kind. */
const OF_SHARES: readonly Turn[] = [
  turn(
    `by how many (?:percentage |percent )?points (?:did|has|have) M (?:move|moved|change|changed|shift|shifted|rise|risen|grow|grown|increase|increased|fall|fallen|drop|dropped|go up|gone up|go down) (?:between|from) (?<P>${PERIOD}) (?:and|to) (?<Q>${PERIOD})`,
    'change in M from P to Q',
  ),
  turn(
    `of (?:all |the |our )*(?<X>[^,]+?)(?: in total| altogether| overall)? , (?:what|which) (?:percent|percentage|share|proportion|%) (?:falls?|fell|goes|go|went|has|have|had|is|are|was|were|belongs?|comes?|came)(?: (?:on|into|in|to|under|through|with|from|within|by|via|for))? (?:each|every|the individual) D`,
    'percentage breakdown of X by D',
  ),
  turn(
    `(?:what|which) (?:percent|percentage|share|proportion|%) of (?:all |the |our )*X (?:falls?|fell|goes|go|went|has|have|had|belongs?|comes?|came)(?: (?:on|into|in|to|under|through|with|from|within|by|via|for))? (?:each|every) D`,
    'percentage breakdown of X by D',
  ),
];

/** Weights first, and what marks a percentile. */
const OF_STATISTICS: readonly Turn[] = [
  turn(
    `(?:weighted|weighting|weight|weighing)(?: it)? by W , (?:what|which)(?: is the)?(?: average| avg| mean)? M (?:do|does|did) A (?:carry|have|earn|pay|show|bear|get|run at|run|charge)`,
    'average M weighted by W of A',
  ),
  turn(
    `(?:weighted|weighting|weight|weighing)(?: it)? by W , (?:what|which) (?:is|was) (?:the |our )?(?:average |avg |mean )?M (?:of|on|for|in) A`,
    'average M weighted by W of A',
  ),
  turn(
    `(?:what|which) M (?:marks|is|is at|sits at|lies at|corresponds to|defines|bounds|makes|represents|separates) (?:the )?(?<N>\\S+(?: \\S+)?) percentile (?:of|for|among|across)(?: the| our| all)* A`,
    'N percentile of M of A',
  ),
];

const TO_DATE = '(?:mtd|qtd|ytd|month to date|quarter to date|year to date)';
const UNCOMPUTED =
  '(?!.*\\b(?:total|average|avg|mean|median|number|count|max|min|maximum|minimum|sum|share|percentage|rate|ratio|how|which|what|who|list|show)\\b)';

/** What has come together so far is a total. */
const OF_TIME: readonly Turn[] = [
  turn(
    `${UNCOMPUTED}(?<X>[a-z-]+(?: [a-z-]+){0,2}) (?<T>${TO_DATE})(?: (?<R>(?:by|per|for|in|of) .+?))?`,
    'total X T R',
  ),
  turn(
    `${UNCOMPUTED}(?<T>${TO_DATE}) (?<X>[a-z-]+(?: [a-z-]+){0,2})(?: (?<R>(?:by|per|for|in|of) .+?))?`,
    'total X T R',
  ),
];

const IN_NAME = '(?:in|within|inside|as part of|contained in) (?:the|their|its|his or her|his|her)';

/** Text within text, what something is called, and what people do things for. */
const OF_TEXT: readonly Turn[] = [
  turn('(?:what|how) (?:is|was) X called', 'what is the name of X'),
  turn('(?:what|how) (?:are|were) X called', 'what are the names of X'),
  turn(
    `(?<A>\\S.*?) (?:with|who have|that have|which have|have|has|having|containing) (?:the (?:word|words|text|string) |either )?(?<W>[^\\s,]+(?: (?!in\\b|or\\b)[^\\s,]+)??)(?: (?:anywhere|somewhere|included))? ${IN_NAME} (?<F>(?:full |complete |branch |product |company )?(?:name|names|title|titles|description))(?<R> .+?)?`,
    'A whose F contains W R',
  ),
  turn(
    `(?<A>\\S.*?) (?:with|who have|that have|which have|have|has|having|containing) (?:either )?(?<V>[^\\s,]+) or (?<W>[^\\s,]+)(?: (?:anywhere|somewhere))? ${IN_NAME} (?<F>(?:full |complete |branch |product |company )?(?:name|names|title|titles|description))(?<R> .+?)?`,
    'A whose F contains V or whose F contains W R',
  ),
  turn(
    `(?<Q>.*)(?<F>\\b[a-z]+s?) (?:for|through|by|in|with|on|via) which ${PEOPLE} apply(?<R> .+|)`,
    'Q F of applications R',
  ),
  turn(
    `(?:what|which) (?:are|were) the (?:different|distinct|various|possible) (?<F>[a-z]+s) (?:that |which )?${PEOPLE} (?:take out|took out|get|got|take|took|make|made|file|filed|open|opened|have) (?<N>[a-z]+) (?:for|through|by|with|in|via)`,
    'list the different F of N',
  ),
];

/** What has been done is what was, where a time is said. */
const OF_PASTS: readonly Turn[] = [
  turn(
    '(?<T>(?:since|in|during|over|for|until) [^,]+?) , how much M (?:has|have) been R',
    'how much M was R T',
  ),
  turn('how much M (?:has|have) been R', 'how much M was R'),
  // "how much money has the Elm Trust granted in total"
  turn(
    'how much (?:money )?(?:has|have|had|did) (?<X>(?!(?:we|you|they|i|it|each|every|all|any|our|a|an) ).+?) (?<V>(?:grant|award|donat|invest|contribut)(?:e|ed)?|give|given|lend|lent|pay|paid)(?: (?:in total|in all|altogether|overall|so far|to date))?(?<R> (?:for|in|on|since|to) .+)?',
    'total amount V~ by X R',
  ),
];

/** All of these forms, those that say most first. */
export const QUESTION_FORMS: readonly Turn[] = [
  ...OF_TWO,
  ...OF_COMPARISONS,
  ...OF_SPREADS,
  ...OF_RATIOS,
  ...OF_NOTHING,
  ...OF_WAITING,
  ...OF_GROWTH,
  ...OF_RANKS,
  ...OF_SHARES,
  ...OF_STATISTICS,
  ...OF_TIME,
  ...OF_TEXT,
  ...OF_PASTS,
];

/** Words one of which stands in every question of such a form. */
export const QUESTION_FORM_WORDS: readonly string[] =
  'longer shorter smaller lower worse more stack compare measure distributed spread distribution dollar nothing no before until after points falls weighted weighting percentile mtd qtd ytd date in which built called'.split(
    ' ',
  );
