import type { Refusal } from '../shared/mod.ts';
import { assertNever } from '../shared/mod.ts';
import type { RejectionReason } from './plan/rejection.ts';
import { ambiguousAggregate, ambiguousName, senseless, unanswerable, undecided } from './wording.ts';

/** Why no reading of the words makes a query, as the user reads it. */
export function refusalOf(reason: RejectionReason): Refusal {
  switch (reason.kind) {
    case 'no-sense':
      return senseless(reason.message);
    case 'ambiguous-field':
      return ambiguousName(reason.labels);
    case 'ambiguous-aggregate':
      return ambiguousAggregate(reason.label);
    case 'undecided':
      return undecided(reason.message);
    case 'unanswerable':
      return unanswerable(reason.message);
    default:
      return assertNever(reason);
  }
}
