import { conjunctsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects rows of theirs that lack others where they themselves have none of those: of "guests who own a boat have no late bill" it is
 * the guests, whatever is billed for; "guests who own a boat that has no late bill" is of the boat.
 */
export function checkNoneOfTheirs(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !THEIRS.test(textOf(words))) return;
  if (conjunctsOf(query.where).some((one) => one.kind === 'exists' && lacks(one.where)))
    noSense('they themselves have none of those');
}

function lacks(where: Condition | null): boolean {
  return conjunctsOf(where).some(
    (one) =>
      one.kind === 'not' || (one.kind === 'related-aggregate' && one.operator === '=' && one.value === 0),
  );
}

const THEIRS =
  /\b(?:(?:that|who) (?:got|had|has|have|hold|holds|made|own|owns|rent|take|taken|took)|with) (?:(?!and |but |or |that |which |who |with )[^ ,]+ )+(?<!(?:and|but|or|that|which|who) )(?:had|has|have) (?:no|not a single) /;

/** Without one of these {@link checkNoneOfTheirs} holds on to nothing. */
export const NONE_OF_THEIRS_CUES: readonly Cue[] = [THEIRS];
