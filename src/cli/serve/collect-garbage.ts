import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what learning has left behind, which a server at rest would keep: V8 collects only when something is
 * allocated. As before running out of memory, which also moves together what is left, so that pages go back to the system: a
 * tenth of all memory. Does nothing on a runtime that does not show its collector.
 */
export function collectGarbage(): void {
  if (process.versions['deno'] !== undefined) return;
  setFlagsFromString('--expose-gc'); // Contexts made from now on have `gc`.
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
