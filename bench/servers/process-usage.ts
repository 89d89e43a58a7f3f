import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Whether this system tells what a process uses; only Linux does, in files. */
export const canReadUsage = existsSync('/proc/self/status');

/** Clock ticks of `/proc/ID/stat`; 100 a second on every Linux in use. */
const TICK_MS = 10;

/** The process's children and theirs. */
export function descendantsOf(id: number): number[] {
  const children = readdirSync(`/proc/${id}/task`).flatMap((thread) =>
    (readIfThere(`/proc/${id}/task/${thread}/children`) ?? '').split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...(existsSync(`/proc/${child}`) ? descendantsOf(child) : [])]);
}

/** Memory in use now, bytes; 0 of a process that is gone. */
export function residentBytes(id: number): number {
  return statusBytes(id, 'VmRSS');
}

/** The most memory in use since `forgetPeak`. */
export function peakBytes(id: number): number {
  return statusBytes(id, 'VmHWM');
}

export function forgetPeak(id: number): void {
  writeFileSync(`/proc/${id}/clear_refs`, '5');
}

/** Processor time the process has used, milliseconds; 0 of a process that is gone. */
export function processorMs(id: number): number {
  const stat = readIfThere(`/proc/${id}/stat`) ?? '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TICK_MS * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
}

function statusBytes(id: number, name: string): number {
  const status = readIfThere(`/proc/${id}/status`) ?? '';
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return 1024 * Number(kilobytes ?? 0);
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
