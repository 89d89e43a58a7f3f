import { type Turn, turn } from '../turn.ts';

const MORE = '(?<Q>.+?)(?: ?[.?;,])+';
const SHOW = '(?:(?:please )?(?:give|show|list|report|put|i want|i need|we need|i would like)(?: me| us)? )';
const ONES = '(?<X>[a-z]+s)';
const COUNTED = `how many ${ONES} (?<V>have|had|own|owned|hold|held|made|took|got|submitted)`;
const SO_ON = '(?:(?: ,)? and so (?:on|forth)|(?: ,)? etc)';
const ONE = '(?:1|one|a single|a)';
const NONE = '(?:no|0|zero)';
const TWO = '(?:2|two)';

/** What is said of how the answer is laid out, or of groups that are counted up, in a sentence of its own. */
export const layoutTurns = (): readonly Turn[] => [
  // "how many boats are in Oslo and in Kiel? Show each town separately"
  turn(
    `${MORE} ${SHOW}(?:each|every|the|both) (?<G>[a-z]+?)s? (?:separately|individually|on its own|by itself|apart|on their own)`,
    'Q by G',
  ),
  // "… I want the figures for both years"
  turn(
    `${MORE} ${SHOW}(?:the )?(?:figures|numbers|values|amounts|totals) (?:for|of|in) (?:both|the two) (?<G>[a-z]+s)`,
    'Q , show both G',
  ),
  // "name the boats for which we had more trips than the year before"
  turn(
    '(?:name|list|give|show)(?: me)? (?:all )?the (?<X>[a-z]+s) (?<Y>(?:for|at|in|to|from|on) which [^;?.]+)',
    'what are the X Y',
  ),
  turn(
    '(?:name|list|give|show)(?: me)? (?:all )?the (?<X>[a-z]+s) (?<Y>(?:for|at|in|to|from|on) which [^;?.]+?)(?: ?[.;,])+ (?:just|only) (?:the |their )?names?',
    'what are the X Y ; just the names',
  ),
  // "how many owners have one boat, how many have two, and so on"
  turn(
    `${COUNTED} ${ONE} (?<Y>[a-z]+) , how many (?:#V |of them #V )?${TWO}${SO_ON}`,
    'number of X by number of Y+',
  ),
  turn(
    `${COUNTED} ${NONE} (?<Y>[a-z]+)(?: ,)? (?:how many (?:#V )?)?${ONE} , (?:how many (?:#V )?)?${TWO}${SO_ON}`,
    'number of X by number of Y+',
  ),
  turn(`${COUNTED} ${ONE} (?<Y>[a-z]+) , ${TWO}(?: #Y| #Ys)?${SO_ON}`, 'number of X by number of Y+'),
  // "for each kind, put the number of boats built in 2022 next to the number built in 2023"
  turn(
    `(?<L>(?:for|in|by|per) (?:each |every )?[^,;:?.]+ , )?(?:put|set|place|show) the number of (?<X>[a-z]+s) (?<V>[a-z]+) in (?<A>(?:19|20)\\d\\d) (?:next to|beside|alongside|side by side with) (?:the number|that|those)(?: of #X)? (?:#V )?in (?<B>(?:19|20)\\d\\d)(?<R>(?: (?:by|per|for each) [a-z]+(?: [a-z]+)?)?)(?: , (?:with )?one (?:line|row) (?:per|for each|a) [a-z]+(?: [a-z]+)?)?`,
    'L number of X V in A and number of X V in B R',
  ),
];
