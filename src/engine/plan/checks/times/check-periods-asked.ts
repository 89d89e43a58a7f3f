import type { LogicalQuery } from '../../../logical-query.ts';
import { noSense, undecided } from '../../rejection.ts';
import { textOf } from '../../text-of.ts';
import type { Cue } from '../cues.ts';

/**
 * Rejects a time of the calendar for one that is told by what happened in it, and the rows of a time for the time itself: "the last
 * month in which a loan was declined", "months without charge-offs", "the trend over the last 8 quarters" by month.
 */
export function checkPeriodsAsked(query: LogicalQuery, words: readonly string[]): void {
  if (query.kind === 'values') return;
  const text = textOf(words);
  if (IN_WHICH.test(text)) noSense('which time it was is told by what happened in it');
  if (WITHOUT.test(text)) noSense('a time at which there was nothing is in no row');
  if (WITHIN_OF.test(text) && !TO_COME.test(text))
    undecided('whether it is before or after today is not said');
  const [, unit = ''] = OVER_LAST.exec(text) ?? [];
  const isFiner =
    query.kind === 'aggregate' &&
    query.dimensions.some(
      ({ expression }) =>
        expression.kind === 'date-part' && expression.part !== unit && !text.includes(expression.part),
    );
  if (unit !== '' && isFiner) undecided('of what length the times of the trend are is not said');
}

/** "the last month in which", "the first day on which". */
const IN_WHICH =
  /\b(?:last|latest|first|earliest) (?:day|week|month|quarter|year) (?:(?:in|on|during|for) (?:which|that)|when|that) /;
/** "quarters without loans", "which months had no applications". */
const WITHOUT =
  /^(?:(?:all|give|in|list|me|show|the|what|which) )*(?:days|weeks|months|quarters|years) (?:that |which |in which )?(?:(?:had|have|there (?:were|was)|we had|with) (?:no|zero)|without|we (?:issued|made|had|booked) no) /;
const OVER_LAST =
  /\b(?:trend|trends|trended|course|developed|development|evolution|evolved)\b.* (?:last|past|previous) \d+ (quarter|week)s\b/;

/** "boats built within 6 months of today": until then, or from then on. */
const WITHIN_OF = /\bwithin (?:the )?\d+ [a-z]+ (?:of|from) (?:now|today)\b/;
const TO_COME =
  /\b(?:come|coming|due|end|ends|ending|expire|expires|expiring|fall|falling|mature|matures|maturing|scheduled|will)\b/;

/** Without one of these {@link checkPeriodsAsked} holds on to nothing. */
export const PERIODS_ASKED_CUES: readonly Cue[] = [IN_WHICH, WITHOUT, OVER_LAST, WITHIN_OF];
