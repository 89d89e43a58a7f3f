import { type Turn, turn } from '../turn.ts';

const NUMBER =
  '(?:[0-9]+|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?: five)?|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)(?: hundred)?)';
const END = '(?:[a-z]{2,}est|last|first|top|most recent)';
const NOUN = '[a-z]+s(?: (?:in|from|of) [a-z]+)?';
/** What they came to be in: it says nothing of which rows they are. */
const CAME =
  '(?: (?:to come in|that came in|we (?:got|received|issued|made|took|booked)|(?:that were )?(?:received|made|filed|submitted)))?';
/** Rows that come first by something: "the last 200 orders", "the forty oldest guests". */
const FIRST = `(?:the |our )*(?<X>(?:${END} ${NUMBER}|${NUMBER} ${END}) ${NOUN})${CAME}`;
const OF = '(?:among|amongst|of|out of|from|in)';
const LOOK =
  '(?:(?:please )?(?:take|consider|look (?:only |just )?at)|taking|considering|looking (?:only |just )?at|among|amongst|of|out of|for)';
const THEN = '(?:(?: ,| :| ;| \\.)?(?: and| then| and then)?)';
const THOSE = '(?: (?:of )?(?:them|these|those|the ones))?';
const COUNT = `(?:(?:count )?how many${THOSE}|count${THOSE}(?: who| that| which)?|(?:give |show |state )?(?:the )?(?:number|count)${THOSE}(?: who| that| which)?)`;
/** A verb, or what was done with them: no noun of other rows. */
const DONE =
  '(?<V>(?:are|were|is|was|have|has|had|got|did|do|own|rent|live|work|earn|owe|came|went|fell|carry|belong|default)\\b .+|default|rent|(?!(?:[a-z]+ )*(?:there|exist)$)[a-z]+(?:ed|paid)(?: .+)?)';
const STATE = '(?<V>(?:[a-z]+ed|paid|late|open|withdrawn)(?: off)?)';

/** What is asked of the rows that come first, in other constructions than "of the 40 oldest, how many are …". */
export const firstRowsTurns = (): readonly Turn[] => [
  // "the 40 guests who are oldest in age"
  turn(
    `(?<A>.*?)(?<N>${NUMBER}) (?<X>[a-z]+s) (?:who|that|which) (?:are|were) (?:the )?(?<E>oldest|youngest|newest|largest|biggest|smallest)(?: in (?:age|size))?(?<R>(?: ?[,:;]| and).*)`,
    'A N E X R',
  ),
  // "how many own a boat among the forty oldest guests"
  turn(`how many ${DONE} (?:,? ?)${OF} ${FIRST}`, 'of the X , how many V'),
  // "take the last 200 orders: how many did we approve?", "take the last 200 orders and count those that were sent"
  turn(`${LOOK} ${FIRST}${THEN} ${COUNT} ${DONE}`, 'of the X , how many V'),
  // "number approved, out of the last 200 orders to come in", "out of the last 200 orders, the number approved"
  turn(`(?:the )?(?:number|count) ${STATE}(?: ,)? ${OF} ${FIRST}`, 'of the X , how many were V'),
  turn(`${LOOK} ${FIRST}${THEN} (?:the )?(?:number|count) ${STATE}`, 'of the X , how many were V'),
];
