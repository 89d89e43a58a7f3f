import type { Writable } from 'node:stream';

/** Standard output or standard error. */
export interface Output {
  /** Whether it is a terminal. */
  readonly isTerminal: boolean;
  /** Resolves when the receiver has room for more; rejects with `OutputClosed` when it is gone (`loanq … | head`). */
  write(chunk: string | Uint8Array): Promise<void>;
}

/** The receiver of the output has closed it: no error of ours, only a reason to stop. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed';
}

/** Makes a stream an output on which a receiver that leaves does no harm. */
export function createOutput(stream: Writable & { readonly isTTY?: boolean }): Output {
  stream.on('error', () => {}); // The write that failed reports it.
  return {
    isTerminal: stream.isTTY === true,
    write: (chunk) =>
      new Promise((resolve, reject) => {
        stream.write(chunk, (error) => {
          if (error) reject(new OutputClosed('The output is closed.', { cause: error }));
          else resolve();
        });
      }),
  };
}
