/** What a number of rows is to be. */
export const BOUNDS: ReadonlyMap<string, '=' | '<' | '<=' | '>' | '>='> = new Map([
  ['more than', '>'],
  ['over', '>'],
  ['above', '>'],
  ['at least', '>='],
  ['fewer than', '<'],
  ['less than', '<'],
  ['under', '<'],
  ['below', '<'],
  ['at most', '<='],
  ['no more than', '<='],
  ['exactly', '='],
]);

/** Any of them. */
export const BOUND_WORDS = [...BOUNDS.keys()].join('|');
const BOUND = `(?<bound>${BOUND_WORDS}) (?<number>\\d[\\d,]*)`;
const HAVING = '(?:having|that have|which have|with)';
const GROUP = '[a-z]+(?: [a-z]+)?';

/** "average rate of late loans by grade for grades with more than 500 loans" */
export const BOUNDED_AFTER = new RegExp(
  `^(?<main>.+ of .+?) (?:by|per|for each|for every) (?<group>${GROUP}) (?:for|in|of) (?:those )?(?<groups>${GROUP}) ${HAVING} ${BOUND} (?<rows>[^,]+)$`,
  'd',
);

/** "grades with more than 500 loans and their average rate of late loans" */
export const BOUNDED_BEFORE = new RegExp(
  `^(?:(?:list|show) (?:me )?)?(?:the )?(?<groups>${GROUP}) ${HAVING} ${BOUND} (?<rows>.+?)(?: ,)? (?:and|with) (?:its|the|their) (?<main>.+ of .+)$`,
  'd',
);

/** "for grades with more than 500 loans, the average rate of late loans" */
export const BOUNDED_FIRST = new RegExp(
  `^(?:for|in) (?:the |those )?(?<groups>${GROUP}) ${HAVING} ${BOUND} (?<rows>[^,]+) , (?:give |list |show )?(?:me )?(?:the )?(?<main>.+ of .+)$`,
  'd',
);

/** The rows of "with more than 500 loans". */
export const BOUND_ROWS = new RegExp(
  `\\b(?:had|has|have|having|with) ${BOUND} (?<rows>.+?)(?= [,.:;?!]|$| and\\b| with\\b)`,
);
