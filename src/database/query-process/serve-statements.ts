import module from 'node:module';
import process from 'node:process';
import { encodeFrame, FrameKind, RETIRING } from '../frames.ts';
import { PROCESS_BYTES_MAX } from '../limits.ts';
import { becomeUser } from './become-user.ts';
import { type OpenConnection, openConnection } from './open-connection.ts';
import { parseRequest } from './request.ts';
import { runStatement, type StatementRequest } from './run-statement.ts';
import type { QueryProcessSettings } from './settings.ts';
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
  let served = 0;
  let pending: Buffer = Buffer.alloc(0);
  process.stdin.on('data', (chunk: Buffer) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const parsed = parseRequest(pending);
    if (parsed === null) return;
    pending = parsed.rest;
    served += 1;
    void answer(opened, parsed.request, settings.writable, served % CHECK_EVERY === 0);
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

async function answer(
  { connection, encoding }: OpenConnection,
  request: StatementRequest,
  writable: boolean,
  checkMemory: boolean,
): Promise<void> {
  const start = performance.now();
  const isRetiring = (): boolean =>
    ((checkMemory || performance.now() - start > LONG_STATEMENT_MS) &&
      process.memoryUsage.rss() > PROCESS_BYTES_MAX) ||
    (writable && (connection.inTransaction || changesSchema(request.sql)));
  let last: Buffer;
  let retiring: boolean;
  try {
    const wrapped = request.wrapped && encoding === 'UTF-8';
    const { lastFrame, profileJson } = await runStatement(connection, { ...request, wrapped }, send);
    retiring = isRetiring();
    const end = encodeFrame(FrameKind.end | (retiring ? RETIRING : 0), profileJson);
    // Together, so that a small result is a single write.
    last = Buffer.concat([lastFrame, end]);
  } catch (error) {
    retiring = isRetiring();
    last = encodeFrame(FrameKind.failure | (retiring ? RETIRING : 0), describe(error));
  }
  send(last);
  if (retiring) process.exit(0);
}

/** What a schema change leaves in the connection (a temporary table among it) must not reach the next statement. */
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
