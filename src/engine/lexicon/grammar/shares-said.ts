import { type Turn, turn } from '../turn.ts';

const PART = '(?:percentage|percent|%|pct|share|proportion)';
const BY = '(?:(?: ,)? (?:for|in|by|per|at|on|through)(?: each| every)?)';
const GROUP = '(?<G>[a-z]+(?: [a-z]+){0,2})';
const NUMBER = '(?:the )?(?:number|count)';
const WHOLE =
  '(?:out of|of|among|amongst) (?:all |the |our )*(?<X>(?:(?!how |what )[^,;:?.])+?) ,(?: (?:give|show|state|report)(?: me)?)?';
const ARE = '(?:are|were|is|was)';
/** A state in one or two words, "sunken", "sold off". */
const STATE = '(?<Y>(?!of\\b)[a-z-]+(?: (?:off|late|down|back))?)';

/** What is done with rows, by one and by what they are then. */
const DEEDS = [
  ['approves?', 'approved'],
  ['cancels?', 'cancelled'],
  ['declines?', 'declined'],
  ['loses?', 'lost'],
  ['refunds?', 'refunded'],
  ['rejects?', 'rejected'],
  ['returns?', 'returned'],
  ['sells?', 'sold'],
];

/** Parts of a whole, and their number beside them, in other constructions. */
export const sharesTurns = (): readonly Turn[] => [
  // "which shop returns the largest share of its orders"
  ...DEEDS.map(([does, done]) =>
    turn(
      `(?<Q>which|what) (?<X>[a-z]+(?: [a-z]+)?) ${does} (?:the )?(?<S>highest|largest|biggest|greatest|lowest|smallest) (?:share|percentage|proportion|part) of (?:its|their) (?<Y>[a-z]+)`,
      `Q X has the S share of ${done} Y`,
    ),
  ),
  // "among boats built in 2022, show per harbour the percent that sank", "take boats built in 2022: per harbour, what percent sank"
  turn(
    `(?:(?:out of|of|among|amongst|for|taking|looking at) (?:all |the |our )*(?<X>(?:(?!how |what )[^,;:?.])+?) ,|take (?:all |the |our )*(?<W>(?:(?!how |what )[^,;:?.])+?) :) (?:(?:give|show|list|state|report)(?: me)? )?(?:(?<T>(?:by|per|for each|in each) [a-z]+(?: [a-z]+)?)(?: ,)? )?(?:the |what )?${PART} (?:(?:that|which|who) )?(?:${ARE} )?${STATE}(?<U>(?: (?:by|per|for each|in each) [a-z]+(?: [a-z]+)?)?)`,
    'what percentage of X W are Y T U',
  ),
  // "what percentage of boats do we turn down for each harbour"
  turn(
    `(?:what|which) (?<P>${PART}) of (?:the |our |all )*(?<X>[a-z]+(?: [a-z]+){0,3}?) (?:do|did) we (?<V>turn down|reject|decline|approve|refuse|accept)${BY} ${GROUP}`,
    'what P of X are V~ by G',
  ),
  // "out of all boats, the number and the percentage that are late"
  turn(
    `${WHOLE} ${NUMBER} and (?:the )?${PART} (?:that|which|who) (?<V>(?:are|were|have|had|did) [^,;:?.]+|[a-z]+ed(?: [^,;:?.]+)?)`,
    'of X , how many V and what percentage is that',
  ),
  turn(
    `${WHOLE} ${NUMBER} and (?:the )?${PART} ${STATE}`,
    'of X , how many are Y and what percentage is that',
  ),
  // "break down sunken boats by harbour, with the count and the percentage of all sunken boats"
  turn(
    `(?:(?:break down|split|show|list|count) (?:the |all |our )*|)(?<V>(?<Z>[a-z]{4})[a-z]*(?: off)?) (?<X>[a-z]+s) by (?<D>[a-z]+(?: [a-z]+)?)(?: ,)? (?:with|giving|showing) ${NUMBER} and (?:the |their )?${PART} of (?:all (?:the )?(?:#V #X|#Z[a-z]*s)|the total|the whole)`,
    'number of V X and percentage breakdown of V X by D',
  ),
  // "for each harbour, how many boats sank, and what percentage of all sunken boats is that"
  turn(
    `(?:for|in) (?:each|every) (?<D>[a-z]+(?: [a-z]+)?) , how many (?<X>[a-z]+s) (?:were |are |got |have )?(?<V>[a-z]+(?: off)?)(?: ,)? and what ${PART} of all #V #X ${ARE} (?:that|this|it|they|those)`,
    'number of V X and percentage breakdown of V X by D',
  ),
  // "how many boats are sold for each one that is repaired"
  turn(
    `how many (?<X>[a-z]+s) (?:get|are|were|is|was|got) (?<A>[a-z]+(?: off)?) (?:for|to|per) (?:each|every) (?:one )?(?:that|which) (?:is|was|gets|got|has been) (?<B>[a-z]+(?: off)?)`,
    'ratio of A to B X',
  ),
  turn(
    `how many (?<A>[a-z]+) (?<X>[a-z]+s) (?:are|were) there (?:for|to|per) (?:each|every) (?<B>[a-z]+) (?:one|[a-z]+)`,
    'ratio of A to B X',
  ),
];
