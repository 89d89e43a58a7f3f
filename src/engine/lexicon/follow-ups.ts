import { wordSet } from './word-set.ts';

/** Words of clauses that ask more of what a ranking before them finds: "…, and how much was it?". */

/** They say nothing that was not said: "how many of them does it have in that month". */
export const NOTHING_NEW: ReadonlySet<string> = wordSet(
  `a altogether an and approximately are at be been by did do does each exactly for from had has have he her his in is it its itself of on
  one ones she so that the their them then there they this those to total was we were with`,
);

/** What a number is called that has no other name here. */
export const NUMBER_NOUNS: ReadonlySet<string> = wordSet('amount count figure number sum total value');

/** "how" before these asks for the number that decides. */
export const DEGREES: ReadonlySet<string> = wordSet('big far great high large long low old small tall');

/** Words that ask, after a preposition too: "to whom", "on what date". */
export const ASKING_MORE: ReadonlySet<string> = wordSet("how what what's when where which who whom whose");

/** Before words that ask: "to whom", "on what date". */
export const BEFORE_ASKING: ReadonlySet<string> = wordSet('at by for from in of on to with');

/** What points back at something that was named: "in *that* month", "for *each* of the states". */
export const POINTING: ReadonlySet<string> = wordSet('each every same such that these this those');
