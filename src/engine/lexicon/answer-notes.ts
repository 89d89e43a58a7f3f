import { wordSet } from './word-set.ts';

/** What is said of the answer itself, and not of what it is of: "just the number", "one row", "nothing else". */

/** All words that such a note may have. */
export const NOTE_WORDS: ReadonlySet<string> = wordSet(`
  a alone amount amounts amt an answer answers are as back bare be count counts digits display do enough entry exact exactly
  expressed figure figures final fine full give good i in is it just line list me more need number numbers one only output plain
  please pls precise precisely present print provide raw report required result results return row rows see shall should show simply
  single so sum suffice suffices table tell that the this three to total totals two us value values want we will with would you`);

/** What it is about; one of them makes it a note. */
export const NOTE_NOUNS: ReadonlySet<string> = wordSet(`
  amount amounts amt answer count counts digits figure figures line number numbers result results row rows sum total totals
  value values`);

/** That there is one value: "just the number" of each grade would be numbers. */
export const NOTE_OF_ONE: ReadonlySet<string> = wordSet('figure number one single value');
/** That rows are counted. */
export const NOTE_OF_COUNT: ReadonlySet<string> = wordSet('count counts');
/** That something is added up. */
export const NOTE_OF_SUM: ReadonlySet<string> = wordSet('amount amounts amt sum total totals');
/** How a note begins or what it has, so that it is no column: "just the number", "report the count". */
export const NOTE_MARKS: ReadonlySet<string> = wordSet(`
  a as display exact exactly give just need one only output plain please present print provide raw report return show simply single tell
  two three want`);

/** Whole notes that say nothing. */
export const NOTES_OF_NOTHING: readonly RegExp[] = [
  /^(?:and )?(?:nothing|no) (?:else|more|further|other columns|extras)(?: please| needed| required)?$/,
  /^(?:and )?(?:just|only) (?:that|this|those|these)(?: please)?$/,
  /^(?:and )?(?:that|this) (?:is|'s|will be|would be) (?:all|it|enough|everything)(?: please| thanks| for now| i need| i want| we need)?$/,
  /^no (?:rush|hurry|pressure|worries)(?: at all)?$/,
  /^(?:a |an )?(?:ballpark|rough|approximate)(?: figures?| numbers?| estimates?| answers?)? (?:is|are|will|would) (?:be )?(?:fine|ok|okay|good|enough|do)$/,
  /^for what it (?:is|'s) worth$/,
  /^or something (?:like that|similar)$/,
  /^(?:if|when|where) (?:there is any|there are any|you please|you have (?:it|them|that)|we have (?:it|them|that)|known|available)$/,
  /^(?:give or take|long story short|to their name|to its name)$/,
];

/** Questions after a question that ask the same once more: "…, what are they?" */
export const ASKED_AGAIN =
  /^(?:and )?(?:what|which) (?:is|are|was|were|'s) (?:it|they|those|these|that|(?:the|our) (?:actual |exact )?(?:figures?|numbers?|values?|results?|answers?))$/;
/** The same of an amount. */
export const ASKED_HOW_MUCH =
  /^(?:and )?how (?:much|high|large|big) (?:is|are|was|were) (?:it|they|that|this)(?: in total| altogether)?$/;

/** Words that ask for a number that is no count. */
export const COMPUTED_WORDS: ReadonlySet<string> = wordSet(
  'amount average avg balance count fees highest how income lowest maximum mean median minimum number percent percentage principal rate share sum total volume',
);
/** Words that count. */
export const COUNTING_WORDS: ReadonlySet<string> = wordSet('# count counts many no num number tally');
