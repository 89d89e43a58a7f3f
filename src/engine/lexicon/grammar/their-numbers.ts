import { type Turn, turn } from '../turn.ts';

const LEAD = '(?<L>(?:(?:for|in|by|per|at) [^,;:?.]+ , )?)';
const MEASURE =
  '(?!(?:percentage|percent|share|proportion|number|average|mean|median|total) )[a-z]+(?: (?!(?:that|which|do|does|did|of)\\b)[a-z]+){0,2}?';
/** People or things in the plural, with what is said of them. */
const THEY = '(?:the |our |all )*(?<X>[^,;:?.]*?[a-z]+s(?: (?:in|from|of|with) [^,;:?.]+?)?)';
const PEOPLE = '(?:people|they|(?:our |the )?(?:customers|clients|borrowers|members|applicants))';
const HAVE = '(?:have|carry|bear|pay|earn|show|get|owe)';
const GROUPED = '(?<G>(?: (?:by|per|for each|for every|in each|in every|at each) [a-z]+(?: [a-z]+){0,2}?)?)';
const APPLY = '(?:ask|asked|apply|applied) for';
const AT_LEAST =
  '(?:at least|at most|more than|fewer than|less than|over|under|no fewer than) (?:[0-9][0-9,]*|[a-z]+)';
/** Rows in the plural, told by one noun. */
const ROWS = '(?<X>(?!(?:does|has|is|this|was)\\b)[a-z]{3,}s)';
const GROUP = '(?<G>[a-z]+(?: [a-z]+)?)';

/** A number that people or things have, told by a verb of having it or by a clause. */
export const theirNumberTurns = (): readonly Turn[] => [
  // "how many owners live in a town, and what is their total income"
  turn(
    `how many ${ROWS} (?<C>(?:live in|with|born|in|from) (?:(?!(?:have|has|had) )[^,;:?. ]+ )*?[^,;:?. ]+)(?: ,)? and what (?:is|are|was) their (?<M>(?:total |average |mean |median )?${MEASURE})`,
    'number of X and M for X that C',
  ),
  turn(
    `how many ${ROWS} (?<C>(?:(?:with|born|in|from) [^,;:?.]+? )?)(?<H>(?:have|had|hold) [^,;:?.]+?)(?: ,)? and what (?:is|are|was) their (?<M>(?:total |average |mean |median )?${MEASURE})`,
    'number of X and M for X C that H',
  ),
  // "what size do people ask for on average when they apply"
  turn(
    `${LEAD}what (?<M>${MEASURE}) (?:do|did) ${PEOPLE} ${APPLY} on average(?: when (?:they|people) apply| when applying)?${GROUPED}`,
    'L average requested M of applications G',
  ),
  turn(
    `${LEAD}what (?<M>${MEASURE}) (?:do|did) ${THEY} ${APPLY} on average(?: when (?:they|people) apply| when applying)?${GROUPED}`,
    'L average requested M of applications of X G',
  ),
  // "which price do late boats bear on average by town"
  turn(
    `${LEAD}(?:what|which) (?<M>${MEASURE}) (?:do|does|did) ${THEY} ${HAVE} on average${GROUPED}`,
    'L average M of X G',
  ),
  // "the price that sailors pay on average", "the average price that sailors pay"
  turn(
    `${LEAD}(?:what is |what are |what was )?the (?<M>${MEASURE}) (?:that|which) ${THEY} ${HAVE} on average${GROUPED}`,
    'L average M of X G',
  ),
  turn(
    `${LEAD}(?:what is |what are |what was )?the (?<A>average|mean|median) (?<M>${MEASURE}) (?:that|which) ${THEY} ${HAVE}${GROUPED}`,
    'L A M of X G',
  ),
  // "what price do we charge sailors on average"
  turn(
    `${LEAD}(?:what|which) (?<M>${MEASURE}) (?:do|does|did) we charge (?:on |for )?${THEY} on average${GROUPED}`,
    'L average M of X G',
  ),
  // "how many boats are there in each town that has at least 300 of them"
  turn(
    `(?<Q>[^,;:?.]*?)(?<!(?:each|every) .*)\\b${ROWS} (?<V>[^,;:?.]+?) (?<E>in each|in every|for each|for every|by|per) ${GROUP} (?:that has|that have|which has|having|with) (?<B>${AT_LEAST}) (?:of )?(?:them|these|those)`,
    'Q X V E G with B X',
  ),
  // "how many boats does each town sell in a month, on average"
  turn(
    `how many ${ROWS} (?:does|do) (?:each|every) ${GROUP} (?:make|issue|get|receive|take|handle|see|sell|book|fund|originate) (?:in a|a|per|each|every|in each) (?<U>day|week|month|quarter|year)(?: ,)? on average`,
    'average number of X per U by G',
  ),
  turn(
    `on average(?: ,)? how many ${ROWS} (?:does|do) (?:each|every) ${GROUP} (?:make|issue|get|receive|take|handle|see|sell|book|fund|originate) (?:in a|a|per|each|every|in each) (?<U>day|week|month|quarter|year)`,
    'average number of X per U by G',
  ),
  // "sizes, each one listed once"
  turn(
    '(?:the )?(?<X>[a-z]+ [a-z]+s|[a-z]+s)(?: in [a-z]+)? , (?:each|every)(?: one| of them| value)?(?: (?:is|are|listed|shown|named|given))* (?:only |just )?once',
    'the different X',
  ),
];
