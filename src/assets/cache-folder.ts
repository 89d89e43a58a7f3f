import { randomBytes } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { zstdDecompressSync } from 'node:zlib';
import { LoanqError } from '../shared/mod.ts';

/** The first argument of a query process of the executable; the second is the folder that its parent has unpacked to. */
export const QUERY_PROCESS_ARGUMENT = '--query-process';

/**
 * Does something in the first folder of this user where it can be done, made private beforehand. Throws LoanqError
 * `misconfigured` with what was wrong with each; `what` is what is to be unpacked.
 */
export function inCacheFolder<T>(what: string, work: (folder: string) => T): T {
  const problems: string[] = [];
  for (const folder of cacheFolders()) {
    try {
      makePrivate(folder);
      return work(folder);
    } catch (error) {
      problems.push(`${folder}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new LoanqError(
    'misconfigured',
    `${what} cannot be unpacked. Set LOANQ_CACHE to a folder of this user that allows programs to run.\n${problems.join('\n')}`,
  );
}

function cacheFolders(): string[] {
  const [, , first, parentFolder] = process.argv; // A query process has no environment.
  const { LOANQ_CACHE, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const folders = [
    first === QUERY_PROCESS_ARGUMENT ? parentFolder : undefined,
    LOANQ_CACHE,
    XDG_CACHE_HOME && join(XDG_CACHE_HOME, 'loanq'),
    LOCALAPPDATA && join(LOCALAPPDATA, 'loanq', 'cache'),
    inHome('.cache', 'loanq'),
    join(tmpdir(), `loanq-${process.getuid?.() ?? 'user'}`),
  ];
  return folders.flatMap((folder) => (folder ? [folder] : []));
}

/** Containers often run as a user without a home. */
function inHome(...parts: string[]): string | undefined {
  try {
    return join(homedir(), ...parts);
  } catch {
    return undefined;
  }
}

/** Makes the folder, or makes sure that it is a folder of this user's alone. Throws otherwise. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const status = lstatSync(folder);
  if (!status.isDirectory()) throw new Error('it is not a folder');
  if (process.platform === 'win32') return;
  if (status.uid !== process.getuid?.()) throw new Error(`it belongs to user ${status.uid}`);
  if ((status.mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

/** Unpacks a zstd-compressed asset to a file, whole or not at all, also when several processes do so at once. */
export function extractTo(path: string, compressed: Uint8Array): void {
  const draft = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, zstdDecompressSync(compressed), { flag: 'wx', mode: 0o600 });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
