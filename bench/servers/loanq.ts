import { join } from 'node:path';
import process from 'node:process';
import { type Server, startServer } from './server-process.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** `npm start`, without a line of log for each request (which the others do not write either) unless asked for. */
export function startLoanq(flags: readonly string[] = []): Promise<Server> {
  return startServer({
    name: 'loanq',
    file: process.execPath,
    arguments: [join(ROOT, 'src/main.ts'), '--port', '0', '--log-level', 'warn', ...flags],
    speaksOn: 'stdout',
  });
}
