import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/** Rejects a time of what was not done, after what was: "parcels packed but never sent in 2025" are not those of other years. */
export function checkNeverDone(words: readonly string[]): void {
  if (NEVER_DONE.test(textOf(words))) noSense('what was never done has no time');
}

const NEVER_DONE = /\bbut (?:were |was )?(?:never|not) [a-z]+ (?:in|during) (?:19|20)\d\d\b/;
