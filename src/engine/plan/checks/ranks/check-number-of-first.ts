import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the first groups themselves where how many of them are so is asked: "how many of the two ports with the
 * most boats are open"; and the first of each group where those of each owner are.
 */
export function checkNumberOfFirst(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'list' && query.perGroup !== null && FIRST_OF_THEIRS.test(textOf(words)))
    noSense('the first of each owner is asked for, and not that of each group');
  if (query.kind !== 'aggregate' || query.limit === null || query.dimensions.length === 0) return;
  if (OF_FIRST.test(textOf(words)) && !words.some((word) => EACH.has(word)))
    noSense('how many of the first are so is one number');
}

const OF_FIRST =
  /^how many of (?:the |our )*(?:top )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) /;
/** "boats that were the owner's first, by port" */
const FIRST_OF_THEIRS = /\bthat (?:are|were) (?:the|their) [a-z]+ 's (?:first|last)\b/;
const EACH: ReadonlySet<string> = new Set(['by', 'each', 'every', 'per']);

/** Without one of these {@link checkNumberOfFirst} holds on to nothing. */
export const NUMBER_OF_FIRST_CUES: readonly Cue[] = [FIRST_OF_THEIRS, OF_FIRST];
