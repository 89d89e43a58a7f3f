import { type ErrorCode, LoanqError, type Log } from '../shared/mod.ts';
import type { HttpContext } from './dependencies.ts';
import { type ResponseHeaders, respondJson } from './respond.ts';
import type { ErrorResponse } from './schemas.ts';

/** The status of each failure. The specification makes all that goes wrong in answering a 500 with its message. */
const STATUS_OF = {
  'sql-refused': 500,
  'sql-failed': 500,
  'sql-timeout': 500,
  'sql-out-of-memory': 500,
  'sql-result-too-large': 500,
  'sql-process-died': 500,
  overloaded: 503,
  /** Nobody reads it: the caller went away. The number is the one proxies log for that. */
  cancelled: 499,
  'not-understood': 500,
  ambiguous: 500,
  unanswerable: 500,
  'provider-failed': 500,
  'provider-missing': 500,
  misconfigured: 500,
} as const satisfies Record<ErrorCode, number>;

/** Seconds after which an overloaded service is worth another try. */
const RETRY_AFTER_SECONDS = 1;

/** An error response: `{"detail": …}`. */
export function respondError(
  c: HttpContext,
  status: number,
  problem: { readonly detail: string; readonly headers?: ResponseHeaders },
): Response {
  const body: ErrorResponse = { detail: problem.detail };
  return respondJson(c, JSON.stringify(body), { status, headers: problem.headers ?? {} });
}

/** The response to anything that a handler threw. What is not a LoanqError is told to the log only. */
export function respondFailure(c: HttpContext, error: unknown, log: Log): Response {
  if (error instanceof LoanqError) {
    const status = STATUS_OF[error.code];
    const headers: ResponseHeaders = status === 503 ? { 'retry-after': `${RETRY_AFTER_SECONDS}` } : {};
    return respondError(c, status, { detail: error.message, headers });
  }
  const requestId = c.get('requestId');
  log.error('Unexpected failure', { requestId, error });
  return respondError(c, 500, {
    detail: `Internal server error. The server's log has the cause under request id ${requestId}.`,
  });
}
