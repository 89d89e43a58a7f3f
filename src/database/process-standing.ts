import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import process from 'node:process';

const OUT_OF_MEMORY_SCORE = '1000';

/**
 * Sets the priority of a process, and of its group where Linux shares out the processor by session; says whether it
 * could. Anybody may lower it; only root may raise it again.
 */
export function setProcessPriority(id: number | undefined, priority: number): boolean {
  if (id === undefined) return false;
  try {
    setPriority(id, priority);
    const sessionPriority = `/proc/${id}/autogroup`;
    if (process.platform === 'linux' && existsSync(sessionPriority))
      writeFileSync(sessionPriority, String(priority));
    return true;
  } catch {
    return false;
  }
}

/** Makes it the first to go when the machine runs out of memory. Not needed for correctness, and may be forbidden or, once the process has ended, impossible. */
export function offerToOutOfMemoryKiller(id: number | undefined): void {
  if (id === undefined || process.platform !== 'linux') return;
  try {
    writeFileSync(`/proc/${id}/oom_score_adj`, OUT_OF_MEMORY_SCORE);
  } catch {}
}
