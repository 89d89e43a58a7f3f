import { TAIL_OF_ANY } from './spoken-freely-turns.ts';
import { type Turn, turn } from './turn.ts';

const OUR = '(?:(?:the|our|all) )*';
export const YEAR = '(?:19|20)[0-9]{2}';
export const BY = '(?<R>(?:by|per|for each|for every|each|every) [^?]+)';
/** What is shown anyway: ", and the figures". */
const TAIL_SHOWN =
  '(?: ?[,.?;] ?(?:and |with )?(?:(?:show|give|include) )?(?:the |their |its )?(?:figures?|values?|increases?|changes?|#M))?';

/** What something comes to in the times or groups that are said. */
const OF_COURSE: readonly Turn[] = [
  turn(
    `(?:for|in) (?<T>${YEAR}|this year) by (?<P>month|week|quarter|day) , what (?:is|are|was|were) (?:the |our )?(?<M>[^,?]+?) and (?:the )?(?:year to date|ytd|cumulative) (?:total|#M)`,
    'M by P in T with the running total',
  ),
  turn(
    `(?<M>[^,?]+?) and (?:the )?(?:year to date|ytd) (?:total|#M) by (?<P>month|week|quarter|day) (?:for|in|during|of) (?<T>${YEAR}|this year)`,
    'M by P in T with the running total',
  ),
  turn(
    `(?:(?:for|in) (?<T>${YEAR}) , )what did we (?<V>[a-z]+) in (?<A>h[12]|q[1-4]) and (?:what )?in (?<B>h[12]|q[1-4])(?: ,? as (?:two )?(?:separate )?(?:figures|numbers|columns|amounts))?`,
    'V~ amount in A T versus B T',
  ),
  turn(
    `(?:from (?<A>${YEAR}) to (?<B>${YEAR}) , )which (?<K>[0-9]+ |two |three |four |five )?(?<D>[a-z]+(?: [a-z]+)?) (?:increased|grew|raised|boosted|expanded) (?:their|its) (?:count|number) of (?<X>[^,?]+?) (?:the )?most${TAIL_OF_ANY}`,
    'K D with the largest increase in number of X from A to B',
  ),
  turn(
    `which (?<K>[0-9]+ |two |three |four |five )?(?<D>[a-z]+(?: [a-z]+)?) (?:grew|increased|rose|gained) (?:the )?most (?:in|by) (?<M>[^,?]+?) ,? ?(?:in )?(?<B>${YEAR}) (?:over|versus|vs|against|compared (?:to|with)) (?<A>${YEAR})${TAIL_SHOWN}`,
    'K D with the largest increase in M from A to B',
  ),
  turn(
    `what (?:was|is) (?:our|the) (?:best|biggest|top|strongest) (?<M>[a-z]+) (?<P>month|year|quarter|day|week)(?<R>(?: (?:in|of|during|since) [^?.]+)?)(?: [?.] (?:the )?#P and (?:the )?(?:amount|number|total|value|figure|#M))?`,
    'which P R had the highest M+',
  ),
  turn(
    `what (?:was|is) (?:our|the) (?:worst|weakest|slowest|poorest) (?<M>[a-z]+) (?<P>month|year|quarter|day|week)(?<R>(?: (?:in|of|during|since) [^?.]+)?)(?: [?.] (?:the )?#P and (?:the )?(?:amount|number|total|value|figure|#M))?`,
    'which P R had the lowest M+',
  ),
  turn(
    `taking (?<N>(?:twice|half|double|three times|1.5 times) )?the average (?<M>[a-z ]+?) as (?:the|a) (?:bar|threshold|line|cutoff|mark|limit) , how many (?<X>[a-z]+s) (?<V>[a-z]+) (?<B>more|less|higher|lower) than (?:that|it)`,
    'how many X V B than N the average M',
  ),
  turn(
    `in (?<T>[^,?]+) , how many (?<X>payments|instal?lments|invoices|bills) (?<V>(?:were|are) due) , and (?<Q>[^?]+)`,
    'how many X V in T , and Q',
  ),
  turn(
    `(?<G>(?:per|by|for each|for every) [^,?]+ , )?what is the (?<A>smallest|lowest|largest|highest|biggest) (?<X>[a-z]+)(?: (?:that )?we (?:have )?(?:ever )?(?:made|issued|gave|given|lent|wrote|written|did|had|sold))?(?: ,)? and the (?<B>largest|highest|biggest|smallest|lowest)(?: one)? [?.] (?:just |only )?(?:the )?amounts?(?: only)?`,
    'G A and B X amount',
  ),
];

/** How long it takes, how many each has, and what groups of numbers hold. */
const OF_EXTENT: readonly Turn[] = [
  turn(
    `(?:for (?<X>[^,?]+) , )?how many (?<U>days|weeks|months|years) after (?<A>[a-z]+) did (?:the |their )?(?<B>[a-z]+(?: off)?) (?:come|happen|occur|follow|take place) ,? ?on average`,
    'average U from A to B for X',
  ),
  turn(
    `(?:when|if|once) (?<X>loans) (?:go bad|go into default|default|are charged off|get charged off)(?=.* (?:charge|default)[a-z -]*) , how long does (?:it|that) take [?] (?<Q>(?:average|mean|median) [^?,]+?)(?<R>(?:,? (?:by|per|for each) [^?]+)?)`,
    'Q of X R',
  ),
  turn(
    `how long (?:do|does) (?:a |the |our )?(?<X>[a-z -]+?) (?:actually |really |usually |typically )?(?:live|last|take|run|stay) [?] (?<Q>(?:average|mean|median) [^,?]+?)(?: ,)? ${BY}`,
    'Q of X R',
  ),
  turn(
    `per (?<X>[a-z]+) (?<C>(?:(?:who|that) has|with|having) (?:an?|at least one) (?<Z>[a-z]+)) , what is the (?:mean|average) number of (?<Y>#Zs)`,
    'average number of Y per X C',
  ),
  turn(
    `(?:on average , )?how many (?<Y>(?<Z>[a-z]+)s) does each of (?:our|the) (?<X>[a-z]+s) (?<C>(?:with|having) (?:an? |at least one )#Z) have(?: on average)?(?: (?:[.?] )?(?:skip|ignore|leave out|exclude|excluding) (?:those|people|the ones) (?:who|that) have none)?(?: on average)?`,
    'average number of Y per X- C',
  ),
  turn(
    `how old are ${OUR}(?<X>[a-z]+s) [?] (?:count|group|split) (?:them )?(?:in|by|into) (?:the )?(?:age )?(?:bands|groups|buckets|brackets|ranges) (?<B>[^?]+?)(?: , (?:with )?ages? as of (?:today|now|this year))?`,
    'number of X by age : B',
  ),
];

/** What comes of the times and groups that are said, in speech. */
export const spokenCourseTurns = (): readonly Turn[] => [...OF_COURSE, ...OF_EXTENT];
