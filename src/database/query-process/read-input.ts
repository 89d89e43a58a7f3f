import { Socket } from 'node:net';
import process from 'node:process';

const INPUT = 0;

/** What the parent sends in one turn fits as a rule. */
const READ_BYTES = 64 * 1024;

/**
 * Reads standard input to its end. The bytes are to be used, or copied, before `onBytes` returns: all reads share one buffer,
 * as a stream that hands out a new one each time takes longer than to run a look-up.
 */
export function readInput(onBytes: (bytes: Buffer) => void, onEnd: () => void): void {
  const input = 'deno' in process.versions ? process.stdin.on('data', onBytes) : openInput(onBytes);
  input.on('end', onEnd);
  input.on('error', onEnd);
  input.resume();
}

/** Not `process.stdin`, whose streams hand out buffers; both at once cannot read. */
function openInput(onBytes: (bytes: Buffer) => void): Socket {
  const buffer = Buffer.allocUnsafeSlow(READ_BYTES);
  return new Socket({
    fd: INPUT,
    readable: true,
    writable: false,
    onread: {
      buffer,
      callback(count) {
        onBytes(buffer.subarray(0, count));
        return true;
      },
    },
  });
}
