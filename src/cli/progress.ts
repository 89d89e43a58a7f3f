import type { Output } from './output.ts';

/** How far long work has come. */
export interface Progress {
  /** One more is done. */
  readonly advance: () => Promise<void>;
  /** So many are done in all. */
  readonly reach: (done: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Often enough to see it move; a log should not be filled with it. */
const TERMINAL_MS = 100;
const LOG_MS = 10_000;

/** Tells on a terminal in one line that changes, elsewhere by a line now and then, in the words of `describe`. */
export function createProgress(output: Output, describe: (done: number) => string): Progress {
  const everyMs = output.isTerminal ? TERMINAL_MS : LOG_MS;
  let done = 0;
  let toldAt = performance.now();
  let isLineOpen = false;
  const say = (text: string): Promise<void> => output.write(text).catch(() => {}); // Nobody looks: the work goes on.
  async function reach(count: number): Promise<void> {
    done = count;
    if (performance.now() - toldAt < everyMs) return;
    toldAt = performance.now();
    isLineOpen = output.isTerminal;
    const text = describe(done);
    await say(output.isTerminal ? `\r${text}` : `${text}\n`);
  }
  return {
    advance: () => reach(done + 1),
    reach,
    async end() {
      if (isLineOpen) await say('\r\u001B[K');
    },
  };
}
