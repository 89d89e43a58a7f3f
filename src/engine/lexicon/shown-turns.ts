import { type Turn, turn } from './turn.ts';

const LIST = '(?:(?:list|show|give|display|name|report)(?: me| us)?|every|each|all)';
const COLUMN = '(?!(?:a|an|any|at|all|no|some|more|less|fewer|over|under|above|below|between|[0-9])\\b)';
/** Rows, no sums. */
const NO_SUM =
  '(?![a-z -]*\\b(?:amounts?|averages?|balances?|collections|costs?|expenses|fees?|incomes?|interest|prices?|principals?|rates?|recoveries|revenues?|sales|scores?|shares?|takings|totals?|values?|volumes?)\\b)';

const WHEN = '(?:(?:in|during|since) (?:[a-z]+ )?(?:19|20)[0-9]{2}|(?:this|last) (?:year|quarter|month))';

/** What is shown of rows, tried only of a question that is refused: "list closed loans with closing date". */
export const shownTurns = (): readonly Turn[] => [
  turn(
    `(?<Q>${LIST} .+?) with (?:the |its |their )?(?<C>${COLUMN}[a-z -]+?(?:,? and (?:the |its |their )?[a-z -]+?)?)`,
    'Q , with their C',
  ),
  // "by town: rides in 2025, takings in 2025, average fare"
  turn(
    `(?:by|per|for each|for every) (?<G>[a-z ]+?) : (?:(?:the )?number of )?${NO_SUM}(?<X>[a-z -]+s) (?<T>${WHEN}) , (?<M>[^,]+?) #T`,
    'number of X , M by G T',
  ),
  turn(
    `(?:(?:the )?number of )?${NO_SUM}(?<X>[a-z -]+s) (?<T>${WHEN}) , (?<M>[^,]+?) #T (?<G>(?:by|per) .+)`,
    'number of X , M G T',
  ),
  // "for each town: rides in 2025, fares"
  turn(
    `(?:by|per|for each|for every) (?<G>[a-z ]+?) : ${NO_SUM}(?<X>[a-z -]+s) , (?<M>(?:the |their )?[a-z -]+)`,
    'number of X and M by G',
  ),
  // "towns with late rides above average": more of them than others have
  turn(
    `(?<Q>.+?) (?:with|having|that have|who have) (?<N>(?:[a-z-]+ )?(?:applications|charge ?-? ?offs|complaints|customers|defaults|visits)|late (?:loans|payments)) (?<B>above|over|below|under) (?:the |our )?(?:overall )?average`,
    'Q with a number of N B average',
  ),
  // "towns that took in over 500"
  turn(
    `(?<Q>(?:(?:which|what|list|show|the) )*[a-z]+s) (?:that |which |who )?recovered (?<B>(?:more|less) than|over|under|at least|at most) (?<N>[^ ]+)`,
    'Q with total recovered amount B N',
  ),
  // "what percent of rides are late, and how many, by town"
  turn(
    `(?:(?<P>for (?:each|every) [^,]+) , )?(?:what|which) (?:percent|percentage|share|proportion|%) of (?:the |our |all )*(?<X>[a-z]+s) (?:are|is|were|was) (?<Y>[a-z]+(?: off| out)?)(?<T>(?: ${WHEN})?)(?: ,)? and how many(?: ,)?(?<R>(?: (?:by|for|in|per|during|since) .+)?)`,
    'percentage of X that are Y and number of X that are Y T R P',
  ),
  // "late rides and their fares"
  turn(
    `(?:list |show )?(?<Q>(?:(?:all|our|the) )*(?!average|count|how|number|sum|total|what|which|compare)(?:[a-z-]+ ){0,3}?[a-z]+s(?: (?:for|from|in|of|with) .+?)?) and their (?<C>(?!average|count|highest|lowest|max|mean|median|min|number|percentage|rate|share|sum|total)[a-z -]+)`,
    'list Q , with their C',
  ),
  // "number of rides, number late, and late rate by town"
  turn(
    `(?<Q>.*?)number of (?<X>[a-z]+)(?: ,)? (?:and )?(?:the )?number (?<Y>approved|declined|late|pending|withdrawn|(?:charged|paid) off)(?<R>.*)`,
    'Q number of X , number of Y X R',
  ),
  // "top 5 towns by charge-offs in 2024"
  turn(
    `(?<Q>(?:.* )?(?:top|bottom) [0-9]+ [a-z]+) by (?<X>charge ?-? ?offs|defaults|delinquencies|late (?:loans|payments))(?<R>(?: .+)?)`,
    'Q by number of X R',
  ),
  // "loan status breakdown by product"
  turn(
    '(?<X>application|customer|loan|payment) (?<C>[a-z]+) (?:breakdown|distribution|mix|split) (?:by|per) (?<D>.+)',
    'number of X+ by D and C',
  ),
  // "how many customers defaulted last year"
  turn(
    `how many (?<X>borrowers|clients|customers|people) (?:have )?(?:defaulted|charged off)(?<R> (?:in|during|since|last|this|between|before|after) .+)`,
    'how many X had a loan charged off R',
  ),
  // "who has the highest monthly payment"
  turn(
    '(?:who|which (?:borrower|customer|client)) (?:has|pays) (?:the )?(?<E>highest|largest|biggest|lowest|smallest) monthly payment',
    'borrower of the loan with the E monthly payment',
  ),
];
