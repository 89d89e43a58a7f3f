import { type Turn, turn } from '../turn.ts';

const HAS = '(?:has|have|had)';
const WAS = '(?:is|was|were|are|has been|have been|had been)';
const EVER = '(?:(?:ever|yet|so far) )?';
const OF = '(?:to|for|of|by|with|from|on|at|in|about|under|through)';
const WHOM = '(?:whom|which|where|what)';
const NO = '(?:no|not (?:a single|one|any))';
/** What is done with rows when they come to be says no more than that they are there. */
const MADE =
  '(?:awarded|booked|disbursed|extended|filed|funded|given(?: out)?|granted|issued|lodged|made|originated|placed|recorded|submitted)';
/** What is done with them, or how they are, later. */
const DONE =
  '(?:approved|cancell?ed|charged off|closed|declined|defaulted|paid off|refunded|rejected|repaid|returned|sold|withdrawn|written off)';
const NOUN = '(?<N>[a-z]+)';
const DECIDED = '(?:made|taken|reached|arrived at)';
const NOT_YET = '(?: yet| so far| up to now| as yet)?';
const ARRIVED = '(?:made|paid|received)';
const CAME = '(?:came in|arrived|fell|was|were|has been|have been|had been)';
/** How a question begins that asks for rows. */
const ROWS = '(?<X>[^,;:?.]+?)';
const HOW_MANY = '(?:on|for|of|to|in|with|at|under) how many';
const REST = '(?<R>(?: (?:in|during|since|before|by|per|for|at) [^?]+?)?)';

/** Rows that have none of others, said by a clause of those others. */
export const lackingTurns = (): readonly Turn[] => [
  // "owners with two or more trips but none that was cancelled"
  turn(
    `(?<Q>.+? (?<M>[a-z]+s)) (?:but|and) none (?:of (?:them|which) )?(?:(?:that|which) )?${WAS} (?<S>${DONE})`,
    'Q but no S M',
  ),
  // "boats on which no decision has yet been made", "on how many boats has no decision been made"
  turn(
    `(?<Q>.+?) ${OF} which (?:no decision ${HAS} (?:yet |so far |ever )?been ${DECIDED}|there (?:is|has been|was) no decision|we have (?:not (?:yet )?|made no )(?:decided|decision))${NOT_YET}(?<R>(?: ,? ?(?:by|per|for each|and) .+)?)`,
    'Q that have not been decided yet R',
  ),
  turn(
    `${HOW_MANY} ${ROWS} ${HAS} no decision (?:yet |so far )?been ${DECIDED}${NOT_YET}`,
    'how many X have not been decided yet',
  ),
  turn(
    `${HOW_MANY} ${ROWS} have (?:we|you|they) (?:not|yet to) (?:yet )?(?:decided?|reached a decision)${NOT_YET}`,
    'how many X have not been decided yet',
  ),
  turn(
    `(?<Q>.+?) (?:about|on) which nothing ${HAS} (?:yet )?been decided${NOT_YET}`,
    'Q that have not been decided yet',
  ),
  // "boats on which no payment was ever late", "on how many boats was no payment late"
  turn(
    `(?<Q>.+?) ${OF} ${WHOM} ${NO} ${NOUN} ${WAS} ${EVER}(?:${ARRIVED} )?late${REST}`,
    'Q without a late N R',
  ),
  turn(`(?<Q>.+?) where ${NO} ${NOUN} ${CAME} ${EVER}late`, 'Q without a late N'),
  turn(
    `${HOW_MANY} ${ROWS} (?:was|were|has|have) ${NO} ${NOUN} (?:been )?(?:ever )?(?:been )?(?:${ARRIVED} )?late`,
    'how many X are there without a late N',
  ),
  turn(
    `${HOW_MANY} ${ROWS} (?:has|have|was|were) there never (?:been )?(?:an? |any )?(?<M>(?:[a-z-]+ ){0,2}?)${NOUN}`,
    'how many X never had a M N',
  ),
  turn(`(?<Q>.+?) are there ${OF} ${WHOM} ${NO} ${NOUN} ${WAS} ${EVER}late`, 'Q are there without a late N'),
  // "owners to whom no boat has ever been sold"
  turn(
    `(?<Q>.+?) ${OF} ${WHOM} ${NO} ${NOUN} (?:has|have|had|was|were) ${EVER}(?:been )?${EVER}${MADE}${REST}`,
    'Q without a N R',
  ),
  turn(
    `(?<Q>.+?) ${OF} ${WHOM} (?:we|you) (?:have |had )?never (?<V>${MADE}) (?:an? |any )${NOUN}${REST}`,
    'Q without a N R',
  ),
  // "which shops never sold a boat", "which shops did not sell any boat in 2024"
  turn(
    '(?:which|what) (?<X>[a-z]+(?: [a-z]+)?) (?:(?:have|has|had) )?never (?<Q>[a-z]+(?:ed|old|ade|aid|ent|wn|en)(?: off| out)? (?:an?|any|a single) .+)',
    'X that never Q',
  ),
  turn(
    `(?<W>which|what) (?<X>[a-z]+(?: [a-z]+)?) (?:did not|have not|has not|did n't) (?<V>[a-z]+(?: off| out)?) (?:any|an?|a single|even one) (?<Y>[a-z-]+(?: [a-z]+)?)${REST}`,
    'X that never V~ a Y- R',
  ),
  // "towns where no boat has sunk", "harbours at which no boat was sold last year"
  turn(
    `(?:at|in|for|under|with) (?:which|what) (?<X>(?!how )[a-z]+(?: [a-z]+)?) (?:has|have|was|were) ${NO} ${NOUN} (?:ever )?(?:been )?(?<V>${DONE})${REST}`,
    'which X had no N V R',
  ),
  turn(
    `(?:at|in|for|under|with) (?:which|what) (?<X>(?!how )[a-z]+(?: [a-z]+)?) (?:has|have|was|were) there (?:been )?(?:no|never (?:an?|any)) (?<N>[a-z]+(?: offs?)?)${REST}`,
    'which X had no N R',
  ),
  // "name the harbours without a sale last year"
  turn(
    `(?:name|list|show|give) (?:me )?(?:all |the )*(?<X>[a-z]+s) (?:without|with no) (?:an? |any |a single )*(?<N>(?!known|valid)[a-z]+(?: offs?)?) (?<R>(?:in|during|since) [^?]+)`,
    'name the X that had no N R',
  ),
  // "which harbours got through last year without a sale"
  turn(
    `(?<Q>(?:which|what|name|list) [^,;:?.]+?) (?:that |who )?(?:got|came|went|made it) through (?<T>[^,;:?.]+?) (?:without|with no) (?:an? |any |a single )*(?<N>[a-z]+(?: offs?)?)`,
    'Q had no N in T',
  ),
  // "how many boats were approved although no licence was issued for them"
  turn(
    `(?<Q>how many [^,;:?.]+?) (?:although|though|but|while) no ${NOUN} (?:was|were|has been|had been) ${EVER}${MADE}(?: (?:for|to|on) (?:it|them))?`,
    'Q but have no N',
  ),
  // "owners for whom more than one boat has been sold"
  turn(
    `(?<Q>.+?) ${OF} whom (?<C>(?:more than|at least|over) (?:one|two|three|four|five|#)|two or more|several) (?<N>[a-z]+s?) (?:has|have|was|were|had) (?:been )?(?<V>${DONE})`,
    'Q with C N V',
  ),
];
