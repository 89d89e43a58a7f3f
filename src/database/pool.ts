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

/** Query processes, lent out one statement at a time, in the order of asking. */
export interface Pool {
  /** A free process: at once where there is one, else a promise. Rejects with `overloaded` or `cancelled`. */
  take(signal: AbortSignal | undefined): QueryProcess | Promise<QueryProcess>;
  /** Takes no more statements; resolves when the last one is done and every process has ended. */
  close(): Promise<void>;
}

interface Waiter {
  give(process: QueryProcess): void;
  refuse(error: Error): void;
}

/** A process that is lent for longer than this is at something heavy; where statements wait, another takes its place. */
const HEAVY_AFTER_MS = 25;

/** Processes above the minimum end, one by one, after so long without need. */
const SHRINK_AFTER_MS = 10_000;

/** Creates the pool and starts its first processes. */
export function createPool(options: PoolOptions): Pool {
  /** Those that run or may yet run a statement. */
  const all = new Set<QueryProcess>();
  /** Those the operating system still has, `all` among them. */
  const running = new Set<QueryProcess>();
  const idle: QueryProcess[] = [];
  /** Those that run a statement, and since when. */
  const lentSince = new Map<QueryProcess, number>();
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
    free(process, isSpent) {
      if (isSpent) {
        lentSince.delete(process);
        retire(process);
      } else lend(process);
    },
    gone(process, startFailure) {
      all.delete(process);
      lentSince.delete(process);
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
    const needed = closed === null ? options.processesMin : Math.min(options.processesMin, waiting.size);
    while (all.size < needed) start();
  }

  function lend(process: QueryProcess): void {
    lentSince.delete(process);
    if (process.fileIdentity !== fileIdentity) {
      retire(process);
      return;
    }
    const [next] = waiting;
    if (next !== undefined) {
      lentSince.set(process, performance.now());
      next.give(process);
    } else if (closed !== null) {
      retire(process);
    } else {
      idle.push(process);
      if (all.size > options.processesMin) shrinkTimer ??= setTimeout(shrink, SHRINK_AFTER_MS).unref();
    }
  }

  function retire(process: QueryProcess): void {
    all.delete(process);
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
    if (waiting.size === 0 || all.size >= options.processesMax) return;
    const heavySince = performance.now() - HEAVY_AFTER_MS;
    const heavy = [...lentSince.values()].filter((since) => since <= heavySince).length;
    if (all.size - heavy < options.processesMin) start();
    growTimer = setTimeout(grow, HEAVY_AFTER_MS);
  }

  function wait(signal: AbortSignal | undefined): Promise<QueryProcess> {
    if (waiting.size >= options.queueMax) throw failures.queueFull(waiting.size);
    if (all.size === 0) start();
    growTimer ??= setTimeout(grow, HEAVY_AFTER_MS);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(waiter);
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
      waiting.add(waiter);
    });
  }

  function refuseAll(error: Error): void {
    for (const waiter of [...waiting]) waiter.refuse(error);
  }

  function finishClosing(): void {
    if (closed !== null && running.size === 0) closed.done();
  }

  refill();
  return {
    take(signal) {
      if (closed !== null) throw failures.closing();
      if (signal?.aborted) throw failures.cancelled();
      fileIdentity = options.fileIdentity();
      for (;;) {
        const process = idle.pop();
        if (process === undefined) return wait(signal);
        if (process.fileIdentity !== fileIdentity) {
          retire(process);
          continue;
        }
        lentSince.set(process, performance.now());
        return process;
      }
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
