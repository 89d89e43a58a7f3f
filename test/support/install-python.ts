import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

/** A Python that has what was asked for, or why there is none. */
export type Python =
  | { readonly kind: 'ready'; readonly python: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

const FOLDER = resolve(import.meta.dirname, '../../.venv');
/** It installs in seconds what takes pip half a minute. */
const INSTALLER = 'uv==0.13.*';
const TIMEOUT_MS = 180_000;
/** The Python of this machine, not one from elsewhere. */
const ENVIRONMENT = { ...process.env, UV_PYTHON_DOWNLOADS: 'never' };

/**
 * Makes the virtual environment `.venv/NAME` of the `python3` that is here, or brings that which is there up to date:
 * it gets the newest of the packages that their specifiers allow. Needs PyPI.
 */
export function installPython(name: string, packages: readonly string[]): Python {
  try {
    const uv = installerIn(join(FOLDER, 'installer'));
    const folder = join(FOLDER, name);
    const python = programIn(folder, 'python');
    run(uv, ['venv', '--quiet', '--allow-existing', '--python', 'python3', folder]);
    run(uv, ['pip', 'install', '--quiet', '--upgrade', '--python', python, ...packages]);
    return { kind: 'ready', python };
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The interpreter of `.venv/NAME`, whether it is there or not. */
export function pythonOf(name: string): string {
  return programIn(join(FOLDER, name), 'python');
}

function installerIn(folder: string): string {
  const uv = programIn(folder, 'uv');
  if (existsSync(uv)) return uv;
  run('python3', ['-m', 'venv', folder]);
  const pip = ['-m', 'pip', 'install', '--quiet', '--retries', '1', '--timeout', '10'];
  run(programIn(folder, 'python'), [...pip, INSTALLER]);
  return uv;
}

function programIn(folder: string, program: string): string {
  return process.platform === 'win32'
    ? join(folder, 'Scripts', `${program}.exe`)
    : join(folder, 'bin', program);
}

/** Throws with the last line that a command printed, where it fails. */
function run(command: string, args: readonly string[]): void {
  const { error, status, stderr } = spawnSync(command, args, {
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1) ?? `${command} failed`);
}
