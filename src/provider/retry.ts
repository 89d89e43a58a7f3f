import { toFailure } from './failure.ts';

/** How long and how often a call is tried. */
export interface RetryOptions {
  /** Tries after the first. */
  readonly retries: number;
  readonly signal: AbortSignal;
  /** When to have given up, on the clock of `performance.now()`. */
  readonly endsAt: number;
  /** Hears of every failure that is followed by another try. */
  readonly onRetry: (error: unknown, waitMs: number) => void;
}

/**
 * Calls again what failed for a passing reason, after the time that the server asks for, else after 0.5 s, 1 s, 2 s, … 8 s,
 * a quarter of it random. A wait that would not end in time is not begun: the failure itself says more than a time-out.
 */
export async function withRetries<T>(call: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      const waitMs = retryWaitMs(error, failures);
      const isOver = failures >= options.retries || options.signal.aborted;
      if (isOver || waitMs === null || performance.now() + waitMs >= options.endsAt) throw error;
      options.onRetry(error, waitMs);
      await delay(waitMs, options.signal);
    }
  }
}

/** Null where another try makes no sense. `x-should-retry` and `retry-after-ms` are OpenAI's. */
function retryWaitMs(error: unknown, failures: number): number | null {
  const failure = toFailure(error);
  const asked = failure?.headers?.get('x-should-retry');
  const isWorthIt = asked === 'true' || (failure?.isTransient === true && asked !== 'false');
  if (!isWorthIt) return null;
  const backoffMs = Math.min(500 * 2 ** failures, 8_000) * (1 - Math.random() / 4);
  return retryAfterMs(failure?.headers ?? null) ?? backoffMs;
}

/** `Retry-After` is a number of seconds or an HTTP date. */
function retryAfterMs(headers: Headers | null): number | null {
  const exact = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (exact >= 0) return exact;
  const after = headers?.get('retry-after') ?? '';
  const ms = /^\d+(\.\d+)?$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(ms, 0);
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', aborted, { once: true });
    function done(): void {
      signal.removeEventListener('abort', aborted);
      resolve();
    }
    function aborted(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}
