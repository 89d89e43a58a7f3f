import { verbStem } from './inflection.ts';
import { wordSet } from './word-set.ts';

/** What is said at the end of a list of two things: "… and the courses that they are arranged to teach". */

/** Between the second thing and "they". */
export const RELATING: ReadonlySet<string> = wordSet('that which whom');

/** Before the verb. */
export const BEFORE_THEIR_DEEDS: ReadonlySet<string> = wordSet('are been did do had have to was were');

/** After it, at the end. */
export const AFTER_THEIR_DEEDS: ReadonlySet<string> = wordSet('at by for from in of on to with');

/** At the end: "the courses *in them*", "the dogs *of each*". */
export const IN_THEM: ReadonlySet<string> = wordSet('at for in of on');
export const THEM: ReadonlySet<string> = wordSet('each it them');

/** By themselves: "the pets they have". */
export const HAVING: ReadonlySet<string> = wordSet('had have');

/** Verbs of one among those that something has, whatever table brings them together. */
export const LEADING: ReadonlySet<string> = new Set(
  [...wordSet('direct head lead like manage supervise')].map(verbStem),
);
