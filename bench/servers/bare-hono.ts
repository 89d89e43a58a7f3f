import { join } from 'node:path';
import process from 'node:process';
import { type Server, startServer } from './server-process.ts';

/** The least that a JSON route can cost with what loanq is made of. */
export function startBareHono(): Promise<Server> {
  return startServer({
    name: 'bare Hono route',
    file: process.execPath,
    arguments: [join(import.meta.dirname, 'bare-hono-main.ts')],
    speaksOn: 'stdout',
  });
}
