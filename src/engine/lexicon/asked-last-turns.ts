import { type Turn, turn } from './turn.ts';

/** What is asked for said in a roundabout order: what it comes to first, or of which things last. */

const DONE = '(?:[a-z]+ed|bought|built|given|held|lent|made|paid|run|sent|sold|spent|taken|won|written)';
const MOST = '(?:highest|lowest|largest|smallest|biggest|greatest|most|fewest|least|best|worst)';
const MORE =
  '(?:(?:more|less|fewer|higher|lower|larger|longer|greater) than|above|over|below|under|at least|at most|exactly|>=?|<=?)';
const RATE = '(?:[a-z-]+ )*(?:rate|share|percentage|turnaround|time|ratio|average [a-z ]+|mean [a-z ]+)';
const COME =
  '(?:amount(?:ed|s)?|come|came|comes|add(?:ed|s)?(?: up)?|sum(?:med|s)?(?: up)?|total(?:led|ed|s)?(?: up)?)';
const THING = '(?<D>[a-z]+(?: [a-z]+)?)';

/** What it comes to: "what did the fees of 2024 amount to by branch?" */
const OF_AMOUNTS: readonly Turn[] = [
  turn(
    `(?:(?<T>[^,]+?) , )?(?:what|how much) (?:did|does|do|have|has) (?:all )?(?:the |our )*(?!we |you |they |it |that )X ${COME}(?: up)?(?: to)?(?: in total| altogether| overall)?(?<R>(?: (?:by|per|for|in|of|across|during|over|since|at) .+)?)`,
    'how much were the X R T',
  ),
];

/** Which of them, asked last: "the largest number of towns is found in which state?" */
const OF_LAST: readonly Turn[] = [
  turn(
    `(?:the )?(?<S>${MOST}) X (?:is|are|was|were)(?: (?:found|seen|observed|recorded|reached|located|registered|located|to be found))? (?:in|at|for|by|with|on|among) (?:which|what) D`,
    'which D has the S X',
  ),
  turn(`(?:the )?(?<S>${MOST}) X (?:belongs?|falls?|goes|went) to (?:which|what) D`, 'which D has the S X'),
  turn(
    `(?<C>${MORE} .*\\d\\S*(?: (?:percent|%|pct|days|months|years|dollars))?) (?:is|are|was|lies|lie|stands|stand|comes) (?:the |their )?(?<M>${RATE}) (?:of|for|in|at) (?:which|what) D`,
    'which D have a M C',
  ),
  turn(
    `by (?:which|what) D (?:was|were|has|have)(?: been)? no X (?:(?:at all|ever) )?(?<V>${DONE})(?<R>(?: .+)?)`,
    'which D V no X R',
  ),
  turn(
    `(?:(?<T>(?:in|during|since|before|after) [^,]+?) , )?no X (?:at all )?(?:was|were|has been|have been) (?:ever )?(?<V>${DONE})(?: at all)? by (?:which|what) D`,
    'which D V no X T',
  ),
];

/** What is missing, over a bound, or takes so long, of how many or of which. */
const OF_STATES: readonly Turn[] = [
  turn(
    `(?:for|of|in|with) how many (?:of )?(?:the |our |all )*(?<N>[a-z]+s) (?:is|are|was|were|do we have) (?:no |the |their |an? )*(?<F>[a-z]+(?: [a-z]+){0,2}) (?:missing|unknown|not known|not recorded|blank|empty|null|absent|not on (?:file|record)|not given|not available|unavailable)`,
    'how many N have missing F',
  ),
  turn(
    `(?:for|of|in|with) how many (?:of )?(?:the |our |all )*(?<N>[a-z]+s) (?:is|are|was|were) (?:the |their |its )(?<F>[a-z]+(?: [a-z]+){0,2}) (?<C>${MORE} .+)`,
    'how many N have a F C',
  ),
  turn(
    `(?:for|in|at|with|on) (?:which|what) D does it take (?:us )?(?<C>${MORE} \\S+ (?:days|weeks|months|years)) on average (?:to|until) (?<V>.+?)`,
    'average time to V by D , only those C',
  ),
  turn(
    `(?:for|in|at|with|on) (?:which|what) D does it (?:on average )?take (?:us )?(?:on average )?(?<C>${MORE} \\S+ (?:days|weeks|months|years)) (?:to|until) (?<V>.+?) on average`,
    'average time to V by D , only those C',
  ),
  turn(`${THING} [,:;-] (?<M>${RATE}) (?<C>${MORE} \\S+(?: (?:percent|%|pct|days))?)`, 'which D have a M C'),
];

const PART = '(?:percentage|percent|%|pct|share|proportion)';
const HAD =
  '(?:(?:have|has|had|having) )?(?:with|have|has|had|took out|taken out|taken|took|hold|holding|got)';
const OF_PART =
  '(?<C>(?:more|less|fewer) than|over|under|above|below|at least|at most) (?<N>[0-9.]+(?: ?%| percent| pct)?) of (?:the |their |its |our |all )*';

/** Which have or are both, part of them, or so many. */
const OF_PARTS: readonly Turn[] = [
  turn(
    `(?:at|for|in|on) (?:what|which) D (?:have|has|had) ${OF_PART}X (?:gone|fallen|ended|ended up) (?:into|in) default`,
    'which D have C N of the X defaulted',
  ),
  turn(
    `(?:at|for|in|on) (?:what|which) D (?:have|has|had) ${OF_PART}X (?:been )?(?<V>${DONE}(?: off| down)?)`,
    'which D have C N of the X V',
  ),
  turn(
    `both (?:an? )?(?<A>[a-z -]+?) (?<L>[a-z]+) and (?:an? )?(?<B>[a-z -]+?) #L [:,;-] how many (?<N>[a-z]+s) ${HAD} (?:had )?(?:the two|both|both of them|them both|these two)`,
    'how many N have both a A L and a B L',
  ),
  turn(
    `(?<Q>.*?)${HAD} at least one (?<A>[a-z-]+(?: [a-z]+)?) (?<L>[a-z]+)(?: ,)? (?:and|as well as|plus|and also) at least one (?<B>[a-z-]+(?: [a-z]+)?) (?:#L|one)(?<R>(?: [?.,;:-].+)?)`,
    'Q have both a A L and a B L R',
  ),
  turn(
    `(?:(?:give|show|tell)(?: me| us)? |what (?:is|are) )?(?:the )?(?:number|count) of (?<X>(?:[a-z-]+ ){0,4}(?<N>[a-z]+s) (?:that |which |closed |[a-z]+ed ).+?) ?,? (?:as well as|along with|together with|and|with|plus) (?:their|its|the|what) ${PART} of (?:all )?(?:of )?(?:the |our )*(?<Y>[a-z-]+(?: [a-z]+)?) (?:ones|#N)`,
    'how many X , and what percentage of all Y N is that',
  ),
  turn(
    `how (?:do|does|did) (?<A>[a-z-]+) (?<N>[a-z]+s) (?:differ from|compare with|compare to|compare against) (?:the )?(?<B>[a-z-]+) (?:ones|#N) (?:in|by|on|in terms of|regarding) M`,
    'M of A N versus B N',
  ),
];

/** The ends between which it lies, of each. */
const OF_ENDS: readonly Turn[] = [
  turn(
    `between (?:which|what) (?<A>minimum|lowest|smallest|least) (?:[a-z]+ )?and (?:which |what )?(?<B>maximum|highest|largest|greatest|most) (?:[a-z]+ )?(?:do|does|did) (?:the |our )*X (?:lie|range|run|fall|vary|go|move|sit)(?: ,)?(?<R>(?: (?:by|per|for|in|within|across|of|from|[a-z]+ by) .+)?)`,
    'lowest and highest X R',
  ),
  turn(
    `(?:between|from) (?:which|what) (?:values|numbers|figures|amounts|bounds|limits|ends)? ?(?:to (?:which|what) )?(?:do|does|did) (?:the |our )*X (?:lie|range|run|fall|vary|go|move|sit)(?: ,)?(?<R>(?: (?:by|per|for|in|within|across|of|[a-z]+ by) .+)?)`,
    'lowest and highest X R',
  ),
];

/** All of these forms. */
export const askedLastTurns = (): readonly Turn[] => [
  ...OF_AMOUNTS,
  ...OF_LAST,
  ...OF_STATES,
  ...OF_PARTS,
  ...OF_ENDS,
];
