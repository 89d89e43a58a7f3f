import { writeSync } from 'node:fs';

const PAUSE = new Int32Array(new SharedArrayBuffer(4));

/** Writes all bytes and blocks until the reader has taken them: that is what slows a query down to its client. */
export function writeFully(descriptor: number, bytes: Uint8Array): void {
  let offset = 0;
  while (offset < bytes.length) {
    try {
      offset += writeSync(descriptor, bytes, offset, bytes.length - offset);
    } catch (error) {
      if (!isFull(error)) throw error;
      Atomics.wait(PAUSE, 0, 0, 1);
    }
  }
}

/** Some systems hand a process its pipes in non-blocking mode. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
