import { type Turn, turn } from './turn.ts';

const BOUND = '(?:[<>]=?|more than|over|above|at least|fewer than|less than|under|below|at most)';
const MADE = '(?:issued|made|granted|booked|created|recorded|filed|opened|placed|registered|given)';
const LEAD = '(?:lead|leads|are ahead|come (?:first|out on top)|rank (?:first|highest))';
const SOME = '(?<K>one|two|three|four|five|[1-9])';

/** Which groups count, and which come first. */
const OF_RANKS: readonly Turn[] = [
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
    `(?<Q>.+?) (?:for|on|from|at|in|by) which no (?<N>[a-z]+) (?:was|were|has been|have been) (?:ever )?${MADE}`,
    'Q that have no N',
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
export const ROW_CLAUSE_TURNS: readonly Turn[] = [...OF_RANKS, ...OF_ROWS];
