import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/**
 * Leaves large functions to the quicker of V8's optimizing compilers: the other takes megabytes for one, on a thread whose
 * memory the C library does not give back, and of the engine's large functions each runs a few times per question. To be
 * called after the start: V8 takes no compiled form that was made under other flags, and that of Node's own modules was
 * made without any. Does nothing on a runtime that takes no flags while it runs.
 */
export function spareOptimizer(): void {
  if (process.versions['deno'] === undefined) setFlagsFromString('--max-optimized-bytecode-size=700');
}
