import { BY, YEAR } from './spoken-course-turns.ts';
import { type Turn, turn } from './turn.ts';

const SHOW = '(?:show|give|list|tell|name|display|report|include|put|add)(?: me| us)?';
const OUR = '(?:(?:the|our|all) )*';
/** A measure, with its last word. */
const MEASURE = '(?<M>(?!(?:how|what|which) )(?:\\S.* )??(?<E>[a-z]+?)s?)';
/** What is shown anyway where it is counted: ", and the count", "? How many each?". */
const TAIL_SHOWN =
  '(?: ?[,.?;] ?(?:and |with )?(?:(?:show|give|include) )?(?:the |their |its )?(?:how many|counts?|numbers?)(?: each)?)?';

/** "between towns … by town", "over time … by year": of no other groups than those that are asked for. */
const BETWEEN =
  '(?: (?:over time(?=.* (?:by|per|each|every) (?:year|month|quarter|week)s?\\b)|(?:across|between|by|depending on|with) (?:the |our |all |different )*(?<D>[a-z]+?(?: [a-z]+?)?)(?:e?s)?(?= [?].* (?:by|per|each|every) \\k<D>(?: |$))|from (?<G>[a-z]+) to (?<H>\\k<G>)(?= [?].* (?:by|per|each|every) \\k<G>(?: |$))))?';

/** A remark in the form of a question, and what is then asked of it: "does the rate differ between towns? give it per town". */
export const wonderedTurns = (): readonly Turn[] => [
  turn(
    `(?:is|are|was|were|do|does|did) ${OUR}${MEASURE} (?:really |much )?(?:different|differ|vary|varies|higher|lower|the same|better|worse|change|drop|rise|fall|improve)${BETWEEN} [?] ${SHOW} (?:it|that|them|the (?:numbers?|figures?|#Es?)) ${BY}`,
    'M R',
  ),
  turn(
    `how (?:does|do|did|has|have) ${OUR}${MEASURE} (?:move|moved|change|changed|vary|differ|develop|look|go|compare|shift|evolve)${BETWEEN} [?] ${SHOW} (?:it|that|them|the (?:numbers?|figures?|#Es?)) ${BY}`,
    'M R',
  ),
  turn(
    `how (?:did|do|does|has|have) ${OUR}M (?:move|moved|change|changed|develop|developed|evolve|evolved|go|trend|progress)(?: (?:through|over|during|across|in) (?<T>${YEAR}|this year|last year))?(?: ,)? ${BY}`,
    'M R in T',
  ),
  // "did we get pickier over 2024? show the sale rate for each month"
  turn(
    `(?:how |why )?(?:did|have|are|were|was) (?:we|it|things|business) (?:(?:get|become|grow|do|go|been|getting|doing|becoming) )?(?:pickier|busier|stricter|tougher|looser|faster|slower|safer|bigger|smaller|good|well|bad|better|worse|tough|strict|picky|busy)(?: (?:over|in|during|through|across) (?<T>${YEAR}|this year|last year))? [?] (?:${SHOW} |i (?:want|need|would like) )?(?:the |our )?(?<Q>[^?.]+)`,
    'Q in T',
  ),
  turn(
    `where (?:did|does|do|has) (?:all )?(?:the |our )?(?:money|cash|volume|business|growth|it|that|they) (?:go|come from|gone|came from|went)(?: (?:over|in|during) (?<T>${YEAR}|this year|last year))? [?] (?<Q>[^?.]+)`,
    'Q in T',
  ),
  turn(
    `(?:what|why|who) (?:do|did) we (?:mostly|mainly|usually|typically|generally)(?: (?:lend|borrow|people|them|customers|for|spend|sell|make|earn|money|it|on|from))+ [?] (?<Q>(?:the )?top [^?]+)`,
    'Q',
  ),
  turn(
    `what is the (?:bestseller|best seller|top seller|winner|leader|favou?rite|number one|champion) (?:in|at|for|of) (?:each|every) (?<D>[a-z]+(?: [a-z]+)?) [?] (?:the )?(?<X>[a-z]+) with the (?<S>most) (?<Y>[^,?.]+)${TAIL_SHOWN}`,
    'which X has the S Y in each D',
  ),
  turn(
    `where (?:do|did) we (?:barely|hardly|scarcely|rarely)? ?(?:have|get|see|find) (?:any|few|many|the fewest|the most|most) (?:of )?(?:our )?(?<X>[a-z]+s) [?] (?:the )?(?<K>[0-9]+|two|three|four|five|six|seven|eight|nine|ten) (?<D>[a-z]+(?: [a-z]+)?) with the (?<S>fewest|most|least)${TAIL_SHOWN}`,
    'which K D have the S X',
  ),
  turn(
    `did any (?<X>[a-z]+s) (?:get through|go through|make it through|come through|survive|go) (?<T>${YEAR}|this year|last year) without (?:a single|any|an?|one) (?<Y>[^?]+) [?] (?:which|what)(?: ones?| [a-z]+)?`,
    'which X had no Y in T',
  ),
  // "why did we turn down people who applied in 2024? give the number of applications per reason"
  turn(
    `why (?:do|did) we (?<V>[a-z]+) (?:people|applicants|customers|clients|those|anyone|somebody|someone)(?: (?:who|that) (?:applied|asked|came))?(?<T>(?: (?:in|during|since|for|over) [^?]+)?) [?] ${SHOW} (?:the )?(?:number|count) of (?<N>[a-z]+s) (?:per|by|for each) (?<D>(?:[a-z]+ )?(?:reason|cause|motive))`,
    'number of V~ N by D T',
  ),
  turn(
    `(?:when|why) (?:do |did )(?:we|people|customers|clients|borrowers|applicants|they) (?:apply(?=.* of applications )|(?:borrow|lend)(?=.* of loans )) [?] ${SHOW} (?:the )?(?:percentage|percent|share|proportion) of (?<X>[a-z]+s) (?:per|by|for each) (?<D>[a-z]+(?: [a-z]+)?)`,
    'X by D as a percentage of the total',
  ),
  turn(
    `how fast (?:is|are|has|did|was) (?:our |the )?(?<M>[a-z]+(?: [a-z]+)?) (?:been )?(?:grow|growing|grown|rising|changing|increasing) [?] ${SHOW} (?:each|every) (?<U>year|quarter|month) 's (?:total|figure|value|#M) and the (?:percent|percentage|%) (?:change|growth) (?:from|over|on) the (?:#U before|previous #U|prior #U)`,
    'M by U with percent change from the U before',
  ),
];
