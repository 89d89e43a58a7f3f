import { LoanqError } from '../shared/mod.ts';

/** What the driver reported, or how the process ended. */
export interface DriverFailure {
  /** SQLite's name of the error, e.g. `SQLITE_NOMEM`; empty where there is none. */
  readonly code: string;
  readonly message: string;
}

export interface ProcessEnd {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** The beginning of what it wrote to standard error. */
  readonly errorOutput: string;
}

/** The wording of every failure of a statement that is not the database's own. */
export const failures = {
  timedOut: (timeoutMs: number): LoanqError =>
    new LoanqError(
      'sql-timeout',
      `The statement did not finish within ${seconds(timeoutMs)} and was stopped. ` +
        'Make it read less, or raise the limit with --timeout (LOANQ_TIMEOUT).',
    ),
  clientTooSlow: (waitMs: number): LoanqError =>
    new LoanqError(
      'sql-timeout',
      `The result was not fetched within ${seconds(waitMs)} and was broken off. ` +
        'Fetch it faster or ask for fewer rows; the limit follows --timeout (LOANQ_TIMEOUT).',
    ),
  outOfMemory: (heapLimitBytes: number, cause: string): LoanqError =>
    new LoanqError(
      'sql-out-of-memory',
      `The statement ran out of memory (${mebibytes(heapLimitBytes)} for its query process). ` +
        'Make it sort, group or build less at once, or raise the limit with --memory (LOANQ_MEMORY).',
      { cause },
    ),
  resultTooLarge: (bytesMax: number): LoanqError =>
    new LoanqError(
      'sql-result-too-large',
      `The result is larger than ${mebibytes(bytesMax)}. Select fewer rows or columns, or add a LIMIT.`,
    ),
  valueTooLong: (): LoanqError =>
    new LoanqError(
      'sql-result-too-large',
      'One value of the result is too long to be returned. Select a part of it, for example with substr().',
    ),
  undecodableText: (): LoanqError =>
    new LoanqError(
      'sql-process-died',
      'The result holds text that is not valid UTF-8, which ended the query process. ' +
        'Select it as bytes with CAST(… AS BLOB), or send the statement again: it will be read with replacement characters.',
    ),
  processDied: (end: ProcessEnd): LoanqError =>
    new LoanqError(
      'sql-process-died',
      `The statement ended its query process (${end.signal ?? `exit code ${end.exitCode}`}). ` +
        'It is probably nested too deeply or builds too much at once; simplify it.',
      { cause: end.errorOutput },
    ),
  cancelled: (): LoanqError => new LoanqError('cancelled', 'The statement was cancelled.'),
  queueFull: (length: number): LoanqError =>
    new LoanqError(
      'overloaded',
      `All query processes are busy and ${length} statements are waiting. ` +
        'Try again in a moment, or raise the number of processes with --processes (LOANQ_PROCESSES).',
    ),
  waitedTooLong: (waitMs: number): LoanqError =>
    new LoanqError(
      'overloaded',
      `No query process became free within ${seconds(waitMs)}. ` +
        'Try again in a moment, or raise the number of processes with --processes (LOANQ_PROCESSES).',
    ),
  closing: (): LoanqError => new LoanqError('overloaded', 'The server is shutting down.'),
  cannotOpen: (path: string, reason: string): LoanqError =>
    new LoanqError(
      'misconfigured',
      `The database ${path} cannot be opened: ${reason}. Check --database (LOANQ_DATABASE).`,
    ),
  isCsv: (path: string): LoanqError => {
    const database = path.replace(/\.\w+$/, '.db');
    return new LoanqError(
      'misconfigured',
      `${path} is no database. Make one of it first: loanq import ${path} --database ${database}; then give --database ${database}.`,
    );
  },
  cutOff: (path: string, { sizeBytes, wholeBytes }: { sizeBytes: number; wholeBytes: number }): LoanqError =>
    new LoanqError(
      'misconfigured',
      `The database ${path} is not whole: by its header it has ${count(wholeBytes)} bytes, and the file only ${count(sizeBytes)}. ` +
        'A copy or download of it has probably not been finished; copy it again.',
    ),
} as const;

/** The error for what the driver reported; the database's own message stays as it is. */
export function driverError(failure: DriverFailure, heapLimitBytes: number): LoanqError {
  return failure.code === 'SQLITE_NOMEM'
    ? failures.outOfMemory(heapLimitBytes, failure.message)
    : new LoanqError('sql-failed', failure.message);
}

/** The driver aborts on text that is not UTF-8; only then is a second, wrapped run of use. */
export function diedOfUndecodableText(end: ProcessEnd): boolean {
  return end.errorOutput.includes('Utf8Error');
}

/** The error for a query process that ended while it ran a statement. */
export function deathError(end: ProcessEnd, heapLimitBytes: number): LoanqError {
  if (diedOfUndecodableText(end)) return failures.undecodableText();
  if (end.errorOutput.includes('StringOverflow')) return failures.valueTooLong();
  if (/out of memory|allocation failed/i.test(end.errorOutput)) {
    return failures.outOfMemory(heapLimitBytes, end.errorOutput);
  }
  return failures.processDied(end);
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000} s`;
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

function count(bytes: number): string {
  return bytes.toLocaleString('en-US');
}
