import { singularOf } from '../../../../catalog/mod.ts';
import { aggregatesOf } from '../../../expression-walk.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
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
