import type { LogicalQuery } from '../../../logical-query.ts';
import { undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects a share in brackets as a number of its own, where it says of what the one before it is: "… (pct of those with a score)". */
export function checkBaseInBrackets(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'aggregate' && query.measures.length > 1 && OF_BASE.test(textOf(words)))
    undecided('whether the brackets ask for a share or say of what it is');
}

const PART = '(?:percentage|percent|pct|%|share|proportion|fraction)';
const OF_BASE = new RegExp(`\\b${PART} .*\\( (?:in |as (?:a )?)?${PART} of `);

/** Without one of these {@link checkBaseInBrackets} holds on to nothing. */
export const BASE_IN_BRACKETS_CUES: readonly Cue[] = [OF_BASE];
