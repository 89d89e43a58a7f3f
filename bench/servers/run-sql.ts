import type { Server } from './server-process.ts';

/** Sends one statement to `run-sql`. */
export async function runSql(
  server: Server,
  sql: string,
): Promise<{ readonly status: number; readonly body: string; readonly ms: number }> {
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/chat/run-sql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sql }),
  });
  const body = await answer.text();
  return { status: answer.status, body, ms: performance.now() - start };
}
