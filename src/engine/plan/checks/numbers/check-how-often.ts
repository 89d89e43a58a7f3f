import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';
import { isOfValue } from '../value-tests.ts';

const HOW_OFTEN = /\bhow (?:often|frequently|many times) (?:are|did|do|does|had|has|have|is|was|were)\b/;

/** Without one of these {@link checkHowOften} holds on to nothing. */
export const HOW_OFTEN_CUES: readonly Cue[] = [HOW_OFTEN];

/**
 * Rejects that a thing of a name is there for how often something was done with it: "how often was the track 'Blue' played" is neither
 * how many tracks are called so nor their share.
 */
export function checkHowOften(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || !HOW_OFTEN.test(textOf(words))) return;
  const named = partsOf(query)
    .filter(isOfValue)
    .filter(({ left, operator }) => operator === '=' && index.field(left.table, left.column).role === 'name');
  for (const { expression } of query.measures) {
    const counted = aggregatesOf(expression);
    const isShare = expression.kind !== 'aggregate';
    if (named.some(({ left }) => isShare || counted.some(({ table }) => table === left.table)))
      noSense('how often it was done is not how many are called so');
  }
}
