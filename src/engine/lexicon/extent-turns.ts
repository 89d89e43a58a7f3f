import { REST, type Turn, turn } from './turn.ts';

const OUR = '(?:(?:the|our|your) )*';
const PART = '(?:percentage|percent|share|portion|proportion|fraction|part)';
const UNIT = '(?:years|months|weeks|days|hours|minutes)';
const MOST = '(?:maximum|highest|largest|most|greatest|minimum|lowest|smallest|fewest)';
const BEEN = '(?:is|was|were|are|has been|have been)';
const SPREAD = '(?:spread|distributed|scattered)(?: out)?';

/** How far something goes: "up to how many days late have payments been", "our customers are spread over how many states". */
const OF_EXTENTS: readonly Turn[] = [
  turn(
    `up to how many (?<U>${UNIT}) (?<S>[a-z]+) (?:are|were|have|has) ${OUR}(?<N>[a-z]+s?)(?: (?:been|come))?`,
    'highest U S of N+',
  ),
  turn(
    `(?:what (?:is|was) )?the (?<Z>${MOST}) number of (?<U>${UNIT}) (?:that )?(?:an?|any|the) (?<N>[a-z]+) ${BEEN} (?<S>[a-z]+)${REST}`,
    'Z U S of N+ R',
  ),
  turn(
    `up to how many (?<U>${UNIT}) (?:has|have|was|were) (?:an?|any|the|our) (?<N>[a-z]+) (?:been )?(?:late|overdue)${REST}`,
    'highest U late of N+ R',
  ),
  turn(
    `${OUR}(?<N>[a-z]+s) (?:are|is|were) ${SPREAD} (?:over|across|among) how many (?:different |distinct )?D`,
    'number of different D of N',
  ),
  turn(
    `(?:over |across )?how many (?:different |distinct |separate )?(?<D>[a-z]+) are ${OUR}(?<N>[a-z]+s) ${SPREAD}(?: over| across)?`,
    'number of different D of N',
  ),
];

const PERIOD = '(?:day|week|month|quarter|year|weekday)';
const PEAK = '(?:peaked|were at their (?:peak|highest|height)|hit (?:their|a) (?:peak|high|record))';

/** The period with the most: "the month of 2025 when orders peaked", "which month led 2025 in orders". */
const OF_PEAKS: readonly Turn[] = [
  turn(
    `(?<Q>.*?\\b(?<U>${PERIOD})(?: (?:in|of) .+?)?) (?:when|where|in which|that) (?:the |our )?(?<N>(?:[a-z]+ )?[a-z]+s) ${PEAK}`,
    'Q with the most N',
  ),
  turn(
    `(?:in |on )?(?<Q>(?:which|what) ${PERIOD}(?: (?:in|of) .+?)?) did (?:the |our )?(?<N>(?:[a-z]+ )?[a-z]+s) peak`,
    'Q had the most N',
  ),
  turn(
    `(?<Q>(?:which|what) ${PERIOD}) (?:led|topped) (?<Y>(?:19|20)[0-9]{2}) (?:in|by|for|in terms of) (?:the )?(?:number of )?(?<N>(?:[a-z]+ )?[a-z]+s)(?<D>(?: [a-z]+ed)?)`,
    'Q in Y had the most N D',
  ),
  turn(
    `(?:what (?:is|was) )?(?:the |our )?(?:record|peak|top|strongest|busiest) (?<U>${PERIOD}) (?:for|of|in) (?:the )?(?:number of )?(?<N>(?!(?:19|20))(?:[a-z]+ )?[a-z]+s) (?<R>in .+?)(?: (?:is|was|were) (?:which|what)(?: one)?)?`,
    'which U R had the most N',
  ),
];

const HEADS =
  '(?:applicants|borrowers|clients|customers|guests|members|passengers|patients|people|students|subscribers|users|visitors)';

/** Notes that say last, or first, that rows are counted: "borrowers, last name Lee, count", "distinct cities count, customers in Ohio". */
const OF_COUNTS: readonly Turn[] = [
  turn(`(?<X>[a-z]+s) , (?<F>(?:first |last |family )?name) (?<V>[^,]+?) , count`, 'number of X with F V'),
  turn(`(?:distinct|unique|different) (?<D>[a-z]+s) count , (?<X>[^,]+)`, 'number of different D of X'),
  turn(
    `(?:distinct|unique|different) (?<N>${HEADS}) (?<R>(?:with|who|that have) .+)`,
    'number of different N R',
  ),
  turn(
    `${PART} (?<S>[a-z-]+) (?:among|of|in|within) ${OUR}(?<X>(?:[a-z-]+ )?[a-z]+s)(?: ,)?(?<R>(?: (?:by|per|for|in|during|since) .+)?)`,
    'percentage of X that are S R',
  ),
];

/** What is not the same of two owners: "for how many orders do the customer's and the shop's city not match?" */
const OF_TWO_OWNERS: readonly Turn[] = [
  turn(
    `(?:for |of )?(?<Q>(?:how many|what|which) .+?) (?:do|does|did) (?:the |our )*(?<A>[a-z]+) 's (?:own |home )?(?<F>[a-z]+) and (?:the |our )*(?<B>[a-z]+) 's (?:own )?#F (?:not match|not agree|differ|not coincide)`,
    'Q where the A F is different from the B F',
  ),
  turn(
    `(?:on |for |of )?(?<Q>(?:how many|what|which) .+?) (?:does|did) (?:the )?(?<F>[a-z]+) of (?:the )?(?<A>[a-z]+) differ from (?:that|the #F) of (?:the )?(?<B>[a-z]+)`,
    'Q where the A F is different from the B F',
  ),
];

/** What is done with numbers stands as a condition: "if you add up the fees of late orders, what do you get?" */
const OF_RESULTS: readonly Turn[] = ['average', 'total'].map((done) =>
  turn(
    `if (?:you|we|i|one) (?:${done === 'total' ? 'add up|add together|put together|sum|sum up|take together|total|total up' : done}) (?:the |all the |up the )?(?<M>[^,]+?) ,? ?(?:then )?what (?:(?:do|would|does) (?:you|we|i|one) (?:get|have|arrive at)|(?:is|'s|was) the (?:sum|total|result|average|outcome|figure)|comes out)`,
    `${done} M`,
  ),
);

/** Questions by how far something goes, when there is most of it, of how many and by what is done with the numbers. */
export const EXTENT_TURNS: readonly Turn[] = [
  ...OF_EXTENTS,
  ...OF_PEAKS,
  ...OF_COUNTS,
  ...OF_TWO_OWNERS,
  ...OF_RESULTS,
];
