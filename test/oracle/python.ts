import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Target } from '../support/target.ts';

/** Serves the oracle on a free port. */
export async function startOracle(python: string): Promise<Target & { readonly description: string }> {
  const versions =
    'import fastapi, pydantic, sys; print("FastAPI", fastapi.__version__, "Pydantic", pydantic.VERSION, "Python", sys.version.split()[0])';
  const description = execFileSync(python, ['-c', versions], { encoding: 'utf8' }).trim();
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
