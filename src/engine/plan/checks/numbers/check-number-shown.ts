import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects groups alone for "how are the boats spread over the lengths? Number per length": a number of each is asked for. */
export function checkNumberShown(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.dimensions.length === 0) return;
  const isOfGroupsAlone = shownOutputs(query).every((one) => !('transform' in one));
  if (isOfGroupsAlone && NUMBER_PER.test(textOf(words))) noSense('the number of each is asked for');
}

const NUMBER_PER =
  /(?:^|[?.:;,] |\b(?:the|show|give|list|and) )(?:#|counts?|numbers?) (?:per|by|for each|in each)\b/;

/** Without one of these {@link checkNumberShown} holds on to nothing. */
export const NUMBER_SHOWN_CUES: readonly Cue[] = [NUMBER_PER];
