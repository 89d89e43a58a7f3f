import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { isExecutable, openAssets, repositoryFolder } from './asset-store.ts';

/** How to start a program: file and arguments. */
export interface ProgramCommand {
  readonly file: string;
  readonly arguments: readonly string[];
}

/** The word by which the executable is told to be a query process. */
export const QUERY_PROCESS_ARGUMENT = '--query-process';

/** How to start a query process with the runtime that runs this one. */
export function queryProcessCommand(): ProgramCommand {
  if (isExecutable()) return { file: process.execPath, arguments: [QUERY_PROCESS_ARGUMENT] };
  const entry = join(repositoryFolder(), 'src', 'database', 'query-process.ts');
  return { file: process.execPath, arguments: [...runtimeArguments(), entry] };
}

/** Deno starts nothing without permissions; Node needs none. A query process reads the database and no network. */
function runtimeArguments(): string[] {
  if (!('deno' in process.versions)) return [];
  return ['run', '--allow-read', '--allow-write', '--allow-env', '--allow-ffi', '--allow-sys'];
}

/** How to write the sample loan book to a file. Only from source: the executable holds the finished book. */
export function generateSampleCommand(path: string): ProgramCommand {
  const entry = join(repositoryFolder(), 'data', 'generate.ts');
  return { file: process.execPath, arguments: [...runtimeArguments(), entry, path] };
}

/** loanq's version, from package.json. */
export function programVersion(): string {
  const text = isExecutable()
    ? new TextDecoder().decode(openAssets().read('package.json'))
    : readFileSync(join(repositoryFolder(), 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
