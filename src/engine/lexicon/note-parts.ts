import { wordSet } from './word-set.ts';

/** Words of notes that say first which rows they are of: "No late fee, by town: number of boats". */

/** What begins the groups. */
export const GROUP_BEGINS: ReadonlySet<string> = wordSet('by each every per');

/** Beside the rows of a note, which is of these alone. */
export const ONLY_WORDS: ReadonlySet<string> = wordSet('just only');

/** What begins an instruction, and no condition. */
export const LIST_VERBS: ReadonlySet<string> = wordSet(
  'compare consider count define find give list rank return show sort suppose take tell',
);

/** After the rows that are asked for, what only says that the condition before the colon holds for them; the longest first. */
export const SAYING_SO: readonly string[] = [
  'if there are any',
  'are there like that',
  'have there been',
  'where that is so',
  'that is so for',
  'are there',
  'are like that',
  'is that so for',
  'can say that',
  'if any',
  'are they',
  'are those',
  'are these',
  'are that',
  'are it',
  'were they',
  'were those',
  'is it',
  'is this',
  'is that',
  'was it',
  'was that',
  'has it',
  'has that',
  'has this',
  'have it',
  'have that',
  'have this',
  'have both',
  'had it',
  'had that',
];

/** They point back to the rows before the colon: "those towns". */
export const POINTING: ReadonlySet<string> = wordSet('such these those');
/** What may stand before them. */
export const SAID_OF: ReadonlySet<string> = wordSet('for list many name number of show');
/** After them, what makes them a noun. */
export const ASKED_ALONE: ReadonlySet<string> = wordSet(
  'and are as by for from in is of or that to were which who whose with',
);

/** What begins a condition that needs no joint: "without a fee", "issued in 2023". */
export const CONDITION_BEGINS: ReadonlySet<string> = wordSet(`
  above after among at before below between during except excluding for from in never on outside over past since that through
  under until when where which who whose with within without`);

/** Two parts of one number, or one number beside others, of which the condition need not be said of all. */
export const SECOND_ASKED: ReadonlySet<string> = wordSet(
  'but each minus plus respectively their them these they those versus vs',
);

/** What begins a quantity, or is in one. */
export const BOUNDS: ReadonlySet<string> = wordSet(
  'above at below between exactly fewer higher less lower more over under',
);

/** What denies, or with "not" counts, what stands after it: "no fee", "not one fee". */
export const DENIALS: ReadonlySet<string> = wordSet('a an any no none one single');
/** Opens a number of rows that is asked for. */
export const COUNTING: ReadonlySet<string> = wordSet('count how number');

/** After "percentage", what makes it a change. */
export const CHANGES: ReadonlySet<string> = wordSet(
  'change decrease difference drop growth increase point points rise',
);

/** Opens a number that is asked for; other words may be columns that are shown. */
export const MEASURED: ReadonlySet<string> = wordSet(
  'average avg count how lowest highest maximum mean median minimum number sum total',
);

/** Before "each" where a number of each of several things is asked for. */
export const EACH_BEGINS: ReadonlySet<string> = wordSet('at for in of per');
/** After it, what only points to them. */
export const EACH_OF: ReadonlySet<string> = wordSet('four of one side the them these those three two');
/** Between two things that are set side by side. */
export const VERSUS: ReadonlySet<string> = wordSet('against next versus vs');
/** What begins a band of a number. */
export const BAND_WORDS: ReadonlySet<string> = wordSet('above at below between from less more over under up');
