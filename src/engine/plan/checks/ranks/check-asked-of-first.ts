import type { ListQuery, LogicalQuery } from '../../../logical-query.ts';
import type { KnowledgeIndex } from '../../knowledge-index.ts';
import { noSense } from '../../rejection.ts';
import { tablesCalled } from '../../tables-called.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a ranking by what is asked of the first one: "which purpose is the most common, and how much was lent for it" goes by how
 * many there are.
 */
export function checkAskedOfFirst(
  query: LogicalQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  if (query.kind === 'list') checkSizeOfFirst(query, words, index);
  if (query.kind !== 'aggregate' || query.limit !== 1 || query.measures.length > 1) return;
  const [only] = query.measures;
  if (only === undefined || query.order[0]?.by !== only.name) return;
  const { expression, unit } = only;
  if (expression.kind === 'aggregate' && expression.function === 'count') return;
  const [, first = '', second = '', third = ''] = FIRST_AND_MORE.exec(textOf(words)) ?? [];
  const isOfNumber =
    COMMON.has(first) || [first, second, third].some((word) => tablesCalled(word, index).length > 0);
  const isOfRate =
    unit?.kind === 'percent' || (expression.kind === 'aggregate' && expression.function === 'avg');
  if (isOfNumber || (isOfRate && MOST_ALONE.has(first)))
    noSense('what is asked of the first one does not rank them');
}

/** "how high was the largest late fee on a payment" asks for the fee, and not for the payment's amount. */
function checkSizeOfFirst(
  { fields, hidden, limit, order }: ListQuery,
  words: readonly string[],
  index: KnowledgeIndex,
): void {
  const key = order[0]?.by;
  if (limit !== 1 || key === undefined || hidden?.includes(key) !== true) return;
  const text = textOf(words);
  const [, noun] = WHAT_LARGEST.exec(text) ?? [];
  const isOfColumn = noun !== undefined && tablesCalled(noun, index).length === 0;
  const isOfSize = HOW_LARGE.test(text) && fields.some(({ role }) => role === 'measure');
  if (isOfSize || isOfColumn) noSense('what is asked of the first one does not rank them');
}

const HOW_LARGE = /^how (?:big|high|large|long|low|much|small) (?:is|was) the [a-z]+est\b/;

/** "what is the cheapest *rate* any member got" */
const WHAT_LARGEST = /^what (?:'s |is |was |s )?the [a-z]+est ([a-z]+) (?:any|ever|that any)\b/;

const FIRST_AND_MORE =
  /\b(?:fewest|least|most) (?=([^ ]+) ([^ ]+) ([^ ]+)).*(?: and|,) (?:how|what|whats|what's) (?:did|do|is|many|much|share|was|were)\b/;
const COMMON: ReadonlySet<string> = new Set(['common', 'frequent', 'often', 'popular', 'used']);
const MOST_ALONE: ReadonlySet<string> = new Set([',', 'and', 'in', 'during', 'last', 'this']);

/** Without one of these {@link checkAskedOfFirst} holds on to nothing. */
export const ASKED_OF_FIRST_CUES: readonly Cue[] = [FIRST_AND_MORE, WHAT_LARGEST, HOW_LARGE];
