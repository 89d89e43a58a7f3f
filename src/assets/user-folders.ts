import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import process from 'node:process';
import { LoanqError } from '../shared/mod.ts';

/** The first argument of a query process of the executable; the second is the cache folder that its parent has found. */
export const QUERY_PROCESS_ARGUMENT = '--query-process';

/** `cache` can be made again at any time; `data` may hold what the user has changed. */
type Purpose = 'cache' | 'data';

/**
 * Does something in the first folder of this user where it can be done, made private beforehand. Throws LoanqError
 * `misconfigured` with what was wrong with each; `what` is what is to be done there.
 */
export function inUserFolder<T>(purpose: Purpose, what: string, work: (folder: string) => T): T {
  const problems: string[] = [];
  for (const folder of userFolders(purpose)) {
    try {
      makePrivate(folder);
      return work(folder);
    } catch (error) {
      problems.push(`- ${folder}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new LoanqError(
    'misconfigured',
    `${what} cannot be unpacked. Set LOANQ_HOME to a folder that this user may write, with 50 MB free, on a file system that lets programs run (not noexec).\n${problems.join('\n')}`,
  );
}

/** The folders for a purpose, best first; only one where the user has said which. */
function userFolders(purpose: Purpose): readonly string[] {
  const home = process.env['LOANQ_HOME'];
  if (home) return [join(resolve(home), purpose)];
  const [, , first, parentFolder] = process.argv; // A query process has no environment.
  const usual = first === QUERY_PROCESS_ARGUMENT ? parentFolder : ofSystem(purpose);
  const temporary = join(tmpdir(), `loanq-${process.getuid?.() ?? 'user'}`);
  return usual ? [usual, temporary] : [temporary];
}

/** Where this system wants such files of a user; null where the user has no such place, as in many containers. */
function ofSystem(purpose: Purpose): string | null {
  const { XDG_CACHE_HOME, XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  const named = purpose === 'cache' ? XDG_CACHE_HOME : XDG_DATA_HOME;
  if (named && isAbsolute(named)) return join(named, 'loanq'); // A relative one is to be ignored, says its specification.
  const home = homeFolder();
  if (process.platform === 'win32') return LOCALAPPDATA ? join(LOCALAPPDATA, 'loanq', purpose) : null;
  if (home === null) return null;
  if (process.platform === 'darwin') {
    return join(home, 'Library', purpose === 'cache' ? 'Caches' : 'Application Support', 'loanq');
  }
  return join(home, purpose === 'cache' ? '.cache' : '.local/share', 'loanq');
}

function homeFolder(): string | null {
  try {
    return homedir() || null;
  } catch {
    return null;
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
