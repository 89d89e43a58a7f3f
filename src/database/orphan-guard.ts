import { spawn } from 'node:child_process';
import { SHELL } from './process-command.ts';
import type { QueryProcess } from './query-process.ts';

export interface OrphanGuard {
  /** Tells which processes must not outlive this one. */
  watch(processes: ReadonlySet<QueryProcess>): void;
  close(): void;
}

/**
 * A query process ends by itself when its parent is gone, but not while SQLite is busy inside a statement. So a
 * shell, a megabyte small, holds the list of query processes and kills them when it reads the end of its input,
 * which is when this process ends in whatever way. Without a shell there is no guard.
 */
export function createOrphanGuard(): OrphanGuard {
  if (SHELL === null) return { watch() {}, close() {} };
  const script = 'list=; while read -r line; do list=$line; done; [ -z "$list" ] || kill -9 $list';
  const guard = spawn(SHELL, ['-c', script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
    cwd: '/',
    // Its own process group: an interrupt typed at the terminal is for the server, which then ends in order.
    detached: true,
  });
  // Without its guard the service still works; only a killed server may leave a query running.
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  return {
    watch(processes) {
      const ids = [...processes].map(({ id }) => id).filter((id) => id !== undefined);
      guard.stdin.write(`${ids.join(' ')}\n`);
    },
    close() {
      guard.stdin.end();
    },
  };
}
