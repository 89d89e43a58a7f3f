import { type Turn, turn } from './turn.ts';

/** What is held against a bound: an amount of each together, another's value, the date of the same row. */

const ASK =
  "(?:(?:please )?(?:show|give|list|tell|calculate|compute|find|get|pull|display|report|return|determine|figure out|work out)(?: me| us)? )?(?:(?:what|how high|how big|how large) (?:is|was|are|were|'s) )?(?:the |our )?";
const DONE =
  '(?:[a-z]+ed|bought|brought|built|found|given|held|kept|lent|lost|made|paid|sent|sold|spent|taken|won|withdrawn|written)(?: off| out)?';
const MORE = '(?:more than|over|above|at least|less than|under|below|fewer than|at most|up to)';

/** How much had to come together. */
const OF_THRESHOLDS: readonly Turn[] = [
  turn(
    `(?:in )?(?:what|which) D (?:of|in) (?<T>(?:19|20)[0-9]{2}) (?:was|were|has been|have been) (?<C>${MORE}) N (?<V>${DONE})`,
    'D of T with C N V',
  ),
  turn(
    `${ASK}(?<T>(?:19|20)[0-9]{2}) (?<D>months|quarters|weeks) (?:in which|where|when|that) (?<S>we|you) V (?<C>${MORE}) N`,
    'D of T in which S V C N',
  ),
  turn(
    `(?:for (?<W>[^,]+?) , )?(?:in )?(?:what|which) D (?:is|was|are|were|do we have|have we) (?:there )?(?<C>${MORE}) N (?<V>outstanding|overdue|recovered|${DONE})(?: ,? ?and how much)?`,
    'D with C N V for W',
    'D with C N V',
  ),
  turn(
    `X whose (?<Y>[a-z]+) (?:add up|sum|sum up|amount|come|total|add)(?: up)?(?: to)? (?<C>${MORE}) N (?:in|of) (?<F>[a-z]+)`,
    'X whose total F is C N',
  ),
  turn(
    `X (?<V>borrowed|lent|paid|collected) (?<C>${MORE}) N (?:in total|altogether|in all|overall)`,
    'X V a total of C N',
  ),
];

/** Another's value or date to be above, below, before or after. */
const OF_BOUNDS: readonly Turn[] = [
  turn(
    `(?<A>.+?)(?: early ,?)? (?<V>before|after|past) (?:their|its) (?<F>(?:[a-z]+ )?(?:date|day|deadline|maturity))(?<R> .+|)`,
    'A V the F R',
  ),
  turn(
    `(?<A>.+?)(?: early ,?)? before (?:they|it) (?:had )?(?:matured|mature|reached maturity|were due|came due)(?<R> .+|)`,
    'A before the maturity date R',
  ),
  turn(
    `(?<Q>how many|which|what|list|show|count|count the|count of|number of) (?<N>[a-z]+) (?<A>.*?)(?<H>an?|the|their|its|whose) (?<F>[a-z]+(?: [a-z]+)?) (?<I>(?:is|are|was|were) )?(?<C>above|over|below|under|higher than|lower than|greater than|more than|less than) the (?<X>[a-z]+(?: [a-z]+)?) (?<V>average|mean|median)`,
    'Q N A H F I C the V F of N in X',
  ),
  turn(
    `(?<A>.+?) (?<C>above|over|below|under|higher than|lower than|greater than|more than|less than) (?:their|its) (?<X>[a-z]+) 's (?<V>average|mean|median)(?<R> (?:,|and|by|for|in|since|that|with) .+|)`,
    'A C the V of their X R',
  ),
  turn(
    `(?<A>.+?) (?<C>above|over|below|under|higher than|lower than|greater than|more than|less than) the one (?:for|of|in) (?<X>[a-z]+)(?: ,? ?(?:with|and|including) (?:the |its |their )?(?:rate|value|figure|number|average|share|percentage)s?)?`,
    'A C that of X',
  ),
  turn(
    `(?<A>.+?) (?:but|and) (?:had |took |took out |got |made )?none (?<T>(?:in|during|since) .+?)`,
    'A but not T',
  ),
  turn(
    `${ASK}G (?:of|for) (?<N>[a-z]+) with (?:an? |the )?(?<F>[a-z]+(?: [a-z]+)?) (?<A>(?:below|under|above|over|of at least|at least|of) \\S+(?: (?:or|and) (?:higher|more|above|up|less|below|lower))?) ,? ?(?:and|versus|vs|compared (?:with|to)|against) (?:what (?:is|was) (?:it|that) )?(?:(?:for|of) )?(?:those|the ones|#N) (?:with|at|of) (?:an? #F )?(?:of )?(?<B>\\S+(?: or (?:higher|more|above|less|lower|below)| and (?:up|above|over|below|under))?)`,
    'G for F A versus F B , side by side',
  ),
];

/** Bands told one by one in a sentence. */
const OF_BANDS: readonly Turn[] = [
  turn(
    `(?:group|split|divide|break down|sort|bucket) (?:the |our |all )*(?<N>[a-z]+) (?:by|into) F \\( (?<B>.+) \\) ,? ?and (?:count|total) (?:them|each)`,
    'number of N by F : B',
  ),
];

const RATES: readonly (readonly [verb: string, rate: string])[] = [
  ['default', 'default rate'],
  ['(?:are|get|were|got) charged off', 'charge-off rate'],
  ['(?:are|get|were|got) approved', 'approval rate'],
  ['(?:are|get|were|got) (?:declined|rejected|turned down)', 'decline rate'],
];

/** Which of them, in more or fewer words than are read. */
const OF_WHICH: readonly Turn[] = [
  ...RATES.map(([verb, rate]) =>
    turn(`(?:what|which) D ${verb} more often than Y`, `which D have a higher ${rate} than Y`),
  ),
  turn(
    '(?<X>.+?) ,? ?(?:leaving out|excluding|ignoring|skipping|without|not counting|except) (?:any|those|all|ones|the ones|any of them|[a-z]+) (?:with|that have) (?:fewer|less) than (?<N>[0-9]+) Y',
    'X with at least N Y',
  ),
  turn(
    '(?<X>.+ and )(?:zero|0) (?<Y>[a-z-]+ .+?)(?: ,? ?with the (?:number|count)(?: of [a-z]+)?)?',
    'X no Y',
  ),
  turn(
    '(?<X>.+?) (?:have|has|with|having) no (?:value|entry|data|information|number) (?:for|of|on|in) (?:the |their |its )?(?<F>.+?)',
    'X have missing F',
  ),
  turn("(?<Q>.+?) (?<A>[a-z-]+) (?<P>[a-z]+s) 's? (?<N>[a-z]+s)(?<R> .+|)", 'Q N of A P R'),
  turn(
    "X ,? ?with (?:that|each|the) (?:[a-z]+) 's (?<F>average|rate|number|count|share|total)",
    'X , with the F',
  ),
  turn(
    'how (?:long|short|fast|slow|quick) (?:is|was|are|were) the (?<A>average|median|mean|typical) X',
    'A X',
  ),
  turn('(?<X>.+?) (?:on|at|by|as of) the (?:as - of|as of|reporting|snapshot) (?:date|day)', 'X'),
  turn('(?<X>.+?) without any (?<F>.+?) on (?:file|record)', 'X with missing F'),
  turn(
    `when (?:was|were) the (?:earliest|first|oldest) (?<N>[a-z]+) (?:${DONE}) ,? ?and when (?:was |were )?the (?:latest|last|most recent|newest)(?: one| #N)?`,
    'date range of N+',
  ),
];

/** All of these forms. */
export const BOUND_TURNS: readonly Turn[] = [...OF_THRESHOLDS, ...OF_BOUNDS, ...OF_BANDS, ...OF_WHICH];
