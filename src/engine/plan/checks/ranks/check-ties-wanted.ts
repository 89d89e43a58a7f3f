import { singularOf } from '../../../../catalog/mod.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';
import type { Cue } from '../cues.ts';

/** Rejects one row where all that are alike at the top are asked for: "the tallest *player or players*". */
export function checkTiesWanted(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || query.limit !== 1) return;
  const areAllWanted = words.some((word, at) => {
    const [or, after = ''] = [words[at + 1], words[at + 2]];
    return or === 'or' && after !== word && singularOf(after) === word;
  });
  if (areAllWanted) undecided('how many there are that come first alike is not told by one of them');
}

/** Without one of these {@link checkTiesWanted} holds on to nothing. */
export const TIES_WANTED_CUES: readonly Cue[] = ['or'];
