import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A virtual environment with packages of Python. */
export interface PythonEnvironment {
  readonly name: string;
  readonly packages: readonly string[];
}

/** The oldest and the newest versions that the code is promised to run with. */
export const ENVIRONMENTS: readonly PythonEnvironment[] = [
  { name: 'charts-oldest', packages: ['pandas==2.2.*', 'plotly==5.24.*', 'numpy==2.*'] },
  { name: 'charts-newest', packages: ['pandas', 'plotly'] },
];
const ROOT = join(import.meta.dirname, '../..');

/** The interpreter of the environment, which is made where it is not there; null where it cannot be made. */
export function installPython({ name, packages }: PythonEnvironment): string | null {
  const directory = join(ROOT, '.venv', name);
  const python = join(directory, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  if (!existsSync(python) && !succeeds('python3', '-m', 'venv', directory)) return null;
  return succeeds(python, '-m', 'pip', 'install', '--quiet', '--retries', '1', ...packages) ? python : null;
}

function succeeds(command: string, ...args: readonly string[]): boolean {
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) console.error(stderr?.trim().split('\n').at(-1) ?? `${command} is not here`);
  return status === 0;
}
