import { LoanqError, type Log } from '../shared/mod.ts';
import { createModelCall, type WriteTurns } from './create-model-call.ts';
import { redact, toFailure, translateError } from './failure.ts';
import type { ModelAnswer } from './model-call.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { withRetries } from './retry.ts';

/** Asks the model to go on with a conversation. Rejects with LoanqError `provider-failed` or `cancelled`. */
export type Complete = (write: WriteTurns, signal: AbortSignal | undefined) => Promise<ModelAnswer>;

/** A way to the provider, with deadline, retries and cancellation. Throws LoanqError `misconfigured`. */
export function createComplete(settings: ProviderSettings, log?: Log): Complete {
  const callModel = createModelCall(settings, log);
  function onRetry(error: unknown, waitMs: number): void {
    const reason = redact(toFailure(error)?.message ?? 'unknown', settings.apiKey);
    log?.warn('The provider failed and is asked again', { reason, waitMs: Math.round(waitMs) });
  }

  return async (write, signal) => {
    const deadline = AbortSignal.timeout(settings.timeoutMs);
    const both = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    const startedAt = performance.now();
    const endsAt = startedAt + settings.timeoutMs;
    try {
      const { retries } = settings;
      const answer = await withRetries(() => callModel(write, both), {
        retries,
        signal: both,
        endsAt,
        onRetry,
      });
      log?.debug('The provider answered', { ms: Math.round(performance.now() - startedAt), ...answer.usage });
      return answer;
    } catch (error) {
      if (signal?.aborted) throw new LoanqError('cancelled', 'The question was cancelled.');
      throw translateError(error, { settings, isLate: deadline.aborted });
    }
  };
}
