import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { shownOutputs } from '../../../shown.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
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

/** Rejects an amount alone for "volume in 2019 *with the number of loans*": how many there are is asked for besides. */
export function checkNumberBeside(
  query: LogicalQuery,
  { words, index }: { readonly words: readonly string[]; readonly index: KnowledgeIndex },
): void {
  if (query.kind !== 'aggregate' || query.having !== null) return;
  const [, noun = ''] = NUMBER_BESIDE.exec(textOf(words)) ?? [];
  if (noun === '' || tablesCalled(noun, index).length === 0) return;
  const isCounted = query.measures.some(({ expression }) =>
    aggregatesOf(expression).some((one) => one.function === 'count'),
  );
  if (!isCounted) noSense('how many there are is asked for besides, and not answered');
}

const NUMBER_BESIDE =
  /\b(?:with|plus|alongside) (?:the |their )?(?:number|count) of (?:the |our |their )?([a-z]+)\b/;

/** Without one of these {@link checkNumberBeside} holds on to nothing. */
export const NUMBER_BESIDE_CUES: readonly Cue[] = [NUMBER_BESIDE];
