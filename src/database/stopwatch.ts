export interface StopwatchOptions {
  readonly workMs: number;
  readonly waitMs: number;
  onWorkOver(): void;
  onWaitOver(): void;
}

/** Two budgets of time, of which one runs down at a time: the statement's work, and the wait for its client. */
export interface Stopwatch {
  work(): void;
  wait(): void;
  stop(): void;
}

/** Starts with the work running. */
export function createStopwatch(options: StopwatchOptions): Stopwatch {
  const left = { work: options.workMs, wait: options.waitMs };
  let running: keyof typeof left = 'work';
  let since = performance.now();
  let timer = setTimeout(options.onWorkOver, left.work);

  function change(next: keyof typeof left): void {
    if (next === running) return;
    const now = performance.now();
    clearTimeout(timer);
    left[running] -= now - since;
    since = now;
    running = next;
    timer = setTimeout(next === 'work' ? options.onWorkOver : options.onWaitOver, left[next]);
  }

  return {
    work: () => change('work'),
    wait: () => change('wait'),
    stop: () => clearTimeout(timer),
  };
}
