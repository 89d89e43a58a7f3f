import { rememberedOf } from '../../../shared/mod.ts';
import type { RejectionReason } from '../rejection.ts';
import { type OfWhole, ofWhole, type Said } from './check.ts';
import { createCueFinder } from './cues.ts';
import { firstObjection } from './first-objection.ts';
import { checkSpread, SPREAD_CUES } from './numbers/check-spread.ts';
import { checkGivers, GIVERS_CUES } from './people/check-givers.ts';
import { checkMeans, MEANS_CUES } from './people/check-means.ts';
import { checkSortKey, SORT_KEY_CUES } from './ranks/check-sort-key.ts';
import { checkDoneAgain, DONE_AGAIN_CUES } from './rows/check-done-again.ts';
import { checkRowsNamed, ROWS_NAMED_CUES } from './rows/check-rows-named.ts';
import { checkSameOne, SAME_ONE_CUES } from './rows/check-same-one.ts';
import { checkSideBySide, SIDE_BY_SIDE_CUES } from './rows/check-side-by-side.ts';
import { checkStateUntil, STATE_UNTIL_CUES } from './times/check-state-then.ts';
import { checkOpinions, OPINIONS_CUES } from './words/check-opinions.ts';
import { checkPartMeant, PART_MEANT_CUES } from './words/check-parts-of-names.ts';
import { checkTwoSenses, TWO_SENSES_CUES } from './words/check-two-senses.ts';
import { CUT_CUES, checkCut } from './words/check-unfinished.ts';

/**
 * Checks of the words as they are typed, of which plainer ones leave something out: who acts, and with what, what is only a courtesy in other
 * questions, what stands beside a word of two senses.
 */
const AS_TYPED: readonly OfWhole[] = [
  ofWhole(({ query, words, index }) => checkGivers(query, words, index), { cues: GIVERS_CUES }),
  ofWhole(({ query, words, index }) => checkDoneAgain(query, words, index), { cues: DONE_AGAIN_CUES }),
  ofWhole(({ query, words, index }) => checkMeans(query, words, index), { cues: MEANS_CUES }),
  ofWhole(({ query, words, index }) => checkOpinions(query, words, index), { cues: OPINIONS_CUES }),
  ofWhole(({ query, words }) => checkSideBySide(query, words), {
    kind: 'aggregate',
    cues: SIDE_BY_SIDE_CUES,
  }),
  ofWhole(({ query, words, index }) => checkPartMeant(query, words, index), { cues: PART_MEANT_CUES }),
  ofWhole(({ words }) => checkCut(words), { cues: CUT_CUES }),
  ofWhole(({ query, words, index }) => checkTwoSenses(query, words, index), { cues: TWO_SENSES_CUES }),
  ofWhole(({ query, words, index }) => checkSpread(query, words, index), { cues: SPREAD_CUES }),
  ofWhole(({ query, words, index }) => checkStateUntil(query, words, index), { cues: STATE_UNTIL_CUES }),
  ofWhole(({ query, words, index }) => checkSortKey(query, words, index), {
    kind: 'aggregate',
    cues: SORT_KEY_CUES,
  }),
  ofWhole(({ query, words, index }) => checkRowsNamed(query, words, index), {
    kind: 'list',
    cues: ROWS_NAMED_CUES,
  }),
  ofWhole(({ query, words, index }) => checkSameOne(query, words, index), { cues: SAME_ONE_CUES }),
];

const likelyIn: (words: readonly string[]) => readonly OfWhole[] = rememberedOf(createCueFinder(AS_TYPED));

/** Why what is typed, in any of its spellings, does not ask for the query, whatever plainer words do; null where it may. */
export function objectionToTyped(
  asked: Omit<Said, 'words'>,
  typed: readonly (readonly string[])[],
): RejectionReason | null {
  for (const words of typed) {
    const objection = firstObjection(likelyIn(words), { ...asked, words });
    if (objection !== null) return objection.reason;
  }
  return null;
}
