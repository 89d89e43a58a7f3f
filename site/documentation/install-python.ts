// The Python with which the pages' code is run, in .venv/documentation; run by itself, it makes it.

import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PYTHON, PYTHON_PACKAGES } from './runtimes.ts';

if (import.meta.main) installPython();

/** Makes the virtual environment where there is none. Where it cannot be made the pages' Python is not run. */
export function installPython(): void {
  if (existsSync(PYTHON)) return;
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('python3', ['-m', 'venv', join(PYTHON, '../..')], options);
  spawnSync(PYTHON, ['-m', 'pip', 'install', '--quiet', '--retries', '1', ...PYTHON_PACKAGES], options);
}
