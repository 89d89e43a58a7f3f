/** What went wrong, as a closed set; `http/errors.ts` maps each to a status, `cli/` to an exit code. */
export type ErrorCode =
  /** The SQL is not one read-only statement, or names something that is not allowed. */
  | 'sql-refused'
  /** The database rejected the SQL; the message is the database's own. */
  | 'sql-failed'
  | 'sql-timeout'
  | 'sql-out-of-memory'
  | 'sql-result-too-large'
  /** The query process ended without an answer. */
  | 'sql-process-died'
  /** All query processes are busy and the queue is full. */
  | 'overloaded'
  /** The caller went away or cancelled. */
  | 'cancelled'
  | 'not-understood'
  | 'ambiguous'
  | 'unanswerable'
  | 'provider-failed'
  | 'provider-missing'
  /** A setting, file or training text is wrong. */
  | 'misconfigured';

/** The one error type of loanq: a code, a message for the user, and the cause. */
export class LoanqError extends Error {
  override readonly name = 'LoanqError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
