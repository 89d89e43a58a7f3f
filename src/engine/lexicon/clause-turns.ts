import { askedLastTurns } from './asked-last-turns.ts';
import { askedPlainlyTurns } from './asked-plainly-turns.ts';
import { listedBandTurns } from './band-turns.ts';
import { courseTurns } from './course-turns.ts';
import { exclusionTurns } from './exclusion-turns.ts';
import { measureTurns } from './measure-turns.ts';
import { retoldAskings } from './retold-askings.ts';
import { retoldTurns } from './retold-turns.ts';
import { rowClauseTurns } from './row-clause-turns.ts';
import { shownTurns } from './shown-turns.ts';
import { spokenCourseTurns } from './spoken-course-turns.ts';
import { spokenFreelyTurns } from './spoken-freely-turns.ts';
import { type Turn, turn } from './turn.ts';
import { wonderedTurns } from './wondered-turns.ts';
import { lastTurns, wordedFreelyTurns } from './worded-freely-turns.ts';

/** Clauses in plainer grammar, whatever they are about: passives with "by whom", "which" after a preposition, gerunds first. */

const DONE =
  '(?:[a-z]+ed|bought|brought|built|chosen|drawn|driven|flown|found|given|got|held|lent|made|paid|run|sent|sold|spent|taken|taught|won|written)(?: (?:off|out|up)| on(?! (?:an?|the|[0-9])))?';
const BE = '(?:is|are|was|were|has been|have been|had been)';
const PERIOD =
  '(?:(?:q[1-4]|[a-z]+ quarter|[a-z]{3,9})(?: of)? )?(?:19|20)[0-9]{2}|(?:this|last) (?:year|quarter|month|week)';
const IN = '(?:in |of |for |during )?';
const THAT = '(?:that|those|the one)';
const REST = '(?<R>(?: [,:?.].*| (?:and|at|by|during|for|in|since|with) .+)?)';
const BOUND = '(?:(?:more|fewer|less) than|over|under|at least|at most|exactly|<|>)';
const SO_MANY = `(?<B>${BOUND}) (?<N>\\S+) (?:of (?:our|the|all) )?(?<X>(?:[a-z-]+ ){0,2}?[a-z]+s)`;
const UNIT = '(?:day|week|month|quarter|year)';
const WHEN = '(?:after|before|between|during|from|in|since|until)';
const END = 'lowest|lower|smallest|smaller|highest|higher|largest|larger';
const PART = '(?:percentage|percent|share|proportion|%)';
const ASKS = '(?:list|show|give|name|find|count|tell|display|report|rank|what|which|who|how)';
const WITHOUT =
  '(?:without|with no)(?: (?:one|any|it|such))?|(?:who|that) (?:have|had|do|did|have had) (?:not|none)';

/** What is said of things by a clause of its own. */
const OF_RELATIVES: readonly Turn[] = [
  // "customers by whom a claim was made late"
  turn(
    `(?<Q>.+?) by (?:whom|which) (?<O>(?!(?:the|their|its|we|they|you) )\\S.*?) ${BE} (?<E>(?:ever |never )?)(?<V>${DONE})(?<R>(?: .+)?)`,
    'Q who have E V O R',
  ),
  // "towns in which over 100 members live"
  turn(
    `(?<Q>.+?) (?:(?:in|at|on|for|of) which|where) ${SO_MANY} (?:are|is|were|was|exist|live|lives|reside|work)?(?: (?:based|located|situated|registered))?(?<V>(?: ${DONE})?)${REST}`,
    'Q with B N X V R',
  ),
  // "in which towns do over 100 of our members live?"
  turn(
    `(?:in|from) (?<Q>(?:what|which) (?:[a-z-]+ )?[a-z]+s) (?:do|did) (?<B>${BOUND}) (?<N>\\S+) (?:of )?(?:our |the |all )*(?<X>(?:[a-z-]+ )?[a-z]+s) (?:come|live|reside)(?: in| from)?`,
    'Q have B N X',
  ),
  // "orders on which a fee is overdue"
  turn(
    `(?<Q>.+?) (?:in|at|on|for|to) which (?:an?|any|at least one|some) (?<N>[a-z]+) ${BE} (?<A>[a-z]+)${REST}`,
    'Q with a A N R',
  ),
  // "orders for which the net price is above the list price"
  turn(
    `(?<Q>.+?) (?:for|on|in|of) which (?:the|its|their) (?<M>[a-z]+(?: [a-z]+){0,4}?) (?:is|was|are|were) (?<R>.+)`,
    'Q whose M is R',
  ),
];

/** What is done with what is asked stands first: "counting each member once, how many …". */
const OF_GERUNDS: readonly Turn[] = [
  turn(
    `(?<G>(?:counting|showing|listing|giving|displaying|reporting|taking|ignoring|sorting|ordering|ranking) .+?) , (?<Q>${ASKS} .+?)`,
    'Q , G',
  ),
];

/** One less the other. */
const OF_DIFFERENCES: readonly Turn[] = [
  // "the price in 2024, the price in 2025, and the difference between them in percent, for each town"
  turn(
    `(?<A>(?:(?:for|in) (?:each|every) [a-z]+(?: [a-z]+)? ,? ?)?(?:show |give |list |report |what (?:is|was|are|were) )?)(?:the )?(?<M>[a-z]+(?: [a-z]+){0,3}) ${IN}(?<P>${PERIOD})(?: ,| ?,? and) (?:(?:the|#M) )*${IN}(?<Q>${PERIOD}) ?,? (?:and|with) (?:the )?(?<C>difference|change)(?: between (?:them|both|the two(?: years)?))?(?<U>(?: in (?:percentage points|points|percent|%))?)(?<R>(?: ,? ?(?:by|for|per|in) .+)?)`,
    'A M in P versus Q R , with the C U',
  ),
  turn(
    `subtract what ${BE} (?<V>${DONE}) (?<A>.+?) from what ${BE} (?:#V )?(?<B>.+?)`,
    'amount V B minus amount V A',
  ),
  turn(`subtract (?:the )?A from (?:the )?B(?<R>(?: , .+)?)`, 'B minus A R'),
  turn(
    `(?:by )?how much (?:did|does|do) M ${IN}(?<P>${PERIOD}) exceed (?:(?:${THAT}|#M) )?${IN}(?<Q>${PERIOD})`,
    'M in P minus M in Q',
  ),
  turn(
    `(?:(?:the )?(?:difference|gap) (?:in|of) )?G(?: ,)? (?<P>${PERIOD}) minus (?<Q>${PERIOD})`,
    'G in P minus G in Q',
  ),
  turn(
    `(?:(?:the )?(?:difference|gap) (?:in|of) )?(?<G>[a-z]+(?: [a-z]+){0,3}) [,:] A minus (?<B>[^,]+?)(?<R>(?: , .+)?)`,
    'G of A minus G of B R',
  ),
];

/** How long it took, the share of a year, and the same part of the year before. */
const OF_TIMES: readonly Turn[] = [
  // "In percent, how did the number of orders change …", "compared with 2024, how much did it rise in 2025"
  turn(`in (?:percent|%|percentage terms) , (?<Q>(?:how|what|by) .+?)`, 'Q , in percent'),
  turn(
    `(?:compared (?:with|to)|relative to|versus) (?<P>${PERIOD}) , (?<Q>(?:how|what|by) .+?)`,
    'Q compared with P',
  ),
  turn(
    `(?<Q>.+?(?: compared (?:with|to) .+?)?) ,? percentage ?-? ?wise(?<R>(?: compared (?:with|to) .+)?)`,
    'Q R , in percent',
  ),
  turn(
    `by (?:what|which) (?:amount|sum|number|total) (?<D>did|do|does|has|have|is|was|were) R`,
    'by how much D R',
  ),
  turn(`(?:by )?how much (?:do|does|did) X differ from Y`, 'X minus Y'),
  turn(
    `(?:which|what) (?<K>\\S+ )?(?<N>[a-z]+s) took the (?<S>longest|shortest)(?: time)? (?:from|between) A (?:to|until|and) B`,
    'K N with the S time between A and B',
  ),
  // "avg days issue to charge-off by grade"
  turn(
    `(?<A>(?:avg|average|mean|median) (?:days|time|weeks|months|hours)) (?!(?:and|between|from|in|of|since|until) )(?<X>[a-z]+(?: [a-z]+)?) to (?<Y>.+)`,
    'A from X to Y',
  ),
  // The time is of the date that is said: "fees on payments due in each year since 2022"
  turn(
    `(?<Q>.+) (?:of|on|for) (?:[a-z]+ )?[a-z]+s due (?:in|during) (?:each|every) (?<U>${UNIT})(?: of)? (?<T>(?:${WHEN} )?.*[0-9]{4}.*)`,
    'Q by U of due date with due date T',
  ),
  turn(
    `(?<Q>.+) (?:of|on|for) (?:[a-z]+ )?[a-z]+s due (?:in|during) (?:each|every) (?<U>${UNIT})`,
    'Q by U of due date',
  ),
  turn(
    `(?:for (?:each|every)|per) (?<U>${UNIT})(?<T>(?: ${WHEN} .+?)?) , (?<Q>.+) (?:of|on|for) (?:[a-z]+ )?[a-z]+s due (?:in|during) (?:it|that #U)`,
    'Q of payments due in each U T',
  ),
  turn(
    `(?<Q>(?:what|which) ${PART} of) (?:the |our )?(?<Y>(?:19|20)[0-9]{2}) (?<M>[a-z]+(?: [a-z]+)?) (?<V>(?:was|were|is|came|comes|went|has|had) .+)`,
    'Q the M of Y V',
  ),
  turn(
    `(?:compare )?(?<Q>.+?) (?<K>[a-z]+) quarter of (?<Y>(?:19|20)[0-9]{2}) (?:with|to|and|versus|against) (?:that of )?the #K quarter of the (?:year before|previous year|prior year)`,
    'Q K quarter of Y versus the same quarter of the year before',
  ),
];

/** Two kinds of them, the second in short. */
const OF_SIDES: readonly Turn[] = [
  turn(
    `compare (?<N>[a-z]+s) (?:with|who have|that have) X (?:with|to|and|against) (?:#N|those) (?:${WITHOUT}) (?:on|by|in|in terms of) G`,
    'G of N with X versus N without X',
  ),
  turn(
    `(?:(?:compare|what (?:is|was)|how (?:does|do|did)) )?G (?:of|for) (?<N>[a-z]+s) (?:with|who have had|that have had|who have|that have|who had|having) X (?:compare )?(?:,? and|with|to|against|versus|vs) (?:that )?(?:of |for )?(?:#N|those|ones) (?:${WITHOUT})`,
    'G of N with X versus N without X',
  ),
  turn(
    `(?<Q>(?:compare|how (?:does|do|did)) .+?) (?:with|to|against) (?:that of |those of )?(?:all )?(?:of )?(?:the )?(?:(?:other|remaining) [a-z]+s|rest of the [a-z]+s)(?: (?:together|combined))?`,
    'Q with the rest',
  ),
  turn(
    `(?<Q>.+? (?:versus|vs)) (?:that of |those of )?(?:all )?(?:of )?(?:the )?(?:(?:other|remaining) [a-z]+s|rest of the [a-z]+s)(?: (?:together|combined))?`,
    'Q the rest',
  ),
];

/** Which of those that are equal comes first. */
const OF_TIES: readonly Turn[] = [
  turn(
    `(?<Q>.+?) ,? (?:and )?(?:putting|listing|placing|with) (?:the )?(?<L>${END}) (?<F>[a-z]+(?: [a-z]+)?) first (?:when|where|if) [a-z]+ are (?:equal|tied|the same)`,
    'Q , if equal then L F first',
  ),
  turn(
    `(?<Q>.+?) ,? (?:and )?(?:when|where|if) [a-z]+ are (?:equal|tied|the same) ,? (?:then )?(?:put|list|show|place) (?:the )?(?<L>${END}) (?<F>[a-z]+(?: [a-z]+)?) first`,
    'Q , if equal then L F first',
  ),
  turn(
    `(?<Q>.+?) [,;] ties (?:by |with |: )?(?:the )?(?<L>${END}) (?<F>[a-z]+(?: [a-z]+)?) first`,
    'Q , if equal then L F first',
  ),
];

/** In how many, how large, and by what the part goes. */
const OF_ASKINGS: readonly Turn[] = [
  turn(`what number of X`, 'how many X'),
  turn(
    `(?:what (?:is|was) |give |find |show |tell )(?:me |us )?the number of (?<N>[a-z]+s) (?:who|that|which) X`,
    'how many N X',
  ),
  turn(`count (?:the |all |our )*(?<N>[a-z]+s) (?:who|that|which) X`, 'how many N X'),
  turn(`in how many cases ${BE} (?:the |an? )?(?<N>[a-z]+) X`, 'how many N+ were X'),
  turn(`in how many cases (?:did|does|do) (?:the |an? )?(?<N>[a-z]+) X`, 'how many N+ X'),
  turn(`how (?<H>large|big|high|long|old) , (?<R>in [a-z]+) , (?<B>is|was|are|were) X`, 'how H B X , R'),
  // "what percentage of all orders are rush orders, both by number and by value?"
  turn(
    `(?:what|which) ${PART} of Y (?:are|were|is|was|comes? from) X ,? (?:both )?(?<R>by [a-z]+ and by [a-z]+)`,
    "X 's share of Y , R",
  ),
  turn(
    `(?:both )?(?<R>by [a-z]+ and by [a-z]+) , (?:what|which) ${PART} of Y (?:do|does|did) X (?:make up|account for|represent)`,
    "X 's share of Y , R",
  ),
  turn(`X ${PART} of Y [:,] (?<A>by [a-z]+) [,&] (?<B>by [a-z]+)`, "X 's share of Y , A and B"),
];

/** Those that say most first; each is said again where another fits what it says. */
export const clauseTurns = (): readonly Turn[] => [
  ...wordedFreelyTurns(),
  // "which technician has spent the most hours on repairs?"
  turn(
    `(?:(?<P>(?:on|in|for|at) [^,]+) , )?(?<Q>(?:which|what) [a-z-]+(?: [a-z]+)?|who) (?:(?:has|have) )?(?<V>spent|worked|logged|driven|flown) the (?<S>most|fewest|least) (?<H>hours|minutes|miles|kilometers|kilometres|km)(?<R>(?: (?:on|in|for|at|during|by) .+)?)`,
    'Q has the S H V R P',
  ),
  // "largest amount first, list the late loans with id and rate"
  turn(
    `(?<O>(?:the )?(?:${END}|newest|oldest|latest|earliest|most recent)(?: [a-z]+){0,3} first) , (?<Q>(?:give|list|name|show) .+)`,
    'Q , O',
  ),
  // "top 10 states by open loan count"
  turn('(?<Q>(?:top|bottom) .+?) by (?<A>[a-z-]+) (?<N>[a-z]+) count', 'Q by number of A N+'),
  ...askedPlainlyTurns(),
  ...wonderedTurns(),
  ...spokenFreelyTurns(),
  ...spokenCourseTurns(),
  ...retoldTurns(),
  ...retoldAskings(),
  ...exclusionTurns(),
  ...OF_RELATIVES,
  ...OF_GERUNDS,
  ...OF_DIFFERENCES,
  ...OF_TIMES,
  ...OF_TIES,
  ...OF_SIDES,
  ...OF_ASKINGS,
  ...measureTurns(),
  ...courseTurns(),
  ...rowClauseTurns(),
  ...askedLastTurns(),
  ...listedBandTurns(),
  // "how much do people apply for on average considering only approved applications?"
  turn(
    '(?<Q>.+?) ,? ?(?:considering only|looking only at|limited to|restricted to|just for|only for) X',
    'Q for X',
  ),
  ...shownTurns(),
  ...lastTurns(),
];
