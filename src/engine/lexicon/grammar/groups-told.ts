import { type Turn, turn } from '../turn.ts';

const YEAR = '(?<Y>(?:19|20)[0-9]{2})';
const UNIT = '(?<U>month|quarter|week)';
const EACH = '(?:each|every)';
const ASK =
  "(?:(?:can you )?(?:please )?(?:i need|i want|show|give|list|pull|get|report|name|compute|calculate|tell|find|what is|what 's|what are|what was|what were)(?: me| us)? )?(?:all )?(?:the )?";
/** Rows and what was done with them: "boats sold". */
const ROWS = '(?:the |our )*(?<X>[a-z]+s)(?: (?<V>[a-z]+ed|built|given|lent|made|paid|sold|taken))?';
const SO_FAR = '(?:year to date|ytd)';
const RUNNING = 'cumulative number of X V by U in Y';
const GROW = '(?:add up|added up|build up|built up|mount up|accumulate|accumulated|grow cumulatively)';

/** What it comes to by the end of each month. */
const byThen = (): readonly Turn[] => [
  // "for each month of 2021, how many boats had been sold since the start of that year"
  turn(
    `(?:for|in|by|at (?:the )?end of|by (?:the )?end of|as of (?:the )?end of) ${EACH} ${UNIT} (?:of|in) ${YEAR} , how many (?<X>[a-z]+s) (?:had|have) (?:we |been )(?<V>[a-z]+)(?: by then| (?:up to|until) then| so far(?: that year| in (?:the )?year)?| since (?:the )?(?:start|beginning) of (?:that|the) year)`,
    RUNNING,
  ),
  // "month by month in 2021, the year-to-date number of boats sold", "by month for 2021, the number of boats sold year to date"
  turn(
    `(?:${UNIT} by month|(?:by|per|for ${EACH}) ${UNIT}) (?:in|for|of|over) ${YEAR} , ${ASK}(?:${SO_FAR} (?:number|count) of ${ROWS}|(?:number|count) of (?<A>[a-z]+s)(?: (?<B>[a-z]+))? ${SO_FAR})`,
    'cumulative number of X V A B by U in Y',
  ),
  turn(
    `${ASK}${YEAR} monthly ${SO_FAR} (?:number|count) of ${ROWS}`,
    'cumulative number of X V by month in Y',
  ),
  turn(
    `${ASK}monthly ${SO_FAR} (?:number|count) of ${ROWS} (?:in|for|of|over) ${YEAR}`,
    'cumulative number of X V by month in Y',
  ),
  turn(
    `${ASK}${SO_FAR} (?:number|count) of ${ROWS} (?:by|per|for ${EACH}) ${UNIT} (?:in|for|of|over) ${YEAR}`,
    RUNNING,
  ),
  // "count the boats sold in each month of 2021 and keep a running total"
  turn(
    `(?:count|add up) ${ROWS} in ${EACH} ${UNIT} (?:of|in) ${YEAR}(?: ,)? and (?:keep|show|give|add)(?: me)? (?:a|the) running (?:total|count|sum)`,
    RUNNING,
  ),
  // "how did the number of boats sold in 2021 build up month by month", "show by month how the number of boats sold added up over 2021"
  turn(
    `how did (?:the )?(?:total )?(?:number|count) of ${ROWS} in ${YEAR} ${GROW} (?:${UNIT} by month|(?:by|per|with ${EACH}) (?<Z>month|quarter))`,
    'cumulative number of X V by U Z in Y',
  ),
  turn(
    `${ASK}(?:by|per) ${UNIT} ,? ?how (?:the )?(?:number|count) of ${ROWS} ${GROW} (?:in|over|during|through) ${YEAR}`,
    RUNNING,
  ),
];

/** Groups in the plural, and one of them: "towns", "town". */
const GROUPS = '(?<X>(?<Z>[a-z]+?)(?:es|s))';
const NAME_AND_NUMBER =
  '(?:[ ?:,;.]*(?:(?:show|list|give|by|with|and|the|their|its|me|both|just) )*(?:#Z )?names?(?: ,)?(?: (?:and|with|plus|the|their|its|loan))* (?:number of #Y|#Y count|[a-z]+ count|counts?|numbers?|how many)(?: please)?|[ ?:,;.]*(?:and|with|show) (?:the |their )?(?:number of #Y|[a-z]+ count|how many(?: #Y)?(?: do they have)?|how many #Y (?:do )?(?:they|each) (?:have|has))(?: please)?)?';
const ABOVE = '(?<B>above|below|over|under|higher than|lower than|greater than|less than)';
const OF_EACH = '(?:average|mean)';

/** Groups that have more than the average one. */
const aboveAverage = (): readonly Turn[] => [
  // "towns whose number of boats is above the town average"
  turn(
    `${ASK}(?:which |only )?${GROUPS} (?:whose|where the) number of (?<Y>[a-z]+) (?:is |are )?${ABOVE} (?:the )?(?:#Z ${OF_EACH}|${OF_EACH} (?:per|for each|of a|across|across all) (?:#Z|#X))${NAME_AND_NUMBER}`,
    'X whose number of Y is B the average number of Y per X-',
  ),
  turn(
    `${ASK}(?:which |only )?${GROUPS} (?:whose|where the) (?<Y>[a-z]+) count (?:is |are )?${ABOVE} (?:the )?(?:#Z ${OF_EACH}|${OF_EACH} (?:per|for each|of a|across|across all) (?:#Z|#X))${NAME_AND_NUMBER}`,
    'X whose number of Y+ is B the average number of Y+ per X-',
  ),
  // "towns with more boats than the town average", "… than the average per town", "… than the average town"
  ...[
    ['more', 'above'],
    ['fewer', 'below'],
  ].flatMap(([said, plain]) => [
    turn(
      `${ASK}(?:which |only )?${GROUPS} (?:with|have|having|that have|which have) ${said} (?<Y>[a-z]+) than (?:the )?(?:#Z ${OF_EACH}|${OF_EACH} (?:per|for each|of a|across|across all) (?:#Z|#X)|(?:average|typical) #Z)${NAME_AND_NUMBER}`,
      `X whose number of Y is ${plain} the average number of Y per X-`,
    ),
    turn(
      `${ASK}(?:which |only )?${GROUPS} (?:with|have|having|that have|which have) ${said} than (?:the )?${OF_EACH} number of (?<Y>[a-z]+) (?:per|for each|of a|across|across all) (?:#Z|#X)${NAME_AND_NUMBER}`,
      `X whose number of Y is ${plain} the average number of Y per X-`,
    ),
  ]),
  turn(
    `${ASK}(?:which |only )?${GROUPS} (?:with|have|having|that have|which have) a (?<B>higher|lower|greater|larger|smaller) (?<Y>[a-z]+) count than (?:the )?${OF_EACH} (?:per|for each|of a|across|across all) (?:#Z|#X)${NAME_AND_NUMBER}`,
    'X whose number of Y+ is B than the average number of Y+ per X-',
  ),
  // "the names and boat counts of the towns that beat the average boat count per town", "… exceed the average town's boat count"
  ...[
    '(?<Y>[a-z]+) count (?:per|for each|of a|across|across all) (?:#Z|#X)',
    "#Z 's (?<Y>[a-z]+) count",
    'number of (?<Y>[a-z]+) (?:per|for each|of a|across|across all) (?:#Z|#X)',
  ].map((average) =>
    turn(
      `${ASK}(?:which )?(?:names? and (?:[a-z]+ )?counts? of (?:the |those |all )?)?${GROUPS} (?:that |which )?(?:beat|exceed|top|surpass) (?:the )?${OF_EACH} ${average}${NAME_AND_NUMBER}`,
      'X whose number of Y+ is above the average number of Y+ per X-',
    ),
  ),
  // "which towns are above average in number of boats"
  turn(
    `${ASK}(?:which |only )?${GROUPS} (?:(?:that |which )?are |lie )?(?<B>above|below) (?:the )?average (?:in|by|for) (?:the )?number of (?<Y>[a-z]+)${NAME_AND_NUMBER}`,
    'X whose number of Y is B the average number of Y per X-',
  ),
];

const PLACES = '(?<G>states|cities|towns|counties|countries|regions)';
const PEOPLE = '(?:our |the |all )*(?<P>borrowers|clients|customers|members|residents|users)';
const HAVE = '(?:have|had|hold|held|own|owned|took out|have taken out|made|placed|got)';
const BOUND =
  '(?<C>over|above|under|below|more than|fewer than|less than|at least|at most) (?<N>[1-9][0-9,]+)';

/** That their number is wanted, which such groups have anyway. */
const MANY =
  '(?:(?: ,)? (?:and|with|say|plus) (?:(?:the|their|say|show|give) )*(?:count|counts|number|numbers|how many(?: (?:is it|are they|are there|loans|it is|there are))?)(?: for each| in each| of each)?)?';

/** Of places all that those who live there have, where it is more than one of them can have. */
const ofPlaces = (): readonly Turn[] => [
  // "states whose residents took out more than 300 loans", "cities where our customers have over 50 boats"
  turn(
    `${ASK}(?:which |every )?${PLACES} (?:(?:in which|where) ${PEOPLE}|whose (?<Q>borrowers|clients|customers|members|residents|users)) ${HAVE} ${BOUND} (?<X>[a-z]+)(?: (?:from|with) us| together| in total| in number)?${MANY}`,
    'P- Q- G with C N X',
  ),
  turn(
    `in (?:which|what) ${PLACES} do ${PEOPLE} ${HAVE} ${BOUND} (?<X>[a-z]+)(?: (?:from|with) us| together| in total| in number)?${MANY}`,
    'P- G with C N X',
  ),
];

const MANY_OF_EACH =
  '(?:(?: ,)? (?:and|with|plus) (?:(?:the|their|give|show|list) )*(?:[a-z]+ count|count|number of #X|number)(?: (?:for|in|of) each)?)?';
const WITH_MORE =
  '(?<C>over|above|under|below|more than|fewer than|less than|at least|at most) (?<N>[0-9][0-9,]*)';

/** Groups that are kept or left out by how many there are in each. */
const keptByNumber = (): readonly Turn[] => [
  // "number of boats by town, but only where it is more than 300"
  turn(
    `${ASK}(?<Q>(?:number|count) of (?<X>[a-z]+) (?:by|per|for each) [^,;:?]+?) ,? ?(?:but )?(?:only|just) where (?:it|that|this|the (?:number|count)) ?(?:is|'s) ${WITH_MORE}`,
    'Q with C N X',
  ),
  // "leave out towns with 300 or fewer boats and show the boat count for the rest"
  turn(
    `(?:leave out|drop|exclude|ignore|skip) (?:the |all )*(?<G>[a-z]+(?: [a-z]+)?s) with (?<N>[0-9][0-9,]*) or (?:fewer|less) (?<X>[a-z]+s)(?: ,)? and (?:show|give|list)(?: me)? (?:the )?(?:number of #X|[a-z]+ count|count) (?:for|in|of) (?:each of )?(?:(?:the )?(?:rest|others|remaining ones))`,
    'G with more than N X , with the number of X',
  ),
  // "the towns that top 300 boats and the boat count for each"
  turn(
    `${ASK}(?<G>[a-z]+(?: [a-z]+)?s) (?:that|which) (?:top|exceed|surpass|pass) (?<N>[0-9][0-9,]*) (?<X>[a-z]+s)${MANY_OF_EACH}`,
    'G with more than N X',
  ),
];

/** What a question says of groups in several clauses. */
export const groupsToldTurns = (): readonly Turn[] => [
  ...byThen(),
  ...aboveAverage(),
  ...ofPlaces(),
  ...keptByNumber(),
];
