import { ANY, REST, type Turn, turn } from './turn.ts';

const OUR = '(?:(?:the|our|your|all) )*';
const OPEN = `(?:what (?:is|was|are|were) )?${OUR}`;
const AVERAGE = '(?:average|avg|mean|median)';
const MIDDLE = '(?:median|50th percentile)';
const ON_AVERAGE = ',? ?on (?:the )?average';
const ROWS = '(?<N>(?:[a-z]+ )??[a-z]+)';
const UNIT = '(?<U>years|months|weeks|days|hours|minutes)';
/** What is asked of rows: "what credit score", "how many dependents", "how long a term". */
const ASKED = '(?:what|which|how (?:much|many|(?:high|large|big|long|low) an?))(?: of an?)? Q';
const DO = '(?:do|does|did)';
/** Rows and their columns only have one another: with any other verb something else is asked. */
const HAVE = '(?:still )?(?:have|carry|bear|hold|show|support|possess)';
/** What ends a wait; a payment takes no time. */
const OUTCOME = '(?:answer|decision|delivery|reply|response)';
/** All who ask: what they ask for is all that is asked for. */
const ASKERS = '(?:applicants|borrowers|clients|customers|people|they)';
/** People one of whom is counted by head. */
const HEADS =
  '(?:applicant|borrower|client|customer|guest|member|passenger|patient|pupil|student|subscriber|user|visitor)';
const ASK = '(?:ask for|request|apply for|seek)';
const YEARLY = '(?: (?:per year|a year|yearly|annually|each year|per annum))?';
const LENGTH = '(?:[a-z]+ )?(?:delay|duration|tenure|term|time|turnaround|wait)';

/** Of the row in the middle, or in the mean: "what score does the average owner have?", "the price at the median". */
const OF_MIDDLE: readonly Turn[] = [
  turn(`how many ${UNIT} (?:is|was) ${OUR}(?<A>${AVERAGE}) (?<X>(?:[a-z]+ )?${LENGTH})`, 'A X in U'),
  turn(
    `how (?:big|large|high|long|small) (?:is|are|was|were) ${OUR}X at the ${MIDDLE}${ANY}`,
    'how large is the median X R',
  ),
  turn(`${OPEN}X at the ${MIDDLE}${ANY}`, 'median X R'),
  turn(`${ASKED} (?:is|was) ${OUR}(?<A>${AVERAGE}) ${ROWS}${REST}`, 'A Q of N+ R'),
  turn(
    `how many Q ${DO} ${OUR}(?<A>${AVERAGE}) ${ROWS} ${HAVE}${ANY}`,
    'A number of Q per N R',
    'A Q of N+ R',
  ),
  turn(`${ASKED} ${DO} ${OUR}(?<A>${AVERAGE}) ${ROWS} ${HAVE}${ANY}`, 'A Q of N+ R'),
  turn(`how many ${UNIT} has ${OUR}(?<A>${AVERAGE}) ${ROWS} been (?<S>[a-z]+ed)${ANY}`, 'A U S of N+ R'),
  turn(
    `(?:how much|what) ${DO} ${OUR}(?<A>${AVERAGE}) ${ROWS} (?:earn|make)${YEARLY}${ANY}`,
    'A income of N+ R',
  ),
  turn(
    `(?:how much|what) ${DO} ${OUR}(?<A>${AVERAGE}) ${ROWS} (?:add up|amount|come) to${ANY}`,
    'A amount of N+ R',
  ),
];

/** "on average" said last. */
const OF_AVERAGES: readonly Turn[] = [
  turn(`(?<Q>.+ on average) ,? ?(?:when|if) (?:it is )?weighted by W`, 'Q weighted by W'),
  turn(`${OPEN}Q averaged with W as (?:the )?weights?${ANY}`, 'average Q weighted by W R'),
  turn(`${ASKED} ${DO} (?:we|our loans|loans) (?:charge|carry)${ON_AVERAGE}${ANY}`, 'average Q R'),
  turn(
    `how (?:much|large|high)(?: money)? ${DO} ${OUR}${ASKERS} ${ASK}(?: per (?:application|request))?${ON_AVERAGE}${ANY}`,
    'average requested amount R',
  ),
  turn(
    `how (?:many|(?:long|large|high) an?) Q ${DO} ${OUR}${ASKERS} ${ASK}${ON_AVERAGE}${ANY}`,
    'average requested Q R',
  ),
  turn(
    `(?:what|which)(?: (?:kind|sort) of)? Q ${DO} (?:each|every|an?) ${ROWS} ${HAVE}${ON_AVERAGE}${ANY}`,
    'average Q of N+ R',
  ),
  turn(`${ASKED} ${DO} (?:each|every|an?) ${ROWS} ${HAVE}${ON_AVERAGE}${ANY}`, 'average Q per N R'),
  turn(
    `${ASKED} ${DO} ${OUR}${ROWS} (?:at|from|in|of) (?:each|every) (?<G>[a-z]+(?: [a-z]+)?) ${HAVE}${ON_AVERAGE}${ANY}`,
    'average Q of N by G R',
  ),
  // No size of what they have: "how many loans do owners have on average by town".
  turn(`how many Q ${DO} ${OUR}(?<N>[a-z]+s) ${HAVE}${ON_AVERAGE}${ANY}`, 'average number of Q per N R'),
  turn(`${ASKED} ${DO} ${OUR}${ROWS} ${HAVE}${ON_AVERAGE}${ANY}`, 'average Q of N R'),
  turn(`(?<N>${HEADS}) head ?count${REST}`, 'number of N+ R'),
  turn(`how many Q (?:are|is) there per ${ROWS}${ON_AVERAGE}${ANY}`, 'average Q per N R'),
  turn(
    `how much (?<Q>(?:[a-z]+ )?)(?:is|was|are|were) (?<S>(?:still )?[a-z]+) per ${ROWS}${ON_AVERAGE}${ANY}`,
    'average amount Q S per N R',
  ),
  turn(`how much (?:do|did) we (?<V>[a-z]+) per ${ROWS}${ON_AVERAGE}${ANY}`, 'average amount V~ per N R'),
  // "on average, how much do we lend per loan under each product?"
  turn(
    `on average , (?<Q>(?:how|what|which) .+?)(?<R>(?: (?:across|among|at|by|depending on|for (?:each|every|[a-z]+s\\b)|in|to [a-z]+s\\b|under) .+)?)`,
    'Q on average R',
  ),
  turn(
    `(?:how much|what) ${DO} (?:the |our )*(?<P>.+?) borrow per (?<N>loan)${ON_AVERAGE}${ANY}`,
    'average amount of N+ of P R',
  ),
  turn(
    `(?:how much|what) ${DO} we lend${ON_AVERAGE} ,? ?per (?<N>loan) ,? ?(?:to|by|for|in|under)(?<R> .+)`,
    'average amount of N+ for R',
  ),
  turn(`how many ${UNIT} old (?:are|is|were) ${OUR}${ROWS}${ON_AVERAGE}${ANY}`, 'average age of N R'),
  turn(
    `(?:what|which) (?<Q>age|size|height|length|weight) (?:are|is|were) ${OUR}${ROWS}${ON_AVERAGE}${ANY}`,
    'average Q of N R',
  ),
  turn(`how many ${UNIT} have ${OUR}${ROWS} been (?<S>[a-z]+ed)${ON_AVERAGE}${ANY}`, 'average U S of N R'),
  turn(`how many ${UNIT} (?<S>[a-z]+ed) (?:are|were) ${OUR}${ROWS}${ON_AVERAGE}${ANY}`, 'average U S of N R'),
  turn(
    `how many ${UNIT} late (?:do|did) ${OUR}${ROWS} (?:come in|arrive)${ON_AVERAGE}${ANY}`,
    'average U late of N R',
  ),
  turn(
    `how (?:many days )?late ${DO} ${OUR}(?:borrowers|clients|customers|members) pay${ON_AVERAGE}${ANY}`,
    'average days late R',
  ),
  turn(`(?<O>(?:.+ )?)unweighted (?<A>average|avg|mean) (?<R>.+)`, 'O A R'),
  turn(`how late (?<U>in days )?(?:are|were) ${OUR}${ROWS}${ON_AVERAGE}${ANY}`, 'average days late of N R'),
  turn(
    `how many ${UNIT} (?:is|are|was) ${OUR}(?<X>(?:[a-z]+ )?${LENGTH})${ON_AVERAGE}${ANY}`,
    'average X in U R',
  ),
  turn(
    `how (?:long|many ${UNIT}) ${DO} (?:an?|the) (?<D>${OUTCOME}) take${ON_AVERAGE}${ANY}`,
    'average time to D R',
  ),
  turn(
    `how (?:long|many ${UNIT}) ${DO} ${OUR}${ROWS} (?:have to )?wait for (?:an?|the) (?<D>${OUTCOME})${ON_AVERAGE}${ANY}`,
    'average time to D R',
  ),
  turn(
    `how (?:long|quickly|fast|many days)(?: in days)? (?:do we (?:take to )?|does it take (?:us )?to )(?<D>decide)${ON_AVERAGE}${ANY}`,
    'average time to D R',
  ),
  turn(
    `(?:by )?how many ${UNIT} (?:are|is|were) ${OUR}${ROWS} late${ON_AVERAGE}${ANY}`,
    'average U late of N R',
  ),
  turn(`${OPEN}(?<A>${AVERAGE}) (?:length|duration) of ${OUR}(?<X>${LENGTH})${REST}`, 'A X R'),
  turn(`${OPEN}(?<A>${AVERAGE}) number of ${UNIT} in ${OUR}(?<X>${LENGTH})${REST}`, 'A X in U R'),
  turn(
    `(?:(?:what|how (?:high|large|big)) (?:is|was) )?${OUR}(?<A>${AVERAGE}) number of days ${ROWS} (?:are|were) late${ANY}`,
    'A days late of N R',
  ),
  turn(
    `(?:(?:what|how (?:high|large|big)) (?:is|was) )?${OUR}(?<A>${AVERAGE}) number of (?<S>years employed|days late|months requested)${ANY}`,
    'A S R',
  ),
];

const BOUND =
  '(?:(?:more|less|fewer|higher|lower|bigger|larger|smaller) than|above|over|below|under|at least|at most)';
const OF_WHICH = `(?:what|which)(?: of (?:the|our))? (?<D>[a-z]+(?: [a-z]+)?)`;

/** Groups by what their rows are on average: "products averaging over $30k per loan", "for which grades do we lend less than …". */
const OF_BOUNDS: readonly Turn[] = [
  turn(
    `(?<D>.*?[a-z]+s)(?: (?:that|which))? averag(?:e|ing) (?<B>${BOUND}) (?<K>\\S+(?: dollars)?) (?:per|a|an) (?<X>[a-z]+)`,
    'D whose average X is B K',
  ),
  turn(
    `(?:at|for|in|on|to|with) ${OF_WHICH} do we [a-z]+ (?<B>${BOUND}) (?<K>\\S+(?: dollars)?) (?:per|an?) (?<X>[a-z]+) on average`,
    'D whose average X is B K',
  ),
  turn(
    `(?:at|for|in|on|to|with) ${OF_WHICH} (?:is|are) (?:an?|the) average (?<X>[a-z]+(?: [a-z]+)?) (?<B>${BOUND}) (?<K>\\S+(?: dollars)?)`,
    'D whose average X is B K',
  ),
  turn(
    `(?<D>.+?) (?:at|for|in|on|to|with) which (?:an?|the) average (?<X>[a-z]+(?: [a-z]+)?) (?:tops|exceeds|is (?:above|over|more than)) (?<K>\\S+(?: dollars)?)`,
    'D whose average X is above K',
  ),
];

/** What is averaged, and over which rows, said in clauses. */
export const AVERAGED_TURNS: readonly Turn[] = [...OF_MIDDLE, ...OF_AVERAGES, ...OF_BOUNDS];
