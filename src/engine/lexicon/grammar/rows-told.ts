import { HOW_MANY_FIRST } from '../numbers.ts';
import { type Turn, turn } from '../turn.ts';

const ASK =
  "(?:(?:can you )?(?:please )?(?:i need|i want|show|give|list|pull|get|report|compute|calculate|tell|find|put|compare|what is|what 's|what are|what was)(?: me| us)? )?(?:the )?";
const MEASURE = '(?<M>(?:average|mean|median|total) [a-z]+(?: [a-z]+)?)';
/** Rows of one kind: "charged-off loans". */
const kind = (name: string): string => `(?<${name}>(?:(?!and|or\\b)[a-z-]+ ){0,4}?[a-z-]+)`;
const OF = '(?:separately )?(?:of|for|on)';
const THAT = '(?:(?:the )?(?:#M|that|those) )?';
const ROW = '(?:rows?|lines?)';
/** Says that each has a row of its own. */
const APART = `(?: ?[,.;?])* ?(?:(?:(?:show|put|list|give) (?:them|these|both|it) )?(?:(?:in|as|on|with) )?(?:(?:a|one) ${ROW} (?:for each(?: one)?|each|apiece|per [a-z]+)|(?:two|separate|individual|different|their own) ${ROW})|each (?:in|on) (?:its|their) own ${ROW}|(?:one|each) per ${ROW})`;

/** Two kinds of rows, each in a row of the answer. */
const inTwoRows = (): readonly Turn[] => [
  // "average rate of late loans and of open loans, one row each"
  turn(
    `${ASK}${MEASURE} ${OF} ${kind('A')} (?:and|with|to|against) ${THAT}${OF} ${kind('B')}${APART}`,
    'M of A versus B',
  ),
  turn(
    `(?:${ASK})(?:two|separate) ${ROW} : ${MEASURE} ${OF} ${kind('A')} and ${THAT}${OF} ${kind('B')}`,
    'M of A versus B',
  ),
  // "average rate, one row for late loans and one row for open loans"
  turn(
    `${ASK}${MEASURE} , (?:in |with )?(?:a|one) ${ROW} for ${kind('A')} and (?:a|one|another)(?: ${ROW})? for ${kind('B')}`,
    'M of A versus B',
  ),
  turn(
    `${ASK}${MEASURE} ${OF} ${kind('A')} in (?:a|one) ${ROW} and (?:that )?${OF} ${kind('B')} in (?:another|a second|the other)(?: one| ${ROW})?`,
    'M of A versus B',
  ),
  // "for the statuses late and open, list the average rate, one per row"
  turn(
    `for (?:the )?(?<G>[a-z]+s) ${kind('A')} and ${kind('B')} , ${ASK}${MEASURE}${APART}`,
    'M of A versus B',
  ),
];

const KEEP =
  '(?: ,)? (?:and |and then |then )?(?:only |just )?(?:show|list|give|keep|return|report|name|take|tell)(?: me| us)?(?: only| just)?';
const COUNT = `(?<N>${HOW_MANY_FIRST})`;
const NOUN = '(?<G>[a-z]+)';
const LEAST = '(?:fewest|least|lowest number|smallest number)';
const MOST = '(?:most|highest number|largest number)';
const NUMBERS =
  '(?: (?:with|and|plus|along with|together with) (?:the |their |its )?(?:count|counts|number|numbers|figures|value|values|rate))?';
const RISING =
  '(?:fewest|lowest|smallest|least) first|from (?:low|lowest|fewest|least|smallest) to (?:high|highest|most|largest)|in ascending order|ascending';
const FALLING =
  '(?:most|highest|largest|biggest) first|from (?:high|highest|most|largest) to (?:low|lowest|fewest|least)|in descending order|descending';
const RANK = '(?:rank|order|sort|arrange)';

/** Groups that are counted or ordered first, and of which the first are kept. */
const firstKept = (): readonly Turn[] => [
  ...[
    [LEAST, 'lowest', 'bottom', RISING],
    [MOST, 'highest', 'top', FALLING],
  ].flatMap(([end, most, plain, order]) => [
    // "count boats per town and list only the three towns with the most", "… and show only the five lowest"
    turn(
      `count (?:the |our )*(?<X>[a-z]+) (?:by|per|in each|for each) ${NOUN}${KEEP} (?:the )?${COUNT} (?:#G[a-z]* with (?:the )?${end}(?: #X)?|${most}(?: ones| #G[a-z]*)?)${NUMBERS}`,
      `${plain} N G+ by number of X`,
    ),
    // "rank towns by number of boats, fewest first, and show the first five with the numbers"
    turn(
      `${RANK} (?:the |our )*${NOUN} by (?<M>[a-z]+(?: [a-z]+){0,4}?)(?: there)? ,? ?(?:${order}) ?,?${KEEP} (?:the )?(?:first|top) ${COUNT}(?: of them| #G)?${NUMBERS}`,
      `${plain} N G by M`,
    ),
  ]),
  // "rank products by average rate and give me just number one with its rate"
  turn(
    `${RANK} (?:the |our )*(?<G>[a-z]+s) by (?<M>[a-z]+(?: [a-z]+){0,4}?)${KEEP} (?:number one|the (?:first|top) one|the first|the top #G?)${NUMBERS}`,
    'G- with the highest M',
  ),
  // "within each town, rank boats by price and show the first one with its price"
  turn(
    `(?:in|within|for|per) (?:each |every )?(?<R>[a-z]+) , ${RANK} (?:the |our )*(?<G>[a-z]+s) by (?:number of (?<X>[a-z]+)|(?<C>[a-z]+) count)${KEEP} (?:number one|the (?:first|top) one|the first|the top one)${NUMBERS}`,
    'G- with the most X C+ in each R , with the number of X C+',
  ),
  // "count boats by town and kind, then keep only the top kind in each town with its count"
  turn(
    `count (?:the |our )*(?<X>[a-z]+) by (?<R>[a-z]+) and ${NOUN}${KEEP} (?:the )?(?:top|first|leading|largest) #G (?:in|of|for|per) (?:each |every )?#R${NUMBERS}`,
    'G with the most X in each R , with the number of X',
  ),
];

/** What a question says of how the rows of its answer are to be. */
export const rowsToldTurns = (): readonly Turn[] => [...inTwoRows(), ...firstKept()];
