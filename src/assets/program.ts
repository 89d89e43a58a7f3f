import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { isExecutable, openAssets, repositoryFolder } from './asset-store.ts';
import { inUserFolder, QUERY_PROCESS_ARGUMENT } from './user-folders.ts';

/** How to start a program: file and arguments. */
export interface ProgramCommand {
  readonly file: string;
  readonly arguments: readonly string[];
}

/** How the executable starts a query process: itself. Null from source, where the program has a file of its own. */
export function queryProcessCommand(): ProgramCommand | null {
  if (!isExecutable()) return null;
  const folder = inUserFolder('cache', 'The database driver', (usable) => usable);
  return { file: process.execPath, arguments: [QUERY_PROCESS_ARGUMENT, folder] };
}

/** How to write the sample loan book to a file. Only from source: the executable holds the finished one. */
export function generateSampleCommand(path: string): ProgramCommand {
  const entry = join(repositoryFolder(), 'data', 'generate.ts');
  const flags = 'deno' in process.versions ? ['run', '--quiet', '--no-prompt', ...denoPermissions(path)] : [];
  return { file: process.execPath, arguments: [...flags, entry, '--out', path] };
}

/** To read the generator and load the database driver, and to write beside the file. */
function denoPermissions(path: string): readonly string[] {
  const read = `--allow-read=${repositoryFolder()},${dirname(path)}`;
  return [read, `--allow-write=${dirname(path)}`, '--allow-ffi', '--allow-sys', '--allow-env'];
}

/** Node, also where Deno runs loanq: what builds the site runs on Node only. It is installed with the packages. */
export function ownNode(): string {
  if (!('deno' in process.versions)) return process.execPath;
  return join(repositoryFolder(), 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/** loanq's version, from package.json. */
export function programVersion(): string {
  const text = isExecutable()
    ? new TextDecoder().decode(openAssets().read('package.json'))
    : readFileSync(join(repositoryFolder(), 'package.json'), 'utf8');
  const about: unknown = JSON.parse(text); // Checked by hand: a schema takes longer than the rest, at every start.
  if (
    typeof about === 'object' &&
    about !== null &&
    'version' in about &&
    typeof about.version === 'string'
  ) {
    return about.version;
  }
  throw new Error('package.json names no version.');
}
