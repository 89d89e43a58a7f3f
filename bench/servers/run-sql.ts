import type { Server } from './server-process.ts';

export interface SqlAnswer {
  readonly status: number;
  /** Null where the transfer was broken off, as it is when a statement fails after its first rows have been sent. */
  readonly body: string | null;
  readonly ms: number;
}

/** Sends one statement to `run-sql`. */
export async function runSql(server: Server, sql: string): Promise<SqlAnswer> {
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/chat/run-sql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sql }),
  });
  const body = await answer.text().catch(() => null);
  return { status: answer.status, body, ms: performance.now() - start };
}
