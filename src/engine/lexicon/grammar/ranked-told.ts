import { HOW_MANY_FIRST } from '../numbers.ts';
import { type Turn, turn } from '../turn.ts';

const ASK = '(?:(?:can you )?(?:please )?(?:find|give|list|pull|report|return|show|tell)(?: me| us)? )?';
const LARGEST = '(?<S>largest|biggest|highest|smallest|lowest|oldest|newest)';
const PLACES: readonly (readonly [number: string, place: string])[] = [
  ['two', 'second'],
  ['three', 'third'],
  ['four', 'fourth'],
  ['five', 'fifth'],
];
const NUMBER = '(?<M>[a-z]+(?: [a-z]+){0,2}?)';
/** The columns that are wanted, after a mark or as a sentence of its own. */
const SAID_COLUMNS =
  '(?:[ ,.?;:]*(?:(?:and|show|give|with|list|me) )*(?:its |the )?(?<L>[a-z]+(?: [a-z]+)? and [a-z]+(?: [a-z]+)?)(?: , please)?)';
const COLUMNS = `${SAID_COLUMNS}?`;
const RANK = '(?:rank|sort|order|arrange)';
const THEN =
  '(?: ,)? (?:and |then |and then )?(?:show|give|list|return|report|tell)(?: me| us)?(?: only| just)?';
const FALLING = '(?:biggest|largest|highest) first';

/** The second of all, told in other words. */
const ofPlace = (): readonly Turn[] => [
  // "what boat ranks number two by length", "which boat comes second in length"
  ...PLACES.flatMap(([number, place]) => {
    const asked = `(?:what|which) (?<X>[a-z]+) (?:ranks|comes|is|comes in|places|stands) (?:number ${number}|${place}) (?:by|in|for) ${NUMBER}`;
    return [
      turn(`${asked}${SAID_COLUMNS}`, `${place} largest X by M : L`),
      turn(asked.replace('|is', ''), `which X is ${place} by M`),
    ];
  }),
  // "the boat that is second only to the largest in length, and show its name and length"
  turn(
    `${ASK}the (?<X>[a-z]+) that (?:is|'s) second only to (?:the )?${LARGEST} (?:in|by) ${NUMBER}${COLUMNS}`,
    'second S X by M : L',
  ),
  // "after the largest boat, which one is next by length", "skip the largest boat by length and show me the next one"
  turn(
    `after (?:the )?${LARGEST} (?<X>[a-z]+) , which(?: one)? (?:is|comes) next (?:by|in) ${NUMBER}${COLUMNS}`,
    'second S X by M : L',
  ),
  turn(
    `skip (?:the )?${LARGEST} (?<X>[a-z]+) by ${NUMBER}${THEN} (?:the )?next one${COLUMNS}`,
    'second S X by M : L',
  ),
  // "rank boats by length and give me the name and length of the second one", "sort boats by length, biggest first, and return only the second row"
  turn(
    `${RANK} (?:the |our |all )*(?<X>[a-z]+s) by ${NUMBER}(?: , ${FALLING} ,)?${THEN} (?:the )?(?<L>[a-z]+(?: [a-z]+)? and [a-z]+(?: [a-z]+)?) of (?:the )?(?<O>second|third|fourth|fifth) (?:one|row)?(?: from (?:the )?top)?`,
    'O largest X- by M : L',
  ),
  turn(
    `${RANK} (?:the |our |all )*(?<X>[a-z]+s) by ${NUMBER} , ${FALLING}${THEN} (?:the )?(?<O>second|third|fourth|fifth)(?: one| row)?(?: with (?:the )?(?<L>[a-z]+(?: [a-z]+)? and [a-z]+(?: [a-z]+)?))?`,
    'O largest X- by M : L',
  ),
];

const COUNT = `(?<N>${HOW_MANY_FIRST})`;

/** The first of all by when they were. */
const ofTimes = (): readonly Turn[] => [
  // "sort boats by launch date, newest first, and show the top ten with id and date"
  ...[
    ['(?:newest|latest|most recent) first', 'latest'],
    ['(?:oldest|earliest) first', 'earliest'],
  ].map(([order, plain]) =>
    turn(
      `${RANK} (?:the |our |all )*(?<X>[a-z]+s) by (?<D>[a-z]+ date) , ${order}${THEN} (?:the )?(?:top|first) ${COUNT}(?: with (?:the |their )?id and date)?`,
      `N X with the ${plain} D`,
    ),
  ),
  // "which ten boats were sold most recently, and when"
  turn(
    `which ${COUNT} (?<X>[a-z]+s) were (?<V>[a-z]+ed) (?:most recently|last) , and when(?: ?[.?]* ?(?:give|show) (?:the |their )?(?:[a-z]+ )?ids)?`,
    'N most recently V X',
  ),
  // "which 5 boats have the highest prices, and what is the price on each? Include the boat id"
  turn(
    `which ${COUNT} (?<X>[a-z]+s) have (?:the )?${LARGEST} (?<M>[a-z]+(?: [a-z]+)?s) , and what (?:is|'s) (?:the )?(?<P>[a-z]+(?: [a-z]+)?) (?:on|of|for) each(?: ?[.?;]+ ?(?:include|show|give|add) (?:the )?(?<L>[a-z]+ id))?`,
    'N X with the S P , with the L and P',
  ),
];

const UNIT = '(?<U>year|quarter|month)';
const BEFORE =
  '(?:the )?(?:#U before|(?:previous|prior|preceding|last) #U|one before(?: it)?|(?:previous|prior|preceding) one)';
const MEASURE = '(?<M>[a-z]+(?: [a-z]+){0,3}?)';
const MOVED = '(?:rose or fell|fell or rose|changed|moved|developed|went up or down|increased or decreased)';
const AGAINST = '(?:against|compared (?:to|with)|from|over|to|versus|with)';
const CHANGE = 'change in M from the U before by U';

/** How much more or less there was than the year before. */
const ofChanges = (): readonly Turn[] => [
  // "show me year by year how sales rose or fell versus the year before"
  turn(`${ASK}${UNIT} by #U how (?:the |our )*${MEASURE} ${MOVED} ${AGAINST} ${BEFORE}`, CHANGE),
  // "compare sales each year with the year before and show the difference"
  turn(
    `compare (?:the |our )*${MEASURE} (?:of |in |for )?(?:each|every|per) ${UNIT} (?:against|to|with) ${BEFORE}(?: ,)? and show (?:the )?(?:change|difference)`,
    CHANGE,
  ),
  // "the difference in sales between each year and the one before it"
  turn(
    `${ASK}(?:i need )?(?:the )?(?:change|difference) in (?:the |our )*${MEASURE} between (?:each|every|one) ${UNIT} and ${BEFORE}`,
    CHANGE,
  ),
  // "per sale year, what is the increase or decrease in sales against the previous year"
  turn(
    `(?:per|by|for (?:each|every)) (?:[a-z]+ )?${UNIT} , what (?:is|'s|was) (?:the )?(?:change|difference|increase or decrease|rise or fall) in (?:the |our )*${MEASURE} ${AGAINST} ${BEFORE}`,
    CHANGE,
  ),
  // "changes in yearly sales, each year versus the prior one"
  turn(
    `${ASK}(?:the )?changes? in (?<U>year|quarter|month)ly (?:the |our )*${MEASURE} , (?:each|every) #U ${AGAINST} ${BEFORE}`,
    CHANGE,
  ),
  // "sales in every year and how they moved from the year before"
  turn(
    `${ASK}(?:the |our )*${MEASURE} in (?:each|every) ${UNIT} and how (?:it|they) (?:moved|changed|developed) ${AGAINST} ${BEFORE}`,
    'M and change in M from the U before by U',
  ),
];

/** What a question says of the place of a row, or of a time against the one before. */
/** Of one place, by their number: "which three shops in the north had the most unpaid orders in 2024". */
const ofLeaders = (): readonly Turn[] => [
  // "name the 2025 sales leader among the shops of every region"
  turn(
    '(?:(?:name|show|list|give|find|who is|what is)(?: me)? )?(?:the )?(?<T>[0-9]{4} )?(?<M>[a-z]+(?: [a-z]+)?) leaders? (?:among|of|amongst) (?:the |our )?(?<Y>[a-z]+) (?:of|in|for) (?:each|every) (?<Z>[a-z]+(?: [a-z]+)?)',
    'Y- with the highest M in T in each Z',
    'Y- with the highest M in each Z',
  ),
];

const ofPlaces = (): readonly Turn[] =>
  [
    ['most', 'top'],
    ['fewest', 'bottom'],
  ].map(([most, top]) =>
    turn(
      `(?:(?:which|what|show|list|give|find)(?: me)?(?: the)? )?(?:the )?(?<N>two|three|four|five|six|seven|eight|nine|ten|[0-9]+) (?<X>[a-z]+s) (?<P>(?:in|of|from) (?:the )?[a-z]+(?: [a-z]+)?) (?:had|have|got|with|that had|that have) (?:the )?${most} (?<Y>[a-z]+(?: [a-z-]+){1,3}?s(?: (?:in|during) [0-9]{4})?)`,
      `${top} N X P by number of Y`,
    ),
  );

export const rankedToldTurns = (): readonly Turn[] => [
  ...ofPlace(),
  ...ofPlaces(),
  ...ofLeaders(),
  ...ofTimes(),
  ...ofChanges(),
];
