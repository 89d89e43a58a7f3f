import { type Turn, turn } from './turn.ts';

const OUR = '(?:(?:the|our) )*';
const WAY = '(?:up|down|higher|lower|better|worse|cheaper|bigger|smaller|larger)';
const TREND = `(?:(?:going|trending|moving|creeping|heading|drifting|getting) ${WAY}(?: or ${WAY})?|(?:rising|falling|growing|increasing|decreasing|declining|shrinking|improving|worsening|changing|climbing|dropping|slowing|dying out|picking up|on the (?:rise|decline))(?: or [a-z]+ing)?)(?: (?:lately|recently|over time|over the years))?`;
const THEN = '[?.;:,-]+ (?:please )?';
const SHOW = '(?:show|give|list|plot|report|display|chart|break)(?: me| us)?';
const IT =
  '(?:it|that|this|them|these|those|(?:the|its|their) (?:numbers?|figures?|counts?|trend))(?: down)?';
const PERIODS = '(?<R>(?:by|per|for each|for every|over|each|from|since) .+)';
const THESE = '(?: of)?(?: (?:them|these|those))?';
const GROUPS = '(?<R>(?: (?:by|per|for each) .+)?)';
const MARK = '(?: [:,-])+ ';
const PART = '(?:percent|percentage|share|proportion|%|pct)';
const SPREAD = '(?:profile|mix|split|distribution|breakdown|structure)';
const BY = '(?:(?:as )?(?:measured|judged|ranked) by|going by|based on|according to|in terms of|by)';

/** What is wondered first and then asked in plain words: "is the rate going up? show it per year", "which grade did worst, measured by …". */
export const askedPlainlyTurns = (): readonly Turn[] => [
  // "is the average fee rising? show it per year"
  turn(
    `(?:is|are|was|were|has|have) ${OUR}M (?:(?:been|still|really|actually) )*${TREND} ${THEN}${SHOW} ${IT} ${PERIODS}`,
    'M R',
  ),
  // "phone orders, are they dying out? count per year"
  turn(
    `(?<X>[^?.:,]+) [,:-] (?:is|are) (?:it|they) (?:(?:still|really|actually) )?${TREND} ${THEN}(?:counts?|numbers?)${THESE} ${PERIODS}`,
    'number of X R',
  ),
  turn(
    `(?<X>[^?.:,]+) [,:-] (?:is|are) (?:it|they) (?:(?:still|really|actually) )?${TREND} ${THEN}${SHOW} ${IT} ${PERIODS}`,
    'X R',
  ),
  // "did any boats return after the storm? count by type"
  turn(
    `did any (?:of (?:the|our) )?(?<N>[a-z]+s) (?<V>[a-z]+) (?<Y>[^?]+) [?] (?:count|how many|number)${THESE}${GROUPS}`,
    'number of N that V~ Y R',
  ),
  // "are there boats sold within 90 days of launch? give name, launch date and price"
  turn(
    `(?:are|were) there (?:any )?(?<X>[a-z]+s [^?]+) [?] (?:please )?(?:give|list|show)(?: me| us)? (?:the |their )?(?<C>[^?.]+(?:,| and )[^?.]+)`,
    'list X with C',
  ),
  // "type mix of boats sold in 2024: count and percent of total"
  turn(
    `(?<D>[a-z]+(?: [a-z]+)?) ${SPREAD} of (?<X>[^:]+?)${MARK}(?:count|number)s?(?: of [a-z]+)? (?:and|with|,) (?:the |their )?(?<P>${PART})(?: of (?:the )?(?:total|all|whole))?`,
    'X by D , count and P of total',
  ),
  // "age profile of members today: under 30, 30-44, 45 and over"
  turn(
    `(?<D>[a-z]+(?: [a-z]+)?) ${SPREAD} of ${OUR}X(?: today| now| right now)?${MARK}(?<B>(?:under|below|up to|less than|<|[0-9]).+ (?:(?:over|above) [0-9.,]+|and (?:over|older|above|up)|or (?:more|older|over)|\\+))`,
    'number of X by D , B',
  ),
  // "count the sold boats, listing the type"
  turn(
    `(?<Q>(?:count|how many|(?:the )?number of) [^,:?]+) , (?:listing|showing) (?:the |their |each )?(?<D>[a-z]+(?: [a-z]+)?)`,
    'Q by D',
  ),
  // "boats in Rye: how many per type? top 3 types"
  turn(
    `X${MARK}how many (?<R>(?:by|per|in each|for each) [^?.;]+?) [?.;,]+ (?:the )?(?<T>top [0-9]+)(?: [a-z]+)?`,
    'number of X R , T',
  ),
  // "which harbour has done worst, measured by its loss rate"
  turn(
    `(?<Q>(?:which|what) (?:[a-z]+ ){0,2}[a-z]+?) (?:(?:has|have|is|are) )?(?:performed|performs?|performing|did|does|do|done|doing|fared?|fares|faring|ranks?|ranked) (?:the )?(?<S>best|worst) ,? ?${BY} ${OUR}(?:its |their )?M`,
    'Q has the S M',
  ),
  // "how popular is each colour? show boats and total price"
  turn(
    `how popular (?:is|are) (?:each|every|the (?:different|various)) (?:of the )?D [?] (?:please )?(?:${SHOW} )?(?:the )?Y`,
    'Y by D',
  ),
  // "highest-value customers: top 10 by total spent, with name and town"
  turn(
    `(?:(?:our|the|best|biggest|largest|highest value|most valuable|key|top) )+(?<N>[a-z]+s) : (?:the )?(?<T>top|bottom) (?<K>[0-9]+) (?<R>by .+)`,
    'T K N R',
  ),
  // "oak vs steel: how many boats did we sell of each in 2025?"
  turn(
    `(?<A>[^:?,]+? (?:vs|versus) [^:?,]+?) : (?<Q>how (?:many|much) .+?) (?:of|for|from|on|in) each(?: of them)?(?<R>(?: (?:in|during|since|by|per|for) .+)?)`,
    'Q R for A',
  ),
  // "regatta list size: members with two boats"
  turn(
    '(?:[a-z]+ ){0,4}(?:list|pool|group|segment|audience|cohort) (?:size|count) : (?<X>(?!(?:by|per) )[a-z]+s .+)',
    'number of X',
  ),
  // "do oak boats sell better than steel ones? sale rate for each"
  turn(
    `(?:do|does|did) (?<A>[^?]+?) (?:(?:get|go) )?[a-z]+ (?:better|worse|more|less)(?: often)? than (?<B>[^?]+?) [?] (?:${SHOW} )?(?:the )?(?<G>[^?]+?) (?:for|of) (?:each|both)(?: (?:of them|groups|sides|types))?`,
    'G of A versus B',
  ),
  // "how many boats are afloat, how many are docked?"
  turn(`(?<P>how many [^,?]+) , how many (?<Q>(?:are|were|is|was|have|had|got) [^,?]+)`, 'P and how many Q'),
];
