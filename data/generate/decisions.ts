import type { Enquiry } from './applications.ts';
import { AS_OF_DAY, type Day, toBusinessDay } from './calendar.ts';
import type { Application } from './model.ts';
import type { Random } from './random.ts';
import { meritOf, pickDeclineReason } from './underwriting.ts';

/** A decided application, with the day its loan was paid out (null when it was not). */
export interface DecidedApplication {
  readonly application: Application;
  readonly issuedOn: Day | null;
}

/**
 * Decides all enquiries so that exactly `loanCount` loans are made: withdrawn and undecided ones aside, they are
 * approved in order of merit until enough of the offers have been taken up, and the rest is declined.
 */
export function decide(
  random: Random,
  enquiries: readonly Enquiry[],
  loanCount: number,
): readonly DecidedApplication[] {
  const drafts = enquiries.map((enquiry, index) => createDraft(random, enquiry, index));
  const candidates = drafts.filter(
    ({ enquiry, isWithdrawn, merit }) =>
      !isWithdrawn && enquiry.decisionDay <= AS_OF_DAY && merit > Number.NEGATIVE_INFINITY,
  );
  candidates.sort((a, b) => b.merit - a.merit || a.index - b.index);
  const approved = new Set<number>();
  let funded = 0;
  for (const draft of candidates) {
    if (funded === loanCount) break;
    approved.add(draft.index);
    if (draft.issuedOn !== null) funded++;
  }
  if (funded < loanCount) throw new Error(`Only ${funded} of ${loanCount} loans could be made`);
  return drafts.map((draft) => conclude(random, draft, approved.has(draft.index)));
}

interface Draft {
  readonly index: number;
  readonly enquiry: Enquiry;
  readonly merit: number;
  readonly isWithdrawn: boolean;
  /** When the loan is paid out if approved: null when the offer lapses or the day lies ahead. */
  readonly issuedOn: Day | null;
}

function createDraft(random: Random, enquiry: Enquiry, index: number): Draft {
  const isMortgage = enquiry.product.category === 'Mortgage';
  const lapses = random.chance(0.03);
  const day = toBusinessDay(
    enquiry.decisionDay + (isMortgage ? random.integer(7, 35) : random.integer(0, 6)),
  );
  return {
    index,
    enquiry,
    merit: meritOf(random, enquiry),
    isWithdrawn: random.chance(isMortgage ? 0.1 : 0.055),
    issuedOn: lapses || day > AS_OF_DAY ? null : day,
  };
}

function conclude(random: Random, draft: Draft, isApproved: boolean): DecidedApplication {
  const { decisionDay, ...enquiry } = draft.enquiry;
  const base = { ...enquiry, id: draft.index + 1, declineReason: null };
  if (decisionDay > AS_OF_DAY) {
    return { application: { ...base, decision: 'Pending', decidedOn: null }, issuedOn: null };
  }
  const decidedOn = decisionDay;
  if (draft.isWithdrawn)
    return { application: { ...base, decision: 'Withdrawn', decidedOn }, issuedOn: null };
  if (isApproved)
    return { application: { ...base, decision: 'Approved', decidedOn }, issuedOn: draft.issuedOn };
  const declineReason = pickDeclineReason(random, enquiry);
  return { application: { ...base, decision: 'Declined', decidedOn, declineReason }, issuedOn: null };
}
