/** How groups are asked for by listing the values that they have: whole questions, words apart by one space. */

const APART = '(?:between|among|amongst|into|across|over|by)';

/** "how do our orders break down between cash, card and voucher?" */
export const BROKEN_DOWN = new RegExp(
  `^how (?:do|does|did) (?:all )?(?:the |our )?(?<rows>[a-z]+(?: [a-z]+)?) (?:break down|split(?: up)?|divide(?: up)?|fall|spread) ${APART} (?<list>.+?)(?: [?.!])?$`,
  'u',
);
/** "average spending, split by whether they are members, guests and so on" */
export const BY_WHETHER =
  /^(?<asked>.+?)(?: ,)?(?: (?:split|broken down|grouped|divided|separated))? by whether (?:they|it|these|those|he|she) (?:are|is|were|was|'re) (?<list>.+?)(?: [?.!])?$/u;
/** That the list goes on. */
export const GOES_ON = /(?: ,)?(?: and| or)? (?:so on|so forth|the like|etc|others?)(?: .)?$/u;
/** Between two values. */
export const BETWEEN_VALUES = / (?:, and|, or|,|and|or) /;
/** What values that go on are put as: "retired, employed and so on" are "there by employment". */
export const SAID_SHORTLY = /^there by (?<label>[a-z]+(?: [a-z]+)*)$/u;
