import { conjunctsOf } from '../../../conjuncts.ts';
import type { Condition, LogicalQuery } from '../../../logical-query.ts';
import { noSense } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a number of places that is not of the rows which it is said of: "travellers with *cancelled bookings in at least two regions*"
 * have such bookings in two of them, and not one of them and any two regions.
 */
export function checkInSeveral(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values' || !IN_SEVERAL.test(textOf(words))) return;
  const conjuncts = conjunctsOf(query.where);
  const had = conjuncts.filter((one) => one.kind === 'exists' && one.where !== null);
  const counted = conjuncts.filter((one) => one.kind === 'related-aggregate' && one.where === null);
  if (had.some((rows) => counted.some((number) => isOfOthers(rows, number))))
    noSense('how many there are is said of those rows, and not of all');
}

/** Both are said of the same owners, the number of another table. */
function isOfOthers(rows: Condition, number: Condition): boolean {
  return (
    rows.kind === 'exists' &&
    number.kind === 'related-aggregate' &&
    rows.table === number.table &&
    rows.related !== number.aggregate.table
  );
}

const NUMBER = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|multiple)';
const IN_SEVERAL = new RegExp(
  `(?<!(?:,|and|or|but|that|who|which|been|are|is|were|was) )(?:across|at|for|from|in|of|on|with) (?:(?:at (?:least|most)|exactly|fewer than|less than|more than|over|under) )?${NUMBER} (?:or (?:more|fewer) )?(?:different |distinct |separate )?[a-z]+`,
);

/** Without this {@link checkInSeveral} holds on to nothing. */
export const IN_SEVERAL_CUES: readonly Cue[] = [IN_SEVERAL];
