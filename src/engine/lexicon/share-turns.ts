import type { LocalTurn } from '../local-turns.ts';
import { OWN_WHOLE_TURNS } from './own-whole-turns.ts';
import { type Turn, turn } from './turn.ts';

const PARTS = 'fraction|percentage|part|portion|proportion|share';
const PERCENTS = 'percent|percentage|percentages|pct|%';

/** Parts of a whole in other words, wherever they stand. */
export const SHARE_FILTERS: readonly LocalTurn[] = [
  // "what fraction, in percent, of the loans", "what proportion (%) of"
  [`${PARTS} ,|( in|as? a? ${PERCENTS} terms? ,|)`, 'percentage'],
  [`${PARTS} in ${PERCENTS}`, 'percentage'],
  // "percentage of payments made on time": of those that were made
  ...['on time', 'late'].map(
    (how): LocalTurn => [
      `{${PARTS}|${PERCENTS}} of the|all|our? *1 that|which? was|were|are|is? {made|paid|received|settled} ${how}`,
      `$1 of $3 $2 that were ${how}`,
    ],
  ),
  // "what share of the loans of 2025, by count, were unsecured": rows are counted anyway
  [`{${PARTS}|${PERCENTS}} of *7 ,? by count|number ,? &are|had|has|have|is|was|were`, '$1 of $2'],
  // "percentage of applications we approved"
  [`{${PARTS}|${PERCENTS}} of the|all|our? *1 {they|we}`, '$1 of $2 that $3'],
  // "sits in grades D to G", "fell into grade A"
  ['sits|sit|lies|lie &in|with|at', 'is'],
  ['falls|fall|fell into', 'is in'],
  ['owed by &the|our|top|#|ten|five|three|twenty', 'held by'],
  // "borrowers with at least one loan have a second one"
  [
    'with at? least? a|an|one|1 *1 who|that? have|has|had|took|take|got a second|2nd one',
    'with at least 1 $1 with at least 2 $1',
  ],
  [
    'have|has|had|took|take|got|hold|holds|with a second|2nd {loan|mortgage|order|account|policy}',
    'with at least 2 $1',
  ],
];

const OPEN = '(?:(?:show|give|list|tell)(?: me| us)? |what (?:is|was|are) )?(?:the )?';
const PART = '(?:percentage|percent|%|pct|share|proportion|portion|part|fraction)';
const EACH = '(?:each|every)(?: of the)?';
const BY = '(?:by|in terms of|measured by)';
const DECIDED_SHARE =
  '(?:in )?(?<C>more than|over|less than|under|at least) (?<B>[0-9.]+(?: ?(?:%|percent|pct))?) of (?:the |all |their )*(?:cases|applications|requests)';
const BOUNDED =
  '(?<C>more than|over|less than|under|below|above|at least|at most) (?<B>[0-9.]+ ?(?:%|percent|pct))';
const ALL = '(?:all|total|whole|entire|overall)';
const DO_WE = '(?:do we|where we|for which we|in which we)';
/** What may stand before a noun, as its own. */
const MODIFIERS =
  '(?:(?!(?:and|at|by|for|from|having|in|of|that|to|which|who|whose|with)\\b)[a-z0-9-]+ ){0,3}';
/** Words none of which is a year. */
const NO_YEAR = '(?:(?!(?:19|20)[0-9]{2})[^:;?])*';
const OVER = '(?:(?: ,)? (?:and )?not (?:by |in )?[a-z]+)?';

/** Parts of a whole that are asked for in another order. */
export const SHARE_TURNS: readonly Turn[] = [
  ...OWN_WHOLE_TURNS,
  // "fees on late rentals as a percentage of total fees"
  turn(
    `${OPEN}(?:total )?M (?:on|of|from|in|for) X as an? ${PART} of (?:the )?(?:total |overall |all )*#M`,
    'what percentage of M comes from X',
  ),
  // "2024 sales by town and its share of the 2024 total", of which no other year is said
  turn(
    `(?:(?:show|give|list)(?: me| us)? )?(?:the |our )?(?<M>${NO_YEAR}(?<Y>(?:19|20)[0-9]{2})${NO_YEAR}) by (?<G>(?:[a-z]+ ){0,2}?[a-z]+) ,? ?(?:and|with|plus) (?:its |their |the |each 's )?${PART} of (?:the |that )?(?:#Y total|total(?: for| of| in) #Y|year 's total|total)(?<R>(?: ,? ?(?:largest|highest|biggest|smallest|lowest) .+)?)`,
    'M and share of total by G R',
  ),
  turn(
    `(?<A>${NO_YEAR}(?<Y>(?:19|20)[0-9]{2})${NO_YEAR} ${PART}) of (?:the |that )?(?:#Y total|total(?: for| of| in) #Y)(?<R>(?: ,? ?(?:by|for|per|largest|highest|biggest|smallest|lowest) .+)?)`,
    'A of the total R',
  ),
  // "what part of our sales came from the five shops with the highest sales": from the top five of them
  turn(
    `(?:what|which) (?<P>${PART}) of (?<M>(?!(?:the )?(?:19|20)[0-9]{2})(?:the )?(?:(?!(?:in|of|for|during) )[^ ,]+ )*?(?<N>[a-z]+?)s?) (?:came from|comes from|was made by|(?:is|was|are|were) (?:[a-z]+ed|held|lent|made|sold|taken) by) (?:the |our )?(?<K>[0-9]+|two|three|four|five|ten|twenty) (?<D>[a-z]+) (?:with|having) the (?:highest|largest|biggest|most|greatest) (?:total )?#Ns?`,
    'what P of M came from the top K D',
  ),
  turn(
    `(?:what|which) (?<P>${PART}) of (?<M>(?:the )?(?:19|20)[0-9]{2} (?:(?!(?:in|of|for|during) )[^ ,]+ )*?(?<N>[a-z]+?)s?) (?:came from|comes from|was made by|(?:is|was|are|were) (?:[a-z]+ed|held|lent|made|sold|taken) by) (?:the |our )?(?<K>[0-9]+|two|three|four|five|ten|twenty) (?<D>[a-z]+) (?:with|having) the (?:highest|largest|biggest|most|greatest) (?:total )?#Ns? (?:that year|in that year|then)`,
    'what P of M came from the top K D',
  ),
  turn(
    `the (?<K>[0-9]+|two|three|four|five|ten|twenty) (?<D>[a-z]+) (?:with|having) the (?:highest|largest|biggest|most|greatest) (?:total )?(?<N>[a-z]+?)s? (?:owe|have|hold|account for|make up|bring in|brought in|represent) what (?<P>${PART}) of (?<M>(?:[^ ,]+ )*?#Ns?)`,
    'what P of M came from the top K D',
  ),
  // "late boats and their share of the boats at sea": of the same noun
  turn(
    `${OPEN}(?:(?:number|count) of )?(?<X>${MODIFIERS}(?<N>[a-z]+)(?: (?:at|from|in|of|that|who|whose|with|without) .+?)?) (?:and|with|plus) their ${PART} (?:of|among|out of) (?:all |the |our )*(?<Y>${MODIFIERS}#N(?: .+)?)`,
    'number of X and X as a percentage of Y',
  ),
  // "how many late boats are there, and what percentage of the boats at sea is that?"
  turn(
    `how many (?<X>${MODIFIERS}(?<N>[a-z]+)(?: (?:at|from|in|of|that|who|whose|with|without) .+?)?)(?: (?:are|were) there| do we have)? ?,? and what ${PART} of (?:all |the |our )*(?<Y>${MODIFIERS}#N(?: .+?)?)(?: (?:is|are) (?:that|this|it|they|those))?`,
    'number of X and X as a percentage of Y',
  ),
  turn(
    `(?<X>${MODIFIERS}(?<N>[a-z]+)(?: (?:at|from|in|of|that|who|whose|with|without) .+?)?) (?::|-|–|—|,) how many(?: are there)? ?,? and what ${PART} of (?:all |the |our )*(?<Y>${MODIFIERS}#N(?: .+?)?)(?: (?:is|are) (?:that|this|it|they|those))?`,
    'number of X and X as a percentage of Y',
  ),
  // "which purposes do we turn down in more than 30 % of the cases"
  turn(
    `(?:which |what )?(?<D>[a-z]+(?: [a-z]+)?) ${DO_WE} (?<V>approve|decline) ${DECIDED_SHARE}`,
    'D with a V rate of C B',
  ),
  turn(
    `(?:which |what )?(?<D>[a-z]+(?: [a-z]+)?) ${DO_WE} (?:turn down|reject|refuse) ${DECIDED_SHARE}`,
    'D with a decline rate of C B',
  ),
  // "purposes that make up less than 5 % of the volume, with that percentage"
  turn(
    `${OPEN}(?:which |what )?(?<D>[a-z]+(?: [a-z]+)?) (?:(?:that |which )?(?:makes? up|accounts? for|represents?|constitutes?|comes? to)|(?:with|having|have|hold)(?=.* of (?:the |our )?${ALL})) ${BOUNDED} of (?:the |our )?(?:${ALL} )?M(?:,? ?(?:with|and|including) (?:that|this|the|its|their) ${PART})?`,
    'D whose share of M is C B',
  ),
  // "share of each region in our volume"
  turn(
    `${OPEN}${PART}s? of ${EACH} D (?:in|of|within|out of) (?:the |our |all )*M`,
    'percentage breakdown of M by D',
  ),
  // "what share does each region have in the volume"
  turn(
    `(?:what|which|how large a|how big a) ${PART} (?:does|do|did) ${EACH} D (?:have|hold|take|make) (?:in|of|up of) (?:the |our |all )*M`,
    'percentage breakdown of M by D',
  ),
  // "share of the loans, by amount and not by number, that went bad"
  ...[
    ['(?:amount|value|money|dollars|dollar amount|dollar value|sum)', 'volume', 'amount'],
    ['(?<M>[a-z]+(?: [a-z]+)?)', 'M', 'total M'],
  ].map(([said = '', ...plain]) =>
    turn(
      `${OPEN}(?:what )?${PART} of X [,(] ${BY} ${said}${OVER} [,)] (?:that|which|who) Y`,
      ...plain.map((measure) => `percentage of the ${measure} of X that Y`),
    ),
  ),
];
