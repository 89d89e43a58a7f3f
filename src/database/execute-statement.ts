import type { LoanqError } from '../shared/mod.ts';
import { deathError, diedOfUndecodableText, driverError, failures } from './failures.ts';
import { CLIENT_WAIT_FACTOR, HELD_BYTES_MAX, STREAM_AHEAD_BYTES } from './limits.ts';
import { parseExactJson } from './parse-exact-json.ts';
import type { StatementRequest } from './query-process/run-statement.ts';
import type { QueryProcess } from './query-process.ts';
import type { ResultProfile, ResultStream } from './query-runner.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

export interface ExecuteOptions {
  readonly timeoutMs: number;
  /** How much of that an earlier attempt has used up. */
  readonly spentMs: number;
  readonly resultBytesMax: number;
  readonly heapLimitBytes: number;
  readonly signal: AbortSignal | undefined;
  /** Told when the process died of text that is not UTF-8. */
  onUndecodableText(): void;
}

/**
 * Runs one statement on a process; the process is killed when the deadline, the size or the client says so. Null where
 * the process gave the statement back before it began.
 */
export function executeStatement(
  process: QueryProcess,
  request: StatementRequest,
  options: ExecuteOptions,
): Promise<ResultStream | null> {
  return new Promise((resolve, reject) => {
    const { timeoutMs, resultBytesMax, heapLimitBytes, signal } = options;
    const profile = request.profile ? Promise.withResolvers<ResultProfile | null>() : null;
    // Whoever asked for the profile sees its rejection; whoever did not must not die of it.
    profile?.promise.catch(() => {});
    let held: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
    let isOver = false;

    let stopwatch: Stopwatch | null = null;
    const abort = (): void => stop(failures.cancelled());
    signal?.addEventListener('abort', abort);

    /** The process is not worth waiting for: end it and say why. */
    function stop(error: LoanqError): void {
      if (isOver) return;
      statement.stop();
      fail(error);
    }

    function settle(): void {
      isOver = true;
      stopwatch?.stop();
      signal?.removeEventListener('abort', abort);
    }

    function fail(error: LoanqError): void {
      settle();
      held = [];
      if (controller === null) reject(error);
      else controller.error(error);
      profile?.reject(error);
    }

    function stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
      return new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          start(started) {
            controller = started;
            for (const piece of held) started.enqueue(piece);
            held = [];
          },
          pull() {
            if (isOver) return;
            statement.resume();
            stopwatch?.work();
          },
          cancel: abort,
        },
        new ByteLengthQueuingStrategy({ highWaterMark: STREAM_AHEAD_BYTES }),
      );
    }

    const statement = process.run(request, {
      started() {
        stopwatch = createStopwatch({
          workMs: Math.max(1, timeoutMs - options.spentMs),
          waitMs: timeoutMs * CLIENT_WAIT_FACTOR,
          onWorkOver: () => stop(failures.timedOut(timeoutMs)),
          onWaitOver: () => stop(failures.clientTooSlow(timeoutMs * CLIENT_WAIT_FACTOR)),
        });
      },
      returned() {
        settle();
        resolve(null);
      },
      data(piece) {
        bytes += piece.length;
        if (bytes > resultBytesMax) {
          stop(failures.resultTooLarge(resultBytesMax));
          return;
        }
        const part = asPlainBytes(piece);
        if (controller === null) {
          held.push(part);
          if (bytes > HELD_BYTES_MAX) resolve({ body: stream(), profile: profile?.promise ?? NO_PROFILE });
          return;
        }
        controller.enqueue(part);
        if ((controller.desiredSize ?? 0) <= 0) {
          statement.pause();
          stopwatch?.wait();
        }
      },
      end(profileJson) {
        settle();
        profile?.resolve(parseProfile(profileJson));
        if (controller === null) resolve({ body: joinPieces(held), profile: profile?.promise ?? NO_PROFILE });
        else controller.close();
      },
      failure: (failure) => fail(driverError(failure, heapLimitBytes)),
      died(end) {
        if (diedOfUndecodableText(end)) options.onUndecodableText();
        fail(deathError(end, heapLimitBytes));
      },
    });
    // The client may have gone between the queue and here, before anybody listened.
    if (signal?.aborted) abort();
  });
}

const NO_PROFILE: Promise<null> = Promise.resolve(null);

/** Most small results arrive in one piece and are not copied. */
function joinPieces(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [first] = pieces;
  return pieces.length === 1 && first !== undefined ? first : new Uint8Array(Buffer.concat(pieces));
}

/** Bytes from a pipe are never shared with another thread, which only the types do not know. */
function asPlainBytes({ buffer, byteOffset, byteLength }: Buffer): Uint8Array<ArrayBuffer> {
  if (!(buffer instanceof ArrayBuffer)) throw new Error('A pipe gave shared memory.');
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function parseProfile(json: string): ResultProfile {
  const value = parseExactJson(json);
  if (!isProfile(value)) throw new Error('A query process sent no profile.');
  return value;
}

function isProfile(value: unknown): value is ResultProfile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'rowCount' in value &&
    'columns' in value &&
    'sample' in value
  );
}
