import type { LocalTurn } from '../../local-turns.ts';
import { type Turn, turn } from '../turn.ts';

const GONE =
  'clocked|covered|cycled|driven|flown|hauled|logged|racked|ridden|run|sailed|travelled|traveled|walked|worked';
const UNITS = 'hours|kg|kilograms|kilometers|kilometres|km|miles|minutes|tonnes|tons';

/** What the rows of an ordinary register are told by: what each has done in all, in a few words. */
export const records = (): readonly LocalTurn[] => [
  // "which lorry has clocked up the most kilometres"
  [`{has|have|had} ${GONE} up? the? {most|fewest|least} {${UNITS}}`, '$1 the $2 $3'],
  // "the number of boats sold in 2023, the number sold in 2024": of the same
  [
    'number of *1 *1 {in|during} # ,? and? the? number =2 in|during #',
    'number of $1 $2 $3 $4 and the number of $1 $2 $3 $5',
  ],
  [
    'how many *1 were|was *1 {in|during} # ,? and? how many in|during #',
    'how many $1 were $2 $3 $4 and how many $1 were $2 $3 $5',
  ],
];

const EACH = '(?:for|in|at|within) (?:each|every) (?<G>[a-z]+(?: [a-z]+)?)';

const PART = '(?<P>percentage|percent|proportion|share)';
const PER = '(?:(?: (?:by|per|for (?:each|every)) [a-z]+(?: [a-z]+)?)?)';
const SPENT =
  '(?:(?:was|were|has been|have been) (?:spent|paid)|(?:did|have|has) (?:we|you|they) (?:spent|spend|paid|pay))';
const IN_ALL = '(?: (?:in total|altogether|in all|overall))?';
const NONE_TOO =
  '[.?!,;(]+ (?:also )?(?:count|counting|include|including|incl) (?:also )?(?:the |any |all |those )*[a-z]+ (?:without|with no) (?:any |an? )?(?:[a-z]+)(?: too| as well| also)?(?: \\))?';

/** The same over the whole question. */
export const recordTurns = (): readonly Turn[] => [
  // "for each harbour, which of its boats has the most trips"
  turn(
    `${EACH}(?: ,)? which (?:one )?of (?:its|their|the)(?: own)? (?<N>[a-z]+s) (?<R>(?:has|have|had|is|was|made|got) .+)`,
    'for each G , which N- R',
  ),
  // "how many boats were bought per year, and how much was spent on them each year"
  turn(
    `(?<Q>how many .+? (?:per|by|each|every) (?<U>year|quarter|month)\\b.*?)(?: ,)? and (?:how much|what) ${SPENT} (?:on|for) them${IN_ALL}(?: (?:per|by|each|every) #U)?`,
    'Q and how much did they cost in total',
  ),
  turn(
    `(?<Q>how many .+?)(?: ,)? and how much ${SPENT} (?:on|for) them${IN_ALL}`,
    'Q and how much did they cost in total',
  ),
  turn(
    `how much ${SPENT} on (?:the |our |all |new )*(?<X>[a-z]+s)${IN_ALL}(?<R>(?: (?:in|per|by|during|since|each|every) .+)?)`,
    'what did the X cost in total R',
  ),
  // "what percentage of the late boats of each harbour is red"
  turn(
    `(?:what|which) ${PART} of (?:the |our |all )*(?<X>[a-z -]+?) (?:of|in|at|from|with) (?:each|every) (?<G>[a-z]+(?: [a-z]+)?) (?<V>is|are|was|were|has|have) (?<R>[^,;:?]+)`,
    'for each G , what P of X V R',
  ),
  // "for each harbour, how many trips are there per boat on average? Count boats without trips too"
  turn(
    `${EACH}(?: ,)? how many (?<N>[a-z]+) (?:are there |do we have |come )?per (?<M>[a-z]+) on average ${NONE_TOO}(?<S>(?: ?[,;.] .+)?)`,
    'number of N divided by number of M+ by G S',
  ),
  turn(
    `(?:what is |give |show )?(?:the )?average number of (?<N>[a-z]+) per (?<M>[a-z]+)(?<R>${PER}) ${NONE_TOO}(?<S>(?: ?[,;.] .+)?)`,
    'number of N divided by number of M+ R S',
  ),
];
