import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Target } from '../support/target.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const VENV = join(ROOT, '.venv');
const PACKAGES = ['fastapi', 'uvicorn', 'schemathesis'];
const INSTALL_TIMEOUT_MS = 180_000;

/** A Python with the newest FastAPI and schemathesis, or why there is none. */
export type Environment =
  | { readonly kind: 'ready'; readonly python: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Makes the virtual environment in `.venv/`, or brings the one there up to date. */
export async function makeEnvironment(): Promise<Environment> {
  const made = await run('python3', ['-m', 'venv', VENV]);
  if (made.code !== 0) return { kind: 'unavailable', reason: `no Python environment: ${made.lastLine}` };
  const python = join(VENV, 'bin', 'python');
  const pip = ['-m', 'pip', 'install', '--quiet', '--upgrade', '--retries', '1', '--timeout', '10'];
  const installed = await run(python, [...pip, ...PACKAGES]);
  if (installed.code === 0) return { kind: 'ready', python };
  return { kind: 'unavailable', reason: `the packages cannot be fetched: ${installed.lastLine}` };
}

/** Serves the oracle on a free port. */
export async function startOracle(python: string): Promise<Target & { readonly description: string }> {
  const versions =
    'import fastapi, pydantic, sys; print("FastAPI", fastapi.__version__, "Pydantic", pydantic.VERSION, "Python", sys.version.split()[0])';
  const { lastLine: description } = await run(python, ['-c', versions]);
  const child = spawn(python, ['-m', 'uvicorn', 'oracle_app:app', '--port', '0', '--no-access-log'], {
    cwd: import.meta.dirname,
    env: { PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const address = await addressOf(child);
  return {
    description,
    request: (path, init) => fetch(address + path, init),
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('The oracle has no standard error');
  const lines = createInterface({ input: child.stderr });
  for await (const line of lines) {
    const address = /running on (http:\/\/\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    child.stderr.resume();
    return address;
  }
  throw new Error('The oracle ended before it said where it listens');
}

async function run(
  file: string,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly lastLine: string }> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: INSTALL_TIMEOUT_MS });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((done) => {
    child.on('error', (error) => {
      output += error.message;
      done(null);
    });
    child.on('close', done);
  });
  return { code, lastLine: output.trim().split('\n').at(-1) ?? '' };
}
