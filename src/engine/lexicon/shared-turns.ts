import { type Turn, turn } from './turn.ts';

/** What the groups are told by: a column, in a word or three. */
const WHAT = '(?<X>(?!(?:how|what|which|who) )[a-z]+(?: [a-z]+){0,2}?)';
const WHICH = '(?:which|what) (?<X>[a-z]+(?: [a-z]+){0,2}?)';
const LISTED = `(?:(?:show|list|give|find|display|return|name|what are|what is|which are|which is)(?: me)? )?(?:the |all |different )*${WHAT}`;
/** Rows of one kind twice: "ships built before 1900 and ships built after 1950", "… and those built after 1950". */
const NOUN = '(?<N>(?:[a-z]+ )?(?:[a-z]+s|people|children|men|women))';
const BOTH = `(?:both )?(?:the )?${NOUN} A and (?:(?:the|by|to|for|of) )?(?:#N|those|ones|other #N) B`;
const ONE_EACH = '(?:both )?an? (?<N>[a-z]+(?: [a-z]+)?) A and (?:(?:to|by|for|of) )?(?:an? #N|one) B';
const COMMON =
  '(?:(?:(?:that|which) )?(?:is|are) )?(?:shared by|common to|common among|common between|in common between)';
const SHARE = '(?:(?:both )?(?:share|have in common)|both have)';

const PLAIN = 'X that have both N A and N B';

/** What two kinds of rows have alike: each of both has to be among those of the group. */
export const SHARED_TURNS: readonly Turn[] = [
  // "the flags shared by ships built before 1900 and ships built after 1950"
  ...[LISTED, WHICH].flatMap((x) => [
    turn(`${x} ${COMMON} ${BOTH}`, PLAIN),
    turn(`${x} ${COMMON} ${ONE_EACH}`, 'X that have both a N A and a N B'),
  ]),
  turn(`${LISTED} (?:of|for|with|from|in|having|among) (?=both )${BOTH}`, PLAIN),
  turn(`${LISTED} (?:that|which) (?!have )${BOTH} ${SHARE}`, PLAIN),
  // "which flag do ships built before 1900 and ships built after 1950 share?"
  turn(`${WHICH} do ${BOTH} (?:${SHARE}|(?<= both .*)have)`, PLAIN),
  turn(`in ${WHICH} (?:are|were) (?=both )${BOTH} (?<V>born)`, `V ${PLAIN}`),
  // "in which ports are both boats above 9 m and boats below 5 m moored?"
  turn(
    `(?:(?:in|from|at|on) )?${WHICH} (?:are|were) (?=both )${BOTH}(?: (?:from|in|at|based|located|situated|living))?`,
    PLAIN,
  ),
];

/** Words one of which stands in each of these questions. */
export const SHARED_WORDS: readonly string[] = ['both', 'common', 'share', 'shared'];
