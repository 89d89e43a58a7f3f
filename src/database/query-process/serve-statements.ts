import module from 'node:module';
import process from 'node:process';
import { encodeFrame, FrameKind, RETIRING } from '../frames.ts';
import { PROCESS_BYTES_MAX } from '../limits.ts';
import { becomeUser } from './become-user.ts';
import { type OpenConnection, openConnection } from './open-connection.ts';
import { readInput } from './read-input.ts';
import { parseRequest } from './request.ts';
import { runStatement, type StatementRequest } from './run-statement.ts';
import type { QueryProcessSettings } from './settings.ts';
import { createStatementCache, type StatementCache } from './statement-cache.ts';
import { writeFully } from './write-fully.ts';

const OUTPUT = 1;

/** Looking up the memory in use costs as much as a small statement, so it is done after long ones and now and then. */
const LONG_STATEMENT_MS = 5;
const CHECK_EVERY = 64;

/** What is gathered of answers at most, about what one read of the parent takes. */
const HELD_BYTES_MAX = 64 * 1024;

/**
 * The life of a query process: opens the database, says that it is ready, runs the statements that arrive on
 * standard input one after another, and ends with its parent.
 */
export function serveStatements(settings: QueryProcessSettings): void {
  const send = createOutput();
  const opened = open(settings, send);
  if (opened === null) return;
  const requests: StatementRequest[] = [];
  const statements = createStatementCache(opened.connection);
  const answer = createAnswer(opened, statements, { writable: settings.writable, waiting: requests, send });
  let isServing = false;
  /** Of a request that has not arrived whole. */
  let pending: Buffer = Buffer.alloc(0);

  async function serve(): Promise<void> {
    isServing = true;
    for (let request = requests.shift(); request !== undefined; request = requests.shift()) {
      await answer(request);
    }
    isServing = false;
  }

  function take(bytes: Buffer): void {
    let rest = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
    for (let parsed = parseRequest(rest); parsed !== null; parsed = parseRequest(rest)) {
      requests.push(parsed.request);
      if (parsed.schemaMayHaveChanged) statements.schemaMayHaveChanged();
      rest = parsed.rest;
    }
    pending = Buffer.from(rest);
    if (!isServing) void serve();
  }

  readInput(take, () => process.exit(0));
}

function open(settings: QueryProcessSettings, send: Send): OpenConnection | null {
  try {
    const opened = openConnection(settings);
    // A process that is killed later, or may not write any more, would not leave its compiled code to the next.
    module.flushCompileCache?.();
    const warning = becomeUser(settings.userId);
    send(encodeFrame(FrameKind.ready, JSON.stringify({ warning })), false);
    return opened;
  } catch (error) {
    send(encodeFrame(FrameKind.failure | RETIRING, describe(error)), false);
    return null;
  }
}

interface AnswerOptions {
  readonly writable: boolean;
  /** The statements after the one that is answered. */
  readonly waiting: readonly StatementRequest[];
  readonly send: Send;
}

function createAnswer(
  { connection, encoding }: OpenConnection,
  statements: StatementCache,
  { writable, waiting, send }: AnswerOptions,
): (request: StatementRequest) => Promise<void> {
  let served = 0;

  /** What a statement leaves behind must not reach the next one. */
  function mustRetire({ sql }: StatementRequest, ms: number): boolean {
    const isDue = served % CHECK_EVERY === 0 || ms > LONG_STATEMENT_MS;
    if (isDue && process.memoryUsage.rss() > PROCESS_BYTES_MAX) return true;
    return writable && (connection.inTransaction || changesSchema(sql));
  }

  const isWrapped = (request: StatementRequest): boolean => request.wrapped && encoding === 'UTF-8';

  return async (request) => {
    served += 1;
    const start = performance.now();
    const wrapped = isWrapped(request);
    let last: Buffer;
    let retiring: boolean;
    try {
      const prepared = statements.prepare(request.sql, wrapped);
      const { lastFrame, profileJson } = await runStatement(prepared, request, (frame) => send(frame, false));
      prepared.lastMs = performance.now() - start;
      retiring = mustRetire(request, prepared.lastMs);
      const end = encodeFrame(FrameKind.end | (retiring ? RETIRING : 0), profileJson);
      // Together, so that a small result is a single write.
      last = Buffer.concat([lastFrame, end]);
    } catch (error) {
      statements.forget(request.sql, wrapped);
      retiring = mustRetire(request, performance.now() - start);
      last = encodeFrame(FrameKind.failure | (retiring ? RETIRING : 0), describe(error));
    }
    const [next] = waiting;
    send(last, !retiring && next !== undefined && statements.isShort(next.sql, isWrapped(next)));
    if (retiring) process.exit(0);
  };
}

/** It may leave a temporary table in the connection. */
function changesSchema(sql: string): boolean {
  return /^(CREATE|ALTER|DROP)\b/i.test(sql);
}

function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return JSON.stringify({ code, message });
}

type Send = (frame: Uint8Array, mayWait: boolean) => void;

/**
 * Writes frames to the parent. One that may wait goes with the next: writing, and waking the parent, takes longer than a
 * look-up. Without a parent there is nobody to answer.
 */
function createOutput(): Send {
  let held: Uint8Array[] = [];
  let bytes = 0;
  return (frame, mayWait) => {
    held.push(frame);
    bytes += frame.length;
    if (mayWait && bytes < HELD_BYTES_MAX) return;
    const [first] = held;
    const all = held.length === 1 && first !== undefined ? first : Buffer.concat(held);
    held = [];
    bytes = 0;
    try {
      writeFully(OUTPUT, all);
    } catch {
      process.exit(0);
    }
  };
}
