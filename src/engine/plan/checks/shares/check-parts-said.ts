import { aggregatesOf } from '../../../expression-walk.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects what has no part of what the words divide: each one's share of all for "sales divided by costs, in percent", the first ten
 * themselves for "take the ten largest: what percentage of all sales do they make up?", and a difference of which one side alone is of
 * the rows that are named after both.
 */
export function checkPartsSaid(query: LogicalQuery, words: readonly string[]): void {
  const text = textOf(words);
  if (OF_THEM.test(text) && (query.kind !== 'aggregate' || !isPartOfThem(query)))
    noSense('what part of the whole they are is not computed');
  if (query.kind !== 'aggregate') return;
  if (DIVIDED.test(text) && query.measures.some(({ transform }) => transform?.kind === 'share-of-total'))
    noSense('one number is divided by another, and no part of all is asked for');
  if (SUBTRACTED.test(text) && query.measures.some(isOfOneSide))
    noSense('both numbers are of the rows that are named');
}

/** One number, of all of them together. */
function isPartOfThem({ measures, dimensions, isTogether }: AggregateQuery): boolean {
  return measures.some(isPart) && (dimensions.length === 0 || isTogether === true);
}

function isPart({ unit }: AggregateQuery['measures'][number]): boolean {
  return unit?.kind === 'percent' || unit?.kind === 'fraction';
}

/** One of the two sums is of some rows, the other of all. */
function isOfOneSide({ expression }: AggregateQuery['measures'][number]): boolean {
  const filters = aggregatesOf(expression).map(({ filter }) => filter !== null);
  return filters.length > 1 && filters.includes(true) && filters.includes(false);
}

const PART = '(?:percent|percentage|%|pct|share|proportion|part|portion|fraction)';
/** "what percentage of all sales do they make up", "how much of it are these, in percent" */
const OF_THEM = new RegExp(
  `^(?:if (?:i|we|you) )?(?:take|taking|consider|considering|add up) (?!each|every).*\\b(?:what|which|how many|how large an?) ${PART} of [^,;:?.]+ (?:do|does|did) (?:they|these|those) (?:account for|constitute|have|hold|make up|owe|represent)\\b`,
);
const DIVIDED =
  /\b(?:divided by|relative to|in relation to) .*\b(?:in|as) (?:a )?(?:percent|percentage|%|pct)\b/;
const SUBTRACTED =
  /^(?:subtract|for [^,]+ , subtract) .+ from .+ (?:for|of|on) .+ and .*\b(?:total|sum|average|mean)\b/;

/** Without one of these {@link checkPartsSaid} holds on to nothing. */
export const PARTS_SAID_CUES: readonly Cue[] = [OF_THEM, DIVIDED, SUBTRACTED];
