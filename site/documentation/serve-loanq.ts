import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** Serves the sample loan book on a free port, in a process of its own. */
export async function serveLoanq(): Promise<{ readonly address: string; close(): Promise<void> }> {
  const main = join(import.meta.dirname, '../../src/main.ts');
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--log-level', 'error'], {
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/[^\s/]+/.exec(line)?.[0];
    if (address === undefined) continue;
    child.stdout.resume();
    return {
      address,
      async close() {
        child.kill('SIGTERM');
        await exited;
      },
    };
  }
  throw new Error('loanq ended before it said where it listens');
}
