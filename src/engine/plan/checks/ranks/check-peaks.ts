import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects the last day for "the month that saw *the peak* in sales", and the first rows of all together where those of each of several are
 * asked for "*separately*".
 */
export function checkPeaks(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate') return;
  const isLastDay = query.measures.some(
    ({ expression, role }) =>
      role === 'time' && expression.kind === 'aggregate' && expression.function === 'max',
  );
  if (words.includes('peak') && isLastDay) noSense('a peak is of a number, and no day');
  const isOfAll = query.limit !== null && query.perGroup === null && query.measures.length > 1;
  if (words.includes('separately') && isOfAll) noSense('the first of each are asked for, and not of all');
}

/** Without one of these {@link checkPeaks} holds on to nothing. */
export const PEAKS_CUES: readonly Cue[] = [new Set(['peak', 'separately'])];
