import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { findExecutable, withoutExecutable } from '../../test/support/executable.ts';
import { pythonOf } from '../../test/support/install-python.ts';

/** What came of running code. */
export type RunResult =
  | { readonly kind: 'ran'; readonly output: string; readonly hasFailed: boolean }
  | { readonly kind: 'missing'; readonly reason: string };

/** Runs code of the languages that pages show. */
export interface Runtimes {
  run(language: string, code: string): Promise<RunResult>;
}

const ROOT = join(import.meta.dirname, '../..');
/** The virtual environment that `npm run docs` makes, and what the pages' Python imports. */
export const PYTHON_ENVIRONMENT = 'documentation';
export const PYTHON_PACKAGES: readonly string[] = ['requests', 'pandas', 'plotly'];
const TIMEOUT_MS = 120_000;

interface Runtime {
  readonly extension: string;
  readonly command: readonly [string, ...string[]];
  /** Why it cannot run here. */
  readonly missing: string | null;
}

/** Runtimes whose working folder is this; `loanq` is there a command, as if it were installed. */
export function createRuntimes(folder: string): Runtimes {
  const bin = join(folder, '.bin');
  mkdirSync(bin);
  const program = `#!/bin/sh\nexec ${loanq()} "$@"\n`;
  writeFileSync(join(bin, 'loanq'), program, { mode: 0o755 });
  const path = [bin, dirname(process.execPath), process.env['PATH']].join(delimiter);
  let count = 0;
  return {
    async run(language, code) {
      const runtime = RUNTIMES[language]?.();
      if (runtime === undefined) throw new Error(`Nothing here runs ${language}`);
      if (runtime.missing !== null) return { kind: 'missing', reason: runtime.missing };
      count += 1;
      const file = join(bin, `block-${count}${runtime.extension}`);
      writeFileSync(file, code);
      return runFile([...runtime.command, file], { folder, path });
    },
  };
}

/** The executable where it is built of this source, as it starts in less than half the time. */
function loanq(): string {
  const executable = withoutExecutable === false ? findExecutable() : null;
  const command = executable === null ? [process.execPath, join(ROOT, 'src/main.ts')] : [executable];
  return command.map((part) => `'${part}'`).join(' ');
}

const RUNTIMES: Readonly<Record<string, () => Runtime>> = {
  sh: () => ({ extension: '.sh', command: ['sh', '-e'], missing: null }),
  ts: () => ({ extension: '.mts', command: [process.execPath], missing: null }),
  python: () => {
    const python = pythonOf(PYTHON_ENVIRONMENT);
    const command = existsSync(python) ? python : 'python3';
    const modules = PYTHON_PACKAGES.join(', ');
    const missing = succeeds(command, ['-c', `import ${modules}`])
      ? null
      : `no Python with ${modules}; npm run docs installs them`;
    return { extension: '.py', command: [command], missing };
  },
  r: () => ({
    extension: '.R',
    command: ['Rscript'],
    missing: succeeds('Rscript', ['-e', 'library(httr2)']) ? null : 'no Rscript with httr2',
  }),
};

const known = new Map<string, boolean>();

/** Whether a command ends well; asked once. */
function succeeds(command: string, args: readonly string[]): boolean {
  const key = [command, ...args].join(' ');
  const answer = known.get(key) ?? spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  known.set(key, answer);
  return answer;
}

/** Without the settings of this environment. What is said about code that runs well (progress) is left out. */
function runFile(
  [command = '', ...args]: readonly string[],
  { folder, path }: { readonly folder: string; readonly path: string },
): Promise<RunResult> {
  const { HOME, NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compile') } = process.env;
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: path, HOME, NODE_COMPILE_CACHE, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  });
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      text[name] += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const hasFailed = code !== 0;
      resolve({ kind: 'ran', output: hasFailed ? text.stdout + text.stderr : text.stdout, hasFailed });
    });
  });
}
