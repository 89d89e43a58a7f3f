import { type Turn, turn } from './turn.ts';

const ONE = '(?:large|big|high|low|small|great|good|bad|strong|weak|steep)';
const HOW = `how ${ONE}(?: or ${ONE})?(?: ,)? (?:is|was|are|were|has been|have been)`;
const OUR = '(?:(?:the|our|your) )*';
const AVERAGE = '(?:average|avg|mean|median)';
const PART = '(?:percentage|percent|share|portion)';
/** Nouns of quantities that are called large or good. */
const QUANTITY =
  '(?:amounts?|balances?|capacity|costs?|fees?|incomes?|prices?|principal|ratings?|rates?|ratios?|revenue|salar(?:y|ies)|scores?|sizes?|spending|sums?|totals?|turnover|values?|volumes?|weights?)';
const ALTOGETHER = '(?: altogether| in total| in all| overall| all told)?';
const ALWAYS = '(?:on average|typically)';
const YEARLY = '(?: (?:per year|a year|yearly|annually|each year|per annum))?';
const ON = '(?:for|from|in|of|on|over|by|across|through)';
const ADD_UP = '(?:add up|amount|come|run up|sum up|total up)';

/** How large or good a quantity is: "how good is the average score of owners?", "how large is the typical order, taking the median?" */
const OF_SIZES: readonly Turn[] = [
  turn(
    `${HOW} ${OUR}${PART} of ${OUR}X (?:among|amongst|in|of|within) ${OUR}Y(?: ,? ?in (?:percent|%))?`,
    'what percentage of Y are X',
  ),
  turn(
    `${HOW} ${OUR}typical X ,? ?\\(? ?(?:taking |using |by |as |i ?\\. ?e ?\\. )*(?:the )?(?<A>${AVERAGE})(?: (?:of )?(?:the |its |their )?(?<F>[a-z]+(?: [a-z]+)?))?(?: \\))?`,
    'A size of X+',
  ),
  turn(`${HOW} ${OUR}(?<A>${AVERAGE}) (?<X>.*?\\b${QUANTITY})(?<R>(?: ${ON} .+)?)`, 'A X R'),
  turn(
    `${HOW} ${OUR}(?<A>${AVERAGE}) (?<X>(?:[a-z-]+ ){0,2}[a-z]+)(?<R>(?: (?:in|since|for|from|of|during) .+)?)`,
    'A size of X+ R',
  ),
  turn(`${HOW} ${OUR}(?<M>(?:[a-z-]+ ){0,3}?${QUANTITY}(?: ${ON} .+?)?) ${ALWAYS}`, 'average M'),
  turn(`${ALWAYS} ,? ?${HOW} ${OUR}(?<M>(?:[a-z-]+ ){0,3}?${QUANTITY}(?: ${ON} .+?)?)`, 'average M'),
  turn(`${HOW} ${OUR}(?<M>(?:[a-z-]+ ){0,3}?${QUANTITY}(?: ${ON} .+?)?)`, 'what is the M'),
];

/** What amounts come to: "how much do the fees add up to for 2024?", "how much do owners earn a year on average?" */
const OF_AMOUNTS: readonly Turn[] = [
  turn(
    `(?:to )?how much (?:do|does|did) ${OUR}M ${ADD_UP}(?: to)?(?<R>(?: (?:for|in|on|over|during|since) .+)?)`,
    'sum of M R',
  ),
  turn(
    `how much principal (?:is|was) (?:still )?owed(?: to us)?${ALTOGETHER}(?<R>(?: ${ON} .+)?)`,
    'outstanding principal R',
  ),
  turn(
    `how much (?:do|does) (?:our |the |all )*(?<X>[a-z]+s) (?:still )?owe(?: us)?${ALTOGETHER} on (?<R>.+?)${ALTOGETHER}`,
    'how much is owed on R',
  ),
  turn(`how much (?:do|does|did) X earn${YEARLY} ${ALWAYS}${YEARLY}`, 'how much do X earn on average'),
  turn(`${ALWAYS} ,? ?how much (?:do|does|did) X earn${YEARLY}`, 'how much do X earn on average'),
];

const HELD = '(?:held|owed|outstanding|kept|booked|located)(?: there)?';

/** What groups are told by, in more words than are read: "for each type of home ownership", "by the channel they came through". */
const OF_GROUPS: readonly Turn[] = [
  turn(
    `(?<Q>.+?) (?<J>by|per|for each|for every|in each) (?:type|kind|sort|category) of (?<F>(?:[a-z]+ )?(?:channel|decision|employment|grade|level|method|ownership|purpose|reason|status))(?<R>(?: .+)?)`,
    'Q J F R',
  ),
  turn(
    `(?<Q>.+?) (?<J>by|per) (?:the )?(?<F>[a-z]+) (?:that |which )?(?:they|it) (?:(?:was|were) [a-z]+ed|came|come|comes|arrived|arrive)(?: in)? (?:through|by|via|from|over|with|at|under)(?<R>(?: .+)?)`,
    'Q J F R',
  ),
  turn(
    `(?<Q>.+? (?:by|per) .*?)(?:the |our )?(?<F>decision|action|choice) (?:(?:that |which )?we (?:took|made|gave|reached)|taken|made|reached)(?<R>(?: .+)?)`,
    'Q F R',
  ),
  turn(`(?<J>by|per|for each|for every) D , (?<Q>what ${PART} of .+?) (?:is|are|was|were) ${HELD}`, 'Q J D'),
  turn(`(?<Q>what ${PART} of .+?) (?:is|are|was|were) ${HELD} (?<R>(?:by|per) .+)`, 'Q R'),
  // "average income per home ownership, customers"
  turn(
    `(?<M>(?:average|avg|mean|median|total|sum of|number of|count of) .+?) (?:by|per) (?<F>[a-z]+(?: [a-z]+)?) , (?<N>[a-z]+s)`,
    'M of N by F',
  ),
];

const BOOK =
  '(?:(?:the |our )?(?:whole|entire|full|overall|complete|total) (?:loan )?(?:portfolio|book|company|business|database)|(?:overall|company|portfolio) ?- ?wide)';

/** Of all there is: "delinquency rate, whole portfolio". */
const OF_ALL: readonly Turn[] = [turn(`M ,? ?${BOOK}`, 'what is the overall M')];

/** A measure asked for in everyday words. */
export const MEASURE_TURNS: readonly Turn[] = [...OF_SIZES, ...OF_AMOUNTS, ...OF_GROUPS, ...OF_ALL];
