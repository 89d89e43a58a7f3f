import { wordSet } from '../word-set.ts';

/** What leads to a question that is complete by itself. */

/** How a question begins that only wonders, before the one that is asked. */
export const LEAD_QUESTIONS: ReadonlySet<string> = wordSet(`
  any are can could did do does ever has have how is should was were what where who why will would`);

/** What asks for numbers or rows itself: it is a question of its own, which must not be lost. */
export const ROWS_ASKED: ReadonlySet<string> = wordSet(`
  average big calculate compare compute count display find fraction get give large list long many much name number often old out
  percent percentage per portion proportion pull rank report return share show sum tell total when which`);

/** How a complete question begins. */
export const ASKING_VERBS: ReadonlySet<string> = wordSet(`
  bottom break calculate compare compute count display find give how list name rank report show tell top what which who`);

/** Words that ask for a number wherever they stand. */
export const MEASURE_WORDS: ReadonlySet<string> = wordSet(`
  average avg by count mean median number per percent percentage rate share sum tally total volume`);

/** What may be any amount: "Late fees: average amount per month". */
export const ANY_AMOUNT: ReadonlySet<string> = wordSet(
  'amount amounts figure figures size sizes sum value values',
);
