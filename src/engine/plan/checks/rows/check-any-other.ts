import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import { textsHeld } from '../../texts-held.ts';
import type { Cue } from '../cues.ts';

/** Rejects the value that is called so for what is other than something said: "no boat of *any other* kind" is of no kind "Other". */
export function checkAnyOther(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !ANY_OTHER.test(textOf(words))) return;
  if (textsHeld(query).some(({ texts }) => texts.some((text) => text.toLowerCase() === 'other')))
    undecided('other than what is not said');
}

const ANY_OTHER = /\b(?:no|not|never|without|nor)\b.* any other [a-z]/;

/** Without one of these {@link checkAnyOther} holds on to nothing. */
export const ANY_OTHER_CUES: readonly Cue[] = ['other'];
