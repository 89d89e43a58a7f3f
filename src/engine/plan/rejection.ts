/**
 * Why a reading of the sentence makes no query. Thrown within the planner only and caught in one place: no error, as most
 * readings are rejected, and nobody looks at where, which would cost as much as the reading.
 */
export class Rejected {
  readonly reason: RejectionReason;
  constructor(reason: RejectionReason) {
    this.reason = reason;
  }
}

/** What is wrong with a reading; `message` goes into the sentence that the user reads. */
export type RejectionReason =
  /** The words fit together, but not to anything that can be asked. */
  | { readonly kind: 'no-sense'; readonly message: string }
  /** The words fit, and leave open which of two things is asked. */
  | { readonly kind: 'undecided'; readonly message: string }
  | { readonly kind: 'ambiguous-field'; readonly labels: readonly string[] }
  | { readonly kind: 'ambiguous-aggregate'; readonly label: string }
  | { readonly kind: 'unanswerable'; readonly message: string };

/** Ends the attempt: the words may mean this, or something else; no rougher reading is taken instead. */
export function undecided(message: string): never {
  throw new Rejected({ kind: 'undecided', message });
}

/** Ends the attempt: the words cannot mean this. */
export function noSense(message: string): never {
  throw new Rejected({ kind: 'no-sense', message });
}
