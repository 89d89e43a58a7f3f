import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

interface Child {
  readonly id: number;
  readonly cpuSeconds: number;
}

/** The query processes on a database that a process has, by the operating system's list. */
export function children(database: string, parent: number = process.pid): readonly number[] {
  return list(database, parent).map(({ id }) => id);
}

/** Those that use the processor: their time goes on between two looks. */
export async function busyChildren(database: string): Promise<readonly number[]> {
  const first = new Map(list(database, process.pid).map(({ id, cpuSeconds }) => [id, cpuSeconds]));
  // The list counts whole seconds; only time can show that none passes.
  await setTimeout(1_500);
  return list(database, process.pid)
    .filter(({ id, cpuSeconds }) => cpuSeconds > (first.get(id) ?? 0) + 1)
    .map(({ id }) => id);
}

/** Of the database, as Deno runs several test files in one process. */
function list(database: string, parent: number): readonly Child[] {
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,cputimes=,args='], { encoding: 'utf8' });
  return output
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, , ...args]) => Number(ppid) === parent && args.join(' ').includes(`"${database}"`))
    .map(([id, , cpu]) => ({ id: Number(id), cpuSeconds: Number(cpu) }));
}
