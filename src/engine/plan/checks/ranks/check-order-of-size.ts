import { isSame } from '../../../is-same.ts';
import type { AggregateQuery, LogicalQuery } from '../../../logical-query.ts';
import { noSense, undecided } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects groups in the order of their names where the largest comes first ("put the biggest grade on top"), and in that of the number that
 * chooses them where another is shown.
 */
export function checkOrderOfSize(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  const text = textOf(words);
  if (HIGHEST_LAST.test(text)) checkOrderOfChosen(query);
  if (!LARGEST_FIRST.test(text)) return;
  const by = query.order[0]?.by;
  const group = query.dimensions.find(({ name }) => name === by);
  const isOfNumber = typeof group?.unit?.kind === 'string' || group?.role === 'time';
  if (group !== undefined && !isOfNumber) noSense('the largest is the one with the most');
}

/** "branches with over 500 loans: default rate, highest first" */
function checkOrderOfChosen({ order, measures, having }: AggregateQuery): void {
  const first = measures.find(({ name }) => name === order[0]?.by);
  if (first === undefined || having === null || measures.length < 2) return;
  const isTested = partsOf(having).some((part) => isSame(part, first.expression));
  if (isTested) undecided('by which of the numbers they are sorted is not said');
}

const HIGHEST_LAST =
  /\b(?:(?:highest|lowest|largest|smallest) first|(?:highest|largest) to (?:the )?(?:lowest|smallest)|(?:lowest|smallest) to (?:the )?(?:highest|largest)|(?:a|de)scending)[ .?!]*$/;
const LARGEST_FIRST =
  /\b(?:biggest|largest|smallest)(?: [a-z]+){0,2} (?:at the top|come first|comes first|first|on top)(?: [.?!])?$/;

/** Without one of these {@link checkOrderOfSize} holds on to nothing. */
export const ORDER_OF_SIZE_CUES: readonly Cue[] = [LARGEST_FIRST, HIGHEST_LAST];
