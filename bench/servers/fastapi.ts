import { execFileSync } from 'node:child_process';
import { installPython, pythonOf } from '../../test/support/install-python.ts';
import { type Server, startServer } from './server-process.ts';

const ENVIRONMENT = 'bench';
const PACKAGES = ['fastapi', 'uvicorn[standard]', 'pandas'];
const VERSIONS =
  'import fastapi, pandas, uvicorn, uvloop, httptools, sys; ' +
  'print(f"FastAPI {fastapi.__version__}, pandas {pandas.__version__}, uvicorn {uvicorn.__version__}, Python {sys.version.split()[0]}")';

/** A Python with what is needed, or why there is none. */
export type PythonEnvironment =
  | { readonly kind: 'ready'; readonly versions: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** Makes the virtual environment, or brings it up to date. */
export function makePythonEnvironment(): PythonEnvironment {
  const installed = installPython(ENVIRONMENT, PACKAGES);
  if (installed.kind === 'unavailable') return installed;
  const versions = execFileSync(installed.python, ['-c', VERSIONS], { encoding: 'utf8' });
  return { kind: 'ready', versions: versions.trim() };
}

/** One worker, as one process of ours; with uvicorn's fast parts. */
export function startFastApi(database: string): Promise<Server> {
  return startServer({
    name: 'FastAPI + pandas',
    file: pythonOf(ENVIRONMENT),
    arguments: ['-m', 'uvicorn', 'fastapi_app:app', '--port', '0', '--no-access-log'],
    folder: import.meta.dirname,
    environment: { DATABASE: database, PYTHONDONTWRITEBYTECODE: '1' },
    speaksOn: 'stderr',
  });
}
