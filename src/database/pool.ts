import { failures } from './failures.ts';
import type { LifeEvents, QueryProcess } from './query-process.ts';

export interface PoolOptions {
  /** Kept ready at all times. */
  readonly processesMin: number;
  /** Started as far as statements have to wait for others that take long. */
  readonly processesMax: number;
  /** Statements that may wait for a process. */
  readonly queueMax: number;
  readonly queueWaitMs: number;
  /** Statements that one process is given at a time, at most, while all are short. */
  readonly lineMax: number;
  /** Starts a process; the pool is told its life through the events. */
  start(events: LifeEvents): QueryProcess;
  /** Which file the database is now; throws LoanqError when it is gone. */
  fileIdentity(): string;
  /** The error for a process that could not start. */
  startError(reason: string): Error;
  warn(message: string): void;
  /** Told of every process that starts or ends. */
  runningChanged(running: ReadonlySet<QueryProcess>): void;
}

/** Query processes, lent out for a statement each time, in the order of asking. */
export interface Pool {
  /**
   * A process that is free, or soon will be: at once where there is one, else a promise. A statement that a process
   * gave back goes before the others, to one that is free. Rejects with `overloaded` or `cancelled`.
   */
  take(signal: AbortSignal | undefined, isReturned: boolean): QueryProcess | Promise<QueryProcess>;
  /** Takes no more statements; resolves when the last one is done and every process has ended. */
  close(): Promise<void>;
}

interface Waiter {
  give(process: QueryProcess): void;
  refuse(error: Error): void;
}

/** A process that is lent for longer than this is at something heavy; where statements wait, another takes its place. */
const HEAVY_AFTER_MS = 25;

/** A process is given no more statements at a time than take it so long; switching processes costs as much as a short one. */
const LINE_MS = 4;

/** How much one statement counts in the average of how long they take. */
const LAST_WEIGHT = 0.1;

/** Processes above the minimum end, one by one, after so long without need. */
const SHRINK_AFTER_MS = 10_000;

/** Creates the pool and starts its first processes. */
export function createPool(options: PoolOptions): Pool {
  /** Those that run or may yet run a statement. */
  const all = new Set<QueryProcess>();
  /** Those the operating system still has, `all` among them. */
  const running = new Set<QueryProcess>();
  const idle: QueryProcess[] = [];
  /** How many statements each process has that it has not answered. */
  const lengths = new Map<QueryProcess, number>();
  /** How long statements took of late, on average. */
  let recentMs = LINE_MS;
  const returned = new Set<Waiter>();
  const waiting = new Set<Waiter>();
  let fileIdentity = options.fileIdentity();
  let growTimer: NodeJS.Timeout | null = null;
  let shrinkTimer: NodeJS.Timeout | null = null;
  let closed: { done(): void } | null = null;

  const life: LifeEvents = {
    ready(process, warning) {
      if (warning !== null) options.warn(warning);
      lend(process);
    },
    free(process, ms, isSpent) {
      recentMs += (ms - recentMs) * LAST_WEIGHT;
      lengths.set(process, lengthOf(process) - 1);
      if (isSpent) retire(process);
      else lend(process);
    },
    gone(process, startFailure) {
      all.delete(process);
      lengths.delete(process);
      const index = idle.indexOf(process);
      if (index >= 0) idle.splice(index, 1);
      // Starting again at once would fail again at once; the next statement tries anew.
      if (startFailure === null) refill();
      else if (all.size === 0) refuseAll(options.startError(startFailure));
    },
    exited(process) {
      running.delete(process);
      options.runningChanged(running);
      finishClosing();
    },
  };

  function start(): void {
    const process = options.start(life);
    all.add(process);
    running.add(process);
    options.runningChanged(running);
  }

  function refill(): void {
    const needed = closed === null ? options.processesMin : Math.min(options.processesMin, waitingCount());
    while (all.size < needed) start();
  }

  function lengthOf(process: QueryProcess): number {
    return lengths.get(process) ?? 0;
  }

  function waitingCount(): number {
    return returned.size + waiting.size;
  }

  function hasRoom(process: QueryProcess): boolean {
    const length = lengthOf(process);
    if (process.fileIdentity !== fileIdentity) return false;
    return length === 0 || (length < options.lineMax && length * recentMs < LINE_MS);
  }

  /** After the statement that it is at, a process may be given others only while that one is young. */
  function nextFor(process: QueryProcess): Waiter | undefined {
    if (!hasRoom(process)) return undefined;
    const [first] = returned;
    if (first !== undefined) return lengthOf(process) === 0 ? first : undefined;
    const [next] = waiting;
    return next;
  }

  function lend(process: QueryProcess): void {
    for (let next = nextFor(process); next !== undefined; next = nextFor(process)) {
      next.give(join(process));
    }
    if (lengthOf(process) > 0) return;
    if (closed !== null || process.fileIdentity !== fileIdentity) {
      retire(process);
    } else {
      idle.push(process);
      if (all.size > options.processesMin) shrinkTimer ??= setTimeout(shrink, SHRINK_AFTER_MS).unref();
    }
  }

  /** The process with the shortest line among those that can take one more statement without keeping it waiting. */
  function shortestLine(): QueryProcess | undefined {
    const youngSince = performance.now() - LINE_MS;
    let best: QueryProcess | undefined;
    for (const [process, length] of lengths) {
      if (length === 0 || !hasRoom(process) || (process.busySince ?? youngSince) < youngSince) continue;
      if (best === undefined || length < lengthOf(best)) best = process;
    }
    return best;
  }

  function join(line: QueryProcess): QueryProcess {
    lengths.set(line, lengthOf(line) + 1);
    return line;
  }

  function retire(process: QueryProcess): void {
    all.delete(process);
    lengths.delete(process);
    process.end();
    refill();
  }

  function shrink(): void {
    shrinkTimer = null;
    if (all.size <= options.processesMin) return;
    const [unused] = idle;
    if (unused !== undefined) {
      idle.shift();
      retire(unused);
    }
    shrinkTimer = setTimeout(shrink, SHRINK_AFTER_MS).unref();
  }

  /**
   * While statements wait, starts one more process when too few are left beside those at something heavy, and looks
   * again later. Where all are at something light, more of them would only share the same cores.
   */
  function grow(): void {
    growTimer = null;
    if (waitingCount() === 0 || all.size >= options.processesMax) return;
    const heavySince = performance.now() - HEAVY_AFTER_MS;
    const heavy = [...all].filter(({ busySince }) => busySince !== null && busySince <= heavySince).length;
    if (all.size - heavy < options.processesMin) start();
    growTimer = setTimeout(grow, HEAVY_AFTER_MS);
  }

  function wait(signal: AbortSignal | undefined, queue: Set<Waiter>): Promise<QueryProcess> {
    if (waitingCount() >= options.queueMax) throw failures.queueFull(waitingCount());
    if (all.size === 0) start();
    growTimer ??= setTimeout(grow, HEAVY_AFTER_MS);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.delete(waiter);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const waiter: Waiter = {
        give(process) {
          leave();
          resolve(process);
        },
        refuse(error) {
          leave();
          reject(error);
        },
      };
      const abort = (): void => waiter.refuse(failures.cancelled());
      const timer = setTimeout(
        () => waiter.refuse(failures.waitedTooLong(options.queueWaitMs)),
        options.queueWaitMs,
      );
      signal?.addEventListener('abort', abort);
      queue.add(waiter);
    });
  }

  function refuseAll(error: Error): void {
    for (const waiter of [...returned, ...waiting]) waiter.refuse(error);
  }

  function finishClosing(): void {
    if (closed !== null && running.size === 0) closed.done();
  }

  refill();
  return {
    take(signal, isReturned) {
      // What a process gave back was taken before.
      if (closed !== null && !isReturned) throw failures.closing();
      if (signal?.aborted) throw failures.cancelled();
      fileIdentity = options.fileIdentity();
      for (let process = idle.pop(); process !== undefined; process = idle.pop()) {
        if (process.fileIdentity !== fileIdentity) {
          retire(process);
          continue;
        }
        return join(process);
      }
      const inLine = isReturned || waitingCount() > 0 ? undefined : shortestLine();
      return inLine === undefined ? wait(signal, isReturned ? returned : waiting) : join(inLine);
    },
    close() {
      return new Promise((resolve) => {
        closed = {
          done() {
            if (growTimer !== null) clearTimeout(growTimer);
            if (shrinkTimer !== null) clearTimeout(shrinkTimer);
            resolve();
          },
        };
        for (const process of idle.splice(0)) retire(process);
        finishClosing();
      });
    },
  };
}
