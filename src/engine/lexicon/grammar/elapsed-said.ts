import { GROUPS, type Turn, turn } from '../turn.ts';

const LEAD = '(?:(?<L>(?:(?:for|in) (?:each|every)|by|per|in|for|since|from|during|over) [^,;:?]+ ,) )?';
const HOW_LONG = 'how (?:long|many days|much time|many days on average)';
const ON_AVERAGE = '(?:(?: ,)? (?:on average|in the mean|in days|on average in days))';
const USUALLY = '(?:(?:on average|usually|typically|generally) )';
const DECIDED =
  '(?:to be decided(?: on)?|to get decided|to get a decision|to reach a decision|until (?:the|a) decision|until they (?:are|were) decided)';

/** How long something took, with the words for its average anywhere. */
export const elapsedTurns = (): readonly Turn[] => [
  // "how many days did online orders take to be decided on average", "how long did it take on average to decide online orders, in days"
  turn(
    `${LEAD}${HOW_LONG} (?:do|did|does) X take (?:on average )?${DECIDED}${ON_AVERAGE}?${GROUPS}${ON_AVERAGE}?`,
    'L average days to decide of X T',
  ),
  turn(
    `${LEAD}${HOW_LONG} (?:do|did|does) it take (?:us )?on average to (?<V>[a-z]+(?: off)?) (?<X>[^,;:?]+?)(?: ,)?(?: in days)?${GROUPS}`,
    'L how long did it take to V X on average T',
  ),
  // "how long do boats take to be paid off"
  turn(
    `${LEAD}${HOW_LONG} (?:do|did|does) (?:it take )?(?:a |an |the |our )?(?<X>[a-z-]+(?: [a-z]+)??)(?: take)? ${USUALLY}?to (?:be|get) (?<V>[a-z]+(?:ed|en|id|ld|de)(?: (?:off|out|back))?)${ON_AVERAGE}?${GROUPS}`,
    'L how long does it take on average until X+ are V T',
  ),
  // "how long have owners been members on average"
  turn(
    `${LEAD}${HOW_LONG} (?:have|has) (?:the |our )?(?<X>[a-z-]+(?: [a-z]+)?) been (?:clients|customers|members|with us)(?: with us| of ours)?${ON_AVERAGE}(?<T>(?: (?:by|per|for each|in each) [a-z ]+)?)`,
    'L how long have X been with us on average T',
  ),
  // "how much did we charge in late fees on orders of 2024"
  turn(
    `${LEAD}how much did (?<W>we|they) (?<V>[a-z]+) in (?<M>[a-z]+(?: [a-z]+)?) (?<P>on|from|for|with|through) X`,
    'L how much in M did W V P X',
  ),
];
