import { type Turn, turn } from './turn.ts';

const COMPARED =
  '(?:(?:when |if )?(?:they are )?(?:compared|measured|held|set) (?:with|to|against|next to)|comparing (?:it |them )?(?:with|to|against)|relative to|in comparison (?:with|to)|against|versus|vs)';
const ASKS = '(?:(?:for|in|of|at|on|by|with) )?(?:which|how|what|who|whose|list|show|name|give|find)';
const MORE =
  '(?<C>higher|lower|more|less|larger|smaller|bigger|greater|fewer|longer|shorter|older|younger|faster|slower)';
const OVER = '(?:above|over|higher|higher than|more than|greater than|larger than)';
const UNDER = '(?:below|under|lower|lower than|less than|smaller than)';
const PLACED = '(?:is|are|was|were|sits?|lies?|lie|comes? in|falls?|stands?|ranks?|comes? out|runs?)';
const IT =
  '(?:it|that|this|those|them|that (?:figure|number|value|average|amount|level|rate|mean|benchmark)|the (?:figure|benchmark))';
const ONE_MEASURE = '(?:the |our )?(?<M>(?:(?!of |for |over |across |in |on |among |,)\\S+ )+?)';
const OF_WHOM = '(?:of|for|over|across|in|on|among) (?:the )?(?<W>[^,]+?)';
/** What is asked besides: ", and what is it for each?" */
const BESIDES = '(?<Z> ?,? and (?:what|how|which|show|by) .+?|)(?: (?:for|in|of|at) each(?: of them| one)?)?';

/** "Last year" is not the one before a year that is said. */
const R_SAID = '(?!(?:the )?(?:last|previous|prior) .*(?:19|20)[0-9]{2})R';

/** What all are compared with stands first: "compared with the average of all, which products are higher?" */
const OF_COMPARED: readonly Turn[] = [
  turn(
    `comparing A (?:with|to|and|against) B , (?:what is |what 's |what was |what are |give |show )?(?:the )?difference in M`,
    'difference in M between A and B',
  ),
  turn(
    `${COMPARED} ${ONE_MEASURE}${OF_WHOM} , (?<Q>(?:which|what|list|show) .+?) ${PLACED} (?:on average )?${OVER}(?: ${IT})?(?: on average)?${BESIDES}`,
    'Q have a higher M than W Z',
    'Q have a M above the M of W Z',
  ),
  turn(
    `${COMPARED} ${ONE_MEASURE}${OF_WHOM} , (?<Q>(?:which|what|list|show) .+?) ${PLACED} (?:on average )?${UNDER}(?: ${IT})?(?: on average)?${BESIDES}`,
    'Q have a lower M than W Z',
    'Q have a M below the M of W Z',
  ),
  turn(
    `${COMPARED} (?<R>[^,]+ (?:all|our|all the|all our|the) (?<N>[a-z]+s)) , how many (?:of them )?(?<V>(?:have|has|are|is|earn|owe|pay|score|hold|borrow|cost|sell|get) .*?(?:than|times|twice|half|double|above|below|over|under)) ${IT}`,
    'how many N V R',
  ),
  turn(
    `${COMPARED} R , (?<Q>${ASKS} .+?(?:than|times|twice|half|double|above|below|over|under|exceed|exceeds)) ${IT}${BESIDES}`,
    'Q R Z',
  ),
  turn(
    `${COMPARED} (?:the |that of |those of )?(?<A>average|avg|mean|median) (?:of|over|across|for|among) W , (?<Q>${ASKS} .+?) (?:a |an )?${MORE} #A M${BESIDES}`,
    'Q a C A M than W Z',
  ),
  turn(`${COMPARED} ${R_SAID} , (?<Q>${ASKS} [^,]*?\\b${MORE}\\b[^,]*?)${BESIDES}`, 'Q than R Z'),
  turn(`${COMPARED} ${R_SAID} , (?<Q>${ASKS} .+?)`, 'Q compared with R'),
];

const ORDINAL =
  '(?:(?:no|number|nr|#) ?\\.? ?)?(?<O>second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|2nd|3rd|[4-9]th|10th)(?: place| position| rank)?';
const RANKED = `(?:ranks?|is ranked|comes?|is|stands?|sits?|follows?|takes?|holds?|finishes?) (?:in |at |as )?(?:the )?${ORDINAL}`;
const BY = '(?:(?:ranked|sorted|ordered|ranking|going|judged|measured) )?(?:by|on|according to)';
const ITS_OWN = '(?: ?,? and (?:how many|how much|what|with how many|with how much)(?: .+)?)?';

/** What ranks stands first: "by loan volume, which product comes second?" */
const OF_RANKED: readonly Turn[] = [
  turn(
    `${BY} M , (?:please )?(?<S>list|show|give|name|find)(?: me| us)? (?:the )?(?<T>top|bottom|best|worst) (?<N>\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty) X`,
    'S the T N X by M',
  ),
  turn(`${BY} M , (?<X>(?:which|what) .+?) ${RANKED}${ITS_OWN}`, 'X has the O highest M'),
];

/** Columns are shown of what stands first: "for late loans, give the id, the name and the balance". */
const OF_LISTS: readonly Turn[] = [
  turn(
    `(?:for|of) (?!each |every )(?:all |the )*X , (?:please )?(?:show|give|list|tell|report|return|display|provide|get|pull)(?: me| us)? (?:the |their |its )?(?<L>(?!all |every |each )[^.]+?(?: and|,) .+?)`,
    'X : L',
  ),
];

/** Verbs that are said of those that are asked for. */
const DONE =
  '(?:have|has|had|are|is|were|was|did|do|does|got|get|took|take|made|hold|held|own|live|earn|paid|pay|went|came|[a-z]+ed) .+?';
const OF = '(?:of|out of|from|from among|among|amongst)';
const ALL = '(?:all |the |our |these |those )*';
const PART = '(?:percentage|percent|%|pct|share|proportion|part|fraction)';
const HOLDS =
  '(?:have|hold|account for|make up|represent|contribute|constitute|take|take up|bring in|carry|show)';

/** Of whom it is asked stands first: "of the borrowers with a loan, how many have two?" */
const OF_THOSE: readonly Turn[] = [
  turn(`${OF} ${ALL}X , how many (?:of (?:them|these|those) )?(?<V>${DONE})`, 'how many X V'),
  turn(`${OF} ${ALL}X , (?:which|what) ones? (?<V>${DONE})`, 'which X V'),
  turn(
    `${OF} ${ALL}X , (?:what|which) ${PART} (?:does|do|did) (?:each|every|the individual) D ${HOLDS}(?: for)?`,
    'percentage breakdown of X by D',
  ),
];

const HAVE =
  '(?:have|has|had|got|hold|held|took|take|taken|made|make|get|reach|reached|own|saw|show|received|issued|granted|wrote)';
const IT_AGAIN =
  '(?:it|one|them|these|those|this|that|such (?:an? )?[a-z]+|(?:that|so|as) (?:many|few|much|high|low)(?: as (?:that|this))?)';
const OF_TWO = '(?:both|the two|the pair|them both|both of (?:them|these|those))';
const HAS_WHAT = `(?<Q>(?:which|what|how many|list|name|show) (?:[a-z-]+ ){1,4}?(?:(?:have |has |had )?${HAVE}|(?:have|has|had) [a-z]+ed))`;
const WORDS = '\\S(?:(?! [,:;] ).)*?';
const BOUND = '(?:more|fewer|less|over|under|above|below|at least|at most|[<>])';

/** "which clients", "show those clients" */
const WHO =
  '(?:(?:which|what)(?: of the)?|(?:show|list|give|name)(?: me| us)? (?:the|those|these|such)) (?<N>[a-z-]+(?: [a-z]+)??)';

/** What it is asked of stands first, and a word that points back at it: "an auto loan: how many customers have one?" */
const OF_NAMED: readonly Turn[] = [
  turn(`(?<A>an? ${WORDS}) as well as (?<B>an? ${WORDS}) [,:;–-] ${HAS_WHAT} ${OF_TWO}`, 'Q both A and B'),
  turn(
    `no (?<X>${WORDS}) [,:;–-] ${WHO}(?: (?:have|has|had|made|placed|got|with) (?:none|no such thing|it not))?`,
    'which N have no X',
  ),
  turn(
    `(?<X>(?:more than|fewer than|less than|over|at least|at most) \\S+ times) [,:;–-] (?<Q>(?:which|what|how many) [a-z-]+(?: [a-z]+)? [a-z]+ed) (?:that|so|as) (?:often|frequently|many times)`,
    'Q X',
  ),
  turn(
    `(?<X>${WORDS} or ${WORDS}) [,:;–-] (?<Q>(?:which|what|how many) (?:[a-z-]+ ){1,3}[a-z]+ed) (?:them|these|those|either|either of (?:them|these|those)|one of (?:them|these|those))`,
    'Q X',
  ),
  turn(`(?:both )?(?<X>${WORDS} and ${WORDS}) [,:;–-] ${HAS_WHAT} ${OF_TWO}`, 'Q both X'),
  turn(`(?<X>both ${WORDS} and ${WORDS}) [,:;–-] ${HAS_WHAT} ${IT_AGAIN}`, 'Q X'),
  turn(`(?<X>(?!both )${WORDS}) [,:;–-] ${HAS_WHAT} ${IT_AGAIN}`, 'Q X'),
  turn(
    `(?<X>(?:${WORDS} )?${BOUND} ${WORDS}) [:;–-] (?<Q>(?:which|what) [a-z-]+(?: [a-z-]+)?)(?: are there| is it| are they| are these)?`,
    'Q have X',
  ),
];

/** "of the loans issued in 2025, which branches had an average rate above 11 percent": of these loans, and no list of them. */
const OF_SCOPES: readonly Turn[] = [
  turn(
    // "among owners in Utah, which towns have more than 50 owners" counts them anew.
    '(?!.*?\\b(?<W>[a-z]+s)\\b.* , (?:what|which) .*\\b(?:least|most|over|than|under) \\S+ (?:[a-z]+ )?\\k<W>\\b)(?:across|among|of|on) (?:the )?(?<S>[^,?.:;]+) , (?<Q>(?:which|what) [a-z]+ (?:had|has|have) (?!no |not )[^?.,]+?)(?<R> [?.] .+)?',
    'Q for S R',
  ),
];

/** Turns of what a question begins with and a comma closes, those that say most first. */
export const OPENING_TURNS: readonly Turn[] = [
  ...OF_COMPARED,
  ...OF_RANKED,
  ...OF_LISTS,
  ...OF_THOSE,
  ...OF_NAMED,
  ...OF_SCOPES,
];

/** Words one of which stands in every question of such a form. */
export const OPENING_WORDS: readonly string[] =
  'compared comparing relative comparison measured held set against versus vs by on according of from among amongst across : ; – - one both two'.split(
    ' ',
  );
