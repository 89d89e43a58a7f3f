import { HOW_MANY_FIRST } from '../numbers.ts';
import { type Turn, turn } from '../turn.ts';

const RANK = '(?:rank|order|sort|arrange)';
const KEEP =
  '(?:(?:only |just )?(?:show|list|give|keep|return|report|name|take|pick|state|display|tell me|output|select)(?: me| us)?(?: only| just)?)';
const THEN = '(?: ,)? (?:and |and then |then )?';
/** Which end comes first is said by "top" alone. */
const PLAIN_ORDER =
  '(?!.* (?:lowest|ascending|fewest|smallest|least|slowest|fastest|shortest|cheapest|earliest|latest|newest|oldest|alphabetical|alphabetically|increasing|worst|quickest) )';
const ROWS = '(?:all |the |our )*(?<X>[a-z]+(?: [a-z]+){0,2}?)';
/** A word of a number of theirs, with no clause that says more of whose it is. */
const WORD = '(?!(?:that|which|who|whose|they|still|then|first|top) )[^\\s,;:?.()]+';
const NUMBER = `(?:the |their )?(?<M>(?!(?:how|what|which|whether) )${WORD}(?: ${WORD})*?)`;
const WITH =
  '(?:(?: ,)? (?:together with|along with|with|giving|showing|including|plus|and) (?:the |their )?(?<T>[^;:?]+?))?';
const EACH = '(?:for|in|within|per|under|at) (?:each|every)(?: of the)?';
const COUNT = `(?<N>${HOW_MANY_FIRST})`;
const OF_THEM = '(?: (?:of them|ones|of these|#X))?';

/** A list that is first ordered and then cut: "rank the boats by price and keep the first five, with the price". */
export const rankedTurns = (): readonly Turn[] => [
  ...ends('top', '(?:first|top|leading|highest)', PLAIN_ORDER),
  ...ends('bottom', '(?:last|bottom)', PLAIN_ORDER),
];

function ends(end: 'top' | 'bottom', said: string, guard: string): readonly Turn[] {
  const cut = `${THEN}${KEEP} (?:the )?${said} ${COUNT}${OF_THEM}`;
  const within = `${EACH} (?<G>[a-z]+(?: [a-z]+)?)`;
  return [
    // "within every town, rank the boats by price and show the top two"
    turn(
      `${guard}${within} ,? ?${RANK} ${ROWS} by ${NUMBER}${cut}${WITH}`,
      `${end} N X in each G by M , with T`,
    ),
    turn(`${guard}${RANK} ${ROWS} ${within} by ${NUMBER}${cut}${WITH}`, `${end} N X in each G by M , with T`),
    turn(
      `${guard}(?<L>(?:for|in|during|among|of) [^,;:?.]+ , )?${RANK} ${ROWS} by ${NUMBER}${cut}${WITH}`,
      `L ${end} N X by M , with T`,
    ),
  ];
}
