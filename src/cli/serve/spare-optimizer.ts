import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/** Bytes of bytecode of the largest function that the slower compiler takes. */
const SPARING = 150;
const V8_DEFAULT = 60 * 1024;

/** Requests after which a server is busy enough to be worth its memory. */
const BUSY_AFTER = 100;

/**
 * Leaves large functions to the quicker of V8's optimizing compilers: the other takes megabytes for one, on a thread whose
 * memory the C library does not give back, and of the engine's large functions each runs a few times per question. To be
 * called after the start: V8 takes no compiled form that was made under other flags, and that of Node's own modules was
 * made without any. Does nothing on a runtime that takes no flags while it runs.
 */
export function spareOptimizer(): void {
  limitOptimizer(SPARING);
}

/** The same handler, which lets V8 optimize all there is once it has been called often: a fifth less time a request. */
export function optimizedWhenBusy<Request, Bindings, Answer>(
  handle: (request: Request, bindings: Bindings) => Answer,
): (request: Request, bindings: Bindings) => Answer {
  let calls = 0;
  return (request, bindings) => {
    calls += 1;
    if (calls === BUSY_AFTER) limitOptimizer(V8_DEFAULT);
    return handle(request, bindings);
  };
}

function limitOptimizer(bytes: number): void {
  if (process.versions['deno'] === undefined) setFlagsFromString(`--max-optimized-bytecode-size=${bytes}`);
}
