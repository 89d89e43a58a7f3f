import module from 'node:module';
import process from 'node:process';
import { encodeFrame, FrameKind, RETIRING } from '../frames.ts';
import { PROCESS_BYTES_MAX } from '../limits.ts';
import { becomeUser } from './become-user.ts';
import { type OpenConnection, openConnection } from './open-connection.ts';
import { parseRequest } from './request.ts';
import { runStatement, type StatementRequest } from './run-statement.ts';
import type { QueryProcessSettings } from './settings.ts';
import { createStatementCache } from './statement-cache.ts';
import { writeFully } from './write-fully.ts';

const OUTPUT = 1;

/** Looking up the memory in use costs as much as a small statement, so it is done after long ones and now and then. */
const LONG_STATEMENT_MS = 5;
const CHECK_EVERY = 64;

/**
 * The life of a query process: opens the database, says that it is ready, runs the statements that arrive on
 * standard input one after another, and ends with its parent.
 */
export function serveStatements(settings: QueryProcessSettings): void {
  const opened = open(settings);
  if (opened === null) return;
  const answer = createAnswer(opened, settings.writable);
  const requests: StatementRequest[] = [];
  let isServing = false;
  let pending: Buffer = Buffer.alloc(0);

  async function serve(): Promise<void> {
    isServing = true;
    for (let request = requests.shift(); request !== undefined; request = requests.shift()) {
      await answer(request);
    }
    isServing = false;
  }

  process.stdin.on('data', (chunk: Buffer) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (let parsed = parseRequest(pending); parsed !== null; parsed = parseRequest(pending)) {
      requests.push(parsed.request);
      pending = parsed.rest;
    }
    if (!isServing) void serve();
  });
  process.stdin.on('end', () => process.exit(0));
}

function open(settings: QueryProcessSettings): OpenConnection | null {
  try {
    const opened = openConnection(settings);
    // A process that is killed later, or may not write any more, would not leave its compiled code to the next.
    module.flushCompileCache?.();
    const warning = becomeUser(settings.userId);
    send(encodeFrame(FrameKind.ready, JSON.stringify({ warning })));
    return opened;
  } catch (error) {
    send(encodeFrame(FrameKind.failure | RETIRING, describe(error)));
    return null;
  }
}

function createAnswer(
  { connection, encoding }: OpenConnection,
  writable: boolean,
): (request: StatementRequest) => Promise<void> {
  const statements = createStatementCache(connection);
  let served = 0;

  /** What a statement leaves behind must not reach the next one. */
  function mustRetire({ sql }: StatementRequest, start: number): boolean {
    const isDue = served % CHECK_EVERY === 0 || performance.now() - start > LONG_STATEMENT_MS;
    if (isDue && process.memoryUsage.rss() > PROCESS_BYTES_MAX) return true;
    return writable && (connection.inTransaction || changesSchema(sql));
  }

  return async (request) => {
    served += 1;
    const start = performance.now();
    const wrapped = request.wrapped && encoding === 'UTF-8';
    let last: Buffer;
    let retiring: boolean;
    try {
      const { lastFrame, profileJson } = await runStatement(statements, { ...request, wrapped }, send);
      retiring = mustRetire(request, start);
      const end = encodeFrame(FrameKind.end | (retiring ? RETIRING : 0), profileJson);
      // Together, so that a small result is a single write.
      last = Buffer.concat([lastFrame, end]);
    } catch (error) {
      statements.forget(request.sql, wrapped);
      retiring = mustRetire(request, start);
      last = encodeFrame(FrameKind.failure | (retiring ? RETIRING : 0), describe(error));
    }
    send(last);
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

/** Without a parent there is nobody to answer. */
function send(frame: Uint8Array): void {
  try {
    writeFully(OUTPUT, frame);
  } catch {
    process.exit(0);
  }
}
