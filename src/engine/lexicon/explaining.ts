import { wordSet } from './word-set.ts';

/** What announces that the question says what it means, over the words right there. */
export const EXPLAINING =
  /^(?:(?:and |so )?(?:here |i am |we are )?(?:ie(?: ,)?|that is(?: to say)?|i mean|we mean|meaning|namely|in other words|which means|by (?:which|that) (?:i|we) mean|(?:here )?defined (?:here )?as|understood as|which (?:i|we) define as|measured as|computed as|calculated as|say))(?= )/;

/** Before the words that a question calls rows by, and never among them. */
export const BEFORE_KINDS: ReadonlySet<string> = wordSet(`
  a about all an and any are average between by count did do does each every for from get give had has have how in is list many me mean
  median much my number of on or our per share show than that the their these those to total was we were what which whose with`);

/** In place of the rows that are explained. */
export const THOSE: ReadonlySet<string> = wordSet('ones those');

/** With what that begins which a number is grouped by. */
export const GROUPING_WORDS: ReadonlySet<string> = wordSet('by per each every across');

/** What is told so is in percent. */
export const RATE_WORDS: ReadonlySet<string> = wordSet(
  '% pct percent percentage rate rates share shares proportion',
);

/** Numbers that are computed have one of them. */
export const MEASURING_WORDS: ReadonlySet<string> = wordSet(
  '/ average avg count difference divided less mean median minus number over percentage plus ratio share sum total',
);

/** What is asked of rows. */
export const AGGREGATING: ReadonlySet<string> = wordSet(
  '# average avg count how list many mean median number sum total which who',
);
