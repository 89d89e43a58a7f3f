import type { LocalTurn } from '../local-turns.ts';

/** Turns of which a word would be read as something else, in words that are not: before anything is read. */
export const FALSE_FRIENDS: readonly LocalTurn[] = [
  // No part of a whole: "how many people share the name Ann Lee".
  ['share|shares|sharing the {name|surname}', 'have the $1'],
  // What has not come may be planned: "on which no payment has been received yet".
  [
    'no {payment|payments|delivery|deliveries|order|orders} has|have|had been {received|made|paid|settled|completed}',
    'no $1 $2',
  ],
  // What is had again: "who had a mortgage and have had an auto loan", "… and also have one".
  ['{and|but} also {had|has|have}', '$1 $2'],
  ['{and|but} {has|have} ever? had &a|an|at|both|exactly|more|one|two', '$1 $2'],
  ['{and|but} ,? at the same time ,?', '$1'],
  // "one row a grade with both numbers": a row for each.
  ['{,|.|;|:|?} one row a|an', '$1 one row per'],
  ['but {had|has|have} {a|an|at|both|exactly|more|one|two}', 'and $1 $2'],
  // No end of theirs: "admissions that ended with a bill over 5,000".
  ['ended with {a|an|no}', 'had $1'],
];
