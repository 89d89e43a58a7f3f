import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/** Filters of V8's optimizing compilers by a function's name. */
const NONE = '~';
const ALL = '*';

/** Requests after which a server is busy enough to be worth its memory. */
const BUSY_AFTER = 100;

/**
 * Leaves V8's optimizing compilers out: they take megabytes for one of the engine's large functions, on threads whose
 * memory the C library does not give back, and each of them runs a few times per question. To be called after the start: V8
 * takes no compiled form that was made under other flags, and that of Node's own modules was made without any. What the quick
 * compiler makes goes with the collections that follow where it is not in use: a tenth of the memory at rest. Does nothing
 * on a runtime that takes no flags while it runs.
 */
export function spareOptimizer(): void {
  setFlag('--flush-baseline-code');
  optimize(NONE);
}

/** A server's handler, and whether it has been called often. */
export interface WatchedHandler<Request, Bindings, Answer> {
  handle(request: Request, bindings: Bindings): Answer;
  isBusy(): boolean;
}

/** The same handler, which lets V8 optimize all there is once it has been called often: half the time a request. */
export function optimizedWhenBusy<Request, Bindings, Answer>(
  handle: (request: Request, bindings: Bindings) => Answer,
): WatchedHandler<Request, Bindings, Answer> {
  let calls = 0;
  return {
    handle(request, bindings) {
      calls += 1;
      if (calls === BUSY_AFTER) optimize(ALL);
      return handle(request, bindings);
    },
    isBusy: () => calls >= BUSY_AFTER,
  };
}

/**
 * By the filters, which V8 asks each time a function has run often. A limit of their size it asks as well when it decides how
 * soon to look at a function again, which for those above it is never, also once the limit is gone.
 */
function optimize(filter: string): void {
  setFlag(`--maglev-filter=${filter}`);
  setFlag(`--turbo-filter=${filter}`);
}

function setFlag(flag: string): void {
  if (process.versions['deno'] === undefined) setFlagsFromString(flag);
}
