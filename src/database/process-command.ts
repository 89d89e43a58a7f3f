import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { RUNTIME_DATA_MEBIBYTES, SCRIPT_HEAP_MEBIBYTES } from './limits.ts';

/** A program and its arguments; the settings of the query process follow as one more argument. */
export interface ProcessCommand {
  readonly file: string;
  readonly arguments: readonly string[];
  /** The whole of its environment; empty where absent. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The shell that sets the limits; absent on Windows and in images without one. */
export const SHELL = process.platform !== 'win32' && existsSync('/bin/sh') ? '/bin/sh' : null;

/** What the driver needs to load; it opens the database by itself. No network, no writing, no other programs. */
const DENO_PERMISSIONS = [
  '--no-prompt',
  '--allow-read',
  '--allow-ffi',
  '--allow-sys',
  '--allow-env=LIBSQL_JS_DEV',
] as const;

/**
 * How a query process is started from source. An executable passes its own command instead: itself, with the
 * argument that makes it a query process.
 */
export function defaultCommand(): ProcessCommand {
  const entry = join(import.meta.dirname, 'query-process', 'main.ts');
  // Stripping the types is most of the time a process takes to start; the cache makes it 70 ms instead of 200.
  const cache = join(import.meta.dirname, '../../node_modules/.cache/compiled');
  const heap = `--max-old-space-size=${SCRIPT_HEAP_MEBIBYTES}`;
  const flags =
    'deno' in process.versions
      ? ['run', '--quiet', `--v8-flags=${heap}`, ...DENO_PERMISSIONS]
      : ['--no-warnings', heap];
  return { file: process.execPath, arguments: [...flags, entry], environment: { NODE_COMPILE_CACHE: cache } };
}

/** A large sort may fill 1 GiB of temporary file, in blocks of 512 bytes. */
const TEMPORARY_FILE_BLOCKS = 2 * 1024 * 1024;

/**
 * The command with the kernel's limits around it: memory for data, no core files, and no large files unless it may
 * write the database.
 */
export function withLimits(
  command: ProcessCommand,
  { heapLimitBytes, writable }: { readonly heapLimitBytes: number; readonly writable: boolean },
): ProcessCommand {
  if (SHELL === null) return command;
  const kibibytes =
    (RUNTIME_DATA_MEBIBYTES + SCRIPT_HEAP_MEBIBYTES) * 1024 + Math.ceil(heapLimitBytes / 1024);
  const limits = ['-c 0', `-d ${kibibytes}`, ...(writable ? [] : [`-f ${TEMPORARY_FILE_BLOCKS}`])];
  // One limit a call: not every shell takes several.
  const script = `{ ${limits.map((limit) => `ulimit ${limit}`).join('; ')}; } 2>/dev/null; exec "$0" "$@"`;
  return { ...command, file: SHELL, arguments: ['-c', script, command.file, ...command.arguments] };
}
