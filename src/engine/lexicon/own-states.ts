/**
 * How a question says when it calls its rows something. Over the whole question, words and marks apart by one space: N is
 * the name, F what must hold, B and A what is asked before and after it.
 */
const NOT_ASKING =
  '(?!(?:how|what|which|who|when|where|why|there|this|that|these|those|it|they|list|show|give|count)\\b)';
/** With the noun of the rows, where that stands beside it. */
const NAME = `(?<N>${NOT_ASKING}[a-z]+(?: (?!(?:of|by|per|in|for|is|are|as|be|being|mean|means|if|when)\\b)[a-z]+){0,3})`;
const AN = '(?:an? |any |every |all |the )?';
const ROWS = '[a-z]+(?: [a-z]+)?';
const MEANS =
  '(?:= =|=|:|means|mean|meaning|means that|refers to|refer to|(?:is|are|being) defined as|stands for)';
const WHEN = '(?:if|when|where|whenever|once|in case)';
const ASKED =
  '(?:please )?(?:then )?(?:how many|how much|what|which|who|count|number of|show|list|give|tell|find|report|share|percentage)\\b';
const SAID_OF =
  '(?:(?:(?:those|the ones|ones|one) (?:of|in)|(?:those|the ones|ones|one|[a-z]+) (?:with|having|that have|which have|who have|whose|where)) )?(?:(?:its|their|the|an?) )?';
const CONDITION = '(?<F>(?!.*\\b(?:otherwise|else)\\b).+?)';

function define(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, 'd');
}

/** The ways to define a name, the surest first. */
export const OWN_STATES: readonly RegExp[] = [
  // "A loan is high risk if its DTI is over 40. How many high risk loans are there?"
  define(
    `${AN}${ROWS} (?:is|are|counts as|count as|is called|are called|is considered|are considered) ${AN}${NAME} ${WHEN} ${SAID_OF}${CONDITION} [.;] (?<A>.+)`,
  ),
  // "high risk = DTI over 40; how many high risk loans per grade"
  define(
    `(?:(?:define|we define|let us define|let|say|suppose) )?${AN}${NAME} (?:${MEANS}|as|be|is|are) ${SAID_OF}${CONDITION} [.;] (?<A>.+)`,
  ),
  // "call a borrower prime if the credit score is 700 or more, and count the prime borrowers per state"
  define(
    `(?:call|consider|count|treat|class|classify|regard|label|flag) ${AN}[a-z]+ (?:as )?${NAME} (?:${WHEN}|with|having|whose) ${SAID_OF}${CONDITION}(?: [.;]|(?: ,)? (?:and|then)) (?<A>${ASKED}.*)`,
  ),
  // "how many high risk loans per grade, where high risk means DTI over 40"
  define(
    `(?<B>.+?)(?: [,;(.-]| where| when| with| here)+ ${AN}${NAME} (?:${MEANS}|is|are|being) ${SAID_OF}${CONDITION}(?: \\))?(?: [.?!])?`,
  ),
  // "how many jumbo loans (principal over 500k) per branch"
  define(`(?<B>.+?) \\( ${SAID_OF}(?<F>[^()]+?) \\)(?<A>.*)`),
];

/** Before a name that is said of rows: "loans that *are* high risk". */
export const BEING_SO: ReadonlySet<string> = new Set(['are', 'be', 'is', 'was', 'were']);
