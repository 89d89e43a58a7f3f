import { HOW_MANY_FIRST } from '../numbers.ts';
import type { Turn } from '../turn.ts';
import { askedTurn as turn } from './asked-turn.ts';

const SHOW = '(?:show|give|list|name|return|report|tell)(?: me| us)?';
const PEOPLE = '(?:applicants|borrowers|clients|customers|people)';
const OUR = '(?:(?:all|the|our|any) )*';
const AVERAGE = '(?:on average|on the average|as a rule|typically)';
const MOST = '(?<S>highest|lowest|largest|smallest|biggest)';
const UNIT = '(?<U>month|quarter|week|year)';
/** What a row is supposed to be, or to have. */
const IS_SO = '(?:(?:has|is|was|owns|rents|lives|had|earns|holds) [^,]+|rents)';
const COUNT = `(?<N>${HOW_MANY_FIRST})`;
const QUANTITY = '(?<M>[a-z]+(?: (?:- )?[a-z]+){0,5}?)';
const YEAR = '(?<T>(?:19|20)\\d\\d)';
const LEADS =
  '(?:leads|wins|won|is (?:on top|ahead|first|in the lead|the (?:best|highest|largest|biggest|busiest|strongest))|comes (?:first|out on top)|came (?:first|out on top)|has the most|had the most)';
const RESULT =
  "(?:what (?:do|did|would|will|can) (?:you|i|we) (?:get|find|have|see|arrive at)|what (?:is|are|'s) the (?:results?|outcome|figures?|numbers?|totals?)|what comes out|what does (?:it|that) (?:come to|give|show))";

/** A row is supposed to be so, and what it has is asked. */
const ofSupposed = (): readonly Turn[] => [
  // "if a boat has been sold, what is its price on average?", "when an owner is retired, how high is their income on average?"
  turn(
    `(?:if|when|where|whenever) (?:an? |the |our )(?<X>[a-z]+) (?<V>${IS_SO}) , (?:what|how (?:high|big|large|long|low)) (?:is|was|are|would) (?:its|their|his|her|the) M ${AVERAGE}`,
    'average M of X+ that V',
  ),
  turn(
    `(?:if|when|where|whenever) (?:an? |the |our )(?<X>[a-z]+) (?<V>${IS_SO}) , (?:what|which) M (?:do|does|did|would) (?:it|they|he or she|he|she|the [a-z]+) (?:have|get|carry|pay|show) ${AVERAGE}`,
    'average M of X+ that V',
  ),
  turn(
    `(?:if|when|where|whenever) (?:an? |the |our )(?<X>[a-z]+) (?<V>${IS_SO}) , (?:what|how (?:high|big|large|long|low)) (?:is|was) (?:its|their|his|her|the) (?<A>average|mean|median) M`,
    'A M of X+ that V',
  ),
  // "when you count the late boats separately for each harbour, what do you get?"
  turn(
    `(?:when|if|once) (?:you|i|we|one) (?<V>count|add up|sum up|sum|total|average|compare|tally) M , ${RESULT}`,
    'V M',
  ),
  // "if I sorted the boats by price, which amount would be in the middle (median)?"
  turn(
    `(?:if|when|suppose|supposing) (?:i|we|you|one) (?:sort|sorted|order|ordered|rank|ranked|line up|lined up|arrange|arranged) ${OUR}(?<X>[a-z]+(?: [a-z]+)?) by ${QUANTITY} , (?:which|what) (?:amount|value|figure|number|balance|fee|income|payment|principal|rate|score|term|#M) (?:would be|is|would sit|sits|stands|lies|would lie|would stand) (?:right |exactly )?in the middle(?: (?:[(] |, )(?:i.e. |that is )?(?:the )?median(?: [)])?)?`,
    'median M of X',
  ),
];

/** Which of them is first, in verbs of it. */
const ofFirst = (): readonly Turn[] => [
  // "with which shop do people pay the highest price on average?"
  turn(
    `(?:with|on|for|under|at|in) (?:which|what) (?<X>[a-z]+(?: [a-z]+)?) do (?:our |the )?${PEOPLE} (?:pay|get|have|face|carry) the ${MOST} ${QUANTITY} ${AVERAGE}`,
    'which X has the S average M',
  ),
  // "which shop's boats average the highest price?"
  turn(
    `(?:what|which) (?<X>[a-z]+) 's (?<Y>[a-z]+s) (?:average|have on average) the ${MOST} M`,
    'which X has the S average M',
  ),
  // "comparing mean prices by shop, which single shop is on top?"
  turn(
    `(?:comparing|compare|if (?:you|we|i) compare) (?:the |our )*(?<A>average|mean|median|total) ${QUANTITY} (?:by|across|per|between|of) (?:the |our )*(?<X>[a-z]+) , (?:which|what) (?:single |one )?(?!one\\b)[a-z]+ ${LEADS}`,
    'which X- has the highest A M',
  ),
  // "in which month did orders peak in 2024?"
  turn(
    `(?:in )?(?:what|which) ${UNIT} did (?:the |our )*(?<X>applications|orders|originations|payments|requests|sales) (?:peak|top out|reach their (?:peak|high|maximum)) (?:in|during|of) ${YEAR}`,
    'which U of T had the most X',
  ),
  // "in what month did the catch peak in 2024", "in what month the catch peaked in 2024"
  turn(
    `in (?:what|which) ${UNIT} did (?:the |our )*M (?:peak|top out|reach its (?:peak|high|maximum|highest point)) (?:in|during|of) ${YEAR}`,
    'which U of T had the highest M',
  ),
  turn(
    `in (?:what|which) ${UNIT} (?:of ${YEAR} )?(?:the |our )*M (?:peaked|topped out|was at its (?:peak|highest|height)|reached its (?:peak|high|maximum))`,
    'which U of T had the highest M',
  ),
  turn(
    `in (?:what|which) ${UNIT} (?:the |our )*M (?:peaked|topped out|was at its (?:peak|highest|height)|reached its (?:peak|high|maximum)) (?:in|during|of) ${YEAR}`,
    'which U of T had the highest M',
  ),
  // "peak month 2024 by number of boats sold"
  turn(
    `(?:the )?(?:peak|top|busiest|best) ${UNIT} (?:of |in )?${YEAR} (?:by|for|in|in terms of) (?:the )?M`,
    'which U of T had the highest M',
  ),
  // "count the boats sold in each month of 2024 and tell me which month leads"
  turn(
    `count ${OUR}(?<X>[a-z]+.*?) (?:in|for|by|per) (?:each |every )?${UNIT} (?:of|in) ${YEAR} and (?:then )?(?:${SHOW} |say |see )?(?:which|what) (?:#U|one) ${LEADS}`,
    'which U of T had the most X',
  ),
  // "of the twelve months of 2024, which one had the most boats sold?"
  turn(
    `(?:of|among|out of) (?:all )?(?:the )?(?:twelve |12 |four |4 )?(?<U>months|quarters) (?:of|in) ${YEAR} , (?:which|what)(?: one| of them| month| quarter)? V`,
    'which U- of T V',
  ),
  // "where is our catch largest? five harbours with the total catch for each"
  turn(
    `where (?:is|are) (?:the |our )*M (?:largest|highest|biggest|greatest) [?.,:;-]+ ${COUNT} (?<G>[a-z]+s) ,? ?with (?:the |their )?(?<L>total [a-z]+|#M|amounts?|totals?|sums?)(?: (?:for|of) each(?: one)?)?`,
    'top N G by M',
  ),
  // "largest catch, top five harbours, harbour name and total"
  turn(
    `(?:the )?(?:largest|highest|biggest|greatest) ${QUANTITY} , (?:the )?top ${COUNT} (?<G>[a-z]+s)(?: , (?:the )?(?:[a-z]+ )?names? and (?:the )?(?:total|amount|sum|figure|#M))?`,
    'top N G by M',
  ),
  // "the five harbours where the catch adds up to the most, and give the sums"
  turn(
    `(?:${SHOW} )?(?:the )?${COUNT} (?<G>[a-z]+s) (?:where|in which|whose|for which) (?:the |their |its )*M (?:adds up|add up|sums|sum up|comes|amounts|totals) (?:to )?the (?:most|highest|largest)(?: (?:amount|sum|total))?(?: ,? ?(?:and|with|also)(?: ${SHOW})? (?:the|their|those) (?:sums?|totals?|amounts?|figures?))?`,
    'top N G by total M',
  ),
];

const ROW_LISTS = '(?<A>[a-z]+(?: [a-z]+)?) , (?<B>[a-z]+(?: [a-z]+)?) and (?<C>[a-z]+(?: [a-z]+)?)';

/** The latest of them with what each has. */
const ofLatest = (): readonly Turn[] => [
  // "sort boats by launch date, newest first, and show id, owner name and price of the first ten"
  turn(
    `(?:rank|sort|order|arrange) (?:the |our |all )*(?<X>[a-z]+s) by (?<D>[a-z]+ date) , (?:newest|latest|most recent) first(?: ,)?(?: and)?(?: then)? (?:show|give|list|return|report|tell)(?: me| us)? (?:the )?${ROW_LISTS} (?:of|for) the (?:first|top) ${COUNT}`,
    'N X with the latest D : A , B and C',
  ),
  // "the 10 boats sold most recently, each with its id, its owner's name and its price"
  turn(
    `(?:${SHOW} )?(?:the )?${COUNT} (?<X>[a-z]+s) (?<V>[a-z]+ed) (?:most recently|last) ,? ?(?:each )?with (?:its |their |the )?(?<A>[a-z]+(?: [a-z]+)?) , (?:its |their |the )?(?<B>[a-z]+) 's (?<C>[a-z]+) and (?:its |their |the )?(?<E>[a-z]+(?: [a-z]+)?)`,
    'N most recently V X with A , B C and E',
  ),
  // "which ten boats were sold most recently, to whom and for what price, with the boat id?"
  turn(
    `which ${COUNT} (?<X>loans) were (?<V>[a-z]+ed) (?:most recently|last) , (?:for|to) whom and (?:for|with|at|in) what (?<M>[a-z]+)(?: ,)?(?: (?:with|and) (?:the |their )?(?<L>[a-z]+ ids?))?`,
    'N most recently V X with L , borrower name and M',
  ),
];

/** Questions in constructions that ask for the same in another order of its parts. */
export const askedAnotherWay = (): readonly Turn[] => [...ofSupposed(), ...ofFirst(), ...ofLatest()];
