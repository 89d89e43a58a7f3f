import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { moveExecutable } from './executable.ts';
import { inProcessService } from './in-process-service.ts';

/** What the HTTP suite talks to. */
export interface Target {
  /** Asks the service; `path` begins with a slash. */
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/**
 * The service under test:
 * - with `BASE_URL` set, whatever answers there;
 * - with `LOANQ_TEST_TARGET=served`, a process of its own on a free port;
 * - with `LOANQ_TEST_TARGET=executable`, the executable in dist/, in an empty folder that is all it knows;
 * - else the app in this process, without a socket.
 */
export async function openTarget(): Promise<Target> {
  const baseUrl = process.env['BASE_URL'];
  if (baseUrl !== undefined) return remoteTarget(baseUrl.replace(/\/+$/, ''));
  switch (process.env['LOANQ_TEST_TARGET']) {
    case 'served':
      return servedTarget();
    case 'executable':
      return executableTarget();
    default:
      return inProcessTarget();
  }
}

function remoteTarget(baseUrl: string): Target {
  return {
    request: (path, init) => fetch(baseUrl + path, { redirect: 'manual', ...init }),
    close: async () => {},
  };
}

async function inProcessTarget(): Promise<Target> {
  const { app, close } = await inProcessService();
  return { request: async (path, init) => app.request(path, init), close };
}

function servedTarget(): Promise<Target> {
  const main = resolve(import.meta.dirname, '../../src/main.ts');
  return started(
    spawn(process.execPath, [main, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
}

async function executableTarget(): Promise<Target> {
  const place = moveExecutable();
  const target = await started(
    spawn(place.executable, ['serve', '--port', '0'], {
      cwd: place.folder,
      env: { HOME: place.folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  return {
    ...target,
    async close() {
      await target.close();
      place.remove();
    },
  };
}

async function started(child: ChildProcessByStdio<null, Readable, null>): Promise<Target> {
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address === undefined) continue;
    child.stdout.resume();
    return {
      ...remoteTarget(address),
      async close() {
        child.kill('SIGTERM');
        await exited;
      },
    };
  }
  throw new Error('The server ended before it said where it listens');
}
