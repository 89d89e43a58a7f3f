import { noSense, undecided } from '../rejection.ts';

/** What makes a reading senseless; the message goes into the sentence that the user reads. */
export interface SenseCheck<T> {
  readonly message: string;
  /** Another reading is not taken instead: it would be a guess. */
  readonly isUndecided?: true;
  readonly isBroken: (made: T) => boolean;
}

/** The first that is broken is what the user reads. */
export function check<T>(checks: readonly SenseCheck<T>[], made: T): void {
  for (const { message, isUndecided, isBroken } of checks) {
    if (isBroken(made)) (isUndecided === true ? undecided : noSense)(message);
  }
}
