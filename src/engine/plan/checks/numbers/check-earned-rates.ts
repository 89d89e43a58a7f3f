import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/** Rejects the rate of what was earned or paid for how much it was: "*commission earned* per seller" is no percentage. */
export function checkEarnedRates(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind !== 'list' || !EARNED.test(textOf(words))) return;
  const numbers = query.fields.filter(
    ({ role, unit }) => role === 'measure' || role === 'rate' || unit !== null,
  );
  const areRates = numbers.length > 0 && numbers.every(({ unit }) => unit?.kind === 'percent');
  if (areRates) noSense('how much it was is asked for, and no rate of it');
}

const EARNED =
  /\b(?:bonus|commission|discount|fee|interest|margin|tax|tip|vat)(?:e?s)? (?:(?:that )?(?:was|were|is|are|we) )?(?:charged|collected|due|earned|granted|made|owed|paid|received)\b/;

/** Without this {@link checkEarnedRates} holds on to nothing. */
export const EARNED_RATES_CUES: readonly Cue[] = [EARNED];
