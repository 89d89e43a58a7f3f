import { AVERAGED_TURNS } from './averaged-turns.ts';
import { EXTENT_TURNS } from './extent-turns.ts';
import { ANY, GOING_ON, REST, type Turn, turn } from './turn.ts';

const ONE = '(?:large|big|high|low|small|great|good|bad|strong|weak|steep)';
const HOW = `how ${ONE}(?: or ${ONE})?(?: ,)? (?:is|was|are|were|has been|have been)`;
const OUR = '(?:(?:the|our|your) )*';
const AVERAGE = '(?:average|avg|mean|median)';
const PART = '(?:percentage|percent|share|portion|proportion|fraction|part)';
/** Nouns of quantities that are called large or good. */
const QUANTITY =
  '(?:amounts?|balances?|capacity|costs?|fees?|incomes?|prices?|principal|ratings?|rates?|ratios?|revenue|salar(?:y|ies)|scores?|sizes?|spending|sums?|totals?|turnover|values?|volumes?|weights?)';
const ALTOGETHER = '(?: altogether| in total| in all| overall| all told)?';
const ALWAYS = '(?:on average|typically)';
const YEARLY = '(?: (?:per year|a year|yearly|annually|each year|per annum))?';
const ADD_UP = '(?:add up|amount|come|run up|sum up|total up)';

/** How large or good a quantity is: "how good is the average score of owners?", "how large is the typical order, taking the median?" */
const OF_SIZES: readonly Turn[] = [
  // "how good is a renter's credit score, on average?", "how high is the typical order's fee?"
  turn(
    `${HOW} (?:an?|each|every) (?<N>[a-z]+) 's (?<M>(?:[a-z]+ ){0,3}?${QUANTITY}) ,? ?${ALWAYS}${REST}`,
    'average M of N+ R',
  ),
  turn(
    `${HOW} (?:an?|the) (?:average|typical) (?<N>[a-z]+) 's (?<M>(?:[a-z]+ ){0,3}?${QUANTITY})${REST}`,
    'average M of N+ R',
  ),
  turn(
    `${HOW} ${OUR}${PART} of ${OUR}X (?:among|amongst|in|of|within) ${OUR}Y(?: ,? ?in (?:percent|%))?`,
    'what percentage of Y are X',
  ),
  turn(
    `${HOW} ${OUR}typical X ,? ?\\(? ?(?:taking |using |by |as |i ?\\. ?e ?\\. )*(?:the )?(?<A>${AVERAGE})(?: (?:of )?(?:the |its |their )?(?<F>[a-z]+(?: [a-z]+)?))?(?: \\))?`,
    'A size of X+',
  ),
  turn(`${HOW} ${OUR}(?<A>${AVERAGE}) (?<X>.*?\\b${QUANTITY})(?<R>(?: ${GOING_ON} .+)?)`, 'A X R'),
  turn(`${HOW} ${OUR}(?<A>${AVERAGE}) (?<X>(?:[a-z-]+ ){0,2}?[a-z]+)${REST}`, 'A size of X+ R'),
  turn(`${HOW} ${OUR}(?<M>(?:[a-z-]+ ){0,3}?${QUANTITY}(?: ${GOING_ON} .+?)?) ${ALWAYS}`, 'average M'),
  turn(`${ALWAYS} ,? ?${HOW} ${OUR}(?<M>(?:[a-z-]+ ){0,3}?${QUANTITY}(?: ${GOING_ON} .+?)?)`, 'average M'),
  turn(`${HOW} ${OUR}(?<M>(?:[a-z-]+ ){0,3}?${QUANTITY}(?: ${GOING_ON} .+?)?)`, 'what is the M'),
];

const GO =
  '(?:do|does|did|can) (?:the |our )*X (?:go|get|climb|rise|reach|fall)(?: at (?:the )?(?:most|least))?';

const FIND = '(?:what (?:is|was) |find |give |give me |show |show me |tell me )?';

/** The ends that a quantity goes to: "how high do scores get?", "the highest rate any owner pays". */
const OF_ENDS: readonly Turn[] = [
  turn(`how (?:high|large|big|great) ${GO}${ANY}`, 'what is the highest X R'),
  turn(
    `(?<O>${FIND}(?:the )?)(?:worst|poorest|weakest) (?<X>(?:[a-z]+ )?(?:ratings?|scores?))${REST}`,
    'O lowest X R',
  ),
  turn(
    `(?<O>${FIND}(?:the )?)(?:best|strongest) (?<X>(?:[a-z]+ )?(?:ratings?|scores?))${REST}`,
    'O highest X R',
  ),
  turn(
    `(?:what|which) (?<X>(?:[a-z]+ ){0,2}${QUANTITY}) is the (?<Z>highest|lowest|largest|smallest|biggest)${REST}`,
    'what is the Z X R',
  ),
  turn(
    `(?:of|among|amongst|across) (?<N>.+?) , (?:what|which) (?<X>(?:[a-z]+ ){0,2}${QUANTITY}) is the (?<Z>highest|lowest|largest|smallest|biggest)`,
    'what is the Z X of N',
  ),
  turn(
    `how much (?<Q>(?:[a-z]+ )?(?:principal|income|interest)) (?:does|did) the (?<Z>highest|lowest|largest|smallest|biggest) (?<N>[a-z]+) have${ANY}`,
    'what is the Q of the Z N R',
  ),
  // "how large is the largest loan by term?"
  turn(
    `(?:what size|how ${ONE}) (?:is|was) (?:the )?(?<Z>highest|lowest|largest|smallest|biggest) (?!${QUANTITY})(?<N>(?:[a-z]+ )?(?!${QUANTITY})[a-z]+)(?<R> (?:by|per|each|broken|depending|grouped|listed|separate[a-z]*|split|for each|for every) .+)`,
    'what is the Z N size R',
  ),
  turn(`how (?:low|small) ${GO}${ANY}`, 'what is the lowest X R'),
  turn(
    `(?<O>(?:what (?:is|was) )?(?:the )?)(?<Z>highest|lowest|largest|smallest|biggest|maximum|minimum) (?<X>(?:[a-z]+ ){0,2}${QUANTITY}) (?:that )?any (?<N>[a-z]+) (?:pays|has|had|paid|carries)${REST}`,
    'O Z X of N+ R',
  ),
  turn(
    `(?:what (?:is|was) )?the most (?:that )?(?:any|an?) (?<N>[a-z]+) (?:earns|makes)${YEARLY}${ANY}`,
    'what is the highest income of N+ R',
  ),
];

const LOST = '(?:charged ?-? ?off|defaulted|written ?-? ?off)';
/** What goes on with rows or groups; a time alone may be that of what was got back. */
const OF_WHICH =
  '(?:(?:by|per|among|across|where|with|considering|looking|counting|taking|just|only|excluding|leaving|restricted|limited|that were (?:issued|made|booked|originated)|issued|grouped|split|broken|separated|separately|listed|depending)|(?:for|of|on|over|in|from) (?!(?:the )?(?:last|past|previous|prior|current|first|second|this|year|month|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q\\d|h\\d|\\d)))';
const MONEY = '(?:(?:[a-z]+ )?(?:principal|interest)|(?:late|penalty) fees)';

/** What amounts come to: "how much do the fees add up to for 2024?", "how much do owners earn a year on average?" */
const OF_AMOUNTS: readonly Turn[] = [
  // "at what level does the delinquency rate stand?"
  turn(
    `at (?:what|which) level (?:is|are|was|do|does|did) ${OUR}M(?: (?:at|lie|run|stand))?${REST}`,
    'what is the M R',
  ),
  // "payments due in 2025: what do their fees add up to?"
  turn(
    `(?<X>[a-z]+s(?: .+)?) : what (?:is|are|was|were|do|does|did) (?:their|its) M ${ADD_UP} to${ALTOGETHER}`,
    'how much do the M of X add up to',
  ),
  turn(`(?<X>[a-z]+s(?: .+)?) : what (?:is|are|was|were) (?:their|its) M`, 'M of X'),
  turn(`(?:to )?how much (?:do|does|did) ${OUR}M ${ADD_UP}(?: to)?${ANY}`, 'sum of M R'),
  // "how many payments are still unpaid after their due date?"
  turn(
    `(?<Q>how many|(?:what is )?(?:the )?number of) (?:unpaid )?(?<N>bills|installments|invoices|payments) (?:(?:are|remain) )?(?:still )?(?:unpaid )?(?:after|past) (?:the|their) due date${ANY}`,
    'Q overdue N R',
  ),
  turn(`(?<O>(?:.+ )?)remaining principal balance(?<R>(?: .+)?)`, 'O remaining principal R'),
  // "how much interest did borrowers pay?"
  turn(
    `(?<Q>what ${PART} of|how (?:much|many)) X did (?:the |our |all )*(?<N>applicants|borrowers|clients|customers) (?<V>[a-z]+)(?<P>(?: off)?)${REST}`,
    'Q X were V~ P by N R',
  ),
  turn(
    `how much did (?:the |our |all )*(?<N>borrowers|clients|customers) pay in (?<X>principal|interest|fees)${REST}`,
    'how much X was paid by N R',
  ),
  // "what share of charged-off principal was recovered?"
  turn(
    `(?:(?:what|which|how (?:large|high|big) an?) |(?:what (?:is|was) |how (?:large|high|big) is |(?:find|give|list|report|show)(?: me)? )?(?:the )?)${PART} of (?:the |our )*(?:the )?(?:${LOST} (?:loans? )?(?:(?:'s?|') )?(?:amounts?|principal)|(?:amounts?|principal) (?:of|on) ${LOST} loans) (?:(?:that |which )?(?:we |was |were |is |has been |have |did we )*(?:recover(?:ed|y)?|got back|get back|gotten back|came back)(?: (?:in|through) recoveries)?)(?<R>(?: ${OF_WHICH} .+)?)`,
    'recovery rate R',
  ),
  // "the amount of interest collected": a total, as a substance has
  turn(
    `(?:what (?:is|was) )?(?:the )?(?:overall |combined |total )?amount of (?:the |our )*(?<M>${MONEY})(?<R>(?: .+)?)`,
    'total M R',
  ),
  // "the sum of overdue payments"; that of charge-offs is also what was lost
  turn(
    `(?:what (?:is|was) )?(?:the )?(?:sum|total value|combined value|total worth) of (?:the |our |all )*(?!charge)(?<N>(?:[a-z]+ )?[a-z]+s)${REST}`,
    'total amount of N R',
  ),
  turn(`(?:what (?:is|was) )?(?:the )?overall (?<M>[a-z]+ amount)${REST}`, 'total M R'),
  turn(
    `how much(?: [a-z]+)? (?:do|did) (?:the |our )*(?:applicants|borrowers|clients|customers|people|they) (?:ask for|request|apply for)(?: altogether| in total| in all| overall)${REST}`,
    'total requested amount R',
  ),
  turn(
    `how much principal (?:is|was) (?:still )?owed(?: to us)?${ALTOGETHER}(?<R>(?: ${GOING_ON} .+)?)`,
    'outstanding principal R',
  ),
  turn(
    `how much (?:do|does) (?:our |the |all )*(?<X>[a-z]+s) (?:still )?owe(?: us)?${ALTOGETHER} on (?<R>.+?)${ALTOGETHER}`,
    'how much is owed on R',
  ),
  turn(`how much (?:do|does|did) X earn${YEARLY} ${ALWAYS}${YEARLY}`, 'how much do X earn on average'),
  turn(`${ALWAYS} ,? ?how much (?:do|does|did) X earn${YEARLY}`, 'how much do X earn on average'),
];

/** What is owed of a balance is all of it, and of what was lent a part. */
const HELD =
  '(?:held|kept|booked|located|(?<= (?:balance|debt|exposure) (?:is|are|was|were) )(?:owed|outstanding))(?: there)?';

const LIST = '(?:please )?(?:(?:i need|list|show|give|name|display|get|report|tell)(?: me| us)? )?';
const WITH = '(?:,? ?and|with|plus|alongside|beside|next to|along with|together with|as well as)';
const SPLIT = '(?:break|distribute|divide|split|spread)(?: down| out| up)?';
const SOME_QUANTITY = `(?=.*\\b(?:${QUANTITY}|average|count|mean|median|number|percentage|share)\\b)`;
const DIFFERENT = '(?:the |our |different |individual |various )*';

/** What groups are told by, in more words than are read: "for each type of home ownership", "by the channel they came through". */
const OF_GROUPS: readonly Turn[] = [
  // "how does the rate vary with the grade?", "how do customers divide among the states, in numbers?"
  turn(
    `how (?:do|does|did) (?!.* (?:in|of) (?:each|every) )${OUR}(?:(?<M>.+?) ${SPLIT}|${SOME_QUANTITY}(?<N>.+?) (?:change|compare|differ|look|vary)) (?:across|according to|among|amongst|between|by|depending on|from|over|per|with) ${DIFFERENT}(?<D>(?!(?:the )?(?:others?|overall|rest) )[a-z]+(?: (?!to )[a-z]+){0,2})(?: to #D)?(?: , in (?:dollars|numbers|dollar amounts|total))?`,
    'M N by D',
  ),
  // "the purposes and the dollars we lent for them in 2023"
  turn(
    `${LIST}${OUR}(?<D>[a-z]+(?: [a-z]+)?s) ${WITH} (?:the )?(?:amounts?|dollars|money|sums?) (?:that )?we (?<V>[a-z]+) (?:at|for|in|on|to|with) (?:each|them)(?<R>(?: (?:during|in|since) .+)?)`,
    'how much was V by D R',
  ),
  // "for every type of home ownership, how many clients do we have?"
  turn(
    `(?<J>for each|for every|by|per) (?:type|kind|sort|category) of (?<F>[a-z]+(?: [a-z]+)?) , Q`,
    'J F , Q',
  ),
  // "products alongside the mean amount of their loans", "regions with the total amount in each"
  turn(
    `${LIST}${OUR}(?<D>[a-z]+(?: [a-z]+)?s) ${WITH} (?:the )?${SOME_QUANTITY}(?<M>(?:[a-z]+ ){1,4}?)of their (?<X>[a-z]+s)(?<R>(?: (?:for|from|in|since) .+)?)`,
    'M of X by D R',
  ),
  turn(
    `${LIST}${OUR}(?<D>[a-z]+(?: [a-z]+)?s) ${WITH} (?:the )?${SOME_QUANTITY}M (?:at|for|in|of|per) each(?: one| of them)?`,
    'M by D',
  ),
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

const ONE_OF = '(?:min|minimum|max|maximum|avg|average|mean|median|lowest|highest|total)';

/** What is asked of the rows and their column is said last: "auto loan principal: min / avg / max by grade", "paid off loans: % closed early". */
const OF_NOTES: readonly Turn[] = [
  turn(
    `(?<X>[a-z]+(?: [a-z]+){0,3}?) :? ?(?<A>${ONE_OF}) ?(?:,|/|&|and)? ?(?<B>${ONE_OF})(?: ?(?:,|/|&|and)*? ?(?<C>${ONE_OF}))?${REST}`,
    'A , B and C X R',
    'A and B X R',
  ),
  turn(
    `(?<X>[a-z]+(?: [a-z]+){0,3}?) : (?:%|pct|percent) (?<D>(?!of |share|change|growth|diff|by )[a-z]+(?: (?!by )[a-z]+){0,3}) ,? ?(?<R>(?:(?:by|per) .+)?)`,
    'percentage of X D R',
  ),
  // "loans by grade: A, B"
  turn(
    `(?!.*(?:ed|off|on)(?: ,| ?$))(?<Q>[^:]+ (?:by|per) [a-z]+(?: [a-z]+)?) : (?<V>[^:,]+(?: , [^:,]+)+)`,
    'Q for V',
  ),
  // "number of payments that are overdue, with the total amount due on them"
  turn(
    `(?:what is )?(?:the )?(?<Q>number of .+?) ,? (?:along |together )?with (?:the|their) (?<M>(?:average|combined|mean|median|sum|total) .+?)(?: (?:for|of|on) (?:them|these|those))?`,
    'the Q and the M',
  ),
  // "for each product, how many loans have an amount above the average amount of that product"
  turn(
    `(?<J>by|for each|for every|per) D [,:] (?<Q>.+?) (?:above|over|greater than|higher than|more than|>) (?:the average(?: [a-z]+)? (?:for|in|of) (?:that|the same|its) #D|(?:its |their |the )?own #D 's (?:average|avg))`,
    'Q above the average of their D , by D',
  ),
];

const BOOK =
  '(?:(?:the |our )?(?:whole|entire|full|overall|complete|total) (?:loan )?(?:portfolio|book|company|business|database)|(?:overall|company|portfolio) ?- ?wide)';

/** Of all there is: "delinquency rate, whole portfolio". */
const OF_ALL: readonly Turn[] = [turn(`M ,? ?${BOOK}`, 'what is the overall M')];

/** A measure asked for in everyday words. */
export const measureTurns = (): readonly Turn[] => [
  ...AVERAGED_TURNS,
  ...OF_ENDS,
  ...OF_SIZES,
  ...OF_AMOUNTS,
  ...OF_GROUPS,
  ...OF_NOTES,
  ...EXTENT_TURNS,
  ...OF_ALL,
];
