import { type Turn, turn } from './turn.ts';

const MORE = '(?:higher|longer|bigger|larger|greater|lower|shorter|smaller|better|worse)';
const OF = '(?:on|for|with|among|in|at|of|to|from|under)';
const NOUNS = '(?:[a-z-]+ ){0,4}[a-z-]+';
const MEASURE = `(?<M>(?:the |our )?${NOUNS})`;
/** What is no side of its own: the rest of them, an amount, a time that depends on another. */
const NO_SIDE =
  '(?!(?:the |our )?(?:others?|rest|usual|average|mean|last|previous|prior|ones?|same|expected|before|year|month|median|overall|(?!(?:19|20)\\d{2}\\b)[$\\d]\\S*)\\b)';
const SIDE = `(?<A>${NO_SIDE}(?:(?!\\b(?:than|compared|it|that)\\b)[^?.,;])+?)`;
const OTHER = `(?<B>(?!${OF} )${NO_SIDE}(?:(?!\\b(?:or|than|and|it|that)\\b)[^?.,;])+?)`;
/** Those that the first side is not, and all that it is of. */
const OTHERS =
  '(?:(?:all )?(?:the |our )?(?:others?|rest|remaining)(?: [a-z]+)?|(?:the )?(?:overall average|average overall|whole (?:book|portfolio)))';
const FEW = '(?:an? |the )?[a-z]+(?: [a-z]+)?';
const SAID_AGAIN = '(?:(?:that |those |it is |they are )?(?:of|for|on|in|at|with|among|to|from) )?';
const ON_AVERAGE = '(?: on average| ,? on average)?';

/** Two sides in one question whether one is more than the other: both are shown. What adds up, or changes, from one period to the next. */
export const SIDE_TURNS: readonly Turn[] = [
  // "is the average rate higher for late loans than for current ones?"
  turn(
    `(?:is|are|was|were) ${MEASURE}${ON_AVERAGE} ${MORE} ${OF} ${SIDE} than ${SAID_AGAIN}${OTHER}${ON_AVERAGE}`,
    'M of A versus B',
    'average M of A versus B',
  ),
  // "do late loans have a higher average rate than current loans?"
  turn(
    `(?:do|does|did) ${SIDE}${ON_AVERAGE} (?:have|carry|show|get|pay|bear|had|run) (?:the |an? )?${MORE} ${MEASURE}${ON_AVERAGE} than (?:${OTHER}|(?<C>${OTHERS}))(?: do| does| did| have| had)?`,
    'M of A versus B C',
    'average M of A versus B C',
  ),
  // "is the average score of renters lower than that of owners?"
  turn(
    `(?:is|are|was|were) ${MEASURE} ${OF} ${SIDE}${ON_AVERAGE} ${MORE} than (?:that|those|it is|the one) ${OF} ${OTHER}`,
    'M of A versus B',
    'average M of A versus B',
  ),
  // "how do late loans compare with all loans in average size?"
  turn(
    `how (?:do|does|did) (?<A>.+?) compare (?:to|with|against) all (?:of )?(?:the |our )?(?<X>[a-z]+) (?:in|on|by|for|in terms of|regarding) (?:the |their )?(?<M>${NOUNS})`,
    'M of A versus all X',
  ),
  // "default rate of auto loans versus the overall default rate"
  turn(
    `(?:compare |how (?:does|do|did) )?(?:the |our )?(?<M>${NOUNS}) ${OF} (?<A>.+?) ,? ?(?:versus|vs|against|and|with|to|compared to|compared with|(?:compare|compares) (?:to|with)|(?:differ|differs) from) (?:the |our |that of the )?(?:overall|portfolio|total|general) (?:#M|rate|average)`,
    'M of A versus the overall average',
  ),
  // "how many loans were issued on weekends, and how many on weekdays?"
  turn(
    `how many (?<X>[a-z]+(?: [a-z]+)??)(?: were| was)?(?: (?<V>[a-z]+))? (?<P>on|at|during|in) (?<A>${FEW}) ,? ?and how many (?:were |was )?#P (?<B>${FEW})`,
    'number of X V P A and number of X V P B',
  ),
  // "cumulative number of loans by the end of each year"
  turn(
    '(?<P>.*\\b(?:cumulative|cumulated|running total)\\b.*) (?:by|at|as of|until|up to) the end of (?:each|every) (?<U>year|quarter|month)',
    'P by U',
  ),
  // "…, and how does that differ from the year before?"
  turn(
    '(?:(?<U>year|month|quarter) by #U , )(?<P>how many .+?|.+?) ,? ?and how (?:does|did|do) (?:that|it|this|they) (?:differ from|compare to|compare with|change from) the (?:(?:year|month|quarter) before|(?:previous|prior|preceding) (?:year|month|quarter))',
    'P by U and the change from the previous U',
  ),
];

/** Words one of which stands in each of these questions. */
export const SIDE_WORDS: readonly string[] = [
  'than',
  'many',
  'cumulative',
  'cumulated',
  'running',
  'differ',
  'compare',
  'change',
  'overall',
  'portfolio',
];
