import type { Output } from './output.ts';

/** How far long work has come. */
export interface Progress {
  readonly advance: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Often enough to see it move; a log should not be filled with it. */
const TERMINAL_MS = 100;
const LOG_MS = 10_000;

/** Tells on a terminal in one line that changes, elsewhere by a line now and then. */
export function createProgress(
  output: Output,
  { total, what }: { readonly total: number; readonly what: string },
): Progress {
  const everyMs = output.isTerminal ? TERMINAL_MS : LOG_MS;
  let done = 0;
  let toldAt = performance.now();
  let isLineOpen = false;
  const say = (text: string): Promise<void> => output.write(text).catch(() => {}); // Nobody looks: the work goes on.
  return {
    async advance() {
      done += 1;
      if (performance.now() - toldAt < everyMs) return;
      toldAt = performance.now();
      isLineOpen = output.isTerminal;
      const text = `${done} of ${total} ${what}`;
      await say(output.isTerminal ? `\r${text}` : `${text}\n`);
    },
    async end() {
      if (isLineOpen) await say('\r\u001B[K');
    },
  };
}
