import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';

interface Child {
  readonly id: number;
  readonly cpuSeconds: number;
}

/** The query processes of this process, by the operating system's list. */
export async function children(parent: number = process.pid): Promise<number[]> {
  return list(parent).map(({ id }) => id);
}

/** Those that use the processor: their time goes on between two looks. */
export async function busyChildren(): Promise<number[]> {
  const first = new Map(list(process.pid).map(({ id, cpuSeconds }) => [id, cpuSeconds]));
  // The list counts whole seconds; only time can show that none passes.
  await setTimeout(1_500);
  return list(process.pid)
    .filter(({ id, cpuSeconds }) => cpuSeconds > (first.get(id) ?? 0) + 1)
    .map(({ id }) => id);
}

function list(parent: number): Child[] {
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,cputimes=,args='], { encoding: 'utf8' });
  return output
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, , ...args]) => Number(ppid) === parent && args.join(' ').includes('query-process'))
    .map(([id, , cpu]) => ({ id: Number(id), cpuSeconds: Number(cpu) }));
}
