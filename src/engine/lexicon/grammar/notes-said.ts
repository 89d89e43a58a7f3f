import { HOW_MANY_FIRST } from '../numbers.ts';
import { type Turn, turn } from '../turn.ts';

const QUANTITY = '(?<M>(?!(?:each|every) )[a-z]+(?: (?!(?:and|,)\\b)[a-z-]+){0,3})';
const TOP = '(?:first|top|leading|highest|biggest|largest)';
const COUNT = `(?<N>${HOW_MANY_FIRST})`;
const ONES = '(?<G>[a-z]+s)';
const ORDINAL = '(?<O>second|third|fourth|fifth)';
const SHOWN = '(?:its|their|the|that) (?:count|number|total|figure|amount|value)';
const DONE =
  '(?:approved|charged off|closed|decided|declined|funded|issued|made|originated|paid|paid off|received|withdrawn)';
const LAST =
  '(?:last|past) (?:[0-9]+|two|three|four|five|six|nine|twelve) (?:days|weeks|months|quarters|years)';

/** Parts of a note in the order in which a question has them. */
export const noteTurns = (): readonly Turn[] => [
  // "by number of boats, the first twelve towns from the top"
  turn(`by ${QUANTITY} , (?:the |our )?${TOP} ${COUNT} ${ONES}(?: from the top)?`, 'top N G by M'),
  turn(
    `by ${QUANTITY} , (?:the |our )?(?:bottom|last|lowest) ${COUNT} ${ONES}(?: from the bottom)?`,
    'bottom N G by M',
  ),
  // "by number of boats, the second-ranked town and its count"
  turn(
    `by ${QUANTITY} , (?:the )?${ORDINAL} (?:- )?(?:ranked|placed) (?<G>[a-z]+)(?: (?:and|with) ${SHOWN})?`,
    'O G by M , with M',
  ),
  // "price still open, top four boats"
  turn(`${QUANTITY} , (?:the |our )?top ${COUNT} (?<X>(?:[a-z]+ )?[a-z]+s)`, 'top N X by M'),
  // "late boats, built in 2022, list them please"
  turn(
    '(?<X>[^:;?.]+) , (?:please )?(?:list|show|name)(?: me)? (?:them|these|those)(?: all)?(?: ,? ?please)?',
    'list X',
  ),
  // "count of boats sold, last 6 months"
  turn(`(?<Q>[^;:?.]*[a-z] ${DONE}) , (?:the |in the |over the |during the )?(?<T>${LAST})`, 'Q in the T'),
  turn(`(?<Q>[^;:?.]*[a-z] ${DONE}) , (?:in )?(?<T>(?:19|20)\\d\\d)`, 'Q in T'),
  // "how much was paid in 2024, all orders together"
  turn(
    '(?<Q>how (?:much|many) (?!.*\\b(?:each|every|per|by)\\b)[^,;:?.]+) , all [a-z]+s (?:together|combined|taken together|put together)',
    'Q',
  ),
  // "number of orders at the busiest shop, and which shop it is"
  turn(
    '(?:the )?number of (?<X>[a-z]+s) (?:at|in|of|on|for|from) the busiest (?<G>[a-z]+)(?: ,)? and which (?:#G|one) (?:it|that) is',
    'which G has the most X , and how many',
  ),
];
