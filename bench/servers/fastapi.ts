import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './loanq.ts';
import { type Server, startServer } from './server-process.ts';

const ENVIRONMENT = join(ROOT, '.venv', 'bench');
const PYTHON = join(ENVIRONMENT, 'bin', 'python');
const PACKAGES = ['fastapi', 'uvicorn[standard]', 'pandas'];
const VERSIONS =
  'import fastapi, pandas, uvicorn, uvloop, httptools, sys; ' +
  'print(f"FastAPI {fastapi.__version__}, pandas {pandas.__version__}, uvicorn {uvicorn.__version__}, Python {sys.version.split()[0]}")';
const INSTALL_TIMEOUT_MS = 180_000;

const run = promisify(execFile);

/** A Python with what is needed, or why there is none. */
export type PythonEnvironment =
  | { readonly kind: 'ready'; readonly versions: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Makes the virtual environment where it is not there yet. */
export async function makePythonEnvironment(): Promise<PythonEnvironment> {
  const found = await versions();
  if (found !== null) return { kind: 'ready', versions: found };
  const pip = ['-m', 'pip', 'install', '--quiet', '--retries', '1', '--timeout', '10'];
  try {
    await run('python3', ['-m', 'venv', ENVIRONMENT]);
    await run(PYTHON, [...pip, ...PACKAGES], { timeout: INSTALL_TIMEOUT_MS });
    return { kind: 'ready', versions: (await versions()) ?? '' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'unavailable', reason: message.trim().split('\n').at(-1) ?? '' };
  }
}

/** One worker, as one process of ours; with uvicorn's fast parts. */
export function startFastApi(database: string): Promise<Server> {
  return startServer({
    name: 'FastAPI + pandas',
    file: PYTHON,
    arguments: ['-m', 'uvicorn', 'fastapi_app:app', '--port', '0', '--no-access-log'],
    folder: import.meta.dirname,
    environment: { DATABASE: database, PYTHONDONTWRITEBYTECODE: '1' },
    speaksOn: 'stderr',
  });
}

async function versions(): Promise<string | null> {
  return run(PYTHON, ['-c', VERSIONS]).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}
