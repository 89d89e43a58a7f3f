import { type Turn, turn } from '../turn.ts';

const PART = '(?<P>percentage|percent|%|pct|share|proportion|portion|part)';
const EACH = '(?:each|every)(?: single| one of the| of the)?';
const GIVE = '(?:give|show|compute|calculate|report|state|list|tell me|find)';
/** What falls to each of several. */
const FALLS =
  '(?:falls?|belongs?|goes|go|went|comes?|came|lies|lie|sits?|is|are|was|were|stems?) (?:held by|owed by|down to|accounted for by|due to|on|onto|to|in|into|under|with|within|from|by)';
const WHOLE =
  '(?:(?:the |our )?(?:total|whole|overall total|grand total|overall #M|total #M|#M overall|overall figure)|(?:the |our |all )*#M (?:of|across|over|in) (?:the |our |all )*(?:whole |entire |total )?(?:book|portfolio|products|loans|branches|customers))';
const SAID = '(?:given|stated|named|cited|mentioned|recorded|chosen|indicated)';
const OCCURS = `(?:(?:does|do|did) ${EACH} (?<V>[a-z]+(?: [a-z-]+){0,2}?) (?:occur|come up|appear|arise|turn up|crop up)|(?:is|was|has) ${EACH} (?<W>[a-z]+(?: [a-z-]+){0,2}?) (?:been )?${SAID})`;
const OFTEN = `how (?:often|frequently|many times) ${OCCURS}`;
/** Rows, told by a noun in the plural. */
const ROWS = '(?:all |the |our )*(?<X>(?!each |every )(?:[^\\s,;:?.]+ )*?[a-z]{3,}s(?: [^,;:?.]+)?)';
const REST = '(?<R>(?:by|per|for|in|of|for each) .+?)';

/** What is asked with a verb of reckoning, or of what falls to each. */
export const reckonedTurns = (): readonly Turn[] => [
  // "which towns exceed the overall rate"
  turn(
    `(?<X>(?:which|list the|give the|name the|show the|list|give|name|show) [a-z]+(?:s|es))(?: that| which)? (?:exceed|surpass|top|are above|lie above) the (?:overall|(?:company|portfolio|book|bank) wide) (?<M>[a-z-]+(?: [a-z-]+){0,2}?)`,
    'X with a M above the overall M',
  ),
  // "for boats sold in 2025, how often does each colour occur"
  turn(`(?:for|among|amongst|of|in|within) ${ROWS} , ${OFTEN}`, 'number of X by V W'),
  turn(`${OFTEN} (?:among|amongst|for|in|within|across|on) ${ROWS}`, 'number of X by V W'),
  turn(OFTEN, 'count by V W'),
  // "subtract the cost from the price and give the mean of this difference per town"
  turn(
    `subtract (?:the )?A from (?:the )?(?<B>[^,;:?.]+?)(?: ,)? (?:and |then |and then )?(?:${GIVE} (?:the )?(?:mean|average)(?: of)?|average)(?: this| that| the| these| those)? differences?(?: ${REST})?`,
    'average of B minus A R',
  ),
  turn(
    `subtract (?:the )?A from (?:the )?(?<B>[^,;:?.]+?)(?: ,)? (?:and |then |and then )?(?:${GIVE} (?:the )?(?:total|sum)(?: of)?|add up|total|sum)(?: up)?(?: this| that| the| these| those)? differences?(?: ${REST})?`,
    'total B minus total A R',
  ),
  turn(`(?<L>for [^,;:?.]+ , )subtract (?:the )?A from (?:the )?(?<B>[^,;:?.]+?)`, 'L B minus A'),
  // "express the price of every town as a percentage of the whole"
  turn(
    `express (?:the |our )?(?<M>[a-z]+(?: [a-z]+){0,2}?) (?:of|in|for|at|held by) ${EACH} G as an? ${PART} of ${WHOLE}`,
    'share of M by G',
  ),
  turn(
    `(?:for|in|by) ${EACH} G , express (?:the |its |our )?(?<M>[a-z]+(?: [a-z]+){0,2}?) as an? ${PART} of ${WHOLE}`,
    'share of M by G',
  ),
  turn('express (?:the )?A as an? (?<P>percentage|share|proportion|percent) of (?:the )?B', 'A as a P of B'),
  // "for each town, what percentage of all orders falls on it"
  turn(
    `(?:for|by|in) ${EACH} G , (?:what|which) ${PART} of (?:all |the |our |total )*(?<M>[^,;:?.]+?) ${FALLS} (?:it|them|that one)`,
    'percentage breakdown of M by G',
  ),
];
