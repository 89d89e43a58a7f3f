import { setImmediate } from 'node:timers/promises';
import { encodeFrame, FrameKind, HEAD_BYTES } from '../frames.ts';
import { distinctNames } from './column-names.ts';
import { toJsonValue } from './json-value.ts';
import type { Connection } from './open-connection.ts';
import { createProfiler } from './profile-columns.ts';
import { createRowBatch } from './row-batch.ts';
import { markedToJsonValue, unmark, wrapStatement } from './wrapped-statement.ts';

export interface StatementRequest {
  readonly sql: string;
  /** Fetch text as bytes, see `wrapStatement`. */
  readonly wrapped: boolean;
  readonly profile: boolean;
}

/** Rows gather into frames of about 64 KB; between two, the event loop turns, which is what frees finished statements. */
const BATCH_ROWS = 512;
const BATCH_CHARACTERS = 64 * 1024;

interface OpenedRows {
  readonly names: readonly string[];
  readonly rows: Iterable<unknown>;
  readonly isMarked: boolean;
}

/** The end of a result: its last frame of data, not yet sent, and the profile as JSON, or nothing. */
export interface StatementEnd {
  readonly lastFrame: Buffer;
  readonly profileJson: string;
}

/** Runs one statement and sends its rows as frames of JSON, save the last. Throws the driver's error. */
export async function runStatement(
  connection: Connection,
  request: StatementRequest,
  send: (frame: Uint8Array) => void,
): Promise<StatementEnd> {
  const { names, rows, isMarked } = openRows(connection, request);
  const profiler = request.profile ? createProfiler(names) : null;
  const batch = createRowBatch(names, isMarked ? markedToJsonValue : toJsonValue);
  let isFirst = true;
  for (const row of rows) {
    if (!Array.isArray(row)) throw new Error('The driver gave a row that is no array.');
    if (batch.rowCount >= BATCH_ROWS || batch.characters >= BATCH_CHARACTERS) {
      send(encodePart(batch.takeJson(), isFirst, false));
      isFirst = false;
      await setImmediate();
    }
    batch.add(row);
    profiler?.add(isMarked ? row.map(unmark) : row);
  }
  return { lastFrame: encodePart(batch.takeJson(), isFirst, true), profileJson: profiler?.toJson() ?? '' };
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

function openRows(connection: Connection, { sql, wrapped }: StatementRequest): OpenedRows {
  const statement = connection.prepare(sql);
  const names = columnNames(statement);
  if (names.length === 0) {
    statement.run();
    return { names, rows: [], isMarked: false };
  }
  const marked = wrapped ? prepareWrapped(connection, sql, names.length) : null;
  const rows = (marked ?? statement).raw(true).safeIntegers(true).iterate();
  return { names: distinctNames(names), rows, isMarked: marked !== null };
}

/** A statement that yields no columns has none to ask for, and the driver says so by throwing. */
function columnNames(statement: ReturnType<Connection['prepare']>): string[] {
  if (!statement.reader) return [];
  return statement.columns().map((column) => column.name);
}

/** EXPLAIN, and what changes rows, cannot stand inside another statement and runs as it is. */
function prepareWrapped(connection: Connection, sql: string, columnCount: number) {
  try {
    return connection.prepare(wrapStatement(sql, columnCount));
  } catch {
    return null;
  }
}
