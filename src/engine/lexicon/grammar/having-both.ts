import { type Turn, turn } from '../turn.ts';

const LATE = '(?:late|overdue|delinquent)';
const OPEN = '(?:open|active|running)';
const PAID = '(?:paid off|repaid)';
const LOST = '(?:charged off|defaulted|written off)';
const DENIED = '(?:declined|rejected|turned down)';
const STATE = `(?:${LATE}|${OPEN}|${PAID}|${LOST}|${DENIED}|current|closed|approved|pending|withdrawn|cancell?ed|sold)`;
/** One row may be of both: what is said of another is then no longer told by its state. */
const UNLIKE = [
  [OPEN, `(?:${LATE}|current|pending)`],
  ['closed', `(?:${PAID}|${LOST})`],
  ...[LATE, OPEN, PAID, LOST, DENIED, 'current', 'closed', 'approved', 'pending', 'withdrawn'].map((one) => [
    one,
    one,
  ]),
]
  .flatMap(([one, other]) => [`(?!.*\\b${one}\\b.*\\b${other}\\b)`, `(?!.*\\b${other}\\b.*\\b${one}\\b)`])
  .join('');
/** Of those with the first row, a share is asked for. */
const NO_SHARE = '(?!.*\\b(?:percent|percentage|proportion|share|fraction|rate|average|total|how much)\\b)';

const HAVE = '(?:have|has|hold|holds|had|held|own|owns)';
const HAVING = '(?:holding|having|with|who have|who has|who hold|who holds|that have|that hold)';
const STILL =
  '(?:(?:also|still|now|currently|already|once|additionally|nevertheless|nonetheless|, in addition ,|in addition|on top of that) )*';
const TOO = '(?: (?:as well|too|also|in addition|on top|additionally))?';
/** A row and the state that it is in: "a late boat", "a boat in Late status". */
const FIRST = `(?:an? )?(?:(?<P>${STATE}) (?<N>[a-z]+)|(?<M>[a-z]+) (?:in|with|of) (?:the )?(?:status )?(?<S>${STATE})(?: status)?)`;
const FIRST_DEED = '(?<P>defaulted) on (?:(?:an?|one) )?(?<N>[a-z]+)';
const AGAIN = '(?:#N|#M|one)';
const THAT_IS = '(?:that|which) (?:is|was)';
const SECONDS = [
  // "have another that is late", "have had another boat sold"
  `${HAVE} ${STILL}(?:had )?(?:another ${AGAIN}(?: ${THAT_IS}| with status| in status)?|another ${THAT_IS}) ${STILL}(?<T>${STATE})${TOO}`,
  // "have a late one as well", "have defaulted on another"
  `${HAVE} ${STILL}(?=another |an? |defaulted on |[a-z ]+ (?:too|as well))(?:(?:another|an?) )?(?<T>${STATE}) (?:on another )?${AGAIN}${TOO}`,
];
/** "although another of their boats was late" */
const CLAUSE = `(?:although|though|while|whereas|even though) (?:another|one) (?:of (?:their|his|her)(?: other)? (?:#N|#M)s?|(?:#N|#M)(?: of theirs)?) (?:is|was|were|has been|had been) ${STILL}(?<T>${STATE})`;
const BOTH = 'both a P S N M and a T N M';
const ASK = `${NO_SHARE}(?<Q>(?:how many|which|what|name|list|count|show|give|who|number of)(?: (?!(?:not|never|no|without) )[^\\s,;:?.]+){0,5}?)`;

/** Those who have two rows of one kind, each in another state. */
export const havingBothTurns = (): readonly Turn[] => [
  ...SECONDS.flatMap((second) => [
    // "of the owners with a late boat, how many have another that is sold"
    turn(
      `${UNLIKE}(?:of|among|amongst) (?:all |the |our )*(?<X>[a-z]+) ${HAVING} ${FIRST} , how many ${STILL}${second}`,
      `how many X have ${BOTH}`,
    ),
    // "owners with a late boat who, in addition, have sold another boat"
    turn(
      `${UNLIKE}${ASK} ${HAVING} ${FIRST}(?: ,)?(?: and| but)?(?: who| that)? ${STILL}${second}`,
      `Q with ${BOTH}`,
    ),
    turn(
      `${UNLIKE}${ASK} ${STILL}${HAVE} ${FIRST}(?: ,)? (?:and|but)(?: who| that)? ${STILL}${second}`,
      `Q have ${BOTH}`,
    ),
  ]),
  turn(`${UNLIKE}${ASK} ${HAVING} ${FIRST}(?: ,)? ${CLAUSE}`, `Q with ${BOTH}`),
  turn(`${UNLIKE}${ASK} ${STILL}${HAVE} ${FIRST}(?: ,)? ${CLAUSE}`, `Q have ${BOTH}`),
  turn(
    `${UNLIKE}${ASK} (?:(?:have|has|had|who) )+${FIRST_DEED.replace('[a-z]+)', '[a-z]+)(?<M>)(?<S>)')}(?: ,)? ${CLAUSE}`,
    `Q have ${BOTH}`,
  ),
  // "owners with a boat bought in 2025 have a trip": what they have is no boat's
  turn(
    `${NO_SHARE}(?<Q>(?:how many|which|what) (?:(?!(?:not|never|no|without|with) )[^\\s,;:?.]+ ){1,4}?)(?:with|that have|who have) (?<A>(?:an?|any|at least|more than|[a-z0-9]+ or more|one|two) (?:(?!(?:and|but|have|has|or|that|which|who|whose) )[^\\s,;:?.]+ )+?)${STILL}(?:have|has|hold) ${STILL}(?<B>(?:an?|any|at least|no|one) [^,;:?.]+)`,
    'Q that have A and that have B',
  ),
  // "owners who are late on one boat and current on another"
  turn(
    `${UNLIKE}${ASK} (?:who )?(?:are|were|is) (?<P>${STATE}) on one (?<N>[a-z]+) and (?:are |is )?(?<T>${STATE}) on another(?: one)?`,
    'Q have both a P N and a T N',
  ),
  // "for how many owners is one boat late and another sold"
  turn(
    `${UNLIKE}for how many (?<X>[a-z]+) (?:is|was) one (?<N>[a-z]+) (?<P>${STATE}) and another(?: one)? (?<T>${STATE})`,
    'how many X have both a P N and a T N',
  ),
  // "owners with boats of both the wooden and the steel kind", "boats in each of the kinds wood and steel"
  turn(
    '(?<Q>.+?) (?:to|for|of|with|by|from) whom (?<N>[a-z]+s) (?:of|from|in) both the A and (?:the )?(?<B>[a-z]+(?: [a-z]+)?) (?<C>[a-z]+) (?:have|has|had|were|was) (?:been )?(?:issued|made|granted|given|sold)',
    'Q with N of both the A and the B C',
  ),
  turn(
    '(?<Q>.+?) to whom (?:we|you) (?:have |had )?(?:issued|made|granted|given|sold) (?<B>both an? [^,;:?.]+ and an? [^,;:?.]+)',
    'Q with B',
  ),
  turn(
    '(?<Q>.+?) (?:holding|with|having|hold|have) (?<N>[a-z]+s) (?<O>in|from|of) each of the (?:two )?categories (?<A>[a-z]+) and (?<B>[a-z]+)',
    'Q with N O both the A and the B category',
  ),
  // "owners who have wooden boats and steel boats alike"
  turn(
    '(?<Q>.+?) (?:have|has|hold|holds|had|own)(?: had| held)? (?<A>[a-z]+) (?<N>[a-z]+s) and (?<B>[a-z]+) #N alike',
    'Q have both A N and B N',
  ),
  // "owners who have used the front door as well as the back door"
  turn(
    '(?<Q>.+?) (?<V>(?:have |has )?used) the (?<A>[a-z]+) (?<C>[a-z]+) as well as the (?<B>[a-z]+)(?: #C)?',
    'Q V both the A and the B C',
  ),
];
