import { singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense, undecided } from '../../rejection.ts';
import { tablesNamed } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects "the largest payment received, and for which loan" as the loan with the largest sum of payments: one row is asked for. */
export function checkSumOfOne(query: LogicalQuery, words: readonly string[], index: KnowledgeIndex): void {
  if (query.kind !== 'aggregate' || query.order.length === 0) return;
  const noun = LARGEST_ONE.exec(textOf(words))?.[1] ?? '';
  // "the largest sales" are added up.
  const tables = singularOf(noun) === noun ? tablesNamed(noun, index) : [];
  const ranked = query.measures.filter(({ name }) => query.order.some(({ by }) => by === name));
  const isSum = ranked.some(({ expression }) =>
    aggregatesOf(expression).some((one) => one.function === 'sum' && tables.includes(one.table)),
  );
  if (isSum) noSense('the largest of them is one row');
}

const LARGEST_ONE =
  /\b(?:the|a) (?:biggest|greatest|highest|largest|lowest|smallest) (?:single |individual |one )?([a-z]+) (?:collected|made|paid|received|that|which|we)\b/;

/** Without one of these {@link checkSumOfOne} holds on to nothing. */
export const SUM_OF_ONE_CUES: readonly Cue[] = [LARGEST_ONE];

/** Rejects a number of each of the first where one of them all is spoken of: "the total price of the top 10 owners". */
export function checkSumOfFirst(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.limit === null || query.limit === 1) return;
  if (query.isTogether === true || query.dimensions.length === 0 || query.counted !== undefined) return;
  const text = textOf(words);
  if (SUM_OF_FIRST.test(text) && !EACH_OF_THEM.test(text))
    undecided('whether one number of them together or one of each is asked for is not said');
}

const SUM_OF_FIRST =
  /(?:^|\b(?:are|calculate|find|get|give|is|me|show|tell|us|what) )(?:the |our )?(?:aggregate|combined|sum|total)(?: of)?(?: the)?(?: (?!by |per |of |and )[a-z-]+){1,3} (?:across|for|of) (?:the |our )?(?:top|bottom|first|best|\d+ (?:best|top|[a-z]+est)) /;
const EACH_OF_THEM = /\b(?:each|every|individually|list|per|respectively|separately)\b/;

/** Without it {@link checkSumOfFirst} holds on to nothing. */
export const SUM_OF_FIRST_CUES: readonly Cue[] = [SUM_OF_FIRST];
