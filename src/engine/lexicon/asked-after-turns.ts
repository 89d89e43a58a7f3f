import { type Turn, turn } from './turn.ts';

const THEM = '(?:them|these|those|it|that)';
const WAS = '(?:is|was|are|were)';
const PCT = '(?:percent|%|pct|percentage|percentage points)';
const GROW = '(?:grow|increase|rise|go up|change|fall|decrease|drop|decline|shrink|go down)';
const YEARS =
  '(?:over|across|for|of|in) all (?:the )?years(?: together| combined| taken together| put together)?';
const NUMBERED = '(?: \\( ?0?1 ?(?:-|to|through) ?12 ?\\))?';

const HAVE = '(?:get|have|see|take in|receive|make|do|record)';
const MORE_THAN_THEN =
  '(?:more|fewer|less) (?<N>[a-z]+s) in (?<A>[a-z0-9 ]+?) than (?:in )?(?<B>[a-z0-9 ]+?) [?.,:-]+ (?:show |give |list |what were |what are )?(?:me )?(?:the )?(?:both|two) (?:counts|numbers|figures|totals) (?:in one row|side by side)(?: , #B then #A)?';

/** What is asked once more after the question, in the words of a person who goes on speaking. */
export const ASKED_AFTER_TURNS: readonly Turn[] = [
  // "number of cases per year, and how much money it was"
  turn(
    `X ?,? and how much money (?:(?:it|that|this|they|those) ${WAS}|(?:it|that|this|they) came to|in total|in all)`,
    'X and amount',
  ),
  // "how many bills are open, and what amount was due on them in total"
  turn(
    `(?<X>how many .+?) ?,? and (?:what|how much) (?:total )?(?:amount|sum|money) ${WAS} (?<V>[a-z]+) (?:on|for|of|with) ${THEM}(?: in total| in all| together| altogether)?`,
    'X and their total amount V',
  ),
  turn(
    `X : how many (?:[a-z]+s )?,? ?and (?:what|how much) (?:total )?(?:amount|sum|money) ${WAS} (?<V>[a-z]+) (?:on|for|of|with) ${THEM}(?: in total| in all| together| altogether)?`,
    'number and total amount V of X',
  ),
  turn(`(?:show|list|give|name|display)(?: me| us)? only (?:the |those )X`, 'show the X'),
  // "how much did sales grow from 2023 to 2024, in percent"
  turn(
    `how much (?<D>did|has|have) (?!we |you )M (?<G>${GROW}) X ?,? (?:in |as (?:a )?)?${PCT}`,
    'by how many percent D M G X',
  ),
  turn(
    `(?:on average ,? )?by how many (?<U>days|hours|weeks|months) (?:are|is|were|was) (?<X>.+?) (?<A>late|overdue|early)(?: on average)?(?: (?<R>(?:by|per|for each|for every) .+))?`,
    'average U A of X R',
  ),
  turn(
    `(?<X>.+ (?:in|for|during) (?:19|20)[0-9][0-9] .*(?:running|cumulative) total) (?:for|of|over|within) (?:the|that) (?:whole )?year`,
    'X',
  ),
  turn(
    `(?<X>.+ (?:per|by|in each|for each)) (?:calendar|calender) month ?,? ?${YEARS}${NUMBERED}`,
    'X month of the year',
  ),
  turn(
    `${YEARS} ,? (?<X>.+ (?:per|by|in each|for each)) (?:calendar |calender )?month${NUMBERED}`,
    'X month of the year',
  ),
  // "the second best port by catch - which one and how much?"
  turn(
    `(?<X>.+ (?:by|in) .+?) (?:-|:|,|\\?) which (?:one|ones|of them)(?: is it| are they| was it)? ?,? and how (?:much|many)`,
    'X',
  ),
  // "in how many towns is the average rent below 900"
  turn(
    `in how many (?<N>[a-z]+s) (?:is|are|was|were) (?:the |our )*(?<M>(?:average|avg|mean|median|total) .+?) (?<B>(?:below|above|under|over|less than|more than|at least|at most) .+)`,
    'how many N have an M B',
  ),
  turn(
    `(?<X>.+?) (?<K>[0-9]+|[a-z]+) (?:different|distinct) (?<N>[a-z]+s) or more(?<R>| .+| [?] .+)`,
    'X K or more different N R',
  ),
  turn(
    `(?<X>.*\\bthe (?:longest|shortest))(?: (?:we|it|anybody|anyone|they|you))?(?: (?:has|have|had))?(?: ever)? (?:took|taken) to (?<V>.+)`,
    'X time to V',
  ),
  turn(`X ,? ?with how many of (?:them|these|those) (?<B>were|are|got) Y`, 'X and how many B Y'),
  turn(
    `X ?,?(?: please)? ?,? (?:incl|including|inc) (?:[.] )?(?:the |its |their )*(?<M>amount|count|number|figure|total|value)`,
    'X with the M',
  ),
  turn(`(?<X>.*\\bshare of .+?) ?,? (?:in )?(?:pct|percent|%)`, 'X'),
  // The months of a season that is named.
  turn(`(?<X>.*\\bsummer of .+?) ?[,:(] june (?:through|to|-|until) august(?: [)])?`, 'X'),
  turn(`(?<X>.*\\bspring of .+?) ?[,:(] march (?:through|to|-|until) may(?: [)])?`, 'X'),
  turn(`(?<X>.*\\b(?:fall|autumn) of .+?) ?[,:(] september (?:through|to|-|until) november(?: [)])?`, 'X'),
  // "did we sell more boats in 2025 than in 2024? show both counts in one row"
  turn(`did (?:we|you) ${HAVE} ${MORE_THAN_THEN}`, 'number of N in B and number of N in A'),
  turn(`did (?:we|you) (?<V>[a-z]+) ${MORE_THAN_THEN}`, 'number of N V~ in B and number of N V~ in A'),
];

/** Words one of which stands in every such question. */
export const ASKED_AFTER_WORDS: readonly string[] =
  'how only cumulative running calendar calender years different distinct longest shortest incl inc including share summer spring fall autumn both two'.split(
    ' ',
  );
