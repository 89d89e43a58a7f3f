import { either, optional, sequence, where } from '../parser.ts';
import { doing, doingAfterNot, done } from './verbs.ts';
import { word } from './words.ts';

/** "is", "were". */
export const be = word('be');
/** "is", "=". */
export const equals = either(be, word('compare:='));
/** "is", "=" or nothing: "interest rate (is) above 10 %". */
export const copula = optional(equals);
/** "not", "non". */
export const not = word('not');
/** "of", "in", "from". */
export const of = word('of');
/** What joins a list of things of one kind: "Texas and Ohio", "2023 or 2024". */
export const listJoint = either(word('and'), word('or'));
/** "with", "who wrote": what related things are said with; "including mortgages" adds them to the others, and asks for no others. */
export const having = where(
  either(word('with'), doing),
  ({ words, candidatesAt }, at) =>
    words[at] !== 'including' ||
    candidatesAt[at + 1]?.some(({ meaning }) => meaning.kind === 'value' || meaning.kind === 'segment') !==
      true,
);
/** "without", "who never wrote", "never sang in", "never used in". */
export const lacking = either(
  word('without'),
  sequence([not, doingAfterNot, optional(word('of'))], (_, __, ___) => 'without'),
  sequence([not, done, word('of', 'agent')], () => 'without'),
);
/** "published in", "written by". */
export const doneBy = sequence([done, word('of', 'agent')], () => 'done');
/** What ties words to a noun before them: "loans *in* …", "loans *with* …", "loans *that* …". */
export const nounJoint = either(of, having, word('that'), doneBy);
