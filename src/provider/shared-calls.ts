import { type GenerateOptions, LoanqError, type OnStage } from '../shared/mod.ts';

/** Work that several callers want at the same time is done once. */
export interface SharedCalls<T> {
  /**
   * The result of `work`, begun by this caller or by one before under the same key. A caller whose signal aborts leaves
   * with LoanqError `cancelled`; the work goes on for the others, and is aborted when the last one has left.
   */
  run(key: string, work: (call: SharedCall) => Promise<T>, caller: GenerateOptions): Promise<T>;
}

/** What shared work is handed. */
export interface SharedCall {
  readonly signal: AbortSignal;
  /** Tells all who wait. */
  readonly onStage: OnStage;
}

interface Running<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  readonly callers: Set<GenerateOptions>;
}

/** Nothing is kept once the work has ended: that is the cache's business. */
export function createSharedCalls<T>(): SharedCalls<T> {
  const running = new Map<string, Running<T>>();

  function start(key: string, work: (call: SharedCall) => Promise<T>): Running<T> {
    const controller = new AbortController();
    const callers = new Set<GenerateOptions>();
    const onStage: OnStage = (stage, ms) => {
      for (const caller of callers) caller.onStage?.(stage, ms);
    };
    const result = work({ signal: controller.signal, onStage }).finally(() => forget(key, call));
    const call: Running<T> = { result, controller, callers };
    running.set(key, call);
    return call;
  }

  /** The key may meanwhile be another call's: one that began after this one was aborted. */
  function forget(key: string, call: Running<T>): void {
    if (running.get(key) === call) running.delete(key);
  }

  return {
    run(key, work, { ...caller }) {
      if (caller.signal?.aborted) return Promise.reject(cancelled());
      const call = running.get(key) ?? start(key, work);
      call.callers.add(caller);
      return new Promise((resolve, reject) => {
        function leave(): void {
          call.callers.delete(caller);
          if (call.callers.size === 0) {
            forget(key, call);
            call.controller.abort();
          }
          reject(cancelled());
        }
        caller.signal?.addEventListener('abort', leave, { once: true });
        call.result.then(resolve, reject).finally(() => caller.signal?.removeEventListener('abort', leave));
      });
    },
  };
}

function cancelled(): LoanqError {
  return new LoanqError('cancelled', 'The question was cancelled.');
}
