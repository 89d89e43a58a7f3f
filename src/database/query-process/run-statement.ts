import { setImmediate } from 'node:timers/promises';
import { encodeFrame, FrameKind, HEAD_BYTES } from '../frames.ts';
import { distinctNames } from './column-names.ts';
import { encodeValue, type ValueEncoder } from './encode-value.ts';
import type { Connection } from './open-connection.ts';
import { createProfiler, type Profiler } from './profile-columns.ts';
import { encodeMarkedValue, unmark, wrapStatement } from './wrapped-statement.ts';

export interface StatementRequest {
  readonly sql: string;
  /** Fetch text as bytes, see `wrapStatement`. */
  readonly wrapped: boolean;
  readonly profile: boolean;
}

/** Rows gather into frames of this many characters. */
const FRAME_CHARACTERS = 64 * 1024;

/** Finished statements are freed by the event loop, so it must turn now and then. */
const ROWS_PER_TURN = 1_024;

type Rows = Iterable<unknown>;

interface OpenedRows {
  readonly names: readonly string[];
  readonly rows: Rows;
  readonly isMarked: boolean;
}

/**
 * Runs one statement and passes its rows on as frames of JSON. Returns what is still to be sent: the last frame of
 * data and the end, in one piece. Throws the driver's error.
 */
export async function runStatement(
  connection: Connection,
  request: StatementRequest,
  send: (frame: Uint8Array) => void,
): Promise<{ readonly rest: string; readonly profileJson: string }> {
  const { names, rows, isMarked } = openRows(connection, request);
  const profiler = request.profile ? createProfiler(names) : null;
  const encodeRow = rowEncoder(names, isMarked ? encodeMarkedValue : encodeValue);
  let text = '[';
  let count = 0;
  for (const row of rows) {
    if (!Array.isArray(row)) throw new Error('The driver gave a row that is no array.');
    const json = encodeRow(row);
    if (profiler !== null) addToProfile(profiler, row, json, isMarked);
    text += count === 0 ? json : `,${json}`;
    count += 1;
    if (text.length >= FRAME_CHARACTERS) {
      send(encodeFrame(FrameKind.data, text));
      text = '';
    }
    if (count % ROWS_PER_TURN === 0) await setImmediate();
  }
  return { rest: `${text}]`, profileJson: profiler?.toJson() ?? '' };
}

/** The last data frame followed by the end frame, in one buffer, so that a small result is a single write. */
export function encodeLastFrames(rest: string, endKind: number, endPayload: string): Buffer {
  const data = encodeFrame(FrameKind.data, rest);
  if (endPayload !== '') return Buffer.concat([data, encodeFrame(endKind, endPayload)]);
  const frames = Buffer.allocUnsafe(data.length + HEAD_BYTES);
  frames.set(data);
  frames.writeUInt32LE(0, data.length);
  frames[data.length + 4] = endKind;
  return frames;
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

function rowEncoder(names: readonly string[], encode: ValueEncoder): (row: readonly unknown[]) => string {
  const prefixes = names.map((name, index) => `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  return (row) => {
    let json = '';
    for (let index = 0; index < prefixes.length; index += 1) json += prefixes[index] + encode(row[index]);
    return `${json}}`;
  };
}

function addToProfile(profiler: Profiler, row: readonly unknown[], json: string, isMarked: boolean): void {
  profiler.add(isMarked ? row.map(unmark) : row, json);
}
