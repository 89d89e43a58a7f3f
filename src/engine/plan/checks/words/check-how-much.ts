import type { Expression } from '../../../../shared/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects rows where one amount of all is asked for ("how much is still owed on it?"), those without any amount where it is asked how
 * much was done ("their id and how much was hired" is no hiring date), and what is computed of numbers of rows alone.
 */
export function checkHowMuch(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !HOW_MUCH.test(textOf(words))) return;
  if (query.kind === 'aggregate') {
    if (MUCH_DONE.test(textOf(words)) && query.measures.every(isOfCounts))
      noSense('how much is no number of rows');
    return;
  }
  if (ON_THEM.test(textOf(words)) && query.limit === null) noSense('one amount is asked for');
  if (!query.fields.some(({ role }) => AMOUNTS.has(role))) noSense('how much it is is not in the answer');
}

const HOW_MUCH = /\bhow much (?:money )?(?:are|did|do|does|had|has|have|he|is|it|she|they|was|we|were)\b/;
/** "how much did we collect in 2024 and in 2025", but not "how much did the number of boats grow" */
const MUCH_DONE =
  /\bhow much (?:money )?(?:did|do|does|has|have) (?:[a-z]+ ){1,5}?(?:bring|charge|collect|earn|get|grant|issue|lend|make|owe|pay|receive|recover|repay|spend|take)\b/;
const ON_THEM = /\bhow much (?:[a-z]+ ){1,3}(?:by|from|in|of|on|to) (?:it|that|them|these|those)(?: [?.!])?$/;
const AMOUNTS: ReadonlySet<string> = new Set(['measure', 'rate', 'share']);

function isOfCounts({ expression }: { readonly expression: Expression }): boolean {
  return aggregatesOf(expression).every((one) => one.function === 'count' && one.argument === null);
}

/** Without one of these {@link checkHowMuch} holds on to nothing. */
export const HOW_MUCH_CUES: readonly Cue[] = [HOW_MUCH];
