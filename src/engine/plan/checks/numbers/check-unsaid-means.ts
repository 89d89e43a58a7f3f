import { AVERAGE } from '../../../lexicon/cues.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { partsOf } from '../../rewrite.ts';
import type { Cue } from '../cues.ts';

/** Rejects a bound on a mean that is not said: "rate higher than 25 % on any boat" is one of each. */
export function checkUnsaidMeans(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'aggregate' || query.having === null || !words.includes('any')) return;
  const isOfMean = partsOf(query.having).some((part) => 'function' in part && part.function === 'avg');
  if (isOfMean && !words.some((word) => AVERAGE.has(word))) noSense('the limit is on no average');
}

/** Without one of these {@link checkUnsaidMeans} holds on to nothing. */
export const UNSAID_MEANS_CUES: readonly Cue[] = ['any'];
