import { type Turn, turn } from '../turn.ts';

const CALL = "(?:(?:i|let us|let's|we|you can) )?(?:call|consider|count|label|regard|treat)";
const WHEN = '(?:if|once|when|whenever|where|with)';
const NAME = '(?<H>(?!(?:if|of|when|with)\\b)[a-z]+(?: (?!(?:if|of|once|when|where|with)\\b)[a-z]+)?)';
const ROW = '(?:(?:an?|any|each|every|the) )?(?<N>(?!(?:the|a|an|any|each|every)\\b)[a-z]+)';
const CONDITION = '(?<C>[^.;?]+?(?:\\.\\d[^.;?]*)?)';
const THEM = '(?:it|that|them|these|those|they|this)';
const PART = '(?<P>%|percent|percentage|proportion|share)';
const STOP = '[.;:]';
/** What is computed, of which a name is given last. */
const FORMULA = '(?<F>[^.;:?]+? (?:divided by|over|minus|plus|times) [^.;:?]+?)';
const RATIO_NAME = '(?<H>[a-z]+(?:(?: -)? [a-z]+){0,2})';
const TOP = '(?:five|four|six|seven|eight|nine|ten|three|two|\\d+)';

/** Rows that a question gives a name to, which are then asked for as "those", "that" or "the … ones". */
const ofRows = (): readonly Turn[] => [
  // "we call a boat old when it is over 30. How many of those are there in each town?"
  turn(
    `${CALL} ${ROW} (?:as )?${NAME} ${WHEN} ${CONDITION} ${STOP} (?<Q>how many) (?:of )?${THEM} (?<A>.+)`,
    'a N is H if C . Q H N+ A',
  ),
  turn(
    `${CALL} ${ROW} (?:as )?${NAME} ${WHEN} ${CONDITION} ${STOP} what ${PART} of (?<X>.+?) (?:are|is|was|were) ${THEM}`,
    'a N is H if C . what P of X are H',
  ),
  turn(
    `${CALL} ${ROW} (?:as )?${NAME} ${WHEN} ${CONDITION} ${STOP} (?<Q>.+\\bH\\b.+)`.replace(
      '\\bH\\b',
      '\\b#H\\b',
    ),
    'a N is H if C . Q',
  ),
  // "call boats of wood or steel heavy. What do the heavy ones cost?"
  turn(
    `${CALL} (?<N>[a-z]+s) (?:of|with|in|from) ${CONDITION} (?<H>[a-z]+) ${STOP} (?<A>.*?)(?:the )?#H ones(?<B>.*)`,
    'H = C . A H N B',
  ),
  turn(
    `${CALL} (?<N>[a-z]+s) (?:of|with|in|from) ${CONDITION} (?<H>[a-z]+) ${STOP} (?<A>.*?)(?:the )?#H #N(?<B>.*)`,
    'H = C . A H N B',
  ),
  // "if length > 30 makes a boat long, what is the long-boat count in each town?"
  turn(
    `if ${CONDITION} makes ${ROW} (?<H>[a-z]+(?: [a-z]+)?) , (?:what is )?(?:the )?#H(?: -)? #N count(?<R>(?: .+)?)`,
    'a N is H if C . number of H N+ R',
  ),
  turn(`if ${CONDITION} makes ${ROW} (?<H>[a-z]+(?: [a-z]+)?) , (?<Q>.+)`, 'a N is H if C . Q'),
];

/** A number that a question computes and gives a name to. */
const ofNumbers = (): readonly Turn[] => [
  // "take the price over the length as the rent. What is its average in each town?"
  turn(
    `take (?:the )?${FORMULA} as (?:the |our |a )?${RATIO_NAME} ${STOP} what (?:is|are|'s) (?:its|the) (?<A>average|mean|median|total|maximum|minimum)(?<R>(?: .+)?)`,
    'define H as F . what is the A H R',
  ),
  turn(
    `take (?:the )?${FORMULA} as (?:the |our |a )?${RATIO_NAME} ${STOP} (?<Q>.+) is it (?<R>(?:above|at least|at most|below|over|under) .+)`,
    'define H as F . Q is the H R',
  ),
  turn(
    `take (?:the )?${FORMULA} as (?:the |our |a )?${RATIO_NAME} ${STOP} (?<Q>.*\\b#H\\b.*)`,
    'define H as F . Q',
  ),
  // "divide sales by visits for every town to get its yield and show me the five with the highest"
  ...[
    ['(?:biggest|greatest|highest|largest|top)', 'highest'],
    ['(?:lowest|smallest)', 'lowest'],
  ].map(([said, plain]) =>
    turn(
      `divide (?:the )?(?<A>[^,;:?.]+?) by (?:the )?(?<B>[^,;:?.]+?) (?:for|in|of) (?:each|every) (?<G>[a-z]+) to (?:get|obtain|find) (?:its|the|their) ${RATIO_NAME}(?: ,)? and (?:then )?(?:give|list|show)(?: me)? (?:the )?(?<N>${TOP}) (?:that have |with )?(?:the )?${said}(?: ones?)?`,
      `define H as A divided by B . which N G+ have the ${plain} H`,
    ),
  ),
  // "yield means sales divided by visits; top five towns on it"
  ...['top', 'bottom'].map((end) =>
    turn(
      `(?:(?:let|say) )?${RATIO_NAME} (?:=|is|means|be) (?:the )?${FORMULA} ${STOP} (?:(?:give|list|show|the) )*${end} (?<N>${TOP}) (?<G>[a-z]+) (?:by|on|for|in) (?:it|that|this)`,
      `define H as F . ${end} N G by H`,
    ),
  ),
];

/** Names that a question gives, and then uses in other words than those. */
export const namesGivenTurns = (): readonly Turn[] => [...ofRows(), ...ofNumbers()];
