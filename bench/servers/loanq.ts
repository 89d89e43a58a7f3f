import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { type Server, startServer } from './server-process.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** After its first question the server makes its examples ready and then gives memory back. */
const SETTLE_MS = 6_000;

/** As `startLoanq`, once it has learnt the database and is at rest. */
export async function startWarmLoanq(flags: readonly string[] = []): Promise<Server> {
  const loanq = await startLoanq(flags);
  const answer = await fetch(`http://127.0.0.1:${loanq.port}/api/v1/chat/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: 'How many loans are there?' }),
  });
  await answer.text();
  await setTimeout(SETTLE_MS);
  return loanq;
}

/** `npm start`, without a line of log for each request (which the others do not write either) unless asked for. */
export function startLoanq(flags: readonly string[] = []): Promise<Server> {
  return startServer({
    name: 'loanq',
    file: process.execPath,
    arguments: [join(ROOT, 'src/main.ts'), '--port', '0', '--log-level', 'warn', ...flags],
    speaksOn: 'stdout',
  });
}
