import { setImmediate } from 'node:timers/promises';
import { encodeFrame, FrameKind, HEAD_BYTES } from '../frames.ts';
import { createProfiler } from './profile-columns.ts';
import type { PreparedStatement } from './statement-cache.ts';
import { unmark } from './wrapped-statement.ts';

export interface StatementRequest {
  readonly sql: string;
  /** Fetch text as bytes, see `wrapStatement`. */
  readonly wrapped: boolean;
  readonly profile: boolean;
}

/** Rows gather into frames of about 64 KB; between two, the event loop turns, which is what frees finished statements. */
const BATCH_ROWS = 512;
const BATCH_CHARACTERS = 64 * 1024;

/** The end of a result: its last frame of data, not yet sent, and the profile as JSON, or nothing. */
export interface StatementEnd {
  readonly lastFrame: Buffer;
  readonly profileJson: string;
}

/** Runs one statement and sends its rows as frames of JSON, save the last. Throws the driver's error. */
export async function runStatement(
  prepared: PreparedStatement,
  { profile }: Pick<StatementRequest, 'profile'>,
  send: (frame: Uint8Array) => void,
): Promise<StatementEnd> {
  const { statement, names, isMarked, batch } = prepared;
  const profiler = profile ? createProfiler(names) : null;
  const changedRowCount = names.length > 0 ? undefined : statement.run([]).changes;
  let isFirst = true;
  for (const row of names.length > 0 ? statement.iterate([]) : []) {
    if (!Array.isArray(row)) throw new Error('The driver gave a row that is no array.');
    if (batch.rowCount >= BATCH_ROWS || batch.characters >= BATCH_CHARACTERS) {
      send(encodePart(batch.takeJson(), isFirst, false));
      isFirst = false;
      await setImmediate();
    }
    batch.add(row);
    profiler?.add(isMarked ? row.map(unmark) : row);
  }
  return {
    lastFrame: encodePart(batch.takeJson(), isFirst, true),
    profileJson: profiler?.toJson(changedRowCount) ?? '',
  };
}

const OPEN = '['.charCodeAt(0);
const COMMA = ','.charCodeAt(0);

/** A frame with one batch, an array in itself: its brackets become the commas between this batch and its neighbours. */
function encodePart(json: string, isFirst: boolean, isLast: boolean): Buffer {
  const frame = encodeFrame(FrameKind.data, json);
  frame[HEAD_BYTES] = isFirst ? OPEN : COMMA;
  if (isLast) return frame;
  frame.writeUInt32LE(frame.length - HEAD_BYTES - 1, 0);
  return frame.subarray(0, -1);
}
