import { ASKED, type Turn, turn } from '../turn.ts';

const THE = '(?:(?:the|our|all) )*';
const PLURAL = (name: string, stem: string): string => `(?<${name}>(?<${stem}>[a-z]{3,}?)(?:es|s))`;
const PERCENT = '(?:percentage|percent|share|proportion)';
const END = '(?<E>lowest|highest|smallest|largest|best|worst)';
const NUMBER = '(?<N>two|three|four|five|six|seven|eight|nine|ten|[0-9]+)';
const MEASURE = '(?<M>[a-z]+(?: (?!(?:by|per|for|of|top|which)\\b)[a-z]+){0,3}?)';
const GROUP = '(?<G>[a-z]+(?: [a-z]+)?)';
const OFTEN = [
  ['(?:least often|most rarely|most seldom)', 'lowest'],
  ['most often', 'highest'],
];

/** Questions of which the parts stand in another order, or which only name them. */
export const askedToldTurns = (): readonly Turn[] => [
  // "regions and their number of boats", "a list of the years with the price that was paid in each"
  turn(`${THE}${PLURAL('G', 'K')} (?:and|with) (?:their|its) (?<M>(?:number|count) of [a-z]+s)`, 'M by G-'),
  turn(
    `(?:list|show|give|name)(?: me)? ${THE}${PLURAL('G', 'K')} with (?:the |their )?(?<M>(?!name|id)[^,;:?.]+?) (?:in|for|at|of|during) (?:each|every one|each one|each of them)`,
    'M by G-',
  ),
  turn(`(?<G>[a-z]+) list with (?:the |their )?M`, 'M by G'),
  // "regions with their percentage of late boats out of all open ones"
  turn(
    `${PLURAL('G', 'K')} (?:and|with) (?:their|the) (?<P>${PERCENT}) of (?<A>[a-z-]+) (?<N>[a-z]+s) (?:out of|among|of|in) (?:all )?(?:the )?(?<B>[a-z-]+) (?:ones|#N)`,
    'what P of B N are A by G-',
  ),
  // "out of a hundred open boats, how many are late, by region"
  turn(
    `(?:out )?of (?:a|every|each) (?:hundred|100) (?<B>[a-z-]+) (?<N>[a-z]+s) , how many (?:are|were|is) (?<A>[a-z-]+(?: off)?)(?: ,)?(?<R>(?: (?:by|per|in each|for each) .+)?)`,
    'what percentage of B N are A R',
  ),
  // "by price, which three boats lead the list", "when looking at the price by town, which three come out lowest"
  turn(
    `(?:when looking at|looking at|going by|in terms of|on) (?:the )?${MEASURE} (?:by|per) (?:[a-z]+ )?${GROUP} , which ${NUMBER}(?: #G)? (?:come|comes|are|rank|stand|end)(?: out| up)?(?: the)? ${END}`,
    'N G+ with the E M',
  ),
  turn(
    `by (?:the )?${MEASURE} , which ${NUMBER} (?<G>[a-z]+s) (?:lead|top|head)(?: the (?:list|ranking|table|field))?(?: ,)?(?: and)?(?: with (?:what|which) totals?)?`,
    'top N G by M',
  ),
  turn(`${END} ${MEASURE} (?:top|bottom) ${NUMBER} (?<G>[a-z]+s)`, 'N G with the E M'),
  ...OFTEN.flatMap(([often = '', end = '']) => [
    turn(
      `for which ${NUMBER} (?<G>[a-z]+s) (?:are|were|is|do|did) loans (?:charged off|written off|default|go bad) ${often}(?: ,)?(?: (?:relative|in relation|compared) to their (?:total )?number| in relative terms| proportionally)?`,
      `which N G have the ${end} default rate`,
    ),
    turn(
      `(?:in|for|at) which (?<G>[a-z]+) (?:are|were|do|did) loans (?:charged off|written off|default|go bad) ${often}(?: ,)? (?:(?:relative|in relation|compared) to their (?:total )?number|in relative terms|proportionally)`,
      `which G has the ${end} default rate`,
    ),
  ]),
  // "what did the boats sold in May amount to, in price, all together"
  turn(
    `what (?:did|do|does) ${THE}(?<X>[^,;:?.]+?) (?:amount|come|add up|sum up|run) to(?: ,)?(?: in (?:terms of )?(?<M>[a-z]+(?: [a-z]+)?))(?: ,)?(?: (?:all together|altogether|in total|overall|in all))?`,
    'total M of X',
  ),
  // "how many dollars in loans were given out during May"
  turn(
    `how (?:many dollars|much money|much)(?: in| of|'s worth of| worth of| in the form of) loans (?:were|was|did we|have been|got) (?:given|lent|paid|handed|made|granted|issued)(?: out)?(?<R>(?: .+)?)`,
    'how much money did we lend R',
  ),
  // "which average price belongs to each town, counting only boats sold in May"
  turn(
    `(?:which|what) (?<M>(?:average|mean|median|total) [a-z]+(?: [a-z]+)?) (?:belongs to|applies to|goes with|falls to|corresponds to) (?:each|every) ${GROUP}(?: ,)? (?:counting|considering|taking|using) (?:only|just) (?<X>[^,;:?.]+)`,
    'M by G for X',
  ),
  turn(
    `(?:which|what) (?<M>(?:average|mean|median|total) [a-z]+(?: [a-z]+)?) (?:belongs to|applies to|goes with|falls to|corresponds to) (?:each|every) ${GROUP}`,
    'M by G',
  ),
  // "for each town, what do retired sailors still owe in principal altogether"
  turn(
    `(?<L>(?:for|in) (?:each|every) [^,;:?.]+ , )?what do (?<X>(?:[a-z-]+ ){0,2}[a-z]+s) (?:still )?owe(?: us)?(?: in| of)? principal(?: (?:altogether|in total|overall|in all))?(?<R>(?: by .+)?)`,
    'L total outstanding principal of loans of X R',
  ),
  turn(
    `when (?<X>borrowers|customers|clients) are (?<A>[a-z-]+) , how much (?<M>[a-z]+(?: [a-z]+)?) do their loans (?:total|come to|add up to|have) (?<R>(?:in|for) (?:each|every) .+)`,
    'total M of loans of A X R',
  ),
  turn(
    `(?<X>[a-z]+ (?:borrowers|customers|clients)) (?<M>(?:total |average )?(?:outstanding principal|principal|balance|loan volume|interest rate|loan amount)) (?<R>(?:by|per) .+)`,
    'M of loans of X R',
  ),
  turn(`i am after (?<G>[a-z]+) totals [:,] (?<Q>how many .+)`, 'Q by G'),
  // "2027 is the maturity year of how many boats"
  turn(
    `(?<Y>(?:19|20)\\d\\d) is (?:the )?(?<D>maturity|issue|closing|application) year (?:of|for) how many (?<X>[a-z]+s)`,
    'how many X with D date in Y',
  ),
  turn(
    `${ASKED}(?:the )?(?<Y>(?:19|20)\\d\\d) (?:figure|number|count) (?:for|of) how many (?<X>[^,;:?.]+)`,
    'how many X in Y',
  ),
  // "how application numbers ran over the months of 2025"
  turn(
    `(?:tell me |show me |show )?how (?<X>[a-z]+) (?:numbers|counts|volumes) (?:ran|developed|moved|went|evolved|looked|changed) (?:over|across|through|in|during) the (?<U>months|quarters) of (?<Y>(?:19|20)\\d\\d)`,
    'number of X+ by U- in Y',
  ),
  turn(
    `what did (?:the )?(?<U>monthly|quarterly|weekly|yearly) (?:intake|number|count) of (?<X>[a-z]+s) look like in (?<Y>(?:19|20)\\d\\d)(?: ,)?(?: as a (?:count|number))?`,
    'U number of X in Y',
  ),
  turn(
    `(?<L>in (?:19|20)\\d\\d , )how many times per (?:calendar )?(?<U>month|quarter|week|year) (?:was|were) (?:an? )?(?<X>[a-z]+) (?<V>filed|submitted|made|received|sent)(?: in)?(?: [?.,;] show each(?: [a-z]+)?)?`,
    'L number of X+ by U',
  ),
  // "those owners, each counted once, who had a boat sunk: count"
  turn(
    `(?<X>customers|borrowers|clients|people) ,? ?(?:each|every one) counted (?:only |just )?once ,? ?(?:who|that) (?<C>[^,;:?.]+?) ?[:,] (?:count|number|how many)`,
    'how many different X C',
  ),
  // "sailors' children, mean value for every state"
  turn(
    `(?<X>[a-z]+s) 's (?<M>[a-z]+(?: [a-z]+)?) , (?:the )?(?<A>mean|average|median)(?: value)? (?:for|in|by|per) (?:each |every )?${GROUP}`,
    'A M of X by G',
  ),
  turn(
    `${ASKED}(?:, )?(?:per|by|for each|for every) ${GROUP} , (?:the )?(?<X>[a-z]+s) 's (?<M>(?:average|mean|median|total) .+)`,
    'M of X by G',
  ),
];
