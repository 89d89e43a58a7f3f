import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Readable, Writable } from 'node:stream';
import { after } from 'node:test';
import { createClient } from '@libsql/client';
import { runCommandLine } from '../../src/cli/mod.ts';
import { COMPILE_CACHE } from '../support/compile-cache-folder.ts';

/** A started loanq. */
export interface Program {
  readonly child: ChildProcess;
  /** Everything it wrote, once it has ended. */
  readonly ended: Promise<Ended>;
  /** Resolves with what the pattern matches once standard output or error has it; rejects if it ends without. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** The program's file, where it is a copy of this repository's. */
  readonly main?: string;
  /** What standard input holds. */
  readonly input?: string | Uint8Array;
  /** The executable in place of the program's source; then `environment` is all it is given. */
  readonly executable?: string;
  readonly folder?: string;
}

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** A test that fails leaves its program running, which would keep the test file from ending. */
const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the real program, without the settings of this environment. */
export function start(
  args: readonly string[],
  { environment = {}, main = MAIN, input, executable, folder }: StartOptions = {},
): Program {
  const { PATH } = process.env;
  const [file, ...before] = executable === undefined ? [process.execPath, main] : [executable];
  const child = spawn(file, [...before, ...args], {
    env: executable === undefined ? { PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment } : environment,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(folder === undefined ? {} : { cwd: folder }),
  });
  child.stdin.on('error', () => {}); // It may end without reading.
  child.stdin.end(input);
  running.add(child);
  child.on('close', () => running.delete(child));
  const text = { stdout: '', stderr: '' };
  const watchers = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      text[name] += chunk;
      for (const watch of watchers) watch();
    });
  }
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...text })));
  return {
    child,
    ended,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const watch = () => {
          const match = pattern.exec(`${text.stdout}${text.stderr}`);
          if (match !== null) resolve(match);
        };
        watchers.add(watch);
        watch();
        ended.then(() =>
          reject(new Error(`It ended without saying ${pattern}:\n${text.stdout}${text.stderr}`)),
        );
      }),
  };
}

/** Runs the program to its end. */
export function run(...args: string[]): Promise<Ended> {
  return start(args).ended;
}

/** Runs the program to its end within this process, which saves its start. */
export async function runHere(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const text = { stdout: '', stderr: '' };
  const collect = (name: 'stdout' | 'stderr'): Writable =>
    new Writable({
      write(chunk, _encoding, done) {
        text[name] += String(chunk);
        done();
      },
    });
  process.setMaxListeners(0); // Each run listens for interrupts.
  const stdout = collect('stdout');
  const stderr = collect('stderr');
  const stdin = () => Readable.from([]);
  const code = await runCommandLine({ argv: args, environment, stdin, stdout, stderr });
  return { code, ...text };
}

/** Starts a server on a free port; its address is the one that it says. */
export async function serve(...args: string[]): Promise<Program & { address: string }> {
  const program = start(['serve', '--port', '0', ...args]);
  const [address] = await program.said(/http:\/\/\S+/);
  return { ...program, address };
}

/** A folder for one test file, with a small database in it. */
export async function createFolder(): Promise<{ path: string; database: string; remove(): void }> {
  const path = mkdtempSync(join(tmpdir(), 'loanq-cli-'));
  const database = join(path, 'small.db');
  const client = createClient({ url: `file:${database}` });
  await client.executeMultiple(`
    CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, grade TEXT NOT NULL, principal REAL NOT NULL);
    INSERT INTO loans VALUES (1, 'A', 1000), (2, 'B', 2500.5), (3, 'A', 700);
  `);
  client.close();
  // A process that was just ended may still be writing its caches.
  return { path, database, remove: () => rmSync(path, { recursive: true, maxRetries: 5 }) };
}
