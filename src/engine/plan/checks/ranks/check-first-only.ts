import { EACH } from '../../../lexicon/cues.ts';
import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';

/** Rejects the first of each group where those of all are asked for: "with date and price, newest first, first 5 only". */
export function checkFirstOnly(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  checkLimitSaid(query.limit, words);
  if (query.perGroup === null) return;
  const isOfEach = words.some((word) => EACH.has(word) || word === 'per' || word === 'within');
  if (!isOfEach && FIRST_ONLY.test(textOf(words))) noSense('the first of all are asked for');
}

const FIRST_ONLY =
  /, (?:the )?(?:bottom|first|last|top) \d+ only\b|, only the (?:bottom|first|last|top) \d+\b|, limit(?:ed to)? \d+\b/;

/** "the highest price of those under 30" is one price, and none of the first 30. */
function checkLimitSaid(limit: number | null, words: readonly string[]): void {
  if (limit === null || limit < 2) return;
  const places = words.flatMap((word, at) => (word === String(limit) ? [at] : []));
  if (
    places.length > 0 &&
    places.every((at) => BOUNDING.test(words.slice(Math.max(at - 2, 0), at).join(' ')))
  )
    noSense('the number is no number of rows that are shown');
}

const BOUNDING = /(?:^| )(?:above|below|exceeding|over|than|under)(?: [$])?$/;
