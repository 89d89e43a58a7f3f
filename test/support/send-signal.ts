import type { ChildProcess } from 'node:child_process';
import process from 'node:process';

/** Sends a signal. Deno's `child.kill()` then reports that the signal ended the process, even where it was heeded in order. */
export function sendSignal({ pid }: ChildProcess, signal: 'SIGINT' | 'SIGTERM'): void {
  if (pid === undefined) throw new Error('There is no process to signal.');
  process.kill(pid, signal);
}
