import { verbStem } from './inflection.ts';

/** What is said at the end of a list of two things: "… and the courses that they are arranged to teach". */

/** Between the second thing and "they". */
export const RELATING: ReadonlySet<string> = words('that which whom');

/** Before the verb. */
export const BEFORE_THEIR_DEEDS: ReadonlySet<string> = words('are been did do had have to was were');

/** After it, at the end. */
export const AFTER_THEIR_DEEDS: ReadonlySet<string> = words('at by for from in of on to with');

/** At the end: "the courses *in them*", "the dogs *of each*". */
export const IN_THEM: ReadonlySet<string> = words('at for in of on');
export const THEM: ReadonlySet<string> = words('each it them');

/** By themselves: "the pets they have". */
export const HAVING: ReadonlySet<string> = words('had have');

/** Verbs of one among those that something has, whatever table brings them together. */
export const LEADING: ReadonlySet<string> = new Set(
  [...words('direct head lead like manage supervise')].map(verbStem),
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
