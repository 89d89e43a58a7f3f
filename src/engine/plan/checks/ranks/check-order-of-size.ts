import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects groups in the order of their names where the largest comes first: "put the biggest grade on top". */
export function checkOrderOfSize(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || !LARGEST_FIRST.test(textOf(words))) return;
  const by = query.order[0]?.by;
  const group = query.dimensions.find(({ name }) => name === by);
  const isOfNumber = typeof group?.unit?.kind === 'string' || group?.role === 'time';
  if (group !== undefined && !isOfNumber) noSense('the largest is the one with the most');
}

const LARGEST_FIRST =
  /\b(?:biggest|largest|smallest)(?: [a-z]+){0,2} (?:at the top|come first|comes first|first|on top)(?: [.?!])?$/;

/** Without one of these {@link checkOrderOfSize} holds on to nothing. */
export const ORDER_OF_SIZE_CUES: readonly Cue[] = [LARGEST_FIRST];
