import { type Turn, turn } from './turn.ts';

const BOUND = '(?:[<>]=?|more than|over|above|at least|fewer than|less than|under|below|at most)';
const MADE =
  '(?:issued|made|granted|originated|booked|created|recorded|filed|opened|placed|registered|given)';
const LEAD = '(?:lead|leads|are ahead|come (?:first|out on top)|rank (?:first|highest))';
const PART = '(?:percentage|percent|%|pct|share|portion|proportion|rate|slice)';
const SOME = '(?<K>one|two|three|four|five|[1-9])';

const OTHERS =
  '(?:(?:that|those) (?:of|for|in|at) )?(?:(?:all|any|every)(?: of)?(?: the)? others?(?: #G| [a-z]+)?|(?:any|every)(?:one|body|thing) else)';
const HIGHER = '(?:higher|larger|bigger|greater)';
const LOWER = '(?:lower|smaller|less)';
const IS = '(?:is|are|was|were)';
const HAS = '(?<H>has|have|had|with|having)';
const LATER = '(?<R>(?: (?:at|by|during|for|in|on|since) .+)?)';
const GIVE = '(?:please )?(?:give|list|name|show)(?: me| us)? ';
const FIRST_FEW = '(?:the )?(?:(?<K>\\S+) (?:leading|top|best)|(?:leading|top|best) (?<N>\\S+)) ';
const PEOPLE = '(?:borrowers|clients|customers|members|people|users)';
const THEIR_NUMBERS = '(?: (?:with|and) (?:the|their) (?:amounts?|counts?|figures?|numbers?|totals?))?';

/** Which groups count, and which come first. */
const OF_RANKS: readonly Turn[] = [
  // "loans whose amount is higher than that of all others", "a branch with more orders than any other"
  turn(
    `(?<G>.+?) (?:whose|(?:with|has|that has|which has|having) an?) M (?:that |which )?(?:${IS} ${HIGHER} than|exceeds?|tops?|beats?) ${OTHERS}${LATER}`,
    'G with the highest M R',
  ),
  turn(
    `(?<G>.+?) (?:whose|(?:with|has|that has|which has|having) an?) M (?:that |which )?${IS} (?:${LOWER} than|below) ${OTHERS}${LATER}`,
    'G with the lowest M R',
  ),
  turn(`(?<G>.+?) ${HAS} (?:an? )?${HIGHER} M than ${OTHERS}${LATER}`, 'G H the highest M R'),
  turn(`(?<G>.+?) ${HAS} (?:an? )?${LOWER} M than ${OTHERS}${LATER}`, 'G H the lowest M R'),
  turn(`(?<G>.+?) (?<H>[a-z]+) more M than ${OTHERS}${LATER}`, 'G H the most M R'),
  turn(`(?<G>.+?) (?<H>[a-z]+) fewer M than ${OTHERS}${LATER}`, 'G H the fewest M R'),
  turn(`(?<G>.+?) before (?:any|all|every) others?`, 'G first'),
  // "what purpose is named on the largest number of loans", "name the single purpose with …"
  turn(
    `(?:what|which) G ${IS} (?:[a-z]+ed|given|chosen|made) (?:at|by|for|in|on|with) the (?:most|(?:largest|highest|greatest) number of) M`,
    'which G has the most M',
  ),
  turn(
    `(?:find|give|name|show|tell|identify)(?: me| us)? the (?:one )?single (?<G>[a-z]+(?: [a-z]+)? (?:that|which|whose|with) .+)`,
    'the G',
  ),
  turn(
    `(?<G>.+?) ,? ?ranked by how many M (?:they|it|each) (?:has|have|had|[a-z]+ed|made|got)`,
    'G by number of M',
  ),
  turn(
    `(?<G>.+?) whose M (?:add|amount|come|sum) (?:up )?to the (?:largest|highest|biggest|most) (?:amounts?|money|sums?|totals?)`,
    'G with the highest total amount of M',
  ),
  turn(
    `(?:at|for|in|on|with) (?:what|which) G (?:do|did) (?<M>[a-z]+s) V most often ,? ?(?:relative to|in proportion to|as a share of) (?:its|the|their)(?: total)? number of #M`,
    'which G has the highest percentage of M that V',
  ),
  // "Where are the most loans made? Give me the leading five branches with their counts."
  turn(`where ${IS} the most M \\? ${GIVE}${FIRST_FEW}G${THEIR_NUMBERS}`, 'which K N G have the most M'),
  turn(`where do (?:our |the |all )*${PEOPLE} [a-z]+ \\? ${GIVE}${FIRST_FEW}G by M`, 'top K N G by M'),
  turn(
    `why ${IS} (?:the |our )*M (?<V>[a-z]+ed(?: [a-z]+)?) \\? ${GIVE}the (?:count|number) (?:for|of) (?:each|every) G`,
    'number of M V by G',
  ),
  turn(
    `(?<Q>(?:which|what) .+?) ,? ?if (?:(?:we|you|i) )?only (?:(?:count|consider|take|include) )?(?<D>[a-z]+s) (?:with|having|that have) R (?:count|are (?:counted|considered|included|taken)|matter|qualify)`,
    'Q among D with R',
  ),
  turn(
    `(?<Q>(?:which|what) .+?) ,? ?if (?:we|you|i) only (?:count|consider|take|include|look at) (?<D>[a-z]+s) (?:with|having|that have) R`,
    'Q among D with R',
  ),
  turn(
    `(?<G>(?:in|for|within) (?:each|every) [a-z]+(?: [a-z]+)?) , (?<M>by [^,]+?) , (?<Q>(?:which|what) .+?) ${LEAD}`,
    'M , Q lead G',
  ),
];

/** Of whom it is said, in other grammar. */
const OF_ROWS: readonly Turn[] = [
  // "customers, order count > 5"
  turn(
    `(?<X>[a-z]+s) [,:] (?<Y>(?:number of [a-z]+|[a-z]+ count|count of [a-z]+) ${BOUND} [0-9]+)`,
    'X with Y',
  ),
  turn(
    `(?:of|among) (?:the |our |all )*(?<X>[a-z]+s) (?:with|that have|who have|having) (?:an?|any|at least one) (?<N>[a-z]+) , (?<P>what (?:percent|percentage|share|%)|how many) have (?<B>at least |more than |exactly )?${SOME}(?<R>(?: or more)?)`,
    'P of X with a N have B K R N+',
  ),
  turn(`name (?:the |all |all the )*(?<X>[a-z]+s) (?:that|which|who) R`, 'which X R'),
  // "orders for which no invoice was ever issued", "orders were shipped but no invoice was ever issued for them"
  turn(
    `(?<Q>.+?) (?:where|(?:for|on|from|at|in|by) which|(?:to|for) whom) no (?<N>[a-z]+) (?:was|were|has been|have been) (?:ever )?(?<V>${MADE})${LATER}`,
    'Q that have no N V R',
  ),
  turn(`(?:at|by|for|in|through) (?:which|what) X was nothing (?<V>[a-z]+)${LATER}`, 'which X V nothing R'),
  turn(`(?<Q>.+?) failed to (?<V>[a-z]+) any R`, 'Q did not V any R'),
  // "every product we offer", "of the products on offer, which ones are secured?"
  turn(
    `(?:of|among) (?:the |our |all )*(?<N>[a-z]+s) (?:on offer|we (?:have|offer|sell)) , which(?: ones| of them)? R`,
    'which N R',
  ),
  turn(`(?<Q>(?:what|which) [a-z]+s) on offer R`, 'Q R'),
  turn(`(?<Q>(?!what |which |how ).+?) (?:that )?(?:we (?:offer|sell)|on offer)`, 'Q'),
  // "our very first branch was which one?"
  turn(`(?:the |our )+(?<Q>.+?) (?:is|was) (?:what|which one)`, 'what is the Q'),
  // "the share of late loans, counted in loans"
  turn(`(?<Q>.*\\b${PART}\\b.*?) ,? ?counted (?:as|by|in) (?<N>[a-z]+s)`, 'Q , by number of N'),
  // "for how many customers is there no order on record?"
  turn(
    `for how many (?<Q>[a-z]+s) ${IS} there no (?<N>[a-z]+)(?: on (?:file|record))?`,
    'how many Q have no N',
  ),
  // "customers to whom more than three orders were sent"
  turn(
    `(?<Q>.+?) to whom (?<B>${BOUND}) (?<K>\\S+) (?<N>[a-z]+s) (?:was|were|have been) (?:[a-z]+ed|given|lent|made|sold|sent)${LATER}`,
    'Q with B K N R',
  ),
  turn(
    `to how many (?<Q>[a-z]+s) did we (?:give|grant|issue|lend|make|sell|send) (?<B>${BOUND}) (?<K>\\S+) (?<N>[a-z]+s)${LATER}`,
    'how many Q have B K N R',
  ),
  turn(
    `(?<Q>.+?) ,? ?but no (?<N>[a-z]+) (?:was|were|has been|have been) (?:ever )?${MADE} (?:for|on) (?:them|it|these|those)`,
    'Q but have no N',
  ),
  // "customers defaulted on one loan but have another that is still active"
  turn(
    `(?<Q>.*?[a-z]+s) (?:(?:who|that) )?defaulted on (?:a|one) (?<N>[a-z]+) (?:but|and|yet) (?:still |also )?have (?:another(?: one| #N)?|a second one) (?:that |which )?is (?:still )?(?<A>[a-z]+)`,
    'Q have a defaulted N and a A N',
  ),
];

/** Which groups or rows it is of, in a clause of its own. */
export const rowClauseTurns = (): readonly Turn[] => [...OF_RANKS, ...OF_ROWS];
