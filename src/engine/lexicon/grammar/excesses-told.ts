import { type Turn, turn } from '../turn.ts';

const THE = '(?:(?:the|their|its|his|her) )*';
const NOUN =
  '(?!(?:total|combined|average|mean|number|count|sum) )[a-z]+(?: (?!(?:of|by|than|is|are|was|were)\\b)[a-z]+){0,3}?';
const A = `${THE}(?<A>${NOUN})`;
const B = `${THE}(?<B>${NOUN})`;
/** An amount, and no part of one. */
const BY = '(?:more than|over)';
const N =
  '(?:[$€£] )?(?<N>[0-9][0-9.,]*(?: (?:million|thousand))?)(?! ?(?:%|pct|percent|percentage|times))(?: (?:dollars|euros|pounds))?';
const EXCEEDS = '(?:exceeds?|exceeded|surpass(?:es|ed)?|tops|topped)';
const ABOVE = '(?:above|higher than|more than|greater than|larger than|bigger than|over)';
const REST = '(?<R>(?: (?:, )?(?:and|with|in|per|for|show|list|give) .+)?)';

/** By how much one amount of a row is more than another: "boats whose price exceeds the cost by more than 500". */
export const excessesToldTurns = (): readonly Turn[] => [
  turn(
    `(?<Q>how many [a-z]+(?: [a-z]+)?) (?:are there )?(?:where|whose) ${A} ${EXCEEDS} ${B} by ${BY} ${N}${REST}`,
    'Q are there where A minus B is over N R',
  ),
  turn(
    `(?<Q>.+?) (?:where|whose) ${A} ${EXCEEDS} ${B} by ${BY} ${N}${REST}`,
    'Q where A minus B is over N R',
  ),
  // "on how many trips did the cost exceed the price by more than 500"
  turn(
    `(?:for|in|on|at) how many (?<X>[a-z]+(?: [a-z]+)?s) (?:did|does|do) ${A} (?:exceed|surpass|top) ${B} by ${BY} ${N}${REST}`,
    'how many X are there where A minus B is over N R',
  ),
  turn(
    `(?:for|in|on|at) (?:which|what) (?<X>[a-z]+(?: [a-z]+)?s) (?:did|does|do) ${A} (?:exceed|surpass|top) ${B} by ${BY} ${N}${REST}`,
    'which X are there where A minus B is over N R',
  ),
  // "boats with a price that is more than 500 above the cost"
  turn(
    `(?<Q>how many [a-z]+(?: [a-z]+)?) (?:have|had|has|with) an? ${A} (?:(?:that|which) (?:is|was|are) )?${BY} ${N} ${ABOVE} ${B}${REST}`,
    'Q are there where A minus B is over N R',
  ),
  turn(
    `(?<Q>.+?) (?:whose|where) ${A} (?:is|was) ${BY} ${N} ${ABOVE} ${B}${REST}`,
    'Q where A minus B is over N R',
  ),
];
