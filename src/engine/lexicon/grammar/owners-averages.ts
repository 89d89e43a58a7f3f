import { ASKED, type Turn, turn } from '../turn.ts';

const THE = '(?:the |our |all |those |these )*';
const WHO = '(?:people|those|everyone|anyone|all|[a-z]+s?)';
/** At least one, in other words. */
const SOME = '(?:at least one|at least 1|an?|any|one or more|1 or more)';
const HAVING = '(?:with|having|holding|who have|that have|that has|who has|who hold|that hold|who had)';
const ONLY = '(?:(?:only|just|solely) )?';
const COUNTING = `(?:(?:${ONLY}(?:counting|considering|taking|including|using|looking at)|if (?:we|you|i) (?:only |just )?(?:count|consider|take|look at|include)|among|for|across|of) ${ONLY})`;
/** Those that have one, of whatever noun. */
const those = (noun: string): string =>
  `${COUNTING}${THE}${WHO} ${HAVING} (?:${SOME}(?: ${noun}| of them)?|${noun})(?: (?:with|from) us| at all)?`;
const none = (noun: string): string =>
  `(?:with no|without(?: an?| any)?|lacking|that have no|who have no|having no) ${noun}|(?:with|who have|that have|having) none|(?:who|that) (?:have )?never (?:got|had|took|taken|received)(?: out)? (?:an? |any )?${noun}`;
const without = (noun: string): string =>
  `(?:excluding|ignoring|disregarding|leaving out|leaving aside|not counting|without|omitting|except for) ${THE}(?:${WHO} )?(?:${none(noun)})`;
/** Nouns, of which the stem may come again in the other number. */
const NOUN = '(?<N>(?<Z>[a-z]{3,}?)s?)';
const AGAIN = '#Zs?';
const OWNER = '(?<X>(?!(?:head|capita|person)\\b)(?<Y>[a-z]{3,}?)s?)';
const MEAN = '(?:average|mean)';
const PLAIN = 'number of N+ divided by number of X+ with at least one N-';
const EACH = '(?:per|by|for each|for every|of an?|of each)';
const HAS = '(?:have|has|hold|holds|own|owns|get|gets|take|takes)';

const MEASURES = [
  `${ASKED}${THE}${MEAN} (?:number|count) of ${NOUN} ${EACH} ${OWNER}`,
  `${ASKED}${THE}${MEAN} ${NOUN} count ${EACH} ${OWNER}`,
  `how many ${NOUN} (?:per|to an?|for each) ${OWNER}(?: do we have| are there)?(?: on average)?`,
  `${NOUN} per ${OWNER}(?: ,)? (?:average|mean|on average)`,
  `${MEAN} ${NOUN} per ${OWNER}`,
];

/** How many of some rows each has that has any. */
export const ownersAveragesTurns = (): readonly Turn[] => [
  // "the average number of boats per owner, counting only owners with at least one boat"
  ...MEASURES.flatMap((measure) => [
    turn(`${measure}(?: ,)? ${those(AGAIN)}`, PLAIN),
    turn(`${measure}(?: ,)? ${without(AGAIN)}`, PLAIN),
    turn(`${measure} (?:that|who|which) (?:has|have|hold|holds) ${SOME}`, PLAIN),
  ]),
  // "among owners with at least one boat, how many boats does each have on average"
  ...[
    `how many(?: (?:of )?them| ${AGAIN})?(?: ,)?(?: on average ,?)? (?:does|do) (?:each|every one|they|an?|the average)(?: one| of them)?(?: #Ys?)? ${HAS}(?: on average)?`,
    `${ASKED}${THE}${MEAN} (?:number|count)(?: of (?:them|${AGAIN}))?(?: each| apiece| per #Ys?)?`,
    `on average , how many (?:does|do) (?:each|they) ${HAS}`,
  ].map((asked) =>
    turn(
      `${COUNTING}${THE}${OWNER} ${HAVING} (?:${SOME} |)${NOUN}(?: (?:with|from) us| at all)? , (?=.*\\b(?:average|mean)\\b)${asked}`,
      PLAIN,
    ),
  ),
  // "how many boats per head do we have, considering just the owners who have a boat"
  turn(
    `(?:${ASKED}${THE}${MEAN} )?(?:how many )?${NOUN} per (?:head|capita|person)(?: do we have| are there)?(?: on average)?(?: ,)? ${COUNTING}${THE}${OWNER} ${HAVING} (?:${SOME} )?${AGAIN}`,
    PLAIN,
  ),
  // "disregarding owners with no boat, what is the average boat count of an owner"
  turn(
    `(?:excluding|ignoring|disregarding|leaving out|leaving aside|not counting|without|omitting) ${THE}${OWNER} (?:with no|without(?: an?| any)?|lacking|that have no|who have no|having no) ${NOUN} , ${ASKED}${THE}${MEAN} (?:(?:number|count) of ${AGAIN}|#Z count)(?: ${EACH} #Ys?)?`,
    PLAIN,
  ),
  // "how many boats, on average, fall to each owner that has one or more"
  turn(
    `(?:on average , )?how many ${NOUN}(?: ,)? (?:on average(?: ,)? )?(?:fall|go|come|belong) to (?:each|every|an?) ${OWNER} (?:that|who) (?:has|have|holds) ${SOME}(?<=on average.*)`,
    PLAIN,
  ),
  // "the average owner with boats has how many of them"
  turn(
    `(?:the )?average ${OWNER} ${HAVING} (?:${SOME} )?${NOUN} (?:has|holds|owns) how many(?: (?:of (?:them|these)|${AGAIN}))?`,
    PLAIN,
  ),
];
